import { translateGerman } from '../intents/german-words.ts'
import type { Intent, IntentName } from '../intents/intent.ts'
import { scoreRecipes } from '../recipes/score-recipes-task.ts'
import type { Question } from './answer.ts'

/** A message with one of these intents and without code may describe the code that it wants. */
export const vagueIntents: ReadonlySet<IntentName> = new Set(['unknown', 'explain', 'search'])

const maxLength = 200
/** Nearly all words of the message are those of the recipe. */
const minScore = 0.9

/** A question about the world, an opinion or the past, which code does not answer. */
const knowledgeQuestion = /^(?:what|who|whom|whose|why|when|where|should|is|are|was|does|did)\b/i

/** `reverse a list in Python` names no action, but nothing else than code that a recipe generates. */
export async function recognizeRecipe(question: Question): Promise<Omit<Intent, 'clause'> | undefined> {
  const { request, files, context } = question
  if (request.code.length > 0 || files.length > 0 || context?.repository !== undefined) return undefined
  const confidence = await scoreMessage(question, request.prose)
  return confidence >= minScore ? { name: 'generate', confidence } : undefined
}

/** Whether a message without a verb for creation was a request for code. */
export const isTerseRequest = async (question: Question, prose: string): Promise<boolean> =>
  (await scoreMessage(question, prose)) >= minScore

async function scoreMessage({ analyze }: Question, prose: string): Promise<number> {
  const prompt = prose.trim()
  if (prompt.length > maxLength || knowledgeQuestion.test(prompt)) return 0
  return analyze(scoreRecipes, { prompt: translateGerman(prompt) })
}

import { translateGerman } from '../intents/german-words.ts'
import type { Intent } from '../intents/intent.ts'
import { rateRecipes } from '../recipes/rate-recipes-task.ts'
import type { Question } from './answer.ts'

const maxLength = 200
/** Nearly all words of the message are those of the recipe. */
const minScore = 0.9

/** A question about the world, an opinion or the past, which code does not answer. */
const knowledgeQuestion = /^(?:what|who|whom|whose|why|when|where|should|is|are|was|does|did)\b/i

/** `reverse a list in Python` names no action, but nothing else than code that a recipe generates. */
export async function recognizeRecipe({
  request: { prose, code },
  files,
  context,
  analyze,
}: Question): Promise<Omit<Intent, 'clause'> | undefined> {
  const prompt = prose.trim()
  const isAboutCode = code.length > 0 || files.length > 0 || context?.repository !== undefined
  if (isAboutCode || prompt.length > maxLength || knowledgeQuestion.test(prompt)) return undefined
  const confidence = await analyze(rateRecipes, { prompt: translateGerman(prompt) })
  return confidence >= minScore ? { name: 'generate', confidence } : undefined
}

import { Problem } from '@octavo/platform/errors.ts'
import type { AnalysisTask } from '../analysis/analysis.ts'
import { createCompletions } from '../completion/create-completions.ts'
import type { Context } from '../context.ts'
import type { ChatTask } from '../engine/chat-task.ts'
import type { Engine, EngineEvent } from '../engine/engine.ts'
import { estimateTokens } from '../engine/estimate-tokens.ts'
import { refuseFormat } from '../engine/refuse-format.ts'
import type { IntentName } from '../intents/intent.ts'
import type { Repositories } from '../repositories/repositories.ts'
import { answerWithTools } from './agent/answer-with-tools.ts'
import { type Answer, type Question, textEvent } from './answer.ts'
import { answerConvert } from './answers/convert.ts'
import { answerChangeLanguage, answerShortenNames, answerUndo } from './answers/follow-ups.ts'
import { answerGenerate } from './answers/generate.ts'
import { answerDocument, answerExplain, answerFix, answerReview, answerTest } from './answers/operations.ts'
import { answerRefactor } from './answers/refactor.ts'
import { answerSearch } from './answers/search.ts'
import { answerCapability, answerSmallTalk, answerUnknown } from './answers/talk.ts'
import { limitEvents } from './limit-events.ts'
import { promptText, readQuestion, type Understood } from './read-question.ts'
import { recognizeRecipe, vagueIntents } from './recognize-recipe.ts'

const answers: Record<IntentName, (question: Question) => Answer> = {
  generate: answerGenerate,
  regex: answerGenerate,
  cron: answerGenerate,
  sql: answerGenerate,
  git: answerGenerate,
  refactor: answerRefactor,
  document: answerDocument,
  explain: answerExplain,
  fix: answerFix,
  test: answerTest,
  review: answerReview,
  convert: answerConvert,
  search: answerSearch,
  'where-is': answerSearch,
  'how-is-it-used': answerSearch,
  undo: answerUndo,
  'change-language': answerChangeLanguage,
  'shorten-names': answerShortenNames,
  'small-talk': answerSmallTalk,
  capability: answerCapability,
  unknown: answerUnknown,
}

/** The engine without a language model: the same request has the same response, byte for byte. */
export function createRulesEngine(context: Context, repositories: Repositories): Engine {
  const { analysis } = context
  const completions = createCompletions(context, repositories)

  async function* answer(task: ChatTask, signal: AbortSignal): Answer {
    refuseFormat(task)
    const answerQuestion = (understood: Understood) => answerAlone(understood, task.userId ?? 0, signal)
    yield* answerWithTools(task, answerQuestion) ?? answerQuestion(readQuestion(task))
  }

  async function* answerAlone(understood: Understood, userId: number, signal: AbortSignal): Answer {
    const analyze = <Input, Output>(analysisTask: AnalysisTask<Input, Output>, input: Input) =>
      analysis.run(analysisTask, input, { userId, signal })
    const question: Question = { ...understood, repositories, userId, signal, analyze }
    const { intent } = understood
    const recognized = vagueIntents.has(intent.name) ? await recognizeRecipe(question) : undefined
    const { name, refactoring, confidence } = recognized ?? intent
    const fullName = refactoring === undefined ? name : `${name}:${refactoring}`
    yield { type: 'artifact', artifact: { kind: 'intent', name: fullName, confidence } }
    try {
      yield* answers[name](question)
    } catch (error) {
      if (!isAboutCode(error)) throw error
      yield textEvent(error.message)
    }
  }

  return {
    name: 'rules',
    chat: (task, signal) =>
      limitEvents(trimEnd(answer(task, signal)), task, () => estimateTokens(promptText(task)), signal),
    async *complete(task, signal): AsyncGenerator<EngineEvent> {
      const results = await completions.complete(task, signal)
      for (const [index, { text }] of results.entries()) yield { type: 'text', text, index }
      yield {
        type: 'usage',
        usage: {
          promptTokens: estimateTokens(task.prefix) + estimateTokens(task.suffix),
          completionTokens: estimateTokens(results.map(({ text }) => text).join('\n')),
          source: 'estimated',
        },
      }
      yield { type: 'stop', reason: 'stop' }
    },
  }
}

/** Paragraphs end with an empty line, but the response does not. */
async function* trimEnd(events: Answer): AsyncGenerator<EngineEvent> {
  let space = ''
  for await (const event of events) {
    if (event.type !== 'text') {
      yield event
      continue
    }
    const text = event.text.trimEnd()
    yield { type: 'text', text: space + text }
    space = event.text.slice(text.length)
  }
}

/** Code that cannot be parsed is an answer to its author, not a failed request. */
const isAboutCode = (error: unknown): error is Problem =>
  error instanceof Problem && ['code_unparsable', 'analysis_failed', 'request_invalid'].includes(error.code)

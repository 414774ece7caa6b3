import { recognizeIntent } from '../../intents/recognize-intent.ts'
import { type Answer, type Question, showCode, textEvent } from '../answer.ts'
import { isTerseRequest, vagueIntents } from '../recognize-recipe.ts'
import { generate } from './generate.ts'
import { refactorWith } from './refactor.ts'

/** The code before the last change. */
export async function* answerUndo({ request: { earlierCode } }: Question): Answer {
  const last = earlierCode.at(-1)
  const before = earlierCode.findLast(({ code }) => code.trim() !== last?.code.trim())
  if (!before) yield textEvent('There is no earlier version of the code in this conversation.')
  else {
    yield* showCode(before.language ?? before.name, before.code, before.path)
    yield textEvent('This is the version before the last change.')
  }
}

/** The last request for code again, in another language. */
export async function* answerChangeLanguage(question: Question): Answer {
  const { earlierProse, language } = question.request
  const last = lastGeneration(earlierProse) ?? (await findTerseRequest(question))
  if (!last || !language) yield textEvent('Which code do you want in which language?')
  else yield* generate(question, withoutLanguage(last), language, undefined)
}

const generating = new Set(['generate', 'regex', 'cron', 'sql', 'git'])
const nothing = { hasCode: false, hasPrevious: false, hasRepository: false }

const maxEarlier = 20
const maxEarlierLength = 1_000

/** The last message that requested new code. */
export const lastGeneration = (earlierProse: readonly string[]): string | undefined =>
  findLastOf(generating, earlierProse)

const findLastOf = (names: ReadonlySet<string>, earlierProse: readonly string[]): string | undefined =>
  earlierProse
    .slice(-maxEarlier)
    .findLast((text) => names.has(recognizeIntent(text.slice(0, maxEarlierLength), nothing).name))

async function findTerseRequest(question: Question): Promise<string | undefined> {
  const last = findLastOf(vagueIntents, question.request.earlierProse)
  return last !== undefined && (await isTerseRequest(question, last)) ? last : undefined
}

const withoutLanguage = (prompt: string): string =>
  prompt.replace(
    /(?<!\s)\s+(?:in|using|with|for)\s+(?:plain\s+)?(?:typescript|javascript|python3?|golang|go|rust|java|c#|csharp|c\+\+|c|ruby|php|ts|js)(?![\w#+-])/gi,
    '',
  )

export async function* answerShortenNames(question: Question): Answer {
  if (question.files.length === 0)
    yield textEvent('Which code? Send it in a fenced code block, or attach files.')
  else yield* refactorWith(question, 'rename')
}

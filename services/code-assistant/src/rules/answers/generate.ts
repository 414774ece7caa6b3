import { generateCode } from '../../recipes/generate-code-task.ts'
import { findLanguage, languageOfPath } from '../../source-code/languages.ts'
import { type Answer, type Question, say, showChecks, showCode } from '../answer.ts'

const maxPromptLength = 20_000

export async function* answerGenerate(question: Question): Answer {
  const { request } = question
  const spec = request.code.map(({ code }) => code).join('\n\n')
  yield* generate(question, request.prose, request.language, spec === '' ? undefined : spec)
}

export async function* generate(
  { analyse }: Question,
  prompt: string,
  language: string | undefined,
  spec: string | undefined,
): Answer {
  const result = await analyse(generateCode, { prompt: prompt.slice(0, maxPromptLength), language, spec })
  if ('abstained' in result) {
    yield say(result.abstained)
    return
  }
  const several = result.files.length > 1
  for (const { path, content } of result.files)
    yield* showCode(languageOfPath(path) ?? findLanguage(result.language) ?? result.language, content, several ? path : undefined)
  yield say(result.explanation)
  for (const { path, content } of result.tests) yield* showCode(languageOfPath(path) ?? '', content, path)
  yield* showChecks(result.checks)
}

const dataLanguages = new Set(['json', 'yaml', 'sql'])

/** Data definitions are translated by recipes. Programs are not, except from JavaScript to TypeScript. */
export async function* answerConvert(question: Question): Answer {
  const { request, files } = question
  const [first] = files
  const source = first && languageOfPath(first.path)
  const isDefinition =
    source !== undefined &&
    (dataLanguages.has(source) || /^\s*(?:export )?(?:interface|type) \w+/m.test(first?.content ?? ''))
  const generated = request.earlierProse.findLast((text) => text !== '')
  if (request.code.length === 0 && request.earlierCode.length > 0 && generated && request.language)
    yield* generate(question, generated, request.language, undefined)
  else if (first && isDefinition) yield* generate(question, request.prose, request.language, first.content)
  else if (!first)
    yield say('Which code do you want to convert? Send it in a fenced code block, and name the target language.')
  else
    yield say(
      'The basic engine does not translate programs from one language to another: only a language model can, and none is configured. ' +
        'It converts JavaScript to TypeScript, and data definitions (JSON samples, JSON Schema, TypeScript types, SQL tables, OpenAPI) to types, validators and tables of other languages.',
    )
}

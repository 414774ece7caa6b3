import { findOperation } from '../../refactoring/catalogue.ts'
import { languageOfPath } from '../../source-code/languages.ts'
import { type Answer, type Question, textEvent } from '../answer.ts'
import { answerChangeLanguage, lastGeneration } from './follow-ups.ts'
import { generate } from './generate.ts'
import { refactorWith } from './refactor.ts'

const dataLanguages: ReadonlySet<string | undefined> = new Set(['json', 'yaml', 'sql'])
const toTypeScript = 'convert-to-typescript'

/** Recipes translate data definitions. Programs are not translated, except from JavaScript to TypeScript. */
export async function* answerConvert(question: Question): Answer {
  const { request, files } = question
  const [first] = files
  const source = first && languageOfPath(first.path)
  const isGenerated = request.code.length === 0 && request.earlierCode.length > 0
  if (!first)
    yield textEvent(
      'Which code do you want to convert? Send it in a fenced code block, and name the target language.',
    )
  else if (
    request.language === 'typescript' &&
    findOperation(toTypeScript)?.languages.some((name) => name === source)
  )
    yield* refactorWith(question, toTypeScript)
  else if (isGenerated && lastGeneration(request.earlierProse)) yield* answerChangeLanguage(question)
  else if (dataLanguages.has(source) || /^[ \t]*(?:export )?(?:interface|type) \w+/m.test(first.content))
    yield* generate(question, request.prose, request.language, first.content)
  else
    yield textEvent(
      'The basic engine does not translate programs from one language to another: only a language model can, and none is configured. ' +
        'It converts JavaScript to TypeScript, and data definitions (JSON samples, JSON Schema, TypeScript types, SQL tables) to types, validators and tables of other languages.',
    )
}

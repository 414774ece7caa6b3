import { translateGerman } from '../../intents/german-words.ts'
import {
  type GeneratedCode,
  type GenerationAbstention,
  generateCode,
} from '../../recipes/generate-code-task.ts'
import { findLanguage, languageOfPath } from '../../source-code/languages.ts'
import { type Answer, type Question, showChecks, showCode, textEvent } from '../answer.ts'

const maxPromptLength = 20_000

export async function* answerGenerate(question: Question): Answer {
  const { request } = question
  const spec = request.code.map(({ code }) => code).join('\n\n')
  yield* generate(question, request.prose, request.language, spec === '' ? undefined : spec)
}

export async function* generate(
  question: Question,
  prompt: string,
  language: string | undefined,
  spec: string | undefined,
): Answer {
  const result = await findCode(question, prompt, language, spec)
  if ('abstained' in result) yield textEvent(result.abstained)
  else yield* showGenerated(result)
}

export function findCode(
  { analyze }: Question,
  prompt: string,
  language: string | undefined,
  spec: string | undefined,
): Promise<GeneratedCode | GenerationAbstention> {
  return analyze(generateCode, { prompt: translateGerman(prompt.slice(0, maxPromptLength)), language, spec })
}

export async function* showGenerated(result: GeneratedCode): Answer {
  const several = result.files.length > 1
  for (const { path, content } of result.files)
    yield* showCode(
      languageOfPath(path) ?? findLanguage(result.language) ?? result.language,
      content,
      several ? path : undefined,
    )
  yield textEvent(result.explanation)
  for (const { path, content } of result.tests) yield* showCode(languageOfPath(path) ?? '', content, path)
  yield* showChecks(result.checks)
}

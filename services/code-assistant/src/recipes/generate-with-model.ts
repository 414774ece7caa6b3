import type { Static } from 'typebox'
import type { Context } from '../context.ts'
import { type RevisionOptions, reviseWithModel } from '../refactoring/revise-with-model.ts'
import { languageOfPath } from '../source-code/languages.ts'
import type { ModelPrompt, ModelRun } from '../tasks/model-run.ts'
import { fileFormat } from '../tasks/reply-files.ts'
import type { TaskResult } from '../tasks/respond.ts'
import type { GenerateBody } from './schema.ts'

export function generatePrompt({ prompt, framework, tests, spec }: Static<typeof GenerateBody>): ModelPrompt {
  const lines = [
    `Generate the code that the user asks for. ${fileFormat} Write the main file first, and a short explanation.`,
    ...(framework === undefined ? [] : [`Use ${framework}.`]),
    ...(tests ? ['Add unit tests in files of their own.'] : []),
    ...(spec === undefined ? [] : ['The attached specification describes the data or the API.']),
  ]
  return {
    instructions: lines.join(' '),
    message: prompt,
    files: spec === undefined ? [] : [{ path: 'specification', content: spec }],
  }
}

const testFile = /(?:[._-](?:test|spec)\.|(?:^|\/)(?:tests?|__tests__)\/|(?:^|\/)test_)/

export async function generateWithModel(
  context: Context,
  run: ModelRun,
  options: Omit<RevisionOptions, 'files'>,
): Promise<TaskResult> {
  const keepsAll = () => undefined
  const revision = await reviseWithModel(context, run, {
    ...options,
    files: [],
    addsFiles: true,
    findFailure: keepsAll,
  })
  const { reply, files, checks, prose, rejected } = revision
  const isTest = ({ path }: { path: string }) => testFile.test(path)
  const [main] = files
  return {
    ...reply.result,
    warnings: [
      ...revision.warnings,
      ...(rejected === undefined ? [] : [`The code is not used: ${rejected}`]),
      ...checks.filter(({ ok }) => !ok).map(({ detail }) => `The code has an error: ${detail}`),
    ],
    body: {
      recipe: null,
      closest: [],
      language: (main && languageOfPath(main.path)) ?? null,
      code: main?.content ?? '',
      files: files.filter((file) => !isTest(file)),
      tests: files.filter(isTest),
      explanation: prose,
      checks,
    },
  }
}

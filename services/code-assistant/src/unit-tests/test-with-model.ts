import type { Context } from '../context.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import { type RevisionOptions, reviseWithModel } from '../refactoring/revise-with-model.ts'
import type { ModelPrompt, ModelRun } from '../tasks/model-run.ts'
import { fileFormat } from '../tasks/reply-files.ts'
import type { TaskResult } from '../tasks/respond.ts'
import { supplement } from '../tasks/rules-supplement.ts'
import type { TestBody } from './schema.ts'
import { writeTests } from './write-tests-task.ts'

export function testPrompt(framework: TestBody['framework'], files: readonly CodeFile[]): ModelPrompt {
  const name = framework === undefined ? '' : ` with ${framework}`
  return {
    instructions: `Write unit tests${name} for the attached code, in new files beside it. Do not change the code. ${fileFormat}`,
    message: 'Write unit tests for the attached code.',
    files,
  }
}

export async function testWithModel(
  context: Context,
  framework: TestBody['framework'],
  run: ModelRun,
  options: RevisionOptions,
): Promise<TaskResult> {
  const paths = new Set(options.files.map(({ path }) => path))
  // The tests are reported with their failed checks, because nothing that works is at risk.
  const keepsAll = () => undefined
  const revision = await reviseWithModel(context, run, { ...options, addsFiles: true, findFailure: keepsAll })
  const { reply, checks, rejected } = revision
  const files = revision.files.filter(({ path }) => !paths.has(path))
  const warnings = [...revision.warnings]
  if (rejected !== undefined) warnings.push(`The tests are not used: ${rejected}`)
  if (files.length < revision.files.length)
    warnings.push('The changes of the model to the code are left out.')
  for (const { ok, detail } of checks) if (!ok) warnings.push(`The tests have an error: ${detail}`)
  const text = files.map(({ content }) => content).join('\n')
  const symbols = await findSymbols()
  return {
    ...reply.result,
    warnings,
    body: { files, covered_symbols: symbols.filter((symbol) => mentions(text, symbol)), checks },
  }

  /** Lists the symbols that the rules would test. They do not support all languages. */
  async function findSymbols(): Promise<readonly string[]> {
    const { files, userId, signal } = options
    const tests = context.analysis.run(writeTests, { files, framework }, { userId, signal })
    return (await supplement<Pick<Awaited<typeof tests>, 'coveredSymbols'>>(tests, { coveredSymbols: [] }))
      .coveredSymbols
  }
}

const mentions = (text: string, symbol: string): boolean =>
  text.split(/[^\w$]+/).includes(symbol.split('.').at(-1) ?? symbol)

import type { Context } from '../context.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { ModelPrompt, ModelRun } from '../tasks/model-run.ts'
import { fileFormat } from '../tasks/reply-files.ts'
import type { TaskResult } from '../tasks/respond.ts'
import { changedRange } from './changed-range.ts'
import { presentRefactoring } from './present.ts'
import type { CodeRange } from './refactor-code-task.ts'
import { type RevisionOptions, reviseWithModel } from './revise-with-model.ts'
import type { RefactorBody } from './schema.ts'

/** Stands in `operation` of results, as no operation of the catalogue was run. */
const operation = 'instruction'

export function refactorPrompt(
  instruction: string,
  files: readonly CodeFile[],
  range: CodeRange | undefined,
): ModelPrompt {
  const restriction = range
    ? `\nChange only lines ${range.startLine} to ${range.endLine} of ${range.path ?? files[0]?.path}.`
    : ''
  return {
    instructions: `Refactor the attached code as the user asks, and keep what it does. ${fileFormat}`,
    message: instruction + restriction,
    files,
  }
}

export async function refactorWithModel(
  context: Context,
  body: RefactorBody,
  run: ModelRun,
  options: RevisionOptions,
): Promise<TaskResult> {
  const revision = await reviseWithModel(context, run, { ...options, addsFiles: true })
  const { reply, files, diff, checks, rejected, warnings } = revision
  const contents = new Map(options.files.map(({ path, content }) => [path, content]))
  const changes = files.map(({ path, content }) => ({
    operation,
    path,
    range: changedRange(contents.get(path) ?? '', content),
    summary: contents.has(path) ? `Rewrite ${path}` : `Add ${path}`,
    safety: 'review' as const,
  }))
  return {
    ...reply.result,
    warnings,
    body: presentRefactoring(body, operation, options.files[0]?.path, {
      files,
      diff,
      changes,
      checks,
      rejected: rejected === undefined ? [] : [{ operation, reason: rejected }],
    }),
  }
}

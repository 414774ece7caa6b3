import type { Context } from '../context.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { CheckRevisionOutput, RevisionProblem } from '../refactoring/check-revision-task.ts'
import { type RevisionOptions, reviseWithModel } from '../refactoring/revise-with-model.ts'
import type { ModelPrompt, ModelRun } from '../tasks/model-run.ts'
import { fileFormat } from '../tasks/reply-files.ts'
import type { TaskResult } from '../tasks/respond.ts'
import { presentCode } from '../tasks/rules-result.ts'
import type { RequestedDiagnostic } from './fix-code-task.ts'

export function fixPrompt(
  diagnostics: readonly RequestedDiagnostic[] | undefined,
  files: readonly CodeFile[],
): ModelPrompt {
  const errors = diagnostics?.length
    ? `Fix these diagnostics only:\n${JSON.stringify(diagnostics)}`
    : 'Fix all errors of the attached code.'
  return {
    instructions: `Repair the attached code with as few changes as possible. ${fileFormat}`,
    message: errors,
    files,
  }
}

export async function fixWithModel(
  context: Context,
  code: string | undefined,
  run: ModelRun,
  options: RevisionOptions,
): Promise<TaskResult> {
  const revision = await reviseWithModel(context, run, { ...options, findFailure: findMoreErrors })
  const { reply, files, diff, checks, before, after, rejected, warnings } = revision
  const remainingKeys = new Set(after.map(keyOf))
  const fix = 'Rewritten by the model.'
  return {
    ...reply.result,
    warnings: rejected === undefined ? warnings : [...warnings, `The fixes are not used: ${rejected}`],
    body: {
      ...presentCode(code, options.files[0]?.path, files),
      files,
      diff,
      checks,
      fixed: before
        .filter((problem) => !remainingKeys.has(keyOf(problem)))
        .map((problem) => ({ ...problem, fix })),
      remaining: after,
    },
  }
}

const keyOf = ({ path, code, message }: RevisionProblem) => `${path}\n${code}\n${message}`

/** A repair of syntax may show errors that it hid before. */
function findMoreErrors({ before, after }: CheckRevisionOutput): string | undefined {
  const [first] = after
  if (!first || after.length < before.length) return undefined
  return `${first.path}:${first.line}:${first.column}: ${first.message} No fewer errors remain than before.`
}

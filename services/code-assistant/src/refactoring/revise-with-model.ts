import type { Context } from '../context.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { ModelReply, ModelRun } from '../tasks/model-run.ts'
import { readReplyFiles } from '../tasks/reply-files.ts'
import type { TaskProgress } from '../tasks/respond.ts'
import { type CheckRevisionOutput, checkRevision } from './check-revision-task.ts'

export interface RevisionOptions {
  /** The files of the request. */
  files: readonly CodeFile[]
  userId: number
  signal: AbortSignal
  progress: TaskProgress
  /** Lets the model add files. */
  addsFiles?: boolean
  /** Why a revision is not used. Default: it has new errors. */
  findFailure?(check: CheckRevisionOutput): string | undefined
}

/** The files that a language model changed, if they passed the checks. */
export interface ModelRevision extends CheckRevisionOutput {
  reply: ModelReply
  /** The files that changed. */
  files: CodeFile[]
  /** The text of the reply around the code. */
  prose: string
  /** Why the changes are not used. */
  rejected: string | undefined
  warnings: string[]
}

/** Reads changed files from the reply of a language model, and verifies them. They are used all or not at all. */
export async function reviseWithModel(
  { analysis }: Pick<Context, 'analysis'>,
  run: ModelRun,
  { files, userId, signal, progress, addsFiles = false, findFailure = findNewErrors }: RevisionOptions,
): Promise<ModelRevision> {
  const reply = await run.read(progress)
  const { files: modelFiles, prose, warnings } = readReplyFiles(reply.text, files)
  const contents = new Map(files.map(({ path, content }) => [path, content]))
  const changedFiles: CodeFile[] = []
  for (const file of modelFiles) {
    if (!addsFiles && !contents.has(file.path))
      warnings.push(
        `The model's file ${JSON.stringify(file.path)} is left out: the request has no such file.`,
      )
    else if (contents.get(file.path) !== file.content) changedFiles.push(file)
  }
  const byPath = new Map([...files, ...changedFiles].map((file) => [file.path, file]))
  const check = await analysis.run(
    checkRevision,
    { before: files, after: [...byPath.values()] },
    { userId, signal },
  )
  for (const { name, ok, detail } of check.checks) progress.check({ kind: 'check', name, ok, detail })
  const rejected = reply.isCut
    ? "The model's reply was cut off at its token limit."
    : changedFiles.length > 0
      ? findFailure(check)
      : undefined
  const shared = { ...check, reply, prose, rejected, warnings: [...reply.warnings, ...warnings] }
  return rejected === undefined
    ? { ...shared, files: changedFiles }
    : { ...shared, files: [], diff: '', after: check.before }
}

const findNewErrors = ({ checks }: CheckRevisionOutput): string | undefined =>
  checks.find(({ ok }) => !ok)?.detail

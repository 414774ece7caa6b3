import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { VerificationStep } from './operation.ts'

export interface CheckRevisionInput {
  before: readonly CodeFile[]
  after: readonly CodeFile[]
}

export interface RevisionProblem {
  path: string
  /** Lines and columns count from 1. */
  line: number
  column: number
  /** Such as `TS2304`, or `syntax`. */
  code: string
  message: string
}

export interface CheckRevisionOutput {
  /** The passed checks on the changed code. Empty if no compiler knows the languages. */
  checks: VerificationStep[]
  before: RevisionProblem[]
  after: RevisionProblem[]
  /** Unified diffs of all files that changed. */
  diff: string
}

/** Compares the errors of code before and after a change whose single edits are not known. */
export const checkRevision = defineTask<CheckRevisionInput, CheckRevisionOutput>(
  new URL('./check-revision.ts', import.meta.url),
)

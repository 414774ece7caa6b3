import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { Safety, VerificationStep } from './operation.ts'

export interface RefactorCodeInput {
  files: readonly CodeFile[]
  /** The id of an operation. */
  operation: string
  arguments: Record<string, unknown>
  range?: CodeRange
}

/** Lines and columns count from 1. Without columns: whole lines. The end column is exclusive. */
export interface CodeRange {
  /** Default: the first file. */
  path?: string
  startLine: number
  startColumn?: number
  endLine: number
  endColumn?: number
}

export type FileChange =
  | { path: string; content: string; previousPath?: string }
  | { path: string; deleted: true }

export interface AppliedChange {
  operation: string
  path: string
  /** In the file of the request. */
  range: Required<Omit<CodeRange, 'path'>>
  summary: string
  safety: Safety
}

export interface RejectedChange {
  operation: string
  reason: string
  path?: string
  range?: Required<Omit<CodeRange, 'path'>>
}

export interface RefactorCodeOutput {
  /** The files that changed. */
  files: FileChange[]
  /** Unified diffs of all changed files. */
  diff: string
  changes: AppliedChange[]
  checks: VerificationStep[]
  rejected: RejectedChange[]
}

export const refactorCode = defineTask<RefactorCodeInput, RefactorCodeOutput>(
  new URL('./refactor-code.ts', import.meta.url),
)

import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { FileChange } from '../refactoring/refactor-code-task.ts'

export interface FixCodeInput {
  files: readonly CodeFile[]
  /** Limits fixes to these. Default: all that a compiler finds. */
  diagnostics?: readonly RequestedDiagnostic[] | undefined
}

/** A diagnostic of an editor or a compiler. Every field that is present has to match. */
export interface RequestedDiagnostic {
  path?: string | undefined
  /** Counted from 1. */
  line?: number | undefined
  code?: string | undefined
  message?: string | undefined
}

export interface FixCodeOutput {
  /** Only those that changed. */
  files: FileChange[]
  diff: string
  fixed: FixedDiagnostic[]
  remaining: CodeDiagnostic[]
}

export interface CodeDiagnostic {
  path: string
  /** Counted from 1, in the original file for fixed ones and in the new one for those that remain. */
  line: number
  column: number
  /** Such as `TS2304`, or `syntax`. */
  code: string
  message: string
}

export interface FixedDiagnostic extends CodeDiagnostic {
  /** A description of the fix, such as `Add import from "./a"`. */
  fix: string
}

/** Repairs diagnostics of compilers, and keeps only repairs after which fewer remain. */
export const fixCode = defineTask<FixCodeInput, FixCodeOutput>(new URL('./fix-code.ts', import.meta.url))

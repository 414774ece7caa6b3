import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'

export interface ReviewCodeInput {
  files?: readonly CodeFile[] | undefined
  /** A unified diff. Findings are limited to its added lines; files of the request complete its context. */
  diff?: string | undefined
}

export interface ReviewCodeOutput {
  findings: ReviewFinding[]
  warnings: string[]
}

export type Severity = 'error' | 'warning' | 'info'

export interface ReviewFinding {
  path: string
  /** Counted from 1. */
  line: number
  severity: Severity
  /** Such as `floating-promise`. */
  rule: string
  message: string
  suggestion: string
}

/** Finds likely defects in code. */
export const reviewCode = defineTask<ReviewCodeInput, ReviewCodeOutput>(
  new URL('./review-code.ts', import.meta.url),
)

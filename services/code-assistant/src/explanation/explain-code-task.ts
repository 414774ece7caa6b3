import { defineTask } from '../analysis/analysis.ts'

export interface ExplainCodeInput {
  code: string
  /** A programming language, or `regex`, `cron` or `shell`. Detected if it is missing. */
  language?: string | undefined
  path?: string | undefined
  /** Default: `normal`. `brief` has no control flow, `full` also has that of private functions. */
  detail?: 'brief' | 'normal' | 'full' | undefined
}

export interface ExplainCodeOutput {
  language: string
  /** Markdown. */
  explanation: string
  outline: OutlineEntry[]
  /** Totals of the code: sums of lines and complexities, maxima of the others. */
  metrics: CodeMetrics
  calls: ExternalCall[]
  complexityNotes: string[]
}

export interface OutlineEntry {
  name: string
  kind: string
  /** Lines are counted from 1. */
  startLine: number
  endLine: number
  parent?: string
  signature: string
  summary?: string
  metrics?: CodeMetrics
}

export interface CodeMetrics {
  cyclomatic: number
  cognitive: number
  /** Lines with code. */
  loc: number
  nesting: number
  params: number
}

export interface ExternalCall {
  /** As written, such as `fs.readFile`. */
  name: string
  /** The module that it is imported from. */
  module?: string
  /** Names of the functions that call it. */
  callers: string[]
  count: number
}

/** Describes code in plain words. */
export const explainCode = defineTask<ExplainCodeInput, ExplainCodeOutput>(
  new URL('./explain-code.ts', import.meta.url),
)

import type { CodeFile } from '../engine/chat-task.ts'
import type { ReviewFinding, Severity } from './review-code-task.ts'

/** Reports a finding at a line, counted from 1. */
export type Report = (line: number, rule: RuleName, message: string, suggestion: string) => void

const severities = {
  'assignment-in-condition': 'warning',
  'async-callback': 'warning',
  'async-promise-executor': 'warning',
  'bare-except': 'warning',
  'boolean-comparison': 'info',
  'callback-twice': 'error',
  'command-injection': 'error',
  debugger: 'warning',
  'duplicate-code': 'info',
  'empty-catch': 'warning',
  eval: 'error',
  'fallthrough-case': 'warning',
  'floating-promise': 'error',
  'hard-coded-secret': 'error',
  'html-injection': 'warning',
  'literal-identity': 'error',
  'long-function': 'info',
  'loose-equality': 'warning',
  'missing-await': 'error',
  'mutable-default': 'error',
  'nan-comparison': 'error',
  'none-comparison': 'warning',
  'query-in-loop': 'warning',
  'self-comparison': 'error',
  shadowing: 'info',
  'slow-regex': 'warning',
  'sql-injection': 'error',
  'tuple-assertion': 'error',
  unreachable: 'warning',
  'unsafe-load': 'error',
  unused: 'warning',
  'unused-format': 'info',
} as const satisfies Record<string, Severity>

export type RuleName = keyof typeof severities

export function createReport({ path }: CodeFile, findings: ReviewFinding[]): Report {
  return (line, rule, message, suggestion) => {
    const isKnown = findings.some(
      (finding) =>
        finding.path === path &&
        finding.line === line &&
        finding.rule === rule &&
        finding.message === message,
    )
    if (!isKnown) findings.push({ path, line, severity: severities[rule], rule, message, suggestion })
  }
}

import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'
import type { FileChange } from '../refactoring/refactor-code-task.ts'

export const testFrameworks = ['vitest', 'node:test', 'pytest', 'unittest'] as const

export type TestFramework = (typeof testFrameworks)[number]

export interface WriteTestsInput {
  files: readonly CodeFile[]
  /** Default: `node:test` for TypeScript and JavaScript, `pytest` for Python. */
  framework?: TestFramework | undefined
}

export interface WriteTestsOutput {
  /** Test files beside the files that they test. */
  files: FileChange[]
  coveredSymbols: string[]
  checks: { name: string; ok: boolean; detail: string }[]
  warnings: string[]
}

/** Writes unit tests for the exported functions and classes of code. */
export const writeTests = defineTask<WriteTestsInput, WriteTestsOutput>(
  new URL('./write-tests.ts', import.meta.url),
)

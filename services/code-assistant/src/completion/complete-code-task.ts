import { defineTask } from '../analysis/analysis.ts'
import type { CodeFile } from '../engine/chat-task.ts'

export interface CompletionInput {
  prefix: string
  suffix: string
  path?: string | undefined
  language?: string | undefined
  /** Other code, the most relevant first. */
  snippets: readonly CodeFile[]
  /** Files of the repository, the most relevant first. */
  repositoryFiles?: readonly CodeFile[]
  /** The maximum number of completions. */
  count: number
  stop?: readonly string[]
}

export interface Completion {
  text: string
  /** The mean probability of its tokens. */
  score: number
  /** `ngram` continues like similar code, `ls` completes a name that is in scope. */
  source: 'ngram' | 'ls'
}

/** Completes code up to the end of the statement. Returns nothing when it is unsure. */
export const completeCode = defineTask<CompletionInput, { completions: Completion[] }>(
  new URL('./complete-code.ts', import.meta.url),
)

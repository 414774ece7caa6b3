import type { CodeFile } from './chat-task.ts'

/** Code to insert between a prefix and a suffix. */
export interface CompletionTask {
  model: string
  prefix: string
  suffix: string
  path?: string
  language?: string
  /** Other files and snippets, the most relevant first. */
  snippets: readonly CodeFile[]
  repository?: string
  userId: number
  count: number
  maxTokens?: number
  temperature?: number
  topP?: number
  seed?: number
  stop: readonly string[]
}

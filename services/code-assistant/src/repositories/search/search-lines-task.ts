import { defineTask } from '../../analysis/analysis.ts'

export interface LineSearch {
  pattern: string
  files: { ordinal: number; content: string }[]
  maxPerFile: number
  maxMatches: number
}

/** Finds the lines that match a regular expression of a user. */
export const searchLines = defineTask<LineSearch, { matches: { ordinal: number; line: number }[] }>(
  new URL('./search-lines.ts', import.meta.url),
)

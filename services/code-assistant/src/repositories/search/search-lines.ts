import { Script } from 'node:vm'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { AnalysisProblem } from '../../analysis/analysis-problem.ts'
import type { LineSearch } from './search-lines-task.ts'

/** A regular expression with exponential backtracking stops here, and its thread continues. */
const timeoutMs = 2_000

declare global {
  var searchMatchingLines: (() => LineMatch[]) | undefined
}

interface LineMatch {
  ordinal: number
  line: number
}

const script = new Script('globalThis.searchMatchingLines()')

export function run(search: LineSearch): { matches: LineMatch[] } {
  globalThis.searchMatchingLines = () => findLines(search)
  try {
    return { matches: script.runInThisContext({ timeout: timeoutMs }) }
  } catch (error) {
    if (asRecord(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
    throw new AnalysisProblem('request_invalid', 'The regular expression takes too long.', 'query')
  } finally {
    globalThis.searchMatchingLines = undefined
  }
}

function findLines({ pattern, files, maxPerFile, maxMatches }: LineSearch): LineMatch[] {
  const expression = new RegExp(pattern)
  const matches: LineMatch[] = []
  for (const { ordinal, content } of files) {
    let count = 0
    for (const [at, text] of content.split('\n').entries()) {
      if (count === maxPerFile || matches.length === maxMatches) break
      if (!expression.test(text)) continue
      count++
      matches.push({ ordinal, line: at + 1 })
    }
  }
  return matches
}

import type { FileContent } from '../store/files.ts'
import type { TermWeights } from './rank-text.ts'
import { listTerms } from './terms.ts'

export interface LineRange {
  startLine: number
  endLine: number
  symbol: string | undefined
}

const windowLines = 24
const maxSymbolLines = 60
const maxPerFile = 2
/** The second passage of a file has at least this share of the score of the first. */
const minShare = 0.6
const contextLines = 2

/** The passages of a file that say most about the terms: whole symbols where they are not too long. */
export function cutPassages(
  { content, symbols }: FileContent,
  weights: TermWeights,
  names: ReadonlySet<string>,
): LineRange[] {
  const lines = content.split('\n')
  const defined = symbols
    .filter(({ name }) => names.has(name.toLowerCase()))
    .slice(0, maxPerFile)
    .map(({ name, startLine, endLine }) => ({
      startLine,
      endLine: Math.min(endLine, startLine + maxSymbolLines - 1, lines.length),
      symbol: name,
    }))
  if (defined.length > 0) return defined
  const windows = rankWindows(lines, weights)
  const passages: LineRange[] = []
  const best = windows[0]
  for (const { line, score } of windows) {
    if (passages.length === maxPerFile || score < (best?.score ?? 0) * minShare) break
    const passage = widen(line, lines.length, symbols)
    if (
      passages.every(({ startLine, endLine }) => passage.endLine < startLine || passage.startLine > endLine)
    )
      passages.push(passage)
  }
  return passages.length > 0
    ? passages
    : [{ startLine: 1, endLine: Math.min(lines.length, windowLines), symbol: undefined }]
}

/** Windows begin at lines with a term. Each term counts once, and a little for each repetition. */
function rankWindows(lines: readonly string[], weights: TermWeights): { line: number; score: number }[] {
  const found = matchLines(lines, weights)
  const windows = found.map(({ line }, from) => {
    const seen = new Set<string>()
    let score = 0
    for (let at = from; at < found.length; at++) {
      const match = found[at]
      if (!match || match.line >= line + windowLines) break
      for (const term of match.terms) {
        score += (weights.get(term) ?? 0) * (seen.has(term) ? 0.1 : 1)
        seen.add(term)
      }
    }
    return { line, score }
  })
  return windows.sort((one, other) => other.score - one.score || one.line - other.line)
}

function matchLines(lines: readonly string[], weights: TermWeights): { line: number; terms: string[] }[] {
  // Most lines have no term, and reading their terms costs more than this test. Stems may end in other letters.
  const beginnings = [...weights.keys()].map((term) => term.slice(0, Math.max(3, term.length - 2)))
  if (beginnings.length === 0) return []
  const hasTerm = new RegExp(beginnings.map((text) => RegExp.escape(text)).join('|'), 'i')
  return lines.flatMap((text, at) => {
    if (!hasTerm.test(text)) return []
    const terms = listTerms(text.slice(0, 2_000)).filter((term) => weights.has(term))
    return terms.length > 0 ? [{ line: at + 1, terms }] : []
  })
}

/** The smallest symbol around a line, or some lines from there. */
function widen(line: number, lineCount: number, symbols: FileContent['symbols']): LineRange {
  const around = symbols
    .filter(
      ({ startLine, endLine }) =>
        startLine <= line && endLine >= line && endLine - startLine < maxSymbolLines,
    )
    .sort((one, other) => one.endLine - one.startLine - (other.endLine - other.startLine))
    .find(({ startLine, endLine }) => endLine - startLine >= contextLines)
  if (around) return { startLine: around.startLine, endLine: around.endLine, symbol: around.name }
  return {
    startLine: Math.max(1, line - contextLines),
    endLine: Math.min(lineCount, line + windowLines - 1),
    symbol: undefined,
  }
}

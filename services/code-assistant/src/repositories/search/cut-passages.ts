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
const maxSymbols = 500
/** A file with more lines that have a term is not read to its end. */
const maxMatches = 5_000
const maxCommentLines = 12
/** The weight of each further occurrence of a term. */
const repetition = 0.1
/** A passage with this many lines more needs twice the score. */
const halfLines = 60

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
  const ranges = rankRanges(lines, symbols, weights)
  const passages: LineRange[] = []
  for (const { range, score } of ranges) {
    if (passages.length === maxPerFile || score < (ranges[0]?.score ?? 0) * minShare) break
    if (passages.every(({ startLine, endLine }) => range.endLine < startLine || range.startLine > endLine))
      passages.push(range)
  }
  return passages.length > 0
    ? passages
    : [{ startLine: 1, endLine: Math.min(lines.length, windowLines), symbol: undefined }]
}

/** Symbols and windows with a term, the best first. Each term counts once, and a little for each repetition. */
function rankRanges(
  lines: readonly string[],
  symbols: FileContent['symbols'],
  weights: TermWeights,
): { range: LineRange; score: number }[] {
  const matches = matchLines(lines, weights)
  const candidates = [...listSymbolRanges(lines, symbols), ...listWindows(lines, matches)]
  return candidates
    .map((range) => {
      const { startLine, endLine } = range
      const seenTerms = new Set<string>()
      let score = 0
      for (let at = firstFrom(matches, startLine); at < matches.length; at++) {
        const { line, terms } = matches[at] ?? { line: 0, terms: [] }
        if (line > endLine) break
        for (const term of terms) {
          score += (weights.get(term) ?? 0) * (seenTerms.has(term) ? repetition : 1)
          seenTerms.add(term)
        }
      }
      return { range, score: score / (1 + (endLine - startLine) / halfLines) }
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.range.startLine - other.range.startLine)
}

/** The index of the first match in or after a line. */
function firstFrom(matches: readonly { line: number }[], startLine: number): number {
  let [low, high] = [0, matches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((matches[middle]?.line ?? 0) < startLine) low = middle + 1
    else high = middle
  }
  return low
}

/** Symbols that are not too long, with the comments before them. */
function listSymbolRanges(lines: readonly string[], symbols: FileContent['symbols']): LineRange[] {
  return symbols
    .filter(({ startLine, endLine }) => endLine - startLine < maxSymbolLines && endLine - startLine >= 2)
    .slice(0, maxSymbols)
    .map(({ name, startLine, endLine }) => {
      let first = startLine
      while (first > 1 && startLine - first < maxCommentLines && isComment.test(lines[first - 2] ?? ''))
        first--
      return { startLine: first, endLine: Math.min(endLine, lines.length), symbol: name }
    })
}

const isComment = /^\s*(?:\/\/|\/?\*|#|--)/

function listWindows(lines: readonly string[], matches: readonly { line: number }[]): LineRange[] {
  return matches.slice(0, maxSymbols).map(({ line }) => ({
    startLine: Math.max(1, line - contextLines),
    endLine: Math.min(lines.length, line + windowLines - 1),
    symbol: undefined,
  }))
}

function matchLines(lines: readonly string[], weights: TermWeights): { line: number; terms: string[] }[] {
  // Most lines have no term, and reading their terms costs more than this test. Stems may end in other letters.
  const beginnings = [...weights.keys()].map((term) => term.slice(0, Math.max(3, term.length - 2)))
  if (beginnings.length === 0) return []
  const hasTerm = new RegExp(beginnings.map((text) => RegExp.escape(text)).join('|'), 'i')
  const matches: { line: number; terms: string[] }[] = []
  for (const [at, text] of lines.entries()) {
    if (!hasTerm.test(text)) continue
    const terms = listTerms(text.slice(0, 2_000)).filter((term) => weights.has(term))
    if (terms.length > 0) matches.push({ line: at + 1, terms })
    if (matches.length === maxMatches) break
  }
  return matches
}

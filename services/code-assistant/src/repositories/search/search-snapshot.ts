import { yieldIfBusy } from '@octavo/platform/concurrency/event-loop.ts'
import type { Context } from '../../context.ts'
import { estimateTokens } from '../../engine/estimate-tokens.ts'
import { problem } from '../../errors.ts'
import type { Passage, RepositorySearch } from '../repositories.ts'
import type { FileContent } from '../store/files.ts'
import { cutPassages, type LineRange } from './cut-passages.ts'
import { fuseRankings } from './fuse-rankings.ts'
import { rankPaths, rankSymbols } from './rank-names.ts'
import { type RankedFile, rankText, type TermWeights } from './rank-text.ts'
import { searchLines } from './search-lines-task.ts'
import type { SnapshotReader } from './snapshot-reader.ts'
import { queryTerms } from './terms.ts'
import { literalsOf, mayContain, trigramsOf } from './trigram-filter.ts'

export const defaultLimit = 10
const maxTokens = 8_000
const maxPerFile = 2

type Search = RepositorySearch & { limit: number }

/** The best passages first. */
export async function searchSnapshot(
  context: Context,
  snapshot: SnapshotReader,
  search: Search,
): Promise<Passage[]> {
  const isIncluded = await pathFilter(snapshot, search.paths)
  if (search.mode === 'regex') return searchRegex(context, snapshot, search, isIncluded)
  if (search.mode === 'symbol') return searchSymbols(snapshot, search, isIncluded)
  return searchText(snapshot, search, isIncluded)
}

/** Keeps the passages that together have at most `maxTokens`, at least one. */
export function limitTokens(passages: readonly Passage[]): Passage[] {
  let tokens = 0
  return passages.filter(({ text }, at) => {
    tokens += estimateTokens(text)
    return at === 0 || tokens <= maxTokens
  })
}

async function searchText(
  snapshot: SnapshotReader,
  { query, limit }: Search,
  isIncluded: (ordinal: number) => boolean,
): Promise<Passage[]> {
  const { files, weights, names } = await rankFiles(snapshot, query, isIncluded)
  if (files.length === 0) return findLiteral(snapshot, query.trim(), limit, isIncluded)
  const contents = await snapshot.read(files.slice(0, limit).map(({ ordinal }) => ordinal))
  const firsts: Passage[] = []
  const seconds: Passage[] = []
  for (const { ordinal, score } of files.slice(0, limit)) {
    await yieldIfBusy()
    const file = contents.get(ordinal)
    if (!file) continue
    const [first, ...others] = cutPassages(file, weights, names).map((range) =>
      passageOf(snapshot, file, range, score),
    )
    if (first) firsts.push(first)
    seconds.push(...others)
  }
  // A second passage of a file comes after the first ones of all others.
  return [...firsts, ...seconds].slice(0, limit)
}

/** Ranks files by their symbols, paths and text together. */
export async function rankFiles(
  snapshot: SnapshotReader,
  query: string,
  isIncluded: (ordinal: number) => boolean = () => true,
): Promise<{ files: RankedFile[]; weights: TermWeights; names: Set<string> }> {
  const [symbols, paths, text] = await Promise.all([
    rankSymbols(snapshot, query, isIncluded),
    rankPaths(snapshot, query, isIncluded),
    rankText(snapshot, queryTerms(query), isIncluded),
  ])
  const files = fuseRankings([
    { files: symbols.files.slice(0, 100), weight: 2 },
    { files: paths.slice(0, 100), weight: 2 },
    { files: text.files.slice(0, 200), weight: 1 },
  ])
  return { files, weights: text.weights, names: symbols.names }
}

/** For queries without known words, such as operators: files that contain the query as it is. */
async function findLiteral(
  snapshot: SnapshotReader,
  literal: string,
  limit: number,
  isIncluded: (ordinal: number) => boolean,
): Promise<Passage[]> {
  const passages: Passage[] = []
  const candidates = await findCandidates(snapshot, [literal], isIncluded)
  for (let at = 0; at < candidates.length && passages.length < limit; at += maxBatchFiles) {
    const contents = await snapshot.read(candidates.slice(at, at + maxBatchFiles))
    for (const ordinal of candidates.slice(at, at + maxBatchFiles)) {
      const file = contents.get(ordinal)
      const offset = file?.content.indexOf(literal) ?? -1
      if (!file || offset < 0) continue
      const line = file.content.slice(0, offset).split('\n').length
      passages.push(passageOf(snapshot, file, rangeAround(file, line), 1 / (passages.length + 61)))
    }
  }
  return passages.slice(0, limit)
}

/** The files that can contain all literals, the most important ones first. */
async function findCandidates(
  { statistics: { ranks }, trigrams }: SnapshotReader,
  literals: readonly string[],
  isIncluded: (ordinal: number) => boolean,
): Promise<number[]> {
  const required = literals.flatMap((literal) => [...trigramsOf(literal)])
  const files = await trigrams()
  return files
    .filter(
      ({ ordinal, trigrams: filter }) =>
        isIncluded(ordinal) && mayContain(Buffer.from(filter, 'base64'), required),
    )
    .map(({ ordinal }) => ordinal)
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || one - other)
}

async function searchSymbols(
  snapshot: SnapshotReader,
  { query, limit }: Search,
  isIncluded: (ordinal: number) => boolean,
): Promise<Passage[]> {
  const trimmed = query.trim()
  const { files } = await rankFiles(snapshot, trimmed, isIncluded)
  const contents = await snapshot.read(files.slice(0, 100).map(({ ordinal }) => ordinal))
  const matches = [...contents.values()].flatMap((file) =>
    file.symbols.flatMap((symbol) => {
      const score = matchName(symbol.name, trimmed)
      return score > 0 ? [{ file, symbol, score: score + (symbol.isExported ? 0.1 : 0) }] : []
    }),
  )
  matches.sort((one, other) => other.score - one.score || one.file.ordinal - other.file.ordinal)
  const perFile = new Map<number, number>()
  return matches
    .filter(({ file: { ordinal } }) => {
      const count = (perFile.get(ordinal) ?? 0) + 1
      perFile.set(ordinal, count)
      return count <= maxPerFile
    })
    .slice(0, limit)
    .map(({ file, symbol: { name, startLine, endLine }, score }) =>
      passageOf(
        snapshot,
        file,
        { startLine, endLine: Math.min(endLine, startLine + 59), symbol: name },
        score,
      ),
    )
}

function matchName(name: string, trimmed: string): number {
  if (name === trimmed) return 1
  const [lower, part] = [name.toLowerCase(), trimmed.toLowerCase()]
  if (lower === part) return 0.8
  if (lower.startsWith(part)) return 0.6
  return lower.includes(part) ? 0.4 : 0
}

const maxPatternLength = 1_000
const maxBatchFiles = 50
const maxSearchMs = 10_000

async function searchRegex(
  { analysis }: Context,
  snapshot: SnapshotReader,
  { query, limit, userId, signal }: Search,
  isIncluded: (ordinal: number) => boolean,
): Promise<Passage[]> {
  requireRegex(query)
  const candidates = await findCandidates(snapshot, literalsOf(query), isIncluded)
  const passages: Passage[] = []
  const endAt = performance.now() + maxSearchMs
  for (let at = 0; at < candidates.length && passages.length < limit; at += maxBatchFiles) {
    const contents = await snapshot.read(candidates.slice(at, at + maxBatchFiles))
    const batch = candidates.slice(at, at + maxBatchFiles).flatMap((ordinal) => contents.get(ordinal) ?? [])
    const files = batch.map(({ ordinal, content }) => ({ ordinal, content }))
    const maxMatches = limit - passages.length
    const call = { userId, ...(signal && { signal }) }
    const { matches } = await analysis.run(
      searchLines,
      { pattern: query, files, maxPerFile, maxMatches },
      call,
    )
    for (const { ordinal, line } of matches) {
      const file = contents.get(ordinal)
      if (!file) continue
      passages.push(passageOf(snapshot, file, rangeAround(file, line), 1))
    }
    if (performance.now() > endAt) break
  }
  return passages
}

function rangeAround({ content }: FileContent, line: number): LineRange {
  let endLine = line
  for (
    let at = startOfLine(content, line + 1);
    at > 0 && endLine < line + 2;
    at = content.indexOf('\n', at) + 1
  )
    endLine++
  return { startLine: Math.max(1, line - 2), endLine, symbol: undefined }
}

function requireRegex(pattern: string): void {
  const message = 'The query is not a regular expression.'
  try {
    new RegExp(pattern)
  } catch (error) {
    throw problem('request_invalid', {
      message: error instanceof Error ? `${message} ${error.message}` : message,
      data: { param: 'query' },
    })
  }
  if (pattern.length > maxPatternLength)
    throw problem('request_invalid', {
      message: `A regular expression can have at most ${maxPatternLength} characters.`,
      data: { param: 'query' },
    })
}

async function pathFilter(
  snapshot: SnapshotReader,
  paths: readonly string[] = [],
): Promise<(ordinal: number) => boolean> {
  if (paths.length === 0) return () => true
  const folders = new Set(paths.map((path) => path.replace(/^\.?\/+|(?<!\/)\/+$/g, '')))
  if (folders.has('') || folders.has('.')) return () => true
  const included = new Set(
    (await snapshot.paths()).flatMap((path, ordinal) => (isInside(path, folders) ? [ordinal] : [])),
  )
  return (ordinal) => included.has(ordinal)
}

function isInside(path: string, folders: ReadonlySet<string>): boolean {
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1))
    if (folders.has(path.slice(0, end))) return true
  return folders.has(path)
}

/** Returns 0 for the first line, and for one after the last. Files can have a million lines. */
function startOfLine(content: string, line: number): number {
  let start = 0
  for (let at = 1; at < line; at++) {
    start = content.indexOf('\n', start) + 1
    if (start === 0) break
  }
  return start
}

function passageOf(
  { repository, ref, commit }: SnapshotReader,
  { path, language, content }: FileContent,
  { startLine, endLine, symbol }: LineRange,
  score: number,
): Passage {
  const end = startOfLine(content, endLine + 1)
  const text = content.slice(startOfLine(content, startLine), end > 0 ? end - 1 : undefined)
  return {
    repository,
    path,
    ref,
    commit,
    startLine,
    endLine,
    score: Math.round(score * 1e6) / 1e6,
    language: language ?? undefined,
    text,
    symbol,
  }
}

// Claims: for the subjects of commits, the search finds more of the files that the commit changed than SQLite's full-text
// search and grep do, in a snapshot of this repository from before those commits. It indexes 5,000 files per minute.
import { execFileSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { run as buildShards } from '../services/code-assistant/src/repositories/indexing/build-shards.ts'
import { run as indexFiles } from '../services/code-assistant/src/repositories/indexing/index-files.ts'
import { type Shard, shardOf } from '../services/code-assistant/src/repositories/indexing/snapshot-index.ts'
import { rankFiles } from '../services/code-assistant/src/repositories/search/search-snapshot.ts'
import type { SnapshotReader } from '../services/code-assistant/src/repositories/search/snapshot-reader.ts'
import {
  isIndexedPath,
  readText,
} from '../services/code-assistant/src/repositories/sources/file-selection.ts'
import { checkClaim, quantile } from './figures.ts'

const [commitCount = '250'] = process.argv.slice(2)
const maxChangedFiles = 10
const minFilesPerMinute = 5_000

interface File {
  path: string
  text: string
}

interface Query {
  subject: string
  /** Indexes of the files that the commit changed. */
  changed: Set<number>
}

type Rank = (query: string) => Promise<number[]> | number[]

const commits = git('log', '--no-merges', '--format=%H %s', `-${commitCount}`).trim().split('\n')
const base = commits.at(-1)?.split(' ', 1)[0] ?? 'HEAD'
const files = readFiles(base)
const queries = readQueries()
console.log(`${files.length} files at ${base.slice(0, 8)}, ${queries.length} commits after it\n`)

const results = new Map<string, { recall: number; rank: number }>()
for (const [name, rank] of Object.entries({
  grep: createGrep(),
  'full text': createFullText(),
  search: await createSearch(),
}))
  results.set(name, await measure(name, rank))
const own = results.get('search')
for (const [name, { recall, rank }] of results) {
  if (!own || name === 'search') continue
  checkClaim(`recall@10 relative to ${name}`, own.recall / recall, 1)
  checkClaim(`mean reciprocal rank relative to ${name}`, own.rank / rank, 1)
}

async function measure(name: string, rank: Rank) {
  const times: number[] = []
  let recall = 0
  let reciprocal = 0
  for (const { subject, changed } of queries) {
    const start = performance.now()
    const ranked = await rank(subject)
    times.push(performance.now() - start)
    const first = ranked.slice(0, 10)
    recall += first.filter((file) => changed.has(file)).length / Math.min(10, changed.size)
    const place = ranked.findIndex((file) => changed.has(file))
    reciprocal += place < 0 ? 0 : 1 / (place + 1)
  }
  recall /= queries.length
  reciprocal /= queries.length
  console.log(
    `${name}: recall@10 ${recall.toFixed(3)}, mean reciprocal rank ${reciprocal.toFixed(3)}, p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
  )
  return { recall, rank: reciprocal }
}

async function createSearch(): Promise<Rank> {
  const start = process.cpuUsage()
  const indexed: { path: string; terms: string; symbols: string }[] = []
  for (const { path, text } of files) {
    const { indexes } = await indexFiles({ files: [{ path, text, isParsed: true }] })
    for (const { terms, references, symbols } of indexes)
      indexed.push({
        path,
        terms: JSON.stringify({ counts: terms, references }),
        symbols: JSON.stringify(symbols),
      })
  }
  const { statistics, shards } = buildShards({ files: indexed })
  const { user, system } = process.cpuUsage(start)
  checkClaim('files per minute of processor time', (files.length * 60e6) / (user + system), minFilesPerMinute)
  const decoded: Shard[] = shards.map((shard) => JSON.parse(shard))
  const snapshot: SnapshotReader = {
    id: 1,
    repository: 'own',
    ref: 'HEAD',
    commit: base,
    statistics,
    paths: async () => files.map(({ path }) => path),
    postings: async (keys) =>
      new Map(
        keys.flatMap((key) => {
          const list = decoded[shardOf(key, shards.length)]?.[key]
          return list ? [[key, list] as const] : []
        }),
      ),
    read: async () => new Map(),
    trigrams: async () => [],
  }
  return async (query) => (await rankFiles(snapshot, query)).files.map(({ ordinal }) => ordinal)
}

/** FTS5 with its default tokenizer and ranking. */
function createFullText(): Rank {
  const db = new DatabaseSync(':memory:')
  db.exec('create virtual table file using fts5(path, text)')
  const insert = db.prepare('insert into file (rowid, path, text) values (?, ?, ?)')
  for (const [at, { path, text }] of files.entries()) insert.run(at, path, text)
  const search = db.prepare('select rowid from file where file match ? order by rank limit 100')
  return (query) => {
    const words = wordsOf(query).map((word) => `"${word}"`)
    return search.all(words.join(' OR ')).map(({ rowid }) => Number(rowid))
  }
}

/** Files with the most words of the query, as `grep -ic` for each word finds them, and then with the most lines. */
function createGrep(): Rank {
  const lower = files.map(({ path, text }) => `${path}\n${text}`.toLowerCase())
  return (query) => {
    const words = wordsOf(query).map((word) => word.toLowerCase())
    return lower
      .map((text, file) => {
        const counts = words.map((word) => text.split(word).length - 1)
        return {
          file,
          words: counts.filter((count) => count > 0).length,
          total: counts.reduce((a, b) => a + b, 0),
        }
      })
      .filter((match) => match.words > 0)
      .sort((one, other) => other.words - one.words || other.total - one.total)
      .slice(0, 100)
      .map(({ file }) => file)
  }
}

function wordsOf(query: string): string[] {
  return [...new Set(query.match(/[\p{L}\p{N}]+/gu) ?? [])].filter(({ length }) => length > 2)
}

function readFiles(commit: string): File[] {
  const entries = git('ls-tree', '-r', '-z', '--full-tree', commit).split('\0').filter(Boolean)
  return entries.flatMap((entry) => {
    const [, hash = '', path = ''] = /^100\d+ blob ([\da-f]+)\t(.+)$/s.exec(entry) ?? []
    if (!hash || !isIndexedPath(path)) return []
    const content = execFileSync('git', ['cat-file', 'blob', hash], { maxBuffer: 2 ** 28 })
    const text = content.length > 2 ** 20 ? undefined : readText(content)
    return text === undefined ? [] : [{ path, text }]
  })
}

function readQueries(): Query[] {
  const places = new Map(files.map(({ path }, at) => [path, at]))
  return commits.slice(0, -1).flatMap((line) => {
    const [hash = ''] = line.split(' ', 1)
    const paths = git('show', '--format=', '--name-only', '--diff-filter=MD', hash).trim().split('\n')
    const changed = new Set(paths.flatMap((path) => places.get(path) ?? []))
    if (changed.size === 0 || changed.size > maxChangedFiles) return []
    return [{ subject: line.slice(hash.length + 1), changed }]
  })
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28, cwd: import.meta.dirname })
}

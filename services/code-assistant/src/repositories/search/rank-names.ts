import { symbolKey } from '../indexing/snapshot-index.ts'
import { type RankedFile, sortByScore } from './rank-text.ts'
import type { SnapshotReader } from './snapshot-reader.ts'
import { listIdentifiers } from './terms.ts'

/** A name that more files define does not distinguish them. */
const maxDefinitions = 20

/** Ranks the files that define a symbol with a name of the query. Rare names count more. */
export async function rankSymbols(
  snapshot: SnapshotReader,
  query: string,
  isIncluded: (ordinal: number) => boolean,
): Promise<{ files: RankedFile[]; names: Set<string> }> {
  const identifiers = listIdentifiers(query)
  const isSingle = identifiers.length === 1
  const candidates = identifiers.filter((name) => isSingle || /[a-z\d][A-Z]|_|^[A-Z][a-z]+[A-Z]/.test(name))
  const postings = await snapshot.postings([...new Set(candidates.map(symbolKey))])
  const scores = new Map<number, number>()
  const names = new Set<string>()
  for (const name of candidates) {
    const list = postings.get(symbolKey(name))
    if (!list || list.length / 2 > maxDefinitions) continue
    names.add(name.toLowerCase())
    for (let at = 0; at < list.length; at += 2) {
      const ordinal = list[at] ?? 0
      if (!isIncluded(ordinal)) continue
      const rank = snapshot.statistics.ranks[ordinal] ?? 1
      scores.set(ordinal, (scores.get(ordinal) ?? 0) + (2 + Math.min(rank, 10) / 10) / list.length)
    }
  }
  return { files: sortByScore(scores), names }
}

/** Ranks the files whose path ends with a path or file name in the query. */
export async function rankPaths(
  snapshot: SnapshotReader,
  query: string,
  isIncluded: (ordinal: number) => boolean,
): Promise<RankedFile[]> {
  const endings = [
    ...query.matchAll(/(?<![\w@.-])[\w@.-]+(?:\/[\w@.-]+)+|(?<![\w-])[\w-]+\.[a-z]\w{0,9}\b/gi),
  ]
    .map(([path]) => `/${path.toLowerCase().replace(/^\.\//, '')}`)
    .slice(0, 10)
  if (endings.length === 0) return []
  const scores = new Map<number, number>()
  for (const [ordinal, path] of (await snapshot.paths()).entries()) {
    if (!isIncluded(ordinal)) continue
    const ending = endings.find((end) => `/${path.toLowerCase()}`.endsWith(end))
    if (ending) scores.set(ordinal, ending.length / (path.length + 1))
  }
  return sortByScore(scores)
}

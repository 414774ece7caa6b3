import type { Commit, LogQuery } from './git.ts'
import type { Objects } from './objects.ts'

/** Longer and wider histories are left to git. */
const maxChain = 32
const maxVisited = 64
const maxExcluded = 8

/** How a chain of commits differs from the history of another commit. */
export interface Divergence {
  /** The newest commit that is in both. */
  base: string
  /** The commits that are in the chain only, newest first. */
  ahead: readonly Commit[]
  /** The number of commits that are in the other history only. Undefined if counting them takes git. */
  behindBy: number | undefined
}

/** Compares without starting git. Undefined if there are too many commits, or merges after the last common one. */
export async function findDivergence(
  objects: Objects,
  other: string,
  head: string,
): Promise<Divergence | undefined> {
  return compareChain(objects, await readChain(objects, head, maxChain), other)
}

/** Lists without starting git. Undefined if the commits form no chain, or are too many. */
export async function listChain(
  objects: Objects,
  { from, not = [], skip = 0, limit }: Pick<LogQuery, 'from' | 'not' | 'skip' | 'limit'>,
): Promise<Commit[] | undefined> {
  if (not.includes(from)) return []
  const end = skip + limit
  const chain = await readChain(objects, from, not.length ? maxChain : Math.min(maxChain, end), not)
  if (not.length === 0) {
    const isWhole = chain.at(-1)?.parents.length === 0
    return isWhole || (chain.length > 0 && chain.length >= end) ? chain.slice(skip, end) : undefined
  }
  if (not.length > maxExcluded) return undefined
  let length = chain.length
  const { parents: last = [] } = chain.at(-1) ?? {}
  // When all parents of a merge are excluded, so is everything older. A parent never contains the merge.
  const merged = last.length > 1 && last.every((oid) => not.includes(oid)) ? last : []
  for (const other of not) {
    if (merged.includes(other)) continue
    const divergence = await compareChain(objects, chain, other)
    if (!divergence) return undefined
    length = Math.min(length, divergence.ahead.length)
  }
  return chain.slice(0, length).slice(skip, end)
}

/** Newest first. Ends with a commit that has no parents, or several that are not excluded. */
async function readChain(
  objects: Objects,
  from: string,
  max: number,
  excluded: readonly string[] = [],
): Promise<Commit[]> {
  const chain: Commit[] = []
  for (let next: string | undefined = from; next !== undefined && chain.length < max; ) {
    const commit: Commit | undefined = await objects.findCommit(next)
    if (!commit) break
    chain.push(commit)
    const { parents } = commit
    const [only, ...others] =
      parents.length === 1 ? parents : parents.filter((oid) => !excluded.includes(oid))
    next = others.length === 0 ? only : undefined
  }
  return chain
}

/**
 * Visits the history of `other` until every path ends at the chain. The newest commit that is reached is the merge base,
 * because all other common commits are in its history.
 */
async function compareChain(
  objects: Objects,
  chain: readonly Commit[],
  other: string,
): Promise<Divergence | undefined> {
  const positions = new Map(chain.map(({ oid }, at) => [oid, at]))
  const visited = new Set([other])
  let nearest: number | undefined
  let isExact = true
  for (const oid of visited) {
    const at = positions.get(oid)
    if (at !== undefined) {
      nearest = Math.min(nearest ?? at, at)
      continue
    }
    const commit = visited.size > maxVisited ? undefined : await objects.findCommit(oid)
    if (!commit) return undefined
    // The commits on this path may be older than the chain.
    if (commit.parents.length === 0) isExact = false
    for (const parent of commit.parents) visited.add(parent)
  }
  const base = nearest === undefined ? undefined : chain[nearest]
  if (!base) return undefined
  const others = [...visited].filter((oid) => !positions.has(oid))
  return { base: base.oid, ahead: chain.slice(0, nearest), behindBy: isExact ? others.length : undefined }
}

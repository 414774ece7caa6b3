import type { Commit, LogQuery } from './git.ts'
import type { Objects } from './objects.ts'

/** Longer and wider histories are left to git. */
const maxChain = 32
const maxOthers = 64
const maxExcluded = 8

/** Where a chain of commits, newest first, meets the history of another commit. */
export interface Fork {
  /** The newest commit that both have. */
  base: string
  /** The commits of the chain that the other one does not have. */
  ahead: readonly Commit[]
  /** The number of commits that only the other one has. Undefined if that takes git. */
  behindBy: number | undefined
}

/** Without starting git. Undefined if merges, or too many commits, are on the way from `head`. */
export async function findFork(objects: Objects, other: string, head: string): Promise<Fork | undefined> {
  return meet(objects, await readChain(objects, head, maxChain), other)
}

/** The commits of a query, newest first, without starting git. Undefined if that takes git. */
export async function listChain(
  objects: Objects,
  { from, not = [], skip = 0, limit }: Pick<LogQuery, 'from' | 'not' | 'skip' | 'limit'>,
): Promise<Commit[] | undefined> {
  if (not.includes(from)) return []
  const end = skip + limit
  const chain = await readChain(objects, from, not.length ? maxChain : Math.min(maxChain, end))
  if (not.length === 0) {
    const isWhole = chain.at(-1)?.parents.length === 0
    return isWhole || (chain.length > 0 && chain.length >= end) ? chain.slice(skip, end) : undefined
  }
  let length = not.length > maxExcluded ? undefined : chain.length
  for (const other of not) {
    const fork = length === undefined ? undefined : await meet(objects, chain, other)
    length = fork && Math.min(length ?? 0, fork.ahead.length)
  }
  return length === undefined ? undefined : chain.slice(0, length).slice(skip, end)
}

/** Newest first. Ends with a commit that has no parents or several of them. */
async function readChain(objects: Objects, from: string, max: number): Promise<Commit[]> {
  const chain: Commit[] = []
  for (let next: string | undefined = from; next !== undefined && chain.length < max; ) {
    const commit: Commit | undefined = await objects.findCommit(next)
    if (!commit) break
    chain.push(commit)
    next = commit.parents.length === 1 ? commit.parents[0] : undefined
  }
  return chain
}

/**
 * Visits the history of `other` down to the chain. All older commits of the chain are in the history of the one that
 * is met, and so are the commits after its end.
 */
async function meet(objects: Objects, chain: readonly Commit[], other: string): Promise<Fork | undefined> {
  const places = new Map(chain.map(({ oid }, at) => [oid, at]))
  const visited = new Set([other])
  let nearest: number | undefined
  let isExact = true
  for (const oid of visited) {
    const at = places.get(oid)
    if (at !== undefined) {
      nearest = Math.min(nearest ?? at, at)
      continue
    }
    const commit = visited.size > maxOthers ? undefined : await objects.findCommit(oid)
    if (!commit) return undefined
    // It may be older than the end of the chain.
    if (commit.parents.length === 0) isExact = false
    for (const parent of commit.parents) visited.add(parent)
  }
  const base = nearest === undefined ? undefined : chain[nearest]
  if (!base) return undefined
  const others = [...visited].filter((oid) => !places.has(oid))
  return { base: base.oid, ahead: chain.slice(0, nearest), behindBy: isExact ? others.length : undefined }
}

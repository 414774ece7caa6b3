import type { Commit, LogQuery } from './git.ts'
import type { Objects } from './objects.ts'

/** Longer histories are left to git. */
const maxCommits = 32

/**
 * The commits of a query, newest first, read without starting git. Undefined if that takes more than following the
 * only parents of some commits: then git has to walk the history.
 */
export async function listChain(
  objects: Objects,
  { from, not = [], skip = 0, limit }: Pick<LogQuery, 'from' | 'not' | 'skip' | 'limit'>,
): Promise<Commit[] | undefined> {
  if (not.includes(from)) return []
  const unseen = new Set(not)
  const commits: Commit[] = []
  let isExcluded = false
  let next: string | undefined = from
  for (let steps = 0; next !== undefined; steps++) {
    if (unseen.delete(next)) isExcluded = true
    const isComplete = isExcluded || commits.length >= skip + limit
    if (isComplete && unseen.size === 0) break
    const commit: Commit | undefined = steps < maxCommits ? await objects.findCommit(next) : undefined
    if (!commit || commit.parents.length > 1) return undefined
    if (!isExcluded) commits.push(commit)
    next = commit.parents[0]
  }
  // An excluded commit elsewhere may have any of these commits in its history.
  return unseen.size === 0 ? commits.slice(skip, skip + limit) : undefined
}

/** The number of commits after `ancestor`, if `descendant` follows from it in a chain. */
export async function countChain(
  objects: Objects,
  ancestor: string,
  descendant: string,
): Promise<number | undefined> {
  const commits = await listChain(objects, { from: descendant, not: [ancestor], limit: maxCommits })
  return commits?.length
}

import type { GitRepository } from '../git/git.ts'

/** GitHub lists at most this many commits of a pull request. */
export const maxCommitsOfPull = 250

/** Counts and commits of a pull request, read before a transaction. */
export interface PullMeasure {
  counts: { commits: number; additions: number; deletions: number; changed_files: number }
  /** The newest commits, oldest first. */
  oids: string[]
}

/** Undefined if the commits have no common history. */
export async function measurePull(
  store: GitRepository,
  baseOid: string,
  headOid: string,
): Promise<PullMeasure | undefined> {
  const { mergeBase, aheadBy } = await store.compare(baseOid, headOid)
  if (mergeBase === null) return undefined
  const files = await store.diff(mergeBase, headOid)
  const commits = await store.log({ from: headOid, not: [baseOid], limit: maxCommitsOfPull })
  return {
    counts: {
      commits: aheadBy,
      additions: files.reduce((sum, file) => sum + file.additions, 0),
      deletions: files.reduce((sum, file) => sum + file.deletions, 0),
      changed_files: files.length,
    },
    oids: commits.map(({ oid }) => oid).reverse(),
  }
}

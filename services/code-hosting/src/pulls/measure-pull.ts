import type { GitRepository } from '../git/git.ts'

/** What a pull request shows of its commits, read before a transaction. */
export interface PullMeasure {
  commits: number
  additions: number
  deletions: number
  changed_files: number
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
  return {
    commits: aheadBy,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
    changed_files: files.length,
  }
}

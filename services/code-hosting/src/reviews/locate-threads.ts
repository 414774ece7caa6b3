import type { PullRequest } from '../pulls/store/pulls.ts'
import { createThread, type LocatedThread, type ThreadError, type ThreadInput } from './new-threads.ts'
import type { ReviewDiffs } from './review-diffs.ts'

/** The errors differ between reviews and single comments. */
export interface LocationErrors {
  foreignCommit(): Error
  invalid(errors: readonly ThreadError[]): Error
}

/** Finds the lines of new comments in the diff of a commit, and where they are in the latest diff. */
export async function locateThreads(
  diffs: ReviewDiffs,
  { pull }: PullRequest,
  commitOid: string,
  comments: readonly (ThreadInput & { body: string })[],
  errors: LocationErrors,
): Promise<LocatedThread[]> {
  const { repository_id, base_oid: baseOid, head_oid } = pull
  if (!(await diffs.isPartOf(repository_id, commitOid, head_oid))) throw errors.foreignCommit()
  if (comments.length === 0) return []
  const diff = await diffs.open(repository_id, { baseOid, commitOid })
  const current = await diffs.open(repository_id, { baseOid, commitOid: head_oid })
  if (!diff || !current) throw errors.foreignCommit()
  const threads = comments.map((comment) => {
    const thread = createThread(diff, comment)
    if ('errors' in thread) throw errors.invalid(thread.errors)
    return thread
  })
  const locations = await diffs.locate(repository_id, threads, current)
  return threads.flatMap((thread, at) => {
    const location = locations[at]
    return location ? [{ thread, location, body: comments[at]?.body ?? '' }] : []
  })
}

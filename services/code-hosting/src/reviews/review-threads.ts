import { includes } from '../access/roles.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { changeIssue } from '../issues/issue-change.ts'
import type { IssueContext } from '../issues/issue-context.ts'
import { findPullById } from '../pulls/store/pulls.ts'
import { createReviewChanges } from './review-changes.ts'
import { emitThreadEvent } from './review-events.ts'
import { findThread, setResolution, type ThreadRow } from './store/review-threads.ts'

/** Resolves conversations. REST has no operation for it; GraphQL does. */
export function createReviewThreads(context: Context) {
  const { db } = context
  const runWith = createReviewChanges(context)

  /** The author of the pull request and users with write access resolve threads. */
  async function change(writer: IssueContext, threadId: number, isResolved: boolean): Promise<ThreadRow> {
    const { repository, actor, role } = writer
    const current = await findThread(db.read, repository.id, threadId)
    const pull = current && (await findPullById(db.read, current.issue_id))
    if (!pull) throw problem('not_found')
    return runWith(writer, pull.issue.number, async (change, { issue }) => {
      const thread = await findThread(change.tx, repository.id, threadId)
      if (!thread || thread.is_pending) throw problem('not_found')
      if (issue.author_id !== actor.id && !includes(role, 'write')) throw problem('forbidden')
      const resolution = isResolved ? { byId: actor.id, atMs: change.nowMs } : null
      const changed = await setResolution(change.tx, threadId, resolution)
      if (!changed) return thread
      await changeIssue(change, issue)
      emitThreadEvent(change, changed, isResolved ? 'resolved' : 'unresolved')
      return changed
    })
  }

  return {
    resolve: (writer: IssueContext, threadId: number): Promise<ThreadRow> => change(writer, threadId, true),
    unresolve: (writer: IssueContext, threadId: number): Promise<ThreadRow> =>
      change(writer, threadId, false),
  }
}

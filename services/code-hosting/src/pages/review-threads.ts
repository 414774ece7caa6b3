import type { Context } from '../context.ts'
import type { DiffSide } from '../database/review-tables.ts'
import { createReviewViews, type ReviewViews } from '../reviews/review-views.ts'
import { listReviewComments } from '../reviews/store/review-comments.ts'
import { findThreads } from '../reviews/store/review-threads.ts'
import type { RepositoryPageRequest } from './page-request.ts'

const headers = { accept: 'application/vnd.github.full+json' }
/** Enough for long reviews. Later comments are in the API only. */
export const maxShownComments = 1000

type CommentView = Awaited<ReturnType<ReviewViews['listComments']>>[number]

/** A conversation about a file or lines of the diff, with its published comments. */
export interface ThreadView {
  id: number
  path: string
  side: DiffSide
  /** Null for a comment on a file or when outdated. */
  line: number | null
  originalLine: number | null
  isOutdated: boolean
  isResolved: boolean
  diffHunk: string
  comments: readonly CommentView[]
}

export function createThreadLoader({ db }: Pick<Context, 'db'>) {
  const views = createReviewViews({ db })

  return async (
    { request, addresses }: RepositoryPageRequest,
    issueId: number,
  ): Promise<Map<number, ThreadView>> => {
    const list = { of: { issueId }, sort: 'created', direction: 'asc', sinceMs: undefined } as const
    const rows = await listReviewComments(db.read, list, { limit: maxShownComments, offset: 0 })
    const threadOf = new Map(rows.map(({ id, thread_id }) => [id, thread_id]))
    const threads = await findThreads(db.read, threadOf.values())
    const comments = await views.listComments(rows, { addresses, headers, repository: request.repository })
    const ofThread = Map.groupBy(comments, ({ id }) => threadOf.get(id) ?? 0)
    return new Map(
      [...threads.values()].map((thread) => [
        thread.id,
        {
          id: thread.id,
          path: thread.path,
          side: thread.side,
          line: thread.line,
          originalLine: thread.original_line,
          isOutdated: thread.is_outdated === 1,
          isResolved: thread.resolved_at_ms !== null,
          diffHunk: thread.diff_hunk,
          comments: ofThread.get(thread.id) ?? [],
        },
      ]),
    )
  }
}

import type { Context } from '../context.ts'
import type { PresentEntries, TimelineEntries } from '../issues/timeline-entries.ts'
import { nodeId } from '../wire/addresses.ts'
import type { ReviewViews } from './review-views.ts'
import { listFirstComments } from './store/review-comments.ts'
import { listReviewsById } from './store/reviews.ts'

/** Shows reviews and threads in the timelines of pull requests. */
export function addReviewTimeline(
  entries: TimelineEntries,
  { db }: Pick<Context, 'db'>,
  views: ReviewViews,
): void {
  const presentReviews: PresentEntries = async (events, request) => {
    const reviews = await listReviewsById(db.read, subjectsOf(events))
    const reviewViews = await views.listReviews([...reviews.values()], request)
    const byId = new Map(reviewViews.map((review) => [review.id, { event: 'reviewed', ...review }]))
    return pick(events, byId)
  }

  const presentThreads: PresentEntries = async (events, request) => {
    const comments = await listFirstComments(db.read, subjectsOf(events))
    const threadIds = new Map(comments.map(({ id, thread_id }) => [id, thread_id]))
    const commentViews = await views.listComments(comments, request)
    const byThread = new Map(
      commentViews.map((comment) => {
        const threadId = threadIds.get(comment.id) ?? 0
        const node_id = nodeId('PullRequestReviewThread', threadId)
        return [threadId, { event: 'line-commented', node_id, comments: [comment] }]
      }),
    )
    return pick(events, byThread)
  }

  entries.presentWith('reviewed', presentReviews)
  entries.presentWith('line-commented', presentThreads)
}

type Events = Parameters<PresentEntries>[0]

function subjectsOf(events: Events): number[] {
  return events.flatMap(({ subject_id }) => subject_id ?? [])
}

function pick(events: Events, entries: ReadonlyMap<number, { event: string }>) {
  return new Map(
    events.flatMap(({ id, subject_id }) => {
      const entry = entries.get(subject_id ?? 0)
      return entry ? [[id, entry]] : []
    }),
  )
}

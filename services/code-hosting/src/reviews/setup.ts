import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TimelineEntries } from '../issues/timeline-entries.ts'
import { createHeadFollower } from './head-follower.ts'
import { createReviewComments } from './review-comments.ts'
import { createReviewDiffs } from './review-diffs.ts'
import { addReviewTimeline } from './review-timeline.ts'
import { createReviewViews } from './review-views.ts'
import { createReviews } from './reviews.ts'
import { requestedReviewerRoutes } from './routes/requested-reviewers.ts'
import { reviewCommentReactionRoutes } from './routes/review-comment-reactions.ts'
import { reviewCommentRoutes } from './routes/review-comments.ts'
import { reviewRoutes } from './routes/reviews.ts'

export function setUpReviews(context: Context, timeline: TimelineEntries): Subject {
  const diffs = createReviewDiffs(context)
  const views = createReviewViews(context)
  const reviews = createReviews(context, diffs)
  const comments = createReviewComments(context, diffs)
  const follower = createHeadFollower(context, diffs)
  addReviewTimeline(timeline, context, views)
  return {
    jobs: follower.jobs,
    routes: [
      reviewRoutes(reviews, views),
      reviewCommentRoutes(reviews, comments, views),
      reviewCommentReactionRoutes(context, comments),
      requestedReviewerRoutes(context, reviews),
    ],
  }
}

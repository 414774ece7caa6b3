import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import type { TimelineEntries } from '../issues/timeline-entries.ts'
import { createPullViews } from '../pulls/pull-views.ts'
import { createHeadFollower, type HeadFollower } from './head-follower.ts'
import { createReviewComments } from './review-comments.ts'
import { createReviewDiffs } from './review-diffs.ts'
import { addReviewTimeline } from './review-timeline.ts'
import { createReviewViews } from './review-views.ts'
import { createReviewers } from './reviewers.ts'
import { createReviews } from './reviews.ts'
import { requestedReviewerRoutes } from './routes/requested-reviewers.ts'
import { reviewCommentReactionRoutes } from './routes/review-comment-reactions.ts'
import { reviewCommentRoutes } from './routes/review-comments.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { dismissStaleApprovals } from './stale-approvals.ts'

export interface ReviewSubject extends Subject {
  follower: HeadFollower
}

export function setUpReviews(context: Context, timeline: TimelineEntries): ReviewSubject {
  const diffs = createReviewDiffs(context)
  const views = createReviewViews(context)
  const reviews = createReviews(context, diffs)
  const comments = createReviewComments(context, diffs)
  const follower = createHeadFollower(context, diffs)
  addReviewTimeline(timeline, context, views)
  context.pulls.followWith(async (tx, pull, change) => {
    // Comments have moved, and other owners may be responsible.
    if (change !== 'base moved') await follower.follow(tx, pull.issue_id)
    if (change === 'head moved' || change === 'base moved') await dismissStaleApprovals(context, tx, pull)
  })
  return {
    follower,
    jobs: follower.jobs,
    routes: [
      reviewRoutes(reviews, views),
      reviewCommentRoutes(context, comments, views),
      reviewCommentReactionRoutes(context, comments),
      requestedReviewerRoutes(context, createReviewers(context), createPullViews(context)),
    ],
  }
}

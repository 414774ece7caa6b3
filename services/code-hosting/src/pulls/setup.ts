import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { createCommits } from '../code/commits/commits.ts'
import type { Context } from '../context.ts'
import type { TimelineEntries } from '../issues/timeline-entries.ts'
import { createBranchFollower } from './branch-follower.ts'
import { createPullClosing } from './closing-jobs.ts'
import { addCommitTimeline } from './commit-timeline.ts'
import { createHeadUpdates } from './head-updates.ts'
import { createPullOpener } from './open-pull.ts'
import { createPullChanges } from './pull-changes.ts'
import { createPullContents } from './pull-contents.ts'
import { createPullHeadRefs } from './pull-head-refs.ts'
import { createPullLists } from './pull-lists.ts'
import { createPullViews } from './pull-views.ts'
import { commitPullRoutes } from './routes/commit-pulls.ts'
import { pullContentRoutes } from './routes/pull-contents.ts'
import { pullRoutes } from './routes/pulls.ts'
import { createPullSynchronizer } from './synchronize-pulls.ts'

export function setUpPulls(context: Context, timeline: TimelineEntries): Subject {
  const headRefs = createPullHeadRefs(context)
  const headUpdates = createHeadUpdates(context)
  const closing = createPullClosing(context)
  const synchronizer = createPullSynchronizer(context, headUpdates)
  context.pushes.followWith(createBranchFollower(context, { headUpdates, closing, synchronizer }))
  context.activity.observe(closing.observe)
  context.pulls.followWith(async (tx, pull, change) => {
    // The branches may have moved while the pull request was closed.
    if (change === 'reopened') await synchronizer.enqueue(tx, pull.issue_id)
  })
  const contents = createPullContents(context)
  const views = createPullViews(context)
  addCommitTimeline(timeline, context)
  const commits = createCommits(context, createCommitPeople(context.db))
  return {
    jobs: { ...headRefs.jobs, ...closing.jobs, ...synchronizer.jobs },
    routes: [
      pullRoutes(context, {
        contents,
        list: createPullLists(context),
        open: createPullOpener(context, headRefs),
        changes: createPullChanges(context),
        views,
      }),
      pullContentRoutes(context, contents, commits),
      commitPullRoutes(context, views),
    ],
  }
}

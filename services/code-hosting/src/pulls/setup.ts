import type { Subject } from '@octavo/platform/subjects.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { createCommits } from '../code/commits/commits.ts'
import type { Context } from '../context.ts'
import { createPullOpener } from './open-pull.ts'
import { createPullChanges } from './pull-changes.ts'
import { createPullContents } from './pull-contents.ts'
import { createPullHeadRefs } from './pull-head-refs.ts'
import { createPullLists } from './pull-lists.ts'
import { createPullViews } from './pull-views.ts'
import { pullContentRoutes } from './routes/pull-contents.ts'
import { pullRoutes } from './routes/pulls.ts'

export function setUpPulls(context: Context): Subject {
  const headRefs = createPullHeadRefs(context)
  const contents = createPullContents(context)
  const commits = createCommits(context, createCommitPeople(context.db))
  return {
    jobs: headRefs.jobs,
    routes: [
      pullRoutes(context, {
        contents,
        list: createPullLists(context),
        open: createPullOpener(context, headRefs),
        changes: createPullChanges(context),
        views: createPullViews(context),
      }),
      pullContentRoutes(context, contents, commits),
    ],
  }
}

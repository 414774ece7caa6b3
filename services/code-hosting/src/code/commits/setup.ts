import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../../context/hosting.ts'
import { createBranchRenamer } from './branches.ts'
import { createCommitComments } from './commit-comments.ts'
import { createCommitPeople } from './commit-people.ts'
import { createCommitStatuses } from './commit-statuses.ts'
import { createCommits } from './commits.ts'
import { createComparisons } from './comparisons.ts'
import { createContributors } from './contributors.ts'
import { createGitObjects } from './git-objects.ts'
import { createGitRefs } from './git-refs.ts'
import { branchRoutes } from './routes/branches.ts'
import { commitCommentReactionRoutes } from './routes/commit-comment-reactions.ts'
import { commitCommentRoutes } from './routes/commit-comments.ts'
import { commitStatusRoutes } from './routes/commit-statuses.ts'
import { commitRoutes } from './routes/commits.ts'
import { comparisonRoutes } from './routes/comparisons.ts'
import { gitCommitRoutes } from './routes/git-commits.ts'
import { gitRefRoutes } from './routes/git-refs.ts'

export function setUpCommits(hosting: Hosting): Subject {
  const people = createCommitPeople(hosting.db)
  const commits = createCommits(hosting, people)
  const comments = createCommitComments(hosting)
  return {
    routes: [
      branchRoutes(hosting, {
        commits,
        rename: createBranchRenamer(hosting),
        contributorsOf: createContributors(hosting),
      }),
      commitRoutes(hosting, commits),
      comparisonRoutes(hosting, createComparisons(hosting), commits),
      commitCommentRoutes(hosting, comments),
      commitCommentReactionRoutes(hosting, comments),
      commitStatusRoutes(hosting, createCommitStatuses(hosting, commits)),
      gitCommitRoutes(hosting, createGitObjects(hosting, people)),
      gitRefRoutes(hosting, createGitRefs(hosting, hosting.pushes)),
    ],
  }
}

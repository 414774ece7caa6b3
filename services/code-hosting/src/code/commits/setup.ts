import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../../context.ts'
import { completeRename, createBranchRenamer, renameKind } from './branches.ts'
import { createCommitComments } from './commit-comments.ts'
import { createCommitPeople } from './commit-people.ts'
import { createCommitStatuses } from './commit-statuses.ts'
import { createCommits } from './commits.ts'
import { createComparisons } from './comparisons.ts'
import { createContributors } from './contributors.ts'
import { createGitObjects } from './git-objects.ts'
import { createGitRefs } from './git-refs.ts'
import { createRepositoryQuota } from './repository-quota.ts'
import { branchRoutes } from './routes/branches.ts'
import { commitCommentReactionRoutes } from './routes/commit-comment-reactions.ts'
import { commitCommentRoutes } from './routes/commit-comments.ts'
import { commitStatusRoutes } from './routes/commit-statuses.ts'
import { commitRoutes } from './routes/commits.ts'
import { comparisonRoutes } from './routes/comparisons.ts'
import { gitCommitRoutes } from './routes/git-commits.ts'
import { gitRefRoutes } from './routes/git-refs.ts'

export function setUpCommits(context: Context): Subject {
  const people = createCommitPeople(context.db)
  context.pushes.completeWith(renameKind, completeRename)
  const commits = createCommits(context, people)
  const comments = createCommitComments(context)
  return {
    routes: [
      branchRoutes(context, {
        commits,
        rename: createBranchRenamer(context),
        contributorsOf: createContributors(context),
      }),
      commitRoutes(context, commits),
      comparisonRoutes(context, createComparisons(context), commits),
      commitCommentRoutes(context, comments),
      commitCommentReactionRoutes(context, comments),
      commitStatusRoutes(context, createCommitStatuses(context, commits)),
      gitCommitRoutes(context, createGitObjects(context, people), createRepositoryQuota(context)),
      gitRefRoutes(context, createGitRefs(context, context.pushes)),
    ],
  }
}

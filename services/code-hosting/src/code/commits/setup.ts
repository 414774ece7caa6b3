import type { Routes } from '@octavo/platform/service.ts'
import type { Hosting } from '../../context/hosting.ts'
import { markdownRoutes } from '../../meta/routes/markdown.ts'
import { createBranchMerges } from '../files/branch-merges.ts'
import { createContentViews } from '../files/content-views.ts'
import { createFileChanges } from '../files/file-changes.ts'
import { contentRoutes } from '../files/routes/contents.ts'
import { gitFileRoutes } from '../files/routes/git-files.ts'
import { mergeRoutes } from '../files/routes/merges.ts'
import { rawFileRoutes } from '../files/routes/raw-files.ts'
import { readmeRoutes } from '../files/routes/readmes.ts'
import { createSignedLinks } from '../files/signed-links.ts'
import { createCommitComments } from './commit-comments.ts'
import { createCommitPeople } from './commit-people.ts'
import { createCommitStatuses } from './commit-statuses.ts'
import { createCommits } from './commits.ts'
import { createComparisons } from './comparisons.ts'
import { createGitObjects } from './git-objects.ts'
import { createGitRefs } from './git-refs.ts'
import { commitCommentReactionRoutes } from './routes/commit-comment-reactions.ts'
import { commitCommentRoutes } from './routes/commit-comments.ts'
import { commitStatusRoutes } from './routes/commit-statuses.ts'
import { commitRoutes } from './routes/commits.ts'
import { comparisonRoutes } from './routes/comparisons.ts'
import { gitCommitRoutes } from './routes/git-commits.ts'
import { gitRefRoutes } from './routes/git-refs.ts'

/** What is in repositories: files, commits, refs, and what is said of commits. */
export function openCommitParts(hosting: Hosting): { routes: Routes[] } {
  const { pushes } = hosting
  const people = createCommitPeople(hosting.db)
  const commits = createCommits(hosting, people)
  const comments = createCommitComments(hosting)
  const links = createSignedLinks(hosting)
  const objects = createGitObjects(hosting, people)
  const views = createContentViews(links)
  return {
    routes: [
      contentRoutes(hosting, createFileChanges(hosting, people, pushes), views),
      readmeRoutes(hosting, views),
      commitRoutes(hosting, commits),
      comparisonRoutes(hosting, createComparisons(hosting), commits),
      commitCommentRoutes(hosting, comments),
      commitCommentReactionRoutes(hosting, comments),
      commitStatusRoutes(hosting, createCommitStatuses(hosting, commits)),
      gitFileRoutes(hosting, objects),
      gitCommitRoutes(hosting, objects),
      gitRefRoutes(hosting, createGitRefs(hosting, pushes)),
      mergeRoutes(hosting, createBranchMerges(hosting, people, pushes), commits),
      rawFileRoutes(hosting, links),
      markdownRoutes,
    ],
  }
}

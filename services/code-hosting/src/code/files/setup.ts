import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../../context.ts'
import { createCommitPeople } from '../commits/commit-people.ts'
import { createCommits } from '../commits/commits.ts'
import { createGitObjects } from '../commits/git-objects.ts'
import { createRepositoryQuota } from '../commits/repository-quota.ts'
import { createBranchMerges } from './branch-merges.ts'
import { createContentViews } from './content-views.ts'
import { createFileChanges } from './file-changes.ts'
import { createRepositoryStatistics } from './repository-statistics.ts'
import { archiveRoutes } from './routes/archives.ts'
import { contentRoutes } from './routes/contents.ts'
import { gitFileRoutes } from './routes/git-files.ts'
import { mergeRoutes } from './routes/merges.ts'
import { rawFileRoutes } from './routes/raw-files.ts'
import { readmeRoutes } from './routes/readmes.ts'
import { repositoryFileRoutes } from './routes/repository-files.ts'
import { createSignedLinks } from './signed-links.ts'

export function setUpFiles(context: Context): Subject {
  const { db, git, pushes } = context
  const people = createCommitPeople(db)
  const links = createSignedLinks(context)
  const views = createContentViews(links)
  const statistics = createRepositoryStatistics(context)
  const quota = createRepositoryQuota(context)
  return {
    routes: [
      contentRoutes(context, createFileChanges(context, people, pushes, quota), views),
      readmeRoutes(context, views),
      gitFileRoutes(context, createGitObjects(context, people), quota),
      mergeRoutes(context, createBranchMerges(context, people, pushes), createCommits(context, people)),
      rawFileRoutes(context, links),
      repositoryFileRoutes(context, statistics),
      archiveRoutes(context, links),
    ],
    // Without git, queued jobs wait for a start with git.
    jobs: git.isAvailable ? { 'measure-repository': statistics.job } : {},
  }
}

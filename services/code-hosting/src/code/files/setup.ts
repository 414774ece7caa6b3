import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../../context/hosting.ts'
import { createCommitPeople } from '../commits/commit-people.ts'
import { createCommits } from '../commits/commits.ts'
import { createGitObjects } from '../commits/git-objects.ts'
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

export function setUpFiles(hosting: Hosting): Subject {
  const { db, git, pushes } = hosting
  const people = createCommitPeople(db)
  const links = createSignedLinks(hosting)
  const views = createContentViews(links)
  const statistics = createRepositoryStatistics(hosting)
  return {
    routes: [
      contentRoutes(hosting, createFileChanges(hosting, people, pushes), views),
      readmeRoutes(hosting, views),
      gitFileRoutes(hosting, createGitObjects(hosting, people)),
      mergeRoutes(hosting, createBranchMerges(hosting, people, pushes), createCommits(hosting, people)),
      rawFileRoutes(hosting, links),
      repositoryFileRoutes(hosting, statistics),
      archiveRoutes(hosting, links),
    ],
    // Without git, queued jobs wait for a start with git.
    jobs: git.isAvailable ? { 'measure-repository': statistics.job } : {},
  }
}

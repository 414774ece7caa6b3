import { dataReplaced } from '@octavo/platform/bus/bus.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { createBranchRenamer } from '../code/commits/branches.ts'
import { createCommitPeople } from '../code/commits/commit-people.ts'
import { createCommits } from '../code/commits/commits.ts'
import { createContributors } from '../code/commits/contributors.ts'
import { branchRoutes } from '../code/commits/routes/branches.ts'
import { createMeasures } from '../code/files/repository-measures.ts'
import { archiveRoutes } from '../code/files/routes/archives.ts'
import { repositoryFileRoutes } from '../code/files/routes/repository-files.ts'
import { createSignedLinks } from '../code/files/signed-links.ts'
import { createReconciler } from '../code/pushes/reconcile.ts'
import { maintenanceOf } from '../code/pushes/repository-maintenance.ts'
import { repositoryActivityRoutes } from '../code/pushes/routes/repository-activity.ts'
import { smartHttpRoutes } from '../code/pushes/routes/smart-http.ts'
import type { Hosting } from '../context/hosting.ts'
import { createRepositories } from '../creation/create-repository.ts'
import { createForks } from '../creation/forks.ts'
import { createUpstreamMerger } from '../creation/merge-upstream.ts'
import { forkRoutes } from '../creation/routes.ts'
import { createGenerator } from '../creation/templates.ts'
import { transferPageRoutes } from '../pages/transfer-routes.ts'
import { createCollaborators } from './collaborators.ts'
import { createDeployKeys } from './deploy-keys.ts'
import { createRepositoryChanges } from './repository-changes.ts'
import { autolinkRoutes } from './routes/autolinks.ts'
import { collaboratorRoutes } from './routes/collaborators.ts'
import { deployKeyRoutes } from './routes/deploy-keys.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { repositoryRoutes } from './routes/repositories.ts'
import { repositoryListRoutes } from './routes/repository-lists.ts'
import { repositoryTransferRoutes } from './routes/repository-transfers.ts'
import { starRoutes } from './routes/stars.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { createStars } from './stars.ts'
import { createTransfers } from './transfers.ts'

export interface RepositoryParts {
  routes: Routes[]
  jobs: JobHandlers
  /** Puts right what the last run has left behind. Everything that reads commits is to be there before. */
  recover(): Promise<void>
  close(): void
}

/** What concerns repositories themselves: what they are, who is near them, and git. */
export function openRepositoryParts(hosting: Hosting): RepositoryParts {
  const { db, bus, log, transport } = hosting
  const repositories = createRepositories(hosting)
  const collaborators = createCollaborators(hosting)
  const measures = createMeasures(hosting)
  const transfers = createTransfers(hosting)
  const reconciler = createReconciler(hosting)
  const stopListening = bus.subscribe(dataReplaced, () => {
    reconciler
      .rewind()
      .then(() => reconciler.matchFolders())
      .catch((error: unknown) => log.error({ err: error }, 'git could not be brought in line with the copy'))
  })
  return {
    routes: [
      repositoryRoutes(repositories, createRepositoryChanges(hosting)),
      repositoryTransferRoutes(hosting, transfers, repositories.roleOf),
      transferPageRoutes(hosting, transfers),
      repositoryListRoutes(hosting),
      forkRoutes(hosting, {
        repositories,
        forks: createForks(hosting),
        generate: createGenerator(hosting),
        mergeUpstream: createUpstreamMerger(hosting),
      }),
      branchRoutes(hosting, {
        commits: createCommits(hosting, createCommitPeople(db)),
        rename: createBranchRenamer(hosting),
        contributorsOf: createContributors(hosting),
        measures,
      }),
      collaboratorRoutes(hosting, collaborators),
      invitationRoutes(hosting, collaborators),
      starRoutes(hosting, createStars(hosting)),
      subscriptionRoutes(hosting),
      deployKeyRoutes(hosting, createDeployKeys(hosting)),
      autolinkRoutes(hosting),
      repositoryActivityRoutes(hosting),
      repositoryFileRoutes(hosting),
      archiveRoutes(hosting, createSignedLinks(hosting)),
      smartHttpRoutes(hosting, transport),
    ],
    jobs: {
      'measure-repository': measures.job,
      'settle-pushes': { everyMs: 10 * 60_000, run: () => reconciler.settle() },
      'maintain-repositories': maintenanceOf(hosting),
    },
    async recover() {
      await reconciler.settle()
      await reconciler.matchFolders()
    },
    close: stopListening,
  }
}

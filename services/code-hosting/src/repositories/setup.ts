import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createCollaborators } from './collaborators.ts'
import { createDeployKeys } from './deploy-keys.ts'
import { createInteractionLimits } from './interaction-limits.ts'
import { lostForkJobs } from './lost-fork-jobs.ts'
import { createRepositoryChanges } from './repository-changes.ts'
import { createOriginFinder } from './repository-origins.ts'
import { createRoleFinder } from './repository-roles.ts'
import { autolinkRoutes } from './routes/autolinks.ts'
import { collaboratorRoutes } from './routes/collaborators.ts'
import { deployKeyRoutes } from './routes/deploy-keys.ts'
import { interactionLimitRoutes } from './routes/interaction-limits.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { repositoryRoutes } from './routes/repositories.ts'
import { repositoryListRoutes } from './routes/repository-lists.ts'
import { starRoutes } from './routes/stars.ts'
import { subscriptionRoutes } from './routes/subscriptions.ts'
import { createStars } from './stars.ts'

export function setUpRepositories(context: Context): Subject {
  const { db } = context
  const collaborators = createCollaborators(context)
  const changes = createRepositoryChanges(context)
  const findOrigins = createOriginFinder(db, createRoleFinder(db))
  return {
    routes: [
      repositoryRoutes(findOrigins, changes),
      repositoryListRoutes(context),
      collaboratorRoutes(context, collaborators),
      invitationRoutes(context, collaborators),
      starRoutes(context, createStars(context)),
      subscriptionRoutes(context),
      deployKeyRoutes(context, createDeployKeys(context)),
      autolinkRoutes(context),
      interactionLimitRoutes(context, createInteractionLimits(context)),
    ],
    jobs: lostForkJobs(context, changes),
  }
}

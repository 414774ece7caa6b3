import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { createOriginFinder } from '../repositories/repository-origins.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { createForks } from './forks.ts'
import { createUpstreamMerger } from './merge-upstream.ts'
import { forkRoutes } from './routes/forks.ts'
import { newRepositoryRoutes } from './routes/new-repositories.ts'
import { createGenerator } from './templates.ts'

export function setUpCreation(context: Context): Subject {
  const findRole = createRoleFinder(context.db)
  return {
    routes: [
      newRepositoryRoutes(context, findRole),
      forkRoutes(context, {
        findRole,
        findOrigins: createOriginFinder(context.db, findRole),
        forks: createForks(context),
        generate: createGenerator(context),
        mergeUpstream: createUpstreamMerger(context),
      }),
    ],
  }
}

import type { Subject } from '@octavo/platform/subjects.ts'
import type { Hosting } from '../context/hosting.ts'
import { createOriginFinder } from '../repositories/repository-origins.ts'
import { createRoleFinder } from '../repositories/repository-roles.ts'
import { createForks } from './forks.ts'
import { createUpstreamMerger } from './merge-upstream.ts'
import { forkRoutes } from './routes/forks.ts'
import { newRepositoryRoutes } from './routes/new-repositories.ts'
import { createGenerator } from './templates.ts'

export function setUpCreation(hosting: Hosting): Subject {
  const findRole = createRoleFinder(hosting.db)
  return {
    routes: [
      newRepositoryRoutes(hosting, findRole),
      forkRoutes(hosting, {
        findRole,
        findOrigins: createOriginFinder(hosting.db, findRole),
        forks: createForks(hosting),
        generate: createGenerator(hosting),
        mergeUpstream: createUpstreamMerger(hosting),
      }),
    ],
  }
}

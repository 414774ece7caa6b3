import type { Subject } from '@octavo/platform/subjects.ts'
import type { Context } from '../context.ts'
import { fileRoutes } from './file-routes.ts'
import { indexJobs } from './indexing/jobs.ts'
import { manageRepositories } from './manage-repositories.ts'
import type { Repositories } from './repositories.ts'
import { repositoryRoutes } from './routes.ts'

export function setUpRepositories(context: Context, repositories: Repositories): Subject {
  return {
    routes: [repositoryRoutes(context, manageRepositories(context), repositories), fileRoutes(context)],
    jobs: indexJobs(context),
  }
}

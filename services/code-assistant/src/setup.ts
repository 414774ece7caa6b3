import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import { createCompletions } from './completion/create-completions.ts'
import { completionRoutes } from './completion/routes.ts'
import type { Context } from './context.ts'
import { healthRoutes } from './health/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { createRepositories } from './repositories/create-repositories.ts'
import { setUpRepositories } from './repositories/setup.ts'
import { usageRoutes } from './usage/routes.ts'
import { renderError } from './wire/error-formats.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context): ServiceSetup {
  const repositories = createRepositories(context)
  const { routes, jobs, close } = combineSubjects([
    setUpRepositories(context, repositories),
    { routes: [completionRoutes(context, createCompletions(context, repositories))] },
    { routes: [usageRoutes(context), keyRoutes(context), healthRoutes] },
  ])
  return {
    renderError,
    jobs,
    async close() {
      await close()
      await context.analysis.close()
      await context.metering.close()
    },
    routes: [installResponseHeaders, requireNeeds, ...routes],
  }
}

import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import type { Context } from './context.ts'
import { setUpDocumentation } from './documentation/setup.ts'
import { setUpExplanation } from './explanation/setup.ts'
import { setUpFixes } from './fixes/setup.ts'
import { healthRoutes } from './health/routes.ts'
import { setUpReview } from './review/setup.ts'
import { setUpUnitTests } from './unit-tests/setup.ts'
import { renderError } from './wire/error-formats.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context): ServiceSetup {
  const { routes, jobs, close } = combineSubjects([
    setUpDocumentation(context),
    setUpExplanation(context),
    setUpFixes(context),
    setUpUnitTests(context),
    setUpReview(context),
    { routes: [healthRoutes] },
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

import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import { setUpAnthropic } from './anthropic/setup.ts'
import type { Context } from './context.ts'
import type { Engines } from './engines/engines.ts'
import { healthRoutes } from './health/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { setUpOpenAi } from './openai/setup.ts'
import { setUpTabby } from './tabby/setup.ts'
import { usageRoutes } from './usage/routes.ts'
import { renderError } from './wire/error-formats.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context, engines?: Engines): ServiceSetup {
  const { routes, jobs, close } = combineSubjects([
    ...(engines
      ? [setUpOpenAi(context, engines), setUpAnthropic(context, engines), setUpTabby(engines)]
      : []),
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

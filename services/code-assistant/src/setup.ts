import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import { setUpChat } from './chat/setup.ts'
import type { Context } from './context.ts'
import { setUpConversations } from './conversations/setup.ts'
import { healthRoutes } from './health/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { createRulesEngine } from './rules/create-rules-engine.ts'
import { createRulesOnlyEngines } from './rules/rules-only-engines.ts'
import { usageRoutes } from './usage/routes.ts'
import { renderError } from './wire/error-formats.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

export function setUp(context: Context): ServiceSetup {
  const engines = createRulesOnlyEngines(context, createRulesEngine(context))
  const conversations = setUpConversations(context)
  const { routes, jobs, close } = combineSubjects([
    conversations,
    setUpChat(context, engines, conversations.conversations),
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

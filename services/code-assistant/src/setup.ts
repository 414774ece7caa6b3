import type { ServiceSetup } from '@octavo/platform/service.ts'
import { combineSubjects } from '@octavo/platform/subjects.ts'
import { requireNeeds } from './access/needs.ts'
import { setUpAnthropic } from './anthropic/setup.ts'
import { setUpChat } from './chat/setup.ts'
import { createCompletions } from './completion/create-completions.ts'
import { completionRoutes } from './completion/routes.ts'
import type { Context } from './context.ts'
import { setUpConversations } from './conversations/setup.ts'
import { setUpDocumentation } from './documentation/setup.ts'
import { createEngines } from './engines/create-engines.ts'
import type { Engines } from './engines/engines.ts'
import { setUpExplanation } from './explanation/setup.ts'
import { setUpFixes } from './fixes/setup.ts'
import { healthRoutes } from './health/routes.ts'
import { keyRoutes } from './keys/routes.ts'
import { demoLogin } from './limits.ts'
import { createLocalModels } from './local-model/create-local-models.ts'
import { setUpOpenAi } from './openai/setup.ts'
import { setUpRecipes } from './recipes/setup.ts'
import { setUpRefactoring } from './refactoring/setup.ts'
import { createRepositories } from './repositories/create-repositories.ts'
import { setUpRepositories } from './repositories/setup.ts'
import { setUpReview } from './review/setup.ts'
import { createLazyRulesEngine } from './rules/lazy-rules-engine.ts'
import { setUpTabby } from './tabby/setup.ts'
import { setUpUnitTests } from './unit-tests/setup.ts'
import { createUpstreams } from './upstreams/create-upstreams.ts'
import { usageRoutes } from './usage/routes.ts'
import { renderError } from './wire/error-formats.ts'
import { installResponseHeaders } from './wire/response-headers.ts'

/** Tests bring their own engines. */
export async function setUp(context: Context, ownEngines?: Engines): Promise<ServiceSetup> {
  const { config, log, models } = context
  const repositories = createRepositories(context)
  const upstreams = await createUpstreams(config, context)
  const local = createLocalModels(config, log)
  const engines =
    ownEngines ??
    createEngines({
      settings: config,
      models,
      rules: createLazyRulesEngine(context, repositories),
      upstreams: upstreams.all,
      local,
    })
  const conversations = setUpConversations(context)
  const { routes, jobs, close } = combineSubjects([
    setUpRefactoring(context, engines),
    setUpDocumentation(context, engines),
    setUpExplanation(context, engines),
    setUpFixes(context, engines),
    setUpUnitTests(context, engines),
    setUpReview(context, engines),
    setUpRecipes(context, engines),
    setUpRepositories(context, repositories),
    { routes: [completionRoutes(context, createCompletions(context, repositories), engines)] },
    conversations,
    setUpChat(context, engines, conversations.conversations),
    setUpOpenAi(context, engines, conversations.conversations),
    setUpAnthropic(context, engines),
    setUpTabby(engines),
    { routes: [usageRoutes(context), keyRoutes(context), healthRoutes] },
  ])
  return {
    renderError,
    // Imported on demand, because a process of its own seeds.
    seed: async () => (await import('./sample/seed.ts')).seedSample(context, demoLogin),
    jobs,
    async close() {
      await close()
      await upstreams.close()
      await local.close()
      await context.analysis.close()
      await context.metering.close()
    },
    routes: [installResponseHeaders, requireNeeds, ...routes],
  }
}

import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import manifest from '../../../package.json' with { type: 'json' }
import type { Administrator } from '../administrator.ts'
import { accessOf, isHealthy, type ServedService, type ServedServices } from '../served-services.ts'

const OverviewResponse = Type.Object({
  version: Type.String(),
  sandbox: Type.Boolean(),
  signedIn: Type.Boolean(),
  services: Type.Array(
    Type.Object({
      name: Type.String(),
      title: Type.String(),
      summary: Type.String(),
      interface: Type.String(),
      url: Type.String(),
      firstCall: Type.String(),
      ready: Type.Boolean(),
      hasAccounts: Type.Boolean(),
      plans: Type.Array(Type.String()),
    }),
  ),
})

/** Public: the services and their addresses. */
export const overviewRoutes =
  ({
    services,
    administrator,
    sandbox,
  }: {
    services: ServedServices
    administrator: Administrator
    sandbox: boolean
  }): Routes =>
  (app) => {
    const route = { config: { access: 'open' }, schema: { response: { 200: OverviewResponse } } } as const
    app.get('/api/overview', route, async (request) => ({
      version: manifest.version,
      sandbox,
      signedIn: administrator.identify(request) !== undefined,
      services: await Promise.all(services.list().map(describeService)),
    }))
  }

async function describeService(service: ServedService) {
  const { definition, running } = service
  const { name, title, summary, version, firstCall } = definition
  const access = accessOf(service)
  return {
    name,
    title,
    summary,
    interface: version,
    url: running.context.url(),
    firstCall,
    ready: await isHealthy(service),
    hasAccounts: access !== undefined,
    plans: [...(access?.plans.names ?? [])],
  }
}

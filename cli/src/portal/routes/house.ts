import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import manifest from '../../../package.json' with { type: 'json' }
import type { Keeper } from '../keeper.ts'
import { accessOf, isWell, type ServedService, type ServedServices } from '../served-services.ts'

const HouseReply = Type.Object({
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

/** What anybody may know: what is served, and where. */
export const houseRoutes =
  ({ services, keeper, sandbox }: { services: ServedServices; keeper: Keeper; sandbox: boolean }): Routes =>
  (app) => {
    const route = { config: { access: 'open' }, schema: { response: { 200: HouseReply } } } as const
    app.get('/api/house', route, async (request) => ({
      version: manifest.version,
      sandbox,
      signedIn: keeper.identify(request) !== undefined,
      services: await Promise.all(services.list().map(describeService)),
    }))
  }

async function describeService(served: ServedService) {
  const { definition, running } = served
  const { name, title, summary, version, firstCall } = definition
  const access = accessOf(served)
  return {
    name,
    title,
    summary,
    interface: version,
    url: running.context.url(),
    firstCall,
    ready: await isWell(served),
    hasAccounts: access !== undefined,
    plans: [...(access?.plans.names ?? [])],
  }
}

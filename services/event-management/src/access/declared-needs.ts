import type { App } from '@octavo/platform/http/app.ts'
import type { RouteOptions } from 'fastify'
import type { Need } from './needs.ts'

/**
 * Fails the start when a route declares no `config.needs`, or one that contradicts its `config.access`.
 * Routes of the platform's authorization server are exempt.
 */
export function requireDeclaredNeeds(app: App, isPlatformPath: (path: string) => boolean): void {
  const flaws: string[] = []
  app.addHook('onRoute', (route) => {
    const flaw = isPlatformPath(route.url) ? undefined : flawOf(route)
    if (flaw !== undefined) flaws.push(`${[route.method].flat()[0]} ${route.url} ${flaw}`)
  })
  app.addHook('onReady', async () => {
    if (flaws.length > 0) throw new Error(`Routes without a valid declaration:\n  ${flaws.join('\n  ')}`)
  })
}

function flawOf({ config }: RouteOptions): string | undefined {
  // Fastify's route config has the types of all services.
  const needs = config?.needs as Need | undefined
  const isOpen = config?.access === 'open'
  if (!needs)
    return `declares no needs. Add what it requires from src/access/needs.ts, such as ${example(isOpen)}.`
  const isForOpen = openTo.has(needs.who)
  if (isOpen && !isForOpen)
    return `is open, but needs ${needs.who}, which nothing checks on an open route. Remove access: 'open'.`
  if (!isOpen && (needs.who === 'anyone' || needs.who === 'secret'))
    return `needs ${needs.who}, but asks for a token. Add access: 'open', or declare anyToken.`
  return undefined
}

const example = (isOpen: boolean) =>
  isOpen ? "config: { access: 'open', needs: anyone }" : "config: { needs: may('manage_events', 'event') }"

/** Open routes have no caller yet: their domain calls identify one if they need to. */
const openTo: ReadonlySet<Need['who']> = new Set(['anyone', 'secret', 'viewer', 'buyer-or-member'])

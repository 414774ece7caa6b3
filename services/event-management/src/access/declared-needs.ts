import type { RouteOptions } from 'fastify'
import type { Need } from './needs.ts'

/** Returns how the needs contradict the route's `config.access`, if they do. */
export function findIssue(needs: Need, { config }: RouteOptions): string | undefined {
  const isOpen = config?.access === 'open'
  if (isOpen && !openTo.has(needs.who))
    return `is open, but needs ${needs.who}, which nothing checks on an open route. Remove access: 'open'.`
  if (!isOpen && (needs.who === 'anyone' || needs.who === 'secret'))
    return `needs ${needs.who}, but asks for a token. Add access: 'open', or declare anyToken.`
  return undefined
}

export const example = ({ config }: RouteOptions) =>
  config?.access === 'open'
    ? "config: { access: 'open', needs: anyone }"
    : "config: { needs: may('manage_events', 'event') }"

/** Open routes have no caller yet: their domain calls identify one if they need to. */
const openTo: ReadonlySet<Need['who']> = new Set(['anyone', 'secret', 'viewer', 'buyer-or-member'])

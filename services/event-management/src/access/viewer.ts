import type { FastifyRequest } from 'fastify'
import type { EventRow } from '../events/store/events.ts'
import type { Permission } from '../roles.ts'
import type { Need } from './needs.ts'

/** Who asks. A public token belongs to somebody and yet reads as nobody. */
export interface Viewer {
  userId: number | null
  kind: 'private' | 'anonymous'
  /** What the route declares that members need for it. */
  permission?: Permission | undefined
  /** The password or invitation that the request carries, for events that are not public. */
  admission?: Admission | undefined
}

export interface Admission {
  /** How the request may see the event `id`, which is not public or, if undefined, does not exist. */
  find(event: EventRow | undefined, id: number): Promise<Entry | undefined>
}

/** Why somebody may see an event, and so buy tickets of it. */
export type Entry =
  | { kind: 'public' }
  | { kind: 'member' }
  | { kind: 'password'; password: string }
  | { kind: 'invitation'; invitationId: number }

/** The kind of those tokens that may be shown to everybody, as in the script of a page. */
export const publicTokenKind = 'public'

export function viewerOf({ caller, routeOptions }: Pick<FastifyRequest, 'caller' | 'routeOptions'>): Viewer {
  // The routes of this app declare its own type only.
  const needs = routeOptions.config.needs as Need | undefined
  const permission = needs && 'permission' in needs ? needs.permission : undefined
  if (!caller.user || caller.kind === publicTokenKind) return { userId: null, kind: 'anonymous', permission }
  return { userId: caller.user.id, kind: 'private', permission }
}

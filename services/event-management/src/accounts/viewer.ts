import type { FastifyRequest } from 'fastify'
import type { EventRow } from '../store/events.ts'

/** Who asks. A public token belongs to somebody and yet reads as nobody. */
export interface Viewer {
  userId: number | null
  kind: 'private' | 'anonymous'
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

export function viewerOf({ caller }: Pick<FastifyRequest, 'caller'>): Viewer {
  if (!caller.user || caller.kind === publicTokenKind) return { userId: null, kind: 'anonymous' }
  return { userId: caller.user.id, kind: 'private' }
}

import type { FastifyRequest } from 'fastify'

/** Who asks. A public token belongs to somebody and yet reads as nobody. */
export interface Viewer {
  userId: number | null
  kind: 'private' | 'anonymous'
}

/** The kind of those tokens that may be shown to everybody, as in the script of a page. */
export const publicTokenKind = 'public'

export function viewerOf({ caller }: Pick<FastifyRequest, 'caller'>): Viewer {
  if (!caller.user || caller.kind === publicTokenKind) return { userId: null, kind: 'anonymous' }
  return { userId: caller.user.id, kind: 'private' }
}

import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../context.ts'
import type { Need } from './needs.ts'

/** The kind of those tokens that may be shown to everybody, as in the script of a page. */
export const publicTokenKind = 'public'

export function viewerOf({ caller, routeOptions }: Pick<FastifyRequest, 'caller' | 'routeOptions'>): Viewer {
  // The routes of this app declare its own type only.
  const needs = routeOptions.config.needs as Need | undefined
  const permission = needs && 'permission' in needs ? needs.permission : undefined
  if (!caller.user || caller.kind === publicTokenKind) return { userId: null, kind: 'anonymous', permission }
  return { userId: caller.user.id, kind: 'private', permission }
}

import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../context.ts'
import type { Need } from './needs.ts'

/** Tokens of this kind may be published, for example in a script of a page. */
export const publicTokenKind = 'public'

export function viewerOf({ caller, routeOptions }: Pick<FastifyRequest, 'caller' | 'routeOptions'>): Viewer {
  // Fastify's route config has the types of all services.
  const needs = routeOptions.config.needs as Need | undefined
  const permission = needs && 'permission' in needs ? needs.permission : undefined
  if (!caller.user || caller.kind === publicTokenKind) return { userId: null, kind: 'anonymous', permission }
  return { userId: caller.user.id, kind: 'private', permission }
}

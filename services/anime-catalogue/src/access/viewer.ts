import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../json-api/resource.ts'

/** Nobody who has not signed in sees works for adults. */
export function viewerOf({ caller }: Pick<FastifyRequest, 'caller'>): Viewer {
  const userId = caller.user?.id ?? null
  return { class: userId === null ? 'anonymous' : 'user', userId }
}

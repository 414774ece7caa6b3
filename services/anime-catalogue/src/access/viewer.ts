import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../json-api/resource.ts'

/** Anonymous callers do not see R18 media. */
export function viewerOf({ caller }: Pick<FastifyRequest, 'caller'>): Viewer {
  const userId = caller.user?.id ?? null
  return { class: userId === null ? 'anonymous' : 'user', userId }
}

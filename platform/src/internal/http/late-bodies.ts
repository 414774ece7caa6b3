import type { FastifyRequest } from 'fastify'

const withLateBodies = new WeakSet<FastifyRequest>()

/** A body that takes longer to arrive may come from a caller who has lost the permission meanwhile. */
export const maxBodyMs = 2_000

/** Notes that the caller was authenticated again after the body. */
export function noteLateBody(request: FastifyRequest): void {
  withLateBodies.add(request)
}

export function hasLateBody(request: FastifyRequest): boolean {
  return withLateBodies.has(request)
}

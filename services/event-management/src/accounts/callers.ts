import { createHash } from 'node:crypto'
import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from '../access/viewer.ts'

/** Whom a limit counts as one: a user, or else a network address. */
export function callerOf(request: FastifyRequest): string {
  const { userId } = viewerOf(request)
  return userId === null ? `address:${addressGroup(request.ip)}` : `user:${userId}`
}

/** A network address as it is stored: whoever reads the database learns no addresses. */
export function clientKeyOf({ secret }: { secret: string }, request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${secret} ${addressGroup(request.ip)}`)
    .digest('base64url')
    .slice(0, 22)
}

import { createHash } from 'node:crypto'
import { addressGroup } from '@octavo/platform/auth/address.ts'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from '../access/viewer.ts'

/** The identity that rate limits count: the user, or else the network address. */
export function callerOf(request: FastifyRequest): string {
  const { userId } = viewerOf(request)
  return userId === null ? `address:${addressGroup(request.ip)}` : `user:${userId}`
}

/** A keyed hash of the network address, so that the database contains no addresses. */
export function clientKeyOf({ secret }: { secret: string }, request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${secret} ${addressGroup(request.ip)}`)
    .digest('base64url')
    .slice(0, 22)
}

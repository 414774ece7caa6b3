import { createHash } from 'node:crypto'
import { addressGroup } from '@octavo/platform/auth/address.ts'
import { isPublicAddress } from '@octavo/platform/outgoing/public-addresses.ts'
import type { FastifyRequest } from 'fastify'
import { viewerOf } from '../access/viewer.ts'

/** The identity that rate limits count: the user, or else the network address. */
export function callerOf(request: FastifyRequest): string {
  const { userId } = viewerOf(request)
  return userId === null ? `address:${addressGroup(request.ip)}` : `user:${userId}`
}

/**
 * The client key of a guest. Empty for addresses that are not on the public internet, because they do not tell guests
 * apart: they belong to this machine, its network, or a proxy that is not trusted.
 */
export function guestKeyOf(context: { secret: string }, request: FastifyRequest): string {
  return isPublicAddress(request.ip) ? clientKeyOf(context, request) : ''
}

/** A keyed hash of the network address, so that the database contains no addresses. */
export function clientKeyOf({ secret }: { secret: string }, request: FastifyRequest): string {
  return createHash('sha256')
    .update(`${secret} ${addressGroup(request.ip)}`)
    .digest('base64url')
    .slice(0, 22)
}

import { bearerToken } from '@octavo/platform/access.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'

/** `Authorization: Bearer KEY` or `?token=KEY`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerToken(request) ?? queryToken(request)
}

/** A repeated parameter is a wrong key. */
export function queryToken({ query }: FastifyRequest): string | undefined {
  const { token } = asRecord(query)
  if (token === undefined) return undefined
  return typeof token === 'string' ? token : ''
}

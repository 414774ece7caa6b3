import { bearerToken } from '@octavo/platform/access.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'

/** `Authorization: Bearer KEY` or `?token=KEY`. Two different keys are a wrong key. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const [inHeader, inQuery] = [bearerToken(request), queryToken(request)]
  if (inHeader === undefined || inQuery === undefined) return inHeader ?? inQuery
  return inHeader === inQuery ? inHeader : ''
}

/** A repeated parameter is a wrong key. */
export function queryToken({ query }: FastifyRequest): string | undefined {
  const { token } = asRecord(query)
  if (token === undefined) return undefined
  return typeof token === 'string' ? token : ''
}

import { bearerToken, queryToken } from '@octavo/platform/access.ts'
import type { FastifyRequest } from 'fastify'

/** `Authorization: Bearer KEY` or `?token=KEY`. Two different keys are a wrong key. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const [inHeader, inQuery] = [bearerToken(request), queryToken(request, 'token')]
  if (inHeader === undefined || inQuery === undefined) return inHeader ?? inQuery
  return inHeader === inQuery ? inHeader : ''
}

import { bearerToken } from '@octavo/platform/access.ts'
import type { FastifyRequest } from 'fastify'

/** `Authorization: Bearer KEY`, `x-api-key` or `api-key`. Two different keys are a wrong key. */
export function keyOf(request: FastifyRequest): string | undefined {
  const keys = [bearerToken(request), headerOf(request, 'x-api-key'), headerOf(request, 'api-key')].filter(
    (key) => key !== undefined,
  )
  const [key] = keys
  return keys.every((other) => other === key) ? key : ''
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? '' : value
}

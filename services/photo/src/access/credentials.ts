import { bearerToken } from '@octavo/platform/access.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { isAccessKey } from './secrets.ts'

type Request = Pick<FastifyRequest, 'headers' | 'query'>

/** The token of a user: `Authorization: Bearer TOKEN`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = bearerToken(request)
  return token !== undefined && !isAccessKey(token) ? token : undefined
}

/** The app that calls without a user. A user token takes precedence. */
export function appOf(request: FastifyRequest): { clientId: string; clientSecret?: string } | undefined {
  if (tokenOf(request) !== undefined) return undefined
  const clientId = accessKeyOf(request) ?? bearerToken(request)
  if (clientId === undefined) return undefined
  const secret = request.headers['x-unsplash-secret']
  return typeof secret === 'string' ? { clientId, clientSecret: secret } : { clientId }
}

/** The access key: `Authorization: Client-ID KEY`, `?client_id=KEY` or `X-Unsplash-ID: KEY`. */
export function accessKeyOf({ headers, query }: Request): string | undefined {
  const [, authorized] = /^Client-ID +(\S.*)$/i.exec(headers.authorization ?? '') ?? []
  const header = headers['x-unsplash-id']
  const { client_id: parameter } = asRecord(query)
  return [authorized, header, parameter].find((key): key is string => typeof key === 'string' && key !== '')
}

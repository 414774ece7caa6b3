import { bearerToken, queryToken } from '@octavo/platform/access.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { FastifyRequest } from 'fastify'
import { isAccessKey } from './secrets.ts'

interface AppCredentials {
  clientId: string
  clientSecret?: string
}

/** The token of a user: `Authorization: Bearer TOKEN` or `?access_token=TOKEN`. */
export function tokenOf(request: FastifyRequest): string | undefined {
  if (authorizedKey(request) !== undefined) return undefined
  const token = bearerToken(request) ?? queryToken(request, 'access_token')
  return token !== undefined && isAccessKey(token) ? undefined : token
}

/** The app that calls without a user. A user token takes precedence. */
export function appOf(request: FastifyRequest): AppCredentials | undefined {
  return tokenOf(request) === undefined ? appCredentialsOf(request) : undefined
}

/**
 * The access key, also beside a user token: `Authorization: Client-ID KEY`, `Authorization: Bearer KEY`, `?client_id=KEY`
 * or `X-Unsplash-ID: KEY`, and the secret in `X-Unsplash-Secret`.
 */
export function appCredentialsOf(request: FastifyRequest): AppCredentials | undefined {
  const { headers, query } = request
  const bearer = bearerToken(request) ?? ''
  const keys = [
    authorizedKey(request),
    isAccessKey(bearer) ? bearer : undefined,
    headers['x-unsplash-id'],
    asRecord(query).client_id,
  ]
  const clientId = keys.find((key): key is string => typeof key === 'string' && key !== '')
  if (clientId === undefined) return undefined
  const secret = headers['x-unsplash-secret']
  return typeof secret === 'string' && secret !== '' ? { clientId, clientSecret: secret } : { clientId }
}

function authorizedKey({ headers }: FastifyRequest): string | undefined {
  return /^Client-ID +(\S.*)$/i.exec(headers.authorization ?? '')?.[1]
}

import type { FastifyRequest } from 'fastify'
import type { Apps, OAuthApp } from '../../../auth/oauth/apps.ts'
import type { Parameters } from '../../../auth/oauth/parameters.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'

interface ClientCredentials {
  clientId: string
  clientSecret: string | undefined
}

/** Reads client credentials from the Basic header or the body (RFC 6749 §2.3.1). */
export function readClient(
  { headers }: FastifyRequest,
  parameters: Parameters,
): ClientCredentials | undefined {
  const { client_id: clientId, client_secret: clientSecret } = parameters
  const basic = readBasic(headers.authorization)
  if (!basic) return clientId === undefined ? undefined : { clientId, clientSecret }
  const hasOtherId = clientId !== undefined && clientId !== basic.clientId
  const hasOtherSecret = clientSecret !== undefined && clientSecret !== basic.clientSecret
  if (hasOtherId || hasOtherSecret)
    throw oauthProblem('request_invalid', { message: 'The client is named in two ways that differ.' })
  return basic
}

/** Authenticates the client. Public clients, and all clients if `trustsIdAlone`, need no secret. */
export async function getClient(
  apps: Apps,
  credentials: ClientCredentials | undefined,
  trustsIdAlone = false,
): Promise<OAuthApp> {
  if (!credentials) throw oauthProblem('client_unknown', { message: 'The client_id is missing.' })
  const { clientId, clientSecret } = credentials
  const app = await apps.find(clientId)
  if (!app) throw oauthProblem('client_unknown')
  if (clientSecret === undefined && (app.isPublic || trustsIdAlone)) return app
  if (clientSecret === undefined || !(await apps.authenticate(clientId, clientSecret)))
    throw oauthProblem('client_wrong')
  return app
}

function readBasic(authorization = ''): ClientCredentials | undefined {
  const [, encoded = ''] = /^basic +([\w+/=-]+)$/i.exec(authorization.trim()) ?? []
  if (encoded === '') return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const clientId = decode(id)
  const secret = decode(rest.join(':'))
  if (`${clientId}${secret}`.includes('\0')) throw oauthProblem('request_invalid')
  return { clientId, clientSecret: secret === '' ? undefined : secret }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

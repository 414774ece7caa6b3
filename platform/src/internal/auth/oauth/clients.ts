import type { FastifyRequest } from 'fastify'
import type { Apps, OAuthApp } from '../../../auth/oauth/apps.ts'
import type { Parameters } from '../../../auth/oauth/parameters.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'

interface PageResult {
  clientId: string
  clientSecret: string | undefined
}

/** How a client shows who it is: RFC 6749 §2.3.1. */
export function readClient({ headers }: FastifyRequest, parameters: Parameters): PageResult | undefined {
  const { client_id: clientId, client_secret: clientSecret } = parameters
  const basic = readBasic(headers.authorization)
  if (!basic) return clientId === undefined ? undefined : { clientId, clientSecret }
  const isAnother = clientId !== undefined && clientId !== basic.clientId
  const isSaidTwice = clientSecret !== undefined && clientSecret !== basic.clientSecret
  if (isAnother || isSaidTwice)
    throw oauthProblem('request_invalid', { message: 'The client is named in two ways that differ.' })
  return basic
}

/** The registered app that this is, having proved it where it can. */
export async function getClient(
  apps: Apps,
  shown: PageResult | undefined,
  trustsIdAlone = false,
): Promise<OAuthApp> {
  if (!shown) throw oauthProblem('client_unknown', { message: 'The client_id is missing.' })
  const { clientId, clientSecret } = shown
  const app = await apps.find(clientId)
  if (!app) throw oauthProblem('client_unknown')
  if (clientSecret === undefined && (app.isPublic || trustsIdAlone)) return app
  if (clientSecret === undefined || !(await apps.authenticate(clientId, clientSecret)))
    throw oauthProblem('client_wrong')
  return app
}

function readBasic(authorization = ''): PageResult | undefined {
  const [, encoded = ''] = /^basic +([\w+/=-]+)$/i.exec(authorization.trim()) ?? []
  if (encoded === '') return undefined
  const [id = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  const secret = decode(rest.join(':'))
  return { clientId: decode(id), clientSecret: secret === '' ? undefined : secret }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

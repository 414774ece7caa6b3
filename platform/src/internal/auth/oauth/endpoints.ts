import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { deviceGrant, type GrantType, type OAuthDialect } from '../../../auth/oauth/dialect.ts'
import { type Parameters, readParameters } from '../../../auth/oauth/parameters.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'
import type { App } from '../../../http/app.ts'
import { ownCredentials } from '../../../needs.ts'
import { takeAttempt } from './attempts.ts'
import { getClient, readClient } from './clients.ts'
import { createExchanges } from './exchanges.ts'
import { formatScopes, parseScopes } from './scopes.ts'
import { type AuthorizationServer, issuerOf, termsOf } from './server.ts'

const openAccess = { access: 'open', needs: ownCredentials } as const
/** Skips schema validation, because the handlers report OAuth errors themselves. */
const validatorCompiler = () => (value: unknown) => ({ value })
const form = Type.Record(Type.String(), Type.String())
/** Per address. Each one is stored, and the id of a client is public. */
const maxDevicesPerMinute = 120
const consumes = ['application/x-www-form-urlencoded', 'application/json']
const tags = ['oauth']

const exchange = {
  operationId: 'oauth/exchange-token',
  summary: 'Create an access token',
}
const startDevice = {
  operationId: 'oauth/start-device-authorization',
  summary: 'Start the device authorization flow',
}
const revoke = { operationId: 'oauth/revoke-token', summary: 'Revoke a token' }
const introspect = { operationId: 'oauth/introspect-token', summary: 'Introspect a token' }
const getMetadata = {
  operationId: 'oauth/get-server-metadata',
  summary: 'Get the authorization server metadata',
}

/** Adds the endpoints that clients call, without the pages. */
export function addEndpoints(app: App, server: AuthorizationServer): void {
  const { dialect, auth } = server
  const { paths, lifetimes } = dialect
  const exchanges = createExchanges(server)
  const { oauth } = auth

  const add = (
    path: string,
    operation: { operationId: string; summary: string; hide?: boolean },
    handler: (request: FastifyRequest) => Promise<object>,
  ) =>
    app.post(
      path,
      {
        config: openAccess,
        schema: { ...operation, tags, consumes, body: form, response: { default: Type.Unknown() } },
        validatorCompiler,
      },
      async (request, reply) => send(dialect, request, reply, 200, { ...(await handler(request)) }),
    )

  for (const [index, path] of paths.token.entries()) {
    const operation = { ...exchange, hide: index > 0 }
    add(path, operation, async (request) => {
      const parameters = dialect.readParameters(parametersOf(dialect, request), 'token')
      const { grant_type: type } = parameters
      if (type === undefined) throw oauthProblem('parameter_missing', { message: 'Missing: grant_type.' })
      const grantType: GrantType | undefined = dialect.grants.find((grant) => grant === type)
      if (!grantType) throw oauthProblem('grant_type_unknown')
      await oauth.sweep()
      return dialect.renderToken(await exchanges[grantType]({ request, parameters }))
    })
  }

  if (paths.deviceAuthorization)
    add(paths.deviceAuthorization, startDevice, async (request) => {
      const parameters = dialect.readParameters(parametersOf(dialect, request), 'device')
      const client = await getClient(
        auth.apps,
        readClient(request, parameters),
        dialect.allowsDevicesWithoutSecret,
      )
      const scopes = parseScopes(termsOf(server, client).scopes, parameters.scope)
      await takeAttempt(server, request, { name: 'device authorizations', max: maxDevicesPerMinute })
      await oauth.sweep()
      const { deviceMs: lifetimeMs, devicePollMs: intervalMs } = lifetimes
      const device = await oauth.devices.begin({ appId: client.id, scopes, lifetimeMs, intervalMs })
      const page = server.url(request) + paths.devicePage
      return {
        device_code: device.deviceCode,
        user_code: device.userCode,
        verification_uri: page,
        verification_uri_complete: `${page}?user_code=${device.userCode}`,
        expires_in: Math.floor(lifetimeMs / 1000),
        interval: Math.ceil(intervalMs / 1000),
      }
    })

  if (paths.revocation)
    add(paths.revocation, revoke, async (request) => {
      const parameters = parametersOf(dialect, request)
      const client = await getClient(auth.apps, readClient(request, parameters))
      if (parameters.token === undefined)
        throw oauthProblem('parameter_missing', { message: 'Missing: token.' })
      const refresh = await oauth.refreshes.find(parameters.token)
      // Not `authenticate`, which refuses tokens of suspended users: they would be valid again after the suspension.
      const access = await oauth.grants.findTokenBySecret(parameters.token)
      // Invalid tokens are not an error (RFC 7009 §2.2).
      if (!refresh && !access) return {}
      if ((refresh ?? access)?.appId !== client.id) throw oauthProblem('token_not_yours')
      if (refresh) await oauth.grants.revoke(refresh.grantId)
      if (access) await auth.revokeToken(access.id)
      return {}
    })

  if (paths.introspection)
    add(paths.introspection, introspect, async (request) => {
      const parameters = parametersOf(dialect, request)
      const client = await getClient(auth.apps, readClient(request, parameters))
      if (client.isPublic) throw oauthProblem('client_wrong')
      if (parameters.token === undefined)
        throw oauthProblem('parameter_missing', { message: 'Missing: token.' })
      const { caller } = await auth.authenticate(parameters.token, request.ip ?? '')
      // A client may introspect only its own tokens.
      if (!caller || caller.appId !== client.id) return { active: false }
      const scope = formatScopes(dialect.scopes, [...caller.scopes])
      return {
        active: true,
        client_id: client.clientId,
        token_type: 'Bearer',
        iss: issuerOf(server, request),
        ...(scope !== undefined && { scope }),
        ...(caller.user && { username: caller.user.login, sub: String(caller.user.id) }),
        ...(caller.expiresAtMs !== null && { exp: Math.floor(caller.expiresAtMs / 1000) }),
      }
    })

  for (const [index, path] of paths.metadata.entries())
    app.get(
      path,
      { config: openAccess, schema: { ...getMetadata, hide: index > 0, tags } },
      async (request) => describeServer(server, request),
    )
}

/** RFC 8414. */
function describeServer(server: AuthorizationServer, request: FastifyRequest): object {
  const { dialect } = server
  const { paths, grants, scopes } = dialect
  const at = (path: string | undefined) => path && server.url(request) + path
  const methods = ['client_secret_basic', 'client_secret_post']
  return {
    issuer: issuerOf(server, request),
    authorization_endpoint: at(paths.authorize),
    token_endpoint: at(paths.token[0]),
    device_authorization_endpoint: at(paths.deviceAuthorization),
    revocation_endpoint: at(paths.revocation),
    introspection_endpoint: at(paths.introspection),
    response_types_supported: paths.authorize ? ['code', ...(dialect.allowsImplicit ? ['token'] : [])] : [],
    response_modes_supported: ['query', ...(dialect.allowsImplicit ? ['fragment'] : [])],
    grant_types_supported: [
      ...grants.filter((grant) => grant !== deviceGrant || paths.deviceAuthorization),
      ...(dialect.allowsImplicit ? ['implicit'] : []),
    ],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: [...methods, 'none'],
    revocation_endpoint_auth_methods_supported: paths.revocation && [...methods, 'none'],
    introspection_endpoint_auth_methods_supported: paths.introspection && methods,
    authorization_response_iss_parameter_supported: dialect.sendsIssuer,
    scopes_supported: scopes && Object.keys(scopes.descriptions),
  }
}

function parametersOf({ acceptsQuery }: OAuthDialect, { body, originalUrl }: FastifyRequest): Parameters {
  const [, query = ''] = originalUrl.split(/\?(.*)/s, 2)
  return { ...(acceptsQuery ? readParameters(query) : {}), ...Object(body) }
}

/** Sends a body in the dialect's encoding. */
export function send(
  { encode }: OAuthDialect,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: Record<string, unknown>,
): FastifyReply {
  const { type, text } = encode?.(body, headers.accept ?? '') ?? {
    type: 'application/json; charset=utf-8',
    text: JSON.stringify(body),
  }
  return reply.code(status).type(type).send(text)
}

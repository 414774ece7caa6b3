import type { FastifyRequest } from 'fastify'
import type { IssueIn, User } from '../../../auth/auth.ts'
import type { OAuthApp } from '../../../auth/oauth/apps.ts'
import { deviceGrant, type GrantedToken, type GrantType } from '../../../auth/oauth/dialect.ts'
import type { Parameters } from '../../../auth/oauth/parameters.ts'
import { oauthProblem } from '../../../auth/oauth/problems.ts'
import { takeAttempt, takeIssue } from './attempts.ts'
import { getClient, readClient } from './clients.ts'
import { mintTokens } from './minting.ts'
import { fitsChallenge } from './pkce.ts'
import { parseScopes } from './scopes.ts'
import { type AuthorizationServer, termsOf } from './server.ts'

export interface TokenRequest {
  request: FastifyRequest
  parameters: Parameters
}

type Exchange = (request: TokenRequest) => Promise<GrantedToken>

/** Token request handlers by grant type. */
export function createExchanges(server: AuthorizationServer): Record<GrantType, Exchange> {
  const { dialect, auth, clock } = server
  const { grants, codes, refreshes, devices } = auth.oauth
  const hasRefresh = dialect.grants.includes('refresh_token')

  const clientOf = ({ request, parameters }: TokenRequest) =>
    getClient(auth.apps, readClient(request, parameters))

  /** Treats an unregistered client as no client, if the dialect allows it. */
  async function findClientOf({ request, parameters }: TokenRequest): Promise<OAuthApp | undefined> {
    if (!dialect.allowsUnknownClients) return clientOf({ request, parameters })
    const credentials = readClient(request, parameters)
    return credentials && (await auth.apps.find(credentials.clientId))
      ? getClient(auth.apps, credentials)
      : undefined
  }

  /** Returns undefined when the user was suspended after giving consent. */
  async function findHolder(userId: number): Promise<User | undefined> {
    const user = await auth.findUserById(userId)
    return user?.suspendedAtMs === null ? user : undefined
  }

  return {
    async authorization_code({ request, parameters }) {
      const app = await clientOf({ request, parameters })
      if (parameters.code === undefined) throw missing('code')
      const code = await codes.find(parameters.code)
      if (!code || code.appId !== app.id) throw oauthProblem('code_invalid')
      if (code.isRedeemed) await grants.revoke(code.grantId)
      if (code.isRedeemed || code.expiresAtMs <= clock.now()) throw oauthProblem('code_invalid')
      const isLeftOut = parameters.redirect_uri === undefined && dialect.allowsMissingRedirectUri
      if (!isLeftOut && code.redirectUri !== null && parameters.redirect_uri !== code.redirectUri)
        throw oauthProblem('redirect_mismatch')
      requireVerifier(code.challenge, parameters.code_verifier)
      const user = await findHolder(code.userId)
      if (!user) throw oauthProblem('code_invalid')
      const { scopes } = code
      const { pair, granted } = mintTokens(server, { app, user, scopes, isRefreshable: hasRefresh })
      if (!(await codes.redeem(code, pair))) throw oauthProblem('code_invalid')
      return granted
    },

    async refresh_token({ request, parameters }) {
      const app = await findClientOf({ request, parameters })
      if (parameters.refresh_token === undefined) throw missing('refresh_token')
      const token = await refreshes.find(parameters.refresh_token)
      const isClients = token && token.appId === (app?.id ?? null)
      const isExpired = token?.expiresAtMs != null && token.expiresAtMs <= clock.now()
      const user = isClients && !token.isRevoked && !isExpired ? await findHolder(token.userId) : undefined
      if (!token || !user) throw oauthProblem('refresh_invalid')
      const { scopes: grammar, lifetimes } = termsOf(server, app)
      const scopes = parameters.scope === undefined ? token.scopes : parseScopes(grammar, parameters.scope)
      if (!scopes.every((scope) => token.scopes.includes(scope))) throw oauthProblem('scope_wider')
      await takeIssue(server, { app, user })
      const { pair, granted } = mintTokens(server, { app, user, scopes, isRefreshable: true })
      if (!(await refreshes.rotate(token, pair, lifetimes))) throw oauthProblem('refresh_invalid')
      return granted
    },

    async client_credentials({ request, parameters }) {
      const app = await clientOf({ request, parameters })
      if (app.isPublic) throw oauthProblem('grant_not_allowed')
      const scopes = parseScopes(dialect.scopes, parameters.scope)
      await takeIssue(server, { app, user: undefined })
      const { pair, granted } = mintTokens(server, { app, user: undefined, scopes, isRefreshable: false })
      await auth.issueToken(pair.access)
      return granted
    },

    async password({ request, parameters }) {
      const app = await findClientOf({ request, parameters })
      const { username, password } = parameters
      if (username === undefined || password === undefined) throw missing('username and password')
      const scopes = parseScopes(dialect.scopes, parameters.scope)
      const { signInsPerMinute: max } = dialect
      if (max !== undefined) await takeAttempt(server, request, { name: 'sign-ins', max })
      // The transaction may be retried, so the last one counts.
      const issued: GrantedToken[] = []
      const issue: IssueIn = async (tx, user) => {
        const minted = mintTokens(server, { app, user, scopes, isRefreshable: hasRefresh })
        await grants.issueIn(tx, { appId: app?.id ?? null, userId: user.id, scopes }, minted.pair)
        issued.push(minted.granted)
      }
      // `ip` is undefined after the client has disconnected, despite its type.
      const { caller, rejection, ...rest } = await auth.signIn(username, password, request.ip ?? '', issue)
      if (rejection === 'too-many-attempts') throw oauthProblem('too_many_requests', rest)
      const granted = issued.at(-1)
      if (!caller || !granted) throw oauthProblem('password_wrong')
      return granted
    },

    async [deviceGrant]({ request, parameters }) {
      const app = await getClient(
        auth.apps,
        readClient(request, parameters),
        dialect.allowsDevicesWithoutSecret,
      )
      if (parameters.device_code === undefined) throw missing('device_code')
      const device = await devices.find(parameters.device_code)
      if (!device || device.appId !== app.id) throw oauthProblem('device_code_unknown')
      if (device.state === 'redeemed') throw oauthProblem('device_code_unknown')
      if (device.isExpired) throw oauthProblem('expired_token')
      const { isTooSoon, intervalMs } = await devices.poll(device)
      if (isTooSoon) throw oauthProblem('slow_down', { intervalMs })
      if (device.state === 'denied') throw oauthProblem('access_denied')
      if (device.state === 'pending' || device.userId === null) throw oauthProblem('authorization_pending')
      const user = await findHolder(device.userId)
      if (!user) throw oauthProblem('access_denied')
      const { scopes } = device
      const { pair, granted } = mintTokens(server, { app, user, scopes, isRefreshable: hasRefresh })
      if (!(await devices.redeem(device, user.id, pair))) throw oauthProblem('device_code_unknown')
      return granted
    },
  }
}

/**
 * A verifier without a challenge is rejected, to prevent PKCE downgrade attacks (RFC 9700 §4.8.2).
 */
function requireVerifier(challenge: string | null, verifier: string | undefined): void {
  const fits =
    challenge === null ? verifier === undefined : verifier !== undefined && fitsChallenge(verifier, challenge)
  if (!fits) throw oauthProblem('verifier_wrong')
}

function missing(name: string) {
  return oauthProblem('parameter_missing', { message: `Missing: ${name}.` })
}

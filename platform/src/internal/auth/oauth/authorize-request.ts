import type { OAuthApp } from '../../../auth/oauth/apps.ts'
import { type Parameters, readParameters } from '../../../auth/oauth/parameters.ts'
import { findOAuthError, oauthProblem } from '../../../auth/oauth/problems.ts'
import { isRedirectUri, locationOf, outOfBand } from '../../../auth/oauth/redirects.ts'
import type { Problem } from '../../../errors.ts'
import { toProblem } from '../../../http/problem.ts'
import { isChallenge } from './pkce.ts'
import { parseScopes } from './scopes.ts'
import { type AuthorizationServer, termsOf } from './server.ts'

export interface AuthorizeRequest {
  app: OAuthApp
  /** The redirect URI of the response. */
  redirectUri: string
  /** The `redirect_uri` parameter, which the token request must repeat (RFC 6749 §4.1.3). */
  requestedRedirectUri: string | null
  responseType: 'code' | 'token'
  scopes: readonly string[]
  state: string | undefined
  challenge: string | null
}

/** The request, or an error: `problem` is shown to the user, `location` reports it to the app (RFC 6749 §4.1.2.1). */
export type ParsedAuthorization =
  | { authorization: AuthorizeRequest; problem?: never; location?: never }
  | { problem: Problem; authorization?: never; location?: never }
  | { location: string; authorization?: never; problem?: never }

export async function readAuthorizeRequest(
  server: AuthorizationServer,
  query: string,
  issuer: string | undefined,
): Promise<ParsedAuthorization> {
  const { dialect, auth } = server
  let parameters: Parameters
  try {
    parameters = dialect.readParameters(readParameters(query), 'authorize')
  } catch (error) {
    return { problem: toProblem(error) }
  }
  const app = parameters.client_id === undefined ? undefined : await auth.apps.find(parameters.client_id)
  if (!app) return { problem: oauthProblem('client_unknown') }
  const redirectUri = findRedirect(server, app, parameters.redirect_uri)
  // Never redirect to an unregistered URI (RFC 6749 §4.1.2.1).
  if (redirectUri === undefined)
    return {
      problem: oauthProblem('redirect_mismatch', {
        message: 'The redirect_uri is not one that the app has registered.',
      }),
    }
  const { state } = parameters
  const responseMode = parameters.response_type === 'token' ? 'fragment' : 'query'
  try {
    const responseType = readResponseType(server, app, parameters)
    const scopes = parseScopes(termsOf(server, app).scopes, parameters.scope)
    const challenge = readChallenge(app, responseType, parameters)
    const requestedRedirectUri = parameters.redirect_uri ?? null
    return {
      authorization: { app, redirectUri, requestedRedirectUri, responseType, scopes, state, challenge },
    }
  } catch (thrown) {
    const oauthError = findOAuthError(toProblem(thrown))
    if (!oauthError) throw thrown
    const { error, error_description } = dialect.renderError(oauthError).body
    const errorParameters = {
      error: String(error),
      error_description: String(error_description),
      state,
      iss: issuer,
    }
    return { location: locationOf(redirectUri, responseMode, errorParameters) }
  }
}

/** `redirect_uri` is optional only if the app registered a single one (RFC 6749 §3.1.2.3). */
function findRedirect(
  { dialect }: AuthorizationServer,
  { redirectUris }: OAuthApp,
  requested: string | undefined,
): string | undefined {
  if (requested === undefined) return redirectUris.length === 1 ? redirectUris[0] : undefined
  if (requested === outOfBand)
    return dialect.allowsOutOfBand && redirectUris.includes(requested) ? requested : undefined
  const isKnown =
    isRedirectUri(requested) &&
    redirectUris.some((registered) => dialect.isSameRedirect(registered, requested))
  return isKnown ? requested : undefined
}

function readResponseType(
  { dialect }: AuthorizationServer,
  app: OAuthApp,
  parameters: Parameters,
): 'code' | 'token' {
  const { response_type: type, response_mode: mode } = parameters
  if (type === undefined) throw oauthProblem('parameter_missing', { message: 'Missing: response_type.' })
  if (type !== 'code' && !(type === 'token' && dialect.allowsImplicit))
    throw oauthProblem('response_type_unknown')
  if (type === 'token' && !app.allowsImplicit) throw oauthProblem('grant_not_allowed')
  const defaultMode = type === 'token' ? 'fragment' : 'query'
  if (mode !== undefined && mode !== defaultMode)
    throw oauthProblem('request_invalid', { message: 'This response_mode is not supported.' })
  return type
}

function readChallenge(app: OAuthApp, responseType: string, parameters: Parameters): string | null {
  const { code_challenge: challenge, code_challenge_method: method } = parameters
  if (challenge === undefined && method === undefined) {
    if (app.isPublic && responseType === 'code') throw oauthProblem('challenge_missing')
    return null
  }
  if (challenge === undefined || method !== 'S256' || !isChallenge(challenge))
    throw oauthProblem('challenge_invalid')
  return challenge
}

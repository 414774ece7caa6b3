import type { FastifyRequest } from 'fastify'
import type { User } from '../../../auth/auth.ts'
import { addPage, type PageResult } from '../../../auth/oauth/page-endpoint.ts'
import { locationOf, outOfBand } from '../../../auth/oauth/redirects.ts'
import type { App } from '../../../http/app.ts'
import { html } from '../../../pages/html.ts'
import { takeIssue } from './attempts.ts'
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts'
import { mintTokens } from './minting.ts'
import { consentPage, messagePage } from './pages.ts'
import { type AuthorizationServer, responseIssuerOf, termsOf } from './server.ts'

/** Adds the authorization endpoint with its consent page (RFC 6749 §3.1). */
export function addAuthorizePage(app: App, server: AuthorizationServer, path: string): void {
  const { dialect, auth } = server
  const { oauth } = auth

  const read = (request: FastifyRequest, query: string) =>
    readAuthorizeRequest(server, query, responseIssuerOf(server, request))

  async function getAuthorization(request: FastifyRequest, query: string): Promise<AuthorizeRequest> {
    const { authorization } = await read(request, query)
    if (!authorization) throw new Error('A page is shown only for a valid authorization request')
    return authorization
  }

  addPage(app, server, {
    path,

    async open(request, query) {
      const { authorization, problem, location } = await read(request, query)
      if (problem) return messagePage('This link does not work', problem.message, 400)
      if (location !== undefined) return { location }
      return {
        purpose: html`to continue to <span class="name">${authorization.app.name}</span>`,
        formTargets: targetsOf(authorization),
      }
    },

    async show({ request, query, user, formToken }) {
      const authorization = await getAuthorization(request, query)
      const { app, scopes } = authorization
      // Public clients can be impersonated, so they always require consent (RFC 8252 §8.6).
      const hasConsent =
        !app.isPublic &&
        authorization.responseType === 'code' &&
        (await oauth.grants.covers(app.id, user.id, scopes))
      if (hasConsent) await prepareIssue(authorization, user)
      const code = hasConsent && (await oauth.codes.issueAgain(codeFor(authorization, user)))
      if (code) return deliver(request, authorization, { code })
      const view = {
        app,
        user,
        scopes,
        terms: termsOf(server, app),
        formToken,
        destination: destinationOf(authorization),
      }
      return { ...consentPage(dialect.site, view), formTargets: targetsOf(authorization) }
    },

    async submit({ request, query, user }, { act }) {
      const authorization = await getAuthorization(request, query)
      if (act === 'allow') return allow(request, authorization, user)
      const { error } = dialect.renderError({
        code: 'access_denied',
        error: 'access_denied',
        status: 400,
        description: '',
      }).body
      return deliver(request, authorization, {
        error: String(error),
        error_description: 'The user denied the request.',
      })
    },
  })

  async function allow(
    request: FastifyRequest,
    authorization: AuthorizeRequest,
    user: User,
  ): Promise<PageResult> {
    await prepareIssue(authorization, user)
    if (authorization.responseType === 'token') return allowWithToken(request, authorization, user)
    const code = await oauth.codes.issue(codeFor(authorization, user))
    return deliver(request, authorization, { code })
  }

  async function prepareIssue({ app }: AuthorizeRequest, user: User): Promise<void> {
    await takeIssue(server, { app, user })
    await oauth.sweep()
  }

  async function allowWithToken(
    request: FastifyRequest,
    authorization: AuthorizeRequest,
    user: User,
  ): Promise<PageResult> {
    const { app, scopes } = authorization
    const { pair, granted } = mintTokens(server, { app, user, scopes, isRefreshable: false })
    await oauth.grants.issue({ appId: app.id, userId: user.id, scopes }, pair)
    const body = Object.entries(dialect.renderToken(granted))
    return deliver(
      request,
      authorization,
      Object.fromEntries(body.map(([name, value]) => [name, String(value)])),
    )
  }

  function codeFor({ app, scopes, challenge, requestedRedirectUri }: AuthorizeRequest, user: User) {
    return {
      appId: app.id,
      userId: user.id,
      scopes,
      redirectUri: requestedRedirectUri,
      challenge,
      lifetimeMs: dialect.lifetimes.codeMs,
    }
  }

  function deliver(
    request: FastifyRequest,
    authorization: AuthorizeRequest,
    parameters: Record<string, string>,
  ): PageResult {
    const { redirectUri, state, responseType } = authorization
    if (redirectUri === outOfBand) return showCode(parameters.code)
    const responseMode = responseType === 'token' ? 'fragment' : 'query'
    const iss = responseIssuerOf(server, request)
    return { location: locationOf(redirectUri, responseMode, { ...parameters, state, iss }) }
  }
}

function showCode(code: string | undefined): PageResult {
  if (code === undefined) return messagePage('Not allowed', 'You can close this page.')
  return messagePage('Almost there', html`Copy this code into the app: <code>${code}</code>`)
}

/**
 * Browsers may apply `form-action` to every redirect after the form submission. The app's later redirects are unknown,
 * so the policy allows schemes instead of hosts.
 */
function targetsOf({ redirectUri }: AuthorizeRequest): string[] {
  const { protocol } = new URL(redirectUri)
  return protocol === 'http:'
    ? ['http:', 'https:']
    : protocol === 'https:'
      ? ['https:']
      : [protocol, 'https:']
}

function destinationOf({ redirectUri }: AuthorizeRequest): string {
  if (redirectUri === outOfBand) return 'this page, which shows a code to copy'
  const { protocol, host } = new URL(redirectUri)
  return host || `the app that opens ${protocol}`
}

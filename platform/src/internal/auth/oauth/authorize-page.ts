import type { FastifyRequest } from 'fastify'
import type { User } from '../../../auth/auth.ts'
import { addPage, type PageResult } from '../../../auth/oauth/page-endpoint.ts'
import { locationOf, outOfBand } from '../../../auth/oauth/redirects.ts'
import type { App } from '../../../http/app.ts'
import { html } from '../../../pages/html.ts'
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts'
import { mintTokens } from './minting.ts'
import { consentPage, messagePage } from './pages.ts'
import { type AuthorizationServer, issuerOf } from './server.ts'

/** Adds the authorization endpoint with its consent page (RFC 6749 §3.1). */
export function addAuthorizePage(app: App, server: AuthorizationServer, path: string): void {
  const { dialect, auth } = server
  const { oauth } = auth

  const read = (request: FastifyRequest, query: string) =>
    readAuthorizeRequest(server, query, issuerOf(server, request))

  async function getAsked(request: FastifyRequest, query: string): Promise<AuthorizeRequest> {
    const { asked } = await read(request, query)
    if (!asked) throw new Error('Only what was understood is shown')
    return asked
  }

  addPage(app, server, {
    path,

    async open(request, query) {
      const { asked, problem, location } = await read(request, query)
      if (problem) return messagePage('This link does not work', problem.message, 400)
      if (location !== undefined) return { location }
      return {
        purpose: html`to continue to <span class="name">${asked.app.name}</span>`,
        formTargets: targetsOf(asked),
      }
    },

    async show({ request, query, user, formToken }) {
      const asked = await getAsked(request, query)
      const { app, scopes } = asked
      // Public clients can be impersonated, so they always require consent (RFC 8252 §8.6).
      const hasConsent =
        !app.isPublic && asked.responseType === 'code' && (await oauth.grants.covers(app.id, user.id, scopes))
      if (hasConsent) return allow(request, asked, user)
      const view = {
        app,
        user,
        scopes,
        grammar: dialect.scopes,
        formToken,
        destination: destinationOf(asked),
      }
      return { ...consentPage(dialect.site, view), formTargets: targetsOf(asked) }
    },

    async submit({ request, query, user }, { act }) {
      const asked = await getAsked(request, query)
      if (act === 'allow') return allow(request, asked, user)
      const { error } = dialect.renderRefusal({
        code: 'access_denied',
        error: 'access_denied',
        status: 400,
        description: '',
      }).body
      return deliver(request, asked, {
        error: String(error),
        error_description: 'The person did not allow it.',
      })
    },
  })

  async function allow(request: FastifyRequest, asked: AuthorizeRequest, user: User): Promise<PageResult> {
    const { app, scopes, challenge, askedRedirectUri } = asked
    const consent = { appId: app.id, userId: user.id, scopes }
    await oauth.sweep()
    if (asked.responseType === 'token') {
      const { pair, granted } = mintTokens(server, { app, user, scopes, isRefreshable: false })
      await oauth.grants.issue(consent, pair)
      const body = Object.entries(dialect.renderToken(granted))
      return deliver(request, asked, Object.fromEntries(body.map(([name, value]) => [name, String(value)])))
    }
    const lifetimeMs = dialect.lifetimes.codeMs
    const code = await oauth.codes.issue({ ...consent, redirectUri: askedRedirectUri, challenge, lifetimeMs })
    return deliver(request, asked, { code })
  }

  function deliver(
    request: FastifyRequest,
    asked: AuthorizeRequest,
    answer: Record<string, string>,
  ): PageResult {
    const { redirectUri, state, responseType } = asked
    if (redirectUri === outOfBand) return showCode(answer.code)
    const place = responseType === 'token' ? 'fragment' : 'query'
    const iss = issuerOf(server, request)
    return { location: locationOf(redirectUri, place, { ...answer, state, iss }) }
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

import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { startTestService, type TestOptions } from '@octavo/testing/service.ts'
import { Type } from 'typebox'
import type { NewApp } from '../../src/auth/oauth/apps.ts'
import { type OAuthDialect, type ScopeGrammar, standardDialect } from '../../src/auth/oauth/dialect.ts'
import { createManualClock } from '../../src/clock.ts'
import { defineService } from '../../src/service.ts'
import { renderOops } from '../http/sample-app.ts'
import { noteAccess } from '../sample-service.ts'

const noteScopes: ScopeGrammar = {
  descriptions: { read: 'read your notes', write: 'write your notes', share: 'show them to others' },
  defaultScopes: ['read'],
  separator: /\s+/,
  joint: ' ',
}

/** Plain OAuth 2.0 with scopes. */
export const noteDialect: OAuthDialect = {
  ...standardDialect,
  grants: [...standardDialect.grants, 'password'],
  scopes: noteScopes,
}

export const callback = 'https://app.example/callback'
export const password = 'a long enough password'

/** A service with OAuth, one user and a clock that stands still. */
export async function startOAuthServer(dialect: OAuthDialect = noteDialect, options: TestOptions = {}) {
  const service = defineService({
    name: 'doors',
    title: 'Doors',
    summary: 'Says who is asking.',
    version: '1',
    firstCall: '/me',
    config: Type.Object({}),
    migrations: {},
    access: () => ({ ...noteAccess, anonymousPlan: 'guest' }),
    oauth: () => dialect,
    setup: () => ({
      routes: [
        (app) => {
          app.get('/me', ({ caller: { user, appId, scopes, kind, plan } }) => ({
            login: user?.login ?? null,
            appId,
            scopes: [...scopes],
            kind,
            plan,
          }))
        },
      ],
      renderError: renderOops,
    }),
  })
  const clock = createManualClock(Date.now())
  const { limits = 'off' } = options
  const running = await startTestService(service, { clock, ...options, limits })
  const { auth } = running.context
  // When test services share a database, the first one creates the user.
  const ada = (await auth.findUser('ada')) ?? (await auth.createUser({ login: 'ada', password, plan: 'pro' }))

  async function addApp(app: Partial<NewApp> = {}) {
    const created = await auth.apps.create({ name: 'Notes for desks', redirectUris: [callback], ...app })
    const { clientId } = created.app
    return { ...created, clientId, clientSecret: created.clientSecret ?? '' }
  }

  async function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    return running.call(path, { method: 'POST', body: new URLSearchParams(form), headers })
  }

  return {
    ...running,
    clock,
    auth,
    ada,
    addApp,
    post,
    token: (form: Record<string, string>, headers?: Record<string, string>) =>
      post(dialect.paths.token[0] ?? '', form, headers),
    /** Returns the response of `/me`, which shows what a token grants. */
    me: (token: string) => running.call('/me', { headers: { authorization: `Bearer ${token}` } }),
    browser: () => openBrowser(running.url),
  }
}

/** A minimal browser: cookies, redirects and forms. */
export function openBrowser(url: string) {
  const cookies = new Map<string, string>()
  let page = { url, text: '' }

  async function load(address: string, init: RequestInit = {}) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(address, {
      redirect: 'manual',
      ...init,
      headers: { cookie, ...init.headers },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    const location = response.headers.get('location')
    // Returns external redirects, so that the test can check them.
    if (location?.startsWith(url)) return load(location)
    if (location === null) page = { url: address, text }
    return { status: response.status, headers: response.headers, text, location: location ?? '' }
  }

  /** Submits the form of the page, including its hidden fields. */
  async function submit(fields: Record<string, string>, headers: Record<string, string> = {}) {
    const body = new URLSearchParams({ ...hiddenFields(page.text), ...fields })
    return load(page.url, { method: 'POST', body, headers })
  }

  return {
    cookies,
    hidden: () => hiddenFields(page.text),
    open: (path: string) => load(url + path),
    load,
    submit,
    signIn: (login = 'ada', secret = password) => submit({ act: 'sign-in', login, password: secret }),
    /** Opens the URL, signs in if needed, and allows access. Returns the redirect to the app. */
    async allow(path: string): Promise<URL> {
      let current = await load(url + path)
      if (/name="password"/.test(current.text)) current = await this.signIn()
      if (current.location === '') current = await submit({ act: 'allow' })
      assert.notEqual(current.location, '', current.text)
      return new URL(current.location)
    },
  }
}

function hiddenFields(text: string): Record<string, string> {
  const inputs = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}

export function authorizePath(parameters: Record<string, string>, path = '/oauth/authorize'): string {
  return `${path}?${new URLSearchParams({ response_type: 'code', ...parameters })}`
}

export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export function basic(id: string, secret: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` }
}

import assert from 'node:assert/strict'
import { createSign } from 'node:crypto'
import type { startCodeHosting } from './service.ts'

type Service = Awaited<ReturnType<typeof startCodeHosting>>
export const password = 'a long enough password'

export interface CreatedApp {
  id: number
  slug: string
  client_id: string
  client_secret: string
  webhook_secret: string | null
  pem: string
}

/** Creates apps as a browser does, with the forms of the pages. */
export function createAppWorld(service: Service) {
  const { call, anonymous } = service

  /** Signs in on a page. Returns the page and a function that submits its form. */
  async function visit(path: string, login: string) {
    let page = await call(path)
    let cookie = cookieOf(page.headers)
    const post = async (form: Record<string, string>) => {
      const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(page.text) ?? []
      const body = new URLSearchParams({ formToken, ...form })
      const response = await call(path, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
      cookie = cookieOf(response.headers) || cookie
      return response
    }
    const signedIn = await post({ act: 'sign-in', login, password })
    assert.equal(signedIn.status, 303, signedIn.text)
    page = await call(path, { headers: { cookie } })
    return { page, post }
  }

  async function submit(path: string, login: string, fields: Record<string, string>) {
    return (await visit(path, login)).post(fields)
  }

  /** Posts the manifest from another site and confirms it. Returns the code. */
  async function confirmManifest(login: string, manifest: object, organization?: string): Promise<string> {
    const start = organization ? `/organizations/${organization}/settings/apps/new` : '/settings/apps/new'
    const body = new URLSearchParams({
      manifest: JSON.stringify({
        url: 'https://tools.example',
        redirect_url: 'https://tools.example/done',
        public: true,
        default_permissions: { issues: 'write', contents: 'write', checks: 'write' },
        ...manifest,
      }),
    })
    const forwarded = await call(`${start}?state=xyz`, { method: 'POST', body, redirect: 'manual' })
    assert.equal(forwarded.status, 303, forwarded.text)
    const confirmed = await submit(forwarded.headers.get('location') ?? '', login, { act: 'create' })
    assert.equal(confirmed.status, 303, confirmed.text)
    const returnUrl = new URL(confirmed.headers.get('location') ?? '')
    assert.equal(returnUrl.searchParams.get('state'), 'xyz')
    return returnUrl.searchParams.get('code') ?? ''
  }

  const convert = (code: string) => anonymous('POST', `/app-manifests/${code}/conversions`)

  /** Also exchanges the code. */
  async function createApp(login: string, manifest: object, organization?: string): Promise<CreatedApp> {
    const { status, json, text } = await convert(await confirmManifest(login, manifest, organization))
    assert.equal(status, 201, text)
    return json as CreatedApp
  }

  return { visit, submit, confirmManifest, convert, createApp }
}

export function sign(
  { client_id, pem }: Pick<CreatedApp, 'client_id' | 'pem'>,
  nowMs: number,
  claims: object = {},
  header: object = { alg: 'RS256', typ: 'JWT' },
): string {
  const now = Math.floor(nowMs / 1000)
  const all = { iat: now - 30, exp: now + 300, iss: client_id, ...claims }
  const text = [header, all].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${createSign('RSA-SHA256').update(text).sign(pem).toString('base64url')}`
}

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

import assert from 'node:assert/strict'
import type { PhotoService } from './service.ts'

export const callback = 'https://app.example/callback'
export const password = 'a long enough password'

/** A browser that keeps cookies, signed in as a user on the pages of the service. */
export async function openBrowser({ call, url, context: { auth } }: PhotoService, login: string) {
  if (!(await auth.findUser(login))) await auth.createUser({ login, password })
  const jar = new Map<string, string>()

  async function send(address: string, init: RequestInit = {}) {
    const path = address.startsWith(url) ? address.slice(url.length) : address
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await call(path, { ...init, headers: { cookie, ...init.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }

  /** Submits a form of the page, with its hidden fields. */
  async function submit(address: string, fields: Record<string, string>) {
    const { text } = await send(address)
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
    const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
    return send(address, { method: 'POST', body: new URLSearchParams({ ...own, ...fields }) })
  }

  return {
    send,
    submit,
    signIn: (address: string) => submit(address, { act: 'sign-in', login, password }),
    /** Signs in, allows the request of an app, and returns the redirect. */
    async allow(address: string): Promise<URL> {
      await submit(address, { act: 'sign-in', login, password })
      const page = await send(address)
      const result = page.headers.get('location') ? page : await submit(address, { act: 'allow' })
      const location = result.headers.get('location')
      assert.ok(location, result.text)
      return new URL(location)
    },
  }
}

export const authorizePath = (parameters: Record<string, string>) =>
  `/oauth/authorize?${new URLSearchParams({ response_type: 'code', ...parameters })}`

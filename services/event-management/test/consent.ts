import assert from 'node:assert/strict'
import type { NewApp } from '@octavo/platform/auth/oauth/apps.ts'
import { secureIds } from '@octavo/platform/ids.ts'
import { signInDialect } from '../src/pages/sign-in-dialect.ts'
import type { EventsService } from './service.ts'

export const callback = 'https://app.example/callback'
export const password = 'a long enough password'

/** A user who can sign in, and OAuth apps. */
export async function openConsent({ url, call, context: { auth } }: EventsService) {
  const user = await auth.createUser({ login: 'ada', password, plan: 'free' })
  const { clientId, clientSecret, plan = '' } = signInDialect.app

  return {
    user,
    /** With a client ID and secret in Eventbrite's format. */
    async addApp(app: Partial<NewApp> = {}) {
      const shape = { clientId: clientId?.(secureIds) ?? '', clientSecret: clientSecret?.(secureIds) ?? '' }
      const newApp = { name: 'Calendar', redirectUris: [callback], plan, ...shape, ...app }
      await auth.apps.create(newApp)
      return shape
    },

    token: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      call('/oauth/token', { method: 'POST', body: new URLSearchParams(form), headers }),

    /** Signs in, allows the request, and returns the redirect. */
    async allow(address: string): Promise<URL> {
      const path = address.startsWith(url) ? address.slice(url.length) : address
      const { send, submit } = createBrowser(call, path)
      await submit((await send()).text, { act: 'sign-in', login: 'ada', password })
      let response = await send()
      if (!response.headers.get('location')) response = await submit(response.text, { act: 'allow' })
      assert.ok(response.headers.get('location'), response.text)
      return new URL(response.headers.get('location') ?? '')
    },
  }
}

/** Sends requests for one page with the cookies of its responses. */
export function createBrowser(call: EventsService['call'], path: string) {
  const jar = new Map<string, string>()
  const send = async (init: RequestInit = {}) => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const response = await call(path, { ...init, headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return response
  }
  return {
    send,
    /** Submits a form of the page with its hidden fields, the last of each name. */
    submit(text: string, fields: Record<string, string>) {
      const hiddenFields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
      const fieldValues = Object.fromEntries(hiddenFields.map(([, name = '', value = '']) => [name, value]))
      return send({ method: 'POST', body: new URLSearchParams({ ...fieldValues, ...fields }) })
    },
  }
}

export const authorizePath = (parameters: Record<string, string>) =>
  `/oauth/authorize?${new URLSearchParams({ response_type: 'code', ...parameters })}`

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

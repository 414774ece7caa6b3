import type { Send } from './send.ts'

/** A token, or a function that returns the current one. */
export type Token = string | (() => string | Promise<string>)

/** Sends the token only to one origin. */
export function withToken(send: Send, token: Token, origin: string): Send {
  return async (request) => {
    if (new URL(request.url).origin !== origin || request.headers.has('authorization')) return send(request)
    const headers = new Headers(request.headers)
    headers.set('authorization', `Bearer ${typeof token === 'string' ? token : await token()}`)
    return send(new Request(request, { headers }))
  }
}

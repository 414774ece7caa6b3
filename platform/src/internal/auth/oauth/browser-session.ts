import type { FastifyReply, FastifyRequest } from 'fastify'
import type { User } from '../../../auth/auth.ts'
import { hashSecret, isSameSecret } from '../../../auth/secrets.ts'
import { createSessionCookie } from '../../../http/session-cookie.ts'
import type { AuthorizationServer } from './server.ts'

/** `user` is undefined until the user signs in. */
export interface BrowserSession {
  user: User | undefined
  /** CSRF token of all forms, derived from the session cookie. */
  formToken: string
}

export interface BrowserSessions {
  /** Sets a session cookie if the browser has none. */
  open(request: FastifyRequest, reply: FastifyReply): Promise<BrowserSession>
  /** Checks the CSRF token and `Sec-Fetch-Site`. */
  isOwnForm(request: FastifyRequest, formToken: string | undefined): boolean
  /** Replaces the session of the browser with a new one that has been started. */
  replace(request: FastifyRequest, reply: FastifyReply, id: string): Promise<void>
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

const idShape = /^[\w-]{43}$/

export function createBrowserSessions({ auth, url }: AuthorizationServer): BrowserSessions {
  const { sessions } = auth.oauth

  const cookie = createSessionCookie({
    // The cookie is sent with navigations from apps, but not with forms of other sites.
    sameSite: 'Lax',
    originOf(request) {
      const { protocol, port } = new URL(url(request))
      return { isSecure: protocol === 'https:', port }
    },
  })
  const readIds = (request: FastifyRequest) => cookie.read(request).filter((id) => idShape.test(id))
  const writeId = (request: FastifyRequest, reply: FastifyReply, id: string) =>
    reply.header('set-cookie', cookie.write(request, id))

  return {
    async open(request, reply) {
      const [id] = readIds(request)
      if (id !== undefined) return { user: await sessions.find(id), formToken: formTokenOf(id) }
      const newId = sessions.newId()
      writeId(request, reply, newId)
      return { user: undefined, formToken: formTokenOf(newId) }
    },

    isOwnForm(request, formToken) {
      const site = request.headers['sec-fetch-site']
      if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
      const [id] = readIds(request)
      return id !== undefined && formToken !== undefined && isSameSecret(formToken, formTokenOf(id))
    },

    async replace(request, reply, newId) {
      for (const id of readIds(request)) await sessions.end(id)
      writeId(request, reply, newId)
    },

    async signOut(request, reply) {
      for (const id of readIds(request)) await sessions.end(id)
      writeId(request, reply, sessions.newId())
    },
  }
}

function formTokenOf(id: string): string {
  return hashSecret(`form of ${id}`)
}

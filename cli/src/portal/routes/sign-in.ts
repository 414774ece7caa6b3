import { sendPrepared } from '@octavo/platform/http/prepared-response.ts'
import type { SessionCookie } from '@octavo/platform/http/session-cookie.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Administrator } from '../administrator.ts'
import type { Pages } from '../pages.ts'
import type { Sessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'

interface SignInOptions {
  administrator: Administrator
  sessions: Sessions
  cookie: SessionCookie
  signIn: SignIn
  pages: Pages | undefined
}

/** The target of the link that `serve` prints. */
export const signInRoutes =
  ({ administrator, sessions, cookie, signIn, pages }: SignInOptions): Routes =>
  (app) => {
    const route = {
      config: { access: 'open' },
      schema: { querystring: Type.Object({ code: Type.Optional(Type.String()) }) },
    } as const
    app.get('/sign-in', route, (request, reply) => {
      const { code } = request.query
      // Link previews send HEAD, which must not use up the code.
      if (code === undefined || request.method === 'HEAD')
        return pages ? sendPrepared(request, reply, pages.document()) : reply.redirect('/', 303)
      const { session } = signIn.withCode(code, request.ip)
      reply.header('cache-control', 'no-store')
      if (session !== undefined) {
        for (const id of cookie.read(request)) sessions.end(id)
        return reply.header('set-cookie', cookie.write(request, session)).redirect('/', 303)
      }
      const isSignedIn = administrator.identify(request) !== undefined
      return reply.redirect(isSignedIn ? '/' : '/sign-in-failed', 303)
    })
  }

import { platformProblem } from '@octavo/platform/errors.ts'
import type { SessionCookie } from '@octavo/platform/http/session-cookie.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import type { Sessions } from '../sessions.ts'
import type { SignIn } from '../sign-in.ts'

interface SessionOptions {
  sessions: Sessions
  cookie: SessionCookie
  signIn: SignIn
}

export const sessionRoutes =
  ({ sessions, cookie, signIn }: SessionOptions): Routes =>
  (app) => {
    const withToken = {
      config: { access: 'open' },
      schema: {
        body: Type.Object({ token: Type.String({ maxLength: 1000 }) }, { additionalProperties: false }),
      },
    } as const
    app.post('/api/session', withToken, (request, reply) => {
      const { session, rejection, ...rest } = signIn.withToken(request.body.token, request.ip)
      if (rejection === 'too-many-attempts') throw platformProblem('too_many_attempts', rest)
      if (session === undefined) throw platformProblem('unauthorized')
      for (const id of cookie.read(request)) sessions.end(id)
      return reply.code(204).header('set-cookie', cookie.write(request, session)).send()
    })

    app.delete('/api/session', (request, reply) => {
      for (const id of cookie.read(request)) sessions.end(id)
      return reply.code(204).header('set-cookie', cookie.clear(request)).send()
    })
  }

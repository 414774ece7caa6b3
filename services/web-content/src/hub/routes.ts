import { platformProblem } from '@octavo/platform/errors.ts'
import type { App } from '@octavo/platform/http/app.ts'
import type { Window } from '@octavo/platform/limits/limits.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyone } from '../access/needs.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { mayFail } from '../wire/error-responses.ts'
import { readHubRequest } from './hub-request.ts'
import { hubBody } from './schema.ts'
import { verifyJob } from './verify.ts'

const form = 'application/x-www-form-urlencoded'

/** Each request makes us call a host that its sender chooses. */
const perCallbackHost: readonly Window[] = [{ name: 'minute', unit: 'minute', max: 60, starts: 'first-use' }]

export const hubRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, jobs, limits, url } = context
    acceptForms(app)

    app.post(
      '/v1/hub',
      {
        config: { needs: anyone, access: 'open' },
        schema: {
          operationId: 'hub/request',
          summary: 'Subscribe to a feed (WebSub)',
          description: 'Subscribes or unsubscribes a callback URL after the callback confirms the request.',
          tags: ['queries'],
          consumes: [form],
          body: hubBody,
          response: { 202: Type.Null(), ...mayFail },
        },
      },
      async (request, reply) => {
        const hubRequest = await readHubRequest(context, url(request), request.body)
        const grant = await limits.take(`hub callback ${hubRequest.callbackHost}`, perCallbackHost)
        if (!grant.granted) throw platformProblem('too_many_requests', { retryAfterMs: grant.retryAfterMs })
        await db.write((tx) => jobs.enqueue(tx, { kind: verifyJob, payload: hubRequest }))
        return reply.code(202).send(null)
      },
    )
  }

function acceptForms(app: App): void {
  if (app.hasContentTypeParser(form)) return
  app.addContentTypeParser<string>(form, { parseAs: 'string' }, (_request, body, done) => {
    const fields = Object.fromEntries(new URLSearchParams(body))
    // PostgreSQL cannot store NUL characters.
    if (Object.values(fields).some((text) => text.includes('\0'))) done(problem('body_invalid'))
    else done(null, fields)
  })
}

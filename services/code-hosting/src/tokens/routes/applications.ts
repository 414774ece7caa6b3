import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { problem } from '../../errors.ts'
import { mayFail, NoContent } from '../../wire/error-replies.ts'
import type { Applications } from '../applications.ts'
import { presentAppToken } from '../present/applications.ts'
import { Authorization } from '../schema.ts'

const tags = ['apps']
const params = Type.Object({ client_id: Type.String() })
const body = Type.Object({ access_token: Type.String() })

/** For apps that come with their id and secret: what has become of a token of theirs. */
export const applicationRoutes =
  (applications: Applications): Routes =>
  (app) => {
    app.register(async (inner: typeof app) => {
      inner.addHook('onRequest', async ({ caller }) => {
        if (caller.kind !== 'app') throw problem('requires_authentication')
      })
      const shown = { params, body, response: { 200: Authorization, ...mayFail } }
      const gone = { params, body, response: { 204: NoContent, ...mayFail } }
      const path = '/applications/:client_id/token'

      inner.post(
        path,
        { schema: { operationId: 'apps/check-token', summary: 'Check a token', tags, ...shown } },
        async ({ caller, params, body, ip, addresses }) => {
          const own = await applications.getApp(caller, params.client_id)
          return presentAppToken(await applications.getToken(own, body.access_token, ip), addresses)
        },
      )

      inner.patch(
        path,
        {
          schema: {
            operationId: 'apps/reset-token',
            summary: 'Reset a token',
            tags,
            ...shown,
          },
        },
        async ({ caller, params, body, ip, addresses }) => {
          const own = await applications.getApp(caller, params.client_id)
          const found = await applications.getToken(own, body.access_token, ip)
          return presentAppToken(await applications.reset(found), addresses)
        },
      )

      inner.delete(
        path,
        { schema: { operationId: 'apps/delete-token', summary: 'Delete an app token', tags, ...gone } },
        async ({ caller, params, body, ip }, reply) => {
          const own = await applications.getApp(caller, params.client_id)
          await applications.revokeToken(await applications.getToken(own, body.access_token, ip))
          return reply.code(204).send(null)
        },
      )

      inner.delete(
        '/applications/:client_id/grant',
        {
          schema: {
            operationId: 'apps/delete-authorization',
            summary: 'Delete an app authorization',
            tags,
            ...gone,
          },
        },
        async ({ caller, params, body, ip }, reply) => {
          const own = await applications.getApp(caller, params.client_id)
          await applications.revokeGrant(await applications.getToken(own, body.access_token, ip))
          return reply.code(204).send(null)
        },
      )
    })
  }

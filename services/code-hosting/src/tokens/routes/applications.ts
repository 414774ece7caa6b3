import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import type { Applications } from '../applications.ts'
import { presentAppToken } from '../present/applications.ts'
import { Authorization } from '../schema.ts'

const tags = ['apps']
const params = Type.Object({ client_id: Type.String() })
const body = Type.Object({ access_token: Type.String() })
const config = { needs: { app: true } }

/** For apps that authenticate with their id and secret. */
export const applicationRoutes =
  (applications: Applications): Routes =>
  (app) => {
    const tokenSchema = { params, body, response: { 200: Authorization, ...errorResponses } }
    const emptySchema = { params, body, response: { 204: NoContent, ...errorResponses } }
    const path = '/applications/:client_id/token'

    app.post(
      path,
      { config, schema: { operationId: 'apps/check-token', summary: 'Check a token', tags, ...tokenSchema } },
      async ({ caller, params, body, ip, addresses }) => {
        const own = await applications.getApp(caller, params.client_id)
        return presentAppToken(await applications.getToken(own, body.access_token, ip), addresses)
      },
    )

    app.patch(
      path,
      {
        config,
        schema: {
          operationId: 'apps/reset-token',
          summary: 'Reset a token',
          tags,
          ...tokenSchema,
        },
      },
      async ({ caller, params, body, ip, addresses }) => {
        const own = await applications.getApp(caller, params.client_id)
        const token = await applications.getToken(own, body.access_token, ip)
        return presentAppToken(await applications.reset(token), addresses)
      },
    )

    app.delete(
      path,
      {
        config,
        schema: { operationId: 'apps/delete-token', summary: 'Delete an app token', tags, ...emptySchema },
      },
      async ({ caller, params, body, ip }, reply) => {
        const own = await applications.getApp(caller, params.client_id)
        await applications.revokeToken(await applications.getToken(own, body.access_token, ip))
        return reply.code(204).send(null)
      },
    )

    app.delete(
      '/applications/:client_id/grant',
      {
        config,
        schema: {
          operationId: 'apps/delete-authorization',
          summary: 'Delete an app authorization',
          tags,
          ...emptySchema,
        },
      },
      async ({ caller, params, body, ip }, reply) => {
        const own = await applications.getApp(caller, params.client_id)
        await applications.revokeGrant(await applications.getToken(own, body.access_token, ip))
        return reply.code(204).send(null)
      },
    )
  }

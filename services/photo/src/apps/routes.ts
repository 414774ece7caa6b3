import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { user } from '../access/needs.ts'
import { requireUser } from '../access/viewer.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { mayFail } from '../wire/error-responses.ts'
import { consumes } from '../wire/parameters.ts'
import { formatTime } from '../wire/times.ts'
import { registerApp } from './register-app.ts'
import { Client } from './schema.ts'

export const clientRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/clients',
      {
        config: { needs: user('public') },
        schema: {
          operationId: 'clients/create',
          summary: 'Register a client application',
          description:
            'Registers an application for the signed-in user as a child of the application that the token belongs to. It gets the plan `demo`.',
          tags: ['applications'],
          consumes,
          body: Type.Object({ name: Type.String(), description: Type.Optional(Type.String()) }),
          response: { 201: Client, ...mayFail },
        },
      },
      async ({ caller, body: { name, description = '' } }, reply) => {
        const owner = requireUser(caller)
        if (caller.appId === null) throw problem('parent_missing')
        const registered = await registerApp(
          context,
          { userId: owner.id, parentId: caller.appId },
          { name, description, redirectUris: [], isPublic: false },
        )
        const { clientId, createdAtMs } = registered.app
        return reply
          .code(201)
          .send({ client_id: clientId, name, description, created_at: formatTime(createdAtMs) })
      },
    )
  }

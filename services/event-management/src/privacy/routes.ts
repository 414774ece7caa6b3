import { Readable } from 'node:stream'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { accountHolder } from '../access/needs.ts'
import { scopeOf } from '../access/scope.ts'
import { withoutWriteGuard } from '../access/write-guard.ts'
import { Organization } from '../accounts/schema/organizations.ts'
import { User } from '../accounts/schema/users.ts'
import { readUserId } from '../accounts/users.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { Fields } from '../wire/bodies.ts'
import { mayFail } from '../wire/error-responses.ts'
import { eraseUser } from './erase-user.ts'
import { exportUser } from './export-user.ts'

const tags = ['users']
const params = Type.Object({ user_id: Type.String({ description: '`me`, or your own user ID.' }) })
const Records = Type.Array(Type.Record(Type.String(), Type.Unknown()))

const DataExport = Type.Object(
  {
    exported: Type.String({ format: 'date-time' }),
    user: User,
    organizations: Type.Array(Organization),
    memberships: Type.Array(Type.Object({ organization_id: Type.String(), role: Type.String() })),
    orders: Records,
    tickets: Records,
    tokens: Type.Array(
      Type.Object({
        kind: Type.String(),
        prefix: Type.String(),
        created: Type.String({ format: 'date-time' }),
      }),
    ),
  },
  { title: 'DataExport' },
)

const isRunning = 'Your data is being exported already. Wait until that request is complete.'

/** Data export and erasure. */
export const privacyRoutes =
  (context: Context): Routes =>
  (app) => {
    /** The users whose data is being exported. */
    const exporting = new Set<number>()

    app.get(
      '/users/:user_id/data_export/',
      {
        config: { needs: accountHolder },
        schema: {
          operationId: 'users/export-data',
          summary: 'Export your personal data',
          description: 'One export of a user runs at a time.',
          tags,
          params,
          response: { 200: DataExport, ...mayFail },
        },
      },
      async (request, reply) => {
        const scope = scopeOf(context, request)
        const userId = readUserId(scope.viewer, request.params.user_id)
        const { caller, disconnectSignal, method } = request
        // The schema describes the streamed JSON.
        const stream = reply.type('application/json; charset=utf-8') as FastifyReply
        stream.header('content-disposition', 'attachment; filename="data.json"')
        stream.header('cache-control', 'no-store')
        if (method === 'HEAD') return stream.send('')
        if (exporting.has(userId))
          throw problem('HIT_RATE_LIMIT', { message: isRunning, retryAfterMs: 60_000 })
        exporting.add(userId)
        try {
          const body = Readable.from(await exportUser(context, scope, caller, userId))
          body.once('close', () => exporting.delete(userId))
          // The response may be over before it begins, and then nothing reads the body.
          if (disconnectSignal.aborted) body.destroy()
          disconnectSignal.addEventListener('abort', () => body.destroy(), { once: true })
          return stream.send(body)
        } catch (error) {
          exporting.delete(userId)
          throw error
        }
      },
    )

    app.post(
      '/users/:user_id/erase/',
      {
        config: { needs: accountHolder },
        schema: {
          operationId: 'users/erase',
          summary: 'Erase your personal data',
          description: 'Erasure cannot be undone.',
          tags,
          params,
          body: Fields({ confirm: Type.Enum(['erase']) }),
          response: {
            200: Type.Object({ erased: Type.Literal(true), orders: Type.Integer() }),
            ...mayFail,
          },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = readUserId(viewer, request.params.user_id)
        const { orders } = await withoutWriteGuard(() => eraseUser(context, userId))
        return { erased: true, orders } as const
      },
    )
  }

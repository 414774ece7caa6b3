import type { IssuedToken } from '@octavo/platform/auth/auth.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { createToken } from '../../create-token.ts'
import { UsageError } from '../../usage-error.ts'
import { problem } from '../errors.ts'
import { accessOf, type ServedServices } from '../served-services.ts'

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const OptionalTime = Type.Union([Type.Integer(), Type.Null()])

/** Times in epoch milliseconds. */
const TokenReply = Type.Object({
  id: Type.Integer(),
  login: Type.Union([Type.String(), Type.Null()]),
  kind: Type.String(),
  plan: Type.String(),
  scopes: Type.Array(Type.String()),
  label: Type.String(),
  prefix: Type.String(),
  createdAt: Type.Integer(),
  expiresAt: OptionalTime,
  revokedAt: OptionalTime,
  lastUsedAt: OptionalTime,
})

const text = (maxLength: number) => Type.Optional(Type.String({ minLength: 1, maxLength }))

const NewToken = Type.Object(
  {
    user: text(255),
    plan: text(100),
    scopes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 100 })),
    label: text(200),
  },
  { additionalProperties: false },
)

const Service = Type.Object({ name: Type.String() })
const pageSize = 50

export const tokenRoutes =
  (services: ServedServices): Routes =>
  (app) => {
    const withAccounts = (name: string) => {
      const service = services.get(name)
      const { running } = service
      const access = accessOf(service)
      if (!access) throw problem('no_accounts')
      return { access, auth: running.context.auth, ids: running.context.ids, running }
    }

    app.get('/api/services/:name/demo', { schema: { params: Service } }, (request) => {
      const { demo } = withAccounts(request.params.name).running
      if (!demo) throw problem('no_accounts')
      return demo
    })

    const list = {
      schema: {
        params: Service,
        querystring: Type.Object({ before: Type.Optional(Id) }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            tokens: Type.Array(TokenReply),
            next: Type.Union([Type.Integer(), Type.Null()]),
          }),
        },
      },
    }
    app.get('/api/services/:name/tokens', list, async (request) => {
      const { auth } = withAccounts(request.params.name)
      const { tokens, next } = await auth.listIssuedTokens({ before: request.query.before, limit: pageSize })
      return { tokens: tokens.map(presentToken), next }
    })

    const create = { schema: { params: Service, body: NewToken } }
    app.post('/api/services/:name/tokens', create, async (request, reply) => {
      const { access, auth, ids } = withAccounts(request.params.name)
      const created = await createToken(access, { auth, ids }, { label: 'portal', ...request.body }).catch(
        (error) => {
          throw error instanceof UsageError ? problem('token_refused', { message: error.message }) : error
        },
      )
      return reply.code(201).send(created)
    })

    const one = { schema: { params: Type.Object({ name: Type.String(), id: Id }) } }
    app.delete('/api/services/:name/tokens/:id', one, async (request, reply) => {
      const { auth } = withAccounts(request.params.name)
      if (!(await auth.oauth.grants.revokeToken(request.params.id))) throw problem('no_token')
      return reply.code(204).send()
    })
  }

function presentToken(token: IssuedToken): Static<typeof TokenReply> {
  const { id, login, kind, plan, scopes, label, prefix } = token
  return {
    id,
    login,
    kind,
    plan,
    scopes,
    label,
    prefix,
    createdAt: token.createdAtMs,
    expiresAt: token.expiresAtMs,
    revokedAt: token.revokedAtMs,
    lastUsedAt: token.lastUsedAtMs,
  }
}

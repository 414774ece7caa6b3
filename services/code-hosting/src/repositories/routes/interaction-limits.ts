import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { type TSchema, Type } from 'typebox'
import type { Need } from '../../access/needs.ts'
import type { Level } from '../../access/viewer.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { presentTime } from '../../wire/times.ts'
import { writerOf } from '../authorized-writes.ts'
import { type InteractionLimits, limitDurationsMs } from '../interaction-limits.ts'
import type { InteractionLimitRow, LimitedScope } from '../store/interaction-limits.ts'
import { findMembership } from '../store/repository-roles.ts'

const tags = ['interactions']
const groups = ['existing_users', 'contributors_only', 'collaborators_only'] as const
const expiries = ['one_day', 'three_days', 'one_week', 'one_month', 'six_months'] as const

const LimitBody = Type.Object({
  limit: Type.Enum([...groups]),
  expiry: Type.Optional(Type.Enum([...expiries], { default: 'one_day' })),
})

const Limit = Type.Object(
  { limit: Type.Enum([...groups]), origin: Type.String(), expires_at: Type.String() },
  { title: 'interaction-limit-response' },
)

interface LimitVariant {
  path: string
  /** The ends of the operationId and of the summary. */
  operation: string
  noun: string
  params: Record<string, TSchema>
  origin: string
  needs(level: Level): Need
  scopeOf(request: FastifyRequest): LimitedScope
  require(request: FastifyRequest, tx: Transaction<Tables>): Promise<void>
}

const variants: readonly LimitVariant[] = [
  {
    path: '/orgs/:org/interaction-limits',
    operation: 'org',
    noun: 'an organization',
    params: { org: Type.String() },
    origin: 'organization',
    needs: (level) => ({
      permission: 'organization_administration',
      level,
      organization: 'owner',
      user: true,
      scopes: ['admin:org'],
    }),
    scopeOf: ({ organization }) => ({ ownerId: organization.row.id, repositoryId: null }),
    async require({ organization, viewer }, tx) {
      // The guard of writes has checked the permission.
      if (viewer.installation) return
      const membership = await findMembership(tx, organization.row.id, accountOf(viewer).id)
      if (membership?.state !== 'active' || membership.role !== 'admin') throw problem('needs_owner')
    },
  },
  {
    path: '/repos/:owner/:repo/interaction-limits',
    operation: 'repo',
    noun: 'a repository',
    params: { owner: Type.String(), repo: Type.String() },
    origin: 'repository',
    needs: (level) => ({ permission: 'administration', level, role: 'admin' }),
    scopeOf: ({ repository: { row } }) => ({ ownerId: row.owner_id, repositoryId: row.id }),
    require: async (request, tx) => writerOf(request).requireRole?.(tx),
  },
  {
    path: '/user/interaction-limits',
    operation: 'authenticated-user',
    noun: 'your public repositories',
    params: {},
    origin: 'user',
    needs: (level) => ({ permission: 'interaction_limits', level, user: true, scopes: ['repo'] }),
    scopeOf: ({ viewer }) => ({ ownerId: accountOf(viewer).id, repositoryId: null }),
    require: async () => {},
  },
]

/** The same routes for organizations, repositories and the viewer. */
export const interactionLimitRoutes =
  ({ clock }: Pick<Context, 'clock'>, limits: InteractionLimits): Routes =>
  (app) => {
    for (const { path, operation, noun, params, origin, needs, scopeOf, require } of variants) {
      const present = ({ group_name, expires_at_ms, repository_id }: InteractionLimitRow) => ({
        limit: group_name,
        origin: repository_id === null && origin === 'repository' ? 'organization' : origin,
        expires_at: presentTime(expires_at_ms),
      })

      app.get(
        path,
        {
          config: { needs: needs('read') },
          schema: {
            operationId: `interactions/get-restrictions-for-${operation}`,
            summary: `Get interaction restrictions for ${noun}`,
            tags,
            params: Type.Object(params),
            response: { 200: Type.Union([Limit, Type.Object({})]), ...errorResponses },
          },
        },
        async (request) => {
          const limit = await limits.find(scopeOf(request))
          return limit ? present(limit) : {}
        },
      )

      app.put(
        path,
        {
          config: { needs: needs('write') },
          schema: {
            operationId: `interactions/set-restrictions-for-${operation}`,
            summary: `Set interaction restrictions for ${noun}`,
            tags,
            params: Type.Object(params),
            body: LimitBody,
            response: { 200: Limit, ...errorResponses },
          },
        },
        async (request) => {
          const { limit: group, expiry = 'one_day' } = request.body
          const durationMs = limitDurationsMs[expiry]
          await limits.set(scopeOf(request), { group, durationMs }, (tx) => require(request, tx))
          return { limit: group, origin, expires_at: presentTime(clock.now() + durationMs) }
        },
      )

      app.delete(
        path,
        {
          config: { needs: needs('write') },
          schema: {
            operationId: `interactions/remove-restrictions-for-${operation}`,
            summary: `Remove interaction restrictions from ${noun}`,
            tags,
            params: Type.Object(params),
            response: { 204: NoContent, ...errorResponses },
          },
        },
        async (request, reply) => {
          await limits.remove(scopeOf(request), (tx) => require(request, tx))
          return reply.code(204).send(null)
        },
      )
    }
  }

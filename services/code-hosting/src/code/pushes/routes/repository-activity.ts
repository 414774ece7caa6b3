import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { presentAccount } from '../../../accounts/present/accounts.ts'
import { SimpleUser } from '../../../accounts/schema.ts'
import { findAccount, findAccounts } from '../../../accounts/store/accounts.ts'
import { accountOf } from '../../../accounts/viewer-account.ts'
import type { Context } from '../../../context.ts'
import { unprocessable } from '../../../errors.ts'
import { RepositoryPath } from '../../../repositories/schema/repositories.ts'
import { DispatchBody } from '../../../repositories/schema/repository-bodies.ts'
import { getRepositoryById } from '../../../repositories/store/repositories.ts'
import { nodeId } from '../../../wire/addresses.ts'
import { errorResponses, NoContent } from '../../../wire/error-replies.ts'
import { readPage } from '../../../wire/links.ts'
import { presentTime } from '../../../wire/times.ts'
import { listPushes, type PushRow } from '../store/activity.ts'

const tags = ['repos']
const text = () => Type.Optional(Type.String())
const nowhere = '0'.repeat(40)
const dayMs = 24 * 60 * 60 * 1000
const periods = new Map(
  Object.entries({ day: dayMs, week: 7 * dayMs, month: 30 * dayMs, quarter: 90 * dayMs, year: 365 * dayMs }),
)
const kinds = ['push', 'force_push', 'branch_creation', 'branch_deletion'] as const

const Activity = Type.Object(
  {
    id: Type.Integer(),
    node_id: Type.String(),
    before: Type.String(),
    after: Type.String(),
    ref: Type.String(),
    timestamp: Type.String(),
    activity_type: Type.String(),
    actor: Type.Union([SimpleUser, Type.Null()]),
  },
  { title: 'activity' },
)

export const repositoryActivityRoutes =
  ({ db, clock, activity }: Pick<Context, 'db' | 'clock' | 'activity'>): Routes =>
  (app) => {
    app.get(
      '/repos/:owner/:repo/activity',
      {
        config: { needs: { permission: 'contents' } },
        schema: {
          operationId: 'repos/list-activities',
          summary: 'List repository activities',
          tags,
          params: RepositoryPath,
          querystring: Type.Object({
            per_page: text(),
            before: text(),
            after: text(),
            direction: text(),
            ref: text(),
            actor: text(),
            time_period: text(),
            activity_type: text(),
          }),
          response: { 200: Type.Array(Activity), ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, addresses, query } = request
        const { size } = readPage({ ...(query.per_page ? { per_page: query.per_page } : {}) })
        const direction = query.direction === 'asc' ? 'asc' : 'desc'
        const isBackwards = query.before !== undefined
        const actor = query.actor === undefined ? undefined : await findAccount(db.read, query.actor)
        const period = periods.get(query.time_period ?? '')
        const pushes = await listPushes(db.read, {
          repositoryId: repository.row.id,
          direction: isBackwards ? (direction === 'asc' ? 'desc' : 'asc') : direction,
          beyondId: cursorOf(query.before ?? query.after),
          limit: size + 1,
          ref: query.ref === undefined ? undefined : fullRef(query.ref),
          actorId: query.actor === undefined ? undefined : (actor?.id ?? 0),
          kind: kinds.find((kind) => kind === query.activity_type),
          sinceMs: period === undefined ? undefined : clock.now() - period,
        })
        const rows = pushes.slice(0, size)
        if (isBackwards) rows.reverse()
        linkNeighbors(request, reply, rows, {
          hasNext: isBackwards || pushes.length > size,
          hasPrevious: isBackwards ? pushes.length > size : query.after !== undefined,
        })
        const accounts = await findAccounts(
          db.read,
          rows.map(({ actor_id }) => actor_id),
        )
        return rows.map((row) => {
          const account = accounts.get(row.actor_id)
          return {
            id: row.id,
            node_id: nodeId('Push', row.id),
            before: row.before ?? nowhere,
            after: row.after ?? nowhere,
            ref: row.ref,
            timestamp: presentTime(row.pushed_at_ms),
            activity_type: row.kind,
            actor: account ? presentAccount(account, addresses) : null,
          }
        })
      },
    )

    app.post(
      '/repos/:owner/:repo/dispatches',
      {
        config: { needs: { permission: 'contents', level: 'write' } },
        schema: {
          operationId: 'repos/create-dispatch-event',
          summary: 'Create a repository dispatch event',
          tags,
          params: RepositoryPath,
          body: DispatchBody,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, repository: { row }, body }, reply) => {
        await db.write(async (tx) => {
          const repository = await getRepositoryById(tx, row.id)
          await activity.emit(tx, {
            event: 'repository_dispatch',
            action: body.event_type,
            actor: accountOf(viewer),
            repository,
            payload: () => ({
              branch: repository.default_branch,
              client_payload: body.client_payload ?? null,
            }),
          })
        })
        return reply.code(204).send(null)
      },
    )
  }

function fullRef(ref: string): string {
  return ref.startsWith('refs/') ? ref : `refs/heads/${ref}`
}

function cursorOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw unprocessable('The cursor is not valid for this list.')
}

/** This list has cursors instead of page numbers. */
function linkNeighbors(
  { url, addresses, repository }: FastifyRequest,
  reply: FastifyReply,
  rows: readonly PushRow[],
  { hasNext, hasPrevious }: { hasNext: boolean; hasPrevious: boolean },
): void {
  const [, query] = url.split('?', 2)
  const link = (rel: string, name: 'before' | 'after', id: number) => {
    const parameters = new URLSearchParams(query)
    parameters.delete('before')
    parameters.delete('after')
    parameters.set(name, String(id))
    return `<${addresses.api}/repositories/${repository.row.id}/activity?${parameters}>; rel="${rel}"`
  }
  const [first, last] = [rows[0], rows.at(-1)]
  const links = [
    ...(hasNext && last ? [link('next', 'after', last.id)] : []),
    ...(hasPrevious && first ? [link('prev', 'before', first.id)] : []),
  ]
  if (links.length) reply.header('link', links.join(', '))
}

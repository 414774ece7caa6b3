import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Context } from '../../context.ts'
import { RepositoryPath } from '../../repositories/schema/repositories.ts'
import { findRepositories } from '../../repositories/store/repositories.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { readTime } from '../../wire/query-times.ts'
import type { Notifications } from '../notifications.ts'
import { presentThread } from '../present.ts'
import { Accepted, InboxQuery, ReadBody, ResetContent, Threads } from '../schema.ts'

/** The inbox includes private repositories, so tokens that are limited to some cannot read it. */
export const config = {
  needs: { user: true, scopes: ['notifications', 'repo'], refusesPermissions: true },
}
const tags = ['activity']
const maxPageSize = 50

type Dependencies = Pick<Context, 'db' | 'clock'> & { notifications: Notifications }

export const notificationRoutes =
  ({ db, clock, notifications }: Dependencies): Routes =>
  (app) => {
    app.get(
      '/notifications',
      {
        config,
        schema: {
          operationId: 'activity/list-notifications-for-authenticated-user',
          summary: 'List notifications for the authenticated user',
          tags,
          querystring: InboxQuery,
          response: { 200: Threads, 304: NoContent, ...errorResponses },
        },
      },
      (request, reply) => list(request, reply, request.query),
    )

    app.put(
      '/notifications',
      {
        config,
        schema: {
          operationId: 'activity/mark-notifications-as-read',
          summary: 'Mark notifications as read',
          tags,
          body: ReadBody,
          response: { 202: Accepted, 205: ResetContent, ...errorResponses },
        },
      },
      (request, reply) => markRead(request, reply, request.body, null),
    )

    app.get(
      '/repos/:owner/:repo/notifications',
      {
        config,
        schema: {
          operationId: 'activity/list-repo-notifications-for-authenticated-user',
          summary: 'List repository notifications for the authenticated user',
          tags,
          params: RepositoryPath,
          querystring: InboxQuery,
          response: { 200: Threads, 304: NoContent, ...errorResponses },
        },
      },
      (request, reply) => list(request, reply, request.query, request.repository.row.id),
    )

    app.put(
      '/repos/:owner/:repo/notifications',
      {
        config,
        schema: {
          operationId: 'activity/mark-repo-notifications-as-read',
          summary: 'Mark repository notifications as read',
          tags,
          params: RepositoryPath,
          body: ReadBody,
          response: { 202: Accepted, 205: ResetContent, ...errorResponses },
        },
      },
      (request, reply) => markRead(request, reply, request.body, request.repository.row.id),
    )

    async function list(
      request: FastifyRequest,
      reply: FastifyReply,
      query: Static<typeof InboxQuery>,
      repositoryId?: number,
    ) {
      const page = readPage(query, maxPageSize)
      const filter = {
        isAll: query.all === 'true',
        isParticipating: query.participating === 'true',
        sinceMs: readTime(query.since, 'since'),
        beforeMs: readTime(query.before, 'before'),
        repositoryId,
      }
      reply.header('x-poll-interval', '60')
      const changedMs = await notifications.findLastChange(request.viewer)
      if (changedMs !== undefined) {
        const modifiedMs = toHttpTime(changedMs, clock.now())
        reply.header('last-modified', new Date(modifiedMs).toUTCString())
        if (isUnmodified(request, modifiedMs)) return reply.code(304).send(null)
      }
      const { rows, total } = await notifications.list(request.viewer, filter, sliceOf(page))
      linkPages(request, reply, page, total)
      const repositories = await findRepositories(
        db.read,
        rows.map((row) => row.repository_id),
      )
      return rows.flatMap((row) => {
        const repository = repositories.get(row.repository_id)
        return repository ? [presentThread(row, repository, request.addresses)] : []
      })
    }

    async function markRead(
      { viewer }: FastifyRequest,
      reply: FastifyReply,
      { last_read_at }: Static<typeof ReadBody>,
      repositoryId: number | null,
    ) {
      const untilMs = readTime(last_read_at ?? undefined, 'last_read_at') ?? clock.now()
      if (await notifications.markAllRead(viewer, repositoryId, untilMs)) return reply.code(205).send(null)
      return reply.code(202).send({
        message:
          'Unread notifications couldn’t be marked in a single request. Notifications are being marked as read in the background.',
      })
    }
  }

/** HTTP dates have no milliseconds, and more changes may follow in the current second. */
function toHttpTime(changedMs: number, nowMs: number): number {
  const startOfSecond = (atMs: number) => Math.floor(atMs / 1000) * 1000
  return Math.min(startOfSecond(changedMs), startOfSecond(nowMs) - 1000)
}

/** `If-None-Match` takes precedence (RFC 9110 §13.1.3). */
function isUnmodified({ headers }: FastifyRequest, modifiedMs: number): boolean {
  if (headers['if-none-match'] !== undefined) return false
  return modifiedMs <= Date.parse(headers['if-modified-since'] ?? '')
}

import { fromBit } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyone } from '../../access/needs.ts'
import { includes } from '../../access/roles.ts'
import type { Viewer } from '../../access/viewer.ts'
import { getAccount } from '../../accounts/accounts.ts'
import { refuseBlocked } from '../../accounts/blocked-users.ts'
import { presentAccount } from '../../accounts/present/accounts.ts'
import { SimpleUsers } from '../../accounts/schema.ts'
import { accountOf } from '../../accounts/viewer-account.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { errorResponses, NoContent } from '../../wire/error-replies.ts'
import { linkPages, readPage, sliceOf } from '../../wire/links.ts'
import { PageQuery } from '../../wire/page-queries.ts'
import { presentTime } from '../../wire/times.ts'
import { presentRepository } from '../present/repositories.ts'
import { writeTo } from '../repository-writes.ts'
import { RepositoryList, RepositoryPath } from '../schema/repositories.ts'
import { SubscriptionBody } from '../schema/repository-bodies.ts'
import { RepositorySubscription } from '../schema/repository-people.ts'
import { listRepositories } from '../store/repository-lists.ts'
import {
  findSubscription,
  isWatchedBy,
  listSubscribers,
  subscribe,
  unsubscribe,
} from '../store/subscriptions.ts'
import { visibleTo } from '../store/visible-repositories.ts'

const tags = ['activity']
const own = { permission: 'watching', user: true, role: 'read' } as const

export const subscriptionRoutes =
  (context: Pick<Context, 'db' | 'clock'>): Routes =>
  (app) => {
    const { db, clock } = context

    app.get(
      '/repos/:owner/:repo/subscribers',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'activity/list-watchers-for-repo',
          summary: 'List watchers',
          tags,
          params: RepositoryPath,
          querystring: Type.Object(PageQuery),
          response: { 200: SimpleUsers, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { repository, addresses } = request
        const page = readPage(request.query)
        const limits = sliceOf(page)
        const rows = await listSubscribers(db.read, repository.row.id, limits)
        linkPages(request, reply, page, repository.row.watchers)
        return rows.map((row) => presentAccount(row, addresses))
      },
    )

    app.get(
      '/repos/:owner/:repo/subscription',
      {
        config: { needs: own },
        schema: {
          operationId: 'activity/get-repo-subscription',
          summary: 'Get a repository subscription',
          tags,
          params: RepositoryPath,
          response: { 200: RepositorySubscription, ...errorResponses },
        },
      },
      (request) => show(request),
    )

    app.put(
      '/repos/:owner/:repo/subscription',
      {
        config: { needs: own },
        schema: {
          operationId: 'activity/set-repo-subscription',
          summary: 'Set a repository subscription',
          tags,
          params: RepositoryPath,
          body: SubscriptionBody,
          response: { 200: RepositorySubscription, ...errorResponses },
        },
      },
      async (request) => {
        const { viewer, repository, body } = request
        requireWatching(viewer)
        const subscribing = { userId: accountOf(viewer).id, repositoryId: repository.row.id }
        const isIgnored = body.ignored ?? false
        await writeTo(context, repository.row.id, async (tx) => {
          if (!isIgnored && body.subscribed !== false && !includes(repository.role, 'write'))
            await refuseBlocked(tx, repository.row, accountOf(viewer))
          if (isIgnored || body.subscribed !== false)
            await subscribe(tx, { ...subscribing, isIgnored, nowMs: clock.now() })
          else await unsubscribe(tx, subscribing.userId, subscribing.repositoryId)
        })
        return show(request, isIgnored || body.subscribed !== false)
      },
    )

    app.delete(
      '/repos/:owner/:repo/subscription',
      {
        config: { needs: own },
        schema: {
          operationId: 'activity/delete-repo-subscription',
          summary: 'Delete a repository subscription',
          tags,
          params: RepositoryPath,
          response: { 204: NoContent, ...errorResponses },
        },
      },
      async ({ viewer, repository }, reply) => {
        requireWatching(viewer)
        const { id } = repository.row
        await writeTo(context, id, (tx) => unsubscribe(tx, accountOf(viewer).id, id))
        return reply.code(204).send(null)
      },
    )

    app.get(
      '/user/subscriptions',
      {
        config: { needs: { user: true } },
        schema: {
          operationId: 'activity/list-watched-repos-for-authenticated-user',
          summary: 'List repositories watched by the authenticated user',
          tags,
          querystring: Type.Object(PageQuery),
          response: { 200: RepositoryList, ...errorResponses },
        },
      },
      (request, reply) => listWatched(request, reply, accountOf(request.viewer).id),
    )

    app.get(
      '/users/:username/subscriptions',
      {
        config: { needs: anyone },
        schema: {
          operationId: 'activity/list-repos-watched-by-user',
          summary: 'List repositories watched by a user',
          tags,
          params: Type.Object({ username: Type.String() }),
          querystring: Type.Object(PageQuery),
          response: { 200: RepositoryList, ...errorResponses },
        },
      },
      async (request, reply) => {
        const { id } = await getAccount(db.read, request.params.username)
        return listWatched(request, reply, id)
      },
    )

    async function show({ viewer, repository: { row }, addresses }: FastifyRequest, isSubscribed = true) {
      const subscription = await findSubscription(db.read, accountOf(viewer).id, row.id)
      if (!subscription && isSubscribed) throw problem('not_found')
      const url = `${addresses.api}/repos/${row.owner_login}/${row.name}`
      return {
        subscribed: subscription?.is_ignored === 0,
        ignored: subscription !== undefined && fromBit(subscription.is_ignored),
        reason: null,
        created_at: presentTime(subscription?.created_at_ms ?? clock.now()),
        url: `${url}/subscription`,
        repository_url: url,
      }
    }

    async function listWatched(
      request: FastifyRequest<{ Querystring: { per_page?: string; page?: string } }>,
      reply: FastifyReply,
      userId: number,
    ) {
      const page = readPage(request.query)
      const isVisible = visibleTo(db.read, request.viewer)
      const isWatched = isWatchedBy(db.read, userId)
      const { rows, total } = await listRepositories(db.read, {
        where: (eb) => eb.and([isWatched(eb), isVisible(eb)]),
        sort: 'full_name',
        direction: 'asc',
        ...sliceOf(page),
      })
      linkPages(request, reply, page, total)
      return rows.map((row) => presentRepository(row, request.addresses))
    }
  }

/** Watching does not change the repository, so archived ones can be watched too. */
function requireWatching(viewer: Viewer): void {
  if (!viewer.hasScope('repo', 'notifications')) throw problem('not_found')
  if (!viewer.hasPermission('watching', 'write')) throw problem('not_accessible')
}

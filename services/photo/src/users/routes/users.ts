import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { key } from '../../access/needs.ts'
import { scopeOf } from '../../access/request-scope.ts'
import type { Context } from '../../context.ts'
import { historyParameters } from '../../counts/schema.ts'
import { readStatistics } from '../../counts/statistics.ts'
import { sumCounts } from '../../counts/store.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { pageParameters, readPage, sendFeed } from '../../wire/feeds.ts'
import { getUser } from '../load-users.ts'
import { presentUsers } from '../present.ts'
import { type ListPreviews, presentFullUser } from '../present-full-user.ts'
import { UserBasic, UserFull, UserStatistics } from '../schema.ts'
import { countFollows, listFollows } from '../store.ts'

const tags = ['users']
const config = { needs: key }
export const UsernamePath = Type.Object({ username: Type.String() })
const imageSide = (side: string) =>
  Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: `${side} of \`profile_image.custom\`.` }),
  )

export const userRoutes =
  (context: Context, listPreviews: ListPreviews): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/users/:username',
      {
        config,
        schema: {
          operationId: 'users/get',
          summary: 'Get a user',
          tags,
          params: UsernamePath,
          querystring: Type.Object({ w: imageSide('Width'), h: imageSide('Height') }),
          response: { 200: UserFull, ...mayFail },
        },
      },
      async (request) => {
        const { w, h } = request.query
        const user = await getUser(context, request.params.username)
        const side = w ?? h
        const customImage = side === undefined ? undefined : { width: w ?? side, height: h ?? side }
        return presentFullUser(scopeOf(context, request), user, listPreviews, customImage)
      },
    )

    app.get(
      '/users/:username/portfolio',
      {
        config,
        schema: {
          operationId: 'users/get-portfolio',
          summary: 'Get the portfolio link of a user',
          tags,
          params: UsernamePath,
          response: { 200: Type.Object({ url: Type.Union([Type.String(), Type.Null()]) }), ...mayFail },
        },
      },
      async ({ params }) => ({ url: (await getUser(context, params.username)).portfolio_url }),
    )

    app.get(
      '/users/:username/statistics',
      {
        config,
        schema: {
          operationId: 'users/get-statistics',
          summary: 'Get the statistics of a user',
          tags,
          params: UsernamePath,
          querystring: Type.Object(historyParameters),
          response: { 200: UserStatistics, ...mayFail },
        },
      },
      async ({ params, query }) => {
        const { user_id, uid, login } = await getUser(context, params.username)
        const metrics = ['user downloads', 'user views', 'user likes'] as const
        const sum = await sumCounts(db.read, metrics, user_id)
        const statistics = await readStatistics(context, user_id, query.quantity, {
          downloads: { metric: 'user downloads', total: sum('user downloads') },
          views: { metric: 'user views', total: sum('user views') },
          likes: { metric: 'user likes', total: sum('user likes') },
        })
        return { id: uid, username: login, ...statistics }
      },
    )

    for (const side of ['following', 'followers'] as const)
      app.get(
        `/users/:username/${side}`,
        {
          config,
          schema: {
            operationId: `users/list-${side}`,
            summary: side === 'followers' ? 'List followers of a user' : 'List users that a user follows',
            tags,
            params: UsernamePath,
            querystring: Type.Object(pageParameters),
            response: { 200: Type.Array(UserBasic), ...mayFail },
          },
        },
        async (request, reply) => {
          const { user_id } = await getUser(context, request.params.username)
          const page = readPage(request.query)
          const slice = { offset: page.offset, limit: page.perPage }
          const [counts, ids] = await Promise.all([
            countFollows(db.read, user_id),
            listFollows(db.read, side, user_id, slice),
          ])
          const users = await presentUsers(scopeOf(context, request), ids)
          const items = ids.flatMap((id) => users.get(id) ?? [])
          return sendFeed(context, request, reply, { items, total: counts[side], ...page })
        },
      )
  }

import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { key } from '../access/needs.ts'
import { scopeOf } from '../access/request-scope.ts'
import { orientationParameter } from '../collections/routes/parameters.ts'
import type { Context } from '../context.ts'
import { problem } from '../errors.ts'
import { presentPhotosById } from '../photos/present-by-id.ts'
import { PhotoBasic } from '../photos/schema/photo.ts'
import { presentUsers } from '../users/present.ts'
import { mayFail } from '../wire/error-responses.ts'
import { pageParameters, readPage, sendFeed } from '../wire/feeds.ts'
import { presentTopics } from './present.ts'
import { TopicBasic, TopicFull } from './schema.ts'
import {
  countTopicPhotos,
  countTopics,
  findTopic,
  listContributorIds,
  listTopicPhotoIds,
  listTopics,
  type TopicRow,
} from './store.ts'
import { countVisiblePhotos } from './visible-photos.ts'

const tags = ['topics']
const config = { needs: key }
const TopicPath = Type.Object({ id: Type.String({ description: 'The id or the slug.' }) })
const maxContributors = 8
const maxNames = 100

const topicOrder = Type.Union(
  (['position', 'featured', 'latest', 'oldest', 'updated', 'temporary'] as const).map((order) =>
    Type.Literal(order),
  ),
  { default: 'position' },
)
const photoOrder = Type.Union([Type.Literal('latest'), Type.Literal('oldest'), Type.Literal('popular')], {
  default: 'latest',
})

export const topicRoutes =
  (context: Context): Routes =>
  (app) => {
    const { read } = context.db

    app.get(
      '/topics',
      {
        config,
        schema: {
          operationId: 'topics/list',
          summary: 'List topics',
          tags,
          querystring: Type.Object({
            ...pageParameters,
            order_by: topicOrder,
            ids: Type.Optional(
              Type.Array(Type.String(), { maxItems: maxNames, description: 'Ids or slugs.' }),
            ),
          }),
          response: { 200: Type.Array(TopicBasic), ...mayFail },
        },
      },
      async (request, reply) => {
        const { query } = request
        const page = readPage(query)
        const filter = { idsOrSlugs: query.ids }
        const [rows, total] = await Promise.all([
          listTopics(read, filter, query.order_by, { offset: page.offset, limit: page.perPage }),
          countTopics(read, filter),
        ])
        const items = await presentTopics(scopeOf(context, request), rows)
        return sendFeed(context, request, reply, { items, total, ...page })
      },
    )

    app.get(
      '/topics/:id',
      {
        config,
        schema: {
          operationId: 'topics/get',
          summary: 'Get a topic',
          tags,
          params: TopicPath,
          response: { 200: TopicFull, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const row = await getTopic(request.params.id)
        const contributorIds = await listContributorIds(read, row.id, maxContributors)
        const [[topic], users] = await Promise.all([
          presentTopics(scope, [row]),
          presentUsers(scope, contributorIds),
        ])
        if (!topic) throw problem('topic_not_found')
        return { ...topic, top_contributors: contributorIds.flatMap((id) => users.get(id) ?? []) }
      },
    )

    app.get(
      '/topics/:id/photos',
      {
        config,
        schema: {
          operationId: 'topics/list-photos',
          summary: 'List photos of a topic',
          tags,
          params: TopicPath,
          querystring: Type.Object({ ...pageParameters, ...orientationParameter, order_by: photoOrder }),
          response: { 200: Type.Array(PhotoBasic), ...mayFail },
        },
      },
      async (request, reply) => {
        const { params, query } = request
        const topic = await getTopic(params.id)
        const page = readPage(query)
        const { orientation, order_by: order } = query
        const photos = { topicId: topic.id, order, orientation }
        const [ids, total] = await Promise.all([
          listTopicPhotoIds(read, photos, { offset: page.offset, limit: page.perPage }),
          orientation === undefined ? countAll(topic) : countTopicPhotos(read, photos),
        ])
        const presented = await presentPhotosById(scopeOf(context, request), ids, 'topic')
        const items = ids.flatMap((id) => presented.get(id) ?? [])
        return sendFeed(context, request, reply, { items, total, ...page })
      },
    )

    async function countAll(topic: TopicRow): Promise<number> {
      return (await countVisiblePhotos(context, [topic])).get(topic.id) ?? 0
    }

    async function getTopic(idOrSlug: string): Promise<TopicRow> {
      const topic = await findTopic(read, idOrSlug)
      if (!topic) throw problem('topic_not_found')
      return topic
    }
  }

import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { key } from '../access/needs.ts'
import { scopeOf } from '../access/request-scope.ts'
import { presentCollections } from '../collections/present.ts'
import type { Context } from '../context.ts'
import { readTextQuery } from '../matching/text-query.ts'
import { presentPhotos } from '../photos/present.ts'
import { PhotoBasic } from '../photos/schema/photo.ts'
import { listPhotos } from '../photos/store/photos.ts'
import { listReadableCollections } from '../photos/store/sets.ts'
import { presentUsers } from '../users/present.ts'
import { mayFail } from '../wire/error-responses.ts'
import { type Feed, type Page, readPage, sendFeed, setFeedHeaders } from '../wire/feeds.ts'
import { orderMatches } from './order-matches.ts'
import { CollectionResults, PhotoResults, PhotoSearchQuery, SearchQuery, UserResults } from './schema.ts'
import { searchCollections, searchUsers } from './store.ts'

const tags = ['search']
const config = { needs: key }

export const searchRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/search/photos',
      {
        config,
        schema: {
          operationId: 'search/photos',
          summary: 'Search photos',
          description: 'Broad queries report a total of 10000.',
          tags,
          querystring: PhotoSearchQuery,
          response: { 200: PhotoResults, ...mayFail },
        },
      },
      async (request, reply) => sendResults(request, reply, await findPhotos(request)),
    )

    app.get(
      '/photos/search',
      {
        config,
        schema: {
          operationId: 'search/photos-as-list',
          summary: 'Search photos as a list',
          description: 'For older clients.',
          tags,
          querystring: PhotoSearchQuery,
          response: { 200: Type.Array(PhotoBasic), ...mayFail },
        },
      },
      async (request, reply) => sendFeed(context, request, reply, await findPhotos(request)),
    )

    app.get(
      '/search/collections',
      {
        config,
        schema: {
          operationId: 'search/collections',
          summary: 'Search collections',
          tags,
          querystring: SearchQuery,
          response: { 200: CollectionResults, ...mayFail },
        },
      },
      async (request, reply) => {
        const { items: rows, ...feed } = await find(request.query, searchCollections)
        const items = await presentCollections(scopeOf(context, request), rows)
        return sendResults(request, reply, { ...feed, items })
      },
    )

    app.get(
      '/search/users',
      {
        config,
        schema: {
          operationId: 'search/users',
          summary: 'Search users',
          tags,
          querystring: SearchQuery,
          response: { 200: UserResults, ...mayFail },
        },
      },
      async (request, reply) => {
        const { items: ids, ...feed } = await find(request.query, searchUsers)
        const users = await presentUsers(scopeOf(context, request), ids)
        return sendResults(request, reply, { items: ids.flatMap((id) => users.get(id) ?? []), ...feed })
      },
    )

    type PhotoSearch = FastifyRequest<{ Querystring: Static<typeof PhotoSearchQuery> }>

    async function findPhotos(request: PhotoSearch): Promise<Feed<Static<typeof PhotoBasic>> & Page> {
      const { query, caller } = request
      const { orientation, color, collections } = query
      const page = readPage(query)
      const collectionIds = collections && (await listReadableCollections(db.read, collections, caller))
      const matches = await context.findMatches({
        text: query.query,
        filter: { orientation, color, isSafe: query.content_filter === 'high' },
        collectionIds,
      })
      const ids = orderMatches(matches, query.order_by, await context.index.ready())
      const rows = await listPhotos(db.read, ids.slice(page.offset, page.offset + page.perPage))
      const items = await presentPhotos(scopeOf(context, request), rows, { purpose: 'search' })
      return { items, total: ids.length, ...page }
    }

    async function find<Item>(
      { query, ...paging }: Static<typeof SearchQuery>,
      search: (...args: Parameters<typeof searchUsers>) => Promise<Feed<Item>>,
    ): Promise<Feed<Item> & Page> {
      const page = readPage(paging)
      const words = readTextQuery(query)
      const slice = { offset: page.offset, limit: page.perPage }
      const feed = words ? await search(db, words, slice) : { items: [], total: 0 }
      return { ...feed, ...page }
    }

    function sendResults<Item>(
      request: FastifyRequest,
      reply: FastifyReply,
      { items, total, ...page }: Feed<Item> & Page,
    ) {
      setFeedHeaders(context, request, reply, total, page)
      return { total, total_pages: Math.ceil(total / page.perPage), results: [...items] }
    }
  }

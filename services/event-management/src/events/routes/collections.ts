import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { anyToken, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery } from '../../wire/expansions.ts'
import { presentId, readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { getVisibleEvent } from '../get-event.ts'
import { Collection, CollectionPath } from '../schema/collections.ts'
import { EventPage } from '../schema/event-lists.ts'
import { showEvents } from '../show-events.ts'
import { type CollectionRow, findCollection, listCollectionsOf, listEventsIn } from '../store/collections.ts'

const tags = ['collections']

export const collectionRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, clock } = context

    async function getCollection(text: string): Promise<CollectionRow> {
      const collection = await findCollection(db.read, readId(text, 'collection'))
      if (!collection) throw notFound('collection')
      return collection
    }

    app.get(
      '/collections/:collection_id/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'collections/get',
          summary: 'Get a collection',
          tags,
          params: CollectionPath,
          response: { 200: Collection, ...mayFail },
        },
      },
      async (request) =>
        presentCollection(await getCollection(request.params.collection_id), scopeOf(context, request)),
    )

    app.get(
      '/collections/:collection_id/events/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'collections/list-events',
          summary: 'List events by collection',
          tags,
          params: CollectionPath,
          querystring: Type.Object({
            time_filter: Type.Optional(Type.Enum(['', 'all', 'past', 'current_future'])),
            ...PageQuery,
            ...ExpandQuery,
          }),
          response: { 200: EventPage, ...mayFail },
        },
      },
      async (request) => {
        const { id } = await getCollection(request.params.collection_id)
        const { time_filter } = request.query
        const nowMs = clock.now()
        const time = { past: { endsUntilMs: nowMs }, current_future: { endsAfterMs: nowMs } }
        const timeFilter = time_filter === 'past' || time_filter === 'current_future' ? time[time_filter] : {}
        const page = readPage(request)
        const { rows, ...slice } = await listEventsIn(db.read, id, timeFilter, page)
        return {
          pagination: presentPagination(request, page, slice),
          events: await showEvents(context, request, rows),
        }
      },
    )

    app.get(
      '/events/:event_id/collections/public/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'collections/list-by-event',
          summary: 'List collections by event',
          tags,
          params: EventPath,
          querystring: Type.Object({ ...PageQuery }),
          response: { 200: PageOf('collections', Collection), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { id } = await getVisibleEvent(db.read, scope.viewer, readId(request.params.event_id, 'event'))
        const page = readPage(request)
        const { rows, ...slice } = await listCollectionsOf(db.read, id, page)
        return {
          pagination: presentPagination(request, page, slice),
          collections: rows.map((row) => presentCollection(row, scope)),
        }
      },
    )
  }

function presentCollection(
  { id, organization_id, name, summary }: CollectionRow,
  { url }: Pick<Scope, 'url'>,
) {
  return {
    id: presentId(id),
    organization_id: presentId(organization_id),
    name,
    summary,
    resource_uri: `${url}collections/${id}/`,
  }
}

import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, visible } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getVisibleEvent } from '../../events/get-event.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage, sliceOfList } from '../../wire/pages.ts'
import { EventPath, OrganizationPath } from '../../wire/path-ids.ts'
import { changeSeatMap, removeSeatMap } from '../change-seat-map.ts'
import { copySeatMap, createSeatMap } from '../create-seat-map.ts'
import { readSeatMapId } from '../present.ts'
import { presentOneSeatMap, presentSeatMaps } from '../present-seat-maps.ts'
import {
  NewSeatMapBody,
  readSeatMap,
  readVenueId,
  SeatMap,
  SeatMapChangeBody,
  SeatMapPath,
} from '../schema.ts'
import { findSeatMap, listSeatMaps } from '../store/seat-maps.ts'

const tags = ['seat maps']
/** 50,000 named seats in rows of two. */
const maxJsonValues = 125_000
const response = { 200: SeatMap, ...mayFail }
const SeatMapPage = { 200: PageOf('seatmaps', SeatMap), ...mayFail }

export const seatMapRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/organizations/:organization_id/seatmaps/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'seatmaps/list-by-organization',
          summary: 'List seat maps by organization',
          tags,
          params: OrganizationPath,
          querystring: Type.Object({
            ...PageQuery,
            ...ExpandQuery,
            venue_id: Type.Optional(Type.String()),
            venue_name_filter: Type.Optional(Type.String({ maxLength: 200 })),
          }),
          response: SeatMapPage,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, scope.viewer, organizationId)
        const { venue_id, venue_name_filter: venueName } = request.query
        const venueId = venue_id === undefined ? undefined : readId(venue_id, 'venue_id')
        const page = readPage(request)
        const { rows, ...slice } = await listSeatMaps(db.read, { organizationId, venueId, venueName }, page)
        const pagination = presentPagination(request, page, slice)
        return { pagination, seatmaps: await presentSeatMaps(rows, scope, readExpansions(request)) }
      },
    )

    app.get(
      '/events/:event_id/seatmaps/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'seatmaps/list-by-event',
          summary: 'List seat maps by event',
          tags,
          params: EventPath,
          querystring: Type.Object({ ...PageQuery, ...ExpandQuery }),
          response: SeatMapPage,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const event = await getVisibleEvent(db.read, scope.viewer, readId(request.params.event_id, 'event'))
        const map = await findSeatMap(db.read, event.id)
        const page = readPage(request)
        const { rows, ...slice } = sliceOfList(map ? [map] : [], page)
        const pagination = presentPagination(request, page, slice)
        return { pagination, seatmaps: await presentSeatMaps(rows, scope, readExpansions(request)) }
      },
    )

    app.post(
      '/events/:event_id/seatmaps/',
      {
        config: { needs: may('manage_events', 'event'), maxJsonValues },
        schema: {
          operationId: 'seatmaps/create',
          summary: 'Create a seat map for an event',
          description:
            'The quantity of each ticket class of a section becomes the number of its seats that are not blocked.',
          tags,
          params: EventPath,
          body: NewSeatMapBody,
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { plan, sourceId } = readSeatMap(request.body)
        const map = plan
          ? await createSeatMap(context, scope.viewer, eventId, plan)
          : await copySeatMap(context, scope.viewer, eventId, readSeatMapId(sourceId ?? ''))
        return presentOneSeatMap(map, scope, readExpansions(request))
      },
    )

    app.get(
      '/seatmaps/:seatmap_id/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'seatmaps/get',
          summary: 'Get a seat map',
          tags,
          params: SeatMapPath,
          querystring: Type.Object(ExpandQuery),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { id } = await getVisibleEvent(db.read, scope.viewer, readSeatMapId(request.params.seatmap_id))
        const map = await findSeatMap(db.read, id)
        if (!map) throw notFound('seatmap')
        return presentOneSeatMap(map, scope, readExpansions(request))
      },
    )

    app.post(
      '/seatmaps/:seatmap_id/',
      {
        config: { needs: may('manage_events', 'seatmap') },
        schema: {
          operationId: 'seatmaps/update',
          summary: 'Update a seat map',
          tags,
          params: SeatMapPath,
          body: SeatMapChangeBody,
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { name, venue_id } = request.body.seatmap
        const eventId = readSeatMapId(request.params.seatmap_id)
        const input = { name, venueId: readVenueId(venue_id) }
        const map = await changeSeatMap(context, scope.viewer, eventId, input)
        return presentOneSeatMap(map, scope, readExpansions(request))
      },
    )

    app.delete(
      '/seatmaps/:seatmap_id/',
      {
        config: { needs: may('manage_events', 'seatmap') },
        schema: {
          operationId: 'seatmaps/delete',
          summary: 'Delete a seat map',
          description: 'A seat map with sold or reserved seats cannot be deleted.',
          tags,
          params: SeatMapPath,
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        await removeSeatMap(context, viewer, readSeatMapId(request.params.seatmap_id))
        return { deleted: true as const }
      },
    )
  }

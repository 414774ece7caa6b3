import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { may, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getVisibleEvent } from '../../events/get-event.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readExpansions } from '../../wire/expansions.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { blockSeats } from '../change-seat-map.ts'
import { presentSeat, readSeatMapId } from '../present.ts'
import { presentOneSeatMap } from '../present-seat-maps.ts'
import { Seat, SeatIdsBody, SeatListQuery, SeatMap, SeatMapPath } from '../schema.ts'
import { findSeatMap } from '../store/seat-maps.ts'
import { listSeats, type SeatFilter } from '../store/seats.ts'

const tags = ['seat maps']
const SeatsQuery = Type.Object({ ...PageQuery, ...SeatListQuery })

export const seatRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/seatmaps/:seatmap_id/seats/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'seatmaps/list-seats',
          summary: 'List the seats of a seat map',
          tags,
          params: SeatMapPath,
          querystring: SeatsQuery,
          response: { 200: PageOf('seats', Seat), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const event = await getVisibleEvent(db.read, viewer, readSeatMapId(request.params.seatmap_id))
        if (!(await findSeatMap(db.read, event.id))) throw notFound('seatmap')
        const page = readPage(request)
        const { rows, ...slice } = await listSeats(db.read, filterOf(request.query, event.id), page)
        return { pagination: presentPagination(request, page, slice), seats: rows.map(presentSeat) }
      },
    )

    for (const [verb, state] of [
      ['block', 'blocked'],
      ['unblock', 'free'],
    ] as const)
      app.post(
        `/seatmaps/:seatmap_id/seats/${verb}/`,
        {
          config: { needs: may('manage_events', 'seatmap') },
          schema: {
            operationId: `seatmaps/${verb}-seats`,
            summary: state === 'blocked' ? 'Block seats' : 'Unblock seats',
            tags,
            params: SeatMapPath,
            body: SeatIdsBody,
            response: { 200: SeatMap, ...mayFail },
          },
        },
        async (request) => {
          const scope = scopeOf(context, request)
          const eventId = readSeatMapId(request.params.seatmap_id)
          const ids = [...new Set(request.body.seat_ids.map(Number))]
          const map = await blockSeats(context, scope.viewer, eventId, ids, state)
          return presentOneSeatMap(map, scope, readExpansions(request))
        },
      )
  }

function filterOf(query: Static<typeof SeatsQuery>, eventId: number): SeatFilter {
  const { status, section_id, ticket_class_id } = query
  return { eventId, state: status, sectionId: numberIn(section_id), ticketClassId: numberIn(ticket_class_id) }
}

const numberIn = (id: string | undefined) => (id === undefined ? undefined : Number(id))

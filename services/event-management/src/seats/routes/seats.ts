import type { Routes } from '@octavo/platform/service.ts'
import { type Static, Type } from 'typebox'
import { may, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { moveAttendee } from '../../attendance/move-attendee.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getManagedEvent, getVisibleEvent } from '../../events/get-event.ts'
import { presentOneAttendee } from '../../orders/present-one.ts'
import { Attendee, AttendeePath } from '../../orders/schema/attendees.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { blockSeats } from '../change-seat-map.ts'
import { presentSeat, readSeatMapId } from '../present.ts'
import { presentOneSeatMap } from '../present-seat-maps.ts'
import { Seat, SeatIdsBody, SeatListQuery, SeatMap, SeatMapPath, SeatMoveBody } from '../schema.ts'
import { findSeatMap } from '../store/seat-maps.ts'
import { listSeats, type SeatFilter } from '../store/seats.ts'

const tags = ['seat maps']
const SeatsWanted = Type.Object({ ...PageQuery, ...SeatListQuery })

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
          summary: 'The seats of a seat map, from front to back',
          tags,
          params: SeatMapPath,
          querystring: SeatsWanted,
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
            summary:
              state === 'blocked' ? 'Take free seats off the market' : 'Put blocked seats on the market',
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

    app.post(
      '/events/:event_id/attendees/:attendee_id/move/',
      {
        config: { needs: may('manage_attendees', 'event') },
        schema: {
          operationId: 'attendees/move',
          summary: 'Give an attendee another free seat of the same ticket class',
          tags: ['attendance'],
          params: AttendeePath,
          querystring: Type.Object(ExpandQuery),
          body: SeatMoveBody,
          response: { 200: Attendee, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { event_id, attendee_id } = request.params
        const eventId = readId(event_id, 'event')
        const event = await getManagedEvent(db.read, scope.viewer, eventId)
        const seatId = Number(request.body.attendee.seat_id)
        const attendeeId = readId(attendee_id, 'attendee_id')
        const attendee = await moveAttendee(context, scope.viewer, event, attendeeId, seatId)
        return presentOneAttendee(attendee, scope, readExpansions(request, 'attendee'))
      },
    )
  }

function filterOf(query: Static<typeof SeatsWanted>, eventId: number): SeatFilter {
  const { status, section_id, ticket_class_id } = query
  return { eventId, state: status, sectionId: numberIn(section_id), ticketClassId: numberIn(ticket_class_id) }
}

const numberIn = (id: string | undefined) => (id === undefined ? undefined : Number(id))

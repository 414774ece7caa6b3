import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { getManagedEvent } from '../../events/get-event.ts'
import { presentOneAttendee } from '../../orders/present-one.ts'
import { Attendee, AttendeePath } from '../../orders/schema/attendees.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { moveAttendee } from '../move-attendee.ts'
import { SeatMoveBody } from '../schema/attendance.ts'

export const seatMoveRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/events/:event_id/attendees/:attendee_id/move/',
      {
        config: { needs: may('manage_attendees', 'event') },
        schema: {
          operationId: 'attendees/move',
          summary: 'Move an attendee to another seat',
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
        const event = await getManagedEvent(context.db.read, scope.viewer, eventId)
        const seatId = Number(request.body.attendee.seat_id)
        const attendeeId = readId(attendee_id, 'attendee_id')
        const attendee = await moveAttendee(context, scope.viewer, event, attendeeId, seatId)
        return presentOneAttendee(attendee, scope, readExpansions(request, 'attendee'))
      },
    )
  }

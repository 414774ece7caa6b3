import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { buyerOr } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { callerOf } from '../../accounts/callers.ts'
import type { Context } from '../../context.ts'
import { getEventRow } from '../../events/store/events.ts'
import { getVisibleOrder } from '../../orders/access.ts'
import { presentOneAttendee } from '../../orders/present-one.ts'
import { Attendee, AttendeePath } from '../../orders/schema/attendees.ts'
import { AccessQuery } from '../../orders/schema/orders.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readExpansions } from '../../wire/expansions.ts'
import { getAttendeeOf } from '../check-in-event.ts'
import { TransferBody } from '../schema/attendance.ts'
import { transferTicket } from '../transfer.ts'

export const transferRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/events/:event_id/attendees/:attendee_id/transfer/',
      {
        config: { needs: buyerOr('manage_attendees', 'attendee') },
        schema: {
          operationId: 'attendees/transfer',
          summary: 'Transfer a ticket to another attendee',
          description:
            'The old barcode becomes invalid. The buyer may also transfer the ticket, with the secret of the order link, and cannot see the new barcode or transfer it again, unless the new attendee has the email address of the order.',
          tags: ['attendance'],
          params: AttendeePath,
          querystring: Type.Object(AccessQuery),
          body: TransferBody,
          response: { 200: Attendee, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const attendee = await getAttendeeOf(scope, request.params)
        const viewer = { viewer: scope.viewer, access: request.query.access }
        await getVisibleOrder(scope.db, viewer, attendee.order_id)
        const event = await getEventRow(scope.db, attendee.event_id)
        const holder = request.body.attendee
        const successor = await transferTicket(context, viewer, event, attendee.id, holder, callerOf(request))
        return presentOneAttendee(successor, scope, readExpansions(request, 'attendee'))
      },
    )
  }

import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { problem } from '../../errors.ts'
import { presentOneAttendee } from '../../orders/present-one.ts'
import { Attendee, AttendeePath } from '../../orders/schema/attendees.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readExpansions } from '../../wire/expansions.ts'
import { type AttendeeOfEvent, getAttendeeOf, getCheckInEvent, mayPass } from '../check-in-event.ts'
import { type Outcome, type Scan, scanTicket } from '../scan-ticket.ts'
import { CheckInBody } from '../schema/attendance.ts'

const shared = {
  tags: ['attendance'],
  params: AttendeePath,
  body: CheckInBody,
  response: { 200: Attendee, ...mayFail },
}

export const checkInRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/events/:event_id/attendees/:attendee_id/check_in/',
      {
        config: { needs: may('check_in', 'event') },
        schema: { operationId: 'attendees/check-in', summary: 'Check in an attendee', ...shared },
      },
      (request) => note(request, request.body, 'entry'),
    )

    app.post(
      '/events/:event_id/attendees/:attendee_id/check_out/',
      {
        config: { needs: may('check_in', 'event') },
        schema: { operationId: 'attendees/check-out', summary: 'Check out an attendee', ...shared },
      },
      (request) => note(request, request.body, 'exit'),
    )

    async function note(
      request: FastifyRequest<{ Params: AttendeeOfEvent }>,
      { gate = '', nonce }: Static<typeof CheckInBody>,
      kind: Scan['kind'],
    ) {
      const scope = scopeOf(context, request)
      const event = await getCheckInEvent(scope, request.params.event_id)
      const { id } = await getAttendeeOf(scope, request.params)
      const scan = {
        gate,
        nonce,
        eventId: event.id,
        organizationId: event.organization_id,
        viewer: scope.viewer,
        kind,
        atMs: context.clock.now(),
        type: 1 as const,
      }
      const { outcome, attendee } = await scanTicket(context, id, scan)
      if (!attendee || !mayPass(outcome)) throw problem(refusals[outcome] ?? 'TICKET_NOT_VALID')
      return presentOneAttendee(attendee, scope, readExpansions(request, 'attendee'))
    }
  }

const refusals: Partial<Record<Outcome, 'ALREADY_CHECKED_IN' | 'NOT_CHECKED_IN'>> = {
  already_redeemed: 'ALREADY_CHECKED_IN',
  not_inside: 'NOT_CHECKED_IN',
}

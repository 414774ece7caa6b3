import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { argumentsError } from '../../errors.ts'
import { presentOneAttendee } from '../../orders/present-one.ts'
import { describeSeat } from '../../seats/seat-description.ts'
import { findSeatsOfAttendees } from '../../seats/store/seats.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readExpansions } from '../../wire/expansions.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { readUtc } from '../../wire/times.ts'
import { getCheckInEvent, mayPass } from '../check-in-event.ts'
import { type Admission, findScannedTicket, type Scan, scanTicket } from '../scan-ticket.ts'
import { readBundle } from '../scanner-bundle.ts'
import { Redemption, ScanBody, ScannerBundle } from '../schema/attendance.ts'

const tags = ['attendance']

export const scanningRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, clock } = context

    app.post(
      '/events/:event_id/redeem/',
      {
        config: { needs: may('check_in', 'event') },
        schema: {
          operationId: 'events/redeem',
          summary: 'Redeem a ticket by its barcode',
          description: 'A refused ticket also returns 200. `outcome` is the result of the scan.',
          tags,
          params: EventPath,
          body: ScanBody,
          response: { 200: Redemption, ...mayFail },
        },
      },
      async (request) => {
        const { barcode, kind = 'entry', scanned, gate = '', nonce } = request.body
        const scope = scopeOf(context, request)
        const event = await getCheckInEvent(scope, request.params.event_id)
        const attendee = await findScannedTicket(context, event.id, barcode)
        const atMs = readInstant('scanned', scanned) ?? clock.now()
        const { id: eventId, organization_id: organizationId } = event
        const scan = { gate, nonce, eventId, organizationId, kind: kind as Scan['kind'], atMs }
        const admission = await scanTicket(context, attendee?.id, { ...scan, viewer: scope.viewer, type: 2 })
        return presentRedemption(request, admission)
      },
    )

    app.get(
      '/events/:event_id/scanner_bundle/',
      {
        config: { needs: may('check_in', 'event') },
        schema: {
          operationId: 'events/scanner-bundle',
          summary: 'Get the offline scanning data of an event',
          tags,
          params: EventPath,
          querystring: Type.Object({
            changed_since: Type.Optional(Type.String()),
            after: Type.Optional(
              Type.String({ pattern: '^\\d{1,15}$', description: 'The continuation of the previous part.' }),
            ),
          }),
          response: { 200: ScannerBundle, ...mayFail },
        },
      },
      async (request) => {
        const event = await getCheckInEvent(scopeOf(context, request), request.params.event_id)
        const { changed_since, after } = request.query
        const changedSinceMs = readInstant('changed_since', changed_since) ?? 0
        return readBundle(context, event.id, { afterId: Number(after ?? 0), changedSinceMs })
      },
    )

    async function presentRedemption(request: FastifyRequest, { outcome, attendee }: Admission) {
      const scope = scopeOf(context, request)
      const requested = readExpansions(request, 'attendee')
      const seat = attendee && (await findSeatsOfAttendees(db.read, [attendee.id])).get(attendee.id)
      return {
        outcome,
        is_allowed: mayPass(outcome),
        seat: seat ? describeSeat(seat) : null,
        attendee: attendee ? await presentOneAttendee(attendee, scope, requested) : null,
      }
    }
  }

function readInstant(field: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const ms = readUtc(text)
  if (ms === undefined) throw argumentsError({ [field]: ['INVALID'] })
  return ms
}

import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { mayIn } from '../accounts/permissions.ts'
import { type Admission, admit, findShown, type Outcome, type Scan } from '../attendance/admit.ts'
import { readBundle } from '../attendance/scanner-bundle.ts'
import { transferTicket } from '../attendance/transfer.ts'
import type { Context } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import { getManagedEvent } from '../events/get-event.ts'
import { getSeenOrder } from '../orders/access.ts'
import { presentAttendees } from '../orders/expansions.ts'
import { HandBody, Redemption, ScanBody, ScannerBundle, TransferBody } from '../schema/attendance.ts'
import { Attendee } from '../schema/attendees.ts'
import { mayFail } from '../schema/errors.ts'
import { EventPath } from '../schema/events.ts'
import { AccessQuery } from '../schema/orders.ts'
import { scopeOf } from '../scope.ts'
import { type AttendeeRow, findAttendee } from '../store/attendees.ts'
import { getEventRow } from '../store/events.ts'
import { readExpansions } from '../wire/expansions.ts'
import { readId } from '../wire/ids.ts'
import { readUtc } from '../wire/times.ts'

const tags = ['attendance']
const AttendeePath = Type.Object({ event_id: Type.String(), attendee_id: Type.String() })
const response = { 200: Attendee, ...mayFail }

/** Who comes in, who goes, and who comes instead. */
export const attendanceRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, clock } = context

    app.post(
      '/events/:event_id/attendees/:attendee_id/check_in/',
      {
        schema: {
          operationId: 'attendees/check-in',
          summary: 'Let an attendee in',
          tags,
          params: AttendeePath,
          body: HandBody,
          response,
        },
      },
      (request) => byHand(request, 'entry'),
    )

    app.post(
      '/events/:event_id/attendees/:attendee_id/check_out/',
      {
        schema: {
          operationId: 'attendees/check-out',
          summary: 'Note that an attendee has left',
          tags,
          params: AttendeePath,
          body: HandBody,
          response,
        },
      },
      (request) => byHand(request, 'exit'),
    )

    app.post(
      '/events/:event_id/redeem/',
      {
        schema: {
          operationId: 'events/redeem',
          summary: 'Scan a ticket at the door',
          description:
            'The answer is 200 whatever comes of it: `outcome` says whether somebody may enter, and why not.',
          tags,
          params: EventPath,
          body: ScanBody,
          response: { 200: Redemption, ...mayFail },
        },
      },
      async (request) => {
        const { barcode, kind = 'entry', scanned, ...rest } = request.body
        const { event, userId } = await atTheDoor(request, request.params.event_id)
        const attendee = await findShown(context, event.id, barcode)
        const atMs = readScanned(scanned) ?? clock.now()
        const scan = {
          ...scanOf(rest),
          eventId: event.id,
          userId,
          kind: kind as Scan['kind'],
          atMs,
          type: 2 as const,
        }
        return presentRedemption(request, await admit(context, attendee?.id, scan))
      },
    )

    app.get(
      '/events/:event_id/scanner_bundle/',
      {
        schema: {
          operationId: 'events/scanner-bundle',
          summary: 'What a scanner needs to go on without a network',
          tags,
          params: EventPath,
          querystring: Type.Object({
            changed_since: Type.Optional(Type.String()),
            after: Type.Optional(
              Type.String({ pattern: '^\\d{1,15}$', description: 'The continuation of the part before.' }),
            ),
          }),
          response: { 200: ScannerBundle, ...mayFail },
        },
      },
      async (request) => {
        const { event } = await atTheDoor(request, request.params.event_id)
        const { changed_since, after } = request.query
        const changedSinceMs = readScanned(changed_since, 'changed_since') ?? 0
        return readBundle(context, event.id, { afterId: Number(after ?? 0), changedSinceMs })
      },
    )

    app.post(
      '/events/:event_id/attendees/:attendee_id/transfer/',
      {
        schema: {
          operationId: 'attendees/transfer',
          summary: 'Give a ticket to somebody else',
          description:
            'The old code lets nobody in any more. For the buyer too, with the secret of the order’s link.',
          tags,
          params: AttendeePath,
          querystring: AccessQuery,
          body: TransferBody,
          response,
        },
      },
      async (request) => {
        const attendee = await getAttendee(request.params)
        const { viewer } = scopeOf(context, request)
        const may = await mayIn(db.read, viewer, attendee.organization_id, 'manage_attendees')
        if (!may) await requireBuyer(request, attendee)
        const event = await getEventRow(db.read, attendee.event_id)
        return presentOne(request, await transferTicket(context, event, attendee.id, request.body.attendee))
      },
    )

    async function requireBuyer(request: FastifyRequest, { order_id }: AttendeeRow): Promise<void> {
      const { viewer } = scopeOf(context, request)
      const seen = { viewer, access: Object(request.query).access }
      const { isBuyer } = await getSeenOrder(db.read, seen, order_id)
      if (!isBuyer) throw problem('NOT_AUTHORIZED')
    }

    async function atTheDoor(request: FastifyRequest, id: string) {
      const { viewer } = scopeOf(context, request)
      const event = await getManagedEvent(db.read, viewer, readId(id, 'event'), 'check_in')
      return { event, userId: viewer.userId }
    }

    async function byHand(
      request: FastifyRequest<{ Params: { event_id: string; attendee_id: string } }>,
      kind: Scan['kind'],
    ) {
      const { event, userId } = await atTheDoor(request, request.params.event_id)
      const { id } = await getAttendee(request.params)
      const scan = {
        ...scanOf(Object(request.body)),
        eventId: event.id,
        userId,
        kind,
        atMs: clock.now(),
        type: 1 as const,
      }
      const { outcome, attendee } = await admit(context, id, scan)
      if (!attendee || !isAllowed(outcome)) throw problem(refusals[outcome] ?? 'TICKET_NOT_VALID')
      return presentOne(request, attendee)
    }

    async function getAttendee({ event_id, attendee_id }: { event_id: string; attendee_id: string }) {
      const attendee = await findAttendee(db.read, readId(attendee_id, 'attendee_id'))
      if (!attendee || attendee.event_id !== readId(event_id, 'event')) throw notFound('attendee_id')
      return attendee
    }

    async function presentRedemption(request: FastifyRequest, { outcome, attendee }: Admission) {
      const presented = attendee ? await presentOne(request, attendee) : null
      return { outcome, is_allowed: isAllowed(outcome), attendee: presented }
    }

    async function presentOne(request: FastifyRequest, attendee: AttendeeRow) {
      const wanted = readExpansions(request, 'attendee')
      const [presented] = await presentAttendees([attendee], scopeOf(context, request), wanted)
      if (!presented) throw new Error('One attendee was given, and none came back.')
      return presented
    }
  }

const isAllowed = (outcome: Outcome) => outcome === 'admitted' || outcome === 'left'

const refusals: Partial<Record<Outcome, 'ALREADY_CHECKED_IN' | 'NOT_CHECKED_IN'>> = {
  already_redeemed: 'ALREADY_CHECKED_IN',
  not_inside: 'NOT_CHECKED_IN',
}

function scanOf({ gate = '', nonce }: { gate?: string; nonce?: string }) {
  return { gate, nonce }
}

function readScanned(text: string | undefined, field = 'scanned'): number | undefined {
  if (text === undefined) return undefined
  const ms = readUtc(text)
  if (ms === undefined) throw argumentsError({ [field]: ['INVALID'] })
  return ms
}

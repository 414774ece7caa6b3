import { hashSecret } from '@octavo/platform/auth/secrets.ts'
import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, visible, waitingOr } from '../../access/needs.ts'
import { mayIn } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { clientKeyOf } from '../../accounts/callers.ts'
import type { Context } from '../../context.ts'
import { AdmissionQuery } from '../../events/admission.ts'
import { getManagedEvent, getVisibleEvent } from '../../events/get-event.ts'
import type { Sales } from '../../orders/sales.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { presentWaitlistEntry } from '../present.ts'
import { WaitlistBody, WaitlistEntry } from '../schema/attendance.ts'
import { listWaitlist } from '../store/waitlist.ts'
import { joinWaitlist, leaveWaitlist } from '../waitlist.ts'

const tags = ['attendance']

export const waitlistRoutes =
  (context: Context, sales: Sales): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/events/:event_id/waitlist/',
      {
        config: { needs: may('read_orders', 'event') },
        schema: {
          operationId: 'waitlist/list',
          summary: 'List the waitlist of an event',
          tags,
          params: EventPath,
          querystring: Type.Object({ ...PageQuery }),
          response: { 200: PageOf('waitlist_entries', WaitlistEntry), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.event_id, 'event')
        await getManagedEvent(db.read, viewer, id)
        const page = readPage(request)
        const { rows, ...slice } = await listWaitlist(db.read, id, page)
        return {
          pagination: presentPagination(request, page, slice),
          waitlist_entries: rows.map(presentWaitlistEntry),
        }
      },
    )

    app.post(
      '/events/:event_id/waitlist/',
      {
        config: { needs: visible('event', 'manage_orders') },
        schema: {
          operationId: 'waitlist/join',
          summary: 'Join the waitlist of a sold-out event',
          tags,
          params: EventPath,
          querystring: Type.Object(AdmissionQuery),
          body: WaitlistBody,
          response: {
            200: Type.Intersect([
              WaitlistEntry,
              Type.Object({
                secret: Type.String({ description: 'The secret that allows the entry to be deleted.' }),
              }),
            ]),
            ...mayFail,
          },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const event = await getVisibleEvent(db.read, viewer, readId(request.params.event_id, 'event'))
        const { ticket_class_id, ...person } = request.body.waitlist_entry
        const ticketClassId = ticket_class_id === undefined ? null : Number(ticket_class_id)
        const secret = context.ids.text(32)
        const isMember = await mayIn(db.read, viewer, event.organization_id)
        const client = { clientKey: clientKeyOf(context, request), isMember }
        const entry = await joinWaitlist(
          context,
          event,
          { ...person, ticketClassId },
          { ...client, secretHash: hashSecret(secret) },
        )
        return { ...presentWaitlistEntry(entry), secret }
      },
    )

    app.delete(
      '/events/:event_id/waitlist/:entry_id/',
      {
        config: { needs: waitingOr('manage_orders') },
        schema: {
          operationId: 'waitlist/leave',
          summary: 'Leave the waitlist',
          tags,
          params: Type.Object({ event_id: Type.String(), entry_id: Type.String() }),
          querystring: Type.Object({ secret: Type.Optional(Type.String()) }),
          response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { event_id, entry_id } = request.params
        const { viewer } = scopeOf(context, request)
        const entry = { eventId: readId(event_id, 'event'), id: readId(entry_id, 'waitlist entry') }
        await leaveWaitlist(sales, viewer, entry, request.query.secret)
        return { deleted: true }
      },
    )
  }

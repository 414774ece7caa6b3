import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import { buyerOr, may, mayInOwn } from '../../access/needs.ts'
import { listPermittedOrganizationIds, requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { getManagedEvent } from '../../events/get-event.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { EventPath, OrganizationPath } from '../../wire/path-ids.ts'
import { getVisibleOrder } from '../access.ts'
import { presentAttendees } from '../expansions.ts'
import { readAttendeeStatuses, readChanges, readList } from '../list-filters.ts'
import { presentOneAttendee } from '../present-one.ts'
import { Attendee, AttendeePath } from '../schema/attendees.ts'
import { AccessQuery, NameQuery } from '../schema/orders.ts'
import { type AttendeeFilter, listAttendees } from '../store/attendee-lists.ts'
import { type AttendeeRow, findAttendee } from '../store/attendees.ts'

const tags = ['attendees']
const Query = Type.Object({
  ...PageQuery,
  ...ExpandQuery,
  status: Type.Optional(Type.String()),
  changed_since: Type.Optional(Type.String()),
  last_item_seen: Type.Optional(Type.String()),
  attendee_ids: Type.Optional(Type.String()),
  q: Type.Optional(NameQuery),
})
const response = { 200: Attendee, ...mayFail }
const AttendeePage = { 200: PageOf('attendees', Attendee), ...mayFail }

export const attendeeRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/events/:event_id/attendees/',
      {
        config: { needs: may('read_attendees', 'event') },
        schema: {
          operationId: 'attendees/list-by-event',
          summary: 'List attendees by event',
          tags,
          params: EventPath,
          querystring: Query,
          response: AttendeePage,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        await getManagedEvent(db.read, viewer, eventId)
        return await pageOf(request, { eventId })
      },
    )

    app.get(
      '/organizations/:organization_id/attendees/',
      {
        config: { needs: may('read_attendees', 'organization') },
        schema: {
          operationId: 'attendees/list-by-organization',
          summary: 'List attendees by organization',
          tags,
          params: OrganizationPath,
          querystring: Query,
          response: AttendeePage,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, viewer, organizationId)
        return await pageOf(request, { organizationIds: [organizationId] })
      },
    )

    app.get(
      '/users/:user_id/owned_event_attendees/',
      {
        config: { needs: mayInOwn('read_attendees') },
        schema: {
          operationId: 'attendees/list-of-own-organizations',
          summary: 'List attendees by user',
          tags,
          params: Type.Object({ user_id: Type.String({ description: '`me`, or your own user ID.' }) }),
          querystring: Query,
          response: AttendeePage,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const organizationIds = await listPermittedOrganizationIds(db.read, viewer)
        return await pageOf(request, { organizationIds })
      },
    )

    app.get(
      '/events/:event_id/attendees/:attendee_id/',
      {
        config: { needs: may('read_attendees', 'event') },
        schema: {
          operationId: 'attendees/get',
          summary: 'Get an attendee of an event',
          tags,
          params: AttendeePath,
          querystring: Type.Object(ExpandQuery),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const { event_id, attendee_id } = request.params
        const event = await getManagedEvent(db.read, viewer, readId(event_id, 'event'))
        const attendee = await getAttendee(attendee_id)
        if (attendee.event_id !== event.id) throw notFound('attendee_id')
        return await presentOne(request, attendee)
      },
    )

    app.get(
      '/orders/:order_id/attendees/:attendee_id/',
      {
        config: { needs: buyerOr('read_attendees') },
        schema: {
          operationId: 'attendees/get-by-order',
          summary: 'Get an attendee',
          tags,
          params: Type.Object({ order_id: Type.String(), attendee_id: Type.String() }),
          querystring: Type.Object({ ...ExpandQuery, ...AccessQuery }),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const { order_id, attendee_id } = request.params
        const orderViewer = { viewer, access: request.query.access }
        const { order } = await getVisibleOrder(db.read, orderViewer, readId(order_id, 'order'))
        const attendee = await getAttendee(attendee_id)
        if (attendee.order_id !== order.id) throw notFound('attendee_id')
        return await presentOne(request, attendee)
      },
    )

    async function getAttendee(id: string): Promise<AttendeeRow> {
      const attendee = await findAttendee(db.read, readId(id, 'attendee_id'))
      if (!attendee) throw notFound('attendee_id')
      return attendee
    }

    function presentOne(request: FastifyRequest, attendee: AttendeeRow) {
      return presentOneAttendee(attendee, scopeOf(context, request), readExpansions(request, 'attendee'))
    }

    async function pageOf(request: FastifyRequest, of: Pick<AttendeeFilter, 'eventId' | 'organizationIds'>) {
      const page = readPage(request)
      const { rows, ...slice } = await listAttendees(db.read, { ...readFilter(request), ...of }, page)
      const requested = readExpansions(request, 'attendee')
      return {
        pagination: presentPagination(request, page, slice),
        attendees: await presentAttendees(rows, scopeOf(context, request), requested),
      }
    }
  }

function readFilter({ query }: FastifyRequest): AttendeeFilter {
  // The routes of this file validate it.
  const { status, attendee_ids, q, ...changes } = query as Static<typeof Query>
  return {
    ...readChanges(changes),
    statuses: readAttendeeStatuses(status),
    beginning: q?.trim() || undefined,
    ids: readList(attendee_ids)?.map((id) => readId(id, 'attendee_id')),
  }
}

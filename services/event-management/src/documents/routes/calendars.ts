import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { anyone, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { findOrganization } from '../../accounts/store/organizations.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../errors.ts'
import { AdmissionQuery } from '../../events/admission.ts'
import { getVisibleEvent } from '../../events/get-event.ts'
import { isPublic, isPublished } from '../../events/visibility.ts'
import { findOrganizer } from '../../organizers/store.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { writeFeed } from '../calendar-feed.ts'
import { findEventDetails, listPublicEvents } from '../store/event-details.ts'

const AddressPath = Type.Object({
  address: Type.String({ description: 'A slug that ends with a dash and the ID.' }),
})
const OrganizationPath = Type.Object({ organization_id: Type.String() })

const calendar = { 200: Type.String(), ...mayFail }
/** How long past events stay in feeds. */
const pastMs = 90 * 86_400_000
const maxEntries = 1_000

/** Calendar clients send no tokens, so feeds contain only public events. */
export const calendarRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, clock, url } = context

    app.get(
      '/organizations/:organization_id/events.ics',
      {
        config: { access: 'open', needs: anyone },
        schema: {
          operationId: 'calendars/organization',
          summary: 'Get the iCalendar feed of an organization',
          tags: ['calendars'],
          produces: ['text/calendar'],
          params: OrganizationPath,
          response: calendar,
        },
      },
      async (request, reply) => {
        const id = readId(request.params.organization_id, 'organization')
        const organization = await findOrganization(db.read, id)
        if (!organization) throw notFound('organization')
        return send(reply, writeFeed(organization.name, await listOf('organization', id), url(request)))
      },
    )

    app.get(
      '/o/:address.ics',
      {
        config: { access: 'open', needs: anyone },
        schema: {
          operationId: 'calendars/organizer',
          summary: 'Get the iCalendar feed of an organizer',
          tags: ['calendars'],
          produces: ['text/calendar'],
          params: AddressPath,
          response: calendar,
        },
      },
      async (request, reply) => {
        const id = readId(idIn(request.params.address), 'organizer')
        const organizer = await findOrganizer(db.read, id)
        if (!organizer) throw notFound('organizer')
        return send(reply, writeFeed(organizer.name, await listOf('organizer', id), url(request)))
      },
    )

    app.get(
      '/e/:address.ics',
      {
        config: { access: 'open', needs: visible('event') },
        schema: {
          operationId: 'calendars/event',
          summary: 'Download an event as an iCalendar file',
          tags: ['calendars'],
          produces: ['text/calendar'],
          params: AddressPath,
          querystring: Type.Object(AdmissionQuery),
          response: calendar,
        },
      },
      async (request, reply) => {
        const id = readId(idIn(request.params.address), 'event')
        const event = await getVisibleEvent(db.read, scopeOf(context, request).viewer, id)
        const details = await findEventDetails(db.read, id)
        if (!details || !isPublished(event)) throw notFound('event')
        const caching = isPublic(event) ? publicCaching : 'private, no-store'
        return send(reply, writeFeed(details.name_text, [details], url(request)), caching)
      },
    )

    function listOf(by: 'organization' | 'organizer', id: number) {
      return listPublicEvents(db.read, { by, id, endsAfterMs: clock.now() - pastMs, limit: maxEntries })
    }
  }

function idIn(address: string): string {
  return /(?:^|-)(\d+)$/.exec(address)?.[1] ?? ''
}

const publicCaching = 'max-age=300'

function send(reply: FastifyReply, text: string, caching = publicCaching): FastifyReply {
  return reply
    .headers({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': caching })
    .send(text)
}

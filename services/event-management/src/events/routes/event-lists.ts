import type { Routes } from '@octavo/platform/service.ts'
import { anyToken, selfOnly, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { getOrganization, listOwnOrganizationIds } from '../../accounts/organizations.ts'
import { readUserId } from '../../accounts/users.ts'
import type { Context } from '../../context.ts'
import { argumentsError } from '../../errors.ts'
import { getOrganizer } from '../../organizers/organizers.ts'
import { getVisibleVenue } from '../../venues/venues.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readId } from '../../wire/ids.ts'
import { readPage, sliceOfList } from '../../wire/pages.ts'
import { listEvents } from '../lists.ts'
import { readIds, readListQuery, readOrganizationListQuery } from '../schema/event-list-input.ts'
import {
  EventListQuery,
  EventPage,
  EventsByIdQuery,
  OrganizationEventListQuery,
} from '../schema/event-lists.ts'
import { OrganizationPath, OrganizerPath, UserPath, VenuePath } from '../schema/events.ts'
import { showList, showPage } from '../show-events.ts'
import { listVisibleEvents } from '../visible-events.ts'

const tags = ['events']
const response = { 200: EventPage, ...mayFail }

export const eventListRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, clock } = context

    app.get(
      '/organizations/:organization_id/events/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'events/list-by-organization',
          summary: 'The events of an organization',
          tags,
          params: OrganizationPath,
          querystring: OrganizationEventListQuery,
          response,
        },
      },
      async (request) => {
        const id = readId(request.params.organization_id, 'organization')
        await getOrganization(db.read, id)
        const owners = [{ column: 'organization_id' as const, id }]
        return showList(context, request, id, { ...readOrganizationListQuery(request.query), owners })
      },
    )

    app.get(
      '/venues/:venue_id/events/',
      {
        config: { needs: visible('venue') },
        schema: {
          operationId: 'events/list-by-venue',
          summary: 'The events at a venue',
          tags,
          params: VenuePath,
          querystring: EventListQuery,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.venue_id, 'venue')
        const { organization_id } = await getVisibleVenue(db.read, viewer, id)
        const owners = [{ column: 'venue_id' as const, id }]
        return showList(context, request, organization_id, { ...readListQuery(request.query), owners })
      },
    )

    app.get(
      '/organizers/:organizer_id/events/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'events/list-by-organizer',
          summary: 'The events that an organizer gives',
          tags,
          params: OrganizerPath,
          querystring: EventListQuery,
          response,
        },
      },
      async (request) => {
        const id = readId(request.params.organizer_id, 'organizer')
        const { organization_id } = await getOrganizer(db.read, id)
        const owners = [{ column: 'organizer_id' as const, id }]
        return showList(context, request, organization_id, { ...readListQuery(request.query), owners })
      },
    )

    for (const [name, path] of [
      ['list-owned', '/users/:user_id/owned_events/'],
      ['list-by-user', '/users/:user_id/events/'],
    ]) {
      app.get(
        `${path}`,
        {
          config: { needs: selfOnly },
          schema: {
            operationId: `events/${name}`,
            summary: 'The events of the organizations in which one is a member',
            tags,
            params: UserPath,
            querystring: OrganizationEventListQuery,
            response,
          },
        },
        async (request) => {
          const userId = readUserId(scopeOf(context, request).viewer, request.params.user_id)
          const organizationIds = await listOwnOrganizationIds(db.read, userId)
          const owners = organizationIds.map((id) => ({ column: 'organization_id' as const, id }))
          const list = { ...readOrganizationListQuery(request.query), owners }
          const page = readPage(request)
          return showPage(context, request, page, await listEvents(db.read, list, page, clock.now()))
        },
      )
    }

    app.get(
      '/events/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'events/list-by-id',
          summary: 'Events by their ids',
          tags,
          querystring: EventsByIdQuery,
          response,
        },
      },
      async (request) => {
        const { event_ids } = request.query
        if (!event_ids) throw argumentsError({ event_ids: ['MISSING'] })
        const page = readPage(request)
        const events = await listVisibleEvents(scopeOf(context, request), readIds(event_ids))
        return showPage(context, request, page, sliceOfList(events, page))
      },
    )
  }

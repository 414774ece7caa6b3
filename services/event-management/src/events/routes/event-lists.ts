import type { Routes } from '@octavo/platform/service.ts'
import { anyToken, selfOnly } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import { getOrganization, listOwnOrganizationIds } from '../../accounts/organizations.ts'
import { readUserId } from '../../accounts/users.ts'
import type { Context } from '../../context.ts'
import { argumentsError } from '../../errors.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { readPage, sliceOfList } from '../../wire/pages.ts'
import { OrganizationPath, UserPath } from '../../wire/path-ids.ts'
import { listEvents } from '../lists.ts'
import { readIds, readOrganizationListQuery } from '../schema/event-list-input.ts'
import { EventPage, EventsByIdQuery, OrganizationEventListQuery } from '../schema/event-lists.ts'
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
          summary: 'List events by organization',
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

    for (const [name, path, summary] of [
      ['list-owned', '/users/:user_id/owned_events/', 'List events owned by a user'],
      ['list-by-user', '/users/:user_id/events/', 'List events by user'],
    ] as const) {
      app.get(
        path,
        {
          config: { needs: selfOnly },
          schema: {
            operationId: `events/${name}`,
            summary,
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
          operationId: 'events/list-by-ids',
          summary: 'List events by ID',
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

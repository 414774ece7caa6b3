import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { may, mayInNamed, selfOnly, visible } from '../access/needs.ts'
import { requirePermission, requireUser } from '../access/permissions.ts'
import { scopeOf } from '../access/scope.ts'
import { chooseOrganization, listOwnOrganizationIds } from '../accounts/organizations.ts'
import { readUserId } from '../accounts/users.ts'
import type { Context, Scope } from '../context.ts'
import { readListQuery } from '../events/schema/event-list-input.ts'
import { EventListQuery, EventPage } from '../events/schema/event-lists.ts'
import { showList } from '../events/show-events.ts'
import type { Gazetteer } from '../geography/gazetteer/gazetteer.ts'
import { Wrapped } from '../wire/bodies.ts'
import { mayFail } from '../wire/error-responses.ts'
import { IdPath, readId } from '../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../wire/pages.ts'
import { OrganizationPath, UserPath, VenuePath } from '../wire/path-ids.ts'
import { presentVenue } from './present.ts'
import { Venue, VenueChange, VenueInput } from './schema.ts'
import { listVenues } from './store.ts'
import { changeVenue, createVenue, getVenue, getVisibleVenue, readVenue } from './venues.ts'

const tags = ['venues']
const querystring = Type.Object(PageQuery)
const response = { 200: Venue, ...mayFail }
const VenuePage = { 200: PageOf('venues', Venue), ...mayFail }

export const venueRoutes =
  (context: Context, gazetteer: Pick<Gazetteer, 'locate'>): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/organizations/:organization_id/venues/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'venues/list',
          summary: 'List venues by organization',
          tags,
          params: OrganizationPath,
          querystring,
          response: VenuePage,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const id = readId(request.params.organization_id, 'organization')
        await requirePermission(db.read, scope.viewer, id)
        return pageOf([id], request, scope)
      },
    )

    app.get(
      '/users/:user_id/venues/',
      {
        config: { needs: selfOnly },
        schema: {
          operationId: 'venues/list-own',
          summary: 'List venues by user',
          tags,
          params: UserPath,
          querystring,
          response: VenuePage,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const userId = readUserId(scope.viewer, request.params.user_id)
        return pageOf(await listOwnOrganizationIds(db.read, userId), request, scope)
      },
    )

    app.get(
      '/venues/:venue_id/events/',
      {
        config: { needs: visible('venue') },
        schema: {
          operationId: 'events/list-by-venue',
          summary: 'List events by venue',
          tags: ['events'],
          params: VenuePath,
          querystring: EventListQuery,
          response: { 200: EventPage, ...mayFail },
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

    app.post(
      '/organizations/:organization_id/venues/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'venues/create',
          summary: 'Create a venue',
          tags,
          params: OrganizationPath,
          body: Wrapped('venue', VenueInput),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        return create(scope, readId(request.params.organization_id, 'organization'), request.body.venue)
      },
    )

    app.post(
      '/venues/',
      {
        config: { needs: mayInNamed('manage_events') },
        schema: {
          operationId: 'venues/create-own',
          summary: 'Create a venue in your default organization',
          tags,
          body: Wrapped('venue', VenueInput),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { venue } = request.body
        const id = await chooseOrganization(context, requireUser(scope.viewer), venue.organization_id)
        return create(scope, id, venue)
      },
    )

    app.get(
      '/venues/:id/',
      {
        config: { needs: visible('venue') },
        schema: { operationId: 'venues/get', summary: 'Get a venue', tags, params: IdPath, response },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const id = readId(request.params.id, 'venue')
        return presentVenue(await getVisibleVenue(db.read, scope.viewer, id), scope)
      },
    )

    app.post(
      '/venues/:id/',
      {
        config: { needs: may('manage_events', 'venue') },
        schema: {
          operationId: 'venues/update',
          summary: 'Update a venue',
          tags,
          params: IdPath,
          body: Wrapped('venue', VenueChange),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const venue = await getVenue(db.read, readId(request.params.id, 'venue'))
        const { id, organization_id } = venue
        await requirePermission(db.read, scope.viewer, organization_id, 'venue')
        const columns = await readVenue(db.read, gazetteer, organization_id, request.body.venue, venue)
        return presentVenue(
          await db.write(async (tx) => {
            await requirePermission(tx, scope.viewer, organization_id, 'venue')
            return changeVenue(tx, context, id, columns)
          }),
          scope,
        )
      },
    )

    async function create(scope: Scope, organizationId: number, input: VenueInput) {
      await requirePermission(db.read, scope.viewer, organizationId)
      const columns = await readVenue(db.read, gazetteer, organizationId, input)
      const named = { ...columns, name: input.name.trim() }
      return presentVenue(
        await db.write(async (tx) => {
          await requirePermission(tx, scope.viewer, organizationId)
          return createVenue(tx, context, organizationId, named)
        }),
        scope,
      )
    }

    async function pageOf(organizationIds: readonly number[], request: FastifyRequest, scope: Scope) {
      const page = readPage(request)
      const { rows, ...slice } = await listVenues(db.read, organizationIds, page)
      return {
        pagination: presentPagination(request, page, slice),
        venues: rows.map((row) => presentVenue(row, scope)),
      }
    }
  }

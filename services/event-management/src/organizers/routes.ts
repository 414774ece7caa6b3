import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { anyToken, may, mayInNamed, selfOnly } from '../access/needs.ts'
import { requirePermission, requireUser } from '../access/permissions.ts'
import { scopeOf } from '../access/scope.ts'
import { chooseOrganization, listOwnOrganizationIds } from '../accounts/organizations.ts'
import { readUserId } from '../accounts/users.ts'
import type { Context, Scope } from '../context.ts'
import { readListQuery } from '../events/schema/event-list-input.ts'
import { EventListQuery, EventPage } from '../events/schema/event-lists.ts'
import { showList } from '../events/show-events.ts'
import { Wrapped } from '../wire/bodies.ts'
import { mayFail } from '../wire/error-responses.ts'
import { IdPath, readId } from '../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../wire/pages.ts'
import { OrganizationPath, OrganizerPath, UserPath } from '../wire/path-ids.ts'
import { presentOrganizers } from './load-organizers.ts'
import { changeOrganizer, createOrganizer, getOrganizer, readOrganizer } from './organizers.ts'
import { Organizer, OrganizerChange, OrganizerInput } from './schema.ts'
import { listOrganizers, type OrganizerRow } from './store.ts'

const tags = ['organizers']
const querystring = Type.Object(PageQuery)
const response = { 200: Organizer, ...mayFail }
const OrganizerPage = { 200: PageOf('organizers', Organizer), ...mayFail }

export const organizerRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/organizations/:organization_id/organizers/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'organizers/list',
          summary: 'List organizers by organization',
          tags,
          params: OrganizationPath,
          querystring,
          response: OrganizerPage,
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
      '/users/:user_id/organizers/',
      {
        config: { needs: selfOnly },
        schema: {
          operationId: 'organizers/list-own',
          summary: 'List organizers by user',
          tags,
          params: UserPath,
          querystring,
          response: OrganizerPage,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const userId = readUserId(scope.viewer, request.params.user_id)
        return pageOf(await listOwnOrganizationIds(db.read, userId), request, scope)
      },
    )

    app.get(
      '/organizers/:organizer_id/events/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'events/list-by-organizer',
          summary: 'List events by organizer',
          tags: ['events'],
          params: OrganizerPath,
          querystring: EventListQuery,
          response: { 200: EventPage, ...mayFail },
        },
      },
      async (request) => {
        const id = readId(request.params.organizer_id, 'organizer')
        const { organization_id } = await getOrganizer(db.read, id)
        const owners = [{ column: 'organizer_id' as const, id }]
        return showList(context, request, organization_id, { ...readListQuery(request.query), owners })
      },
    )

    app.post(
      '/organizations/:organization_id/organizers/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'organizers/create',
          summary: 'Create an organizer',
          tags,
          params: OrganizationPath,
          body: Wrapped('organizer', OrganizerInput),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        return create(scope, readId(request.params.organization_id, 'organization'), request.body.organizer)
      },
    )

    app.post(
      '/organizers/',
      {
        config: { needs: mayInNamed('manage_events') },
        schema: {
          operationId: 'organizers/create-own',
          summary: 'Create an organizer in your default organization',
          tags,
          body: Wrapped('organizer', OrganizerInput),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { organizer } = request.body
        const id = await chooseOrganization(context, requireUser(scope.viewer), organizer.organization_id)
        return create(scope, id, organizer)
      },
    )

    app.get(
      '/organizers/:id/',
      {
        config: { needs: anyToken },
        schema: {
          operationId: 'organizers/get',
          summary: 'Get an organizer',
          tags,
          params: IdPath,
          response,
        },
      },
      async (request) => {
        const organizer = await getOrganizer(db.read, readId(request.params.id, 'organizer'))
        return present(organizer, scopeOf(context, request))
      },
    )

    app.post(
      '/organizers/:id/',
      {
        config: { needs: may('manage_events', 'organizer') },
        schema: {
          operationId: 'organizers/update',
          summary: 'Update an organizer',
          tags,
          params: IdPath,
          body: Wrapped('organizer', OrganizerChange),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const { id, organization_id } = await getOrganizer(db.read, readId(request.params.id, 'organizer'))
        await requirePermission(db.read, scope.viewer, organization_id, 'organizer')
        const columns = await readOrganizer(db.read, scope.viewer, request.body.organizer)
        return present(
          await db.write(async (tx) => {
            await requirePermission(tx, scope.viewer, organization_id, 'organizer')
            return changeOrganizer(tx, context, id, columns)
          }),
          scope,
        )
      },
    )

    async function create(scope: Scope, organizationId: number, input: OrganizerInput) {
      await requirePermission(db.read, scope.viewer, organizationId)
      const columns = await readOrganizer(db.read, scope.viewer, input)
      const named = { ...columns, name: input.name.trim() }
      return present(
        await db.write(async (tx) => {
          await requirePermission(tx, scope.viewer, organizationId)
          return createOrganizer(tx, context, organizationId, named)
        }),
        scope,
      )
    }

    async function pageOf(organizationIds: readonly number[], request: FastifyRequest, scope: Scope) {
      const page = readPage(request)
      const { rows, ...slice } = await listOrganizers(db.read, organizationIds, page)
      const organizers = await presentOrganizers(rows, scope)
      return { pagination: presentPagination(request, page, slice), organizers }
    }

    async function present(row: OrganizerRow, scope: Scope): Promise<Organizer> {
      const [organizer] = await presentOrganizers([row], scope)
      if (!organizer) throw new Error('Presenting one organizer returned none.')
      return organizer
    }
  }

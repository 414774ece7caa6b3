import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { requirePermission } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, type RequestedExpansions, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { PageOf, PageQuery, presentPagination, readPage } from '../../wire/pages.ts'
import { OrganizationPath } from '../../wire/path-ids.ts'
import { presentTicketGroups } from '../load-ticket-groups.ts'
import {
  GroupingFields,
  GroupingPath,
  StatusFilter,
  TicketGroup,
  TicketGroupFields,
  type TicketGroupInput,
  TicketGroupPath,
} from '../schema/ticket-groups.ts'
import { listTicketGroupPage, type TicketGroupRow } from '../store/ticket-groups.ts'
import {
  changeTicketGroup,
  createTicketGroup,
  deleteTicketGroup,
  getManagedTicketGroup,
  groupTicketClass,
  type TicketGroupPatch,
} from '../ticket-groups.ts'

const tags = ['ticket groups']

export const ticketGroupRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/organizations/:organization_id/ticket_groups/',
      {
        config: { needs: may('read_events', 'organization') },
        schema: {
          operationId: 'ticket-groups/list',
          summary: 'List ticket groups by organization',
          tags,
          params: OrganizationPath,
          querystring: Type.Object({ ...PageQuery, ...ExpandQuery, status: Type.Optional(StatusFilter) }),
          response: { 200: PageOf('ticket_groups', TicketGroup), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        await requirePermission(scope.db, scope.viewer, organizationId)
        const page = readPage(request)
        const { status = 'live' } = request.query
        const { rows, ...slice } = await listTicketGroupPage(scope.db, organizationId, status, page)
        return {
          pagination: presentPagination(request, page, slice),
          ticket_groups: await presentTicketGroups(rows, scope, readExpansions(request)),
        }
      },
    )

    app.post(
      '/organizations/:organization_id/ticket_groups/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'ticket-groups/create',
          summary: 'Create a ticket group',
          tags,
          params: OrganizationPath,
          body: Wrapped('ticket_group', TicketGroupFields),
          response: { 200: TicketGroup, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        const input = readGroup(request.body.ticket_group)
        return presentOne(scope, await createTicketGroup(context, scope.viewer, organizationId, input))
      },
    )

    app.get(
      '/ticket_groups/:ticket_group_id/',
      {
        config: { needs: may('read_events', 'ticket_group') },
        schema: {
          operationId: 'ticket-groups/get',
          summary: 'Get a ticket group',
          tags,
          params: TicketGroupPath,
          querystring: Type.Object({ ...ExpandQuery }),
          response: { 200: TicketGroup, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const id = readId(request.params.ticket_group_id, 'ticket_group')
        const group = await getManagedTicketGroup(scope.db, scope.viewer, id)
        return presentOne(scope, group, readExpansions(request))
      },
    )

    app.post(
      '/ticket_groups/:ticket_group_id/',
      {
        config: { needs: may('manage_events', 'ticket_group') },
        schema: {
          operationId: 'ticket-groups/update',
          summary: 'Update a ticket group',
          tags,
          params: TicketGroupPath,
          body: Wrapped('ticket_group', TicketGroupFields),
          response: { 200: TicketGroup, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const id = readId(request.params.ticket_group_id, 'ticket_group')
        await changeTicketGroup(context, scope.viewer, id, readGroup(request.body.ticket_group))
        return presentOne(scope, await getManagedTicketGroup(scope.db, scope.viewer, id))
      },
    )

    app.delete(
      '/ticket_groups/:ticket_group_id/',
      {
        config: { needs: may('manage_events', 'ticket_group') },
        schema: {
          operationId: 'ticket-groups/delete',
          summary: 'Delete a ticket group',
          tags,
          params: TicketGroupPath,
          response: { 200: Type.Object({ deleted: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        await deleteTicketGroup(context, viewer, readId(request.params.ticket_group_id, 'ticket_group'))
        return { deleted: true }
      },
    )

    app.post(
      '/organizations/:organization_id/events/:event_id/ticket_classes/:ticket_class_id/ticket_groups/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'ticket-groups/add-ticket-class',
          summary: 'Set the ticket groups of a ticket class',
          tags,
          params: GroupingPath,
          body: GroupingFields,
          response: { 204: Type.Null(), ...mayFail },
        },
      },
      async (request, reply) => {
        const { organization_id, event_id, ticket_class_id } = request.params
        const { viewer } = scopeOf(context, request)
        const ticketClass = {
          event_id: readId(event_id, 'event'),
          ticket_class_id: readId(ticket_class_id, 'ticket_class'),
        }
        const groupIds = (request.body.ticket_group_ids ?? []).map(Number)
        const organizationId = readId(organization_id, 'organization')
        await groupTicketClass(context, viewer, organizationId, ticketClass, groupIds)
        return reply.status(204).send(null)
      },
    )
  }

async function presentOne(scope: Scope, group: TicketGroupRow, requested?: RequestedExpansions) {
  const [presented] = await presentTicketGroups([group], scope, requested)
  if (!presented) throw new Error('Presenting one ticket group returned none.')
  return presented
}

function readGroup({ name, status, event_ticket_ids }: TicketGroupInput): TicketGroupPatch {
  return {
    ...(name !== undefined && { name }),
    ...(status !== undefined && { status }),
    ...(event_ticket_ids && {
      classes: Object.entries(event_ticket_ids).flatMap(([eventId, classIds]) =>
        classIds.map((id) => ({ event_id: Number(eventId), ticket_class_id: Number(id) })),
      ),
    }),
  }
}

import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, visible } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { getVisibleEvent } from '../../events/get-event.ts'
import { readImageId } from '../../media/usable-images.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { ExpandQuery, readExpansions } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { presentOneView } from '../present-views.ts'
import { readTicketClass } from '../schema/ticket-class-input.ts'
import {
  TicketClass,
  TicketClassFields,
  type TicketClassInput,
  TicketClassPath,
} from '../schema/ticket-classes.ts'
import { changeTicketClass, createTicketClass, deleteTicketClass } from '../ticket-classes.ts'

const tags = ['ticket classes']
const response = { 200: TicketClass, ...mayFail }

export const ticketClassRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/ticket_classes/:ticket_class_id/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'ticket-classes/get',
          summary: 'Get a ticket class',
          tags,
          params: TicketClassPath,
          querystring: Type.Object({ ...ExpandQuery }),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const event = await getVisibleEvent(scope.db, scope.viewer, readId(request.params.event_id, 'event'))
        const id = readId(request.params.ticket_class_id, 'ticket_class')
        return presentOneView(scope, event, id, readExpansions(request))
      },
    )

    app.post(
      '/events/:event_id/ticket_classes/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'ticket-classes/create',
          summary: 'Create a ticket class',
          tags,
          params: EventPath,
          body: Wrapped('ticket_class', TicketClassFields),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const input = await readInput(scope, request.body.ticket_class)
        const { id } = await createTicketClass(context, scope.viewer, eventId, input)
        return presentOneView(scope, await getVisibleEvent(scope.db, scope.viewer, eventId), id)
      },
    )

    app.post(
      '/events/:event_id/ticket_classes/:ticket_class_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'ticket-classes/update',
          summary: 'Update a ticket class',
          tags,
          params: TicketClassPath,
          body: Wrapped('ticket_class', TicketClassFields),
          response,
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.ticket_class_id, 'ticket_class')
        const input = await readInput(scope, request.body.ticket_class)
        await changeTicketClass(context, scope.viewer, eventId, id, input)
        return presentOneView(scope, await getVisibleEvent(scope.db, scope.viewer, eventId), id)
      },
    )

    app.delete(
      '/events/:event_id/ticket_classes/:ticket_class_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'ticket-classes/delete',
          summary: 'Delete a ticket class',
          description: 'A ticket class with attendees cannot be deleted.',
          tags,
          params: TicketClassPath,
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const id = readId(request.params.ticket_class_id, 'ticket_class')
        await deleteTicketClass(context, viewer, eventId, id)
        return { deleted: true as const }
      },
    )
  }

async function readInput({ db, viewer }: Scope, value: TicketClassInput) {
  await readImageId(db, viewer, 'ticket_class.image_id', value.image_id)
  return readTicketClass(value)
}

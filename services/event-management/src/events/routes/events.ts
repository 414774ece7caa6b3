import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may, mayInDefault, visible } from '../../access/needs.ts'
import { requireUser } from '../../access/permissions.ts'
import { scopeOf } from '../../access/scope.ts'
import { ensureOrganization } from '../../accounts/organizations.ts'
import type { Context } from '../../context.ts'
import { Deleted } from '../../wire/deleted.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { ExpandQuery } from '../../wire/expansions.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath, OrganizationPath } from '../../wire/path-ids.ts'
import { AdmissionQuery } from '../admission.ts'
import { createEvent } from '../create-event.ts'
import { readDescription } from '../description.ts'
import { getVisibleEvent } from '../get-event.ts'
import { EventChangeBody, NewEventBody } from '../schema/event-bodies.ts'
import { readEventInput, readNewEvent } from '../schema/event-input.ts'
import { EventObject } from '../schema/events.ts'
import { showEvent } from '../show-events.ts'
import { updateEvent } from '../update-event.ts'
import { deleteEvent } from '../withdraw.ts'

const tags = ['events']
const querystring = Type.Object({ ...ExpandQuery })
const response = { 200: EventObject, ...mayFail }

export const eventRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.post(
      '/organizations/:organization_id/events/',
      {
        config: { needs: may('manage_events', 'organization') },
        schema: {
          operationId: 'events/create',
          summary: 'Create an event',
          description: 'With `is_series`, creates the parent of an event series.',
          tags,
          params: OrganizationPath,
          querystring,
          body: NewEventBody,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const organizationId = readId(request.params.organization_id, 'organization')
        const input = readNewEvent(request.body.event)
        const event = await createEvent(context, viewer, organizationId, input)
        return showEvent(context, request, event)
      },
    )

    app.post(
      '/events/',
      {
        config: { needs: mayInDefault('manage_events') },
        schema: {
          operationId: 'events/create-own',
          summary: 'Create an event in your default organization',
          tags,
          querystring,
          body: NewEventBody,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const userId = requireUser(viewer)
        const input = readNewEvent(request.body.event)
        const organizationId = await db.write((tx) => ensureOrganization(tx, context, userId))
        const event = await createEvent(context, viewer, organizationId, input)
        return showEvent(context, request, event)
      },
    )

    app.get(
      '/events/:event_id/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'events/get',
          summary: 'Get an event',
          tags,
          params: EventPath,
          querystring: Type.Object({ ...ExpandQuery, ...AdmissionQuery }),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const event = await getVisibleEvent(db.read, viewer, readId(request.params.event_id, 'event'))
        return showEvent(context, request, event)
      },
    )

    app.post(
      '/events/:event_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'events/update',
          summary: 'Update an event',
          tags,
          params: EventPath,
          querystring,
          body: EventChangeBody,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const input = readEventInput(request.body.event)
        const event = await updateEvent(context, viewer, eventId, input)
        return showEvent(context, request, event)
      },
    )

    app.delete(
      '/events/:event_id/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'events/delete',
          summary: 'Delete an event',
          description: 'An event with orders cannot be deleted.',
          tags,
          params: EventPath,
          response: { 200: Deleted, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        await deleteEvent(context, viewer, readId(request.params.event_id, 'event'))
        return { deleted: true as const }
      },
    )

    app.get(
      '/events/:event_id/description/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'events/get-description',
          summary: 'Get the full HTML description of an event',
          tags,
          params: EventPath,
          querystring: Type.Object(AdmissionQuery),
          response: { 200: Type.Object({ description: Type.String() }), ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const event = await getVisibleEvent(db.read, scope.viewer, readId(request.params.event_id, 'event'))
        return { description: await readDescription(scope, event) }
      },
    )
  }

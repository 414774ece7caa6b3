import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { Routes } from '@octavo/platform/service.ts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { may, visible } from '../access/needs.ts'
import { scopeOf } from '../access/scope.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { getVisibleEvent } from '../events/get-event.ts'
import { readListQuery } from '../events/schema/event-list-input.ts'
import { EventListQuery, EventPage } from '../events/schema/event-lists.ts'
import { EventObject } from '../events/schema/events.ts'
import { showEvent, showList } from '../events/show-events.ts'
import { mayFail } from '../wire/error-answers.ts'
import { ExpandQuery } from '../wire/expansions.ts'
import { presentId, readId } from '../wire/ids.ts'
import { EventPath, SeriesPath } from '../wire/path-ids.ts'
import { copyEvent } from './copy-event.ts'
import { addSchedule } from './schedules.ts'
import { EventCopyBody, readCopy, Schedule, ScheduleBody } from './schema.ts'

const tags = ['series']

export const seriesRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/series/:event_series_id/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'series/get',
          summary: 'Get an event series',
          tags,
          params: SeriesPath,
          querystring: Type.Object({ ...ExpandQuery }),
          response: { 200: EventObject, ...mayFail },
        },
      },
      async (request) => showEvent(context, request, await getSeries(request)),
    )

    app.get(
      '/series/:event_series_id/events/',
      {
        config: { needs: visible('event') },
        schema: {
          operationId: 'series/list-events',
          summary: 'List events by series',
          tags,
          params: SeriesPath,
          querystring: EventListQuery,
          response: { 200: EventPage, ...mayFail },
        },
      },
      async (request) => {
        const { id, organization_id } = await getSeries(request)
        const owners = [{ column: 'series_id' as const, id }]
        const kinds = ['children' as const]
        return showList(context, request, organization_id, { ...readListQuery(request.query), owners, kinds })
      },
    )

    async function getSeries(request: FastifyRequest<{ Params: { event_series_id: string } }>) {
      const id = readId(request.params.event_series_id, 'series')
      const event = await getVisibleEvent(db.read, scopeOf(context, request).viewer, id)
      if (!event.is_series_parent) throw notFound('series')
      return event
    }

    app.post(
      '/events/:event_id/copy/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'events/copy',
          summary: 'Copy an event',
          description:
            'The copy is a draft with the same ticket classes, questions and settings. Orders and discounts are not copied.',
          tags: ['events'],
          params: EventPath,
          querystring: Type.Object({ ...ExpandQuery }),
          body: EventCopyBody,
          response: { 200: EventObject, ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const event = await copyEvent(context, viewer, eventId, readCopy(request.body))
        return showEvent(context, request, event)
      },
    )

    app.post(
      '/events/:event_id/schedules/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'series/add-schedule',
          summary: 'Create a schedule for an event series',
          tags,
          params: EventPath,
          body: ScheduleBody,
          response: { 200: Schedule, ...mayFail },
        },
      },
      async (request) => {
        const { recurrence_rule, occurrence_duration } = request.body.schedule
        const { id, created_event_ids } = await addSchedule(
          context,
          scopeOf(context, request).viewer,
          readId(request.params.event_id, 'event'),
          { recurrenceRule: recurrence_rule, occurrenceDurationS: occurrence_duration },
        )
        const eventIds = decodeJson<number[]>(created_event_ids).map((eventId) => presentId(eventId))
        return { id: presentId(id), occurrence_duration, recurrence_rule, created_event_ids: eventIds }
      },
    )
  }

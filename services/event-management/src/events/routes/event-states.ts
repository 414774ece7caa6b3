import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { mayFail } from '../../wire/error-answers.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { presentUtc, Utc } from '../../wire/times.ts'
import { publishEvent, schedulePublishing } from '../publish.ts'
import { CancelBody, PublishBody } from '../schema/event-bodies.ts'
import { readMoment } from '../schema/event-input.ts'
import { cancelEvent, unpublishEvent } from '../withdraw.ts'

const tags = ['events']

export const eventStateRoutes =
  (context: Context): Routes =>
  (app) => {
    app.post(
      '/events/:event_id/publish/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'events/publish',
          summary: 'Publish an event',
          description: 'With `publish_at`, the event is published at that time.',
          tags,
          params: EventPath,
          body: PublishBody,
          response: {
            200: Type.Object({ published: Type.Boolean(), publish_at: Type.Optional(Utc) }),
            ...mayFail,
          },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { publish_at } = request.body
        if (publish_at === undefined) {
          await publishEvent(context, viewer, eventId)
          return { published: true }
        }
        const publishAtMs = readMoment('publish_at', publish_at)
        await schedulePublishing(context, viewer, eventId, publishAtMs)
        return { published: false, publish_at: presentUtc(publishAtMs) }
      },
    )

    app.post(
      '/events/:event_id/unpublish/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'events/unpublish',
          summary: 'Unpublish an event',
          tags,
          params: EventPath,
          response: { 200: Type.Object({ unpublished: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        await unpublishEvent(context, viewer, readId(request.params.event_id, 'event'))
        return { unpublished: true }
      },
    )

    app.post(
      '/events/:event_id/cancel/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'events/cancel',
          summary: 'Cancel an event',
          description:
            'With `refund_all`, all orders are refunded. Otherwise an event with orders cannot be canceled.',
          tags,
          params: EventPath,
          body: CancelBody,
          response: { 200: Type.Object({ canceled: Type.Boolean() }), ...mayFail },
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const { refund_all: refundsAll = false } = request.body
        await cancelEvent(context, viewer, readId(request.params.event_id, 'event'), { refundsAll })
        return { canceled: true }
      },
    )
  }

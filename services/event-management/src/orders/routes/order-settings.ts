import type { Routes } from '@octavo/platform/service.ts'
import { Type } from 'typebox'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { eventChanged } from '../../events/events-changed.ts'
import { getManagedEvent, requireManaging } from '../../events/get-event.ts'
import { findSetting, putSetting } from '../../events/store/event-settings.ts'
import { inventoryKey } from '../../inventory/key.ts'
import { Fields, Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { Nullable } from '../../wire/nullable.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { type OrderSettings, orderSettingsKind } from '../buyer-limit.ts'

const MaximumPerBuyer = Nullable(
  Type.Integer({
    minimum: 1,
    maximum: 100_000,
    description: 'The maximum number of tickets per buyer across all orders.',
  }),
)
const Settings = Type.Object({ maximum_per_buyer: MaximumPerBuyer }, { title: 'OrderSettings' })
const response = { 200: Settings, ...mayFail }
const tags = ['orders']

export const orderSettingsRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db } = context

    app.get(
      '/events/:event_id/order_settings/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'order-settings/get',
          summary: 'Get the order settings of an event',
          tags,
          params: EventPath,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const event = await getManagedEvent(db.read, viewer, readId(request.params.event_id, 'event'))
        const settings = await findSetting<OrderSettings>(db.read, event.id, orderSettingsKind)
        return settings ?? { maximum_per_buyer: null }
      },
    )

    app.post(
      '/events/:event_id/order_settings/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'order-settings/update',
          summary: 'Update the order settings of an event',
          tags,
          params: EventPath,
          body: Wrapped('order_settings', Fields({ maximum_per_buyer: MaximumPerBuyer })),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const event = await getManagedEvent(db.read, viewer, readId(request.params.event_id, 'event'))
        const settings: OrderSettings = request.body.order_settings
        await db.writeBatched(inventoryKey(event), async (tx) => {
          await requireManaging(tx, viewer, event)
          await putSetting(tx, event.id, orderSettingsKind, settings)
          await eventChanged(tx, context, event.id)
        })
        return settings
      },
    )
  }

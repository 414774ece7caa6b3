import type { Routes } from '@octavo/platform/service.ts'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context } from '../../context.ts'
import { inventoryKey } from '../../inventory/key.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { putCheckoutOptions } from '../checkout-options.ts'
import { readCheckoutSettings } from '../checkout-settings.ts'
import { eventChanged } from '../events-changed.ts'
import { getManagedEvent } from '../get-event.ts'
import { CheckoutSettings, CheckoutSettingsInput } from '../schema/checkout-settings.ts'
import type { EventRow } from '../store/events.ts'

const tags = ['payments']
const response = { 200: CheckoutSettings, ...mayFail }

export const checkoutSettingsRoutes =
  (context: Context): Routes =>
  (app) => {
    const { db, config } = context

    app.get(
      '/events/:event_id/checkout_settings/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'checkout-settings/get',
          summary: 'Get the checkout settings of an event',
          tags,
          params: EventPath,
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const id = readId(request.params.event_id, 'event')
        return await present(await getManagedEvent(db.read, viewer, id))
      },
    )

    app.post(
      '/events/:event_id/checkout_settings/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'checkout-settings/update',
          summary: 'Update the checkout settings of an event',
          tags,
          params: EventPath,
          body: Wrapped('checkout_settings', CheckoutSettingsInput),
          response,
        },
      },
      async (request) => {
        const { viewer } = scopeOf(context, request)
        const event = await getManagedEvent(db.read, viewer, readId(request.params.event_id, 'event'))
        const { invoice_enabled } = request.body.checkout_settings
        await db.writeBatched(inventoryKey(event), async (tx) => {
          await getManagedEvent(tx, viewer, event.id)
          await putCheckoutOptions(tx, event.id, { invoice_enabled })
          await eventChanged(tx, context, event.id)
        })
        return await present(event)
      },
    )

    async function present(event: EventRow) {
      return (await readCheckoutSettings(db.read, config, [event]))(event)
    }
  }

import type { Routes } from '@octavo/platform/service.ts'
import { may } from '../../access/needs.ts'
import { scopeOf } from '../../access/scope.ts'
import type { Context, Scope } from '../../context.ts'
import { getManagedEvent } from '../../events/get-event.ts'
import { Wrapped } from '../../wire/bodies.ts'
import { mayFail } from '../../wire/error-responses.ts'
import { readId } from '../../wire/ids.ts'
import { EventPath } from '../../wire/path-ids.ts'
import { changeCapacity } from '../change-capacity.ts'
import { presentCapacityTier } from '../present/inventory-tiers.ts'
import { readHolds } from '../schema/inventory-tier-input.ts'
import { CapacityTier, CapacityTierFields } from '../schema/inventory-tiers.ts'
import { readStock } from '../stock.ts'

const tags = ['event capacity']

export const capacityTierRoutes =
  (context: Context): Routes =>
  (app) => {
    app.get(
      '/events/:event_id/capacity_tier/',
      {
        config: { needs: may('read_events', 'event') },
        schema: {
          operationId: 'capacity-tiers/get',
          summary: 'Get the capacity tier of an event',
          tags,
          params: EventPath,
          response: { 200: CapacityTier, ...mayFail },
        },
      },
      (request) => presentNow(scopeOf(context, request), readId(request.params.event_id, 'event')),
    )

    app.post(
      '/events/:event_id/capacity_tier/',
      {
        config: { needs: may('manage_events', 'event') },
        schema: {
          operationId: 'capacity-tiers/update',
          summary: 'Update the capacity tier of an event',
          tags,
          params: EventPath,
          body: Wrapped('capacity_tier', CapacityTierFields),
          response: { 200: CapacityTier, ...mayFail },
        },
      },
      async (request) => {
        const scope = scopeOf(context, request)
        const eventId = readId(request.params.event_id, 'event')
        const { capacity_total, holds } = request.body.capacity_tier
        await changeCapacity(context, scope.viewer, eventId, {
          ...(capacity_total !== undefined && { capacityTotal: capacity_total }),
          holds: readHolds(holds ?? []),
        })
        return presentNow(scope, eventId)
      },
    )
  }

async function presentNow({ db, viewer }: Scope, eventId: number) {
  return presentCapacityTier(await readStock(db, await getManagedEvent(db, viewer, eventId)))
}

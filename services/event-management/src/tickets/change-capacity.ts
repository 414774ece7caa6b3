import type { Context, Viewer } from '../context.ts'
import { argumentsError } from '../errors.ts'
import { setEventCapacity } from '../events/capacity.ts'
import { eventChanged } from '../events/changed.ts'
import { changeSales } from './change-sales.ts'
import { changeHolds, type HoldInput } from './holds.ts'

export interface CapacityPatch {
  capacityTotal?: number | null
  holds: readonly HoldInput[]
}

/** Changes the capacity of an event and its holds. */
export function changeCapacity(
  context: Context,
  viewer: Viewer,
  eventId: number,
  { capacityTotal, holds }: CapacityPatch,
): Promise<void> {
  return changeSales(context, viewer, eventId, async ({ tx, event }) => {
    const field = 'capacity_tier'
    const capacity = capacityTotal === undefined ? event.capacity : capacityTotal
    if (capacity === null && capacityTotal === undefined && holds.length > 0)
      throw argumentsError({ [`${field}.capacity_total`]: ['MISSING'] })
    await changeHolds(tx, { eventId, tierId: null, field, nowMs: context.clock.now() }, holds)
    await setEventCapacity(tx, event, capacity)
    await eventChanged(tx, context, eventId)
  })
}

import type { Context, Viewer } from '../context.ts'
import { argumentsError, notFound, problem } from '../errors.ts'
import type { EventTransaction } from '../events/change-event.ts'
import { eventChanged } from '../events/events-changed.ts'
import { createPool, readPools, resizePool } from '../inventory/pools.ts'
import { insertTier, listTiers, type TierRow, updateTier } from '../inventory/store/inventory-tiers.ts'
import { changeSales } from './change-sales.ts'
import { changeHolds, deleteHold, type HoldInput, listHoldsOf, sumOfHolds } from './holds.ts'
import { readStock } from './stock.ts'
import { updateTicketClass } from './store/ticket-classes.ts'
import { refuseDeletion } from './ticket-classes.ts'

const maxTiers = 100

type Columns = Pick<
  TierRow,
  'name' | 'number' | 'sort_order' | 'color' | 'image_id' | 'counts_against_event_capacity'
>

/** `quantity` is `capacityTotal` without the holds. */
export type TierPatch = Partial<Columns> & {
  quantity?: number
  capacityTotal?: number
  holds?: readonly HoldInput[]
}

/** With an ID it is updated, without one created. */
export interface TierRequest {
  id?: number
  input: TierPatch
  /** The prefix of argument names in errors. */
  field: string
}

export function changeTiers(
  context: Context,
  viewer: Viewer,
  eventId: number,
  requests: readonly TierRequest[],
): Promise<number[]> {
  return changeSales(context, viewer, eventId, async (eventTx) => {
    const ids: number[] = []
    for (const request of requests)
      ids.push(
        request.id === undefined
          ? await addTier(context, eventTx, request)
          : await changeTier(context, eventTx, request, request.id),
      )
    await eventChanged(eventTx.tx, context, eventId)
    return ids
  })
}

/** With its classes and holds. Fails if any of them has been sold. */
export function deleteTier(context: Context, viewer: Viewer, eventId: number, id: number): Promise<void> {
  const nowMs = context.clock.now()
  return changeSales(context, viewer, eventId, async ({ tx, event }) => {
    const stock = await readStock(tx, event)
    const tier = stock.tiers.find((each) => each.id === id)
    if (!tier) throw notFound('inventory_tier_id')
    if ((await resizePool(tx, tier.pool_id, 0)) === 'too-small')
      throw problem('HAS_ATTENDEES', {
        message: 'An inventory tier with sold or reserved tickets cannot be deleted.',
      })
    const own = stock.classes.filter(({ inventory_tier_id }) => inventory_tier_id === id)
    let rest = stock
    for (const ticketClass of own) {
      await refuseDeletion(tx, ticketClass, rest, nowMs)
      await updateTicketClass(tx, ticketClass.id, { deleted_at_ms: nowMs })
      rest = { ...rest, classes: rest.classes.filter((each) => each !== ticketClass) }
    }
    for (const hold of await listHoldsOf(tx, { eventId, tierId: id })) await deleteHold(tx, hold, nowMs)
    await updateTier(tx, id, { deleted_at_ms: nowMs })
    await eventChanged(tx, context, eventId)
  })
}

async function addTier(
  { clock }: Context,
  { tx, event }: EventTransaction,
  { input, field }: TierRequest,
): Promise<number> {
  const { quantity, capacityTotal = quantity, holds = [], ...columns } = input
  if (columns.name === undefined) throw argumentsError({ [`${field}.name`]: ['MISSING'] })
  if (capacityTotal === undefined) throw argumentsError({ [`${field}.quantity_total`]: ['MISSING'] })
  const others = await listTiers(tx, [event.id])
  if (others.length >= maxTiers) throw problem('EXCEED_MAXIMUM_INVENTORY_TIERS')
  const nowMs = clock.now()
  const { id, pool_id } = await insertTier(tx, {
    number: Math.max(0, ...others.map(({ number }) => number)) + 1,
    sort_order: 0,
    color: null,
    image_id: null,
    counts_against_event_capacity: 1,
    seatmap_number: 0,
    ...columns,
    name: columns.name,
    event_id: event.id,
    pool_id: await createPool(tx, { eventId: event.id, kind: 'tier', capacity: capacityTotal }),
    created_at_ms: nowMs,
    changed_at_ms: nowMs,
  })
  const holdScope = { eventId: event.id, tierId: id, field, nowMs }
  await setTierCapacity(tx, pool_id, capacityTotal, await changeHolds(tx, holdScope, holds))
  return id
}

async function changeTier(
  { clock }: Context,
  { tx, event }: EventTransaction,
  { input, field }: TierRequest,
  id: number,
): Promise<number> {
  const tier = (await listTiers(tx, [event.id])).find((each) => each.id === id)
  if (!tier) throw notFound('inventory_tier_id')
  const { quantity, capacityTotal, holds = [], ...columns } = input
  refuseFixedChanges(columns, tier, field)
  const holdScope = { eventId: event.id, tierId: id, field, nowMs: clock.now() }
  const before = await sumOfHolds(tx, holdScope)
  const heldQuantity = await changeHolds(tx, holdScope, holds)
  // Moving units between a tier and its holds requires the total.
  if (heldQuantity !== before && capacityTotal === undefined)
    throw argumentsError({ [`${field}.capacity_total`]: ['MISSING'] })
  if (quantity !== undefined && capacityTotal !== undefined && quantity + heldQuantity !== capacityTotal)
    throw argumentsError({ [`${field}.quantity_total`]: ['INVALID'] })
  const total = capacityTotal ?? (quantity === undefined ? undefined : quantity + heldQuantity)
  if (total !== undefined) await setTierCapacity(tx, tier.pool_id, total, heldQuantity)
  await updateTier(tx, id, { ...columns, changed_at_ms: holdScope.nowMs })
  return id
}

function refuseFixedChanges(
  { number, counts_against_event_capacity }: Partial<Columns>,
  tier: TierRow,
  field: string,
) {
  if (number !== undefined && number !== tier.number) throw argumentsError({ [`${field}.tier`]: ['INVALID'] })
  if (
    (counts_against_event_capacity ?? tier.counts_against_event_capacity) !==
    tier.counts_against_event_capacity
  )
    throw argumentsError({ [`${field}.count_against_event_capacity`]: ['INVALID'] })
}

async function setTierCapacity(
  tx: EventTransaction['tx'],
  poolId: number,
  total: number,
  heldQuantity: number,
): Promise<void> {
  if (heldQuantity > total) throw problem('HOLD_QUANTITIES_EXCEEDS_CAPACITY_TOTAL')
  if ((await resizePool(tx, poolId, total - heldQuantity)) === 'ok') return
  const pool = (await readPools(tx, [poolId])).get(poolId)
  const isForHolds = heldQuantity > 0 && pool !== undefined && pool.sold + pool.held <= total
  throw problem(isForHolds ? 'HOLD_QUANTITIES_EXCEEDS_REMAINING_CAPACITY' : 'CAPACITY_TOTAL_TOO_SMALL')
}

import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { argumentsError, problem } from '../errors.ts'
import { createPool, readPools, resizePool } from '../inventory/pools.ts'
import {
  insertTierHold,
  listTierHolds,
  type TierHoldChange,
  type TierHoldRow,
  updateTierHold,
} from '../inventory/store/inventory-tiers.ts'
import type { TicketClassRow } from './store/ticket-classes.ts'

/** Without an ID, a hold is created. */
export interface HoldInput {
  id?: number
  name?: string
  abbreviation?: string | null
  sort_order?: number
  color?: string | null
  quantity?: number
  isDeleted?: boolean
}

/** The tier or event capacity that holds are set aside from. */
export interface HoldScope {
  eventId: number
  tierId: number | null
  /** The prefix of argument names in errors. */
  field: string
  nowMs: number
}

/** The maximum number of holds of an event and its tiers. */
const maxHolds = 200

/** Changes holds of a tier or event, and returns the sum of all of them. */
export async function changeHolds(
  tx: Transaction<Tables>,
  holdScope: HoldScope,
  inputs: readonly HoldInput[],
): Promise<number> {
  const existing = await listHoldsOf(tx, holdScope)
  const added = inputs.filter(({ id }) => id === undefined).length
  if (added > 0 && (await listTierHolds(tx, [holdScope.eventId])).length + added > maxHolds)
    throw problem('TOO_MANY_HOLDS')
  for (const [index, input] of inputs.entries()) {
    const field = `${holdScope.field}.holds.${index}`
    if (input.id === undefined) {
      await addHold(tx, { ...holdScope, field }, input)
      continue
    }
    const hold = existing.find(({ id }) => id === input.id)
    if (!hold) throw argumentsError({ [`${field}.id`]: ['INVALID'] })
    await (input.isDeleted ? deleteHold(tx, hold, holdScope.nowMs) : changeHold(tx, hold, input))
  }
  return sumOfHolds(tx, holdScope)
}

export async function listHoldsOf(
  tx: Transaction<Tables>,
  { eventId, tierId }: Pick<HoldScope, 'eventId' | 'tierId'>,
): Promise<TierHoldRow[]> {
  const holds = await listTierHolds(tx, [eventId])
  return holds.filter(({ tier_id }) => tier_id === tierId)
}

export async function sumOfHolds(
  tx: Transaction<Tables>,
  holdScope: Pick<HoldScope, 'eventId' | 'tierId'>,
): Promise<number> {
  const holds = await listHoldsOf(tx, holdScope)
  const pools = await readPools(
    tx,
    holds.map(({ pool_id }) => pool_id),
  )
  return [...pools.values()].reduce((sum, { capacity }) => sum + (capacity ?? 0), 0)
}

/** Fails if units have been drawn from it. */
export async function deleteHold(tx: Transaction<Tables>, hold: TierHoldRow, nowMs: number): Promise<void> {
  if ((await resizePool(tx, hold.pool_id, 0)) === 'too-small')
    throw problem('HAS_ATTENDEES', { message: 'A hold with drawn tickets cannot be deleted.' })
  await updateTierHold(tx, hold.id, { deleted_at_ms: nowMs })
}

async function addHold(
  tx: Transaction<Tables>,
  { eventId, tierId, field, nowMs }: HoldScope,
  { name, quantity, abbreviation = null, sort_order = 0, color = null }: HoldInput,
): Promise<void> {
  if (name === undefined) throw argumentsError({ [`${field}.name`]: ['MISSING'] })
  if (quantity === undefined) throw argumentsError({ [`${field}.quantity_total`]: ['MISSING'] })
  const pool_id = await createPool(tx, { eventId, kind: 'hold', capacity: quantity })
  await insertTierHold(tx, {
    event_id: eventId,
    tier_id: tierId,
    pool_id,
    name,
    abbreviation,
    sort_order,
    color,
    created_at_ms: nowMs,
  })
}

async function changeHold(
  tx: Transaction<Tables>,
  hold: TierHoldRow,
  { id: _, quantity, isDeleted: __, ...change }: HoldInput,
): Promise<void> {
  if (quantity !== undefined && (await resizePool(tx, hold.pool_id, quantity)) === 'too-small')
    throw problem('CAPACITY_TOTAL_TOO_SMALL')
  const columns: TierHoldChange = change
  if (Object.keys(columns).length > 0) await updateTierHold(tx, hold.id, columns)
}

/** The holds that a class can draw from: those of its tier before those of the event. */
export function holdsFor(ticketClass: TicketClassRow, holds: readonly TierHoldRow[]): TierHoldRow[] {
  const { inventory_tier_id, category } = ticketClass
  const ofTier = holds.filter(({ tier_id }) => tier_id !== null && tier_id === inventory_tier_id)
  const ofEvent = holds.filter(({ tier_id }) => tier_id === null && category !== 'add_on')
  return [...ofTier, ...ofEvent]
}

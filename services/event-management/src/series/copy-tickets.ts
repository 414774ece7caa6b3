import type { Transaction } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { setEventCapacity } from '../events/capacity.ts'
import { type EventRow, listEventsById } from '../events/store/events.ts'
import { createPools } from '../inventory/pools.ts'
import { insertTierHolds, insertTiers } from '../inventory/store/inventory-tiers.ts'
import { copyInto } from '../seats/insert-seat-plan.ts'
import { findSeatMap } from '../seats/store/seat-maps.ts'
import { copyQuestions } from '../tickets/questions/copy-questions.ts'
import { type EventStock, readStock } from '../tickets/stock.ts'
import {
  insertTicketClasses,
  type TicketClassRow,
  updateTicketClass,
} from '../tickets/store/ticket-classes.ts'

/**
 * Copies ticket classes, tiers, seats and questions. Sales and discounts are not copied. Returns the new class IDs by
 * the old ones, by event.
 */
export async function copyTickets(
  tx: Transaction<Tables>,
  context: Pick<Context, 'clock'>,
  fromEventId: number,
  toEventIds: readonly number[],
): Promise<Map<number, ReadonlyMap<number, number>>> {
  const { clock } = context
  const copies = new Map<number, ReadonlyMap<number, number>>()
  const events = await listEventsById(tx, [fromEventId, ...toEventIds])
  const from = events.get(fromEventId)
  if (!from) return copies
  const stock = await readStock(tx, from)
  const seatMap = await findSeatMap(tx, fromEventId)
  for (const id of toEventIds) {
    const to = events.get(id)
    if (!to) continue
    const classIds = await copyStock(tx, stock, to, clock.now())
    if (seatMap) await copyInto(context, tx, seatMap, to, classIds)
    await copyQuestions(tx, { fromEventId, toEventId: id, classIds, nowMs: clock.now() })
    copies.set(id, classIds)
  }
  return copies
}

/** Returns the new class IDs by the old ones. */
async function copyStock(
  tx: Transaction<Tables>,
  stock: EventStock,
  to: EventRow,
  nowMs: number,
): Promise<Map<number, number>> {
  const tierIds = await copyTiers(tx, stock, to.id, nowMs)
  if (stock.holds.some(({ tier_id }) => tier_id === null)) await setEventCapacity(tx, to, to.capacity)
  const poolIds = await createPools(
    tx,
    stock.classes.map(({ capacity }) => ({ eventId: to.id, kind: 'ticket_class' as const, capacity })),
  )
  const copies = await insertTicketClasses(
    tx,
    stock.classes.map((ticketClass, index) => ({
      ...copyOf(ticketClass, stock.event, to, nowMs),
      pool_id: poolIds[index] ?? 0,
      inventory_tier_id: tierIds.get(ticketClass.inventory_tier_id ?? 0) ?? null,
    })),
  )
  const classIds = new Map(stock.classes.map(({ id }, index) => [id, copies[index] ?? 0]))
  for (const { id, sales_start_after } of stock.classes) {
    const [own, other] = [classIds.get(id), classIds.get(sales_start_after ?? 0)]
    if (own && other) await updateTicketClass(tx, own, { sales_start_after: other })
  }
  return classIds
}

async function copyTiers(
  tx: Transaction<Tables>,
  { tiers, holds, pools }: EventStock,
  eventId: number,
  nowMs: number,
): Promise<Map<number, number>> {
  const fresh = { event_id: eventId, created_at_ms: nowMs }
  const copyPools = (rows: readonly { pool_id: number }[], kind: 'tier' | 'hold') =>
    createPools(
      tx,
      rows.map(({ pool_id }) => ({ eventId, kind, capacity: pools.get(pool_id)?.capacity ?? null })),
    )
  const tierPools = await copyPools(tiers, 'tier')
  const copies = await insertTiers(
    tx,
    tiers.map(({ id: _, ...tier }, index) => ({
      ...tier,
      ...fresh,
      changed_at_ms: nowMs,
      pool_id: tierPools[index] ?? 0,
    })),
  )
  const ids = new Map(tiers.map(({ id }, index) => [id, copies[index] ?? 0]))
  const holdPools = await copyPools(holds, 'hold')
  await insertTierHolds(
    tx,
    holds.map(({ id: _, tier_id, ...hold }, index) => ({
      ...hold,
      ...fresh,
      tier_id: ids.get(tier_id ?? 0) ?? null,
      pool_id: holdPools[index] ?? 0,
    })),
  )
  return ids
}

/** Sale times shift with the event. Dates of a series keep them, since they go on sale together. */
function copyOf({ id, ...ticketClass }: TicketClassRow, from: EventRow, to: EventRow, nowMs: number) {
  const isOccurrence = to.series_id === from.id
  const shiftMs = isOccurrence ? 0 : to.start_ms - from.start_ms
  const moved = (ms: number | null) => (ms === null ? null : ms + shiftMs)
  return {
    ...ticketClass,
    event_id: to.id,
    parent_id: isOccurrence ? id : null,
    sales_start_ms: moved(ticketClass.sales_start_ms),
    sales_end_ms: moved(ticketClass.sales_end_ms),
    auto_hide_before_ms: moved(ticketClass.auto_hide_before_ms),
    auto_hide_after_ms: moved(ticketClass.auto_hide_after_ms),
    sales_start_after: null,
    created_at_ms: nowMs,
    changed_at_ms: nowMs,
  }
}

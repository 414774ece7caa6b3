import type { Transaction } from 'kysely'
import { listSuspendedUsers } from '../access/store.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { notFound, problem } from '../errors.ts'
import { inventoryKey } from '../inventory/key.ts'
import { findShortages, reserve } from '../inventory/reservations.ts'
import { takeSeats } from '../seats/take-seats.ts'
import { listWaitlistedClasses } from '../tickets/store/waitlist.ts'
import { findBuyerPools } from './buyer-limit.ts'
import { seatRequestsOf } from './choose-lines.ts'
import { claimsOf } from './claims.ts'
import { createCoalescer, granted, type Outcomes, refused } from './coalescer.ts'
import { listUnentitled } from './entitlement.ts'
import { listExcessive } from './guest-limits.ts'
import { type Claim, type OrderDraft, rowOf } from './order-draft.ts'
import { isReservedForWaitlist, reservedForWaitlist } from './reserved-for-waitlist.ts'
import { filterSellable } from './sellable.ts'
import { insertLines } from './store/order-lines.ts'
import { insertOrders, type OrderRow } from './store/orders.ts'

export type OrderGranter = (draft: OrderDraft) => Promise<OrderRow>

/** Creates orders with holds. Concurrent orders of one event are batched. */
export function createOrderGranter(context: Context): OrderGranter {
  const grant = createCoalescer((drafts: readonly OrderDraft[]) => grantAll(context, drafts))
  return (draft) => grant(String(draft.event.id), draft)
}

async function grantAll(context: Context, drafts: readonly OrderDraft[]): Promise<Outcomes<OrderRow>> {
  const [first] = drafts
  if (!first) return []
  const { event } = first
  return await context.db.writeBatched(inventoryKey(event), async (tx) => {
    const refusals = await refuseLate(context, tx, event.id, drafts)
    for (const draft of await listUnentitled(tx, event.id, drafts, context.clock.now()))
      refusals.set(draft, notFound('event'))
    const candidates = drafts.filter((draft) => !refusals.has(draft))
    const claims = await readClaims(tx, event.id, candidates)
    const limits = { nowMs: context.clock.now(), maxPercent: context.config.maxHeldPercentPerClient }
    const excessive = new Set(await listExcessive(tx, event.id, claims, limits))
    for (const { draft } of excessive) refusals.set(draft, problem('TOO_MANY_HELD'))
    const moderate = claims.filter((claim) => !excessive.has(claim))
    const shortages = await findShortages(tx, moderate)
    for (const [{ draft }, shortage] of shortages) refusals.set(draft, shortage)
    const orders = await insertReserved(
      context,
      tx,
      moderate.filter((claim) => !shortages.has(claim)),
    )
    return drafts.map((draft) => {
      const order = orders.get(draft)
      return order ? granted(order) : refused(refusals.get(draft))
    })
  })
}

/** Released tickets are reserved for the waitlist while it has entries. */
async function refuseLate(
  { db }: Pick<Context, 'db'>,
  tx: Transaction<Tables>,
  eventId: number,
  drafts: readonly OrderDraft[],
): Promise<Map<OrderDraft, Error>> {
  const userIds = new Set(drafts.flatMap(({ buyer: { userId } }) => userId ?? []))
  const [sellable, suspended] = await Promise.all([
    filterSellable(tx, eventId, drafts),
    listSuspendedUsers(tx, [...userIds], db.dialect),
  ])
  const awaited = await listWaitlistedClasses(tx, eventId)
  const refusals = new Map<OrderDraft, Error>()
  for (const draft of drafts) {
    const { isSeller, isWaiting, userId } = draft.buyer
    const isForOthers = draft.chosen.some(
      ({ variant }) => !variant.hold && isReservedForWaitlist(variant.ticketClass, awaited),
    )
    // The account may have been erased since the request began.
    if (userId !== null && suspended.has(userId)) refusals.set(draft, problem('INVALID_AUTH'))
    else if (!sellable.has(draft)) refusals.set(draft, problem('SALES_ENDED'))
    else if (isForOthers && !isSeller && !isWaiting)
      refusals.set(draft, problem('SOLD_OUT', { message: reservedForWaitlist }))
  }
  return refusals
}

async function readClaims(
  tx: Transaction<Tables>,
  eventId: number,
  drafts: readonly OrderDraft[],
): Promise<Claim[]> {
  const buyerPoolIds = await findBuyerPools(tx, eventId, drafts)
  return drafts.map((draft, at) => {
    const buyerPoolId = buyerPoolIds[at] ?? null
    return { draft, buyerPoolId, quantities: claimsOf(draft.priced.lines, buyerPoolId) }
  })
}

async function insertReserved(
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  tx: Transaction<Tables>,
  claims: readonly Claim[],
): Promise<ReadonlyMap<OrderDraft, OrderRow>> {
  if (claims.length === 0) return new Map()
  const nowMs = clock.now()
  const drafted = claims.map((claim) => ({ claim, row: rowOf(claim, ids.text(43), nowMs) }))
  const inserted = await insertOrders(
    tx,
    drafted.map(({ row }) => row),
  )
  const byHash = new Map(inserted.map((order) => [order.access_hash, order]))
  const made = drafted.flatMap(({ claim, row }) => {
    const order = byHash.get(row.access_hash)
    return order ? { ...claim, order } : []
  })
  await insertLines(
    tx,
    made.flatMap(({ draft, order }) => draft.priced.lines.map((line) => ({ ...line, order_id: order.id }))),
  )
  await reserve(
    tx,
    made.map(({ order, quantities }) => ({
      orderId: order.id,
      quantities,
      expiresAtMs: order.expires_at_ms ?? nowMs,
    })),
    nowMs,
  )
  for (const { draft, order } of made)
    if (draft.event.is_reserved_seating)
      await takeSeats(tx, { eventId: order.event_id, orderId: order.id }, seatRequestsOf(draft.chosen))
  for (const { draft, order } of made) await draft.recordEffect?.(tx, order.id)
  return new Map(made.map(({ draft, order }) => [draft, order]))
}

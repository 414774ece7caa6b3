import { encodeJson } from '@octavo/platform/data/columns.ts'
import type { Kysely, Transaction } from 'kysely'
import { problem } from '../errors.ts'
import { inventoryKey } from '../inventory/key.ts'
import { reserve } from '../inventory/reservations.ts'
import type { EventRow } from '../store/events.ts'
import { insertLines } from '../store/order-lines.ts'
import { insertOrder, type OrderRow } from '../store/orders.ts'
import { countSellable } from '../store/sellable.ts'
import type { Tables } from '../store/tables.ts'
import { isAnybodyWaiting } from '../store/waiting.ts'
import type { SalesChannel } from '../tickets/on-sale.ts'
import { readPriceRules } from '../tickets/price-rules.ts'
import type { Buyer } from './buyer.ts'
import { findBuyerLimit, findBuyerPool } from './buyer-limit.ts'
import { type ChosenLine, chooseLines } from './choose-lines.ts'
import { claimsOf, encodeClaims } from './claims.ts'
import { toTheSecond } from './moments.ts'
import { type PricedOrder, priceLines } from './price-lines.ts'
import type { Sales } from './sales.ts'
import { attemptToReserve } from './shortages.ts'
import { nameOfWish, type Wish } from './wish.ts'

/** Holds the tickets for as long as the event gives buyers to complete their order. */
export async function createOrder(
  sales: Sales,
  event: EventRow,
  buyer: Buyer,
  wish: Wish,
  channel: SalesChannel = 'online',
): Promise<OrderRow> {
  const { context, scarcity } = sales
  const { db, clock } = context
  const nowMs = clock.now()
  const names = wish.tickets.map((tickets) => nameOfWish(event.id, wish, tickets))
  for (const [at, { quantity }] of wish.tickets.entries()) {
    if (await scarcity.isOver(names[at] ?? '', quantity, nowMs)) throw problem('SOLD_OUT')
  }
  const chosen = await chooseLines(db.read, event, wish, { nowMs, channel })
  const priced = priceLines(chosen, await readPriceRules(db.read, context.config, event))
  const draft = { event, buyer, wish, chosen, priced, limit: await limitFor(db.read, event, buyer) }
  const rememberShortage = (poolId: number) => {
    for (const [at, { variant }] of chosen.entries())
      if (variant.pools.includes(poolId)) scarcity.remember(names[at] ?? '', poolId)
  }
  return await attemptToReserve(
    sales,
    () => db.writeTogether(inventoryKey(event), (tx) => insertReserved(sales, tx, draft)),
    rememberShortage,
  )
}

export interface OrderDraft {
  event: EventRow
  buyer: Buyer
  wish: Wish
  chosen: readonly ChosenLine[]
  priced: PricedOrder
  limit: number | null
}

/** Members of the organization sell to whomever they like. */
async function limitFor(db: Kysely<Tables>, event: EventRow, { isSeller }: Buyer): Promise<number | null> {
  return isSeller ? null : await findBuyerLimit(db, event.id)
}

async function insertReserved(
  { context }: Sales,
  tx: Transaction<Tables>,
  draft: OrderDraft,
): Promise<OrderRow> {
  const nowMs = context.clock.now()
  const { event, buyer, wish, chosen, priced } = draft
  await requireSellable(tx, event.id, chosen)
  await requireNobodyWaits(tx, event.id, buyer)
  const buyerPoolId = await findBuyerPool(tx, draft)
  const claims = claimsOf(priced.lines, buyerPoolId)
  const expiresAtMs = nowMs + event.tx_time_limit_s * 1_000
  const order = await insertOrder(tx, {
    event_id: event.id,
    organization_id: event.organization_id,
    user_id: buyer.userId,
    status: 'started',
    created_at_ms: nowMs,
    changed_at_ms: toTheSecond(nowMs),
    expires_at_ms: expiresAtMs,
    extensions: 0,
    name: '',
    first_name: '',
    last_name: '',
    email: buyer.email ?? '',
    email_folded: buyer.email?.toLowerCase() ?? '',
    promo_code: wish.code ?? null,
    discount_id: chosen.find(({ variant }) => variant.discount)?.variant.discount?.id ?? null,
    affiliate: wish.affiliate ?? null,
    currency: event.currency,
    costs: encodeJson(priced.costs),
    gross: priced.costs.gross,
    refunded: 0,
    answers: '[]',
    guests: '[]',
    buyer_pool_id: buyerPoolId,
    claims: encodeClaims(claims),
    access_hash: context.ids.text(43),
    locale: event.locale,
  })
  await insertLines(
    tx,
    priced.lines.map((line) => ({ ...line, order_id: order.id })),
  )
  await reserve(tx, claims, { orderId: order.id, cause: 'reserve', nowMs }, expiresAtMs)
  return order
}

/** What comes back is for those who wait, and for others when none of them does any more. */
async function requireNobodyWaits(
  tx: Transaction<Tables>,
  eventId: number,
  { isSeller, isWaiting }: Buyer,
): Promise<void> {
  if (isSeller || isWaiting || !(await isAnybodyWaiting(tx, eventId))) return
  throw problem('SOLD_OUT', { message: 'Tickets that come back are offered to the waiting list.' })
}

/** Between the choice and this transaction, the event may have been canceled or a class deleted. */
export async function requireSellable(
  tx: Transaction<Tables>,
  eventId: number,
  chosen: readonly ChosenLine[],
): Promise<void> {
  const classIds = new Set(chosen.map(({ variant }) => variant.ticketClass.id))
  if ((await countSellable(tx, eventId, [...classIds])) < classIds.size) throw problem('SALES_ENDED')
}

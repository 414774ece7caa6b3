import { Problem } from '@octavo/platform/errors.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { type EventRow, findEvent } from '../events/store/events.ts'
import { inventoryKey } from '../inventory/key.ts'
import { setHoldExpiry } from '../inventory/store/holds.ts'
import { createOrder } from '../orders/create-order.ts'
import { abandonOrder } from '../orders/end-order.ts'
import { offerJob } from '../orders/offer-freed-units.ts'
import { checkoutAddress } from '../orders/order-addresses.ts'
import { isOfferable } from '../orders/reserved-for-waitlist.ts'
import type { Sales } from '../orders/sales.ts'
import { type OrderRow, transitionOrder } from '../orders/store/orders.ts'
import { queueMail } from '../outbox/outbox.ts'
import { availabilityChanged } from '../search/update-listings.ts'
import { saleOf } from '../tickets/on-sale.ts'
import { type EventStock, readStock } from '../tickets/stock.ts'
import { listNextWaitlistEntries, type WaitlistRow } from '../tickets/store/waitlist.ts'
import {
  listEventsWithWaitlist,
  markSkipped,
  settleOffers,
  transitionWaitlistEntry,
} from './store/waitlist.ts'
import { waitingQuantities } from './waitlist-quantities.ts'

export function waitlistJobs(sales: Sales): JobHandlers {
  return {
    [offerJob]: {
      run: (payload) => offerTickets(sales, Number(asRecord(payload).eventId)),
    },
    // Tickets also become available when holds expire or the capacity grows.
    'look after waiting lists': {
      everyMs: 60_000,
      async run() {
        for (const eventId of await listEventsWithWaitlist(sales.context.db.read))
          await offerTickets(sales, eventId)
      },
    },
  }
}

/**
 * Offers available tickets to the first waitlist entries that fit. Entries that do not fit keep their
 * position, but reserve nothing any more.
 */
export async function offerTickets(sales: Sales, eventId: number, attempt = 1): Promise<void> {
  const { db, clock } = sales.context
  await db.write((tx) => settleOffers(tx, eventId))
  const event = await findEvent(db.read, eventId)
  if (event?.state !== 'live' || event.end_ms <= clock.now()) return
  let waiting: WaitlistRow[]
  let afterId = 0
  do {
    waiting = await listNextWaitlistEntries(db.read, eventId, afterId, batchSize)
    const skipped: number[] = []
    for (const entry of waiting) {
      const stock = await readStock(db.read, event)
      if (availableIn(stock, clock.now()).length === 0) return await skip(sales, event, skipped)
      const outcome = await offerTo(sales, event, stock, entry)
      // The tickets may be available again, and this entry comes before the next ones.
      if ((outcome === 'missed' || outcome === 'refused') && attempt < maxAttempts) {
        await skip(sales, event, skipped)
        return await offerTickets(sales, eventId, attempt + 1)
      }
      if (outcome === 'refused' || outcome === 'unsuitable') skipped.push(entry.id)
      afterId = entry.id
    }
    await skip(sales, event, skipped)
  } while (waiting.length === batchSize)
}

const batchSize = 100
const maxAttempts = 3

async function skip({ context }: Sales, event: EventRow, ids: readonly number[]): Promise<void> {
  const { db, clock } = context
  if (ids.length === 0) return
  await db.writeBatched(inventoryKey(event), async (tx) => {
    const count = await markSkipped(tx, ids, clock.now())
    if (count > 0) await availabilityChanged(tx, event.id, clock.now())
  })
}

/**
 * `unsuitable`: the available tickets do not fit the entry. `missed`: another buyer was faster. `refused`: no order
 * could be created although the tickets are available.
 */
type OfferOutcome = 'done' | 'unsuitable' | 'missed' | 'refused'

/** Fewer tickets than requested are offered if there are no more. */
async function offerTo(
  sales: Sales,
  event: EventRow,
  stock: EventStock,
  waiting: WaitlistRow,
): Promise<OfferOutcome> {
  const { db, clock } = sales.context
  const tickets = findAvailable(stock, waiting, clock.now())
  if (!tickets) return isWaitlistedIn(stock, waiting, clock.now()) ? 'unsuitable' : 'done'
  const buyer = { userId: null, email: waiting.email, isSeller: false, isWaiting: true }
  const order = await createOrder(sales, event, buyer, { tickets: [tickets] }).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  if (!order) {
    const now = await readStock(db.read, event)
    return findAvailable(now, waiting, clock.now()) ? 'refused' : 'missed'
  }
  const isTaken = await db.writeBatched(inventoryKey(event), (tx) =>
    createOffer(sales, tx, { event, waiting, order, quantity: tickets.quantity }),
  )
  // The entry left meanwhile, or another process was faster.
  if (!isTaken) await abandonOrder(sales, event, order)
  return 'done'
}

interface Offer {
  event: EventRow
  waiting: WaitlistRow
  order: OrderRow
  quantity: number
}

/**
 * Creates the offered order and notifies the person in one transaction. An order without a person, after a
 * crash, expires like any other.
 */
async function createOffer(
  { context }: Sales,
  tx: Transaction<Tables>,
  { event, waiting, order, quantity }: Offer,
): Promise<boolean> {
  const nowMs = context.clock.now()
  const expiresAtMs = nowMs + context.config.waitlistOfferMinutes * 60_000
  const change = { state: 'offered' as const, offered_order_id: order.id, offer_expires_at_ms: expiresAtMs }
  if (!(await transitionWaitlistEntry(tx, waiting.id, 'waiting', change))) return false
  const heldOrder = await transitionOrder(
    tx,
    order.id,
    { from: ['started'], notExpiredAtMs: nowMs },
    { expires_at_ms: expiresAtMs, hold_until_ms: expiresAtMs },
  )
  if (!heldOrder) throw new Error(`Order ${order.id} ended before it was offered`)
  await setHoldExpiry(tx, order.id, expiresAtMs)
  await queueMail(tx, context, {
    kind: 'waitlist-offer',
    eventId: event.id,
    to: { address: waiting.email, name: waiting.name },
    quantity,
    address: checkoutAddress(context.url(), order),
    expiresAtMs,
  })
  await availabilityChanged(tx, event.id, nowMs)
  return true
}

/** Ignores the quantity of the entry. */
function isWaitlistedIn(stock: EventStock, { ticket_class_id }: WaitlistRow, nowMs: number): boolean {
  return availableIn(stock, nowMs).some(({ id }) => ticket_class_id === null || id === ticket_class_id)
}

function availableIn(stock: EventStock, nowMs: number) {
  return stock.classes.filter(
    (ticketClass) => isOfferable(ticketClass) && saleOf(ticketClass, stock, { nowMs }).state === 'available',
  )
}

function findAvailable(stock: EventStock, { ticket_class_id, quantity }: WaitlistRow, nowMs: number) {
  for (const ticketClass of availableIn(stock, nowMs)) {
    if (ticket_class_id !== null && ticketClass.id !== ticket_class_id) continue
    const { remaining } = saleOf(ticketClass, stock, { nowMs })
    const { min, max } = waitingQuantities(ticketClass, stock)
    const offered = Math.min(quantity, remaining ?? quantity, max)
    if (offered >= min) return { ticketClassId: ticketClass.id, quantity: offered }
  }
  return undefined
}

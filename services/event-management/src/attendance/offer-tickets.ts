import { Problem } from '@octavo/platform/errors.ts'
import type { JobHandlers } from '@octavo/platform/jobs/jobs.ts'
import type { Context } from '../context.ts'
import { inventoryKey } from '../inventory/key.ts'
import { queueMail } from '../mail/outbox.ts'
import { createOrder } from '../orders/create-order.ts'
import { abandonOrder } from '../orders/end-order.ts'
import { holdFor } from '../orders/hold-for.ts'
import { openSales, type Sales } from '../orders/sales.ts'
import { checkoutAddress } from '../pages/addresses.ts'
import { type EventRow, findEvent } from '../store/events.ts'
import {
  findNextWaiting,
  listAwaitedEvents,
  settleOffers,
  stepWaiting,
  type WaitlistRow,
} from '../store/waiting.ts'
import { saleOf } from '../tickets/on-sale.ts'
import { readStock } from '../tickets/stock.ts'
import { offerJob } from './freed-units.ts'

export function waitlistJobs(context: Context): JobHandlers {
  const sales = openSales(context)
  return {
    [offerJob]: {
      run: (payload) => offerTickets(sales, Number(Object(payload).eventId)),
    },
    // Tickets also come back by time alone, and by a larger capacity.
    'look after waiting lists': {
      everyMs: 60_000,
      async run() {
        for (const eventId of await listAwaitedEvents(context.db.read)) await offerTickets(sales, eventId)
      },
    },
  }
}

/** Offers what came back to whoever has waited longest, and keeps it for them for a while. */
export async function offerTickets(sales: Sales, eventId: number): Promise<void> {
  const { db, clock } = sales.context
  await db.write((tx) => settleOffers(tx, eventId))
  const event = await findEvent(db.read, eventId)
  if (event?.state !== 'live' || event.end_ms <= clock.now()) return
  let passedId = 0
  for (;;) {
    const waiting = await findNextWaiting(db.read, eventId, passedId)
    if (!waiting) return
    const offered = await offerTo(sales, event, waiting)
    if (!offered) passedId = waiting.id
  }
}

/** False where there is nothing for them now. Fewer than they want are better than none. */
async function offerTo(sales: Sales, event: EventRow, waiting: WaitlistRow): Promise<boolean> {
  const { db, clock, config } = sales.context
  const tickets = await findFreed(sales, event, waiting)
  if (!tickets) return false
  const buyer = { userId: null, email: waiting.email, isSeller: false, isWaiting: true }
  const order = await createOrder(sales, event, buyer, { tickets: [tickets] }).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  if (!order) return false
  const held = await holdFor(sales, event, order, config.waitlistOfferMinutes * 60_000)
  const expiresAtMs = held.expires_at_ms ?? clock.now()
  const isTaken = await db.writeTogether(inventoryKey(event), async (tx) => {
    const change = { state: 'offered' as const, offered_order_id: order.id, offer_expires_at_ms: expiresAtMs }
    if (!(await stepWaiting(tx, waiting.id, 'waiting', change))) return false
    await queueMail(tx, sales.context, {
      kind: 'waitlist-offer',
      eventId: event.id,
      to: { address: waiting.email, name: waiting.name },
      quantity: tickets.quantity,
      address: checkoutAddress(sales.context.url(), order),
      expiresAtMs,
    })
    return true
  })
  // They left meanwhile, or another process was faster.
  if (!isTaken) await abandonOrder(sales, event, held)
  return true
}

async function findFreed({ context }: Sales, event: EventRow, { ticket_class_id, quantity }: WaitlistRow) {
  const nowMs = context.clock.now()
  const stock = await readStock(context.db.read, event)
  for (const ticketClass of stock.classes) {
    if (ticket_class_id !== null && ticketClass.id !== ticket_class_id) continue
    if (ticketClass.is_donation) continue
    const { state, remaining } = saleOf(ticketClass, stock, { nowMs })
    const most = Math.min(quantity, remaining ?? quantity, ticketClass.maximum_quantity ?? quantity)
    if (state === 'available' && most >= Math.max(1, ticketClass.minimum_quantity))
      return { ticketClassId: ticketClass.id, quantity: most }
  }
  return undefined
}

import { type EventRow, listEventsById } from '../events/store/events.ts'
import { changeOrder } from '../orders/change-order.ts'
import { createOrder } from '../orders/create-order.ts'
import { placeOrder, placePending } from '../orders/place-order.ts'
import type { Sales } from '../orders/sales.ts'
import { readOffers } from '../tickets/offers/offers.ts'
import { readStock } from '../tickets/stock.ts'
import { listSampleEvents, listUnsold } from './store.ts'

/** Places orders through the regular flow, so that the demo organization has some. */
export async function placeOrders(sales: Sales, signal: AbortSignal): Promise<void> {
  const { context } = sales
  const sample = await listSampleEvents(context.db.read)
  const events = await listEventsById(
    context.db.read,
    [...sample.values()].map(({ id }) => id),
  )
  const first = [...events.values()]
    .filter(({ state, start_ms }) => state === 'live' && start_ms > context.clock.now())
    .toSorted((a, b) => a.start_ms - b.start_ms)
    .slice(0, maxEvents)
  const unsold = new Set(
    await listUnsold(
      context.db.read,
      first.map(({ id }) => id),
    ),
  )
  // After an interruption, the rest of the same events follows.
  for (const [place, event] of first.entries()) {
    if (!unsold.has(event.id)) continue
    for (let order = 0; order <= place % 3; order += 1) {
      signal.throwIfAborted()
      await buy(sales, event, place * 3 + order)
    }
  }
}

const maxEvents = 20

async function buy(sales: Sales, event: EventRow, number: number): Promise<void> {
  const { db, clock } = sales.context
  const [firstName = '', lastName = ''] = (people[number % people.length] ?? '').split(' ')
  const email = `${firstName}.${lastName}@example.org`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const offers = await readOffers(db.read, await readStock(db.read, event), { nowMs: clock.now() })
  const variants = offers.flatMap((offer) => offer.variants)
  const offered = variants.find(({ sale, unitPrice }) => sale.state === 'available' && unitPrice !== null)
  if (!offered) return
  const ticketRequest = { tickets: [{ variantId: offered.id, quantity: 1 + (number % 2) }] }
  const started = await createOrder(sales, event, { userId: null, email, isSeller: false }, ticketRequest)
  const details = { first_name: firstName, last_name: lastName, email }
  const order = await changeOrder(sales, event, started, details, false)
  const placed = await placeOrder(sales, event, order, {
    method: 'cash',
    buyer: { clientKey: '', isSeller: true },
    successUrl: '',
    cancelUrl: '',
  })
  // Some orders stay pending.
  if (placed.order.status === 'pending' && number % 4 !== 0) await placePending(sales, event, placed.order)
}

const people = [
  'Amara Nwosu',
  'Jonas Keller',
  'Mei Tanaka',
  'Lucía Ferrer',
  'Omar Haddad',
  'Freya Lund',
  'Pavel Novák',
  'Chloé Martin',
  'Ravi Menon',
  'Hannah Doyle',
  'Tomás Oliveira',
  'Ingrid Berg',
  'Samuel Osei',
  'Yuki Sato',
  'Nora Weiss',
  'Elif Kaya',
  'Marco Bianchi',
  'Zanele Dube',
  'Peter Novotny',
  'Aoife Byrne',
  'Diego Rojas',
]

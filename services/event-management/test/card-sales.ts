import { createManualClock } from '@octavo/platform/clock.ts'
import { ok } from './event-making.ts'
import { ada, beginOrder, makeSale } from './order-making.ts'
import { type Caller, type EventsService, startEvents } from './service.ts'
import { signStripe, startStripe } from './stripe-server.ts'

const stripeKey = 'sk_test'
const stripeWebhookSecret = 'whsec_test'

/** A service with a fake Stripe server. */
export async function openCardService(database: { dataDir?: string; url?: string } = {}) {
  const stripe = await startStripe(stripeKey)
  // A fixed clock, so that signatures do not age.
  const clock = createManualClock(Date.now())
  const { url: databaseUrl, ...folder } = database
  const ownSettings = { stripeKey, stripeUrl: stripe.url, stripeWebhookSecret }
  const start = () =>
    startEvents({
      ...folder,
      ...(databaseUrl !== undefined && { databaseUrl }),
      clock,
      settings: { file: { 'event-management': ownSettings } },
    })

  let notices = 0
  return {
    stripe,
    clock,
    start,
    /** Sends the webhook of a payment of the order, or of another object. */
    notify(stranger: Pick<Caller, 'post'>, subject: string | object, id = `evt_${++notices}`) {
      const isOrder = typeof subject === 'string'
      const object = isOrder ? { id: 'cs', metadata: { order_id: subject } } : subject
      const type = isOrder ? 'checkout.session.completed' : 'refund.failed'
      const body = JSON.stringify({ id, type, data: { object } })
      const headers = { 'stripe-signature': signStripe(body, stripeWebhookSecret, clock.now()) }
      return stranger.post('/payments/stripe/webhook/', body, headers)
    },
  }
}

/** Free tickets, tickets for 1 and for 1,000 euros, payable by card, cash and invoice. */
export async function makeCardSale(service: EventsService, login: string, { capacity = 200 } = {}) {
  const sale = await makeSale(
    service,
    login,
    [
      { name: 'Free' },
      { name: 'Cheap', free: false, cost: 'EUR,100' },
      { name: 'Dear', free: false, cost: 'EUR,100000' },
    ],
    { capacity },
  )
  const { organizer, event } = sale
  const payment_option = { payment_method: 'STRIPE', offered: true }
  ok(await organizer.post(`/organizations/${organizer.organizationId}/payment_options/`, { payment_option }))
  const [free = '', cheap = '', dear = ''] = sale.ticketIds
  const buyer = await service.as(`${login}-buyer`)
  return {
    ...sale,
    free,
    cheap,
    dear,
    buyer,
    async reserve(ticketId: string, quantity = 1) {
      const order = ok(await beginOrder(buyer, event.id, ticketId, { quantity }))
      return ok(await buyer.post(`/orders/${order.id}/`, { order: ada }))
    },
    change: (orderId: string, ticket_class_id: string, quantity: number) =>
      buyer.post(`/orders/${orderId}/`, { order: { tickets: [{ ticket_class_id, quantity }] } }),
    place: (orderId: string, payment_method?: string) =>
      buyer.post(`/orders/${orderId}/place/`, payment_method ? { order: { payment_method } } : {}),
    read: async (orderId: string) => ok(await buyer.get(`/orders/${orderId}/?expand=attendees`)),
  }
}

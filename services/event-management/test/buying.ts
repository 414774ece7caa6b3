import { type Organizer, ok } from './event-making.ts'
import type { Caller } from './service.ts'

export interface Purchase {
  quantity?: number
  name?: string
  email?: string
  /** The payment method of paid tickets. */
  payment?: string
}

/** Orders tickets of the first class, and returns the final order. */
export async function buy(buyer: Pick<Caller, 'get' | 'post'>, eventId: string, purchase: Purchase = {}) {
  const { quantity = 1, name = 'Ada Lovelace', email = 'ada@example.org', payment } = purchase
  const { json } = await buyer.get(`/events/${eventId}/ticket_classes/for_sale/`)
  const ticket_class_id = String(json.ticket_classes[0].id)
  const order = ok(
    await buyer.post(`/events/${eventId}/orders/`, { order: { tickets: [{ ticket_class_id, quantity }] } }),
  )
  const [first_name, last_name] = name.split(' ')
  ok(await buyer.post(`/orders/${order.id}/`, { order: { name, first_name, last_name, email } }))
  const choice = payment === undefined ? {} : { order: { payment_method: payment } }
  return ok(await buyer.post(`/orders/${order.id}/place/`, choice))
}

/** With one ticket class for 12.50. */
export async function makePaidEvent(organizer: Organizer, fields: object = {}) {
  const event = await organizer.makeEvent({ summary: 'An evening', ...fields })
  await organizer.addTicket(event.id, { name: 'Front row', free: false, cost: 'EUR,1250' })
  ok(await organizer.post(`/events/${event.id}/publish/`))
  return event
}

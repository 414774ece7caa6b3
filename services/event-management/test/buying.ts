import { type Organizer, ok } from './event-making.ts'
import type { Caller } from './service.ts'

export interface Purchase {
  quantity?: number
  name?: string
  email?: string
  /** How it is paid, where it costs something. */
  payment?: string
}

/** Takes tickets of the first class of an event, and gives the order as it is at the end. */
export async function buy(buyer: Pick<Caller, 'get' | 'post'>, eventId: string, purchase: Purchase = {}) {
  const { quantity = 1, name = 'Ada Lovelace', email = 'ada@example.org', payment } = purchase
  const { json } = await buyer.get(`/events/${eventId}/ticket_classes/for_sale/`)
  const ticket_class_id = String(json.ticket_classes[0].id)
  const started = ok(
    await buyer.post(`/events/${eventId}/orders/`, { order: { tickets: [{ ticket_class_id, quantity }] } }),
  )
  const [first_name, last_name] = name.split(' ')
  ok(await buyer.post(`/orders/${started.id}/`, { order: { name, first_name, last_name, email } }))
  const choice = payment === undefined ? {} : { order: { payment_method: payment } }
  return ok(await buyer.post(`/orders/${started.id}/place/`, choice))
}

/** One that costs 12.50 for each. */
export async function makePaidEvent(organizer: Organizer, fields: object = {}) {
  const event = await organizer.makeEvent({ summary: 'An evening', ...fields })
  await organizer.addTicket(event.id, { name: 'Front row', free: false, cost: 'EUR,1250' })
  ok(await organizer.post(`/events/${event.id}/publish/`))
  return event
}

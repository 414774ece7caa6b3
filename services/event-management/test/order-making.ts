import assert from 'node:assert/strict'
import { asOrganizer, ok } from './event-making.ts'
import { findUnbalanced } from './find-unbalanced.ts'
import type { Caller, EventsService } from './service.ts'

export interface NewTicket {
  [field: string]: unknown
}

/** A published event with these tickets, and their API responses. */
export async function makeSale(
  service: EventsService,
  login: string,
  tickets: readonly NewTicket[],
  fields: object = {},
) {
  const organizer = await asOrganizer(service, login)
  await offerCash(organizer, organizer.organizationId)
  const event = await organizer.makeEvent({ summary: 'An evening', ...fields })
  const classes = []
  for (const ticket of tickets) classes.push(await organizer.addTicket(event.id, ticket))
  ok(await organizer.post(`/events/${event.id}/publish/`))
  return { organizer, event, classes, ticketIds: classes.map(({ id }) => String(id)) }
}

export async function offerCash(organizer: Caller, organizationId: string): Promise<void> {
  const payment_option = { payment_method: 'CASH', offered: true, instructions: 'At the door.' }
  ok(await organizer.post(`/organizations/${organizationId}/payment_options/`, { payment_option }))
}

export function beginOrder(
  caller: Caller,
  eventId: string,
  ticketId: string | undefined,
  {
    quantity = 1,
    headers = {},
    ...fields
  }: { quantity?: number; headers?: Record<string, string>; [field: string]: unknown } = {},
) {
  const order = { tickets: [{ ticket_class_id: ticketId, quantity }], ...fields }
  return caller.post(`/events/${eventId}/orders/`, { order }, headers)
}

export const ada = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' }

/** Fills in all required fields of an order. */
export async function fillOrder(
  caller: Caller,
  ...args: Parameters<typeof beginOrder> extends [unknown, ...infer Rest] ? Rest : never
) {
  const order = ok(await beginOrder(caller, ...args))
  return ok(await caller.post(`/orders/${order.id}/`, { order: ada }))
}

export async function buy(
  caller: Caller,
  ...args: Parameters<typeof beginOrder> extends [unknown, ...infer Rest] ? Rest : never
) {
  const order = await fillOrder(caller, ...args)
  return ok(await caller.post(`/orders/${order.id}/place/`))
}

/** The sold and pending quantities of a class; fails if the inventory is not balanced. */
export async function countsOf(service: EventsService, organizer: Caller, eventId: string) {
  const { json } = await organizer.get(`/events/${eventId}/inventory/`)
  assert.equal(json.is_balanced, true, JSON.stringify(json))
  assert.deepEqual(await findUnbalanced(service.context.db.read), [])
  const pools: { kind: string; counters: { sold: number; pending: number } }[] = json.pools
  return pools.filter(({ kind }) => kind === 'ticket_class').map(({ counters }) => counters)
}

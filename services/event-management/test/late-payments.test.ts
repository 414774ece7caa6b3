import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { placePaid } from '../src/orders/place-paid.ts'
import { openSales } from '../src/orders/sales.ts'
import { ok } from './event-making.ts'
import { beginOrder, countsOf, fillOrder, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const service = await startEvents({ clock })
const sales = openSales(service.context)

async function lapse(login: string) {
  const ticket = { free: false, cost: 'EUR,2500', quantity_total: 1 }
  const sale = await makeSale(service, login, [ticket])
  const buyer = await service.as(`${login}-buyer`)
  const order = await fillOrder(buyer, sale.event.id, sale.ticketIds[0])
  clock.advance(order.time_remaining * 1_000 + 1_000)
  const next = await service.as(`${login}-next`)
  const other = ok(await beginOrder(next, sale.event.id, sale.ticketIds[0]))
  return { ...sale, buyer, order, next, other }
}

test('a payment that comes when the tickets are others’ is refused', async () => {
  const { organizer, event, order, buyer } = await lapse('late')
  assert.equal(await placePaid(sales, Number(order.id)), 'refused')
  assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'abandoned')
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 1 }])
})

test('a payment that comes late takes the tickets again where they are free, once', async () => {
  const { organizer, event, order, buyer, next, other } = await lapse('lucky')
  ok(await next.post(`/orders/${other.id}/abandon/`))
  const placed = await Promise.all([1, 2, 3].map(() => placePaid(sales, Number(order.id))))
  assert.deepEqual(placed, ['placed', 'placed', 'placed'])
  const shown = ok(await buyer.get(`/orders/${order.id}/?expand=attendees`))
  assert.equal(shown.status, 'placed')
  assert.equal(shown.attendees.length, 1)
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
})

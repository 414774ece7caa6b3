import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { accept, authorize } from './authorized-payments.ts'
import { assertError, ok } from './event-making.ts'
import { beginOrder, countsOf, fillOrder, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const service = await startEvents({ clock })

async function lapse(login: string) {
  const ticket = { free: false, cost: 'EUR,2500', quantity_total: 1 }
  const sale = await makeSale(service, login, [ticket])
  const buyer = await service.as(`${login}-buyer`)
  const order = await fillOrder(buyer, sale.event.id, sale.ticketIds[0])
  const payment = await authorize(service, order.id)
  clock.advance(order.time_remaining * 1_000 + 1_000)
  const next = await service.as(`${login}-next`)
  const other = ok(await beginOrder(next, sale.event.id, sale.ticketIds[0]))
  return { ...sale, buyer, order, payment, next, other }
}

test('a late payment is refused if the tickets are sold', async () => {
  const { organizer, event, order, payment, buyer } = await lapse('late')
  assert.equal(await accept(service, payment), 'voiding')
  assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'abandoned')
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 1 }])
})

test('a late payment takes the tickets again once if they are available', async () => {
  const { organizer, event, order, payment, buyer, next, other } = await lapse('lucky')
  ok(await next.post(`/orders/${other.id}/abandon/`))
  const states = await Promise.all([1, 2, 3].map(() => accept(service, payment)))
  assert.deepEqual(states, ['capturing', 'capturing', 'capturing'])
  const shownOrder = ok(await buyer.get(`/orders/${order.id}/?expand=attendees`))
  assert.equal(shownOrder.status, 'placed')
  assert.equal(shownOrder.attendees.length, 1)
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
})

test('a late payment is refused if its ticket class was deleted', async () => {
  const { organizer, event, order, payment, buyer, next, other, ticketIds } = await lapse('deleted-class')
  ok(await next.post(`/orders/${other.id}/abandon/`))
  await organizer.addTicket(event.id, { name: 'Other' })
  ok(await organizer.delete(`/events/${event.id}/ticket_classes/${ticketIds[0]}/`))
  assert.equal(await accept(service, payment), 'voiding')
  assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'abandoned')
})

for (const [kind, discount] of [
  ['an access code', { type: 'access', code: 'SECRET' }],
  ['a discount', { type: 'coded', code: 'SECRET', percent_off: '50' }],
] as const)
  for (const isOfEvent of [true, false])
    test(`a late payment is refused if ${kind} of its ${isOfEvent ? 'event' : 'organization'} was deleted`, async () => {
      const login = `deleted-${discount.type}-${isOfEvent}`
      const ticket = { free: false, cost: 'EUR,2500', quantity_total: 1 }
      const { organizer, event, ticketIds } = await makeSale(service, login, [ticket])
      const path = `/organizations/${organizer.organizationId}/discounts/`
      const { id } = ok(
        await organizer.post(path, { discount: { ...discount, ...(isOfEvent && { event_id: event.id }) } }),
      )
      const buyer = await service.as(`${login}-buyer`)
      const order = await fillOrder(buyer, event.id, ticketIds[0], { code: 'SECRET' })
      const payment = await authorize(service, order.id)
      assertError(await organizer.delete(`/discounts/${id}/`), 400, 'DISCOUNT_CANNOT_BE_DELETED')
      clock.advance(order.time_remaining * 1_000 + 1_000)
      await service.context.jobs.idle()
      ok(await organizer.delete(`/discounts/${id}/`))
      assert.equal(await accept(service, payment), 'voiding')
      assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'abandoned')
      assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
    })

test('a payment is voided if its order cannot be placed for an hour', async () => {
  const ticket = { free: false, cost: 'EUR,2500', quantity_total: 1 }
  const sale = await makeSale(service, 'unlucky', [ticket])
  const buyer = await service.as('unlucky-buyer')
  const order = await fillOrder(buyer, sale.event.id, sale.ticketIds[0])
  const payment = await authorize(service, order.id)
  const { db } = service.context
  await db.write((tx) =>
    tx.updateTable('ticket_order').set({ costs: '{' }).where('id', '=', Number(order.id)).execute(),
  )
  await assert.rejects(accept(service, payment), SyntaxError)
  clock.advance(59 * 60_000)
  await assert.rejects(accept(service, payment), SyntaxError)
  clock.advance(60_000)
  assert.equal(await accept(service, payment), 'voiding')
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementsOf } from '@octavo/testing/statements.ts'
import { ok } from './event-making.ts'
import { beginOrder, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const service = await startEvents()

/** Sells out, with one refused request. */
async function sellOut(login: string, fields: object = {}) {
  const { organizer, event, ticketIds } = await makeSale(service, login, [{ quantity_total: 1 }], fields)
  const order = ok(await beginOrder(organizer, event.id, ticketIds[0]))
  assert.equal((await beginOrder(organizer, event.id, ticketIds[0])).json.error, 'SOLD_OUT')
  return { organizer, event, ticketId: ticketIds[0], order }
}

test('late requests are refused without reading the inventory', async () => {
  const { event, ticketId } = await sellOut('late')
  const buyer = await service.as('late-buyer')
  const statements = await statementsOf(service.context.db, async () => {
    for (let at = 0; at < 5; at++)
      assert.equal((await beginOrder(buyer, event.id, ticketId)).json.error, 'SOLD_OUT')
  })
  const lookups = statements.filter(({ sql }) => /"ticket_class"|"member"|"discount"/.test(sql))
  assert.deepEqual(lookups, [])
})

test('released tickets are available to the next request', async () => {
  const { organizer, event, ticketId, order } = await sellOut('back')
  ok(await organizer.post(`/orders/${order.id}/abandon/`))
  ok(await beginOrder(await service.as('back-buyer'), event.id, ticketId))
})

test('an event that is no longer on sale is not reported as sold out for long', async () => {
  const { organizer, event, ticketId, order } = await sellOut('gone')
  ok(await organizer.post(`/orders/${order.id}/abandon/`))
  ok(await beginOrder(organizer, event.id, ticketId))
  assert.equal((await beginOrder(organizer, event.id, ticketId)).json.error, 'SOLD_OUT')
  ok(await organizer.post(`/events/${event.id}/cancel/`))
  const buyer = await service.as('gone-buyer')
  let error = 'SOLD_OUT'
  while (error === 'SOLD_OUT') error = (await beginOrder(buyer, event.id, ticketId)).json.error
  assert.equal(error, 'SALES_ENDED')
})

test('viewers without access do not learn that an event is sold out', async () => {
  const { event, ticketId } = await sellOut('private', { invite_only: true })
  const stranger = await service.as('private-stranger')
  assert.equal((await beginOrder(stranger, event.id, ticketId)).json.error, 'NOT_FOUND')
})

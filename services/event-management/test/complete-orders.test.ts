import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { getEventRow } from '../src/events/store/events.ts'
import { createOrderCompleter } from '../src/orders/complete-orders.ts'
import { countWrites } from './counted-writes.ts'
import { describeOnBothDatabases } from './databases.ts'
import { ok } from './event-making.ts'
import { countsOf, fillOrder, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

describeOnBothDatabases('concurrently completed orders', ({ location }) => {
  async function start(login: string) {
    const database = location()
    const service = await startEvents(databaseOptions(database))
    const sale = await makeSale(service, login, [{ quantity_total: 50 }])
    const event = await getEventRow(service.context.db.read, Number(sale.event.id))
    const { db, counter } = countWrites(service.context.db)
    const completeOne = createOrderCompleter({ ...service.context, db })
    const begin = async (quantity = 1) =>
      Number((await fillOrder(sale.organizer, sale.event.id, sale.ticketIds[0], { quantity })).id)
    // `fillOrder` changes the order once.
    const complete = (orderId: number) =>
      completeOne({ event, orderId, from: 'started', version: 1, method: 'free' })
    const attendeesOf = async (orderId: number) => {
      const { attendees } = ok(await sale.organizer.get(`/orders/${orderId}/?expand=attendees`))
      return attendees.map(({ order_id }: { order_id: string }) => Number(order_id))
    }
    return { service, ...sale, counter, begin, complete, attendeesOf }
  }

  test('are batched: the first runs alone, the others share one transaction, and each gets its own tickets', async () => {
    const { service, organizer, event, counter, begin, complete, attendeesOf } = await start('all')
    const orderIds = []
    for (let at = 0; at < 8; at++) orderIds.push(await begin(1 + (at % 2)))
    const completions = await Promise.all(orderIds.map(complete))
    assert.deepEqual(
      completions.map(({ id, status }) => [id, status]),
      orderIds.map((id) => [id, 'placed']),
    )
    assert.equal(counter.writes, 2)
    for (const [at, id] of orderIds.entries())
      assert.deepEqual(
        await attendeesOf(id),
        Array.from({ length: 1 + (at % 2) }, () => id),
      )
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 12, pending: 0 }])
    const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
    assert.equal(mails.length, 8)
  })

  test('are completed once when requested twice, also if another order in the batch has ended', async () => {
    const { service, organizer, event, begin, complete, attendeesOf } = await start('twice')
    const [first, second, abandonedOrder, last] = [await begin(), await begin(), await begin(), await begin()]
    ok(await organizer.post(`/orders/${abandonedOrder}/abandon/`))
    const outcomes = await Promise.allSettled([first, second, abandonedOrder, second, last].map(complete))
    assert.deepEqual(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.id : outcome.reason.code)),
      [first, second, 'INVALID_ORDER_STATE', second, last],
    )
    assert.deepEqual(await attendeesOf(second), [second])
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 3, pending: 0 }])
  })
})

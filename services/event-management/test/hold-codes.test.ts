import assert from 'node:assert/strict'
import { createManualClock } from '@octavo/platform/clock.ts'
import { orderToken } from '../src/orders/order-links.ts'
import { findOrder } from '../src/orders/store/orders.ts'
import { assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { beginOrder, countsOf, ada as person } from './order-making.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))

interface Counters {
  sold: number
  pending: number
}

/** An event with 20 tickets, 10 of them held, and the single-use codes `ONE` and `TWO` for the hold. */
async function makeHold({ ada, service }: World, capacity = 20) {
  const event = await ada.makeEvent({ summary: 'An evening' })
  const ticket = await ada.addTicket(event.id)
  const capacity_tier = { capacity_total: capacity, holds: [{ name: 'Press', quantity_total: 10 }] }
  const { holds } = ok(await ada.post(`/events/${event.id}/capacity_tier/`, { capacity_tier }))
  for (const code of ['ONE', 'TWO']) {
    const hold = { type: 'hold', code, event_id: event.id, hold_ids: [holds[0].id], quantity_available: 1 }
    ok(await ada.post(`/organizations/${ada.organizationId}/discounts/`, { discount: hold }))
  }
  ok(await ada.post(`/events/${event.id}/publish/`))
  /** The sold and held quantities of the hold, of both codes and of the rest. */
  async function stock() {
    await countsOf(service, ada, event.id)
    const { pools } = ok(await ada.get(`/events/${event.id}/inventory/`))
    const countTaken = (kind: string, name?: string) => {
      const matchingPool = pools.find(
        (pool: Record<string, string>) => pool.kind === kind && (!name || pool.name === name),
      )
      const { sold, pending }: Counters = matchingPool.counters
      return sold + pending
    }
    return {
      hold: countTaken('hold'),
      one: countTaken('discount', 'ONE'),
      two: countTaken('discount', 'TWO'),
      general: countTaken('event'),
    }
  }
  return { event, ticketId: String(ticket.id), holdId: holds[0].id, stock }
}

const tickets = (ticket_class_id: string, quantity: number) => [{ ticket_class_id, quantity }]

describeServiceOnBothDatabases(
  'an order that a code draws from a hold',
  {
    async 'returns its units to the hold when it drops the code, and takes general units'(world) {
      const { bob } = world
      const { event, ticketId, stock } = await makeHold(world)
      const order = ok(await beginOrder(bob, event.id, ticketId, { code: 'ONE' }))
      assert.deepEqual(await stock(), { hold: 1, one: 1, two: 0, general: 0 })
      const change = { code: '', tickets: tickets(ticketId, 10) }
      ok(await bob.post(`/orders/${order.id}/`, { order: change }))
      assert.deepEqual(await stock(), { hold: 0, one: 0, two: 0, general: 10 })
    },

    async 'stays unchanged when nothing is available without the code'(world) {
      const { bob } = world
      const { event, ticketId, stock } = await makeHold(world, 10)
      const order = ok(await beginOrder(bob, event.id, ticketId, { code: 'ONE' }))
      const change = { code: '', tickets: tickets(ticketId, 10) }
      assertError(await bob.post(`/orders/${order.id}/`, { order: change }), 400, 'SOLD_OUT')
      assert.deepEqual(await stock(), { hold: 1, one: 1, two: 0, general: 0 })
      ok(await bob.post(`/orders/${order.id}/`, { order: person }))
      ok(await bob.post(`/orders/${order.id}/place/`))
      assert.deepEqual(await stock(), { hold: 1, one: 1, two: 0, general: 0 })
    },

    async 'exchanges codes without exceeding the uses of either'(world) {
      const { bob } = world
      const { event, ticketId, stock } = await makeHold(world)
      const order = ok(await beginOrder(bob, event.id, ticketId, { code: 'ONE' }))
      const path = `/orders/${order.id}/`
      assertError(await bob.post(path, { order: { tickets: tickets(ticketId, 2) } }), 400, 'SOLD_OUT')
      assert.deepEqual(await stock(), { hold: 1, one: 1, two: 0, general: 0 })
      ok(await bob.post(path, { order: { code: 'TWO' } }))
      assert.deepEqual(await stock(), { hold: 1, one: 0, two: 1, general: 0 })
      const other = ok(await beginOrder(bob, event.id, ticketId, { code: 'ONE' }))
      assertError(await bob.post(path, { order: { code: 'ONE' } }), 400, 'SOLD_OUT')
      ok(await bob.post(`/orders/${other.id}/abandon/`))
      assert.deepEqual(await stock(), { hold: 1, one: 0, two: 1, general: 0 })
    },

    async 'releases the changed units when it expires'(world) {
      const { bob } = world
      const { event, ticketId, stock } = await makeHold(world)
      const order = ok(await beginOrder(bob, event.id, ticketId, { code: 'ONE' }))
      ok(await bob.post(`/orders/${order.id}/`, { order: { code: 'TWO' } }))
      clock.advance(1_201_000)
      // Ordering the held units ends the expired hold.
      ok(await beginOrder(bob, event.id, ticketId, { code: 'TWO' }))
      assert.deepEqual(await stock(), { hold: 1, one: 0, two: 1, general: 0 })
      assertError(await bob.post(`/orders/${order.id}/`, { order: { code: 'ONE' } }), 400, 'ORDER_EXPIRED')
    },

    async 'is placed with a consistent selection when it is changed concurrently'(world) {
      const { bob } = world
      for (let round = 0; round < 6; round++) {
        const { event, ticketId, stock } = await makeHold(world)
        const order = ok(await beginOrder(bob, event.id, ticketId, { code: 'ONE' }))
        const path = `/orders/${order.id}/`
        ok(await bob.post(path, { order: person }))
        const changes = [{ code: '', tickets: tickets(ticketId, 5) }, { code: 'TWO' }]
        await Promise.all([
          ...changes.map((change) => bob.post(path, { order: change })),
          bob.post(`${path}place/`),
        ])
        await bob.post(`${path}place/`)
        const { hold, one, two, general } = await stock()
        assert.equal(hold, one + two)
        assert.ok(hold + general === 1 || (hold === 0 && general === 5), JSON.stringify({ hold, general }))
      }
    },

    async 'and was created by a member cannot get more units of the hold by its buyer'(world) {
      const { ada, bob } = world
      const { event, ticketId, holdId, stock } = await makeHold(world)
      const order = ok(await beginOrder(ada, event.id, ticketId, { hold_id: holdId }))
      ok(await ada.post(`/orders/${order.id}/`, { order: person }))
      const path = `/orders/${order.id}/?access=${await accessOf(world, order.id)}`
      assertError(await bob.post(path, { order: { tickets: tickets(ticketId, 10) } }), 403, 'NOT_AUTHORIZED')
      assert.deepEqual(await stock(), { hold: 1, one: 0, two: 0, general: 0 })
      ok(await ada.post(`/orders/${order.id}/`, { order: { tickets: tickets(ticketId, 3) } }))
      assert.deepEqual(await stock(), { hold: 3, one: 0, two: 0, general: 0 })
    },
  },
  { clock },
)

/** The secret of the order link. */
async function accessOf({ service }: World, orderId: string): Promise<string> {
  const order = await findOrder(service.context.db.read, Number(orderId))
  assert.ok(order)
  return orderToken(order)
}

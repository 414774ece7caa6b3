import assert from 'node:assert/strict'
import { createManualClock } from '@octavo/platform/clock.ts'
import { buy, makePaidEvent } from './buying.ts'
import { addMember, argumentErrorsOf, assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { beginOrder, countsOf } from './order-making.ts'
import type { Caller } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))

function record(caller: Caller, orderId: string, amount: unknown, headers: Record<string, string> = {}) {
  return caller.post(`/orders/${orderId}/record_payment/`, { payment: { amount } }, headers)
}

async function makePendingOrder({ ada, bob }: World) {
  const event = await makePaidEvent(ada)
  const order = await buy(bob, event.id, { quantity: 2, payment: 'cash' })
  assert.equal(order.status, 'pending')
  return { event, order }
}

async function countMails({ ada, service }: World, orderId: string): Promise<number> {
  await service.context.jobs.idle()
  const { mails } = ok(await ada.get(`/organizations/${ada.organizationId}/mails/`))
  return mails.filter((mail: { order_id: string }) => mail.order_id === orderId).length
}

describeServiceOnBothDatabases(
  'recording a payment',
  {
    async 'places a pending order once, also when it is repeated concurrently'(world) {
      const { ada, service } = world
      const { event, order } = await makePendingOrder(world)
      const requests = Array.from({ length: 5 }, (_, at) =>
        record(ada, order.id, at % 2 ? 'EUR,2500' : { currency: 'EUR', value: 2_500 }),
      )
      for (const response of await Promise.all(requests)) assert.equal(ok(response).status, 'placed')
      const repeat = ok(await record(ada, order.id, 'EUR,2500'))
      assert.equal(repeat.payment_method, 'cash')
      assert.deepEqual(await countsOf(service, ada, event.id), [{ sold: 2, pending: 0 }])
      const { attendees } = ok(await ada.get(`/events/${event.id}/attendees/`))
      assert.deepEqual(
        attendees.map(({ status }: { status: string }) => status),
        ['Attending', 'Attending'],
      )
      // One when the order began to wait, one with the tickets.
      assert.equal(await countMails(world, order.id), 2)
    },

    async 'with another amount or currency than the order total is refused'(world) {
      const { ada, service } = world
      const { event, order } = await makePendingOrder(world)
      const wrongAmounts = { 'EUR,2499': '€24.99', 'USD,2500': '$25.00', 'EUR,0': '€0.00' }
      for (const [amount, formattedAmount] of Object.entries(wrongAmounts))
        assert.deepEqual(argumentErrorsOf(await record(ada, order.id, amount)), {
          'payment.amount': [`${formattedAmount} is not the total of the order, which is €25.00.`],
        })
      assert.deepEqual(argumentErrorsOf(await record(ada, order.id, undefined)), {
        'payment.amount': ['MISSING'],
      })
      assert.equal(ok(await ada.get(`/orders/${order.id}/`)).status, 'pending')
      assert.deepEqual(await countsOf(service, ada, event.id), [{ sold: 0, pending: 2 }])
    },

    async 'needs the permission to manage orders, which the buyer does not have'(world) {
      const { ada, bob, service } = world
      const { event, order } = await makePendingOrder(world)
      assertError(await record(bob, order.id, 'EUR,2500'), 404, 'NOT_FOUND')
      const page = await bob.get(`/orders/${order.id}/`)
      assert.equal(ok(page).status, 'pending')
      const door = await service.as(`door-${event.id}`)
      await addMember(ada, ada.organizationId, door, 'door')
      assertError(await record(door, order.id, 'EUR,2500'), 403, 'NOT_AUTHORIZED')
      assert.deepEqual(await countsOf(service, ada, event.id), [{ sold: 0, pending: 2 }])
    },

    async 'is refused for an order that is not placed yet, has expired or was refunded'(world) {
      const { ada, bob } = world
      const { event, order } = await makePendingOrder(world)
      const { ticket_classes } = ok(await bob.get(`/events/${event.id}/ticket_classes/for_sale/`))
      const startedOrder = ok(await beginOrder(bob, event.id, ticket_classes[0].id))
      assertError(await record(ada, startedOrder.id, 'EUR,1250'), 400, 'INVALID_ORDER_STATE')
      ok(await record(ada, order.id, 'EUR,2500'))
      ok(await ada.post(`/orders/${order.id}/refund/`))
      assertError(await record(ada, order.id, 'EUR,2500'), 400, 'INVALID_ORDER_STATE')
      const lateOrder = await buy(bob, event.id, { payment: 'cash' })
      ok(await bob.post(`/orders/${lateOrder.id}/abandon/`))
      assertError(await record(ada, lateOrder.id, 'EUR,1250'), 400, 'INVALID_ORDER_STATE')
    },

    async 'is refused from the payment deadline on, before and after the tickets are released'(world) {
      const { ada, service } = world
      const { event, order } = await makePendingOrder(world)
      clock.advance(24 * 3_600_000)
      assertError(await record(ada, order.id, 'EUR,2500'), 400, 'ORDER_EXPIRED')
      assertError(await ada.post(`/orders/${order.id}/place/`), 400, 'ORDER_EXPIRED')
      await service.context.jobs.idle()
      assert.equal(ok(await ada.get(`/orders/${order.id}/`)).status, 'abandoned')
      assertError(await record(ada, order.id, 'EUR,2500'), 400, 'ORDER_EXPIRED')
      assertError(await ada.post(`/orders/${order.id}/place/`), 400, 'ORDER_EXPIRED')
      assert.deepEqual(await countsOf(service, ada, event.id), [{ sold: 0, pending: 0 }])
    },

    async 'with an Idempotency-Key returns the same response again'(world) {
      const { ada } = world
      const { order } = await makePendingOrder(world)
      const headers = { 'idempotency-key': `paid-${order.id}` }
      const first = ok(await record(ada, order.id, 'EUR,2500', headers))
      ok(await ada.post(`/orders/${order.id}/refund/`))
      assert.deepEqual(ok(await record(ada, order.id, 'EUR,2500', headers)), first)
      assertError(await record(ada, order.id, 'EUR,2501', headers), 422, 'IDEMPOTENCY_KEY_REUSED')
    },
  },
  { clock },
)

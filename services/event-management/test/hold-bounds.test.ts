import assert from 'node:assert/strict'
import { createManualClock } from '@octavo/platform/clock.ts'
import { makePaidEvent } from './buying.ts'
import { assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'
import { beginOrder, fillOrder, makeSale, ada as person } from './order-making.ts'
import { startStripe } from './stripe-server.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const stripe = await startStripe('sk_test')
const minuteMs = 60_000

describeServiceOnBothDatabases(
  'the hold of an order',
  {
    async 'ends two hours after its creation, even if the order is placed repeatedly for 20 hours'({
      ada,
      bob,
    }) {
      const option = { payment_method: 'STRIPE', offered: true }
      const options = `/organizations/${ada.organizationId}/payment_options/`
      ok(await ada.post(options, { payment_option: option }))
      const event = await makePaidEvent(ada, { capacity: 1 })
      const { ticket_classes } = ok(await bob.get(`/events/${event.id}/ticket_classes/`))
      const order = ok(await beginOrder(bob, event.id, ticket_classes[0].id))
      ok(await bob.post(`/orders/${order.id}/`, { order: person }))
      const createdMs = clock.now()
      let heldMs = 0
      for (let step = 0; step < 80; step++) {
        const body = { order: { payment_method: 'stripe' } }
        const placedOrder = await bob.post(`/orders/${order.id}/place/`, body)
        if (placedOrder.status === 200) heldMs = clock.now() - createdMs
        else assertError(placedOrder, 400, 'ORDER_EXPIRED')
        clock.advance(15 * minuteMs)
      }
      assert.equal(heldMs, 105 * minuteMs)
      ok(await beginOrder(bob, event.id, ticket_classes[0].id))
    },

    async 'keeps its maximum when it is extended and paid alternately, and then reports the limit'({
      service,
    }) {
      const { event, ticketIds } = await makeSale(service, 'extender', [{ quantity_total: 1 }])
      const buyer = await service.as('extender-buyer')
      const order = await fillOrder(buyer, event.id, ticketIds[0])
      const extend = () => buyer.post(`/orders/${order.id}/extend/`)
      for (let minutes = 0; minutes < 105; minutes += 15) {
        assert.ok(ok(await extend()).time_remaining <= 1_200)
        clock.advance(15 * minuteMs)
      }
      assert.equal(ok(await extend()).time_remaining, 15 * 60)
      assertError(await extend(), 400, 'INVALID_ORDER_STATE')
      // Other changes do not extend the hold.
      ok(await buyer.post(`/orders/${order.id}/`, { order: person }))
      clock.advance(15 * minuteMs)
      assertError(await buyer.post(`/orders/${order.id}/place/`), 400, 'ORDER_EXPIRED')
    },

    async 'lasts for the time limit of the event if that is longer'({ service }) {
      const fields = { tx_time_limit: 7_200 }
      const { event, ticketIds } = await makeSale(service, 'patient', [{}], fields)
      const buyer = await service.as('patient-buyer')
      assert.equal(ok(await beginOrder(buyer, event.id, ticketIds[0])).time_remaining, 7_200)
    },
  },
  { clock, settings: { file: { 'event-management': { stripeKey: 'sk_test', stripeUrl: stripe.url } } } },
)

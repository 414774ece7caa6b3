import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { assertError, ok } from './event-making.ts'
import { listMoneyEntries } from './list-money-entries.ts'
import { beginOrder, countsOf, fillOrder, makeSale } from './order-making.ts'
import { type Caller, startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const service = await startEvents({ clock })

/** Two tickets for 25 euros each, paid at the door. */
async function sellTwo(login: string) {
  const sale = await makeSale(service, login, [{ free: false, cost: 'EUR,2500', quantity_total: 5 }])
  const buyer = await service.as(`${login}-buyer`)
  const order = await fillOrder(buyer, sale.event.id, sale.ticketIds[0], { quantity: 2 })
  ok(await buyer.post(`/orders/${order.id}/place/`, { order: { payment_method: 'cash' } }))
  const placedOrder = ok(await sale.organizer.post(`/orders/${order.id}/place/?expand=attendees`))
  const attendeeIds: string[] = placedOrder.attendees.map(({ id }: { id: string }) => id)
  return { ...sale, buyer, order: placedOrder, attendeeIds }
}

async function sumsOf(orderId: string): Promise<Record<string, number>> {
  const entries = await listMoneyEntries(service.context.db.read, orderId)
  const sums: Record<string, number> = {}
  for (const { account, amount } of entries) sums[account] = (sums[account] ?? 0) + amount
  for (const some of Map.groupBy(entries, ({ cause }) => cause).values())
    assert.equal(
      some.reduce((sum, { amount }) => sum + amount, 0),
      0,
    )
  return sums
}

const refund = (caller: Caller, orderId: string, attendee_ids?: string[]) =>
  caller.post(`/orders/${orderId}/refund/?expand=attendees,refund_requests`, {
    refund: { reason: 'ill', ...(attendee_ids && { attendee_ids }) },
  })

test('refunding one ticket releases and refunds it, and keeps the other', async () => {
  const { organizer, event, order, attendeeIds } = await sellTwo('part')
  assert.deepEqual(await sumsOf(order.id), { buyer: -5_000, organizer: 5_000 })
  const after = ok(await refund(organizer, order.id, attendeeIds.slice(0, 1)))
  assert.equal(after.status, 'placed')
  assert.deepEqual(
    after.attendees.map(({ status, refunded }: { status: string; refunded: boolean }) => [status, refunded]),
    [
      ['Not Attending', true],
      ['Attending', false],
    ],
  )
  assert.equal(after.attendees[0].barcodes[0].status, 'refunded')
  assert.deepEqual(await sumsOf(order.id), { buyer: -2_500, organizer: 2_500 })
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
  const repeat = await refund(organizer, order.id, attendeeIds.slice(0, 1))
  assert.equal(repeat.json.error, 'INVALID_ORDER_STATE')
  const both = await refund(organizer, order.id, attendeeIds)
  assert.equal(both.json.error, 'INVALID_ORDER_STATE')
  assert.equal(ok(await refund(organizer, order.id)).status, 'refunded')
  assert.deepEqual(await sumsOf(order.id), { buyer: 0, organizer: 0 })
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
})

test('a buyer requests a refund, which the organizer approves or denies', async () => {
  const { organizer, event, buyer, order, attendeeIds } = await sellTwo('ask')
  const refundRequest = ok(await refund(buyer, order.id, attendeeIds.slice(0, 1)))
  assert.equal(refundRequest.status, 'placed')
  const [request] = refundRequest.refund_requests
  assert.equal(request.status, 'pending')
  const repeatedRequest = await refund(buyer, order.id)
  assert.equal(repeatedRequest.json.error, 'INVALID_ORDER_STATE')
  assert.equal((await buyer.post(`/refund_requests/${request.id}/approve/`)).status, 404)
  const list = await organizer.get(`/events/${event.id}/orders/?refund_request_statuses=pending`)
  assert.deepEqual(
    list.json.orders.map(({ id }: { id: string }) => id),
    [order.id],
  )
  ok(await organizer.post(`/refund_requests/${request.id}/approve/`))
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
  assert.equal((await organizer.post(`/refund_requests/${request.id}/deny/`)).status, 400)
  const second = ok(await refund(buyer, order.id)).refund_requests[1]
  assert.equal(ok(await organizer.post(`/refund_requests/${second.id}/deny/`)).status, 'denied')
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
})

test('a buyer cannot ask for the money of a ticket that now belongs to somebody else', async () => {
  const { organizer, event, buyer, order, attendeeIds } = await sellTwo('resold')
  const [resold = '', kept = ''] = attendeeIds
  const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
  const next = ok(await buyer.post(`/events/${event.id}/attendees/${resold}/transfer/`, { attendee }))
  assertError(await refund(buyer, order.id, [next.id]), 400, 'INVALID_ORDER_STATE')
  assertError(await refund(buyer, order.id, [next.id, kept]), 400, 'INVALID_ORDER_STATE')
  const [request] = ok(await refund(buyer, order.id)).refund_requests
  assert.deepEqual(request.items[0].attendee_ids, [kept])
  ok(await organizer.post(`/refund_requests/${request.id}/approve/`))
  assert.equal(ok(await organizer.get(`/events/${event.id}/attendees/${next.id}/`)).status, 'Attending')
  assertError(await refund(buyer, order.id), 400, 'INVALID_ORDER_STATE')
  assert.equal(ok(await refund(organizer, order.id)).status, 'refunded')
})

test('the buyer is told that a refund was denied, and keeps the tickets', async () => {
  const { organizer, event, buyer, order } = await sellTwo('denied')
  const [request] = ok(await refund(buyer, order.id)).refund_requests
  ok(await organizer.post(`/refund_requests/${request.id}/deny/`))
  await service.context.jobs.idle()
  const { mails } = ok(await organizer.get(`/organizations/${organizer.organizationId}/mails/`))
  const ownMails = mails.filter((mail: { kind: string }) => mail.kind === 'refund-denied')
  assert.equal(ownMails.length, 1)
  const { to, text } = ok(await organizer.get(`/mails/${ownMails[0].id}/`))
  assert.equal(to.address, 'ada@example.org')
  assert.match(text, /€50\.00[\s\S]*remain valid/)
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 2, pending: 0 }])
})

test('a refund by the organizer also answers the requests of the buyer for the same tickets', async () => {
  const { organizer, event, buyer, order, attendeeIds } = await sellTwo('answered')
  const [first = '', second = ''] = attendeeIds
  ok(await refund(buyer, order.id))
  const after = ok(await refund(organizer, order.id, [first]))
  const [request] = after.refund_requests
  assert.equal(request.status, 'pending')
  assert.deepEqual(
    [request.items[0].attendee_ids, request.items[0].amount_requested.value],
    [[second], 2_500],
  )
  ok(await organizer.post(`/refund_requests/${request.id}/approve/`))
  assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'refunded')
  assert.deepEqual(await sumsOf(order.id), { buyer: 0, organizer: 0 })
  const other = await sellTwo('answered-all')
  ok(await refund(other.buyer, other.order.id))
  const [closed, paid] = ok(await refund(other.organizer, other.order.id)).refund_requests
  assert.deepEqual([closed.status, closed.items[0].quantity_requested], ['completed', 0])
  assert.equal(paid.items[0].quantity_requested, 2)
  const list = `/events/${other.event.id}/orders/?refund_request_statuses=pending`
  await service.context.jobs.idle()
  assert.deepEqual(ok(await other.organizer.get(list)).orders, [])
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
})

test('a transferred ticket is no longer part of a refund request', async () => {
  const { organizer, event, buyer, order, attendeeIds } = await sellTwo('withdrawn')
  const [given = '', kept = ''] = attendeeIds
  const [request] = ok(await refund(buyer, order.id)).refund_requests
  const attendee = { name: 'Grace Hopper', email: 'grace@example.org' }
  ok(await buyer.post(`/events/${event.id}/attendees/${given}/transfer/`, { attendee }))
  const approved = ok(await organizer.post(`/refund_requests/${request.id}/approve/`))
  assert.deepEqual(approved.items[0].attendee_ids, [kept])
  assert.deepEqual(await sumsOf(order.id), { buyer: -2_500, organizer: 2_500 })
})

test('an event can refuse refund requests of buyers', async () => {
  const { organizer, event, buyer, order } = await sellTwo('final')
  const accept = async (refund_request_enabled: boolean) =>
    ok(
      await organizer.post(`/events/${event.id}/ticket_buyer_settings/`, {
        ticket_buyer_settings: { refund_request_enabled },
      }),
    )
  await accept(false)
  assertError(await refund(buyer, order.id), 400, 'ACTION_NOT_PROCESSED')
  await accept(true)
  assert.equal(ok(await refund(buyer, order.id)).refund_requests.length, 1)
  await accept(false)
  assert.equal(ok(await refund(organizer, order.id)).status, 'refunded')
})

test('canceling an event with refunds refunds all orders, and ends unfinished ones', async () => {
  const { organizer, event, order, buyer, ticketIds } = await sellTwo('all')
  const startedOrder = ok(await beginOrder(buyer, event.id, ticketIds[0]))
  assert.equal((await organizer.post(`/events/${event.id}/cancel/`)).status, 400)
  ok(await organizer.post(`/events/${event.id}/cancel/`, { refund_all: true }))
  await service.context.jobs.idle()
  assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'refunded')
  assert.equal(ok(await buyer.get(`/orders/${startedOrder.id}/`)).status, 'abandoned')
  assert.deepEqual(await sumsOf(order.id), { buyer: 0, organizer: 0 })
  assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
})

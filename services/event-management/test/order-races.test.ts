import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { decodeJson } from '@octavo/platform/data/columns.ts'
import type { TestResponse } from '@octavo/testing/service.ts'
import { describeOnBothDatabases } from './databases.ts'
import { ok } from './event-making.ts'
import { beginOrder, buy, countsOf, fillOrder, makeSale } from './order-making.ts'
import { type Caller, type EventsService, startEvents } from './service.ts'

const repeat = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

const successesOf = (responses: readonly TestResponse[]) => responses.filter(({ status }) => status === 200)

/** The same user on each server. */
async function inTurn(services: readonly EventsService[], login: string): Promise<Caller[]> {
  const callers: Caller[] = []
  for (const service of services) callers.push(await service.as(login))
  return callers
}

/** The attendees of all refunds of an order, once for each refund. */
async function listRefundedIds({ context }: EventsService, orderId: string): Promise<number[]> {
  const refunds = await context.db.read
    .selectFrom('refund_request')
    .select('attendee_ids')
    .where('order_id', '=', Number(orderId))
    .where('status', 'in', ['processing', 'completed'])
    .execute()
  return refunds.flatMap(({ attendee_ids }) => decodeJson<number[]>(attendee_ids))
}

describeOnBothDatabases('concurrent orders', ({ location }) => {
  const clock = createManualClock(Date.UTC(2026, 4, 1, 12))

  /** Two servers on PostgreSQL. */
  async function start() {
    const database = location()
    if (!('url' in database)) {
      const service = await startEvents({ clock })
      return { service, services: [service] }
    }
    const options = { clock, databaseUrl: database.url }
    const service = await startEvents(options)
    return { service, services: [service, await startEvents(options)] }
  }

  test('never get more than the available tickets', async () => {
    const { service, services } = await start()
    const { organizer, event, ticketIds } = await makeSale(
      service,
      'crowd',
      [{ quantity_total: 20 }, { name: 'Seat', quantity_total: 20 }],
      { capacity: 30 },
    )
    const buyers = await inTurn(services, 'crowd-buyer')
    const responses = await Promise.all(
      repeat(120, (at) => beginOrder(buyers[at % buyers.length] ?? organizer, event.id, ticketIds[at % 2])),
    )
    assert.equal(successesOf(responses).length, 30)
    for (const { status, json } of responses)
      assert.ok(status === 200 || json.error === 'SOLD_OUT', JSON.stringify(json))
    const counts = await countsOf(service, organizer, event.id)
    assert.equal(
      counts.reduce((sum, { pending }) => sum + pending, 0),
      30,
    )

    const placing = successesOf(responses).flatMap(({ json }) =>
      repeat(2, async (at) => {
        const buyer = buyers[at % buyers.length] ?? organizer
        await buyer.post(`/orders/${json.id}/`, { order: { name: 'Ada', email: 'ada@example.org' } })
        return await buyer.post(`/orders/${json.id}/place/`)
      }),
    )
    await Promise.all(placing)
    const soldCounts = await countsOf(service, organizer, event.id)
    assert.deepEqual(
      [
        soldCounts.reduce((sum, one) => sum + one.sold, 0),
        soldCounts.reduce((sum, one) => sum + one.pending, 0),
      ],
      [30, 0],
    )
    const { json } = await organizer.get(`/events/${event.id}/attendees/`)
    assert.equal(json.pagination.object_count, 30)
  })

  test('use a single-use code once', async () => {
    const { service } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'code', [
      { free: false, cost: 'EUR,1000', quantity_total: 100 },
    ])
    const discount = {
      type: 'coded',
      code: 'ONCE',
      percent_off: '100',
      event_id: event.id,
      quantity_available: 1,
    }
    ok(await organizer.post(`/organizations/${organizer.organizationId}/discounts/`, { discount }))
    const buyer = await service.as('code-buyer')
    const responses = await Promise.all(
      repeat(50, () => beginOrder(buyer, event.id, ticketIds[0], { code: 'once' })),
    )
    const [only, ...otherOrders] = successesOf(responses)
    assert.equal(otherOrders.length, 0)
    assert.equal(only?.json.costs.gross.value, 0)
    await countsOf(service, organizer, event.id)
  })

  test('of one buyer respect the limit per buyer', async () => {
    const { service } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'cap', [{ quantity_total: 100 }])
    const order_settings = { maximum_per_buyer: 4 }
    ok(await organizer.post(`/events/${event.id}/order_settings/`, { order_settings }))
    const buyer = await service.as('cap-buyer')
    const responses = await Promise.all(repeat(30, () => beginOrder(buyer, event.id, ticketIds[0])))
    assert.equal(successesOf(responses).length, 4)
  })

  test('with the same idempotency key create one order', async () => {
    const { service, services } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'same', [{}])
    const buyers = await inTurn(services, 'same-buyer')
    const headers = { 'idempotency-key': 'the same' }
    const responses = await Promise.all(
      repeat(20, (at) =>
        beginOrder(buyers[at % buyers.length] ?? organizer, event.id, ticketIds[0], { headers }),
      ),
    )
    const ids = new Set(successesOf(responses).map(({ json }) => json.id))
    assert.equal(ids.size, 1)
    for (const { status } of responses) assert.ok(status === 200 || status === 409)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 1 }])
  })

  test('are either placed or expired when both happen concurrently', async () => {
    const { service } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'moment', [{ quantity_total: 10 }])
    const buyer = await service.as('moment-buyer')
    const orders = await Promise.all(repeat(10, () => fillOrder(buyer, event.id, ticketIds[0])))
    clock.advance(orders[0].time_remaining * 1_000 - 500)
    const later = setTimeout(() => clock.advance(1_000), 15)
    const attempts = await Promise.all([
      ...orders.map(({ id }) => buyer.post(`/orders/${id}/place/`)),
      ...repeat(10, () => beginOrder(buyer, event.id, ticketIds[0])),
    ])
    clearTimeout(later)
    const placedCount = successesOf(attempts.slice(0, 10)).length
    const counts = await countsOf(service, organizer, event.id)
    assert.equal(counts[0]?.sold, placedCount)
    assert.ok((counts[0]?.sold ?? 0) + (counts[0]?.pending ?? 0) <= 10)
  })

  test('are refunded once by concurrent requests', async () => {
    const { service, services } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'refund', [{ quantity_total: 2 }])
    const buyer = await service.as('refund-buyer')
    const order = await buy(buyer, event.id, ticketIds[0], { quantity: 2 })
    const tries = repeat(20, async (at) => {
      const caller = await (services[at % services.length] ?? service).as('refund')
      return await caller.post(`/orders/${order.id}/refund/`)
    })
    assert.equal(successesOf(await Promise.all(tries)).length, 1)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
    assert.equal(ok(await buyer.get(`/orders/${order.id}/`)).status, 'refunded')
    await buy(buyer, event.id, ticketIds[0], { quantity: 2 })
  })

  test('are refunded once by concurrent decisions on a request, partial refunds and check-ins', async () => {
    const { service, services } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'decide', [{ quantity_total: 3 }])
    const buyer = await service.as('decide-buyer')
    for (let round = 0; round < 5; round += 1) {
      const order = await buy(buyer, event.id, ticketIds[0], { quantity: 3 })
      const { attendees } = ok(await organizer.get(`/orders/${order.id}/?expand=attendees`))
      const attendee_ids = attendees.slice(0, 2).map(({ id }: { id: string }) => id)
      const requestResponse = await buyer.post(`/orders/${order.id}/refund/?expand=refund_requests`, {
        refund: { attendee_ids },
      })
      const [request] = ok(requestResponse).refund_requests
      const [approval, secondApproval, denial, refund, checkIn] = await Promise.all(
        [
          [`/refund_requests/${request.id}/approve/`, {}],
          [`/refund_requests/${request.id}/approve/`, {}],
          [`/refund_requests/${request.id}/deny/`, {}],
          [`/orders/${order.id}/refund/`, { refund: { attendee_ids: attendee_ids.slice(1) } }],
          [`/events/${event.id}/attendees/${attendee_ids[0]}/check_in/`, {}],
        ].map(async ([path, body], at) => {
          const caller = await (services[at % services.length] ?? service).as('decide')
          return caller.post(String(path), body)
        }),
      )
      assert.ok(approval && secondApproval && denial && refund && checkIn)
      assert.ok(successesOf([approval, secondApproval, denial]).length <= 1)
      const isApproved = successesOf([approval, secondApproval]).length === 1
      // A refund before the approval takes its ticket out of the request.
      const refundedIds = await listRefundedIds(service, order.id)
      assert.equal(new Set(refundedIds).size, refundedIds.length)
      const after = ok(await organizer.get(`/orders/${order.id}/?expand=attendees`)).attendees
      const ended = after.filter((attendee: { refunded: boolean }) => attendee.refunded)
      assert.equal(ended.length, isApproved ? 2 : successesOf([refund]).length)
      assert.equal(refundedIds.length, ended.length)
      assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 3 - ended.length, pending: 0 }])
      ok(await organizer.post(`/orders/${order.id}/refund/`))
    }
  })

  test('and a cancellation of the event cannot both succeed', async () => {
    const { service } = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'cancel', [{ quantity_total: 5 }])
    const buyer = await service.as('cancel-buyer')
    const order = await fillOrder(buyer, event.id, ticketIds[0])
    const [placement, cancellation] = await Promise.all([
      buyer.post(`/orders/${order.id}/place/`),
      organizer.post(`/events/${event.id}/cancel/`),
    ])
    assert.equal(successesOf([placement, cancellation]).length, 1)
  })
})

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { beforeNextWrite } from './before-next-write.ts'
import { argumentErrorsOf, assertError, ok } from './event-making.ts'
import { ada, beginOrder, buy, countsOf, fillOrder, makeSale } from './order-making.ts'
import { startEvents } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const service = await startEvents({ clock })

describe('an order', () => {
  test('for free tickets is placed immediately, with an attendee per ticket', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'free', [{ quantity_total: 10 }])
    const buyer = await service.as('free-buyer')
    const order = ok(await beginOrder(buyer, event.id, ticketIds[0], { quantity: 2 }))
    assert.equal(order.status, 'started')
    assert.ok(order.time_remaining > 0)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 2 }])
    const attendees = [{}, { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.org' }]
    ok(await buyer.post(`/orders/${order.id}/`, { order: { ...ada, attendees } }))
    const placedOrder = ok(await buyer.post(`/orders/${order.id}/place/?expand=attendees,event`))
    assert.equal(placedOrder.status, 'placed')
    assert.equal(placedOrder.name, 'Ada Lovelace')
    assert.equal(placedOrder.event.id, event.id)
    const names = placedOrder.attendees.map(
      (attendee: { profile: { name: string } }) => attendee.profile.name,
    )
    assert.deepEqual(names, ['Ada Lovelace', 'Grace Hopper'])
    const [{ barcodes, status }] = placedOrder.attendees
    assert.equal(status, 'Attending')
    assert.match(barcodes[0].barcode, /^\d{22}$/)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 2, pending: 0 }])
  })

  test('can have more tickets than one statement can insert', async () => {
    const large = { quantity_total: 1_000, maximum_quantity: 1_000 }
    const { organizer, event, ticketIds } = await makeSale(service, 'many', [
      large,
      { ...large, name: 'Balcony' },
    ])
    const buyer = await service.as('many-buyer')
    const quantities = (quantity: number) =>
      ticketIds.map((ticket_class_id) => ({ ticket_class_id, quantity }))
    const tickets = quantities(650)
    const { id } = ok(await buyer.post(`/events/${event.id}/orders/`, { order: { tickets } }))
    ok(await buyer.post(`/orders/${id}/`, { order: ada }))
    assert.equal(ok(await buyer.post(`/orders/${id}/place/`)).status, 'placed')
    const soldCounts = { sold: 650, pending: 0 }
    assert.deepEqual(await countsOf(service, organizer, event.id), [soldCounts, soldCounts])
    const { pagination } = ok(await organizer.get(`/events/${event.id}/attendees/?page_size=1`))
    assert.equal(pagination.object_count, 1_300)
  })

  test('stays unchanged when it is placed again', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'twice', [{}])
    const buyer = await service.as('twice-buyer')
    const order = await buy(buyer, event.id, ticketIds[0])
    assert.equal(ok(await buyer.post(`/orders/${order.id}/place/`)).status, 'placed')
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
  })

  test('without buyer details cannot be placed', async () => {
    const { event, ticketIds } = await makeSale(service, 'nobody', [{}])
    const buyer = await service.as('nobody-buyer')
    const order = ok(await beginOrder(buyer, event.id, ticketIds[0]))
    const { status, json } = await buyer.post(`/orders/${order.id}/place/`)
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(json.error_detail.ARGUMENTS_ERROR), ['order.name', 'order.email'])
  })

  test('with cash payment is pending until the organizer confirms it, and keeps its tickets', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'cash', [
      { free: false, cost: 'EUR,2500' },
    ])
    const buyer = await service.as('cash-buyer')
    const order = await fillOrder(buyer, event.id, ticketIds[0], { quantity: 2 })
    assert.equal(order.costs.gross.value, 5_000)
    const missing = await buyer.post(`/orders/${order.id}/place/`)
    assert.equal(
      missing.json.error_description,
      'There are errors with your arguments: order.payment_method - MISSING',
    )
    const body = { order: { payment_method: 'cash' } }
    const pending = ok(await buyer.post(`/orders/${order.id}/place/?expand=attendees`, body))
    assert.equal(pending.status, 'pending')
    assert.equal(pending.payment_instructions, 'At the door.')
    assert.equal(pending.attendees[0].status, 'Unpaid')
    clock.advance(3_600_000)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 2 }])
    const repeat = await buyer.post(`/orders/${order.id}/place/`, body)
    assert.equal(repeat.json.error, 'INVALID_ORDER_STATE')
    const placedOrder = ok(await organizer.post(`/orders/${order.id}/place/?expand=attendees`))
    assert.equal(placedOrder.status, 'placed')
    assert.equal(placedOrder.attendees[1].status, 'Attending')
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 2, pending: 0 }])
  })

  test('expires, and releases its tickets to others', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'lapse', [{ quantity_total: 1 }])
    const [slow, next] = [await service.as('lapse-slow'), await service.as('lapse-next')]
    const order = await fillOrder(slow, event.id, ticketIds[0])
    assert.equal((await beginOrder(next, event.id, ticketIds[0])).json.error, 'SOLD_OUT')
    clock.advance(7_200_000)
    const latePlacement = await slow.post(`/orders/${order.id}/place/`)
    assert.equal(latePlacement.json.error, 'ORDER_EXPIRED')
    await buy(next, event.id, ticketIds[0])
    assert.equal(ok(await slow.get(`/orders/${order.id}/`)).status, 'abandoned')
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 1, pending: 0 }])
  })

  test('can be extended before it expires, a limited number of times', async () => {
    const { event, ticketIds } = await makeSale(service, 'extend', [{}])
    const buyer = await service.as('extend-buyer')
    const order = await fillOrder(buyer, event.id, ticketIds[0])
    clock.advance((order.time_remaining - 5) * 1_000)
    for (let time = 0; time < 10; time++) ok(await buyer.post(`/orders/${order.id}/extend/`))
    assert.equal((await buyer.post(`/orders/${order.id}/extend/`)).json.error, 'INVALID_ORDER_STATE')
    assert.equal(ok(await buyer.post(`/orders/${order.id}/place/`)).status, 'placed')
  })

  test('releases its tickets once when it is abandoned', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'abandon', [{}])
    const buyer = await service.as('abandon-buyer')
    const order = await fillOrder(buyer, event.id, ticketIds[0], { quantity: 3 })
    for (let time = 0; time < 2; time++)
      assert.equal(ok(await buyer.post(`/orders/${order.id}/abandon/`)).status, 'abandoned')
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 0 }])
    assert.equal((await buyer.post(`/orders/${order.id}/place/`)).json.error, 'INVALID_ORDER_STATE')
  })

  test('can exchange its tickets before it is placed, and stays unchanged if the new ones are sold out', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'instead', [
      { quantity_total: 10 },
      { name: 'Seat', quantity_total: 1 },
    ])
    const buyer = await service.as('instead-buyer')
    const order = await fillOrder(buyer, event.id, ticketIds[0], { quantity: 2 })
    const choose = (quantity: number) =>
      buyer.post(`/orders/${order.id}/`, {
        order: { tickets: [{ ticket_class_id: ticketIds[1], quantity }] },
      })
    assert.equal((await choose(2)).json.error, 'SOLD_OUT')
    assert.deepEqual(await countsOf(service, organizer, event.id), [
      { sold: 0, pending: 2 },
      { sold: 0, pending: 0 },
    ])
    assert.equal(ok(await choose(1)).tickets[0].ticket_class_id, ticketIds[1])
    assert.deepEqual(await countsOf(service, organizer, event.id), [
      { sold: 0, pending: 0 },
      { sold: 0, pending: 1 },
    ])
  })

  test('keeps a change that another request makes meanwhile', async () => {
    const { event, ticketIds } = await makeSale(service, 'two-tabs', [{ quantity_total: 5 }])
    const buyer = await service.as('two-tabs-buyer')
    const { id } = await fillOrder(buyer, event.id, ticketIds[0])
    const tickets = [{ ticket_class_id: ticketIds[0], quantity: 2 }]
    const email = 'grace@example.org'
    const change = beforeNextWrite(service, async () =>
      ok(await buyer.post(`/orders/${id}/`, { order: { email } })),
    )
    const late = await buyer.post(`/orders/${id}/`, { order: { tickets } })
    assert.ok(change.hasHappened())
    assertError(late, 409, 'REQUEST_CONFLICT')
    assert.equal(ok(await buyer.get(`/orders/${id}/`)).email, email)
    assert.equal(ok(await buyer.post(`/orders/${id}/`, { order: { tickets } })).email, email)
  })

  test('respects the quantities, prices and sale times of its tickets', async () => {
    const { event, ticketIds } = await makeSale(service, 'rules', [
      { minimum_quantity: 2, maximum_quantity: 4 },
      { name: 'Gift', free: false, donation: true, quantity_total: 5 },
      { name: 'Later', sales_start: '2026-05-20T00:00:00Z' },
      { name: 'Secret', hidden: true },
    ])
    const buyer = await service.as('rules-buyer')
    const begin = async (at: number, tickets: object) =>
      (
        await buyer.post(`/events/${event.id}/orders/`, {
          order: { tickets: [{ ticket_class_id: ticketIds[at], quantity: 1, ...tickets }] },
        })
      ).json
    assert.match((await begin(0, {})).error_description, /order\.tickets\.0\.quantity - INVALID/)
    assert.match((await begin(0, { quantity: 5 })).error_description, /quantity - INVALID/)
    assert.equal((await begin(0, { quantity: 4 })).status, 'started')
    assert.match((await begin(1, {})).error_description, /donation - MISSING/)
    assert.equal((await begin(1, { donation: 700 })).costs.gross.value, 700)
    assert.equal((await begin(2, {})).error, 'NOT_YET_ON_SALE')
    const { ticketIds: large, event: fair } = await makeSale(service, 'rules-fair', [
      { quantity_total: 5_000, maximum_quantity: 5_000 },
    ])
    const tickets = Array.from({ length: 3 }, () => ({ ticket_class_id: large[0], quantity: 1_000 }))
    const order = await buyer.post(`/events/${fair.id}/orders/`, { order: { tickets } })
    assert.deepEqual(argumentErrorsOf(order), { 'order.tickets': ['INVALID'] })
    assert.match((await begin(3, {})).error_description, /ticket_class_id - INVALID/)
  })

  test('with a total that cannot be counted exactly is refused', async () => {
    const { event, ticketIds } = await makeSale(service, 'huge', [
      { free: false, cost: 'EUR,999999999999999' },
    ])
    const buyer = await service.as('huge-buyer')
    const quantity = 10
    assertError(await beginOrder(buyer, event.id, ticketIds[0], { quantity }), 400, 'UNSUPPORTED_AMOUNT')
    ok(await beginOrder(buyer, event.id, ticketIds[0], { quantity: 9 }))
  })

  test('is visible only to its buyer and the organization', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'seen', [{}])
    const [buyer, stranger] = [await service.as('seen-buyer'), await service.as('seen-stranger')]
    const order = await buy(buyer, event.id, ticketIds[0])
    for (const caller of [buyer, organizer]) ok(await caller.get(`/orders/${order.id}/`))
    const hiddenOrder = await stranger.get(`/orders/${order.id}/`)
    assert.equal(hiddenOrder.status, 404)
    assert.equal(hiddenOrder.json.error_description, 'The order you requested does not exist.')
    assert.equal((await stranger.post(`/orders/${order.id}/abandon/`)).status, 404)
    assert.equal((await buyer.get(`/events/${event.id}/orders/`)).status, 403)
    assert.equal((await beginOrder(await service.asPublic(), event.id, ticketIds[0])).status, 403)
  })

  test('counts against the ticket limit of its buyer', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'bound', [{}])
    const bound = { order_settings: { maximum_per_buyer: 3 } }
    ok(await organizer.post(`/events/${event.id}/order_settings/`, bound))
    const buyer = await service.as('bound-buyer')
    const first = await buy(buyer, event.id, ticketIds[0], { quantity: 2 })
    const rejection = await beginOrder(buyer, event.id, ticketIds[0], { quantity: 2 })
    assert.equal(rejection.json.error, 'SOLD_OUT')
    assert.match(rejection.json.error_description, /one buyer/)
    ok(await beginOrder(await service.as('bound-other'), event.id, ticketIds[0], { quantity: 3 }))
    ok(await organizer.post(`/orders/${first.id}/refund/`))
    ok(await beginOrder(buyer, event.id, ticketIds[0], { quantity: 3 }))
    ok(await beginOrder(organizer, event.id, ticketIds[0], { quantity: 9 }))
  })
})

describe('an Idempotency-Key', () => {
  test('repeats the response, and creates one order', async () => {
    const { organizer, event, ticketIds } = await makeSale(service, 'key', [{}])
    const buyer = await service.as('key-buyer')
    const headers = { 'idempotency-key': 'one' }
    const [first, second] = [
      await beginOrder(buyer, event.id, ticketIds[0], { headers }),
      await beginOrder(buyer, event.id, ticketIds[0], { headers }),
    ]
    assert.deepEqual(second.json, ok(first))
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 1 }])
    const other = await beginOrder(buyer, event.id, ticketIds[0], { headers, quantity: 2 })
    assert.equal(other.status, 422)
    const another = await beginOrder(await service.as('key-other'), event.id, ticketIds[0], { headers })
    assert.notEqual(ok(another).id, first.json.id)
  })

  test('repeats an error as well', async () => {
    const { event, ticketIds } = await makeSale(service, 'key-refused', [{ quantity_total: 1 }])
    const [buyer, first] = [await service.as('key-late'), await service.as('key-first')]
    const heldOrder = ok(await beginOrder(first, event.id, ticketIds[0]))
    const headers = { 'idempotency-key': 'refused' }
    const rejection = await beginOrder(buyer, event.id, ticketIds[0], { headers })
    ok(await first.post(`/orders/${heldOrder.id}/abandon/`))
    const repeat = await beginOrder(buyer, event.id, ticketIds[0], { headers })
    assert.equal(rejection.json.error, 'SOLD_OUT')
    assert.deepEqual(repeat.json, rejection.json)
    ok(await beginOrder(buyer, event.id, ticketIds[0]))
  })
})

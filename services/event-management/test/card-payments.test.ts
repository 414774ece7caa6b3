import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { buy, makePaidEvent } from './buying.ts'
import { asOrganizer, assertError, ok } from './event-making.ts'
import { startEvents } from './service.ts'
import { signStripe, startStripe } from './stripe-server.ts'

const secret = 'whsec_test'
const stripe = await startStripe('sk_test')
/** A fixed clock, so that signatures do not age. */
const clock = createManualClock(Date.now())
const service = await startEvents({
  clock,
  settings: {
    file: {
      'event-management': { stripeKey: 'sk_test', stripeUrl: stripe.url, stripeWebhookSecret: secret },
    },
  },
})
const { context, stranger } = service
const { payments } = service.sales
const organizer = await asOrganizer(service, 'olga')
const buyer = await service.as('ada')
const optionsPath = `/organizations/${organizer.organizationId}/payment_options/`
ok(await organizer.post(optionsPath, { payment_option: { payment_method: 'STRIPE', offered: true } }))

async function beginPaying({ capacity = 100, quantity = 1 } = {}) {
  const event = await makePaidEvent(organizer, { capacity })
  const order = await buy(buyer, event.id, { quantity, payment: 'stripe' })
  assert.equal(order.status, 'started')
  return { event, order, orderId: Number(order.id) }
}

/** The hold has expired, but Stripe still accepts the payment. */
const afterHoldMs = 30.5 * 60_000

const readOrder = async (id: string) => ok(await buyer.get(`/orders/${id}/`))

let events = 0
function emitWebhook(
  orderId: number,
  { id = `evt_${++events}`, key = secret, atMs = context.clock.now() } = {},
) {
  const object = { id: 'cs', metadata: { order_id: String(orderId) } }
  const body = JSON.stringify({ id, type: 'checkout.session.completed', data: { object } })
  const headers = { 'stripe-signature': signStripe(body, key, atMs) }
  return stranger.post('/payments/stripe/webhook/', body, headers)
}

test('a repeated request with a large response returns the same payment page', async () => {
  const { event, order } = await beginPaying()
  const description = 'x'.repeat(1_500)
  for (const name of 'abcdefghij') await organizer.addTicket(event.id, { name, description })
  const place = () =>
    buyer.post(
      `/orders/${order.id}/place/?expand=event.ticket_classes`,
      { order: { payment_method: 'stripe' } },
      { 'idempotency-key': 'large' },
    )
  const first = await place()
  assert.ok(first.text.length > 16_384)
  assert.equal(ok(first).payment_url, order.payment_url)
  assert.deepEqual(ok(await place()), first.json)
})

test('an order paid at Stripe is placed before the payment is captured', async () => {
  const { order, orderId } = await beginPaying({ quantity: 2 })
  const session = stripe.pay(order.payment_url)
  const field = (name: string) => session.fields.get(name)
  assert.equal(field('line_items[0][price_data][unit_amount]'), '2500')
  assert.equal(field('line_items[0][price_data][currency]'), 'eur')
  assert.equal(field('payment_intent_data[capture_method]'), 'manual')
  assert.match(field('success_url') ?? '', new RegExp(`/${order.id}\\?access=`))
  assert.equal(await payments.settle(orderId), 'placed')
  assert.equal((await readOrder(order.id)).status, 'placed')
  assert.equal(stripe.intents.get(session.payment_intent ?? '')?.status, 'succeeded')
})

test('an order stays pending when the buyer returns without paying', async () => {
  const { order, orderId } = await beginPaying()
  assert.equal(await payments.settle(orderId), 'waiting')
  assert.equal((await readOrder(order.id)).status, 'started')
})

test('starting a payment twice redirects to the same page', async () => {
  const { order } = await beginPaying()
  const repeat = await buyer.post(`/orders/${order.id}/place/`, { order: { payment_method: 'stripe' } })
  assert.equal(ok(repeat).payment_url, order.payment_url)
})

test('a Stripe event places the order, and a repeated event changes nothing', async () => {
  const { event, order, orderId } = await beginPaying()
  const session = stripe.pay(order.payment_url)
  ok(await emitWebhook(orderId, { id: 'evt_same' }))
  await context.jobs.idle()
  assert.equal((await readOrder(order.id)).status, 'placed')
  const callsBefore = stripe.calls.length
  ok(await emitWebhook(orderId, { id: 'evt_same' }))
  ok(await emitWebhook(orderId))
  await context.jobs.idle()
  assert.equal(stripe.calls.length, callsBefore)
  assert.equal(stripe.intents.get(session.payment_intent ?? '')?.status, 'succeeded')
  const { attendees } = ok(await organizer.get(`/events/${event.id}/attendees/`))
  assert.equal(attendees.length, 1)
})

test('Stripe events with a missing, wrong or old signature are refused', async () => {
  const { order, orderId } = await beginPaying()
  stripe.pay(order.payment_url)
  assertError(await emitWebhook(orderId, { key: 'whsec_other' }), 400, 'BAD_REQUEST')
  assertError(await emitWebhook(orderId, { atMs: context.clock.now() - 301_000 }), 400, 'BAD_REQUEST')
  assertError(await emitWebhook(orderId, { atMs: context.clock.now() + 301_000 }), 400, 'BAD_REQUEST')
  assertError(await stranger.post('/payments/stripe/webhook/', '{}'), 400, 'BAD_REQUEST')
  const body = '{"no": "event"}'
  const headers = { 'stripe-signature': signStripe(body, secret, context.clock.now()) }
  assertError(await stranger.post('/payments/stripe/webhook/', body, headers), 400, 'INVALID_BODY')
  await context.jobs.idle()
  assert.equal((await readOrder(order.id)).status, 'started')
})

async function beginPayingIn(currency: string, cost: number) {
  const event = await organizer.makeEvent({ summary: 'An evening', currency })
  const fields = { free: false, cost: `${currency},${cost}` }
  const { id: ticket_class_id } = await organizer.addTicket(event.id, fields)
  ok(await organizer.post(`/events/${event.id}/publish/`))
  const tickets = [{ ticket_class_id, quantity: 1 }]
  const order = ok(await buyer.post(`/events/${event.id}/orders/`, { order: { tickets } }))
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' }
  ok(await buyer.post(`/orders/${order.id}/`, { order: person }))
  return buyer.post(`/orders/${order.id}/place/`, { order: { payment_method: 'stripe' } })
}

test('amounts are sent in the units of Stripe, which differ from ISO 4217', async () => {
  for (const [currency, cost, amount] of [
    ['JPY', 1_250, '1250'],
    ['ISK', 1_250, '125000'],
    ['MGA', 500_000, '5000'],
    ['KWD', 12_340, '12340'],
  ] as const) {
    const { id, payment_url } = ok(await beginPayingIn(currency, cost))
    const session = stripe.pay(payment_url)
    assert.equal(session.fields.get('line_items[0][price_data][unit_amount]'), amount, currency)
    assert.equal(await payments.settle(Number(id)), 'placed')
  }
})

test('an amount that Stripe cannot charge is refused before the payment begins', async () => {
  for (const [currency, cost] of [
    ['KWD', 12_345],
    ['MGA', 500_050],
  ] as const) {
    const callsBefore = stripe.calls.length
    assertError(await beginPayingIn(currency, cost), 400, 'UNSUPPORTED_AMOUNT')
    assert.equal(stripe.calls.length, callsBefore)
  }
})

test('a late authorization is voided if the tickets are sold', async () => {
  const { event, order, orderId } = await beginPaying({ capacity: 1 })
  clock.advance(afterHoldMs)
  await buy(await service.as('bo'), event.id, { payment: 'cash' })
  const session = stripe.pay(order.payment_url)
  assert.equal(await payments.settle(orderId), 'refused')
  assert.equal(stripe.intents.get(session.payment_intent ?? '')?.status, 'canceled')
  assert.notEqual((await readOrder(order.id)).status, 'placed')
  assert.equal(await payments.settle(orderId), 'refused')
})

test('a late authorization places the order if the tickets are available', async () => {
  const { order, orderId } = await beginPaying()
  clock.advance(afterHoldMs)
  stripe.pay(order.payment_url)
  assert.equal(await payments.settle(orderId), 'placed')
  assert.equal((await readOrder(order.id)).status, 'placed')
})

test('a request whose response was lost is retried, and captured once', async () => {
  const { event, order, orderId } = await beginPaying()
  const session = stripe.pay(order.payment_url)
  for (const lostCall of [/sessions/, /intents\/\w+$/, /capture$/]) {
    stripe.control.loses = lostCall
    await assert.rejects(payments.settle(orderId))
  }
  assert.equal(await payments.settle(orderId), 'placed')
  assert.equal(stripe.intents.get(session.payment_intent ?? '')?.status, 'succeeded')
  assert.equal(ok(await organizer.get(`/events/${event.id}/attendees/`)).attendees.length, 1)
})

test('concurrent settlements of a payment have one winner', async () => {
  const { order, orderId } = await beginPaying()
  const session = stripe.pay(order.payment_url)
  const countCaptures = () =>
    stripe.calls.filter((call) => call.endsWith(`${session.payment_intent}/capture`)).length
  await Promise.all(Array.from({ length: 6 }, () => payments.settle(orderId)))
  assert.equal(countCaptures(), 1)
  assert.equal((await readOrder(order.id)).status, 'placed')
})

test('an abandoned payment issues no tickets, and the buyer can start again', async () => {
  const { order, orderId } = await beginPaying()
  const session = stripe.sessions.get(order.payment_url.split('/').at(-1))
  assert.ok(session)
  session.status = 'expired'
  assert.equal(await payments.settle(orderId), 'refused')
  const retry = ok(await buyer.post(`/orders/${order.id}/place/`, { order: { payment_method: 'stripe' } }))
  assert.notEqual(retry.payment_url, order.payment_url)
})

test('a retried refund is made once', async () => {
  const { order, orderId } = await beginPaying({ quantity: 2 })
  const { payment_intent: intent } = stripe.pay(order.payment_url)
  await payments.settle(orderId)
  const refunded = await payments.refund(orderId, 1250, 'refund-a')
  assert.equal(refunded.kind, 'refunded')
  assert.deepEqual(await payments.refund(orderId, 1250, 'refund-a'), refunded)
  assert.deepEqual(
    stripe.refunds.filter((one) => one.intent === intent).map(({ amount }) => amount),
    [1250],
  )
  await assert.rejects(payments.refund(orderId, 2500, 'refund-b'), /Too much/)
})

test('an order refunded over the API is refunded through Stripe', async () => {
  const { order, orderId } = await beginPaying()
  const { payment_intent: intent } = stripe.pay(order.payment_url)
  await payments.settle(orderId)
  ok(await organizer.post(`/orders/${order.id}/refund/`))
  await context.jobs.idle()
  assert.deepEqual(
    stripe.refunds.filter((one) => one.intent === intent).map(({ amount }) => amount),
    [1250],
  )
})

test('offline payments are refunded by hand', async () => {
  const event = await makePaidEvent(organizer)
  const order = await buy(buyer, event.id, { payment: 'cash' })
  assert.deepEqual(await payments.refund(Number(order.id), 1250, 'refund-c'), { kind: 'by-hand' })
})

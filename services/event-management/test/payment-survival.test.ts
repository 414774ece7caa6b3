import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { storageOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { describeOnBothDatabases } from './databases.ts'
import { newEventInput } from './event-making.ts'
import { ada } from './order-making.ts'
import { startSelling } from './start-selling.ts'
import { signStripe, startStripe } from './stripe-server.ts'

const ownSettings = { stripeKey: 'sk_test', stripeWebhookSecret: 'whsec_test' }
const minuteMs = 60_000

/** The Stripe requests during which the process is killed; each belongs to an order of its own. */
const stages = ['create page', 'read page', 'read intent', 'capture', 'expire', 'cancel', 'refund'] as const
type Stage = (typeof stages)[number]

interface Prepared {
  id: string
  stage: Stage
  /** The request of the service to Stripe. */
  call: string
  /** The request of a client that causes it. */
  request(): Promise<unknown>
}

/** The two possible outcomes when the process is killed: Stripe has acted on the request, or it has not. */
const outcomes = ['drop', 'process'] as const

describeOnBothDatabases('a process killed during Stripe requests', ({ location }) => {
  test('leaves no payment open after another process has run past the deadline', async (t) => {
    const database = location()
    const stripe = await startStripe(ownSettings.stripeKey)
    const settings = { file: { 'event-management': { ...ownSettings, stripeUrl: stripe.url } } }
    const data = storageOptions(database)
    const start = (laterMs: number) => startCardSales(t, { ...data, settings }, laterMs)

    let laterMs = 0
    let selling = await start(laterMs)
    const [organization] = (await selling.get('/users/me/organizations/')).organizations
    const payment_option = { payment_method: 'STRIPE', offered: true }
    await selling.post(`/organizations/${organization.id}/payment_options/`, { payment_option })
    const orders: { id: string; stage: Stage; name: string }[] = []
    for (const outcome of outcomes) {
      const prepared: Prepared[] = []
      for (const stage of stages) prepared.push(await prepare(stage))
      orders.push(...prepared.map(({ id, stage }) => ({ id, stage, name: `${outcome} ${stage}` })))
      // All requests are in progress at Stripe when the process is killed. The next process completes them.
      const expectedCalls = new Set(prepared.map(({ call }) => call))
      const dead = Promise.withResolvers<void>()
      stripe.control.before = async (call) => {
        const isLast = expectedCalls.delete(call) && expectedCalls.size === 0
        if (isLast) {
          selling.kill()
          void selling.ended.then(() => dead.resolve())
        }
        if (prepared.some((one) => one.call === call)) {
          await dead.promise
          return outcome
        }
        return undefined
      }
      for (const { request } of prepared) request().catch(() => {})
      await dead.promise
      // Stripe now acts on the requests that it does not drop.
      await setImmediate()
      stripe.control.before = undefined
      laterMs += 40 * minuteMs
      stripe.expirePages(Date.now() + laterMs)
      selling = await start(laterMs)
    }

    for (const { id, name } of orders)
      await eventually(`the payments of order ${id} end: ${name}`, async () => {
        const { openPages, authorized } = stripe.balanceOf(id)
        return openPages === 0 && authorized === 0
      })
    for (const { id, stage, name } of orders)
      await eventually(`order ${id} costs what is kept: ${name}`, async () => {
        const { status } = await selling.get(`/orders/${id}/`)
        const { kept, captures } = stripe.balanceOf(id)
        assert.ok(captures <= 1, name)
        return kept === (status === 'placed' ? 1250 : 0) && (stage !== 'refund' || status === 'refunded')
      })
    assert.equal(stripe.refunds.length, outcomes.length)

    /** An order about to send the request to Stripe. */
    async function prepare(stage: Stage): Promise<Prepared> {
      const { eventId, ticketId } = await makeEvent(selling, organization.id)
      const id = await order(selling, eventId, ticketId)
      const payByCard = () => selling.post(`/orders/${id}/place/`, { order: { payment_method: 'stripe' } })
      if (stage === 'create page')
        return { id, stage, call: 'POST /v1/checkout/sessions', request: payByCard }
      const { payment_url } = await payByCard()
      const page = `/v1/checkout/sessions/${payment_url.split('/').at(-1)}`
      if (stage === 'expire') {
        const change = () => selling.post(`/orders/${id}/`, { order: { name: 'Eve' } })
        return { id, stage, call: `POST ${page}/expire`, request: change }
      }
      const { payment_intent } = stripe.pay(payment_url)
      const intent = `/v1/payment_intents/${payment_intent}`
      // A different amount than requested.
      if (stage === 'cancel') Object.assign(stripe.intents.get(payment_intent ?? '') ?? {}, { amount: 1 })
      if (stage === 'refund') {
        await selling.notify(id)
        await eventually(`order ${id} is placed`, async () => {
          const { status } = await selling.get(`/orders/${id}/`)
          return status === 'placed'
        })
        const refund = () => selling.post(`/orders/${id}/refund/`)
        return { id, stage, call: 'POST /v1/refunds', request: refund }
      }
      const call = {
        'read page': `GET ${page}`,
        'read intent': `GET ${intent}`,
        capture: `POST ${intent}/capture`,
        cancel: `POST ${intent}/cancel`,
      }[stage]
      return { id, stage, call, request: () => selling.notify(id) }
    }
  })
})

type Selling = Awaited<ReturnType<typeof startCardSales>>

async function startCardSales(t: TestContext, options: object, laterMs: number) {
  const selling = await startSelling(t, options, laterMs)
  return {
    ...selling,
    /** Sends Stripe's webhook after the payment. */
    notify(orderId: string) {
      const object = { id: 'cs', metadata: { order_id: orderId } }
      const body = JSON.stringify({
        id: `evt_${orderId}`,
        type: 'checkout.session.completed',
        data: { object },
      })
      const signature = signStripe(body, ownSettings.stripeWebhookSecret, Date.now() + laterMs)
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
      return fetch(`${selling.url}/payments/stripe/webhook/`, { method: 'POST', body, headers })
    },
  }
}

async function makeEvent({ post }: Selling, organizationId: string) {
  const event = { ...newEventInput(Date.now()), summary: 'An evening' }
  const { id: eventId } = await post(`/organizations/${organizationId}/events/`, { event })
  const ticket_class = { name: 'Standing', free: false, cost: 'EUR,1250', quantity_total: 1 }
  const { id: ticketId } = await post(`/events/${eventId}/ticket_classes/`, { ticket_class })
  await post(`/events/${eventId}/publish/`)
  return { eventId, ticketId }
}

async function order({ post }: Selling, eventId: string, ticketId: string): Promise<string> {
  const tickets = [{ ticket_class_id: ticketId, quantity: 1 }]
  const { id } = await post(`/events/${eventId}/orders/`, { order: { tickets } })
  await post(`/orders/${id}/`, { order: ada })
  return id
}

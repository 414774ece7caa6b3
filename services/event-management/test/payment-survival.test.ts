import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import { sayEvent } from './event-making.ts'
import { ada } from './order-making.ts'
import { signStripe, startStripe } from './stripe-server.ts'

const own = { stripeKey: 'sk_test', stripeWebhookSecret: 'whsec_test' }
const minuteMs = 60_000

/** The Stripe requests during which the process is killed, before or after Stripe has acted. */
const deaths = [
  { at: /sessions$/, isPaid: false },
  { at: /sessions\/\w+$/, isPaid: true },
  { at: /intents\/\w+$/, isPaid: true },
  { at: /capture$/, isPaid: true },
  { at: /expire$/, isPaid: false },
  { at: /cancel$/, isPaid: true },
  { at: /refunds$/, isPaid: true },
].flatMap((death) => (['drops', 'loses'] as const).map((fault) => ({ ...death, fault })))

describeOnBothDatabases('a process killed during a Stripe request', ({ dialect, location }) => {
  test('leaves no payment open after another process has run past the deadline', async (t) => {
    const place = location()
    const stripe = await startStripe(own.stripeKey)
    const settings = { file: { 'event-management': { ...own, stripeUrl: stripe.url } } }
    const data = 'url' in place ? { databaseUrl: place.url } : place
    const start = (laterMs: number) => startSelling(t, { ...data, settings }, laterMs)

    let laterMs = 0
    let selling = await start(laterMs)
    const [organization] = (await selling.get('/users/me/organizations/')).organizations
    const payment_option = { payment_method: 'STRIPE', offered: true }
    await selling.post(`/organizations/${organization.id}/payment_options/`, { payment_option })
    const orderIds: string[] = []
    const chosen = dialect === 'sqlite' ? deaths : deaths.slice(4, 8)
    for (const { at, isPaid, fault } of chosen) {
      const { eventId, ticketId } = await makeEvent(selling, organization.id)
      const id = await order(selling, eventId, ticketId)
      orderIds.push(id)
      // Requests fail with the process; the next process completes them.
      const isAtStart = at.test('sessions')
      if (isAtStart) die(at, fault)
      const placing = selling.post(`/orders/${id}/place/`, { order: { payment_method: 'stripe' } })
      const page = isAtStart ? placing.catch(() => undefined) : await placing
      if (isPaid) {
        const session = stripe.pay(page.payment_url)
        // A different amount than requested.
        const intent = stripe.intents.get(session.payment_intent ?? '')
        if (/cancel/.test(at.source)) Object.assign(intent ?? {}, { amount: 1 })
        if (!/refunds/.test(at.source)) die(at, fault)
        selling.notify(id).catch(() => {})
      }
      if (/expire/.test(at.source)) {
        die(at, fault)
        selling.post(`/orders/${id}/`, { order: { name: 'Eve' } }).catch(() => {})
      }
      if (/refunds/.test(at.source)) {
        await eventually(`order ${id} is placed`, async () => {
          const { status } = await selling.get(`/orders/${id}/`)
          return status === 'placed'
        })
        die(at, fault)
        await selling.post(`/orders/${id}/refund/`).catch(() => {})
      }
      await selling.ended
      stripe.control.before = undefined
      laterMs += 40 * minuteMs
      stripe.expirePages(Date.now() + laterMs)
      selling = await start(laterMs)
    }

    for (const id of orderIds)
      await eventually(`the payments of order ${id} end`, async () => {
        const { openPages, authorized } = stripe.balanceOf(id)
        return openPages === 0 && authorized === 0
      })
    for (const [at, id] of orderIds.entries()) {
      const told = `${chosen[at]?.fault} ${chosen[at]?.at}`
      const isRefunded = /refunds/.test(chosen[at]?.at.source ?? '')
      await eventually(`order ${id} costs what is kept: ${told}`, async () => {
        const { status } = await selling.get(`/orders/${id}/`)
        const { kept, captures } = stripe.balanceOf(id)
        assert.ok(captures <= 1, told)
        return kept === (status === 'placed' ? 1250 : 0) && (!isRefunded || status === 'refunded')
      })
    }
    assert.equal(stripe.refunds.length, dialect === 'sqlite' ? 2 : 0)

    function die(at: RegExp, fault: 'drops' | 'loses'): void {
      stripe.control[fault] = at
      stripe.control.before = (call) => {
        if (at.test(call)) selling.kill()
      }
    }
  })
})

type Selling = Awaited<ReturnType<typeof startSelling>>

async function startSelling(t: TestContext, data: object, laterMs: number) {
  const script = new URL('./selling-process.ts', import.meta.url)
  const { url, call, kill, ended } = await startProcess(t, script, [JSON.stringify(data), String(laterMs)])

  async function ok(method: string, path: string, body?: object) {
    const { status, json } = await call(method, path, body)
    assert.equal(status, 200, `${method} ${path}: ${JSON.stringify(json)}`)
    return json
  }

  return {
    get: (path: string) => ok('GET', path),
    post: (path: string, body: object = {}) => ok('POST', path, body),
    /** Sends Stripe's webhook after the payment. */
    notify(orderId: string) {
      const object = { id: 'cs', metadata: { order_id: orderId } }
      const body = JSON.stringify({
        id: `evt_${orderId}`,
        type: 'checkout.session.completed',
        data: { object },
      })
      const signature = signStripe(body, own.stripeWebhookSecret, Date.now() + laterMs)
      const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
      return fetch(`${url}/payments/stripe/webhook/`, { method: 'POST', body, headers })
    },
    kill,
    ended,
  }
}

async function makeEvent({ post }: Selling, organizationId: string) {
  const event = { ...sayEvent(Date.now()), summary: 'An evening' }
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

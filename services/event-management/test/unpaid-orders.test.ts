import assert from 'node:assert/strict'
import { createManualClock } from '@octavo/platform/clock.ts'
import { findOrder } from '../src/orders/store/orders.ts'
import { buy, makePaidEvent } from './buying.ts'
import { argumentErrorsOf, assertError, ok, utcOf } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { countsOf, fillOrder } from './order-making.ts'
import type { Caller } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const place = (caller: Caller, orderId: string, payment_method: string) =>
  caller.post(`/orders/${orderId}/place/`, { order: { payment_method } })

async function enableInvoice({ ada }: World, eventId: string): Promise<void> {
  const checkout_settings = { invoice_enabled: true }
  ok(await ada.post(`/events/${eventId}/checkout_settings/`, { checkout_settings }))
}

async function begin(caller: Caller, eventId: string, { quantity = 1, email = 'ada@example.org' } = {}) {
  const { ticket_classes } = ok(await caller.get(`/events/${eventId}/ticket_classes/`))
  const order = await fillOrder(caller, eventId, ticket_classes[0].id, { quantity })
  return ok(await caller.post(`/orders/${order.id}/`, { order: { email } }))
}

async function lasts({ service }: World, orderId: string): Promise<number> {
  const order = await findOrder(service.context.db.read, Number(orderId))
  return (order?.expires_at_ms ?? 0) - clock.now()
}

async function linkIn({ service, ada }: World, orderId: string): Promise<string | undefined> {
  await service.context.jobs.idle()
  const { mails } = ok(await ada.get(`/organizations/${ada.organizationId}/mails/`))
  const mail = mails.find((one: { order_id: string }) => one.order_id === orderId)
  const { text } = ok(await ada.get(`/mails/${mail.id}/`))
  return /http\S+&confirm=\S+/.exec(text)?.[0].slice(service.url.length)
}

describeServiceOnBothDatabases(
  'an unpaid order',
  {
    async 'keeps its tickets for a day with cash payment, and then releases them'(world) {
      const { bob, ada, service } = world
      const event = await makePaidEvent(ada, { capacity: 1 })
      const order = await buy(bob, event.id, { payment: 'cash' })
      assert.equal(order.status, 'pending')
      assert.equal(await lasts(world, order.id), dayMs)
      assert.equal(await linkIn(world, order.id), undefined)
      clock.advance(dayMs)
      await buy(await service.as('next'), event.id, { payment: 'cash' })
      assert.equal(ok(await bob.get(`/orders/${order.id}/`)).status, 'abandoned')
      assert.deepEqual(await countsOf(service, ada, event.id), [{ sold: 0, pending: 1 }])
    },

    async 'keeps its tickets at most until the new start of an event that is moved'(world) {
      const { ada, bob, service } = world
      const time = (ms: number) => ({ timezone: 'Europe/Berlin', utc: utcOf(ms) })
      const event = await makePaidEvent(ada)
      const order = await buy(bob, event.id, { payment: 'cash' })
      const move = async (ms: number) => {
        const startMs = clock.now() + ms
        const times = { start: time(startMs), end: time(startMs + hourMs) }
        ok(await ada.post(`/events/${event.id}/`, { event: times }))
        await service.context.jobs.idle()
      }
      const countMails = async () => {
        const { mails } = ok(await ada.get(`/organizations/${ada.organizationId}/mails/`))
        return mails.filter((mail: { order_id: string }) => mail.order_id === order.id).length
      }
      await move(3 * dayMs)
      assert.equal(await lasts(world, order.id), dayMs)
      assert.equal(await countMails(), 1)
      await move(5 * hourMs)
      assert.equal(await lasts(world, order.id), 5 * hourMs)
      assert.equal(await countMails(), 2)
      clock.advance(5 * hourMs)
      await service.context.jobs.idle()
      assert.equal(ok(await bob.get(`/orders/${order.id}/`)).status, 'abandoned')
      assert.deepEqual(await countsOf(service, ada, event.id), [{ sold: 0, pending: 0 }])
    },

    async 'keeps its tickets at most until the event starts'(world) {
      const { ada, bob } = world
      const startMs = clock.now() + 5 * hourMs
      const time = (ms: number) => ({ timezone: 'Europe/Berlin', utc: utcOf(ms) })
      const times = { start: time(startMs), end: time(startMs + hourMs) }
      const event = await makePaidEvent(ada, times)
      const order = await buy(bob, event.id, { payment: 'cash' })
      assert.equal(await lasts(world, order.id), 5 * hourMs)
    },

    async 'can be paid by invoice only if the event allows it'(world) {
      const { ada, bob, service } = world
      const event = await makePaidEvent(ada)
      const order = await begin(bob, event.id)
      const path = `/events/${event.id}/checkout_settings/`
      assert.deepEqual(argumentErrorsOf(await place(bob, order.id, 'invoice')), {
        'order.payment_method': ['"invoice" is not a valid choice.'],
      })
      const methods = async () => {
        const { offline_settings, invoice_enabled } = ok(await ada.get(path))
        const expanded = ok(await bob.get(`/events/${event.id}/?expand=checkout_settings`)).checkout_settings
        assert.deepEqual(expanded.offline_settings, offline_settings)
        const names = offline_settings.map((one: { payment_method: string }) => one.payment_method)
        return [invoice_enabled, ...names]
      }
      assert.deepEqual(await methods(), [false, 'CASH'])
      const checkout_settings = { invoice_enabled: true }
      assertError(await bob.post(path, { checkout_settings }), 403, 'NOT_AUTHORIZED')
      assertError(await service.stranger.get(path), 401, 'NO_AUTH')
      ok(await ada.post(path, { checkout_settings }))
      assert.deepEqual(await methods(), [true, 'CASH', 'INVOICE'])
      assert.equal(ok(await place(bob, order.id, 'invoice')).status, 'pending')
    },

    async 'by invoice keeps its tickets for two weeks once the address is confirmed'(world) {
      const { ada, bob, service } = world
      const event = await makePaidEvent(ada)
      await enableInvoice(world, event.id)
      const order = await begin(bob, event.id)
      ok(await place(bob, order.id, 'invoice'))
      assert.equal(await lasts(world, order.id), dayMs)
      const link = (await linkIn(world, order.id)) ?? ''
      clock.advance(2 * hourMs)
      const page = await service.stranger.get(link)
      assert.match(page.text, /Confirm my address/)
      // Reading the page changes nothing.
      assert.equal(await lasts(world, order.id), dayMs - 2 * hourMs)
      const forged = link.replace(/confirm=.{10}/, 'confirm=0000000000')
      for (const call of [service.stranger.get(forged), service.stranger.send('POST', forged)])
        assert.equal((await call).status, 404)
      for (let attempt = 0; attempt < 2; attempt++) {
        assert.equal((await service.stranger.send('POST', link)).status, 303)
        assert.equal(await lasts(world, order.id), 14 * dayMs - 2 * hourMs)
      }
      clock.advance(14 * dayMs)
      assert.equal((await service.stranger.send('POST', link)).status, 303)
      ok(await bob.get(`/orders/${order.id}/`))
      assert.ok((await lasts(world, order.id)) < 0)
    },

    async 'shares its limits with other orders of the same mailbox'(world) {
      const { ada, service } = world
      const event = await makePaidEvent(ada)
      const addresses = ['Eve@example.org', 'eve+1@example.org']
      const orders = []
      for (const [at, email] of addresses.entries()) {
        const order = await begin(await service.as(`eve${at}`), event.id, { quantity: 10, email })
        orders.push(ok(await place(await service.as(`eve${at}`), order.id, 'cash')))
      }
      const last = await begin(await service.as('eve9'), event.id, { email: 'eve+2@example.org' })
      assertError(await place(await service.as('eve9'), last.id, 'cash'), 400, 'TOO_MANY_UNPAID')
      // The order can still be paid, and paid orders free the limit.
      ok(await ada.post(`/orders/${orders[0].id}/place/`))
      ok(await place(await service.as('eve9'), last.id, 'cash'))
    },

    async 'shares its limits with other orders of the same client, also concurrently'(world) {
      const { ada, bob, service } = world
      const event = await makePaidEvent(ada)
      const orders = []
      for (let at = 0; at < 8; at++)
        orders.push(await begin(bob, event.id, { quantity: 10, email: `guest${at}@example.org` }))
      const responses = await Promise.all(orders.map(({ id }) => place(bob, id, 'cash')))
      const placedOrders = responses.filter(({ status }) => status === 200)
      assert.equal(placedOrders.length, 4)
      const rejections = responses.filter(({ status }) => status !== 200)
      for (const rejection of rejections) assertError(rejection, 400, 'TOO_MANY_UNPAID')
      await countsOf(service, ada, event.id)
      // Members are exempt.
      const ownOrder = await begin(ada, event.id, { quantity: 10 })
      ok(await place(ada, ownOrder.id, 'cash'))
    },
  },
  { clock },
)

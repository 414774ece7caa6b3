import assert from 'node:assert/strict'
import { createManualClock } from '@octavo/platform/clock.ts'
import { offerTickets } from '../src/attendance/offer-tickets.ts'
import { expireDueOrders } from '../src/orders/expire-orders.ts'
import { argumentErrorsOf, assertError, ok } from './event-making.ts'
import { describeServiceOnBothDatabases, type World } from './on-both-databases.ts'
import { beginOrder, buy, countsOf, fillOrder, makeSale } from './order-making.ts'
import type { Caller } from './service.ts'

const clock = createManualClock(Date.UTC(2026, 4, 1, 12))
const minuteMs = 60_000

interface Entry {
  email?: string
  name?: string
  quantity?: number
  ticket_class_id?: string | undefined
}

const join = (caller: Caller, eventId: string, entry: Entry = {}) =>
  caller.post(`/events/${eventId}/waitlist/`, {
    waitlist_entry: { name: 'Somebody', email: 'somebody@example.org', ...entry },
  })

/** Runs the jobs: ends expired orders, and offers returned tickets. */
async function runJobs({ service }: World, eventId: string): Promise<void> {
  const { sales } = service
  await expireDueOrders(sales, new AbortController().signal)
  await offerTickets(sales, Number(eventId))
  await service.context.jobs.idle()
}

async function listNames(organizer: Caller, eventId: string): Promise<string[]> {
  const { waitlist_entries } = ok(await organizer.get(`/events/${eventId}/waitlist/`))
  return waitlist_entries.map(({ email, status }: Record<string, string>) => `${email} ${status}`)
}

/** Like entries from before quantities were checked, or from before the organizer lowered the limit. */
async function forceQuantity({ service }: World, entryId: string, quantity: number): Promise<void> {
  await service.context.db.write(async (tx) => {
    await tx.updateTable('waitlist_entry').set({ quantity }).where('id', '=', Number(entryId)).execute()
  })
}

describeServiceOnBothDatabases(
  'a waitlist',
  {
    async 'is closed while one client holds all 180 free tickets, which others can buy once the holds expire'(
      world,
    ) {
      const { bob, service } = world
      const { event, ticketIds } = await makeSale(service, 'attacked', [{ quantity_total: 180 }])
      for (let at = 0; at < 18; at++) ok(await beginOrder(bob, event.id, ticketIds[0], { quantity: 10 }))
      const response = await join(bob, event.id, { quantity: 20 })
      assertError(response, 400, 'NOT_SOLD_OUT')
      assert.match(response.json.error_description, /in the checkout of other buyers/)
      clock.advance(21 * minuteMs)
      const buyer = await service.as('attacked-buyer')
      for (let at = 0; at < 18; at++) await buy(buyer, event.id, ticketIds[0], { quantity: 10 })
    },

    async 'reserves nothing for an entry that no order can fulfil, and offers the tickets to the next entry'(
      world,
    ) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'blocked', [{ quantity_total: 12 }])
      const buyer = await service.as('blocked-buyer')
      const orders = []
      for (const quantity of [10, 2]) orders.push(await buy(buyer, event.id, ticketIds[0], { quantity }))
      const large = ok(await join(bob, event.id, { email: 'large@example.org', quantity: 2 }))
      ok(await join(bob, event.id, { email: 'small@example.org', quantity: 2 }))
      // Orders now need at least six tickets, which nobody else wants.
      await forceQuantity(world, large.id, 4)
      const ticket_class = { minimum_quantity: 3, maximum_quantity: 10 }
      ok(await organizer.post(`/events/${event.id}/ticket_classes/${ticketIds[0]}/`, { ticket_class }))
      await forceQuantity(world, large.id, 2)
      ok(await organizer.post(`/orders/${orders[0].id}/refund/`))
      await runJobs(world, event.id)
      assert.deepEqual(await listNames(organizer, event.id), [
        'large@example.org waiting',
        'small@example.org waiting',
      ])
      const soldOrder = ok(await beginOrder(buyer, event.id, ticketIds[0], { quantity: 3 }))
      ok(await buyer.post(`/orders/${soldOrder.id}/abandon/`))
      // The entry keeps its position, and gets the next offer that fits.
      const less = { minimum_quantity: 1 }
      ok(await organizer.post(`/events/${event.id}/ticket_classes/${ticketIds[0]}/`, { ticket_class: less }))
      await runJobs(world, event.id)
      assert.deepEqual(await listNames(organizer, event.id), [
        'large@example.org offered',
        'small@example.org offered',
      ])
      await countsOf(service, organizer, event.id)
    },

    async 'offers fewer tickets than requested, up to the limit of one order'(world) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'greedy', [{ quantity_total: 30 }])
      const buyer = await service.as('greedy-buyer')
      const orders = []
      for (let at = 0; at < 3; at++) orders.push(await buy(buyer, event.id, ticketIds[0], { quantity: 10 }))
      const { id } = ok(await join(bob, event.id, { quantity: 10 }))
      await forceQuantity(world, id, 20)
      for (const order of orders) ok(await organizer.post(`/orders/${order.id}/refund/`))
      await runJobs(world, event.id)
      assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 10 }])
      for (let at = 0; at < 2; at++) await buy(buyer, event.id, ticketIds[0], { quantity: 10 })
    },

    async 'accepts only quantities that an order can have'(world) {
      const { bob, service } = world
      const classes = [{ quantity_total: 6, minimum_quantity: 2, maximum_quantity: 4 }, { quantity_total: 3 }]
      const { event, ticketIds } = await makeSale(service, 'quantities', classes)
      const buyer = await service.as('quantities-buyer')
      for (const [at, quantity] of [[0, 4] as const, [0, 2] as const, [1, 3] as const])
        await buy(buyer, event.id, ticketIds[at], { quantity })
      const [large, small] = ticketIds
      for (const [ticket_class_id, quantity] of [
        [large, 1],
        [large, 5],
        [small, 4],
        [undefined, 5],
      ] as const)
        assert.deepEqual(argumentErrorsOf(await join(bob, event.id, { ticket_class_id, quantity })), {
          'waitlist_entry.quantity': ['INVALID'],
        })
      ok(await join(bob, event.id, { ticket_class_id: large, quantity: 4 }))
      ok(await join(bob, event.id, { ticket_class_id: small, quantity: 1 }))
    },

    async 'does not reveal whether an address is waiting, nor its name'(world) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'names', [{ quantity_total: 1 }])
      await buy(await service.as('names-buyer'), event.id, ticketIds[0])
      const victim = { name: 'Vera Victim', email: 'vera@example.org' }
      const entry = ok(await join(await service.as('vera'), event.id, victim))
      const curious = { name: 'Eve', email: 'VERA@example.org' }
      const stranger = { name: 'Eve', email: 'unknown@example.org' }
      const [knownEntry, unknownEntry] = [
        ok(await join(bob, event.id, curious)),
        ok(await join(bob, event.id, stranger)),
      ]
      const withoutSecrets = ({ id, secret, email, ...rest }: Record<string, unknown>) => rest
      assert.deepEqual(withoutSecrets(knownEntry), withoutSecrets(unknownEntry))
      assert.deepEqual(
        [knownEntry.name, knownEntry.email, knownEntry.status],
        ['Eve', 'VERA@example.org', 'waiting'],
      )
      assert.equal(Number(knownEntry.id), Number(entry.id) + 1)
      assert.equal(Number(unknownEntry.id), Number(entry.id) + 2)
      // Returned tickets remove nobody from the list.
      for (const { id, secret } of [knownEntry, unknownEntry])
        ok(await bob.delete(`/events/${event.id}/waitlist/${id}/?secret=${secret}`))
      const entries = await listNames(organizer, event.id)
      assert.deepEqual(entries.toSorted(), [
        'VERA@example.org left',
        'unknown@example.org left',
        'vera@example.org waiting',
      ])
    },

    async 'has one live entry per address and ticket class, and ten per client'(world) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'clients', [{ quantity_total: 1 }])
      await buy(await service.as('clients-buyer'), event.id, ticketIds[0])
      const entries = Array.from({ length: 4 }, () => join(bob, event.id, { email: 'one@example.org' }))
      for (const response of await Promise.all(entries)) ok(response)
      ok(await join(bob, event.id, { email: 'one@example.org', ticket_class_id: ticketIds[0] }))
      assert.deepEqual(await listNames(organizer, event.id), [
        'one@example.org waiting',
        'one@example.org waiting',
      ])
      const more = Array.from({ length: 20 }, (_, at) => join(bob, event.id, { email: `${at}@example.org` }))
      const responses = await Promise.all(more)
      assert.equal(responses.filter(({ status }) => status === 200).length, 5)
      const lateEntry = await join(bob, event.id)
      assertError(lateEntry, 429, 'TOO_MANY_WAITING')
      assert.equal(lateEntry.headers.get('retry-after'), '86400')
      // Members are exempt.
      ok(await join(organizer, event.id, { email: 'guest@example.org' }))
    },

    async 'passes an expired offer to the next entry, and sells tickets without takers to everybody'(world) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'lapsing', [{ quantity_total: 1 }])
      const buyer = await service.as('lapsing-buyer')
      const order = await buy(buyer, event.id, ticketIds[0])
      for (const email of ['first@example.org', 'second@example.org'])
        ok(await join(bob, event.id, { email }))
      ok(await organizer.post(`/orders/${order.id}/refund/`))
      await runJobs(world, event.id)
      assert.deepEqual(await listNames(organizer, event.id), [
        'first@example.org offered',
        'second@example.org waiting',
      ])
      // An offered ticket cannot be bought by others, who can still join.
      assertError(await beginOrder(buyer, event.id, ticketIds[0]), 400, 'SOLD_OUT')
      ok(await join(bob, event.id, { email: 'third@example.org' }))
      clock.advance(239 * minuteMs)
      await runJobs(world, event.id)
      assert.equal((await listNames(organizer, event.id))[0], 'first@example.org offered')
      for (const [at, email] of ['first', 'second', 'third'].entries()) {
        clock.advance((at === 0 ? 1 : 240) * minuteMs)
        await runJobs(world, event.id)
        await runJobs(world, event.id)
        assert.equal((await listNames(organizer, event.id))[at], `${email}@example.org lapsed`)
      }
      await buy(buyer, event.id, ticketIds[0])
    },

    async 'passes the tickets of an offer to the next entry when the offered entry leaves'(world) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'declined', [{ quantity_total: 1 }])
      const order = await buy(await service.as('declined-buyer'), event.id, ticketIds[0])
      const first = ok(await join(bob, event.id, { email: 'first@example.org' }))
      ok(await join(bob, event.id, { email: 'second@example.org' }))
      ok(await organizer.post(`/orders/${order.id}/refund/`))
      await runJobs(world, event.id)
      ok(await bob.delete(`/events/${event.id}/waitlist/${first.id}/?secret=${first.secret}`))
      await runJobs(world, event.id)
      assert.deepEqual(await listNames(organizer, event.id), [
        'first@example.org left',
        'second@example.org offered',
      ])
    },

    async 'cannot be bypassed by changing a started order'(world) {
      const { bob, service } = world
      const { organizer, event, ticketIds } = await makeSale(service, 'jumpers', [
        { quantity_total: 10 },
        { name: 'Balcony', quantity_total: 5 },
      ])
      const buyer = await service.as('jumpers-buyer')
      const soldOrder = await buy(buyer, event.id, ticketIds[0], { quantity: 10 })
      const jumper = await fillOrder(await service.as('jumper'), event.id, ticketIds[1])
      ok(await join(bob, event.id, { ticket_class_id: ticketIds[0], quantity: 2 }))
      ok(await organizer.post(`/orders/${soldOrder.id}/refund/`))
      const tickets = [{ ticket_class_id: ticketIds[0], quantity: 10 }]
      // Before or after the job that offers: two of the ten are never available to the jumper.
      const path = `/orders/${jumper.id}/`
      assertError(await (await service.as('jumper')).post(path, { order: { tickets } }), 400, 'SOLD_OUT')
      await runJobs(world, event.id)
      assertError(await (await service.as('jumper')).post(path, { order: { tickets } }), 400, 'SOLD_OUT')
      await countsOf(service, organizer, event.id)
    },
  },
  { clock },
)

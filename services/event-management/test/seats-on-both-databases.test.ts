import assert from 'node:assert/strict'
import { Problem } from '@octavo/platform/errors.ts'
import fc from '@octavo/testing/property.ts'
import { moveAttendee } from '../src/attendance/move-attendee.ts'
import { getEventRow } from '../src/events/store/events.ts'
import { changeOrder } from '../src/orders/change-order.ts'
import { checkInventory } from '../src/orders/check-inventory.ts'
import { chooseSeats } from '../src/orders/choose-seats.ts'
import { createOrder } from '../src/orders/create-order.ts'
import { abandonOrder } from '../src/orders/end-order.ts'
import { expireOrders } from '../src/orders/expire-orders.ts'
import { placeOrder } from '../src/orders/place-order.ts'
import { refundOrder } from '../src/orders/refund-order.ts'
import type { Sales } from '../src/orders/sales.ts'
import { listAttendeesOf } from '../src/orders/store/attendees.ts'
import { listLines } from '../src/orders/store/order-lines.ts'
import type { OrderRow } from '../src/orders/store/orders.ts'
import { ok } from './event-making.ts'
import { describeServiceOnBothDatabases } from './on-both-databases.ts'
import { ada as details } from './order-making.ts'
import { makeSeatedSale, seatsOf } from './seat-making.ts'

const count = fc.integer({ min: 1, max: 4 })
const which = fc.nat(20)
const indexes = fc.uniqueArray(fc.nat(7), { minLength: 4, maxLength: 4 })
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('best' as const), quantity: count, isAbove: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('named' as const), quantity: count, indexes }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('place' as const), which }) },
  fc.record({ kind: fc.constant('abandon' as const), which }),
  fc.record({ kind: fc.constant('lapse' as const), which }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), which }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const), which, indexes }) },
  fc.record({ kind: fc.constant('change' as const), which, quantity: count }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move' as const), which, seat: fc.nat(10) }) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

let turn = 0

describeServiceOnBothDatabases('reserved seats', {
  async 'are paginated, filtered by venue, and copied with their blocks'({ service }) {
    const venue = { name: 'The Great Hall', address: { city: 'Berlin', country: 'DE' } }
    const { organizer, event, map, mapPath } = await makeSeatedSale(service, 'listed')
    const { id: venueId } = ok(
      await organizer.post(`/organizations/${organizer.organizationId}/venues/`, { venue }),
    )
    ok(await organizer.post(`${mapPath}/`, { seatmap: { venue_id: venueId } }))
    const all = await seatsOf(organizer, map.id)
    const names: string[] = []
    for (let query = '?page_size=4'; query; ) {
      const { seats, pagination } = ok(await organizer.get(`${mapPath}/seats/${query}`))
      names.push(...seats.map(({ id }: { id: string }) => id))
      query = pagination.continuation ? `?continuation=${pagination.continuation}` : ''
    }
    assert.deepEqual(
      names,
      all.map(({ id }) => id),
    )
    ok(await organizer.post(`${mapPath}/seats/block/`, { seat_ids: names.slice(0, 2) }))
    const searchMaps = async (name: string) =>
      ok(
        await organizer.get(`/organizations/${organizer.organizationId}/seatmaps/?venue_name_filter=${name}`),
      )
    assert.deepEqual(
      [(await searchMaps('great')).seatmaps[0]?.id, (await searchMaps('small')).seatmaps],
      [map.id, []],
    )
    const copy = ok(await organizer.post(`/events/${event.id}/copy/`))
    const copied = ok(await organizer.get(`/seatmaps/E${copy.id}-m1/`))
    assert.deepEqual(copied.seats, { free: 9, held: 0, sold: 0, blocked: 2 })
  },

  async 'are never sold twice to concurrent buyers'({ service, bob }) {
    const { organizer, event, map, stalls } = await makeSeatedSale(service, 'race')
    const [seat] = await seatsOf(organizer, map.id)
    const order = { tickets: [{ ticket_class_id: stalls, seats: [seat?.id] }] }
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => bob.post(`/events/${event.id}/orders/`, { order })),
    )
    const outcomes = responses.map(({ status, json }) => (status === 200 ? 'held' : json.error))
    assert.equal(outcomes.filter((outcome) => outcome === 'held').length, 1)
    assert.deepEqual(new Set(outcomes), new Set(['held', 'SEATS_TAKEN']))
    const inventory = ok(await organizer.get(`/events/${event.id}/inventory/`))
    assert.equal(inventory.is_balanced, true)
    assert.deepEqual(inventory.seats[0], {
      ticket_class_id: stalls,
      capacity: 8,
      sold: 0,
      pending: 1,
      is_balanced: true,
    })
  },

  async 'are assigned to best-seat buyers completely, and each once'({ service, bob }) {
    const { organizer, event, stalls } = await makeSeatedSale(service, 'rush')
    const order = { tickets: [{ ticket_class_id: stalls, quantity: 1 }] }
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => bob.post(`/events/${event.id}/orders/`, { order })),
    )
    const heldOrders = responses.filter(({ status }) => status === 200)
    assert.equal(new Set(heldOrders.map(({ json }) => json.tickets[0].seats[0].id)).size, 8)
    assert.equal(heldOrders.length, 8)
    assert.equal(ok(await organizer.get(`/events/${event.id}/inventory/`)).is_balanced, true)
  },

  async 'equal the sold and held quantities after any sequence of actions'({ service }) {
    const { sales } = service
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 2, maxLength: 4 }), { minLength: 6, maxLength: 12 }),
        async (rounds) => {
          const house = await openHouse(service, sales)
          for (const together of rounds) {
            await Promise.all(together.map((one) => house.act(one)))
            await house.check()
          }
        },
      ),
      { numRuns: service.context.db.dialect === 'sqlite' ? 12 : 6 },
    )
  },
})

async function openHouse(service: Parameters<typeof makeSeatedSale>[0], sales: Sales) {
  const { db } = service.context
  const sale = await makeSeatedSale(service, `house-${++turn}-${Math.random()}`)
  const event = await getEventRow(db.read, Number(sale.event.id))
  const seats = (await seatsOf(sale.organizer, sale.map.id)).map(({ id }) => Number(id))
  const [stalls, balcony] = [Number(sale.stalls), Number(sale.balcony)]
  const organizer = {
    userId: Number(sale.organizer.user.id),
    kind: 'private' as const,
    permission: 'manage_attendees' as const,
  }
  const buyer = { userId: null, email: 'ada@example.org', isSeller: false }
  const orders: OrderRow[] = []
  const idsOf = (indexes: readonly number[]) => indexes.map((at) => seats[at] ?? 0)

  return {
    async check() {
      const proof = await checkInventory(db.read, event.id)
      assert.equal(proof.isBalanced, true, JSON.stringify(proof))
    },
    async act(one: Act): Promise<void> {
      await attempt(one).catch((error: unknown) => {
        // 409: the order has changed since this step read it.
        if (!(error instanceof Problem) || (error.status !== 400 && error.code !== 'REQUEST_CONFLICT'))
          throw error
      })
    },
  }

  async function attempt(one: Act): Promise<unknown> {
    if (one.kind === 'best') {
      const ticketClassId = one.isAbove ? balcony : stalls
      return orders.push(
        await createOrder(sales, event, buyer, { tickets: [{ ticketClassId, quantity: one.quantity }] }),
      )
    }
    if (one.kind === 'named') {
      const { quantity } = one
      const tickets = [{ ticketClassId: stalls, quantity, seatIds: idsOf(one.indexes.slice(0, quantity)) }]
      return orders.push(await createOrder(sales, event, buyer, { tickets }))
    }
    if (one.kind === 'refund' || one.kind === 'move') return await endOrMove(one)
    const order = orders[one.which % Math.max(1, orders.length)]
    return order && (await step(one, order))
  }

  async function step(one: Act, order: OrderRow): Promise<unknown> {
    if (one.kind === 'place') return place(order)
    if (one.kind === 'abandon') return abandonOrder(sales, event, order)
    if (one.kind === 'choose') {
      const [line] = await listLines(db.read, [order.id])
      return chooseSeats(sales, event, order, idsOf(one.indexes.slice(0, line?.quantity)))
    }
    if (one.kind === 'change') {
      const tickets = [{ ticketClassId: stalls, quantity: one.quantity }]
      return changeOrder(sales, event, await current(order), { tickets }, false)
    }
    if (one.kind === 'lapse') {
      await db.write((tx) =>
        tx
          .updateTable('ticket_order')
          .set({ expires_at_ms: 0 })
          .where('id', '=', order.id)
          .where('status', '=', 'started')
          .execute(),
      )
      return expireOrders(sales, [order.id])
    }
    return undefined
  }

  async function endOrMove(one: Act & { kind: 'refund' | 'move' }): Promise<unknown> {
    const all = orders.map(({ id }) => id)
    const attendees = (await listAttendeesOf(db.read, all)).filter(({ status }) => status === 'attending')
    const attendee = attendees[one.which % Math.max(1, attendees.length)]
    const order = orders.find(({ id }) => id === attendee?.order_id)
    if (!attendee || !order) return undefined
    if (one.kind === 'move')
      return moveAttendee(service.context, organizer, event, attendee.id, seats[one.seat] ?? 0)
    return refundOrder(sales, event, order, { attendeeIds: [attendee.id] })
  }

  async function current({ id }: OrderRow): Promise<OrderRow> {
    return await db.read.selectFrom('ticket_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  async function place(order: OrderRow): Promise<unknown> {
    const filled = await changeOrder(sales, event, await current(order), details, false)
    const client = { clientKey: '', isSeller: false }
    return placeOrder(sales, event, filled, {
      method: undefined,
      buyer: client,
      successUrl: '',
      cancelUrl: '',
    })
  }
}

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { Shortage } from '../src/inventory/reservations.ts'
import { chooseLines } from '../src/orders/choose-lines.ts'
import { createOrderGranter } from '../src/orders/grant-orders.ts'
import type { OrderDraft } from '../src/orders/order-draft.ts'
import { priceLines } from '../src/orders/price-lines.ts'
import { countWrites } from './counted-writes.ts'
import { describeOnBothDatabases } from './databases.ts'
import { countsOf, makeSale } from './order-making.ts'
import { type EventsService, startEvents } from './service.ts'

const repeat = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at))

describeOnBothDatabases('concurrently created orders', ({ location }) => {
  function start() {
    const database = location()
    return startEvents(databaseOptions(database))
  }

  function countingGrant({ context }: EventsService) {
    const { db, counter } = countWrites(context.db)
    return { counter, grant: createOrderGranter({ ...context, db }) }
  }

  async function draftOf(
    { context, sales }: EventsService,
    eventId: string,
    ticketClassId: string | undefined,
  ): Promise<OrderDraft> {
    const forSale = await sales.readForSale(Number(eventId))
    const ticketRequest = { tickets: [{ ticketClassId: Number(ticketClassId), quantity: 1 }] }
    const chosenLines = await chooseLines(context.db.read, forSale, ticketRequest, context.clock.now())
    const pricedLines = priceLines(chosenLines, forSale.rules)
    const buyer = { userId: null, isSeller: false }
    const { event, limit } = forSale
    return {
      event,
      buyer,
      ticketRequest,
      chosen: chosenLines,
      priced: pricedLines,
      limit,
      maxHoldMs: 3_600_000,
    }
  }

  test('that arrive during a write share the next transaction', async () => {
    const service = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'together', [{ quantity_total: 40 }, {}])
    const { counter, grant } = countingGrant(service)
    const drafts = await Promise.all(repeat(30, (at) => draftOf(service, event.id, ticketIds[at % 2])))
    const orders = await Promise.all(drafts.map((draft) => grant({ ...draft })))
    assert.equal(new Set(orders.map(({ id }) => id)).size, 30)
    assert.equal(new Set(orders.map(({ access_hash }) => access_hash)).size, 30)
    assert.equal(counter.writes, 2)
    const [first, second] = await countsOf(service, organizer, event.id)
    assert.deepEqual([first?.pending, second?.pending], [15, 15])
    const { json } = await organizer.get(`/orders/${orders[7]?.id}/`)
    assert.equal(json.tickets[0].ticket_class_id, ticketIds[1])
  })

  test('are served in order of arrival, until the tickets are sold out', async () => {
    const service = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'in-turn', [{ quantity_total: 6 }])
    const { grant } = countingGrant(service)
    const draft = await draftOf(service, event.id, ticketIds[0])
    const outcomes = await Promise.allSettled(repeat(10, () => grant({ ...draft })))
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      repeat(10, (at) => (at < 6 ? 'fulfilled' : 'rejected')),
    )
    for (const outcome of outcomes.slice(6))
      assert.ok(outcome.status === 'rejected' && outcome.reason instanceof Shortage)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 6 }])
  })

  test('are granted although one of them fails', async () => {
    const service = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'spoiled', [{ quantity_total: 20 }])
    const { grant } = countingGrant(service)
    const good = await draftOf(service, event.id, ticketIds[0])
    const lines = good.priced.lines.map((line) => ({ ...line, quantity: Number.NaN }))
    const bad = { ...good, priced: { ...good.priced, lines } }
    const outcomes = await Promise.allSettled(repeat(9, (at) => grant(at === 4 ? bad : { ...good })))
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      repeat(9, (at) => (at === 4 ? 'rejected' : 'fulfilled')),
    )
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 8 }])
  })

  test('of one buyer share the limit per buyer', async () => {
    const service = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'bound', [{ quantity_total: 20 }])
    await organizer.post(`/events/${event.id}/order_settings/`, { order_settings: { maximum_per_buyer: 2 } })
    const { counter, grant } = countingGrant(service)
    const draft = await draftOf(service, event.id, ticketIds[0])
    const of = (email: string) => grant({ ...draft, buyer: { ...draft.buyer, email } })
    const outcomes = await Promise.allSettled([
      of('a@example.org'),
      ...repeat(3, () => of('b@example.org')),
      ...repeat(3, () => of('A@example.org')),
    ])
    assert.deepEqual(
      outcomes.map(({ status }) => status === 'fulfilled'),
      [true, true, true, false, true, false, false],
    )
    assert.equal(counter.writes, 2)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 4 }])
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { storageOptions } from '@octavo/testing/databases.ts'
import { leaseKey } from '../src/orders/key-lease.ts'
import { commitKey } from '../src/orders/store/idempotency-keys.ts'
import { describeOnBothDatabases } from './databases.ts'
import { ok } from './event-making.ts'
import { beginOrder, countsOf, fillOrder, makeSale } from './order-making.ts'
import { type EventsService, startEvents } from './service.ts'

const muchLaterMs = 60_000

describeOnBothDatabases('an Idempotency-Key of a killed process', ({ location }) => {
  const clock = createManualClock(Date.UTC(2026, 4, 1, 12))

  async function start() {
    const database = location()
    return await startEvents({ clock, ...storageOptions(database) })
  }

  /** The row that a request leaves behind when it is killed at this point. */
  const leaveKilled = (service: EventsService, key: string, state: 'running' | 'committed') =>
    service.context.db.write((tx) =>
      tx
        .updateTable('idempotency_key')
        .set({ state, status: null, body: null, ...(state === 'running' && { order_id: null }) })
        .where('key', '=', key)
        .execute(),
    )

  test('repeats the response after its effect was committed, without another effect', async () => {
    const service = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'committed', [
      { free: false, cost: 'EUR,1250' },
    ])
    const buyer = await service.as('committed-buyer')
    const send = async (path: string, body: object, key: string) =>
      await buyer.post(path, body, { 'idempotency-key': key })
    const repeat = async (path: string, body: object, key: string) => {
      const first = ok(await send(path, body, key))
      await leaveKilled(service, key, 'committed')
      assert.deepEqual(ok(await send(path, body, key)), first, path)
      return first
    }
    const body = { order: { tickets: [{ ticket_class_id: ticketIds[0], quantity: 2 }] } }
    const { id } = await repeat(`/events/${event.id}/orders/`, body, 'create')
    const person = { order: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@example.org' } }
    const larger = { order: { tickets: [{ ticket_class_id: ticketIds[0], quantity: 3 }] } }
    const other = await send(`/events/${event.id}/orders/`, larger, 'create')
    assert.equal(other.status, 422)
    await repeat(`/orders/${id}/`, person, 'change')
    await repeat(`/orders/${id}/extend/`, {}, 'extend')
    const placement = await repeat(`/orders/${id}/place/`, { order: { payment_method: 'cash' } }, 'place')
    assert.equal(placement.payment_instructions, 'At the door.')
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 2 }])
    await service.close()
  })

  test('stores the order of a large response, and presents it again', async () => {
    const service = await start()
    const { event, ticketIds } = await makeSale(service, 'large', [
      { free: false, cost: 'EUR,1250', maximum_quantity: 20 },
    ])
    const buyer = await service.as('large-buyer')
    const order = await fillOrder(buyer, event.id, ticketIds[0], { quantity: 20 })
    const place = () =>
      buyer.post(
        `/orders/${order.id}/place/?expand=attendees`,
        { order: { payment_method: 'cash' } },
        { 'idempotency-key': 'large' },
      )
    const first = ok(await place())
    assert.equal(first.attendees.length, 20)
    const row = await service.context.db.read
      .selectFrom('idempotency_key')
      .selectAll()
      .where('key', '=', 'large')
      .executeTakeFirstOrThrow()
    assert.deepEqual([row.order_id, row.body], [Number(order.id), '{"instructions":"At the door."}'])
    assert.deepEqual(ok(await place()), first)
    await service.close()
  })

  test('responds 409 until its lease expires, and then runs the request', async () => {
    const service = await start()
    const { organizer, event, ticketIds } = await makeSale(service, 'running', [{}])
    const buyer = await service.as('running-buyer')
    const headers = { 'idempotency-key': 'running' }
    const first = ok(await beginOrder(buyer, event.id, ticketIds[0], { headers }))
    ok(await buyer.post(`/orders/${first.id}/abandon/`))
    await leaveKilled(service, 'running', 'running')
    const early = await beginOrder(buyer, event.id, ticketIds[0], { headers })
    assert.deepEqual([early.status, early.headers.get('retry-after')], [409, '1'])
    clock.advance(muchLaterMs)
    const second = ok(await beginOrder(buyer, event.id, ticketIds[0], { headers }))
    assert.notEqual(second.id, first.id)
    assert.deepEqual(ok(await beginOrder(buyer, event.id, ticketIds[0], { headers })), second)
    assert.deepEqual(await countsOf(service, organizer, event.id), [{ sold: 0, pending: 1 }])
    await service.close()
  })

  test('is taken over by one of many requests, and its old owner can no longer commit', async () => {
    const [one, other] = [await start(), 'url' in location() ? await start() : undefined]
    const { event, ticketIds } = await makeSale(one, 'race', [{}])
    const order = await fillOrder(await one.as('race-buyer'), event.id, ticketIds[0])
    const name = { subject: 'user:1', key: 'race', fingerprint: 'same' }
    await using abandonedLease = await leaseKey(one.context, name)
    clock.advance(muchLaterMs)
    const contexts = Array.from({ length: 20 }, (_, at) => (at % 2 && other ? other : one).context)
    const leases = await Promise.all(contexts.map((context) => leaseKey(context, name)))
    const winners = leases.filter((lease) => lease !== undefined)
    assert.equal(winners.length, 1)
    const commits = [abandonedLease, winners[0]].map((lease) =>
      one.context.db.write(async (tx) => lease && (await commitKey(tx, lease.key, Number(order.id)))),
    )
    assert.deepEqual(await Promise.all(commits), [false, true])
    for (const lease of winners) await lease[Symbol.asyncDispose]()
    await other?.close()
    await one.close()
  })
})

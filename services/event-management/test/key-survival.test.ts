import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { storageOptions } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import { leaseMs } from '../src/orders/key-lease.ts'
import { describeOnBothDatabases } from './databases.ts'
import { newEventInput } from './event-making.ts'

const tickets = 240
const buyers = 24
const killedAfter = 40

describeOnBothDatabases('requests with an Idempotency-Key to a killed process', ({ location }) => {
  test('all get a response when they are repeated, and have their effect once', async (t) => {
    const database = location()
    await killAndRepeat(t, storageOptions(database))
  })
})

interface Attempt {
  key: string
  path: string
  body: object
}

async function killAndRepeat(t: TestContext, database: object): Promise<void> {
  const first = await startSelling(t, database)
  const [organization] = (await first.ok('GET', '/users/me/organizations/')).organizations
  const event = await first.ok('POST', `/organizations/${organization.id}/events/`, {
    event: { ...newEventInput(Date.now()), summary: 'An evening', capacity: tickets },
  })
  const ticket = await first.ok('POST', `/events/${event.id}/ticket_classes/`, {
    ticket_class: { name: 'Standing', free: true, quantity_total: tickets },
  })
  await first.ok('POST', `/events/${event.id}/publish/`)

  const attempts: Attempt[] = []
  const orders = new Map<string, string>()
  let acknowledgedCount = 0

  /** Records an attempt before it is made, like a careful client. */
  async function attempt(seller: Selling, one: Attempt) {
    attempts.push(one)
    const { status, json } = await seller.call('POST', one.path, one.body, one.key)
    assert.equal(status, 200, JSON.stringify(json))
    orders.set(one.key, json.id)
    if (++acknowledgedCount === killedAfter) first.kill()
    return json
  }

  const rush = Array.from({ length: buyers }, async (_, buyer) => {
    for (let at = 0; ; at++) {
      const name = `${buyer}-${at}`
      const order = { tickets: [{ ticket_class_id: ticket.id, quantity: 1 }] }
      const path = `/events/${event.id}/orders/`
      const { id } = await attempt(first, { key: `create-${name}`, path, body: { order } })
      await attempt(first, { key: `change-${name}`, path: `/orders/${id}/`, body: { order: person } })
      await attempt(first, { key: `place-${name}`, path: `/orders/${id}/place/`, body: {} })
    }
  })
  await Promise.allSettled(rush)
  await first.ended
  assert.ok(acknowledgedCount >= killedAfter)
  const unansweredAttempts = attempts.filter(({ key }) => !orders.has(key))
  assert.ok(unansweredAttempts.length > 0)

  const second = await startSelling(t, database)
  let conflicts = 0
  async function repeat({ key, path, body }: Attempt) {
    const { status, json } = await second.call('POST', path, body, key)
    if (status === 409) return void conflicts++
    assert.equal(status, 200, JSON.stringify(json))
    // Acknowledged orders keep their IDs.
    assert.equal(json.id, orders.get(key) ?? json.id)
    orders.set(key, json.id)
    return true
  }
  await Promise.all(attempts.map(repeat))
  second.advance(leaseMs)
  await Promise.all(attempts.map((one) => eventually(`${one.key} is answered`, () => repeat(one))))
  t.diagnostic(`${attempts.length} keys, ${unansweredAttempts.length} in flight at the kill`)
  t.diagnostic(`${conflicts} responses were 409 until a lease expired`)

  const createdIds = new Set([...orders].filter(([key]) => key.startsWith('create-')).map(([, id]) => id))
  const placedIds = new Set([...orders].filter(([key]) => key.startsWith('place-')).map(([, id]) => id))
  const inventory = await second.ok('GET', `/events/${event.id}/inventory/`)
  assert.equal(inventory.is_balanced, true, JSON.stringify(inventory))
  const expected = { sold: placedIds.size, pending: createdIds.size - placedIds.size }
  for (const { counters } of inventory.pools) assert.deepEqual(counters, expected)
}

const person = { name: 'Ada', email: 'ada@example.org' }

type Selling = Awaited<ReturnType<typeof startSelling>>

async function startSelling(t: TestContext, database: object) {
  const script = new URL('./selling-process.ts', import.meta.url)
  const { url, token, kill, ended, send } = await startProcess(t, script, [JSON.stringify(database), '0'])

  async function call(method: string, path: string, body?: object, key?: string) {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, json: await response.json() }
  }

  return {
    call,
    async ok(method: string, path: string, body?: object) {
      const { status, json } = await call(method, path, method === 'POST' ? (body ?? {}) : undefined)
      assert.equal(status, 200, `${method} ${path}: ${JSON.stringify(json)}`)
      return json
    },
    /** Advances the clock of the process. */
    advance: send,
    kill,
    ended,
  }
}

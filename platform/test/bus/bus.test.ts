import assert from 'node:assert/strict'
import { it, type TestContext } from 'node:test'
import { describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import type { Bus } from '../../src/bus/bus.ts'
import { createBus } from '../../src/internal/bus/create.ts'

/** A bus configured as for a service, with its log. */
async function openBus(t: TestContext, { dialect, location }: TestDatabases, name = 'test') {
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) })
  const place = location()
  const bus = await createBus({ db: { dialect }, name, log, ...('url' in place ? { url: place.url } : {}) })
  t.after(() => bus.close())
  return { bus, logged }
}

/** Returns a reader for the messages of `topic`, one at a time. */
function collect(bus: Bus, topic: string) {
  const received: unknown[] = []
  let arrived = Promise.withResolvers<void>()
  const stop = bus.subscribe(topic, (message) => {
    received.push(message)
    arrived.resolve()
  })
  const next = async () => {
    while (received.length === 0) {
      await arrived.promise
      arrived = Promise.withResolvers()
    }
    return received.shift()
  }
  return { received, next, stop }
}

const createNote = (db: Kysely<unknown>) => db.schema.createTable('note').addColumn('text', 'text').execute()

describeOnBothDatabases('the bus', (databases) => {
  it('delivers a message to every listener of its topic and to no other', async (t) => {
    const { bus } = await openBus(t, databases)
    const [first, second, other] = [collect(bus, 'orders'), collect(bus, 'orders'), collect(bus, 'users')]
    const message = { id: 7, note: 'größer – “quoted”', list: [1, null, true] }
    await bus.publish('orders', message)
    assert.deepEqual(await first.next(), message)
    assert.deepEqual(await second.next(), message)
    await bus.publish('users', 'last')
    assert.equal(await other.next(), 'last')
    assert.deepEqual([first.received, second.received, other.received], [[], [], []])
  })

  it('keeps the order of messages', async (t) => {
    const { bus } = await openBus(t, databases)
    const { next } = collect(bus, 'counted')
    await Promise.all(Array.from({ length: 50 }, (_, n) => bus.publish('counted', n)))
    for (let n = 0; n < 50; n++) assert.equal(await next(), n)
  })

  it('delivers nothing to an unsubscribed listener, and everything to the same function subscribed again', async (t) => {
    const { bus } = await openBus(t, databases)
    const received: unknown[] = []
    const listener = (message: unknown) => received.push(message)
    const stop = bus.subscribe('orders', listener)
    bus.subscribe('orders', listener)
    stop()
    stop()
    const { next } = collect(bus, 'orders')
    await bus.publish('orders', 1)
    await next()
    assert.deepEqual(received, [1])
  })

  it('logs a listener that throws or rejects, and calls the others', async (t) => {
    const { bus, logged } = await openBus(t, databases)
    bus.subscribe('orders', () => {
      throw new Error('thrown by the first')
    })
    bus.subscribe('orders', async () => {
      throw new Error('rejected by the second')
    })
    const { next } = collect(bus, 'orders')
    for (const message of [1, 2]) {
      await bus.publish('orders', message)
      assert.equal(await next(), message)
    }
    const text = logged.join('')
    assert.match(text, /thrown by the first/)
    assert.match(text, /rejected by the second/)
  })

  it('gives each listener its own copy of the message', async (t) => {
    const { bus } = await openBus(t, databases)
    bus.subscribe('orders', (message) => {
      assert(typeof message === 'object' && message !== null)
      Object.assign(message, { spoiled: true })
    })
    const { next } = collect(bus, 'orders')
    const message = { id: 1 }
    await bus.publish('orders', message)
    assert.deepEqual(await next(), { id: 1 })
    assert.deepEqual(message, { id: 1 })
  })

  it('accepts a message just under 8000 bytes and rejects a larger one, with any characters', async (t) => {
    const { bus } = await openBus(t, databases)
    const { next } = collect(bus, 'big')
    const frame = JSON.stringify(['big', '']).length
    for (const character of ['x', 'ö']) {
      const fits = character.repeat(Math.floor((7999 - frame) / Buffer.byteLength(character)))
      await bus.publish('big', fits)
      assert.equal(await next(), fits)
      await assert.rejects(bus.publish('big', fits + character), {
        name: 'MessageTooLargeError',
        code: 'message_too_large',
      })
    }
  })

  it('lets a listener write while the publisher is still in its transaction', async (t) => {
    const { bus } = await openBus(t, databases)
    const step = { '001-note': (db: Kysely<unknown>) => createNote(db) }
    const db = await databases.open<{ note: { text: string } }>([{ set: 'test', steps: step }])
    const insert = (text: string) => db.read.insertInto('note').values({ text })
    const received = Promise.withResolvers<unknown>()
    bus.subscribe('orders', () => received.resolve(db.run(insert('by the listener').returning('text'))))
    await db.write(async (tx) => {
      await tx.executeQuery(insert('by the publisher').compile())
      await bus.publish('orders', 1)
      await new Promise(setImmediate)
    })
    assert.deepEqual(await received.promise, [{ text: 'by the listener' }])
  })

  it('delivers nothing after it is closed', async (t) => {
    const { bus } = await openBus(t, databases)
    const { received } = collect(bus, 'orders')
    await bus.close()
    await bus.publish('orders', 1)
    await new Promise(setImmediate)
    assert.deepEqual(received, [])
  })
})

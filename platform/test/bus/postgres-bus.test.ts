import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { stopOwnPostgres, usePostgres } from '@octavo/testing/shared-postgres.ts'
import pg from 'pg'
import { pino } from 'pino'
import { onCachesOutdated } from '../../src/bus/bus.ts'
import { createPostgresBus } from '../../src/internal/bus/postgres-bus.ts'

describe('the bus of several processes on PostgreSQL', () => {
  let url: string
  let admin: pg.Client

  before(async () => {
    url = await usePostgres()
    admin = new pg.Client(url)
    await admin.connect()
  })
  after(async () => {
    await admin.end()
    await stopOwnPostgres()
  })

  async function openBus(t: TestContext, channel: string) {
    const logged: string[] = []
    const log = pino({ level: 'info' }, { write: (line) => logged.push(line) })
    const bus = await createPostgresBus({ url, channel, log })
    t.after(() => bus.close())
    return { bus, logged }
  }

  it('reaches other processes on the same channel only', async (t) => {
    const [{ bus: here }, { bus: there }, { bus: elsewhere }] = await Promise.all([
      openBus(t, 'octavo photo'),
      openBus(t, 'octavo photo'),
      openBus(t, 'octavo "odd\'name'),
    ])
    const strayed: unknown[] = []
    elsewhere.subscribe('topic', (message) => strayed.push(message))
    const arrived = Promise.withResolvers<unknown>()
    there.subscribe('topic', arrived.resolve)
    await here.publish('topic', { n: 1 })
    assert.deepEqual(await arrived.promise, { n: 1 })

    const own = Promise.withResolvers<unknown>()
    elsewhere.subscribe('topic', own.resolve)
    await elsewhere.publish('topic', 'own')
    assert.equal(await own.promise, 'own')
    assert.deepEqual(strayed, ['own'])
  })

  it('reconnects after a lost connection and receives later messages', async (t) => {
    const { bus, logged } = await openBus(t, 'octavo lost')
    const { bus: other } = await openBus(t, 'octavo lost-too')
    let dropped = 0
    const outdated = new Promise<void>((resolve) => {
      onCachesOutdated(bus, () => resolve(void dropped++))
    })
    const { rows } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'octavo bus octavo lost'`,
    )
    assert.equal(rows.length, 1)
    while (!logged.some((line) => line.includes('is connected again'))) {
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await outdated
    assert.equal(dropped, 1)
    const arrived = Promise.withResolvers<unknown>()
    bus.subscribe('topic', arrived.resolve)
    await admin.query(`select pg_notify('octavo lost', '["topic","still here"]')`)
    assert.equal(await arrived.promise, 'still here')
    await other.publish('topic', 'unharmed')
  })

  it('delivers to listeners of this process without a connection', async (t) => {
    const { bus, logged } = await openBus(t, 'octavo alone')
    const { rows } = await admin.query(
      `select pid from pg_stat_activity where application_name = 'octavo bus octavo alone'`,
    )
    const { bus: other } = await openBus(t, 'octavo alone')
    const missed = new Promise<void>((resolve) => onCachesOutdated(other, resolve))
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    while (!logged.some((line) => line.includes('lost its connection'))) await new Promise(setImmediate)
    const arrived = Promise.withResolvers<unknown>()
    bus.subscribe('topic', arrived.resolve)
    await bus.publish('topic', 'to myself')
    assert.equal(await arrived.promise, 'to myself')
    // The others drop their caches once the connection is back.
    await missed
  })

  it('fails to open without a server', async () => {
    const log = pino({ level: 'silent' })
    const url = 'postgres://postgres@localhost/none?host=/nowhere/at/all'
    await assert.rejects(createPostgresBus({ url, channel: 'octavo none', log }))
  })
})

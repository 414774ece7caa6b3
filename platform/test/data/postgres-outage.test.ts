import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { startDatabaseProxy } from '@octavo/testing/database-proxy.ts'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { sql } from 'kysely'
import { findDatabaseUnavailable } from '../../src/internal/data/database-unavailable.ts'
import { openPostgres, type PostgresOptions } from '../../src/internal/data/postgres.ts'
import { createLogger } from '../../src/log.ts'
import { asRecord } from '../../src/unknown-values.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('a PostgreSQL outage', ({ dialect, location }) => {
  const options = { skip: dialect === 'sqlite' }

  async function open(t: TestContext, schema: string, more: Partial<PostgresOptions> = {}) {
    const place = location()
    assert.ok('url' in place)
    const proxy = await startDatabaseProxy(place.url)
    t.after(() => proxy.close())
    const lines: string[] = []
    const log = createLogger('json', (line) => lines.push(JSON.parse(line).msg))
    const own = { url: proxy.url, schema, migrations: counterMigrations, log }
    const db = await openPostgres<CounterTables>({ ...own, ...more })
    t.after(() => db.close())
    await setCounter(db, 'a', 0)
    return { db, proxy, lines }
  }

  const away = /^PostgreSQL is unavailable/
  const back = 'PostgreSQL is available again'

  test('fails every operation as unavailable, is logged once, and recovers', options, async (t) => {
    const { db, proxy, lines } = await open(t, 'refused')
    await proxy.close()
    const operations = {
      read: () => readCounter(db, 'a'),
      write: () => db.write((tx) => tx.updateTable('counter').set({ value: 5 }).execute()),
      writeBatched: () => db.writeBatched('k', (tx) => tx.updateTable('counter').set({ value: 5 }).execute()),
      run: () => increment(db, 'a'),
      long: () => db.long(db.read.selectFrom('counter').selectAll()),
      stream: async () => {
        for await (const _ of db.read.selectFrom('counter').selectAll().stream()) assert.fail()
      },
    }
    for (let round = 0; round < 3; round++) {
      for (const [name, operate] of Object.entries(operations)) {
        const error = await operate().then(
          () => assert.fail(`${name} succeeded`),
          (reason: unknown) => reason,
        )
        assert.equal(findDatabaseUnavailable(error)?.isOutcomeUnknown, false, name)
      }
    }
    assert.equal(lines.length, 1, lines.join('\n'))
    assert.match(lines[0] ?? '', away)
    await proxy.open()
    await eventually('a read succeeds', () =>
      readCounter(db, 'a').then(
        () => true,
        () => false,
      ),
    )
    assert.equal(await readCounter(db, 'a'), 0)
    await increment(db, 'a')
    assert.equal(await readCounter(db, 'a'), 1)
    assert.deepEqual(lines.slice(1), [back])
  })

  test('in the middle of a transaction rolls it back', options, async (t) => {
    const { db, proxy } = await open(t, 'middle')
    const error = await db
      .write(async (tx) => {
        await tx.updateTable('counter').set({ value: 5 }).execute()
        await proxy.close()
        await tx.updateTable('counter').set({ value: 6 }).execute()
      })
      .then(
        () => assert.fail(),
        (reason: unknown) => reason,
      )
    assert.equal(findDatabaseUnavailable(error)?.isOutcomeUnknown, false)
    await proxy.open()
    assert.equal(await readCounter(db, 'a'), 0)
  })

  test('by pg_terminate_backend fails the running write as unavailable', options, async (t) => {
    const { db } = await open(t, 'terminated')
    const writing = db.write(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read)
      await tx.updateTable('counter').set({ value: 6 }).execute()
    })
    await assert.rejects(writing, (error) => findDatabaseUnavailable(error)?.isOutcomeUnknown === false)
    await increment(db, 'a')
    assert.equal(await readCounter(db, 'a'), 1)
  })

  const commits: Record<
    string,
    (db: Awaited<ReturnType<typeof open>>['db'], attempt: () => void) => Promise<unknown>
  > = {
    write: (db, attempt) =>
      db.write((tx) => {
        attempt()
        return tx.updateTable('counter').set({ value: sql`value + 1` }).execute()
      }),
    writeBatched: (db, attempt) =>
      db.writeBatched('k', (tx) => {
        attempt()
        return tx.updateTable('counter').set({ value: sql`value + 1` }).execute()
      }),
  }
  test('a statement outside of a transaction has an unknown outcome too', options, async (t) => {
    const { db, proxy } = await open(t, 'commit_run')
    proxy.dropAfter('value + 1')
    await assert.rejects(
      db.run(db.read.updateTable('counter').set({ value: sql`value + 1` })),
      (error) => findDatabaseUnavailable(error)?.isOutcomeUnknown === true,
    )
    await eventually('the statement is visible', async () => (await readCounter(db, 'a')) === 1)
  })

  test('of connections that vanish without notice ends, and others take their place', options, async (t) => {
    const { db, proxy } = await open(t, 'silent', { maxConnections: 1, transactionLimitMs: 1_000 })
    const pending = [
      sql`select pg_sleep(0.5)`.execute(db.read),
      db.write((tx) => sql`select pg_sleep(0.5)`.execute(tx)),
    ]
    await setTimeout(200)
    proxy.silence()
    for (const result of await Promise.allSettled(pending)) assert.equal(result.status, 'rejected')
    await increment(db, 'a')
    assert.equal(await readCounter(db, 'a'), 1)
  })

  for (const [name, commit] of Object.entries(commits)) {
    test(
      `during the commit of ${name} leaves its outcome unknown, and nothing repeats it`,
      options,
      async (t) => {
        const { db, proxy } = await open(t, `commit_${name.toLowerCase()}`)
        let attempts = 0
        // Matches the whole message, because an isolation level ends with the same word.
        proxy.dropAfter('Q\0\0\0\x0bcommit\0')
        const error = await commit(db, () => attempts++).then(
          () => assert.fail(),
          (reason: unknown) => reason,
        )
        assert.equal(findDatabaseUnavailable(error)?.isOutcomeUnknown, true)
        assert.equal(attempts, 1)
        await eventually('the commit is visible', async () => (await readCounter(db, 'a')) === 1)
        await increment(db, 'a')
        assert.equal(await readCounter(db, 'a'), 2)
      },
    )
  }

  test('is not reported when the pool is exhausted, which is logged once', options, async (t) => {
    const { db, lines } = await open(t, 'exhausted', { maxConnections: 1, connectionTimeoutMs: 500 })
    const holding = Promise.withResolvers<void>()
    const isHeld = Promise.withResolvers<void>()
    const holder = db.write(async (tx) => {
      await tx.updateTable('counter').set({ value: 5 }).execute()
      isHeld.resolve()
      await holding.promise
    })
    await isHeld.promise
    const results = await Promise.allSettled(Array.from({ length: 3 }, () => increment(db, 'a')))
    for (const { status, ...rest } of results) {
      assert.equal(status, 'rejected')
      assert.equal(findDatabaseUnavailable(asRecord(rest).reason)?.isOutcomeUnknown, false)
    }
    holding.resolve()
    await holder
    await increment(db, 'a')
    assert.equal(await readCounter(db, 'a'), 6)
    assert.equal(lines.length, 1, lines.join('\n'))
    assert.match(lines[0] ?? '', /^All connections to PostgreSQL are in use/)
  })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterTables, counterMigrations, increment, readCounter, setCounter } from './counters.ts'

describeOnBothDatabases('PostgreSQL', ({ dialect, open, location }) => {
  const options = { skip: dialect === 'sqlite' }

  test('isolates services in separate schemas', options, async () => {
    const one = await open<CounterTables>(counterMigrations, 'one-service')
    const other = await open<CounterTables>(counterMigrations, 'other-service')
    await setCounter(one, 'a', 1)
    assert.equal(await readCounter(other, 'a'), undefined)
    const { rows } =
      await sql`select schemaname from pg_tables where tablename = 'counter' order by 1`.execute(one.read)
    assert.deepEqual(rows, [{ schemaname: 'one_service' }, { schemaname: 'other_service' }])
  })

  test('ignores the schema in the connection URL', options, async () => {
    const place = location()
    assert.ok('url' in place)
    const url = new URL(place.url)
    url.searchParams.set('options', '-c search_path=public')
    url.searchParams.set('application_name', 'somebody')
    const db = await openDatabase<CounterTables>({
      url: url.href,
      name: 'stubborn',
      migrations: counterMigrations,
    })
    const { rows } = await sql`select schemaname from pg_tables where tablename = 'counter'
      and schemaname in ('stubborn', 'public')`.execute(db.read)
    await db.close()
    assert.deepEqual(rows, [{ schemaname: 'stubborn' }])
  })

  test(
    'runs a write again after a conflict, though another statement fails because of it first',
    options,
    async () => {
      const db = await open<CounterTables>(counterMigrations, 'sent-together')
      let attempts = 0
      await db.write(async (tx) => {
        attempts++
        const failing = sql`do $$ begin raise exception using errcode = '40001'; end $$`
        const conflict = attempts === 1 ? failing.execute(tx) : undefined
        const noticedLate = conflict?.catch((error) => setTimeout(20).then(() => Promise.reject(error)))
        await Promise.all([noticedLate, tx.selectFrom('counter').selectAll().execute()])
      })
      assert.equal(attempts, 2)
    },
  )

  const reactions: Record<string, (error: unknown) => void> = {
    passes: (error) => {
      throw error
    },
    wraps: (cause) => {
      throw new Error('wrapped', { cause })
    },
    swallows: () => {},
  }
  for (const [reaction, react] of Object.entries(reactions)) {
    test(
      `that finds two writes in conflict runs one again, though its work ${reaction} the error`,
      options,
      async () => {
        const db = await open<CounterTables>(counterMigrations, reaction)
        const other = await open<CounterTables>(counterMigrations, reaction)
        await setCounter(db, 'a', 0)
        let attempts = 0
        await db.write(async (tx) => {
          const row = await tx.selectFrom('counter').select('value').executeTakeFirstOrThrow()
          if (++attempts === 1) await increment(other, 'a')
          const update = tx.updateTable('counter').set({ value: row.value + 10 })
          await update.execute().catch(react)
        })
        assert.equal(attempts, 2)
        assert.equal(await readCounter(db, 'a'), 11)
      },
    )
  }

  test('prepares the statements that writes use often', options, async () => {
    const db = await open<CounterTables>(counterMigrations)
    await setCounter(db, 'a', 0)
    const prepared = await db.write(async (tx) => {
      for (let use = 0; use < 10; use++) await tx.selectFrom('counter').selectAll().execute()
      const query = sql<{ statement: string }>`select statement from pg_prepared_statements`
      return (await query.execute(tx)).rows
    })
    assert.deepEqual(prepared, [{ statement: 'select * from "counter"' }])
  })

  test('runs a write again when a migration changes what a prepared statement returns', options, async () => {
    const db = await open<CounterTables>(counterMigrations)
    await setCounter(db, 'a', 1)
    const add = (amount: number) =>
      db.write((tx) =>
        tx
          .updateTable('counter')
          .set((eb) => ({ value: eb('value', '+', amount) }))
          .returningAll()
          .execute(),
      )
    for (let use = 0; use < 6; use++) await add(1)
    await db.write((tx) => sql`alter table counter add column note text`.execute(tx))
    assert.deepEqual(await add(1), [{ name: 'a', value: 8, note: null }])
  })

  test('forgets a statement that failed before it was prepared', options, async () => {
    const db = await open<CounterTables>(counterMigrations)
    const run = (query: string) => db.write((tx) => sql.raw(query).execute(tx))
    for (let use = 0; use < 6; use++) await assert.rejects(run('select * from absent'), { code: '42P01' })
    await db.write(async (tx) => {
      for (let number = 0; number < 120; number++) {
        for (let use = 0; use < 5; use++) await sql.raw(`select ${number}`).execute(tx)
      }
    })
  })

  test('rolls back all statements of a write when one of several sent together fails', options, async () => {
    const db = await open<CounterTables>(counterMigrations)
    await setCounter(db, 'a', 1)
    const writing = db.write(async (tx) => {
      const put = (name: string) => tx.insertInto('counter').values({ name, value: 2 }).execute()
      await Promise.all([put('b'), put('a'), put('c')])
    })
    await assert.rejects(writing, { code: '23505' })
    assert.equal(await readCounter(db, 'b'), undefined)
    await setCounter(db, 'a', 3)
    assert.equal(await readCounter(db, 'a'), 3)
  })

  test('that terminates the connection of a write fails only that write', options, async () => {
    const db = await open<CounterTables>(counterMigrations)
    await setCounter(db, 'a', 0)
    const writing = db.write(async (tx) => {
      await tx.updateTable('counter').set({ value: 5 }).execute()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db.read)
      await tx.updateTable('counter').set({ value: 6 }).execute()
    })
    await assert.rejects(writing)
    await increment(db, 'a')
    assert.equal(await readCounter(db, 'a'), 1)
  })

  test('that terminates idle connections gets new ones', options, async () => {
    const db = await open<CounterTables>(counterMigrations)
    await setCounter(db, 'a', 0)
    const killer = await open<CounterTables>(counterMigrations, 'killer')
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(killer.read)
    await assert.doesNotReject(untilItWorks(() => increment(db, 'a')))
    assert.equal(await readCounter(db, 'a'), 1)
  })
})

/** A pooled connection may still look healthy for a moment after it was lost. */
async function untilItWorks(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 10) throw error
    }
  }
}

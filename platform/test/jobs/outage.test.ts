import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { startDatabaseProxy } from '@octavo/testing/database-proxy.ts'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { pino } from 'pino'
import { systemClock } from '../../src/clock.ts'
import { secureIds } from '../../src/ids.ts'
import { openPostgres } from '../../src/internal/data/postgres.ts'
import { createJobs } from '../../src/internal/jobs/create.ts'
import type { JobHandlers } from '../../src/jobs/jobs.ts'
import { migrations, type TestTables } from './job-harness.ts'

describeOnBothDatabases('jobs during a PostgreSQL outage', ({ dialect, location }) => {
  const options = { skip: dialect === 'sqlite' }

  async function open(t: TestContext, schema: string) {
    const place = location()
    assert.ok('url' in place)
    const proxy = await startDatabaseProxy(place.url)
    t.after(() => proxy.close())
    const logged: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => logged.push(line) })
    const db = await openPostgres<TestTables>({ url: proxy.url, schema, migrations })
    t.after(() => db.close())
    const jobs = createJobs({ db, clock: systemClock, ids: secureIds, log })
    t.after(() => jobs.close())
    // Keeps the process alive, as a listening server does: the timers of jobs do not.
    const awake = setInterval(() => {}, 60_000)
    t.after(() => clearInterval(awake))
    const run = async (handlers: JobHandlers) => {
      await jobs.start(handlers)
      await db.write((tx) => jobs.enqueue(tx, { kind: 'note', payload: null }))
    }
    const isEmpty = async () => {
      // This process may notice the lost connection late.
      const rows = await db.read
        .selectFrom('octavo_job')
        .select('id')
        .execute()
        .catch(() => undefined)
      return rows?.length === 0
    }
    return { db, jobs, proxy, logged, run, isEmpty }
  }

  test('a job that needs the database runs again without using up an attempt', options, async (t) => {
    const { db, jobs, proxy, logged, run, isEmpty } = await open(t, 'jobs_interrupted')
    const attempts: number[] = []
    const isAway = Promise.withResolvers<void>()
    await run({
      note: {
        maxAttempts: 1,
        async run(_, { attempt }) {
          attempts.push(attempt)
          if (attempts.length === 1) {
            await proxy.close()
            isAway.resolve()
          }
          await db.write((tx) => tx.insertInto('note').values({ text: 'a', pid: 1 }).execute())
        },
      },
    })
    await isAway.promise
    await proxy.open()
    await eventually('the job is done', isEmpty)
    assert.ok(attempts.length > 1)
    assert.deepEqual([...new Set(attempts)], [1])
    assert.deepEqual(await jobs.listFailed(), [])
    const { length } = await db.read.selectFrom('note').selectAll().execute()
    assert.equal(length, 1)
    assert.deepEqual(logged, [])
  })

  test('a job that ends during the outage is recorded as done and does not run again', options, async (t) => {
    const { proxy, logged, run, isEmpty } = await open(t, 'jobs_finished')
    let runs = 0
    const hasEnded = Promise.withResolvers<void>()
    await run({
      note: {
        async run() {
          runs++
          await proxy.close()
          hasEnded.resolve()
        },
      },
    })
    await hasEnded.promise
    await proxy.open()
    await eventually('the job is recorded', isEmpty)
    assert.equal(runs, 1)
    assert.deepEqual(logged, [])
  })
})

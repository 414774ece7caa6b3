import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { sql } from 'kysely'
import { createManualClock } from '../../src/clock.ts'
import { secureIds } from '../../src/ids.ts'
import { claimStatement, createQueue, firstDueQuery } from '../../src/internal/jobs/queue.ts'
import { type JobHarness, openJobHarness } from './job-harness.ts'

/** Simulates a process that claims a job and dies immediately. */
async function claimAndDie({ db }: JobHarness, clock: { now(): number }, leaseMs: number) {
  const queue = createQueue({ db, clock, ids: secureIds })
  return queue.claim({ kind: 'work', limit: 1, leaseMs, except: [] })
}

const leaseEnd = async ({ db }: JobHarness) =>
  (await db.read.selectFrom('octavo_job').select('due_at_ms').executeTakeFirst())?.due_at_ms

describeOnBothDatabases('leases', (databases) => {
  it('of a dead process are taken over after they expire, not before', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    await harness.enqueue({ kind: 'work', payload: null })
    assert.equal((await claimAndDie(harness, clock, 1_000)).length, 1)
    const attempts: number[] = []
    const jobs = await harness.join({ work: { run: async (_, job) => void attempts.push(job.attempt) } })
    clock.advance(999)
    await jobs.idle()
    assert.deepEqual(attempts, [])
    clock.advance(1)
    await jobs.idle()
    assert.deepEqual(attempts, [2])
  })

  it('count as attempts, so a job that kills its process ends as failed', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    await harness.enqueue({ kind: 'work', payload: 'poison' })
    for (let attempt = 1; attempt <= 3; attempt++) {
      assert.equal((await claimAndDie(harness, clock, 1_000)).length, 1)
      clock.advance(1_000)
    }
    let runs = 0
    const jobs = await harness.join({ work: { maxAttempts: 3, run: async () => void runs++ } })
    await jobs.idle()
    assert.equal(runs, 0)
    const [failed] = await jobs.listFailed()
    assert.equal(failed?.payload, 'poison')
    assert.match(failed?.lastError ?? '', /process ended/)
  })

  it('are renewed while the handler runs', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const began = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    let runs = 0
    const work = {
      leaseMs: 30,
      run() {
        runs++
        began.resolve()
        return gate.promise
      },
    }
    const first = await harness.join({ work })
    await harness.enqueue({ kind: 'work', payload: null })
    await began.promise
    const second = await harness.join({ work })
    for (let round = 0; round < 5; round++) {
      clock.advance(20)
      while ((await leaseEnd(harness)) !== clock.now() + 30)
        await new Promise((resolve) => setTimeout(resolve, 2))
      await second.idle()
    }
    gate.resolve()
    await first.idle()
    await second.idle()
    assert.equal(runs, 1)
    assert.equal(await harness.rows(), 0)
  })

  it('that are lost abort the handler, whose result is ignored', async (t) => {
    const harness = await openJobHarness(t, databases)
    const aborted = Promise.withResolvers<unknown>()
    const jobs = await harness.join({
      work: {
        leaseMs: 30,
        run: (_, { signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => {
              aborted.resolve(signal.reason)
              reject(signal.reason)
            })
          }),
      },
    })
    await harness.enqueue({ kind: 'work', payload: null })
    const dueAtMs = 9_000_000_000_000
    for (let updatedRows = 0n; updatedRows === 0n; ) {
      const [result] = await harness.db.write((tx) =>
        tx
          .updateTable('octavo_job')
          .set({ lease: 'of another', due_at_ms: dueAtMs })
          .where('lease', 'is not', null)
          .execute(),
      )
      updatedRows = result?.numUpdatedRows ?? 0n
    }
    assert.match(String(await aborted.promise), /has claimed the job/)
    await jobs.idle()
    const row = await harness.db.read.selectFrom('octavo_job').selectAll().executeTakeFirst()
    assert.equal(row?.lease, 'of another')
    assert.equal(row?.due_at_ms, dueAtMs)
  })

  it('that expire in a slow process do not make it run the job twice', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const began = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    let runs = 0
    const jobs = await harness.join({
      work: {
        concurrency: 5,
        run() {
          runs++
          began.resolve()
          return gate.promise
        },
      },
    })
    await harness.enqueue({ kind: 'work', payload: null })
    await began.promise
    clock.advance(86_400_000)
    await harness.enqueue({ kind: 'work', payload: null })
    while (runs < 2) await new Promise(setImmediate)
    gate.resolve()
    await jobs.idle()
    assert.equal(runs, 2)
  })

  it('are granted once per job under concurrent claims', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    await harness.enqueue(...Array.from({ length: 60 }, (_, n) => ({ kind: 'work', payload: n })))
    const queue = createQueue({ db: harness.db, clock, ids: secureIds })
    const claims = await Promise.all(
      Array.from({ length: 20 }, () => queue.claim({ kind: 'work', limit: 4, leaseMs: 1_000, except: [] })),
    )
    for (const claimed of claims) assert(claimed.length <= 4)
    const ids = claims.flat().map(({ id }) => id)
    assert.equal(new Set(ids).size, ids.length)
    const rest = await queue.claim({ kind: 'work', limit: 100, leaseMs: 1_000, except: [] })
    assert.equal(ids.length + rest.length, 60)
  })

  it('are found through an index', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const { db } = harness
    await db.write(async (tx) => {
      for (let block = 0; block < 20; block++) {
        const rows = Array.from({ length: 500 }, (_, n) => ({
          kind: n % 2 ? 'work' : 'other',
          unique_key: null,
          payload: 'null',
          due_at_ms: clock.now() + n - 100,
        }))
        await tx.insertInto('octavo_job').values(rows).execute()
      }
    })
    await db.write(async (tx) => void (await sql`analyze octavo_job`.execute(tx)))
    const claim = { kind: 'work', limit: 5, leaseMs: 1_000, except: [1, 2] }
    const statements = [claimStatement(db, claim, 'lease', clock.now()), firstDueQuery(db, ['work', 'other'])]
    for (const statement of statements) {
      assert(statement)
      const plan = await explain(harness, statement)
      assert.match(plan, /octavo_job_due/)
      assert.doesNotMatch(plan, /SCAN octavo_job\b|Seq Scan on octavo_job|TEMP B-TREE|Sort/)
    }
  })
})

async function explain(
  { db }: JobHarness,
  statement: { compile(): { sql: string; parameters: readonly unknown[] } },
) {
  const { sql: text, parameters } = statement.compile()
  const prefix = db.dialect === 'sqlite' ? 'explain query plan ' : 'explain '
  const query = { compile: () => ({ ...db.read.selectNoFrom([]).compile(), sql: prefix + text, parameters }) }
  const rows = await db.run<Record<string, unknown>>(query)
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n')
}

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { openJobHarness } from './job-harness.ts'

const hourMs = 3_600_000

describeOnBothDatabases('schedules', (databases) => {
  it('run immediately the first time, then once per interval in phase', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const ran: [unknown, number][] = []
    const startMs = clock.now()
    const jobs = await harness.join({
      tidy: { everyMs: hourMs, run: async (payload) => void ran.push([payload, clock.now() - startMs]) },
    })
    await jobs.idle()
    for (const stepMs of [hourMs - 1, 1, hourMs / 2, hourMs / 2]) {
      clock.advance(stepMs)
      await jobs.idle()
    }
    assert.deepEqual(ran, [
      [null, 0],
      [null, hourMs],
      [null, 2 * hourMs],
    ])
  })

  it('run once for any number of missed intervals, and keep their phase', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    let runs = 0
    const jobs = await harness.join({ tidy: { everyMs: hourMs, run: async () => void runs++ } })
    await jobs.idle()
    clock.advance(10.5 * hourMs)
    await jobs.idle()
    assert.equal(runs, 2)
    clock.advance(0.5 * hourMs - 1)
    await jobs.idle()
    assert.equal(runs, 2)
    clock.advance(1)
    await jobs.idle()
    assert.equal(runs, 3)
  })

  it('continue when the database is restored from before they existed', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    let runs = 0
    const jobs = await harness.join({ tidy: { everyMs: hourMs, run: async () => void runs++ } })
    await jobs.idle()
    await harness.db.run(harness.db.read.deleteFrom('octavo_schedule'))
    for (let hours = 0; hours < 2; hours++) {
      clock.advance(hourMs)
      await jobs.idle()
    }
    assert.equal(runs, 3)
  })

  it('start while another transaction writes, such as one of a first start', async (t) => {
    const harness = await openJobHarness(t, databases)
    const { promise: joined, resolve: endTransaction } = Promise.withResolvers<void>()
    const writing = harness.write(() => joined)
    let runs = 0
    const jobs = await harness.join({ tidy: { everyMs: hourMs, run: async () => void runs++ } })
    endTransaction()
    await writing
    await jobs.idle()
    assert.equal(runs, 1)
  })

  it('survive a restart without running early or being lost', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    let runs = 0
    const handlers = { tidy: { everyMs: hourMs, run: async () => void runs++ } }
    const restart = async () => {
      const jobs = await harness.join(handlers)
      await jobs.idle()
      await jobs.close()
    }
    await restart()
    clock.advance(0.6 * hourMs)
    await restart()
    assert.equal(runs, 1)
    clock.advance(0.6 * hourMs)
    await restart()
    assert.equal(runs, 2)
  })

  it('run once per interval in all processes together', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    let runs = 0
    const handlers = { tidy: { everyMs: hourMs, run: async () => void runs++ } }
    const processes = await Promise.all([1, 2, 3].map(() => harness.join(handlers)))
    for (let interval = 1; interval <= 4; interval++) {
      await Promise.all(processes.map((jobs) => jobs.idle()))
      await Promise.all(processes.map((jobs) => jobs.idle()))
      assert.equal(runs, interval)
      clock.advance(hourMs)
    }
  })

  it('run in each process if they are local, also after a failure', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const runs = [0, 0]
    const processes = await Promise.all(
      runs.map((_, process) =>
        harness.join({
          tidy: {
            everyMs: hourMs,
            isLocal: true,
            async run() {
              runs[process] = (runs[process] ?? 0) + 1
              if (runs[process] === 1) throw new Error('full')
            },
          },
        }),
      ),
    )
    for (let interval = 1; interval <= 3; interval++) {
      await Promise.all(processes.map((jobs) => jobs.idle()))
      assert.deepEqual(runs, [interval, interval])
      clock.advance(hourMs)
    }
    assert.equal(await harness.rows(), 0)
  })

  it('do not overtake a run that takes longer than the interval', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const gate = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    let runs = 0
    const jobs = await harness.join({
      tidy: {
        everyMs: hourMs,
        concurrency: 5,
        // The clock jumps faster than any process could renew its lease.
        leaseMs: 100 * hourMs,
        run() {
          runs++
          began.resolve()
          return gate.promise
        },
      },
    })
    await began.promise
    const next = async () =>
      (await harness.db.read.selectFrom('octavo_schedule').selectAll().executeTakeFirst())?.next_at_ms
    for (let interval = 0; interval < 3; interval++) {
      clock.advance(hourMs)
      const idle = jobs.idle()
      while ((await next()) !== clock.now() + hourMs) await new Promise(setImmediate)
      void idle
    }
    assert.equal(await harness.rows(), 1)
    gate.resolve()
    await jobs.idle()
    assert.equal(runs, 1)
  })

  it('follow a shorter interval and a clock that is set back', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    let runs = 0
    const run = async () => void runs++
    const first = await harness.join({ tidy: { everyMs: 24 * hourMs, run } })
    await first.idle()
    await first.close()
    const second = await harness.join({ tidy: { everyMs: hourMs, run } })
    await second.idle()
    assert.equal(runs, 2)
    clock.advance(-10 * hourMs)
    await second.idle()
    assert.equal(runs, 3)
    clock.advance(hourMs)
    await second.idle()
    assert.equal(runs, 4)
  })
})

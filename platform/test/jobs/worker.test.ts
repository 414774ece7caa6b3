import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { pino } from 'pino'
import { createManualClock } from '../../src/clock.ts'
import { secureIds } from '../../src/ids.ts'
import { pauseBefore } from '../../src/internal/jobs/backoff.ts'
import type { Queue } from '../../src/internal/jobs/queue.ts'
import { startWorker } from '../../src/internal/jobs/worker.ts'

/** A worker with mocked time, over a queue that counts its queries. */
function startCounted(t: TestContext) {
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] })
  const clock = createManualClock()
  const counts = { looks: 0, writes: 0 }
  let first: { kind: string; atMs: number }[] = []
  let broken = false
  const write = async (): Promise<never> => {
    counts.writes++
    throw new Error('Nothing is to be written')
  }
  const queue: Queue = {
    rowOf: () => assert.fail('A worker inserts nothing'),
    insert: () => assert.fail('A worker inserts nothing'),
    async firstDue() {
      counts.looks++
      if (broken) throw new Error('The database is away')
      return first
    },
    claim: write,
    renew: write,
    finish: write,
    postpone: write,
    release: write,
    fail: write,
  }
  const logged: string[] = []
  const worker = startWorker({
    queue,
    schedules: { fire: async () => Number.POSITIVE_INFINITY },
    handlers: { work: { run: async () => {} } },
    clock,
    ids: secureIds,
    log: pino({ level: 'warn' }, { write: (line) => logged.push(line) }),
    closeWithinMs: 1_000,
  })
  const pass = async (ms: number, stepMs = 1) => {
    for (let passed = 0; passed < ms; passed += stepMs) {
      clock.advance(stepMs)
      t.mock.timers.tick(stepMs)
      await new Promise(setImmediate)
    }
    return counts.looks
  }
  return {
    worker,
    clock,
    counts,
    logged,
    pass,
    setFirst: (jobs: typeof first) => {
      first = jobs
    },
    setBroken: (is: boolean) => {
      broken = is
    },
  }
}

describe('an idle worker', () => {
  it('polls once a second and writes nothing', async (t) => {
    const { worker, counts, pass } = startCounted(t)
    await pass(1)
    const before = counts.looks
    await pass(60_000, 10)
    assert.ok(counts.looks - before <= 60, `${counts.looks - before} looks`)
    assert.ok(counts.looks - before >= 55, `${counts.looks - before} looks`)
    assert.equal(counts.writes, 0)
    await worker.close()
  })

  it('polls when the next job is due, if that is sooner', async (t) => {
    const { worker, clock, counts, pass, setFirst } = startCounted(t)
    await pass(100)
    setFirst([{ kind: 'work', atMs: clock.now() + 300 }])
    worker.wake()
    await pass(1)
    const before = counts.looks
    await pass(297)
    assert.equal(counts.looks, before)
    await pass(3)
    assert.ok(counts.writes > 0)
    await worker.close()
  })

  it('polls immediately when woken after a pause, and coalesces many wake-ups', async (t) => {
    const { worker, counts, pass } = startCounted(t)
    await pass(100)
    const before = counts.looks
    worker.wake()
    await pass(1)
    assert.equal(counts.looks, before + 1)
    for (let n = 0; n < 100; n++) {
      worker.wake()
      await pass(1)
    }
    const after = counts.looks
    assert.ok(after - before >= 3, `${after - before} looks`)
    assert.ok(after - before <= 25, `${after - before} looks`)
    await pass(10_000, 10)
    assert.ok(counts.looks - after <= 11, `${counts.looks - after} looks`)
    await worker.close()
  })

  it('survives a database outage without polling in a busy loop', async (t) => {
    const { worker, counts, logged, pass, setBroken } = startCounted(t)
    setBroken(true)
    await pass(1)
    const before = counts.looks
    await pass(10_000, 10)
    assert.ok(counts.looks - before <= 10, `${counts.looks - before} looks`)
    assert.ok(logged.some((line) => line.includes('The database is away')))
    setBroken(false)
    const idle = worker.idle()
    await pass(1_000, 10)
    await idle
    await worker.close()
  })
})

describe('the pause before another attempt', () => {
  const ids = (share: number) => ({ ...secureIds, below: (bound: number) => Math.floor((bound - 1) * share) })
  const handler = { run: async () => {} }

  it('doubles from one second up to an hour', () => {
    const pauses = [2, 3, 4, 5, 20, 1_000].map((attempt) => pauseBefore(attempt, handler, ids(0)))
    assert.deepEqual(pauses, [1_000, 2_000, 4_000, 8_000, 3_600_000, 3_600_000])
  })

  it('is the handler’s backoff plus up to 25 %', () => {
    const own = { ...handler, backoffMs: (attempt: number) => attempt * 100 }
    assert.equal(pauseBefore(2, own, ids(0)), 200)
    assert.equal(pauseBefore(2, own, ids(1)), 250)
    assert.equal(pauseBefore(2, { ...handler, backoffMs: () => -5 }, ids(1)), 0)
    assert.equal(pauseBefore(2, { ...handler, backoffMs: () => 1.9 }, ids(1)), 1)
  })
})

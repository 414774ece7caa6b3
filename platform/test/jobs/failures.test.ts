import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { openJobHarness } from './job-harness.ts'

describeOnBothDatabases('failing jobs', (databases) => {
  it('are retried after the backoff plus up to 25 % jitter', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const attempts: number[] = []
    const backoffCalls: number[] = []
    const jobs = await harness.join({
      shaky: {
        async run(_, { attempt }) {
          attempts.push(attempt)
          if (attempt < 3) throw new Error('not yet')
        },
        backoffMs(attempt) {
          backoffCalls.push(attempt)
          return 1_000 * attempt
        },
      },
    })
    await harness.enqueue({ kind: 'shaky', payload: null })
    await jobs.idle()
    assert.deepEqual(attempts, [1])
    clock.advance(1_999)
    await jobs.idle()
    assert.deepEqual(attempts, [1])
    clock.advance(501)
    await jobs.idle()
    assert.deepEqual(attempts, [1, 2])
    clock.advance(2_999)
    await jobs.idle()
    assert.deepEqual(attempts, [1, 2])
    clock.advance(751)
    await jobs.idle()
    assert.deepEqual(attempts, [1, 2, 3])
    assert.deepEqual(backoffCalls, [2, 3])
    assert.equal(await harness.rows(), 0)
    assert.deepEqual(await jobs.listFailed(), [])
  })

  it('are stored with their last error after the last attempt, and restart when retried', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const attempts: number[] = []
    let broken = true
    const jobs = await harness.join({
      shaky: {
        maxAttempts: 2,
        backoffMs: () => 0,
        async run(_, { attempt }) {
          attempts.push(attempt)
          if (broken) throw new Error(`broken at ${attempt}`)
        },
      },
    })
    await harness.enqueue({ kind: 'shaky', payload: { order: 9 }, key: 'nine' })
    await jobs.idle()
    assert.deepEqual(attempts, [1, 2])
    assert.equal(await harness.rows(), 0)
    const [failed, ...others] = await jobs.listFailed()
    assert(failed)
    assert.deepEqual(others, [])
    const { id, ...rest } = failed
    assert.deepEqual(rest, {
      kind: 'shaky',
      key: 'nine',
      payload: { order: 9 },
      attempts: 2,
      lastError: 'Error: broken at 2',
      failedAtMs: clock.now(),
    })

    broken = false
    assert.equal(await jobs.retry(id), true)
    await jobs.idle()
    assert.deepEqual(attempts, [1, 2, 1])
    assert.deepEqual(await jobs.listFailed(), [])
    assert.equal(await jobs.retry(id), false)
  })

  it('do not block their key, and a retry yields to a job that has the key', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({
      shaky: {
        maxAttempts: 1,
        async run(payload) {
          ran.push(payload)
          if (payload === 'bad') throw new Error('bad')
        },
      },
    })
    await harness.enqueue({ kind: 'shaky', key: 'k', payload: 'bad' })
    await jobs.idle()
    const [failed] = await jobs.listFailed()
    assert(failed)
    await jobs.close()
    await harness.enqueue({ kind: 'shaky', key: 'k', payload: 'good' })
    const other = await harness.join()
    assert.equal(await other.retry(failed.id), true)
    assert.deepEqual(await other.listFailed(), [])
    assert.equal(await harness.rows(), 1)
  })

  it('are listed page by page, newest first', async (t) => {
    const harness = await openJobHarness(t, databases)
    const jobs = await harness.join({
      bad: {
        maxAttempts: 1,
        async run() {
          throw new Error('bad')
        },
      },
    })
    await harness.enqueue(...[1, 2, 3, 4, 5].map((payload) => ({ kind: 'bad', payload })))
    await jobs.idle()
    const pages: unknown[] = []
    for (let beforeId: number | undefined; ; ) {
      const page = await jobs.listFailed({ limit: 2, ...(beforeId === undefined ? {} : { beforeId }) })
      pages.push(page.map(({ payload }) => payload))
      beforeId = page.at(-1)?.id
      if (page.length < 2) break
    }
    assert.deepEqual(pages, [[5, 4], [3, 2], [1]])
  })

  it('may throw anything, even before their first await, without affecting others', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({
      odd: {
        maxAttempts: 1,
        concurrency: 2,
        run(payload) {
          ran.push(payload)
          if (payload === 'throws') throw `\0${'x'.repeat(5_000)}`
          return payload === 'rejects' ? Promise.reject(undefined) : Promise.resolve()
        },
      },
    })
    await harness.enqueue(...['throws', 'rejects', 'works'].map((payload) => ({ kind: 'odd', payload })))
    await jobs.idle()
    assert.deepEqual(ran.sort(), ['rejects', 'throws', 'works'])
    const failed = await jobs.listFailed()
    assert.deepEqual(failed.map(({ lastError }) => lastError).sort(), ['undefined', 'x'.repeat(1_000)])
  })
})

import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import type { JobRun } from '../../src/jobs/jobs.ts'
import { openJobHarness } from './job-harness.ts'

describeOnBothDatabases('a stopping service', (databases) => {
  it('signals its handlers and releases the jobs of those that throw, without counting the attempt', async (t) => {
    const harness = await openJobHarness(t, databases)
    const began = Promise.withResolvers<JobRun>()
    const first = await harness.join({
      slow: {
        maxAttempts: 1,
        run(_, job) {
          began.resolve(job)
          return new Promise((_, reject) => {
            job.signal.addEventListener('abort', () => reject(job.signal.reason))
          })
        },
      },
    })
    await harness.enqueue({ kind: 'slow', payload: 'again' })
    const { attempt, signal } = await began.promise
    await first.close()
    assert.equal(attempt, 1)
    assert(signal.aborted)

    const ran: unknown[] = []
    const second = await harness.join({
      slow: { run: async (payload, job) => void ran.push(payload, job.attempt) },
    })
    await second.idle()
    assert.deepEqual(ran, ['again', 1])
  })

  it('waits for a handler that finishes anyway, and does not run it again', async (t) => {
    const harness = await openJobHarness(t, databases)
    const began = Promise.withResolvers<void>()
    let isFinished = false
    const jobs = await harness.join({
      slow: {
        async run(_, { signal }) {
          began.resolve()
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
          await new Promise(setImmediate)
          isFinished = true
        },
      },
    })
    await harness.enqueue({ kind: 'slow', payload: null })
    await began.promise
    await jobs.close()
    assert(isFinished)
    assert.equal(await harness.rows(), 0)
  })

  it('abandons a handler that ignores the signal, and releases its job', async (t) => {
    const harness = await openJobHarness(t, databases, { closeWithinMs: 20 })
    const began = Promise.withResolvers<void>()
    const never = Promise.withResolvers<void>()
    const first = await harness.join({
      deaf: {
        run() {
          began.resolve()
          return never.promise
        },
      },
    })
    await harness.enqueue({ kind: 'deaf', payload: null })
    await began.promise
    await Promise.all([first.close(), first.close()])
    const attempts: number[] = []
    const second = await harness.join({ deaf: { run: async (_, job) => void attempts.push(job.attempt) } })
    await second.idle()
    assert.deepEqual(attempts, [1])
    never.resolve()
    await new Promise(setImmediate)
    assert.deepEqual(harness.log, [])
  })

  it('starts no more jobs and resolves pending idle calls', async (t) => {
    const harness = await openJobHarness(t, databases)
    const began = Promise.withResolvers<void>()
    let runs = 0
    const jobs = await harness.join({
      slow: {
        async run(_, { signal }) {
          runs++
          began.resolve()
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
        },
      },
    })
    await harness.enqueue({ kind: 'slow', payload: 1 }, { kind: 'slow', payload: 2 })
    await began.promise
    const idle = jobs.idle()
    await jobs.close()
    await idle
    await jobs.idle()
    assert.equal(runs, 1)
    assert.equal(await harness.rows(), 1)
  })
})

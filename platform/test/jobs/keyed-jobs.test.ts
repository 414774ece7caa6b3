import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { openJobHarness } from './job-harness.ts'

describeOnBothDatabases('jobs with a key', (databases) => {
  it('exist at most once while they wait, and can be enqueued again when done', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const run = async (payload: unknown) => void ran.push(payload)
    await harness.enqueue(
      { kind: 'sync', key: 'a', payload: 1 },
      { kind: 'sync', key: 'a', payload: 2 },
      { kind: 'sync', key: 'b', payload: 3 },
      { kind: 'other', key: 'a', payload: 4 },
      { kind: 'sync', payload: 5 },
      { kind: 'sync', payload: 6 },
    )
    await harness.enqueue({ kind: 'sync', key: 'a', payload: 7 })
    const jobs = await harness.join({ sync: { run }, other: { run } })
    await jobs.idle()
    assert.deepEqual(ran.map(Number).sort(), [1, 3, 4, 5, 6])
    await harness.enqueue({ kind: 'sync', key: 'a', payload: 8 })
    await jobs.idle()
    assert.equal(ran.at(-1), 8)
  })

  it('exist once when many transactions enqueue them at the same time', async (t) => {
    const harness = await openJobHarness(t, databases)
    await Promise.all(
      Array.from({ length: 8 }, () => harness.enqueue({ kind: 'sync', key: 'a', payload: null })),
    )
    assert.equal(await harness.rows(), 1)
  })

  it('that are enqueued while they run, run once more with the new payload', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({
      sync: {
        async run(payload, { attempt }) {
          ran.push([payload, attempt])
          if (payload !== 'first') return
          await harness.enqueue({ kind: 'sync', key: 'a', payload: 'second' })
          await harness.enqueue({ kind: 'sync', key: 'a', payload: 'third' })
        },
      },
    })
    await harness.enqueue({ kind: 'sync', key: 'a', payload: 'first' })
    await jobs.idle()
    assert.deepEqual(ran, [
      ['first', 1],
      ['third', 1],
    ])
    assert.equal(await harness.rows(), 0)
  })

  it('that are enqueued during their last attempt restart when it fails', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({
      sync: {
        maxAttempts: 1,
        async run(payload) {
          ran.push(payload)
          if (payload !== 'first') return
          await harness.enqueue({ kind: 'sync', key: 'a', payload: 'second' })
          throw new Error('too late')
        },
      },
    })
    await harness.enqueue({ kind: 'sync', key: 'a', payload: 'first' })
    await jobs.idle()
    assert.deepEqual(ran, ['first', 'second'])
    assert.deepEqual(await jobs.listFailed(), [])
  })
})

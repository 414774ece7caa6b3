import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { openJobHarness } from './job-harness.ts'

describeOnBothDatabases('jobs', (databases) => {
  it('runs an enqueued job with its payload, and deletes it', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({
      greet: { run: async (payload, { id, attempt }) => void ran.push({ payload, id: typeof id, attempt }) },
    })
    await harness.enqueue({ kind: 'greet', payload: { to: 'größe', list: [1, null] } })
    await jobs.idle()
    assert.deepEqual(ran, [{ payload: { to: 'größe', list: [1, null] }, id: 'number', attempt: 1 }])
    assert.equal(await harness.rows(), 0)
  })

  it('runs a job by itself once its transaction has committed', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran = Promise.withResolvers<unknown>()
    const jobs = await harness.join({ greet: { run: async (payload) => ran.resolve(payload) } })
    await harness.write((tx) => jobs.enqueue(tx, { kind: 'greet', payload: 'hello' }))
    assert.equal(await ran.promise, 'hello')
  })

  it('enqueues atomically within a service’s transaction', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({ greet: { run: async (payload) => void ran.push(payload) } })
    const failing = harness.write(async (tx) => {
      await tx.insertInto('note').values({ text: 'lost', pid: 0 }).execute()
      await jobs.enqueue(tx, { kind: 'greet', payload: 'lost' })
      throw new Error('changed its mind')
    })
    await assert.rejects(failing, /changed its mind/)
    await harness.write(async (tx) => {
      await tx.insertInto('note').values({ text: 'kept', pid: 0 }).execute()
      await jobs.enqueue(tx, { kind: 'greet', payload: 'kept' })
    })
    await jobs.idle()
    assert.deepEqual(ran, ['kept'])
    const notes = await harness.db.read.selectFrom('note').select('text').execute()
    assert.deepEqual(notes, [{ text: 'kept' }])
  })

  it('rejects a payload that is not JSON and fails the transaction', async (t) => {
    const harness = await openJobHarness(t, databases)
    await assert.rejects(harness.enqueue({ kind: 'greet', payload: 1n }), TypeError)
    assert.equal(await harness.rows(), 0)
  })

  it('waits until a job is due by the injected clock', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const ran: unknown[] = []
    const jobs = await harness.join({ greet: { run: async (payload) => void ran.push(payload) } })
    const [soon, late] = [clock.now() + 60_000, clock.now() + 86_400_000]
    await harness.enqueue(
      { kind: 'greet', payload: 'late', runAtMs: late },
      { kind: 'greet', payload: 'soon', runAtMs: soon },
    )
    clock.advance(59_999)
    await jobs.idle()
    assert.deepEqual(ran, [])
    clock.advance(1)
    await jobs.idle()
    assert.deepEqual(ran, ['soon'])
    clock.advance(86_400_000)
    await jobs.idle()
    assert.deepEqual(ran, ['soon', 'late'])
  })

  it('runs jobs of one kind in the order in which they are due', async (t) => {
    const clock = createManualClock()
    const harness = await openJobHarness(t, databases, { clock })
    const ran: unknown[] = []
    const at = clock.now()
    await harness.enqueue(
      { kind: 'greet', payload: 3, runAtMs: at - 10 },
      { kind: 'greet', payload: 1, runAtMs: at - 30 },
      { kind: 'greet', payload: 2, runAtMs: at - 20 },
      { kind: 'greet', payload: 4, runAtMs: at - 10 },
    )
    const jobs = await harness.join({ greet: { run: async (payload) => void ran.push(payload) } })
    await jobs.idle()
    assert.deepEqual(ran, [1, 2, 3, 4])
  })

  it('leaves jobs of unknown kinds until a process handles them', async (t) => {
    const harness = await openJobHarness(t, databases)
    await harness.enqueue({ kind: 'later', payload: 1 }, { kind: 'now', payload: 2 })
    const ran: unknown[] = []
    const run = async (payload: unknown) => void ran.push(payload)
    const first = await harness.join({ now: { run } })
    await first.idle()
    assert.deepEqual(ran, [2])
    assert.equal(await harness.rows(), 1)
    assert.deepEqual(await first.listFailed(), [])
    await first.close()
    const second = await harness.join({ later: { run } })
    await second.idle()
    assert.deepEqual(ran, [2, 1])
  })

  it('runs exactly up to `concurrency` jobs of a kind, and kinds do not wait for each other', async (t) => {
    const harness = await openJobHarness(t, databases)
    const gates: Record<string, PromiseWithResolvers<void>> = {
      many: Promise.withResolvers(),
      one: Promise.withResolvers(),
    }
    const now: Record<string, number> = { many: 0, one: 0 }
    const most: Record<string, number> = { many: 0, one: 0 }
    const full = Promise.withResolvers<void>()
    const handler = (kind: string) => async () => {
      now[kind] = (now[kind] ?? 0) + 1
      most[kind] = Math.max(most[kind] ?? 0, now[kind])
      if (now.many === 3 && now.one === 1) full.resolve()
      await gates[kind]?.promise
      now[kind]--
    }
    const jobs = await harness.join({
      many: { concurrency: 3, run: handler('many') },
      one: { run: handler('one') },
    })
    await harness.enqueue(
      ...Array.from({ length: 10 }, () => ({ kind: 'many', payload: null })),
      ...Array.from({ length: 4 }, () => ({ kind: 'one', payload: null })),
    )
    await full.promise
    gates.many?.resolve()
    gates.one?.resolve()
    await jobs.idle()
    assert.deepEqual(most, { many: 3, one: 1 })
    assert.equal(await harness.rows(), 0)
  })

  it('lets a handler enqueue jobs, and is idle only when these are done too', async (t) => {
    const harness = await openJobHarness(t, databases)
    const ran: unknown[] = []
    const jobs = await harness.join({
      count: {
        async run(payload) {
          ran.push(payload)
          if (Number(payload) < 5) await harness.enqueue({ kind: 'count', payload: Number(payload) + 1 })
        },
      },
    })
    await harness.enqueue({ kind: 'count', payload: 1 })
    await jobs.idle()
    assert.deepEqual(ran, [1, 2, 3, 4, 5])
  })

  it('is idle before it is started, and starts only once', async (t) => {
    const harness = await openJobHarness(t, databases)
    const idle = await harness.join()
    await idle.idle()
    await idle.close()
    await assert.rejects(idle.start({}), /closed/)
    const running = await harness.join({})
    await assert.rejects(running.start({}), /started/)
    await running.idle()
  })
})

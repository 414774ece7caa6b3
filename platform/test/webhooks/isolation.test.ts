import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { createBreaker } from '../../src/internal/webhooks/breaker.ts'
import { createHostSemaphores } from '../../src/internal/webhooks/host-semaphores.ts'
import { createOutgoing } from '../../src/outgoing/client.ts'
import { type Outgoing, OutgoingError } from '../../src/outgoing/outgoing.ts'
import { openTarget, openWebhookHarness } from './webhook-harness.ts'

describeOnBothDatabases('a target that does not answer', (databases) => {
  it('does not delay other targets, with any number of webhooks', async (t) => {
    const { create, emit, settle } = await openWebhookHarness(t, databases, {
      dialect: { timeoutMs: 60_000 },
      limits: { maxConcurrent: 6, maxConcurrentPerHost: 2, maxQueuePerHost: 2 },
    })
    const stuck: { end(): unknown }[] = []
    const hanging = await openTarget(t, (response) => void stuck.push(response))
    const all = Promise.withResolvers<void>()
    const well = await openTarget(t, (response) => {
      response.end()
      if (well.received.length === 20) all.resolve()
    })
    for (let n = 0; n < 10; n++) await create({ url: `${hanging.url}/${n}` })
    await create({ url: well.url })
    const settling = settle()
    for (let n = 0; n < 20; n++) await emit({ n })
    await all.promise
    assert.ok(hanging.received.length <= 2, `${hanging.received.length} at once`)
    for (const response of stuck) response.end()
    // Deliveries still running at the end are aborted when the jobs close.
    settling.catch(() => {})
  })

  it('is paused after repeated timeouts, probed occasionally, and loses no delivery', async (t) => {
    const clock = createManualClock()
    const attempts: number[] = []
    let responses = false
    const real = createOutgoing({ allowPrivate: true, userAgent: 'octavo-test' })
    const outgoing: Outgoing = {
      ...real,
      async fetch(url, init) {
        attempts.push(JSON.parse(String(init?.body)).n)
        if (!responses) throw new OutgoingError('timed_out', 'No complete response')
        return real.fetch(url, init)
      },
    }
    const { webhooks, create, emit, settle } = await openWebhookHarness(t, databases, { clock, outgoing })
    const target = await openTarget(t)
    const webhook = await create({ url: target.url })
    for (let n = 1; n <= 6; n++) await emit({ n })
    await settle()
    assert.deepEqual(attempts, [1, 2, 3])
    clock.advance(15_000)
    await settle()
    assert.deepEqual(attempts, [1, 2, 3, 4])
    clock.advance(15_000)
    await settle()
    assert.deepEqual(attempts, [1, 2, 3, 4])
    responses = true
    await emit({ n: 7 })
    clock.advance(15_000)
    await settle()
    assert.deepEqual(attempts, [1, 2, 3, 4, 5, 6, 7])
    assert.deepEqual(
      target.bodies().map(({ n }) => n),
      [5, 6, 7],
    )
    const codes = (await webhooks.listDeliveries(webhook, { limit: 9 })).map(({ statusCode }) => statusCode)
    assert.deepEqual(codes, [200, 200, 200, 0, 0, 0, 0])
  })
})

describe('a breaker', () => {
  const url = 'https://example.org/hook'
  const open = () => {
    const clock = createManualClock()
    const breaker = createBreaker({
      clock,
      timeoutMs: 1_000,
      freeFailures: 2,
      firstPauseMs: 10_000,
      maxPauseMs: 25_000,
    })
    /** The remaining pause in milliseconds; 0 when a request may be sent. */
    const closedForMs = (its = url) => {
      const untilMs = breaker.closedUntilMs(its)
      return untilMs === undefined ? 0 : untilMs - clock.now()
    }
    return { clock, breaker, closedForMs }
  }

  it('counts consecutive timeouts per URL', () => {
    const { breaker, closedForMs } = open()
    breaker.onTimeout(url)
    breaker.onResponse(url)
    breaker.onTimeout(url)
    assert.equal(closedForMs(), 0)
    breaker.onTimeout(url)
    assert.equal(closedForMs(), 10_000)
    assert.equal(closedForMs(`${url}/other`), 0)
  })

  it('lets one request probe, pauses longer after a failure, and resets after a success', () => {
    const { clock, breaker, closedForMs } = open()
    for (const _ of [1, 2, 3, 4]) breaker.onTimeout(url)
    assert.equal(closedForMs(), 10_000)
    for (const pauseMs of [20_000, 25_000, 25_000]) {
      clock.advance(closedForMs())
      assert.equal(closedForMs(), 0)
      assert.ok(closedForMs() > 1_000, 'the others wait for who tries')
      breaker.onTimeout(url)
      assert.equal(closedForMs(), pauseMs)
    }
    clock.advance(25_000)
    assert.equal(closedForMs(), 0)
    breaker.onResponse(url)
    assert.equal(closedForMs(), 0)
    assert.equal(closedForMs(), 0)
  })

  it('does not stay open for hours after the clock is set back', () => {
    const { clock, breaker, closedForMs } = open()
    for (const _ of [1, 2]) breaker.onTimeout(url)
    clock.advance(-86_400_000)
    assert.equal(closedForMs(), 0)
  })
})

describe('slots', () => {
  const signal = new AbortController().signal

  it('are granted in order of arrival per host', async () => {
    const slots = createHostSemaphores({ maxConcurrentPerHost: 1, maxQueuePerHost: 5 })
    const release = await slots.take('a', signal)
    const order: string[] = []
    const waiting = ['first', 'second'].map(async (name) => {
      const releaseIt = await slots.take('a', signal)
      order.push(name)
      await nextTurn()
      releaseIt?.()
    })
    assert.ok(await slots.take('b', signal))
    await nextTurn()
    assert.deepEqual(order, [])
    release?.()
    await Promise.all(waiting)
    assert.deepEqual(order, ['first', 'second'])
    assert.ok(await slots.take('a', signal), 'it is free again')
  })

  it('reject requests when the queue is full, until one leaves it', async () => {
    const slots = createHostSemaphores({ maxConcurrentPerHost: 1, maxQueuePerHost: 1 })
    await slots.take('a', signal)
    const control = new AbortController()
    const waiting = slots.take('a', control.signal)
    assert.equal(await slots.take('a', signal), undefined)
    control.abort(new Error('no longer'))
    await assert.rejects(waiting, /no longer/)
    const next = slots.take('a', AbortSignal.abort(new Error('too late')))
    await assert.rejects(next, /too late/)
    const patient = new AbortController()
    const last = slots.take('a', patient.signal)
    assert.equal(await slots.take('a', signal), undefined)
    patient.abort(new Error('the end'))
    await assert.rejects(last, /the end/)
  })
})

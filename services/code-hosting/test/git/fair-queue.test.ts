import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createFairQueue, type FairQueueOptions } from '../../src/git/fair-queue.ts'
import { GitError } from '../../src/git/git-error.ts'
import { serverCaller } from '../../src/git/work-scope.ts'

const queueWith = (options: Partial<FairQueueOptions>) =>
  createFairQueue({
    max: 100,
    maxPerCaller: 100,
    maxTransfers: 100,
    maxTransfersPerCaller: 100,
    maxWaiting: 100,
    maxWaitingPerCaller: 100,
    maxWaitMs: 60_000,
    ...options,
  })

const short = (caller: string, signal?: AbortSignal) => ({ caller, use: 'short' as const, signal })
const isBusy = (error: unknown) =>
  error instanceof GitError && error.kind === 'busy' && Number(error.retryAfterMs) > 0

test('slots go to waiting callers in rotation, however many requests each has', async () => {
  const queue = queueWith({ max: 1 })
  const leaveFirst = await queue.enter(short('eve'))
  const order: string[] = []
  const all = ['eve', 'eve', 'eve', 'ada', 'bob', 'ada'].map(async (caller) => {
    const leave = await queue.enter(short(caller))
    order.push(caller)
    await nextTurn()
    leave()
  })
  leaveFirst()
  // The second call has no effect.
  leaveFirst()
  await Promise.all(all)
  assert.deepEqual(order, ['eve', 'ada', 'bob', 'eve', 'ada', 'eve'])
})

test('a caller has a part of the slots, and transfers leave slots to short work', async () => {
  const queue = queueWith({
    max: 3,
    maxPerCaller: 2,
    maxTransfers: 2,
    maxTransfersPerCaller: 1,
    maxWaitMs: 1,
  })
  const transfer = (caller: string) => ({ caller, use: 'transfer' as const })
  await queue.enter(transfer('eve'))
  await assert.rejects(queue.enter(transfer('eve')), isBusy)
  await queue.enter(transfer('ada'))
  await assert.rejects(queue.enter(transfer('bob')), isBusy)
  const leave = await queue.enter(short('eve'))
  await assert.rejects(queue.enter(short('bob')), isBusy)
  leave()
  await queue.enter(short('bob'))
})

test('callers that time out, exceed the queue or disconnect take no slot', async () => {
  const queue = queueWith({ max: 1, maxWaiting: 2, maxWaitingPerCaller: 1 })
  const leave = await queue.enter(short('ada'))
  const controller = new AbortController()
  const abortedEntry = queue.enter(short('eve', controller.signal))
  await assert.rejects(queue.enter(short('eve')), isBusy)
  const waitingEntry = queue.enter(short('bob'))
  await assert.rejects(queue.enter(short('cyd')), isBusy)
  // The server's own work is bounded elsewhere.
  const entry = queue.enter(short(serverCaller))
  controller.abort(new Error('gone'))
  await assert.rejects(abortedEntry, /gone/)
  await assert.rejects(queue.enter(short('eve', controller.signal)), /gone/)
  leave()
  ;(await waitingEntry)()
  ;(await entry)()
  const last = await queue.enter(short('eve'))
  last()
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientOfAddress, createFairSemaphore } from '@octavo/platform/concurrency/fair-semaphore.ts'

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

function createRecorder(options: { maxConcurrent: number; maxWaiting: number; maxWaitingPerClient: number }) {
  const semaphore = createFairSemaphore(options)
  const clients: string[] = []
  const releases: (() => void)[] = []
  const start = async (client: string, signal?: AbortSignal) => {
    const release = await semaphore.acquire(client, signal)
    if (!release) return false
    clients.push(client)
    releases.push(release)
    return true
  }
  const finishNext = async () => {
    releases.shift()?.()
    await nextTurn()
  }
  return { semaphore, clients, start, finishNext, releases }
}

test('fair semaphore: waiting clients take turns', async () => {
  const { clients, start, finishNext } = createRecorder({
    maxConcurrent: 1,
    maxWaiting: 9,
    maxWaitingPerClient: 9,
  })
  const all = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map((client) => start(client))
  for (let finished = 0; finished < all.length; finished++) await finishNext()
  await Promise.all(all)
  assert.deepEqual(clients, ['a', 'a', 'b', 'c', 'a', 'b', 'a'])
})

test('fair semaphore: rejects beyond the queue and beyond the share of a client', async () => {
  const { semaphore, start, finishNext } = createRecorder({
    maxConcurrent: 1,
    maxWaiting: 3,
    maxWaitingPerClient: 2,
  })
  const granted = [start('a'), start('a'), start('a')]
  await nextTurn()
  assert.equal(await start('a'), false)
  granted.push(start('b'))
  await nextTurn()
  assert.equal(await start('c'), false)
  assert.deepEqual([semaphore.running, semaphore.waiting], [1, 3])
  for (let finished = 0; finished < 4; finished++) await finishNext()
  assert.deepEqual(await Promise.all(granted), [true, true, true, true])
  assert.deepEqual([semaphore.running, semaphore.waiting], [0, 0])
})

test('fair semaphore: an aborted wait leaves the queue, and a slot is released only once', async () => {
  const { semaphore, clients, start, finishNext, releases } = createRecorder({
    maxConcurrent: 1,
    maxWaiting: 5,
    maxWaitingPerClient: 5,
  })
  const controller = new AbortController()
  await start('a')
  const leaving = start('b', controller.signal)
  const staying = start('c')
  await nextTurn()
  controller.abort()
  await assert.rejects(leaving)
  assert.equal(semaphore.waiting, 1)
  const [release] = releases
  await finishNext()
  release?.()
  assert.equal(await staying, true)
  assert.equal(semaphore.running, 1)
  await finishNext()
  assert.deepEqual([semaphore.running, clients], [0, ['a', 'c']])
  await assert.rejects(semaphore.acquire('d', AbortSignal.abort()))
})

test('fair semaphore: an address is one client, unless it is not public', () => {
  assert.equal(clientOfAddress('8.8.8.8'), clientOfAddress('8.8.8.8'))
  assert.equal(clientOfAddress('2001:4860::1'), clientOfAddress('2001:4860::2'))
  assert.notEqual(clientOfAddress('8.8.8.8'), clientOfAddress('9.9.9.9'))
  for (const address of ['127.0.0.1', '10.0.0.1', '::1', 'fd00::1', undefined])
    assert.notEqual(clientOfAddress(address), clientOfAddress(address), String(address))
})

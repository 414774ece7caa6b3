import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSemaphore } from '../../src/concurrency/semaphore.ts'

test('pass, with more tasks than slots, runs up to the limit and in order', async () => {
  const semaphore = createSemaphore(2)
  const starts: number[] = []
  const exits: PromiseWithResolvers<void>[] = []
  const passes = [0, 1, 2, 3, 4].map((number) =>
    semaphore.run(async () => {
      starts.push(number)
      const exit = Promise.withResolvers<void>()
      exits.push(exit)
      await exit.promise
      return number
    }),
  )
  await settle()
  assert.deepEqual(starts, [0, 1])
  assert.equal(semaphore.waiting, 3)

  exits[1]?.resolve()
  await settle()
  assert.deepEqual(starts, [0, 1, 2])
  assert.equal(semaphore.waiting, 2)

  for (const index of [0, 2, 3, 4]) {
    exits[index]?.resolve()
    await settle()
  }
  assert.deepEqual(await Promise.all(passes), [0, 1, 2, 3, 4])
  assert.deepEqual(starts, [0, 1, 2, 3, 4])
  assert.equal(semaphore.waiting, 0)
})

test('pass, after a task that throws, runs the next one', async () => {
  const semaphore = createSemaphore(1)
  const failing = semaphore.run(async () => {
    throw new Error('broken')
  })
  const next = semaphore.run(async () => 'in')
  await assert.rejects(failing, /broken/)
  assert.equal(await next, 'in')
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

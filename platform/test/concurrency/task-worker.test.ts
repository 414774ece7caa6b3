import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTaskWorker } from '../../src/concurrency/task-worker.ts'

const module = new URL('./echo-worker.ts', import.meta.url)

test('work aside: is done one piece after the other, each with its own answer', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 30_000 })
  assert.deepEqual(await Promise.all(['a', 'b', 'c'].map(shout)), ['A', 'B', 'C'])
})

test('work aside that fails: fails for whoever asked, and not for the next', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 30_000 })
  const failing = assert.rejects(shout('fail'), /cannot be done/)
  assert.equal(await shout('on'), 'ON')
  await failing
})

test('work aside without an end: is given up, each time anew', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 300 })
  await assert.rejects(shout('forever'), { name: 'AbortError' })
  await assert.rejects(shout('forever'), { name: 'AbortError' })
})

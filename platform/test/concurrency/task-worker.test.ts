import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTaskWorker } from '../../src/concurrency/task-worker.ts'

const module = new URL('./echo-worker.ts', import.meta.url)

test('task worker: tasks run one after another, each with its own result', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 30_000 })
  assert.deepEqual(await Promise.all(['a', 'b', 'c'].map(shout)), ['A', 'B', 'C'])
})

test('task worker: a failing task rejects its caller only', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 30_000 })
  const failing = assert.rejects(shout('fail'), /task failed/)
  assert.equal(await shout('on'), 'ON')
  await failing
})

test('task worker: each endless task is terminated after its time limit', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 300 })
  await assert.rejects(shout('forever'), { name: 'AbortError' })
  await assert.rejects(shout('forever'), { name: 'AbortError' })
})

test('task worker: a task that needs too much memory fails, and the next one runs', async () => {
  const shout = createTaskWorker<string>(module, { maxMs: 30_000, maxHeapMegabytes: 50 })
  await assert.rejects(shout('grow'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })
  assert.equal(await shout('on'), 'ON')
})

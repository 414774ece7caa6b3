import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { createAnalysis } from '../../src/analysis/create-analysis.ts'
import { type Behavior, behave } from './hostile-task.ts'

const analysis = createAnalysis({ threads: 1, timeoutMs: 1_500, log: createLogger('silent') })
after(() => analysis.close())
const patient = createAnalysis({ threads: 1, timeoutMs: 60_000, log: createLogger('silent') })
after(() => patient.close())

const run = (behavior: Behavior, signal?: AbortSignal) =>
  analysis.run(behave, behavior, { userId: 1, ...(signal && { signal }) })

test('threads run several tasks', async () => {
  const first = await run('echo')
  assert.equal(await run('echo'), first + 1)
})

test('an endless task fails, and the next one gets a new thread', async () => {
  await assert.rejects(run('endless'), { code: 'analysis_timeout' })
  assert.equal(await run('echo'), 1)
})

test('a task without memory fails, and the next one gets a new thread', async () => {
  await assert.rejects(patient.run(behave, 'memory', { userId: 1 }), {
    code: 'analysis_failed',
    message: /memory/,
  })
  assert.equal(await patient.run(behave, 'echo', { userId: 1 }), 1)
})

test('a thread that keeps much memory ends after its task', async () => {
  await patient.run(behave, 'hoard', { userId: 1 })
  assert.equal(await patient.run(behave, 'echo', { userId: 1 }), 1)
})

test('endless recursion is a problem of the code', async () => {
  await assert.rejects(run('recursion'), { code: 'code_unparsable', message: /nested too deeply/ })
})

test('expected problems keep their code and message', async () => {
  await assert.rejects(run('problem'), { code: 'request_invalid', message: 'This is expected.' })
})

test('defects tell nothing about the server', async () => {
  await assert.rejects(run('failure'), {
    code: 'analysis_failed',
    message: 'The code could not be analyzed.',
  })
})

test('a client that disconnects ends its task', async () => {
  const leaving = new AbortController()
  const running = run('endless', leaving.signal)
  leaving.abort()
  await assert.rejects(running, { name: 'AbortError' })
  assert.equal(await run('echo'), 1)
})

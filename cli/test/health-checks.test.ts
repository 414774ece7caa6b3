import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHealthChecks } from '../src/isolation/health-checks.ts'

test('health checks: responses match requests in any order', async () => {
  const asked: number[] = []
  const checks = createHealthChecks('echo', (id) => asked.push(id))
  const answers = Array.from({ length: 40 }, () => checks.check())
  assert.equal(asked.length, 40)
  for (const id of asked.toReversed()) checks.receive({ id, isHealthy: id % 2 === 0 })
  const settled = await Promise.allSettled(answers)
  assert.deepEqual(
    settled.map(({ status }) => status === 'fulfilled'),
    asked.map((id) => id % 2 === 0),
  )
})

test('health checks: an unexpected response is ignored', async () => {
  const asked: number[] = []
  const checks = createHealthChecks('echo', (id) => asked.push(id))
  const answer = checks.check()
  checks.receive({ id: 99, isHealthy: false })
  checks.receive({ id: asked[0] ?? 0, isHealthy: true })
  checks.receive({ id: asked[0] ?? 0, isHealthy: false })
  await answer
})

test('health checks: open and later checks reject after the exit', async () => {
  const checks = createHealthChecks('echo', () => {})
  const open = checks.check()
  checks.close(new Error('echo has ended: SIGKILL'))
  await assert.rejects(open, /SIGKILL/)
  await assert.rejects(checks.check(), /SIGKILL/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createHealthChecks } from '../src/isolation/health-checks.ts'

test('health checks: responses match requests in any order', async () => {
  const requestIds: number[] = []
  const checks = createHealthChecks('echo', (id) => requestIds.push(id))
  const results = Array.from({ length: 40 }, () => checks.check())
  assert.equal(requestIds.length, 40)
  for (const id of requestIds.toReversed()) checks.receive({ id, isHealthy: id % 2 === 0 })
  const settled = await Promise.allSettled(results)
  assert.deepEqual(
    settled.map(({ status }) => status === 'fulfilled'),
    requestIds.map((id) => id % 2 === 0),
  )
})

test('health checks: an unexpected response is ignored', async () => {
  const requestIds: number[] = []
  const checks = createHealthChecks('echo', (id) => requestIds.push(id))
  const result = checks.check()
  checks.receive({ id: 99, isHealthy: false })
  checks.receive({ id: requestIds[0] ?? 0, isHealthy: true })
  checks.receive({ id: requestIds[0] ?? 0, isHealthy: false })
  await result
})

test('health checks: open and later checks reject after the exit', async () => {
  const checks = createHealthChecks('echo', () => {})
  const open = checks.check()
  checks.close(new Error('echo has ended: SIGKILL'))
  await assert.rejects(open, /SIGKILL/)
  await assert.rejects(checks.check(), /SIGKILL/)
})

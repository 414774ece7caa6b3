import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createChecks } from '../src/isolation/checks.ts'

test('checks: each question gets its own answer, in whatever order they come', async () => {
  const asked: number[] = []
  const checks = createChecks('echo', (id) => asked.push(id))
  const answers = Array.from({ length: 40 }, () => checks.ask())
  assert.equal(asked.length, 40)
  for (const id of asked.toReversed()) checks.answer({ id, isWell: id % 2 === 0 })
  const settled = await Promise.allSettled(answers)
  assert.deepEqual(
    settled.map(({ status }) => status === 'fulfilled'),
    asked.map((id) => id % 2 === 0),
  )
})

test('checks: an answer that nobody asked for changes nothing', async () => {
  const asked: number[] = []
  const checks = createChecks('echo', (id) => asked.push(id))
  const answer = checks.ask()
  checks.answer({ id: 99, isWell: false })
  checks.answer({ id: asked[0] ?? 0, isWell: true })
  checks.answer({ id: asked[0] ?? 0, isWell: false })
  await answer
})

test('checks: once it has ended, nobody waits for an answer', async () => {
  const checks = createChecks('echo', () => {})
  const open = checks.ask()
  checks.giveUp(new Error('echo has ended: SIGKILL'))
  await assert.rejects(open, /SIGKILL/)
  await assert.rejects(checks.ask(), /SIGKILL/)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '../../src/clock.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { createSandboxClock } from '../../src/sandbox/sandbox-clock.ts'

test('sandbox clock: moves by, moves to, and goes back to the real time', () => {
  const base = createManualClock(1_000)
  const clock = createSandboxClock(base)
  clock.moveBy(500)
  base.advance(10)
  assert.deepEqual([clock.now(), clock.offsetMs], [1_510, 500])
  clock.moveTo(9_000)
  base.advance(1)
  assert.equal(clock.now(), 9_001)
  clock.reset()
  assert.deepEqual([clock.now(), clock.offsetMs], [1_011, 0])
})

test('sandbox clock: an hour forward opens a new hourly window', async () => {
  const clock = createSandboxClock(createManualClock())
  const limits = createLimits({ clock, enforce: true })
  const windows = [{ name: 'hour', unit: 'hour', max: 2, starts: 'first-use' }] as const
  const granted = async () => (await limits.take('somebody', windows)).granted
  assert.deepEqual([await granted(), await granted(), await granted()], [true, true, false])
  clock.moveBy(3_600_000)
  assert.equal(await granted(), true)
  await limits.close()
})

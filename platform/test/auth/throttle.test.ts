import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { createThrottle } from '../../src/auth/throttle.ts'
import { createManualClock } from '../../src/clock.ts'

const settings = { freeFailures: 3, firstPauseMs: 100, maxPauseMs: 1000, decayMs: 10_000, keys: 4 }

test('fail causes no pause within freeFailures, then pauses that double up to the maximum', () => {
  const clock = createManualClock()
  const brake = createThrottle(clock, settings)
  const pauses = Array.from({ length: 9 }, () => {
    brake.fail('a')
    const pauseMs = brake.pauseMs('a')
    clock.advance(pauseMs)
    assert.equal(brake.pauseMs('a'), 0)
    return pauseMs
  })
  assert.deepEqual(pauses, [0, 0, 100, 200, 400, 800, 1000, 1000, 1000])
  assert.equal(brake.pauseMs('b'), 0)
})

test('fail starts over after earlier failures decayed one by one', () => {
  const clock = createManualClock()
  const brake = createThrottle(clock, settings)
  for (let count = 0; count < 3; count++) brake.fail('a')
  assert.equal(brake.pauseMs('a'), 100)

  clock.advance(10_000)
  brake.fail('a')
  assert.equal(brake.pauseMs('a'), 100, 'one of three was forgotten, so this is the third again')

  clock.advance(30_000)
  for (const pauseMs of [0, 0, 100]) {
    brake.fail('a')
    assert.equal(brake.pauseMs('a'), pauseMs)
  }
})

test('fail counts for its full decay time after all earlier failures decayed', () => {
  const clock = createManualClock()
  const brake = createThrottle(clock, settings)
  brake.fail('a')
  clock.advance(19_999)
  for (let count = 0; count < 3; count++) brake.fail('a')
  clock.advance(9_999)
  brake.fail('a')
  assert.equal(brake.pauseMs('a'), 200)
})

test('clear ends a running pause and forgets the failures', () => {
  const brake = createThrottle(createManualClock(), settings)
  for (let count = 0; count < 5; count++) brake.fail('a')
  brake.clear('a')
  assert.equal(brake.pauseMs('a'), 0)
  brake.fail('a')
  assert.equal(brake.pauseMs('a'), 0)
})

test('undoing a failure restores the earlier state', () => {
  const before = fc.nat(12)
  fc.assert(
    fc.property(before, (count) => {
      const clock = createManualClock()
      const [one, other] = [createThrottle(clock, settings), createThrottle(clock, settings)]
      for (let failed = 0; failed < count; failed++) {
        one.fail('a')
        other.fail('a')
        clock.advance(50)
      }
      one.fail('a')()
      assert.equal(one.pauseMs('a'), other.pauseMs('a'))
      one.fail('a')
      other.fail('a')
      assert.equal(one.pauseMs('a'), other.pauseMs('a'))
    }),
  )
})

test('pauseMs is between 0 and the maximum for any failures and clock changes', () => {
  const step = fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.integer({ min: -20_000, max: 20_000 }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const clock = createManualClock()
      const brake = createThrottle(clock, settings)
      for (const [key, ms] of steps) {
        brake.fail(key)
        clock.advance(ms)
        const pauseMs = brake.pauseMs(key)
        assert.ok(pauseMs >= 0 && pauseMs <= settings.maxPauseMs, `${pauseMs}`)
      }
    }),
  )
})

test('fail evicts the key with the oldest failure when there are too many keys', () => {
  const brake = createThrottle(createManualClock(), settings)
  const failThrice = (key: string) => [1, 2, 3].forEach(() => void brake.fail(key))
  for (const key of ['a', 'b', 'c', 'd']) failThrice(key)
  brake.fail('a')
  failThrice('e')
  assert.equal(brake.pauseMs('b'), 0)
  for (const key of ['a', 'c', 'd', 'e']) assert.ok(brake.pauseMs(key) > 0, key)
})

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { decideGrant, isRunning, keyOf, startPeriod, windowState } from '../../src/internal/limits/windows.ts'
import type { Window } from '../../src/limits/limits.ts'

const units = ['second', 'minute', 'hour', 'day', 'month'] as const

function turnAt(unit: Window['unit'], starts: Window['starts'], at: string): [string, string] {
  const { startMs, endMs } = startPeriod({ name: unit, unit, max: 1, starts }, Date.parse(at))
  return [new Date(startMs).toISOString(), new Date(endMs).toISOString()]
}

describe('openTurn', () => {
  const calendar: [Window['unit'], string, string, string][] = [
    ['second', '2026-03-01T10:20:30.999Z', '2026-03-01T10:20:30.000Z', '2026-03-01T10:20:31.000Z'],
    ['minute', '2026-03-01T10:20:30.999Z', '2026-03-01T10:20:00.000Z', '2026-03-01T10:21:00.000Z'],
    ['hour', '2026-12-31T23:59:59.999Z', '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['day', '2026-12-31T00:00:00.000Z', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['month', '2026-04-30T23:59:59.999Z', '2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
    ['month', '2026-01-31T12:00:00.000Z', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
    ['month', '2027-02-28T12:00:00.000Z', '2027-02-01T00:00:00.000Z', '2027-03-01T00:00:00.000Z'],
    ['month', '2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
    ['month', '2100-02-28T12:00:00.000Z', '2100-02-01T00:00:00.000Z', '2100-03-01T00:00:00.000Z'],
    ['month', '2026-12-15T12:00:00.000Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['hour', '1969-12-31T23:30:00.000Z', '1969-12-31T23:00:00.000Z', '1970-01-01T00:00:00.000Z'],
    ['month', '0050-06-15T00:00:00.000Z', '0050-06-01T00:00:00.000Z', '0050-07-01T00:00:00.000Z'],
  ]
  for (const [unit, at, start, end] of calendar) {
    it(`of a calendar ${unit} at ${at} is the ${unit} in UTC`, () => {
      assert.deepEqual(turnAt(unit, 'calendar', at), [start, end])
    })
  }

  it('of a first-use window lasts one unit from the request', () => {
    const at = '2026-02-27T10:20:30.400Z'
    assert.deepEqual(turnAt('second', 'first-use', at), [at, '2026-02-27T10:20:31.400Z'])
    assert.deepEqual(turnAt('hour', 'first-use', at), [at, '2026-02-27T11:20:30.400Z'])
    assert.deepEqual(turnAt('day', 'first-use', at), [at, '2026-02-28T10:20:30.400Z'])
    assert.deepEqual(turnAt('month', 'first-use', at), [at, '2026-03-29T10:20:30.400Z'])
  })

  it('at any time is running then, and over at its end', () => {
    const moments = fc.integer({ min: -62e12, max: 250e12 })
    const startings = fc.constantFrom('calendar', 'first-use')
    fc.assert(
      fc.property(moments, fc.constantFrom(...units), startings, (nowMs, unit, starts) => {
        const period = startPeriod({ name: 'any', unit, max: 1, starts }, nowMs)
        assert.ok(period.startMs <= nowMs && nowMs < period.endMs)
        assert.ok(isRunning(period, nowMs))
        assert.ok(!isRunning(period, period.endMs))
        if (starts === 'calendar') {
          const last = startPeriod({ name: 'any', unit, max: 1, starts }, period.endMs - 1)
          assert.deepEqual(last, period)
        }
      }),
    )
  })
})

describe('isRunning', () => {
  const period = { startMs: 10_000, endMs: 20_000 }

  it('is true for a clock set back by up to one length', () => {
    assert.ok(isRunning(period, 9_999))
    assert.ok(isRunning(period, 0))
  })

  it('is false for a clock set back by more', () => {
    assert.ok(!isRunning(period, -1))
  })
})

describe('keyOf', () => {
  it('distinguishes windows by name, unit and start, not by limit', () => {
    const window: Window = { name: 'core', unit: 'hour', max: 50, starts: 'calendar' }
    assert.equal(keyOf(window), keyOf({ ...window, max: 5000 }))
    const others: Window[] = [
      { ...window, name: 'search' },
      { ...window, unit: 'day' },
      { ...window, starts: 'first-use' },
    ]
    assert.equal(new Set([window, ...others].map(keyOf)).size, 4)
  })
})

describe('judge', () => {
  const window: Window = { name: 'hour', unit: 'hour', max: 10, starts: 'calendar' }
  const soon = windowState(window, 9, { startMs: 0, endMs: 3_000 })
  const late = windowState(window, 12, { startMs: 0, endMs: 7_000 })

  it('grants while every window has room', () => {
    assert.deepEqual(decideGrant([soon], 1, 1_000, true), { granted: true, states: [soon], retryAfterMs: 0 })
  })

  it('rejects until the last of the exhausted windows has reset', () => {
    assert.equal(decideGrant([soon, late], 1, 1_000, true).retryAfterMs, 6_000)
    assert.equal(decideGrant([soon, late], 2, 1_000, true).retryAfterMs, 6_000)
    assert.equal(decideGrant([soon], 2, 1_000, true).retryAfterMs, 2_000)
    assert.equal(decideGrant([soon], 2, 1_000, true).granted, false)
  })

  it('grants everything without enforcement and never reports negative numbers', () => {
    const { granted, states } = decideGrant([late], 1, 1_000, false)
    assert.ok(granted)
    assert.deepEqual(states[0], { name: 'hour', max: 10, used: 12, remaining: 0, resetAtMs: 7_000 })
  })
})

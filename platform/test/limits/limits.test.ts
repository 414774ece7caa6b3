import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock, type MovableClock } from '../../src/clock.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Limits, Window } from '../../src/limits/limits.ts'

const secondMs = 1000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

const second: Window = { name: 'second', unit: 'second', max: 5, starts: 'calendar' }
const hour: Window = { name: 'hour', unit: 'hour', max: 50, starts: 'calendar' }
const day: Window = { name: 'day', unit: 'day', max: 60, starts: 'first-use' }

interface LimitsWorld {
  limits: Limits
  clock: MovableClock
}

describeOnBothDatabases('limits', (databases) => {
  behaveLikeLimits(async (enforce = true) => {
    const db = await databases.open([limitMigrations])
    const clock = createManualClock()
    return { limits: createLimits({ db, clock, enforce }), clock }
  })
})

describe('limits without a database', () => {
  behaveLikeLimits(async (enforce = true) => {
    const clock = createManualClock()
    return { limits: createLimits({ clock, enforce }), clock }
  })
})

function behaveLikeLimits(open: (enforce?: boolean) => Promise<LimitsWorld>): void {
  it('grant exactly the limit of ten times as many concurrent requests', async () => {
    const { limits } = await open()
    const grants = await Promise.all(Array.from({ length: 500 }, () => limits.take('user', [hour])))
    const granted = grants.filter((grant) => grant.granted)
    assert.equal(granted.length, 50)
    assert.deepEqual(
      granted.map(({ states }) => states[0]?.used),
      Array.from({ length: 50 }, (_, index) => index + 1),
    )
    assert.equal((await limits.peek('user', [hour])).states[0]?.used, 50)
    await limits.close()
  })

  it('grant exactly the limit to concurrent requests of different cost', async () => {
    const { limits } = await open()
    const costs = Array.from({ length: 200 }, (_, index) => 1 + (index % 3))
    const grants = await Promise.all(costs.map((cost) => limits.take('user', [day, hour], cost)))
    const granted = costs.filter((_, index) => grants[index]?.granted).reduce((sum, cost) => sum + cost, 0)
    assert.equal(granted, 50)
    await limits.close()
  })

  it('take from all windows or from none', async () => {
    const { limits } = await open()
    const windows = [hour, second]
    for (let count = 0; count < 5; count++) assert.ok((await limits.take('user', windows)).granted)
    const rejected = await limits.take('user', windows)
    assert.equal(rejected.granted, false)
    assert.deepEqual(
      rejected.states.map(({ used, remaining }) => [used, remaining]),
      [
        [5, 45],
        [5, 0],
      ],
    )
    assert.equal((await limits.peek('user', [hour])).states[0]?.used, 5)
    await limits.close()
  })

  it('report the remaining amount and the reset time', async () => {
    const { limits, clock } = await open()
    clock.advance(hourMs / 4)
    const { granted, states, retryAfterMs } = await limits.take('user', [hour, day], 3)
    assert.deepEqual([granted, retryAfterMs], [true, 0])
    const startMs = Date.UTC(2026, 0, 1)
    assert.deepEqual(states, [
      { name: 'hour', max: 50, used: 3, remaining: 47, resetAtMs: startMs + hourMs },
      { name: 'day', max: 60, used: 3, remaining: 57, resetAtMs: clock.now() + dayMs },
    ])
    await limits.close()
  })

  it('tell a rejected request to wait for the last exhausted window', async () => {
    const { limits, clock } = await open()
    await limits.take('user', [hour], 50)
    await limits.take('user', [day], 60)
    clock.advance(hourMs / 2)
    assert.equal((await limits.take('user', [hour])).retryAfterMs, hourMs / 2)
    assert.equal((await limits.take('user', [hour, day])).retryAfterMs, dayMs - hourMs / 2)
    assert.equal((await limits.peek('user', [hour, day])).retryAfterMs, dayMs - hourMs / 2)
    await limits.close()
  })

  it('start over when the window resets', async () => {
    const { limits, clock } = await open()
    await limits.take('user', [hour], 50)
    clock.advance(hourMs - 1)
    assert.equal((await limits.take('user', [hour])).granted, false)
    clock.advance(1)
    assert.equal((await limits.take('user', [hour])).states[0]?.used, 1)
    await limits.close()
  })

  it('start a first-use window with the first granted request', async () => {
    const { limits, clock } = await open()
    await limits.take('user', [hour], 50)
    const opensMs = clock.now() + hourMs / 2
    clock.advance(hourMs / 2)
    assert.equal((await limits.take('user', [hour, day])).granted, false)
    clock.advance(hourMs / 2)
    const grant = await limits.take('user', [hour, day])
    assert.equal(grant.states[1]?.resetAtMs, opensMs + hourMs / 2 + dayMs)
    await limits.close()
  })

  it('count subjects separately', async () => {
    const { limits } = await open()
    await limits.take('user', [hour], 50)
    assert.ok((await limits.take('other', [hour])).granted)
    await limits.close()
  })

  it('keep the usage when the plan changes', async () => {
    const { limits } = await open()
    await limits.take('user', [hour], 50)
    const richer = { ...hour, max: 5000 }
    assert.equal((await limits.take('user', [richer])).states[0]?.used, 51)
    const poorer = await limits.take('user', [hour])
    assert.equal(poorer.granted, false)
    assert.deepEqual([poorer.states[0]?.used, poorer.states[0]?.remaining], [51, 0])
    await limits.close()
  })

  it('show the states without taking anything', async () => {
    const { limits, clock } = await open()
    const untouched = await limits.peek('user', [hour, day])
    assert.deepEqual(
      untouched.states.map(({ used, resetAtMs }) => [used, resetAtMs]),
      [
        [0, Date.UTC(2026, 0, 1, 1)],
        [0, clock.now() + dayMs],
      ],
    )
    await limits.take('user', [hour], 50)
    assert.equal((await limits.peek('user', [hour])).granted, false)
    assert.equal((await limits.peek('user', [day])).states[0]?.used, 0)
    await limits.close()
  })

  it('refund what was taken, and never more', async () => {
    const { limits } = await open()
    await limits.take('user', [hour, day], 3)
    const after = await limits.refund('user', [hour, day], 2)
    assert.deepEqual(
      after.states.map(({ used }) => used),
      [1, 1],
    )
    assert.equal((await limits.refund('user', [hour], 5)).states[0]?.used, 0)
    assert.equal((await limits.peek('user', [day])).states[0]?.used, 1)
    await limits.close()
  })

  it('grant the refund of an exhausted window again', async () => {
    const { limits } = await open()
    const result = await limits.take('user', [hour], 50)
    assert.ok((await limits.refund('user', [hour], 50, result)).granted)
    const grants = await Promise.all(Array.from({ length: 100 }, () => limits.take('user', [hour])))
    assert.equal(grants.filter(({ granted }) => granted).length, 50)
    await limits.close()
  })

  it('refund nothing to another period', async () => {
    const { limits, clock } = await open()
    const result = await limits.take('user', [second, hour], 2)
    clock.advance(secondMs)
    await limits.take('user', [second, hour], 3)
    const after = await limits.refund('user', [second, hour], 2, result)
    assert.deepEqual(
      after.states.map(({ used }) => used),
      [3, 3],
    )
    await limits.close()
  })

  it('refund nothing after the reset or for a rejection', async () => {
    const { limits, clock } = await open()
    await limits.take('user', [hour], 48)
    const rejected = await limits.take('user', [hour], 3)
    assert.equal((await limits.refund('user', [hour], 3, rejected)).states[0]?.used, 48)
    clock.advance(hourMs)
    assert.equal((await limits.refund('user', [hour], 48)).states[0]?.used, 0)
    assert.equal((await limits.take('user', [hour])).states[0]?.used, 1)
    await limits.close()
  })

  it('grant everything without enforcement, and still count it', async () => {
    const { limits } = await open(false)
    const grants = await Promise.all(Array.from({ length: 60 }, () => limits.take('user', [hour])))
    assert.ok(grants.every(({ granted, retryAfterMs }) => granted && retryAfterMs === 0))
    const { granted, states } = await limits.peek('user', [hour])
    assert.ok(granted)
    assert.deepEqual([states[0]?.used, states[0]?.remaining], [60, 0])
    await limits.close()
  })

  it('grant everything without windows', async () => {
    const { limits } = await open()
    const unlimited = { granted: true, states: [], retryAfterMs: 0 }
    assert.deepEqual(await limits.take('user', []), unlimited)
    assert.deepEqual(await limits.peek('user', []), unlimited)
    assert.deepEqual(await limits.refund('user', []), unlimited)
    await limits.close()
  })

  it('reject a cost that is not an integer, and take nothing for 0', async () => {
    const { limits } = await open()
    for (const cost of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await assert.rejects(limits.take('user', [hour], cost), RangeError)
      await assert.rejects(limits.refund('user', [hour], cost), RangeError)
    }
    assert.deepEqual(await limits.take('user', [hour], 0), await limits.peek('user', [hour]))
    assert.equal((await limits.take('user', [hour], 51)).granted, false)
    await limits.close()
  })

  it('stay in the current period when the clock is set back a little', async () => {
    const { limits, clock } = await open()
    clock.advance(hourMs)
    await limits.take('user', [hour], 50)
    clock.advance(-1)
    assert.equal((await limits.take('user', [hour])).granted, false)
    clock.advance(1)
    assert.equal((await limits.take('user', [hour])).granted, false)
    await limits.close()
  })

  it('start over when the clock is set back far', async () => {
    const { limits, clock } = await open()
    await limits.take('user', [hour, second], 5)
    clock.advance(-365 * dayMs)
    const { granted, states } = await limits.take('user', [hour, second])
    assert.ok(granted)
    assert.deepEqual(
      states.map(({ used, resetAtMs }) => [used, resetAtMs]),
      [
        [1, clock.now() + hourMs],
        [1, clock.now() + secondMs],
      ],
    )
    await limits.close()
  })
}

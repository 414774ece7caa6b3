import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import fc from '@octavo/testing/property.ts'
import { createManualClock, type MovableClock } from '../../src/clock.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Grant, Limits, Window, WindowState } from '../../src/limits/limits.ts'

const secondMs = 1000
const hourMs = 3_600_000

const allWindows: Window[] = [
  { name: 'second', unit: 'second', max: 4, starts: 'calendar' },
  { name: 'minute', unit: 'minute', max: 6, starts: 'first-use' },
  { name: 'hour', unit: 'hour', max: 9, starts: 'calendar' },
  { name: 'month', unit: 'month', max: 120, starts: 'first-use' },
]

type Step =
  | { kind: 'take'; subject: string; windows: Window[]; cost: number; requests: number }
  | { kind: 'refund'; which: number }
  | { kind: 'advance'; ms: number }
  | { kind: 'reopen' }

const subjects = fc.constantFrom('ann', 'bob')
const windowSubset = fc.shuffledSubarray(allWindows, { minLength: 1 })
const costs = fc.integer({ min: 1, max: 3 })
const takes = fc.record({
  kind: fc.constant('take' as const),
  subject: subjects,
  windows: windowSubset,
  cost: costs,
  requests: fc.integer({ min: 1, max: 5 }),
})
const refunds = fc.record({ kind: fc.constant('refund' as const), which: fc.nat(50) })
const advances = fc.record({
  kind: fc.constant('advance' as const),
  ms: fc.constantFrom(1, 400, secondMs, 30 * secondMs, 60 * secondMs, hourMs / 2, 40 * 24 * hourMs),
})
const stories = fc.array<Step>(
  fc.oneof(
    { weight: 6, arbitrary: takes },
    { weight: 2, arbitrary: refunds },
    { weight: 2, arbitrary: advances },
  ),
  { minLength: 1, maxLength: 60 },
)

interface Charge {
  subject: string
  windows: Window[]
  cost: number
  grant: Grant
}

/** Tracks usage by the grants alone, with one entry per window name and period end. */
function createBook() {
  const used = new Map<string, number>()
  const keyOf = (subject: string, state: WindowState) => `${subject} ${state.name} ${state.resetAtMs}`
  const usedOf = (subject: string, state: WindowState) => used.get(keyOf(subject, state)) ?? 0

  function check(subject: string, states: WindowState[], nowMs: number): void {
    for (const state of states) {
      assert.equal(state.used, usedOf(subject, state), `${keyOf(subject, state)} at ${nowMs}`)
      assert.ok(state.used <= state.max)
      assert.equal(state.remaining, state.max - state.used)
      assert.ok(state.resetAtMs > nowMs)
    }
  }

  return {
    take({ subject, cost, grant }: Charge, nowMs: number): void {
      const hadRoom = (state: WindowState) => usedOf(subject, state) + cost <= state.max
      assert.equal(grant.granted, grant.states.every(hadRoom))
      for (const state of grant.granted ? grant.states : []) {
        used.set(keyOf(subject, state), usedOf(subject, state) + cost)
      }
      check(subject, grant.states, nowMs)
    },
    refund({ subject, cost, grant }: Charge, after: Grant, nowMs: number): void {
      const running = new Set(after.states.map((state) => keyOf(subject, state)))
      for (const state of grant.states) {
        const key = keyOf(subject, state)
        if (running.has(key)) used.set(key, usedOf(subject, state) - cost)
      }
      check(subject, after.states, nowMs)
    },
  }
}

async function runStory(story: Step[], open: () => Promise<Limits>, clock: MovableClock): Promise<void> {
  const book = createBook()
  const charges: Charge[] = []
  let limits = await open()
  for (const step of story) {
    if (step.kind === 'advance') clock.advance(step.ms)
    else if (step.kind === 'reopen') {
      await limits.close()
      limits = await open()
    } else if (step.kind === 'take') {
      const { subject, windows, cost, requests } = step
      const grants = await Promise.all(
        Array.from({ length: requests }, () => limits.take(subject, windows, cost)),
      )
      for (const grant of grants) {
        const charge = { subject, windows, cost, grant }
        book.take(charge, clock.now())
        if (grant.granted) charges.push(charge)
      }
    } else {
      const [charge] = charges.splice(step.which % Math.max(1, charges.length), 1)
      if (!charge) continue
      const { subject, windows, cost, grant } = charge
      book.refund(charge, await limits.refund(subject, windows, cost, grant), clock.now())
    }
  }
  await limits.close()
}

const anyMoves = fc.array(
  fc.record({
    ms: fc.integer({ min: -100 * 24 * hourMs, max: 100 * 24 * hourMs }),
    windows: windowSubset,
    cost: costs,
  }),
  { maxLength: 40 },
)

/** Checks that nothing throws and all states stay within their limits while the clock jumps. */
async function requireBounds(
  moves: { ms: number; windows: Window[]; cost: number }[],
  limits: Limits,
  clock: MovableClock,
): Promise<void> {
  for (const { ms, windows, cost } of moves) {
    clock.advance(ms)
    const grant = await limits.take('user', windows, cost)
    const after = await limits.refund('user', windows, 1, grant)
    for (const { used, max, remaining, resetAtMs } of [...grant.states, ...after.states]) {
      assert.ok(used >= 0 && used <= max && remaining === max - used)
      assert.ok(resetAtMs > clock.now())
    }
    assert.equal(grant.retryAfterMs > 0, !grant.granted)
  }
}

describe('limits in memory', () => {
  it('grant exactly the limit for any requests in any order', async () => {
    await fc.assert(
      fc.asyncProperty(stories, (story) => {
        const clock = createManualClock()
        return runStory(story, async () => createLimits({ clock, enforce: true }), clock)
      }),
      { numRuns: 500 },
    )
  })

  it('stay within their bounds when the clock jumps', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoves, (moves) => {
        const clock = createManualClock()
        return requireBounds(moves, createLimits({ clock, enforce: true }), clock)
      }),
      { numRuns: 200 },
    )
  })
})

describeOnBothDatabases('limits', (databases) => {
  it('grant exactly the limit for any requests in any order', async () => {
    const db = await databases.open([limitMigrations])
    let count = 0
    await fc.assert(
      fc.asyncProperty(stories, (story) => {
        const clock = createManualClock()
        const own = story.map((step) =>
          step.kind === 'take' ? { ...step, subject: `${step.subject} ${count}` } : step,
        )
        count++
        return runStory(own, async () => createLimits({ db, clock, enforce: true }), clock)
      }),
      { numRuns: 40 },
    )
  })

  it('keep long windows exactly over any number of restarts', async () => {
    const db = await databases.open([limitMigrations])
    const isLong = ({ unit }: Window) => unit === 'hour' || unit === 'month'
    const withRestarts = fc.array<Step>(
      fc.oneof(
        { weight: 6, arbitrary: takes },
        { weight: 2, arbitrary: refunds },
        { weight: 1, arbitrary: advances },
        { weight: 2, arbitrary: fc.constant({ kind: 'reopen' as const }) },
      ),
      { minLength: 1, maxLength: 40 },
    )
    let count = 0
    await fc.assert(
      fc.asyncProperty(withRestarts, (story) => {
        const clock = createManualClock()
        const own = story.map((step) => {
          if (step.kind !== 'take') return step
          const windows = step.windows.filter(isLong)
          return { ...step, windows, subject: `${step.subject} ${count}` }
        })
        count++
        return runStory(own, async () => createLimits({ db, clock, enforce: true }), clock)
      }),
      { numRuns: 40 },
    )
  })

  it('stay within their bounds when the clock jumps', async () => {
    await fc.assert(
      fc.asyncProperty(anyMoves, async (moves) => {
        const clock = createManualClock()
        const db = await databases.open([limitMigrations])
        await requireBounds(moves, createLimits({ db, clock, enforce: true }), clock)
        await db.close()
      }),
      { numRuns: 4 },
    )
  })
})

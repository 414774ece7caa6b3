import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createLedgers, findCounter, openCounter } from '../../src/internal/limits/ledgers.ts'
import type { Window } from '../../src/limits/limits.ts'

const window: Window = { name: 'minute', unit: 'minute', max: 100, starts: 'first-use' }

function spend(ledgers: ReturnType<typeof createLedgers>, subject: string, nowMs: number, used: number) {
  const ledger = ledgers.open(subject, nowMs)
  openCounter(ledger, window, { startMs: nowMs, endMs: nowMs + 60_000 }).used = used
  return ledger
}

describe('createLedgers', () => {
  it('forgets those whose windows have turned over, as newcomers come', () => {
    const ledgers = createLedgers(1_000_000, true)
    for (let index = 0; index < 1000; index++) spend(ledgers, `old ${index}`, 0, 1)
    assert.equal(ledgers.size, 1000)
    for (let index = 0; index < 200; index++) spend(ledgers, `new ${index}`, 60_000, 1)
    assert.equal(ledgers.size, 200)
  })

  it('remembers everybody whose window is running, while there is room', () => {
    const ledgers = createLedgers(1000, true)
    for (let index = 0; index < 1000; index++) spend(ledgers, `${index}`, 0, index)
    for (let index = 0; index < 1000; index++) {
      assert.equal(findCounter(ledgers.open(`${index}`, 1), window, 1)?.used, index)
    }
  })

  it('never holds more than it may, and keeps those who have spent the most', () => {
    const ledgers = createLedgers(1000, true)
    spend(ledgers, 'exhausted', 0, 100)
    for (let index = 0; index < 20_000; index++) spend(ledgers, `${index}`, 0, 1)
    assert.ok(ledgers.size <= 1000)
    assert.equal(findCounter(ledgers.open('exhausted', 1), window, 1)?.used, 100)
  })

  it('keeps a ledger that waits for the database', () => {
    const ledgers = createLedgers(10, true)
    const waiting = ledgers.open('waiting', 0)
    waiting.busy = 1
    for (let index = 0; index < 1000; index++) spend(ledgers, `${index}`, 0, 1)
    assert.equal(ledgers.open('waiting', 0), waiting)
  })
})

describe('findCounter', () => {
  it('finds nothing when the turn is over, and the counter of the next turn takes its place', () => {
    const ledger = spend(createLedgers(10, true), 'user', 0, 5)
    assert.equal(findCounter(ledger, window, 60_000), undefined)
    openCounter(ledger, window, { startMs: 60_000, endMs: 120_000 })
    assert.equal(findCounter(ledger, window, 60_000)?.used, 0)
    assert.equal(ledger.counters.length, 1)
  })
})

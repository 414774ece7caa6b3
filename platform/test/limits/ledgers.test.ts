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
  it('evicts expired ledgers when new ones are added', () => {
    const ledgers = createLedgers(1_000_000, true)
    for (let index = 0; index < 1000; index++) spend(ledgers, `old ${index}`, 0, 1)
    assert.equal(ledgers.size, 1000)
    for (let index = 0; index < 200; index++) spend(ledgers, `new ${index}`, 60_000, 1)
    assert.equal(ledgers.size, 200)
  })

  it('keeps ledgers with running windows while there is capacity', () => {
    const ledgers = createLedgers(1000, true)
    for (let index = 0; index < 1000; index++) spend(ledgers, `${index}`, 0, index)
    for (let index = 0; index < 1000; index++) {
      assert.equal(findCounter(ledgers.open(`${index}`, 1), window, 1)?.used, index)
    }
  })

  it('never exceeds its capacity, and keeps the most used ledgers', () => {
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
  it('finds nothing after the period ends, and the next period’s counter replaces it', () => {
    const ledger = spend(createLedgers(10, true), 'user', 0, 5)
    assert.equal(findCounter(ledger, window, 60_000), undefined)
    openCounter(ledger, window, { startMs: 60_000, endMs: 120_000 })
    assert.equal(findCounter(ledger, window, 60_000)?.used, 0)
    assert.equal(ledger.counters.length, 1)
  })
})

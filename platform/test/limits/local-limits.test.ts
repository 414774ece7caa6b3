import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { createManualClock } from '../../src/clock.ts'
import { openDatabase } from '../../src/data/open.ts'
import { type CounterDatabase, statement } from '../../src/internal/limits/counter-rows.ts'
import { createLocalLimits } from '../../src/internal/limits/local-limits.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Window } from '../../src/limits/limits.ts'

const hourMs = 3_600_000
const hour: Window = { name: 'hour', unit: 'hour', max: 5000, starts: 'calendar' }
const minute: Window = { name: 'minute', unit: 'minute', max: 5000, starts: 'calendar' }
const block = 100

describe('limits of a single process', () => {
  it('write once for a block of grants', async (t) => {
    const { db, statements } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: true })
    for (let count = 0; count < 5000; count++) assert.ok((await limits.take('user', [hour])).granted)
    assert.equal((await limits.take('user', [hour])).granted, false)
    assert.equal(statements('insert').length, 5000 / block)
    await limits.close()
  })

  it('write once per block beyond the limit too, without enforcement', async (t) => {
    const { db, statements } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: false })
    for (let count = 0; count < 10_000; count++) assert.ok((await limits.take('user', [hour])).granted)
    assert.equal(statements('insert').length, 10_000 / block)
    await limits.close()
  })

  it('write once for concurrent requests of all subjects', async (t) => {
    const { db, statements } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: true })
    const subjects = Array.from({ length: 1000 }, (_, index) => `user ${index}`)
    const grants = await Promise.all(subjects.map((subject) => limits.take(subject, [hour, minute])))
    assert.ok(grants.every(({ granted }) => granted))
    assert.equal(statements('insert').length, 1)
    assert.equal(statements('select').length, 1)
    await limits.close()
    assert.equal(statements('insert').length, 2)
  })

  it('read and write nothing for windows shorter than an hour', async (t) => {
    const { db, statements } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: true })
    await limits.take('user', [minute])
    await limits.refund('user', [minute])
    await limits.close()
    assert.deepEqual(statements(''), [])
  })

  it('write nothing for a refund within a block', async (t) => {
    const { db, statements } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: true })
    for (let count = 0; count < 1000; count++) {
      await limits.refund('user', [hour], 1, await limits.take('user', [hour]))
    }
    assert.equal(statements('insert').length, 1)
    await limits.close()
  })

  it('lose at most one block in a crash after a large refund', async (t) => {
    const { db } = await openCounting(t)
    const clock = createManualClock()
    const crashing = createLocalLimits({ db, clock, enforce: true })
    const result = await crashing.take('user', [hour], 3000)
    await crashing.refund('user', [hour], 2900, result)
    const next = createLocalLimits({ db, clock, enforce: true })
    const used = (await next.peek('user', [hour])).states[0]?.used ?? 0
    assert.ok(used >= 100 && used <= 100 + block, `${used}`)
  })

  it('grant nothing that a crash could lose while a refund is being written', async (t) => {
    const { db, hold } = await openCounting(t)
    const clock = createManualClock()
    const crashing = createLocalLimits({ db, clock, enforce: true })
    const result = await crashing.take('user', [hour], 3000)
    const release = hold()
    const refund = crashing.refund('user', [hour], 2900, result)
    await untilIdle()
    let granted = 0
    const takes = Array.from({ length: 2000 }, async () => {
      if ((await crashing.take('user', [hour])).granted) granted++
    })
    await untilIdle()
    const grantedWhileHeld = granted
    release()
    await Promise.all([refund, ...takes])
    const used = (await createLocalLimits({ db, clock, enforce: true }).peek('user', [hour])).states[0]?.used
    assert.ok(grantedWhileHeld <= block, `${grantedWhileHeld}`)
    assert.ok((used ?? 0) >= 100 + granted)
  })

  it('grant nothing that could not be written, and keep it for the next request', async (t) => {
    const { db, fail } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: true })
    const recover = fail()
    await assert.rejects(limits.take('user', [hour, minute], 5000), /disk full/)
    recover()
    const { granted, states } = await limits.take('user', [hour, minute], 5000)
    assert.ok(granted)
    assert.deepEqual(
      states.map(({ used }) => used),
      [5000, 5000],
    )
    await limits.close()
  })

  it('do not change the next period when a write of the last one ends late', async (t) => {
    const { db, hold } = await openCounting(t)
    const clock = createManualClock()
    const limits = createLocalLimits({ db, clock, enforce: true })
    await limits.take('user', [hour])
    const release = hold()
    const late = limits.take('user', [hour], 4000)
    await untilIdle()
    clock.advance(hourMs)
    const early = limits.take('user', [hour], 7)
    release()
    assert.deepEqual([(await late).granted, (await early).states[0]?.used], [true, 7])
    const next = createLocalLimits({ db, clock, enforce: true })
    const used = (await next.peek('user', [hour])).states[0]?.used ?? 0
    assert.ok(used >= 7 && used < 7 + block, `${used}`)
    await limits.close()
  })

  it('do not change the next period when a refund of the last one is written late', async (t) => {
    const { db, hold } = await openCounting(t)
    const clock = createManualClock()
    const limits = createLocalLimits({ db, clock, enforce: true })
    await limits.take('user', [hour])
    const release = hold()
    const late = limits.take('user', [hour], 4000)
    await untilIdle()
    await limits.refund('user', [hour], 4000)
    clock.advance(hourMs)
    const early = limits.take('user', [hour], 7)
    release()
    await Promise.all([late, early])
    const next = createLocalLimits({ db, clock, enforce: true })
    const used = (await next.peek('user', [hour])).states[0]?.used ?? 0
    assert.ok(used >= 7 && used < 7 + block, `${used}`)
    await limits.close()
  })

  it('keep evicted subjects in the database', async (t) => {
    const { db } = await openCounting(t)
    const limits = createLocalLimits({ db, clock: createManualClock(), enforce: true, maxSubjects: 20 })
    const rare: Window = { ...hour, max: 10 }
    const subjects = Array.from({ length: 500 }, (_, index) => `user ${index}`)
    for (const subject of subjects) await limits.take(subject, [rare], 7)
    for (const subject of subjects) assert.equal((await limits.take(subject, [rare], 4)).granted, false)
    for (const subject of subjects) assert.equal((await limits.take(subject, [rare], 3)).granted, true)
    await limits.close()
  })

  it('delete rows of expired periods', async (t) => {
    const { db, rowCount } = await openCounting(t)
    const clock = createManualClock()
    const first = createLocalLimits({ db, clock, enforce: true })
    const subjects = Array.from({ length: 300 }, (_, index) => `user ${index}`)
    await Promise.all(subjects.map((subject) => first.take(subject, [hour])))
    await first.close()
    assert.equal(await rowCount(), 300)
    clock.advance(30 * hourMs)
    const second = createLocalLimits({ db, clock, enforce: true })
    await second.take('newcomer', [hour])
    await second.close()
    assert.equal(await rowCount(), 1)
  })
})

/** A database that counts its statements and can be slow or full. */
async function openCounting(t: { after(end: () => Promise<void>): void }) {
  const database = await openDatabase<unknown>({
    name: 'test',
    ephemeral: true,
    migrations: [limitMigrations],
  })
  t.after(() => database.close())
  const texts: string[] = []
  let gate: Promise<void> | undefined
  let isFull = false
  const db: CounterDatabase = {
    dialect: database.dialect,
    read: {
      executeQuery(query) {
        texts.push('compile' in query ? query.compile().sql.trim() : query.sql.trim())
        return database.read.executeQuery(query)
      },
    },
    async run(statement) {
      texts.push(statement.compile().sql.trim())
      if (isFull) throw new Error('disk full')
      await gate
      return database.run(statement)
    },
  }
  return {
    db,
    statements: (verb: string) => texts.filter((text) => text.startsWith(verb) && !text.startsWith('delete')),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return () => {
        gate = undefined
        resolve()
      }
    },
    fail() {
      isFull = true
      return () => {
        isFull = false
      }
    },
    async rowCount() {
      const count = statement<{ count: number }>('select count(*) as count from octavo_limit', [])
      const { rows } = await database.read.executeQuery(count)
      return rows[0]?.count
    },
  }
}

/** Waits until only database work remains. */
async function untilIdle(): Promise<void> {
  for (let turns = 0; turns < 20; turns++) await new Promise(setImmediate)
}

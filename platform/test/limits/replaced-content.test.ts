import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import type { Database } from '../../src/data/database.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Limits, Window } from '../../src/limits/limits.ts'

interface LimitTables {
  octavo_limit: { subject: string; used: number }
}

const hour: Window = { name: 'hour', unit: 'hour', max: 5000, starts: 'calendar' }
const small: Window = { name: 'day', unit: 'day', max: 50, starts: 'calendar' }
const minute: Window = { name: 'minute', unit: 'minute', max: 10, starts: 'calendar' }

describeOnBothDatabases('limits with a database that is copied and replaced', (databases) => {
  async function open() {
    const db = await databases.open<LimitTables>([limitMigrations])
    const clock = createManualClock()
    return { db, limits: createLimits({ db, clock, enforce: true }), clock }
  }

  it('are exact in the database after settle, and continue counting', async () => {
    const { db, limits, clock } = await open()
    for (let count = 0; count < 3; count++) await limits.take('user', [hour])
    await limits.settle()
    assert.equal(await usedInDatabase(db, 'user'), 3)
    for (let count = 0; count < 3; count++) await limits.take('user', [hour])
    assert.equal(await used(limits, 'user', hour), 6)
    await limits.close()
    assert.equal(await used(createLimits({ db, clock, enforce: true }), 'user', hour), 6)
  })

  it('use the usage of the new content only', async () => {
    const { db, limits } = await open()
    for (let count = 0; count < 10; count++) await limits.take('user', [hour])
    await limits.settle()
    await limits.reloadAfter(() => setUsed(db, 4))
    assert.equal(await used(limits, 'user', hour), 4)
    assert.equal((await limits.take('user', [hour])).states[0]?.used, 5)
    await limits.close()
    assert.equal(await usedInDatabase(db, 'user'), 5)
  })

  it('do not overwrite the new content with earlier usage', async () => {
    const { db, limits, clock } = await open()
    await limits.take('user', [small])
    const takes = [limits.take('user', [small])]
    await new Promise((resolve) => setImmediate(resolve))
    takes.push(limits.take('user', [small]))
    const reloaded = limits.reloadAfter(async () => {
      await setUsed(db, 7)
      // On PostgreSQL every take counts immediately, so concurrent takes are tested on SQLite only.
      if (db.dialect === 'sqlite') takes.push(limits.take('user', [small]), limits.take('user', [small]))
    })
    takes.push(limits.take('user', [small]))
    await Promise.all([reloaded, ...takes])
    const usedBefore = await used(limits, 'user', small)
    if (db.dialect === 'sqlite') assert.equal(usedBefore, 7)
    await limits.close()
    assert.equal(await used(createLimits({ db, clock, enforce: true }), 'user', small), usedBefore)
  })

  it('reset short windows', { skip: databases.dialect === 'postgres' }, async () => {
    const { limits } = await open()
    await limits.take('user', [minute])
    await limits.reloadAfter(async () => {})
    assert.equal(await used(limits, 'user', minute), 0)
    await limits.close()
  })
})

async function used(limits: Limits, subject: string, window: Window): Promise<number | undefined> {
  return (await limits.peek(subject, [window])).states[0]?.used
}

async function usedInDatabase(db: Database<LimitTables>, subject: string): Promise<number | undefined> {
  const row = await db.read
    .selectFrom('octavo_limit')
    .select('used')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.used
}

async function setUsed(db: Database<LimitTables>, amount: number): Promise<void> {
  await db.run(db.read.updateTable('octavo_limit').set({ used: amount }))
}

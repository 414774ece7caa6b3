import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../src/clock.ts'
import { type SeedTables, seedMigrations, seedOnce } from '../src/internal/seed.ts'

describeOnBothDatabases('seedOnce', (databases) => {
  test('seedOnce, after success, never runs again, even after reopening', async () => {
    let count = 0
    const seed = async () => {
      count++
    }
    for (let opening = 0; opening < 2; opening++) {
      const db = await databases.open<SeedTables>([seedMigrations], 'seeded')
      await seedOnce(db, createManualClock(), seed)
      await seedOnce(db, createManualClock(), seed)
      await db.close()
    }
    assert.equal(count, 1)
  })

  test('seedOnce, after a failure, reports the error and runs again', async () => {
    const db = await databases.open<SeedTables>([seedMigrations])
    const failure = new Error('half of it')
    await assert.rejects(
      seedOnce(db, createManualClock(), () => Promise.reject(failure)),
      failure,
    )
    let hasRun = false
    await seedOnce(db, createManualClock(), async () => {
      hasRun = true
    })
    assert.ok(hasRun)
  })
})

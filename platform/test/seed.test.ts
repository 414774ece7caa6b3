import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../src/clock.ts'
import { isSeeded, type SeedTables, seedMigrations, seedOnce } from '../src/internal/seed.ts'

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

  const isShared = databases.dialect === 'postgres'
  test('seedOnce, in two processes at once, runs once, and the other waits', {
    skip: !isShared,
  }, async () => {
    const one = await databases.open<SeedTables>([seedMigrations], 'shared')
    const other = await databases.open<SeedTables>([seedMigrations], 'shared')
    const clock = createManualClock()
    // Opens the connection on which the other process then reads first.
    assert.equal(await isSeeded(other), false)
    const ended: string[] = []
    let others: Promise<unknown> | undefined
    await seedOnce(one, clock, async () => {
      others = seedOnce(other, clock, async () => void ended.push('seed of the other')).then(() =>
        ended.push('the other'),
      )
      await isSeeded(other)
      ended.push('seed')
    })
    await others
    assert.deepEqual(ended, ['seed', 'the other'])
  })
})

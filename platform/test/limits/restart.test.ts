import assert from 'node:assert/strict'
import { it } from 'node:test'
import { describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { createManualClock } from '../../src/clock.ts'
import { createLimits } from '../../src/internal/limits/create.ts'
import { limitMigrations } from '../../src/internal/limits/migrations.ts'
import type { Window } from '../../src/limits/limits.ts'

const hour: Window = { name: 'hour', unit: 'hour', max: 50, starts: 'calendar' }
const day: Window = { name: 'day', unit: 'day', max: 60, starts: 'first-use' }
const month: Window = { name: 'month', unit: 'month', max: 1000, starts: 'calendar' }

describeOnBothDatabases('limits after a restart', (databases) => {
  it('keep the usage of long windows over a restart', async () => {
    const db = await databases.open([limitMigrations], 'restart')
    const clock = createManualClock()
    const windows = [hour, day, month]
    const before = createLimits({ db, clock, enforce: true })
    for (let count = 0; count < 17; count++) await before.take('user', windows)
    await before.take('other', [month], 300)
    await before.close()
    await db.close()

    const reopened = await databases.open([limitMigrations], 'restart')
    const after = createLimits({ db: reopened, clock, enforce: true })
    assert.deepEqual(
      (await after.peek('user', windows)).states.map(({ used }) => used),
      [17, 17, 17],
    )
    assert.equal((await after.take('other', [month], 1)).states[0]?.used, 301)
    await after.close()
  })

  it('separate the windows of subjects with any name', async () => {
    const db = await databases.open([limitMigrations], 'odd-names')
    const clock = createManualClock()
    const subjects = [
      '',
      ' ',
      '\0',
      'a\0b',
      'x\ud800',
      '💥',
      '"',
      "'; drop table",
      'null',
      '12',
      '{}',
      'é',
      'É',
    ]
    const before = createLimits({ db, clock, enforce: true })
    for (const [index, subject] of subjects.entries()) await before.take(subject, [hour], index + 1)
    await before.close()
    const after = createLimits({ db, clock, enforce: true })
    for (const [index, subject] of subjects.entries()) {
      assert.equal((await after.peek(subject, [hour])).states[0]?.used, index + 1)
    }
    await after.close()
  })
})

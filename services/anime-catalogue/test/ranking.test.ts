import assert from 'node:assert/strict'
import { test } from 'node:test'
import { systemClock } from '@octavo/platform/clock.ts'
import { createSandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { changedRanks } from '../src/ranking/store/ranks.ts'
import { describeOnBothDatabases } from './databases.ts'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'
import { review } from './written-documents.ts'

describeOnBothDatabases('ranks', (databases) => {
  for (const [size, when] of [
    [50, 'at once, where there are few'],
    [1_100, 'soon after, where there are many'],
  ] as const)
    test(`ranks of works are correct ${when}`, async () => {
      const database = databases.location()
      const clock = createSandboxClock(systemClock)
      const catalogue = await startCatalogue({
        ...databaseOptions(database),
        clock,
      })
      const { db, jobs } = catalogue.context
      const first = size * 10
      await db.write((tx) =>
        addAnime(
          tx,
          ...Array.from({ length: size }, (_, index) => ({ id: first + index, weight: index % 100 })),
        ),
      )
      // One popularity point below the first, which one rating makes up for.
      const second = first + Math.min(size, 100) - 2
      const user = await catalogue.as(`reader-${size}`)
      assert.equal((await user('POST', '/reviews', review(second, { rating: 20 }))).status, 201)
      clock.moveBy(60_000)
      if (size > 1_000) await jobs.idle()
      const { json } = await catalogue.get(`/anime/${second}`)
      assert.equal(json.data.attributes.popularityRank, 1)
      assert.deepEqual((await changedRanks('anime').execute(db.read)).rows, [])
      const moderator = await catalogue.as('mod', { role: 'database_mod' })
      assert.equal((await moderator('DELETE', `/anime/${second}`)).status, 204)
      clock.moveBy(60_000)
      if (size > 1_000) await jobs.idle()
      assert.deepEqual((await changedRanks('anime').execute(db.read)).rows, [])
    })
})

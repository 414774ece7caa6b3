import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { systemClock } from '@octavo/platform/clock.ts'
import { openDatabase } from '@octavo/platform/data/open.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { createSandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { storageMigrations } from '@octavo/platform/storage-migrations.ts'
import type { Tables } from '../src/database/tables.ts'
import service from '../src/index.ts'
import { createViews, scoreOf } from '../src/ranking/trending.ts'
import { openCatalogue } from './catalogue-database.ts'
import { describeOnBothDatabases } from './databases.ts'
import { addAnime, addManga } from './rows.ts'
import { startCatalogue } from './service.ts'
import { document, review } from './written-documents.ts'

const week = 7 * 24 * 60 * 60 * 1000

describe('trend scores', () => {
  test('an event loses half of its weight in a week', () => {
    const now = Date.UTC(2026, 10, 21)
    assert.ok(Math.abs(scoreOf(1, now) / scoreOf(1, now - week) - 2) < 1e-9)
    assert.ok(Math.abs(scoreOf(3, now) / scoreOf(1, now) - 3) < 1e-9)
    for (const year of [2025, 2045])
      assert.ok(Number.isFinite(scoreOf(1, Date.UTC(year, 0))) && scoreOf(1, Date.UTC(year, 0)) > 0)
  })

  test('without events, works are sorted by popularity; then views and reviews count', async () => {
    const clock = createSandboxClock(systemClock)
    const catalogue = await startCatalogue({ clock })
    const { db } = catalogue.context
    await db.write((tx) =>
      addAnime(tx, ...[1, 2, 3, 4, 5].map((id) => ({ id, popularity_rank: id })), {
        id: 6,
        popularity_rank: 6,
        age_rating: 'R18',
      }),
    )
    await db.write((tx) => addManga(tx, { id: 7, popularity_rank: 1 }))
    const ids = async (path = '/trending/anime'): Promise<string[]> =>
      (await catalogue.get(path)).json.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids(), ['1', '2', '3', '4', '5'])
    assert.deepEqual(await ids('/trending/manga'), ['7'])
    assert.deepEqual(await ids('/trending/anime?limit=2'), ['1', '2'])

    const [ada, grace] = [await catalogue.as('ada'), await catalogue.as('grace')]
    await ada('POST', '/reviews', review(4))
    assert.deepEqual(await ids(), ['4', '1', '2', '3', '5'])
    const reaction = await grace(
      'POST',
      '/media-reactions',
      document('mediaReactions', { reaction: 'Yes.' }, { anime: ['anime', 5] }),
    )
    assert.deepEqual(await ids(), ['4', '5', '1', '2', '3'])
    await ada(
      'POST',
      '/media-reaction-votes',
      document('mediaReactionVotes', {}, { mediaReaction: ['mediaReactions', reaction.json.data.id] }),
    )
    await ada('POST', '/reviews', review(6))
    assert.deepEqual(await ids('/trending/anime?limit=2'), ['4', '5'])

    // Much later, all old events weigh less than one new event.
    clock.moveBy(10 * week)
    await grace(
      'POST',
      '/media-reactions',
      document('mediaReactions', { reaction: 'Now.' }, { anime: ['anime', 3] }),
    )
    assert.deepEqual(await ids('/trending/anime?limit=3'), ['3', '4', '5'])
  })

  test('a view counts, by id or slug, cached or not', async (t) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'octavo-test-'))
    t.after(() => rm(dataDir, { recursive: true, force: true }))
    const catalogue = await startCatalogue({ dataDir, limits: 'off' })
    await catalogue.write((tx) => addAnime(tx, { id: 1 }, { id: 2 }, { id: 3, age_rating: 'R18' }))
    for (let count = 0; count < 10; count++) await catalogue.get('/anime/1')
    await catalogue.get('/anime/title-2')
    await catalogue.get('/anime/999')
    await catalogue.get('/anime?filter[id]=2')
    await catalogue.close()
    const migrations = storageMigrations(service.name, service.migrations ?? {})
    const db = await openDatabase<Tables>({ dataDir, name: service.name, migrations })
    t.after(() => db.close())
    const rows = await db.read.selectFrom('trend').selectAll().orderBy('media_id').execute()
    assert.deepEqual(
      rows.map(({ media_id }) => media_id),
      [1, 2],
    )
    const [one, two] = rows.map(({ score }) => score)
    assert.equal(Math.round((one ?? 0) / (two ?? 1)), 10)
  })
})

describeOnBothDatabases('views', (databases) => {
  test('views are written in one statement, also on shutdown, for existing works only', async () => {
    const db = await openCatalogue(databases)
    await db.write((tx) => addAnime(tx, { id: 1 }, { id: 2 }, { id: 3 }))
    let statements = 0
    const counting: Pick<typeof db, 'run' | 'read'> = {
      read: db.read,
      run(statement) {
        statements++
        return db.run(statement)
      },
    }
    const nowMs = Date.UTC(2026, 10, 21)
    const views = createViews({ db: counting, clock: { now: () => nowMs }, log: createLogger('silent') })
    for (const work of ['1', '1', '1', '2', 'title-2', '999', 'nothing', '1'.repeat(200), '__proto__'])
      views.record('anime', work)
    views.record('manga', '1')
    await views.flush()
    assert.equal(statements, 1)
    views.record('anime', '3')
    await views.close()
    assert.equal(statements, 2)
    const rows = await db.read.selectFrom('trend').selectAll().orderBy('media_id').execute()
    const rounded = rows.map(({ media_type, media_id, score }) => [
      media_type,
      media_id,
      Math.round(score / scoreOf(0.02, nowMs)),
    ])
    assert.deepEqual(rounded, [
      ['anime', 1, 30],
      ['anime', 2, 20],
      ['anime', 3, 10],
    ])
    await views.flush()
    assert.equal(statements, 2)
  })
})

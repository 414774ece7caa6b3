import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import type { CatalogueEntry } from '../src/catalogue/entry.ts'
import { type Catalogue, readCatalogue } from '../src/catalogue/read-catalogue.ts'
import { seedSample } from '../src/sample/seed.ts'
import { contentOf, openCatalogue } from './catalogue-database.ts'
import { describeOnBothDatabases } from './databases.ts'

const clock = createManualClock(Date.UTC(2026, 5, 1))

function entry(id: number, change: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    id,
    titles: { en_jp: `Umi ${id}` },
    canonical: 'en_jp',
    subtype: 'TV',
    genres: ['drama'],
    categories: ['sea'],
    studios: ['Harbour'],
    links: {},
    weight: 10,
    ...change,
  }
}

function catalogueOf(...entries: CatalogueEntry[]): Catalogue {
  return { ...readCatalogue(), entries }
}

describeOnBothDatabases('seed', (databases) => {
  test('seeds the whole catalogue with all derived values', async () => {
    const db = await openCatalogue(databases)
    const { entries } = readCatalogue()
    await seedSample({ db, clock })
    const works = await db.read.selectFrom('anime').selectAll().orderBy('popularity_rank').execute()
    assert.equal(works.length, entries.length)
    assert.deepEqual(
      works.map(({ popularity_rank }) => popularity_rank),
      works.map((_, index) => index + 1),
    )
    const weights = works.map(({ weight }) => weight)
    assert.deepEqual(
      weights,
      weights.toSorted((one, other) => other - one),
    )
    const episodes = await db.read
      .selectFrom('episode')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    const promised = works.reduce((sum, { episode_count }) => sum + (episode_count ?? 0), 0)
    assert.equal(Number(episodes.count), promised)
    const { generation } = await db.read.selectFrom('catalogue').selectAll().executeTakeFirstOrThrow()
    assert.ok(generation > 1)
    assert.ok(works.every(({ slug, changed_in }) => slug !== '' && changed_in === generation))
  })

  test('a second run changes nothing', async () => {
    const db = await openCatalogue(databases)
    await seedSample({ db, clock })
    const before = await contentOf(db)
    await seedSample({ db, clock })
    assert.deepEqual(await contentOf(db), before)
  })

  test('sets the season year of a December start, and the total length', async () => {
    const db = await openCatalogue(databases)
    await seedSample(
      { db, clock },
      catalogueOf(entry(1, { start: '2019-12-28', end: '2020-03-01', episodes: 12, minutes: 24 })),
    )
    const [work] = await db.read.selectFrom('anime').selectAll().execute()
    assert.deepEqual(
      [work?.season, work?.season_year, work?.year, work?.total_length],
      ['winter', 2020, 2019, 288],
    )
    const episodes = await db.read.selectFrom('episode').selectAll().orderBy('number').execute()
    assert.deepEqual(
      episodes.map(({ number, length, media_id }) => [number, length, media_id]),
      Array.from({ length: 12 }, (_, index) => [index + 1, 24, 1]),
    )
  })

  test('appends the year or kind to duplicate slugs, and keeps all slugs', async () => {
    const db = await openCatalogue(databases)
    const same = { titles: { en_jp: 'Fruits Basket' } }
    await seedSample(
      { db, clock },
      catalogueOf(
        entry(1, { ...same, start: '2001-07-05' }),
        entry(2, { ...same, start: '2019-04-06' }),
        entry(3, { ...same, subtype: 'movie', start: '2022-02-18' }),
        entry(4, { ...same, subtype: 'movie', start: '2030-02-18' }),
        entry(5, { ...same, start: '2019-10-06' }),
        entry(6, { titles: { en_jp: '86' }, start: '2021-04-11' }),
      ),
    )
    const slugs = await db.read
      .selectFrom('media_slug')
      .select(['media_id', 'slug'])
      .orderBy('media_id')
      .execute()
    assert.deepEqual(
      slugs.map(({ slug }) => slug),
      [
        'fruits-basket',
        'fruits-basket-2019',
        'fruits-basket-movie',
        'fruits-basket-movie-2030',
        'fruits-basket-5',
        '86-2021',
      ],
    )
  })

  test('stores each relationship in both directions', async () => {
    const db = await openCatalogue(databases)
    await seedSample(
      { db, clock },
      catalogueOf(
        entry(1, {
          relations: [
            ['sequel', 2],
            ['spinoff', 3],
          ],
        }),
        entry(2, {
          relations: [
            ['prequel', 1],
            ['sequel', 1],
          ],
        }),
        entry(3),
      ),
    )
    const rows = await db.read
      .selectFrom('media_relationship')
      .select(['source_id', 'role', 'destination_id'])
      .orderBy('source_id')
      .orderBy('role')
      .execute()
    assert.deepEqual(
      rows.map(({ source_id, role, destination_id }) => [source_id, role, destination_id]),
      [
        [1, 'sequel', 2],
        [1, 'spinoff', 3],
        [2, 'prequel', 1],
        [2, 'sequel', 1],
        [3, 'parent_story', 1],
      ],
    )
  })

  test('merges characters within a franchise, and separates those of others', async () => {
    const db = await openCatalogue(databases)
    const hero = { name: 'Sora', role: 'main' as const, voices: { ja_jp: 'Ren Minato' } }
    await seedSample(
      { db, clock },
      catalogueOf(
        entry(1, {
          franchise: 'umi',
          start: '2001-01-01',
          characters: [{ ...hero, ja: 'ソラ' }],
          weight: 20,
        }),
        entry(2, { franchise: 'umi', start: '2000-01-01', characters: [hero], weight: 30 }),
        entry(3, { characters: [hero] }),
      ),
    )
    const characters = await db.read.selectFrom('character').selectAll().orderBy('slug').execute()
    assert.deepEqual(
      characters.map(({ slug, names, primary_media_id }) => [slug, JSON.parse(names), primary_media_id]),
      [
        ['sora', { en: 'Sora', ja_jp: 'ソラ' }, 2],
        ['sora-3', { en: 'Sora' }, 3],
      ],
    )
    const castings = await db.read.selectFrom('casting').selectAll().execute()
    assert.equal(castings.length, 3)
    assert.equal(new Set(castings.map(({ person_id }) => person_id)).size, 1)
    const installments = await db.read.selectFrom('installment').selectAll().orderBy('position').execute()
    assert.deepEqual(
      installments.map(({ media_id, position }) => [media_id, position]),
      [
        [2, 1],
        [1, 2],
      ],
    )
  })

  test('counts the works of each category, and maps genres to equally named categories', async () => {
    const db = await openCatalogue(databases)
    await seedSample({ db, clock }, catalogueOf(entry(1), entry(2, { genres: ['drama', 'school'] })))
    const counts = await db.read
      .selectFrom('category')
      .select(['slug', 'total_media_count as count', 'child_count'])
      .where('slug', 'in', ['drama', 'sea', 'genre', 'comedy'])
      .orderBy('slug')
      .execute()
    assert.deepEqual(
      counts.map(({ slug, count }) => [slug, count]),
      [
        ['comedy', 0],
        ['drama', 2],
        ['genre', 0],
        ['sea', 2],
      ],
    )
    assert.ok(counts.find(({ slug, child_count }) => slug === 'genre' && child_count > 10))
  })

  test('an interrupted run leaves nothing', async () => {
    const db = await openCatalogue(databases)
    // People are written after works.
    const nobody = { name: 'Sora', role: 'main' as const, voices: { ja_jp: Symbol('nobody') as never } }
    const broken = catalogueOf(entry(1), entry(2, { characters: [nobody] }))
    await assert.rejects(seedSample({ db, clock }, broken))
    assert.deepEqual(await db.read.selectFrom('anime').selectAll().execute(), [])
  })

  test('later rows continue the id sequence', async () => {
    const db = await openCatalogue(databases)
    await seedSample({ db, clock }, catalogueOf(entry(1)))
    const row = { slug: 'new', name: 'New', created_at_ms: 1, updated_at_ms: 1 }
    // The database generates the id.
    const producer = await db.write((tx) =>
      tx
        .insertInto('producer')
        .values(row as typeof row & { id: number })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
    const others = await db.read.selectFrom('producer').select('id').where('slug', '!=', 'new').execute()
    assert.ok(others.every(({ id }) => id < producer.id))
  })
})

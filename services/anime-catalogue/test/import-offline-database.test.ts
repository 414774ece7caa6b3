import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { asRecord, errorMessage } from '@octavo/platform/unknown-values.ts'
import { contentOf } from './catalogue-database.ts'
import { describeOnBothDatabases } from './databases.ts'
import { batchSize, fileWith, openImporting, temporaryFolder } from './importing.ts'
import { syntheticEntries, writeSynthetic } from './synthetic-database.ts'

interface Change {
  sources?: unknown
  title?: unknown
  [field: string]: unknown
}

function entry(id: number, change: Change = {}): Record<string, unknown> {
  return {
    sources: [`https://myanimelist.net/anime/${id}`, `https://kitsu.app/anime/${id + 1000}`],
    title: `Umi no Uta ${id}`,
    type: 'TV',
    episodes: 12,
    status: 'FINISHED',
    animeSeason: { season: 'SPRING', year: 2011 },
    duration: { value: 1440, unit: 'SECONDS' },
    score: null,
    synonyms: [],
    studios: [],
    producers: [],
    relatedAnime: [],
    tags: [],
    ...change,
  }
}

const manyEntries = 2.5 * batchSize

const file = (...entries: unknown[]) => fileWith(JSON.stringify({ license: {}, data: entries }))

describeOnBothDatabases('import offline-database', (databases) => {
  test('imports all fields of an entry', async () => {
    const { context, take } = await openImporting(databases)
    const full = entry(5, {
      title: 'Shingeki no Kyojin',
      synonyms: ['Attack on Titan', '進撃の巨人', '진격의 거인', 'AOT', 'Ataque a los titanes'],
      score: { arithmeticMean: 8.256 },
      studios: ['wit studio'],
      producers: ['nhk', 'pony canyon'],
      tags: ['action', 'military', 'Something Unheard'],
    })
    const { counts } = await take('offline-database', file(full))
    assert.deepEqual([counts.added, counts.flawed], [1, 0])
    const [work] = await context.db.read.selectFrom('anime').selectAll().execute()
    assert.ok(work)
    assert.deepEqual(JSON.parse(work.titles), {
      en: 'Attack on Titan',
      en_jp: 'Shingeki no Kyojin',
      ja_jp: '進撃の巨人',
      ko_kr: '진격의 거인',
    })
    assert.deepEqual(
      [work.id, work.slug, work.subtype, work.episode_count, work.episode_length, work.total_length],
      [1005, 'shingeki-no-kyojin', 'TV', 12, 24, 288],
    )
    assert.deepEqual(
      [work.status_override, work.season, work.season_year, work.year, work.start_date, work.average_rating],
      ['finished', 'spring', 2011, 2011, null, 8256],
    )
    assert.deepEqual([work.abbreviated_titles, work.synonyms], ['["AOT"]', '["Ataque a los titanes"]'])
    assert.deepEqual([work.popularity_rank, work.rating_rank], [1, 1])
    const productions = await context.db.read
      .selectFrom('media_production as m')
      .innerJoin('producer as p', 'p.id', 'm.company_id')
      .select(['p.name', 'm.role'])
      .orderBy('p.name')
      .execute()
    assert.deepEqual(
      productions.map(({ name, role }) => `${name}: ${role}`),
      ['NHK: producer', 'Pony Canyon: producer', 'WIT Studio: studio'],
    )
    const categories = await context.db.read
      .selectFrom('media_category as m')
      .innerJoin('category as c', 'c.id', 'm.category_id')
      .select(['c.slug', 'c.total_media_count as count'])
      .orderBy('c.slug')
      .execute()
    assert.deepEqual(
      categories.map(({ slug, count }) => `${slug} ${count}`),
      ['action 1', 'military 1'],
    )
    const episodes = await context.db.read.selectFrom('episode').select('number').execute()
    assert.equal(episodes.length, 12)
    const sources = await context.db.read.selectFrom('media_source').selectAll().execute()
    assert.equal(sources[0]?.source, 'offline-database')
    assert.ok(JSON.parse(sources[0]?.fields ?? '[]').includes('episode_count'))
  })

  test('a second import changes nothing, in any compression', async () => {
    const { context, take } = await openImporting(databases)
    const folder = temporaryFolder()
    const plain = join(folder, 'plain.json')
    await writeSynthetic(plain, syntheticEntries(manyEntries))
    const first = await take('offline-database', plain)
    assert.equal(first.counts.added, manyEntries)
    const before = await contentOf(context.db)
    const generation = await context.db.read.selectFrom('catalogue').select('generation').execute()
    for (const [name, how] of [
      ['again.json.gz', { packing: 'gz' }],
      ['again.json.zst', { packing: 'zst' }],
      ['again.jsonl', { lines: true }],
      ['again.jsonl.zst', { lines: true, packing: 'zst' }],
    ] as const) {
      await writeSynthetic(join(folder, name), syntheticEntries(manyEntries), how)
      const { counts } = await take('offline-database', join(folder, name))
      assert.deepEqual([counts.added, counts.changed, counts.unchanged], [0, 0, manyEntries], name)
    }
    assert.deepEqual(await contentOf(context.db), before)
    assert.deepEqual(await context.db.read.selectFrom('catalogue').select('generation').execute(), generation)
  })

  test('relates works in both directions, including later ones, and skips missing ones', async () => {
    const { context, take } = await openImporting(databases)
    const related = (...ids: number[]) => ({
      relatedAnime: ids.map((id) => `https://myanimelist.net/anime/${id}`),
    })
    // More than one transaction lies between the first and the last.
    const many = Array.from({ length: manyEntries }, (_, index) => entry(index + 100))
    const circle = [
      entry(1, related(2)),
      entry(2, related(3)),
      entry(3, related(1, 99_999)),
      entry(4, related(4)),
    ]
    const { notes } = await take('offline-database', file(entry(5, related(6)), ...circle, ...many, entry(6)))
    const rows = await context.db.read
      .selectFrom('media_relationship')
      .select(['source_id', 'role', 'destination_id'])
      .orderBy('source_id')
      .orderBy('destination_id')
      .execute()
    assert.deepEqual(
      rows.map(
        ({ source_id, role, destination_id }) => `${source_id - 1000} ${role} ${destination_id - 1000}`,
      ),
      [
        '1 other 2',
        '1 other 3',
        '2 other 1',
        '2 other 3',
        '3 other 1',
        '3 other 2',
        '5 other 6',
        '6 other 5',
      ],
    )
    assert.match(notes.join(), /entry 5 .*skipped a relation of the entry to itself/)
    assert.deepEqual(await context.db.read.selectFrom('import_relation').selectAll().execute(), [])
  })

  test('merges two entries about one work, and reports contradictory ids', async () => {
    const { context, take } = await openImporting(databases)
    const also = ['https://anilist.co/anime/77']
    const { counts, notes } = await take(
      'offline-database',
      file(
        entry(1, { synonyms: ['Sea Song'] }),
        entry(1, { title: 'Other', synonyms: ['Sea Chant'] }),
        entry(2, { sources: ['https://myanimelist.net/anime/2', ...also] }),
        entry(3, { sources: ['https://myanimelist.net/anime/1', ...also] }),
      ),
    )
    assert.deepEqual([counts.read, counts.added], [4, 2])
    const works = await context.db.read.selectFrom('anime').selectAll().orderBy('id').execute()
    assert.deepEqual(
      works.map(({ id, canonical_title }) => [id, canonical_title]),
      [
        [1001, 'Umi no Uta 1'],
        [10_000_001, 'Umi no Uta 2'],
      ],
    )
    assert.ok(JSON.parse(works[0]?.synonyms ?? '').includes('Other'))
    assert.match(notes.join(), /of several works here, 1001 and 10000001/)
  })

  test('fills missing values, and --merge replace overwrites existing ones', async () => {
    const { context, take } = await openImporting(databases)
    await take('offline-database', file(entry(1, { episodes: 12, duration: null, title: 'Umi no Uta' })))
    const better = file(entry(1, { episodes: 13, duration: { value: 1500 }, title: 'Sora no Uta' }))
    const find = async () => {
      const [work] = await context.db.read.selectFrom('anime').selectAll().execute()
      return [work?.episode_count, work?.episode_length, work?.canonical_title, work?.slug, work?.synonyms]
    }
    await take('offline-database', better)
    assert.deepEqual(await find(), [12, 25, 'Umi no Uta', 'umi-no-uta', '["Sora no Uta"]'])
    await take('offline-database', better, { merge: 'replace' })
    assert.deepEqual(await find(), [13, 25, 'Sora no Uta', 'umi-no-uta', '["Umi no Uta"]'])
    const episodes = await context.db.read.selectFrom('episode').select('number').execute()
    assert.equal(episodes.length, 13)
  })

  test('--dry-run reports the changes and writes nothing', async () => {
    const { context, take } = await openImporting(databases)
    await take('offline-database', file(entry(1)))
    const before = await contentOf(context.db)
    const { counts, notes, text } = await take(
      'offline-database',
      file(entry(1, { tags: ['action'] }), entry(2)),
      {
        'dry-run': true,
      },
    )
    assert.deepEqual([counts.added, counts.changed], [1, 1])
    assert.match(notes.join('\n'), /\+ Umi no Uta 2 would be added as 1002/)
    assert.match(notes.join('\n'), /~ Umi no Uta 1 would change: .*genres/)
    assert.match(text, /^Nothing was written/)
    assert.deepEqual(await contentOf(context.db), before)
  })

  test('creates categories for frequent tags, and hides R18 works', async () => {
    const { context, take } = await openImporting(databases)
    const often = Array.from({ length: 20 }, (_, index) => entry(index + 1, { tags: ['Time Loop', 'rare'] }))
    await take('offline-database', file(...often, entry(50, { tags: ['hentai', 'rare'] })))
    const categories = await context.db.read
      .selectFrom('category')
      .selectAll()
      .where('slug', '=', 'time-loop')
      .execute()
    assert.deepEqual(
      categories.map(({ title, total_media_count }) => [title, total_media_count]),
      [['Time Loop', 20]],
    )
    const adult = await context.db.read
      .selectFrom('anime')
      .select('id')
      .where('age_rating', '=', 'R18')
      .execute()
    assert.deepEqual(adult, [{ id: 1050 }])
  })

  test('skips invalid entries, reports their location, and continues', async () => {
    const { context, take } = await openImporting(databases)
    const bad = [
      entry(1),
      entry(2, { title: 'x'.repeat(501) }),
      entry(3, { sources: ['https://example.org/3'] }),
      entry(4, { episodes: 99_999_999 }),
      entry(5, { title: 'y'.repeat(500), synonyms: ['z'.repeat(600), 7, 'Good\u0000One'] }),
      'not an object',
      entry(6, { title: null, sources: 'none' }),
    ]
    const path = fileWith(`{"data":[\n${bad.map((one) => JSON.stringify(one)).join(',\n')}\n]}`)
    const { counts, notes } = await take('offline-database', path)
    assert.deepEqual([counts.added, counts.flawed], [3, 4])
    assert.match(notes.join('\n'), /entry 2 \(line 3\): the title must be a text of 1 to 500 characters/)
    assert.match(notes.join('\n'), /entry 3 \(line 4\): the entry has no link to a known site/)
    assert.match(notes.join('\n'), /entry 4 \(line 5\): skipped an implausible number of episodes: 99999999/)
    const long = await context.db.read
      .selectFrom('anime')
      .selectAll()
      .where('id', '=', 1005)
      .executeTakeFirstOrThrow()
    assert.equal(long.canonical_title.length, 500)
    assert.ok(long.slug.length <= 100)
    assert.deepEqual(JSON.parse(long.synonyms), [])
    assert.deepEqual(JSON.parse(long.titles), { en: 'Good One', en_jp: 'y'.repeat(500) })
  })

  test('refuses other formats, and truncated files before anything is written', async () => {
    const { context, take } = await openImporting(databases)
    const assertRejected = (content: string | Buffer, reason: RegExp) =>
      assert.rejects(take('offline-database', fileWith(content)), (error) => {
        assert.equal(asRecord(error).name, 'ImportError')
        assert.match(errorMessage(error), reason)
        return true
      })
    await assertRejected('', /is empty/)
    await assertRejected('<html></html>', /not JSON/)
    await assertRejected('{"data":{}}', /no list of entries/)
    await assertRejected(JSON.stringify([{ mal_id: 1 }]), /another format/)
    await assertRejected(Buffer.from('PK\x03\x04rest'), /zip archive/)
    await assertRejected(Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(50, 1)]), /damaged/)
    const folder = temporaryFolder()
    // More than one chunk of the file and its packed forms is read before the end.
    const entryCount = 400
    await writeSynthetic(join(folder, 'whole.json'), syntheticEntries(entryCount))
    const complete = readFileSync(join(folder, 'whole.json'))
    const half = complete.subarray(0, complete.length * 0.9)
    await assertRejected(half, /truncated: it ends in the middle of entry/)
    await assertRejected(gzipSync(complete).subarray(0, -1000), /truncated/)
    await assertRejected(zstdCompressSync(complete).subarray(0, -1000), /truncated|damaged/)
    const { length } = await context.db.read.selectFrom('anime').select('id').execute()
    assert.equal(length, 0)
    const { counts } = await take('offline-database', join(folder, 'whole.json'))
    assert.equal(counts.added, entryCount)
  })

  test('refuses a decompression bomb', async () => {
    const { take } = await openImporting(databases)
    const bomb = gzipSync(Buffer.alloc(18_000_000, '\n'))
    await assert.rejects(take('offline-database', fileWith(bomb)), /times its size/)
  })

  test('resumes an interrupted import of the same file, unless --restart is set', async () => {
    const { context, take } = await openImporting(databases)
    const path = file(...Array.from({ length: manyEntries }, (_, index) => entry(index + 1, { episodes: 1 })))
    const write = context.db.write.bind(context.db)
    let writes = 0
    // The third write is that of the second batch.
    const breaking: typeof context.db.write = (work) =>
      ++writes === 3 ? Promise.reject(new Error('the lights went out')) : write(work)
    context.db.write = breaking
    await assert.rejects(take('offline-database', path), /lights/)
    context.db.write = write
    const resumed = await take('offline-database', path)
    assert.match(resumed.notes.join(), new RegExp(`cut off, after ${batchSize}`))
    assert.deepEqual([resumed.counts.added, resumed.counts.read], [manyEntries, manyEntries])

    const uninterrupted = await openImporting(databases)
    await uninterrupted.take('offline-database', path)
    const content = (db: typeof context.db) => contentOf(db, { hasGenerations: false })
    assert.deepEqual(await content(context.db), await content(uninterrupted.context.db))
    const restarted = await take('offline-database', path, { restart: true })
    assert.equal(restarted.counts.unchanged, manyEntries)
  })

  test('only one of two concurrent imports of a file continues', async () => {
    const { context, take } = await openImporting(databases)
    const path = file(...Array.from({ length: manyEntries }, (_, index) => entry(index + 1, { episodes: 1 })))
    const write = context.db.write.bind(context.db)
    let writes = 0
    context.db.write = async (work) => {
      // The other import does all batches between the first two batches of this one.
      if (++writes === 3) {
        context.db.write = write
        await take('offline-database', path)
      }
      return write(work)
    }
    await assert.rejects(take('offline-database', path), /is running/)
    const { length } = await context.db.read.selectFrom('anime').select('id').execute()
    assert.equal(length, manyEntries)
  })
})

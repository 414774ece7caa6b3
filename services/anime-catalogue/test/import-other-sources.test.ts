import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { describeOnBothDatabases } from './databases.ts'
import { fileWith, type Importing, openImporting } from './importing.ts'

/** Two works with ids on three sites. */
async function withTwoWorks(importing: Importing): Promise<void> {
  const work = (id: number, title: string) => ({
    sources: [`https://anidb.net/anime/${id}`, `https://myanimelist.net/anime/${id * 10}`],
    title,
    status: 'FINISHED',
  })
  const data = [work(1, 'Umi no Uta'), work(2, 'Sora no Uta')]
  await importing.take('offline-database', fileWith(JSON.stringify({ data })))
}

const titlesXml = `<?xml version="1.0"?>
<animetitles>
  <anime aid="1">
    <title type="short" xml:lang="en">UnU</title>
    <title xml:lang="x-jat" type="main">Umi no Uta</title>
    <title type="official" xml:lang="en">Song of the Sea &amp; Sky</title>
    <title type="official" xml:lang="ja">海の歌</title>
    <title type="official" xml:lang="de">Lied der See</title>
    <title type="syn" xml:lang="en">Sea Song</title>
  </anime>
  <anime aid="99"><title xml:lang="x-jat" type="main">Nobody</title></anime>
</animetitles>`
const titleLines = `# created: today
1|1|x-jat|Umi no Uta
1|3|en|UnU
1|4|en|Song of the Sea & Sky
1|4|ja|海の歌
1|4|de|Lied der See
1|2|en|Sea Song
what is this
99|1|x-jat|Nobody
`

describeOnBothDatabases('import', (databases) => {
  for (const [form, content] of [
    ['XML', Buffer.from(titlesXml)],
    ['packed XML', gzipSync(titlesXml)],
    ['lines', Buffer.from(titleLines)],
  ] as const) {
    test(`anidb-titles: ${form} adds titles to existing works, and creates none`, async () => {
      const importing = await openImporting(databases)
      await withTwoWorks(importing)
      const { counts, notes } = await importing.take('anidb-titles', fileWith(content))
      assert.deepEqual([counts.added, counts.changed, counts.unknown], [0, 1, 1])
      if (form === 'lines') assert.match(notes.join(), /line 8: the line must have the format/)
      const work = await importing.context.db.read
        .selectFrom('anime')
        .selectAll()
        .where('canonical_title', '=', 'Umi no Uta')
        .executeTakeFirstOrThrow()
      assert.deepEqual(JSON.parse(work.titles), {
        de: 'Lied der See',
        en: 'Song of the Sea & Sky',
        en_jp: 'Umi no Uta',
        ja_jp: '海の歌',
      })
      assert.deepEqual([work.abbreviated_titles, work.synonyms], ['["UnU"]', '["Sea Song"]'])
      const again = await importing.take('anidb-titles', fileWith(content))
      assert.equal(again.counts.changed, 0)
    })
  }

  test('anidb-titles: a language may have any name', async () => {
    const importing = await openImporting(databases)
    await withTwoWorks(importing)
    await importing.take('anidb-titles', fileWith('1|4|constructor|Umi\n1|4|en|Sea\n'))
    const work = await importing.context.db.read
      .selectFrom('anime')
      .selectAll()
      .where('canonical_title', '=', 'Umi no Uta')
      .executeTakeFirstOrThrow()
    const { constructor: title, en } = JSON.parse(work.titles)
    assert.deepEqual([title, en], ['Umi', 'Sea'])
  })

  test('anidb-titles: a truncated file is reported with the open tag', async () => {
    const importing = await openImporting(databases)
    await withTwoWorks(importing)
    const half = fileWith(titlesXml.slice(0, titlesXml.indexOf('Nobody')))
    await assert.rejects(importing.take('anidb-titles', half), /truncated/)
  })

  test('mal-xml: stores the ratings of a user, and creates missing works', async () => {
    const importing = await openImporting(databases)
    await withTwoWorks(importing)
    const { context, take } = importing
    const list = fileWith(`<?xml version="1.0" encoding="UTF-8" ?>
      <myanimelist><myinfo><user_name>ada</user_name></myinfo>
      <anime><series_animedb_id>10</series_animedb_id><series_title><![CDATA[Umi no Uta]]></series_title>
        <series_type>TV</series_type><series_episodes>12</series_episodes><my_score>9</my_score></anime>
      <anime><series_animedb_id>777</series_animedb_id><series_title><![CDATA[Hana & Yume]]></series_title>
        <series_type>Movie</series_type><series_episodes>1</series_episodes><my_score>0</my_score></anime>
      <anime><series_animedb_id>no</series_animedb_id></anime>
      </myanimelist>`)
    await assert.rejects(take('mal-xml', list, { user: 'ada' }), /There is no user ada/)
    const ada = await context.auth.createUser({ login: 'ada' })
    const { counts, notes } = await take('mal-xml', list, { user: 'ada' })
    assert.deepEqual([counts.added, counts.changed, counts.flawed], [1, 1, 1])
    assert.match(notes.join(), /entry 3 .*series_animedb_id/)
    const ratings = await context.db.read.selectFrom('rating').selectAll().execute()
    assert.deepEqual(
      ratings.map(({ user_id, rating }) => [user_id, rating]),
      [[ada.id, 18]],
    )
    const stub = await context.db.read
      .selectFrom('anime')
      .selectAll()
      .where('canonical_title', '=', 'Hana & Yume')
      .executeTakeFirstOrThrow()
    assert.deepEqual([stub.subtype, stub.episode_count, stub.slug], ['movie', 1, 'hana-and-yume'])
    const rated = await context.db.read
      .selectFrom('anime')
      .selectAll()
      .where('rating_count', '=', 1)
      .executeTakeFirstOrThrow()
    assert.deepEqual([rated.rating_sum, rated.user_count, rated.popularity_rank], [18, 1, 1])

    const again = await take('mal-xml', list, { user: 'ada' })
    assert.deepEqual([again.counts.added, again.counts.changed], [0, 0])
    const none = await take('mal-xml', list)
    assert.match(none.notes.join(), /--user/)
  })

  test('id-map: both formats add ids to existing works, and seasons stay separate', async () => {
    const importing = await openImporting(databases)
    await withTwoWorks(importing)
    const { context, take } = importing
    const json = [
      {
        anidb_id: 1,
        anilist_id: 11,
        'anime-planet_id': 'umi-no-uta',
        imdb_id: ['tt001'],
        themoviedb_id: { tv: 5 },
        thetvdb_id: 70,
        season: { tvdb: 1 },
      },
      {
        anidb_id: 2,
        anilist_id: 22,
        livechart_id: 222,
        thetvdb_id: 70,
        season: { tvdb: 2 },
        imdb_id: 'tt001,tt002',
      },
      { anidb_id: 99, anilist_id: 99 },
    ]
    const first = await take('id-map', fileWith(JSON.stringify(json)))
    assert.deepEqual([first.counts.changed, first.counts.unknown], [2, 1])
    const xml = `<anime-list><anime anidbid="1" tvdbid="70" defaulttvdbseason="1" imdbid="unknown" tmdbid="8">
      <name>Umi</name><mapping-list><mapping anidbseason="1">;1-2;</mapping></mapping-list></anime>
      <anime anidbid="2" tvdbid="movie"/></anime-list>`
    await take('id-map', fileWith(xml))
    const rows = await context.db.read
      .selectFrom('mapping as m')
      .innerJoin('anime as a', 'a.id', 'm.item_id')
      .select(['a.canonical_title', 'm.external_site', 'm.external_id'])
      .orderBy('a.canonical_title')
      .orderBy('m.external_site')
      .orderBy('m.external_id')
      .execute()
    const ids = (title: string) =>
      rows
        .filter(({ canonical_title }) => canonical_title === title)
        .map(({ external_site, external_id }) => `${external_site} ${external_id}`)
    assert.deepEqual(ids('Umi no Uta'), [
      'anidb 1',
      'anilist/anime 11',
      'anime-planet umi-no-uta',
      'imdb tt001',
      'myanimelist/anime 10',
      'themoviedb 8',
      'themoviedb/tv 5',
      'thetvdb 70/1',
      'thetvdb/series 70',
    ])
    assert.deepEqual(ids('Sora no Uta'), [
      'anidb 2',
      'anilist/anime 22',
      'imdb tt002',
      'livechart 222',
      'myanimelist/anime 20',
      'thetvdb 70/2',
    ])
  })

  test('wikidata: a result row fills dates, episodes and companies', async () => {
    const importing = await openImporting(databases)
    await withTwoWorks(importing)
    const { context, take } = importing
    const text = (value: string) => ({ type: 'literal', value })
    const bindings = [
      {
        mal: text('10'),
        itemLabel: text('Song of the Sea'),
        episodes: text('12'),
        start: text('2001-12-05T00:00:00Z'),
      },
      { mal: text('10'), itemLabel: text('Song of the Sea'), companyLabel: text('Harbour') },
      { anidb: text('2'), itemLabel: text('Q17'), start: text('1999-01-01T00:00:00Z') },
      { mal: text('4000'), itemLabel: text('The Last Night'), ja: text('最後の夜') },
      { itemLabel: text('No ids') },
    ]
    const { counts } = await take('wikidata', fileWith(JSON.stringify({ head: {}, results: { bindings } })))
    assert.deepEqual([counts.added, counts.changed, counts.flawed], [1, 2, 1])
    const works = await context.db.read.selectFrom('anime').selectAll().orderBy('id').execute()
    assert.deepEqual(
      works.map(({ start_date, season, season_year, status_override, episode_count }) => [
        start_date,
        season,
        season_year,
        status_override,
        episode_count,
      ]),
      [
        ['2001-12-05', 'winter', 2002, null, 12],
        [null, null, 1999, 'finished', null],
        [null, null, null, null, null],
      ],
    )
    assert.deepEqual(JSON.parse(works[2]?.titles ?? ''), { en: 'The Last Night', ja_jp: '最後の夜' })
  })

  test('import: a missing file and an unknown option are reported', async () => {
    const { take } = await openImporting(databases)
    await assert.rejects(take('wikidata', '/nowhere/at/all'), /There is no file/)
    await assert.rejects(take('wikidata', '/'), /is not a file/)
    await assert.rejects(take('wikidata', undefined), /needs a file or URL/)
    await assert.rejects(
      take('wikidata', fileWith('[]'), { merge: 'all' }),
      /--merge must be fill or replace/,
    )
    await assert.rejects(take('anilist', undefined, { years: 'soon' }), /--years must be a range such as/)
    await assert.rejects(take('kitsu', undefined, { since: 'soon' }), /--since is a time/)
  })
})

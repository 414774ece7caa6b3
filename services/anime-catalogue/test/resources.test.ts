import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { add, addAnime, addEpisodes, addGenres, addManga, addRelation } from './rows.ts'
import { startCatalogue } from './service.ts'

const catalogue = await startCatalogue()
const { get, url, write } = catalogue

before(() =>
  write(async (tx) => {
    await addAnime(
      tx,
      {
        id: 1,
        slug: 'cowboy-bebop',
        canonical_title: 'Cowboy Bebop',
        start_date: '1998-04-03',
        end_date: '1999-04-24',
        average_rating: 8228,
        rating_frequencies: '{"2":3,"20":14315}',
        age_rating: 'R',
        subtype: 'TV',
        episode_count: 26,
      },
      { id: 5, slug: 'cowboy-bebop-movie', start_date: '2001-09-01', age_rating: 'R18' },
      { id: 7, start_date: '2020-01-01' },
    )
    await addManga(tx, { id: 1 })
    await addGenres(tx, { action: [1, 7], space: [1] })
    await addEpisodes(tx, 1, 26)
    await addRelation(tx, 1, ['anime', 1], ['anime', 7])
    await addRelation(tx, 2, ['anime', 1], ['manga', 1], 'adaptation')
    await add(tx, 'mapping', {
      id: 1,
      external_site: 'myanimelist/anime',
      external_id: '1',
      item_type: 'anime',
      item_id: 1,
    })
    await add(tx, 'person', {
      id: 3,
      slug: 'steve-blum',
      name: 'Steve Blum',
      mal_id: null,
      description: null,
      image_hash: null,
    })
    await add(tx, 'character', {
      id: 2,
      slug: 'spike-spiegel',
      names: '{"en":"Spike Spiegel"}',
      canonical_name: 'Spike Spiegel',
      other_names: '[]',
      mal_id: 1,
      description: null,
      image_hash: null,
      primary_media_type: 'anime',
      primary_media_id: 1,
    })
    await add(tx, 'media_character', {
      id: 12,
      media_type: 'anime',
      media_id: 1,
      character_id: 2,
      role: 'main',
    })
    await add(
      tx,
      'character_voice',
      { id: 9, media_character_id: 12, person_id: 3, locale: 'en', licensor_id: null },
      { id: 10, media_character_id: 12, person_id: 3, locale: 'ja_jp', licensor_id: null },
    )
    await add(tx, 'media_staff', { id: 4, media_type: 'anime', media_id: 1, person_id: 3, role: 'Director' })
  }),
)

test('an anime has every attribute in order and every relationship object', async () => {
  const { status, headers, json } = await get('/anime/1')
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'application/vnd.api+json')
  assert.deepEqual(Object.keys(json), ['data', 'jsonapi'])
  assert.deepEqual(json.jsonapi, { version: '1.1' })
  assert.deepEqual(
    Object.keys(json.data.attributes).join(' '),
    'createdAt updatedAt slug synopsis description coverImageTopOffset titles canonicalTitle abbreviatedTitles averageRating ratingFrequencies userCount favoritesCount startDate endDate nextRelease popularityRank ratingRank ageRating ageRatingGuide subtype status tba posterImage coverImage episodeCount episodeLength totalLength youtubeVideoId showType nsfw',
  )
  assert.deepEqual(
    Object.keys(json.data.relationships).join(' '),
    'genres categories castings installments mappings reviews mediaRelationships characters staff productions quotes episodes streamingLinks animeProductions animeCharacters animeStaff',
  )
  assert.deepEqual(json.data.relationships.mediaRelationships, {
    links: {
      self: `${url}/anime/1/relationships/media-relationships`,
      related: `${url}/anime/1/media-relationships`,
    },
  })
  const { attributes } = json.data
  assert.equal(attributes.averageRating, '82.28')
  assert.deepEqual([attributes.ratingFrequencies['2'], attributes.ratingFrequencies['3']], ['3', '0'])
  assert.equal(Object.keys(attributes.ratingFrequencies).length, 19)
  assert.equal(attributes.createdAt, '2013-02-20T16:00:13.609Z')
  assert.deepEqual([attributes.youtubeVideoId, attributes.status, attributes.nsfw], [null, 'finished', false])
  assert.deepEqual(attributes.posterImage.meta.dimensions.tiny, { width: 110, height: 156 })
})

test('every resource has a collection with a count and links, even if empty', async () => {
  const { json: description } = { json: catalogue.describe() }
  const collections = Object.keys(asRecord(description.paths)).filter((path) => /^\/[a-z-]+$/.test(path))
  assert.equal(collections.length, 30)
  for (const path of collections) {
    const { status, json } = await get(path)
    assert.equal(status, 200, path)
    assert.equal(typeof json.meta.count, 'number', path)
    assert.deepEqual(json.links.first, `${url}${path}?page%5Blimit%5D=10&page%5Boffset%5D=0`)
  }
})

test('page links: the first page has no prev, the last page no next, and last leads to the last rows', async () => {
  const address = `${url}/anime/1/episodes`
  const at = (offset: number) => `${address}?page%5Blimit%5D=10&page%5Boffset%5D=${offset}&sort=number`
  const page = async (offset: number) =>
    (await get(`/anime/1/episodes?sort=number&page[offset]=${offset}`)).json
  assert.deepEqual((await page(0)).links, { first: at(0), next: at(10), last: at(16) })
  assert.deepEqual((await page(5)).links, { first: at(0), prev: at(0), next: at(15), last: at(16) })
  const last = await page(20)
  assert.deepEqual(last.links, { first: at(0), prev: at(10), last: at(16) })
  assert.deepEqual([last.data.length, last.meta.count], [6, 26])
  assert.deepEqual((await page(99)).data, [])
  assert.equal((await page(99)).meta.count, 26)
})

test('page numbers: are supported', async () => {
  const { json } = await get('/episodes?page[number]=2&page[size]=10&fields[episodes]=number')
  assert.deepEqual(json.data[0].attributes, { number: 11 })
  assert.ok(json.links.last.endsWith('page%5Bnumber%5D=3&page%5Bsize%5D=10'))
})

test('paths: every spelling works, and below /api/edge links include it', async () => {
  for (const path of [
    '/anime-staff',
    '/animeStaff',
    '/anime_staff',
    '/anime-staffs',
    '/api/edge/animeStaffs/',
  ])
    assert.equal(
      (await get(`${path}?fields[animeStaff]=role`)).json.data[0]?.attributes.role,
      'Director',
      path,
    )
  const { json } = await get('/api/edge/anime/1/mediaRelationships')
  assert.equal(json.data[0].links.self, `${url}/api/edge/media-relationships/1`)
  assert.ok(json.links.first.startsWith(`${url}/api/edge/anime/1/media-relationships?`))
  for (const mount of ['', '/api/edge', '', '/api/edge'])
    assert.equal((await get(`${mount}/genres/1`)).json.data.links.self, `${url}${mount}/genres/1`)
})

test('slugs: replace ids unless numeric', async () => {
  assert.equal((await get('/anime/cowboy-bebop')).json.data.id, '1')
  assert.equal((await get('/anime/cowboy-bebop/genres')).json.meta.count, 2)
  assert.equal((await get('/anime/99999')).status, 404)
  assert.equal((await get('/anime/no-such-slug')).status, 404)
})

test('related: a collection for to-many, a resource or null for to-one', async () => {
  assert.deepEqual(
    (await get('/anime/1/genres')).json.data.map((genre: { id: string }) => genre.id),
    ['1', '2'],
  )
  assert.equal((await get('/media-relationships/2/destination')).json.data.type, 'manga')
  assert.equal((await get('/character-voices/9/licensor')).json.data, null)
  assert.deepEqual((await get('/character-voices/9/licensor?include=animeProductions')).json.included, [])
  assert.equal((await get('/anime/99999/genres')).status, 404)
  assert.equal((await get('/anime/1/nothing')).json.errors[0].title, 'Route Not Found')
})

test('relationships: linkage, with self and related links', async () => {
  const { json } = await get('/anime/1/relationships/genres')
  assert.deepEqual(json.data, [
    { type: 'genres', id: '1' },
    { type: 'genres', id: '2' },
  ])
  assert.deepEqual(json.links, {
    self: `${url}/anime/1/relationships/genres`,
    related: `${url}/anime/1/genres`,
  })
  assert.deepEqual((await get('/media-relationships/1/relationships/destination')).json.data, {
    type: 'anime',
    id: '7',
  })
})

test('include: only included relationships have linkage, and included is present even if empty', async () => {
  const { json } = await get('/anime/1?include=genres,mediaRelationships.destination')
  const { relationships } = json.data
  assert.deepEqual(relationships.genres.data, [
    { type: 'genres', id: '1' },
    { type: 'genres', id: '2' },
  ])
  assert.equal('data' in relationships.categories, false)
  assert.deepEqual(
    json.included.map(({ type, id }: { type: string; id: string }) => `${type}/${id}`),
    ['genres/1', 'genres/2', 'mediaRelationships/1', 'mediaRelationships/2', 'anime/7', 'manga/1'],
  )
  assert.deepEqual((await get('/anime/7?include=categories')).json.included, [])
  assert.deepEqual((await get('/anime/7?include=')).json.included, [])
  assert.equal('included' in (await get('/anime/7')).json, false)
})

test('include: names in any spelling, and circular paths', async () => {
  const { json } = await get('/anime/1?include=media_relationships.source.media-relationships')
  assert.equal(json.included.filter(({ type }: { type: string }) => type === 'anime').length, 0)
  assert.equal(json.data.relationships.mediaRelationships.data.length, 2)
})

test('fields: only the requested ones, and always the id; relationships too', async () => {
  const { json } = await get(
    '/anime/1?fields[anime]=id,slug,genres&include=genres&fields[genres]=&fields[item]=id',
  )
  assert.deepEqual(json.data.attributes, { slug: 'cowboy-bebop' })
  assert.deepEqual(Object.keys(json.data.relationships), ['genres'])
  assert.deepEqual(Object.keys(json.included[0]), ['id', 'type', 'links'])
})

test('castings: composite ids, no links, and language names', async () => {
  const { json } = await get(
    '/castings?filter[media_id]=1&filter[is_character]=true&filter[language]=Japanese',
  )
  assert.equal(json.meta.count, 1)
  const [casting] = json.data
  assert.deepEqual([casting.id, casting.attributes.language], ['c12v10', 'Japanese'])
  assert.equal('links' in casting, false)
  assert.deepEqual(casting.relationships.character, { data: { type: 'characters', id: '2' } })
  assert.equal((await get('/castings/s4')).json.data.attributes.role, 'Director')
  assert.equal((await get('/castings/c13v10')).status, 404)
  assert.equal((await get('/castings/12')).json.errors[0].code, '103')
  assert.equal((await get('/castings?filter[id]=s4,c12v9')).json.meta.count, 2)
})

test('languages: a plain list of voice languages', async () => {
  const { json, headers } = await get('/anime/1/_languages')
  assert.deepEqual(json, ['English', 'Japanese'])
  assert.equal(headers.get('content-type'), 'application/json')
  assert.equal((await get('/anime/99999/_languages')).status, 404)
})

test('mappings: lead from an external id to the work', async () => {
  const path =
    '/mappings?filter[externalSite]=myanimelist/anime&filter[externalId]=1&include=item&fields[item]=id'
  const { json } = await get(path)
  assert.deepEqual(json.data[0].relationships.item.data, { type: 'anime', id: '1' })
  assert.equal(json.included[0].id, '1')
  assert.equal((await get('/anime/1/mappings?filter[externalSite]=anidb')).json.meta.count, 0)
})

test('R18 works are hidden from anonymous callers', async () => {
  await write(async (tx) => {
    await addRelation(tx, 3, ['anime', 7], ['anime', 5])
    await addEpisodes(tx, 5, 2)
    await tx.insertInto('media_genre').values({ media_type: 'anime', media_id: 5, genre_id: 2 }).execute()
    await add(tx, 'character_voice', {
      id: 77,
      media_character_id: await hiddenCharacter(tx),
      person_id: 3,
      locale: 'en',
      licensor_id: null,
    })
    await addAnime(tx)
  })
  const user = await catalogue.as('somebody')
  const hidden = [
    '/anime/5',
    '/anime/cowboy-bebop-movie',
    '/anime/5/episodes',
    '/anime/5/relationships/genres',
    '/episodes/50000',
    '/media-relationships/3',
    '/character-voices/77',
    '/castings/c78v77',
    '/anime/5/_languages',
  ]
  for (const path of hidden) {
    assert.equal((await get(path)).status, 404, path)
    assert.equal((await user('GET', path)).status, 200, path)
  }
  const counted = ['/anime', '/episodes', '/media-relationships', '/castings', '/anime?filter[id]=5,7']
  for (const path of counted) {
    const [few, all] = [(await get(path)).json.meta.count, (await user('GET', path)).json.meta.count]
    assert.ok(few < all, `${path}: ${few} of ${all}`)
  }
  assert.deepEqual((await get('/anime/7?include=mediaRelationships.destination')).json.included, [])
  const { json } = await user('GET', '/anime/7?include=mediaRelationships.destination')
  assert.equal(json.included.length, 2)
})

async function hiddenCharacter(tx: Parameters<typeof addAnime>[0]): Promise<number> {
  await add(tx, 'media_character', {
    id: 78,
    media_type: 'anime',
    media_id: 5,
    character_id: 2,
    role: 'main',
  })
  return 78
}

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { add, addAnime, addEpisodes } from './rows.ts'
import { startCatalogue } from './service.ts'

/** Requests of programs without an npm package, as they send them, and what each relies on. */

const { url, get: call, context } = await startCatalogue({ sampleData: true })
const get = (path: string) => call(`/api/edge/${path}`)
const long = 30_000_000
await context.db.write(async (tx) => {
  await addAnime(tx, { id: long, canonical_title: 'The Very Long One', subtype: 'TV', episode_count: 1_100 })
  await addEpisodes(tx, long, 1_100)
  await add(tx, 'streamer', { id: 90, site_name: 'Kinema', streaming_links_count: 1 })
  await add(tx, 'streaming_link', {
    id: 91,
    media_type: 'anime',
    media_id: 1,
    streamer_id: 90,
    url: 'https://example.org/watch',
    subs: '["en"]',
    dubs: '[]',
  })
})

// Response bodies are what these tests check.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Json = any

describe('Stremio add-on', () => {
  test('catalogue: a page of 20 by genre, with genres included', async () => {
    const { json } = await get(
      'anime?include=genres&filter[subtype]=TV,OVA,ONA,movie,special&filter[status]=finished,current,upcoming' +
        '&filter[genres]=Slice of Life&page[limit]=20&page[offset]=20&sort=-averageRating',
    )
    assert.equal(json.data.length, 20)
    for (const { attributes, relationships } of json.data) {
      assert.match(attributes.posterImage.medium, /^http.*\.jpg$/)
      assert.ok(Array.isArray(relationships.genres.data))
      assert.ok(attributes.ratingFrequencies && attributes.titles && attributes.canonicalTitle)
    }
    const slugs = new Set(json.included.map((genre: Json) => genre.attributes.slug))
    assert.ok(slugs.has('slice-of-life'))
  })

  test('search: the best title first, with a relationship object for genres even if not requested', async () => {
    const { json } = await get('anime?filter[text]=fullmetal alchemist brotherhood')
    assert.equal(json.data[0].attributes.canonicalTitle, 'Fullmetal Alchemist: Brotherhood')
    assert.ok(json.data.every((work: Json) => work.relationships.genres))
  })

  test('trending: respects the limit, and includes genres although kitsu.io has none', async () => {
    const { json } = await get('trending/anime?limit=50&include=genres&filter[subtype]=TV,OVA&page[limit]=20')
    assert.equal(json.data.length, 50)
    assert.ok(json.included.every((one: Json) => one.type === 'genres'))
    assert.deepEqual(Object.keys(json), ['data', 'included'])
  })

  test('work page: all 1,100 episodes in one response', async () => {
    const { json } = await get(`anime/${long}?include=genres,episodes,mediaRelationships.destination`)
    const episodes = json.included.filter((one: Json) => one.type === 'episodes')
    assert.equal(episodes.length, 1_100)
    assert.deepEqual(
      episodes.map((one: Json) => one.attributes.number).toSorted((a: number, b: number) => a - b),
      Array.from({ length: 1_100 }, (_, index) => index + 1),
    )
    assert.equal(json.data.relationships.episodes.data.length, 1_100)
  })

  test('forty ids: pagination follows next to the end', async () => {
    const { json: page } = await get('anime?sort=popularityRank&page[limit]=20&fields[anime]=slug')
    const { json: more } = await get(
      'anime?sort=popularityRank&page[limit]=20&page[offset]=20&fields[anime]=slug',
    )
    const ids: string[] = [...page.data, ...more.data].map((work: Json) => work.id)
    const pageIds: string[] = []
    let next: string | undefined = `${url}/api/edge/anime?filter[id]=${ids.join()}&page[limit]=20`
    let pages = 0
    for (; next; pages++) {
      const { json } = await call(next.slice(url.length))
      pageIds.push(...json.data.map((work: Json) => work.id))
      next = json.links.next
    }
    assert.equal(pages, 2)
    assert.deepEqual(pageIds.toSorted(), ids.toSorted())
  })
})

describe('Jellyfin plug-in', () => {
  test('search: unencoded brackets, ten works, and a parsable date', async () => {
    const { json } = await get('anime?filter[text]=Cowboy%20Bebop&page[limit]=10')
    assert.equal(json.data[0].id, '1')
    assert.ok(Number.isInteger(json.meta.count))
    assert.equal(new Date(json.data[0].attributes.startDate).getUTCFullYear(), 1998)
  })

  test('scan: pages of ten episodes until meta.count is reached', async () => {
    const numbers: number[] = []
    let count = Number.POSITIVE_INFINITY
    for (let offset = 0; numbers.length < count; offset += 10) {
      const { json } = await get(`episodes?filter[mediaId]=${long}&page[limit]=10&page[offset]=${offset}`)
      assert.ok(json.data.length, `nothing at ${offset} of ${count}`)
      numbers.push(...json.data.map((one: Json) => one.attributes.number))
      count = json.meta.count
    }
    assert.equal(numbers.length, 1_100)
    assert.equal(new Set(numbers).size, 1_100)
  })

  test('episode: by its number', async () => {
    const { json } = await get(`episodes?filter[mediaId]=${long}&filter[number]=1071`)
    assert.equal(json.data.length, 1)
    const { attributes } = json.data[0]
    assert.equal(attributes.number, 1071)
    for (const name of ['titles', 'airdate', 'synopsis', 'seasonNumber', 'length'])
      assert.ok(name in attributes, name)
  })

  test('work: with genres, as the strings and numbers that its classes declare', async () => {
    const { json } = await get('anime/1?include=genres')
    assert.equal(typeof json.data.attributes.averageRating, 'object', 'null until somebody has rated it')
    assert.ok(json.included.every((one: Json) => typeof one.attributes.name === 'string'))
  })
})

describe('Taiga', () => {
  const fields =
    'fields[anime]=abbreviatedTitles,ageRating,averageRating,canonicalTitle,endDate,episodeCount,episodeLength,' +
    'popularityRank,posterImage,slug,startDate,status,subtype,synopsis,titles,youtubeVideoId,' +
    'animeProductions,categories&fields[animeProductions]=producer&fields[categories]=title&fields[producers]=name'

  test('season: names with underscores, and offsets that it parses from prev and next', async () => {
    const offsetIn = (link: string | undefined) =>
      link === undefined ? undefined : Number(new URL(link).searchParams.get('page[offset]'))
    const ids: string[] = []
    let offset: number | undefined = 0
    let previous: number | undefined
    while (offset !== undefined) {
      const { json }: { json: Json } = await get(
        `anime?filter[season]=spring&filter[season_year]=2013&sort=-user_count&page[limit]=5&page[offset]=${offset}` +
          `&include=animeProductions,animeProductions.producer,categories&${fields}`,
      )
      assert.equal(offsetIn(json.links.prev), previous)
      ids.push(...json.data.map((work: Json) => work.id))
      for (const work of json.data) assert.match(work.attributes.startDate, /^2013-/)
      previous = offset
      offset = offsetIn(json.links.next)
    }
    assert.ok(ids.length > 5)
    assert.equal(new Set(ids).size, ids.length)
  })

  test('work: included studios have only the requested fields', async () => {
    const { json } = await get(
      `anime/1?include=categories,animeProductions,animeProductions.producer&${fields}`,
    )
    const names = json.included
      .filter((one: Json) => one.type === 'producers')
      .map((one: Json) => one.attributes)
    assert.ok(names.some((one: Json) => one.name === 'Sunrise'))
    assert.ok(names.every((one: Json) => Object.keys(one).join() === 'name'))
  })

  test('work: a deleted work is 404', async () => {
    const { status, json } = await get('anime/29999999')
    assert.equal(status, 404)
    assert.equal(json.errors[0].status, '404')
  })
})

describe('MALSync', () => {
  test('mapping: from a MyAnimeList id to an id here, with an alias for the item type', async () => {
    const { json } = await get(
      'mappings?filter[externalSite]=myanimelist/anime&filter[externalId]=1&include=item&fields[item]=id&page[limit]=1',
    )
    assert.equal(json.data[0].relationships.item.data.id, '1')
    assert.deepEqual(
      json.included.map(({ type, id }: Json) => [type, id]),
      [['anime', '1']],
    )
  })

  test('mapping: from an id here to MyAnimeList', async () => {
    const { json } = await get('anime/1/mappings?filter[externalSite]=myanimelist/anime')
    assert.deepEqual(
      json.data.map((one: Json) => one.attributes.externalId),
      ['1'],
    )
  })

  test('work page: by slug, with unknown parameters', async () => {
    const { json } = await get(
      'anime?filter[slug]=cowboy-bebop&page[limit]=1&include=characters.character,mediaRelationships.destination,' +
        'categories&fields[categories]=slug,title&nsfw=true&page[limit]=1',
    )
    assert.equal(json.data[0].id, '1')
    const types = new Set(json.included.map((one: Json) => one.type))
    for (const type of ['mediaCharacters', 'characters', 'mediaRelationships', 'categories'])
      assert.ok(types.has(type), type)
    const mapped = await get('anime?filter[slug]=cowboy-bebop&page[limit]=1&include=mappings')
    assert.ok(mapped.json.included.some((one: Json) => one.attributes.externalSite === 'myanimelist/anime'))
  })

  test('fields: id can be requested like any field', async () => {
    const { json } = await get('anime?filter[slug]=cowboy-bebop&fields[anime]=id,slug,titles')
    assert.deepEqual(Object.keys(json.data[0].attributes), ['slug', 'titles'])
  })
})

describe('Kitsune', () => {
  test('work page: all requests succeed', async () => {
    const { json } = await get(
      'anime/1?include=categories,mediaRelationships,mediaRelationships.destination,animeProductions.producer,' +
        'streamingLinks,streamingLinks.streamer',
    )
    const link = json.included.find((one: Json) => one.type === 'streamingLinks')
    assert.deepEqual(link.attributes.subs, ['en'])
    const streamer = json.included.find((one: Json) => one.type === 'streamers')
    assert.equal(streamer.attributes.siteName, 'Kinema')
  })

  test('castings: languages first, then the castings in one language', async () => {
    const { json: languages } = await get('anime/1/_languages')
    assert.ok(languages.includes('Japanese') && languages.includes('English'))
    const { json } = await get(
      'castings?filter[media_id]=1&filter[media_type]=Anime&filter[is_character]=true&filter[language]=Japanese' +
        '&sort=-featured&include=character,person&page[limit]=20',
    )
    assert.ok(json.data.length > 1)
    for (const { attributes, relationships } of json.data) {
      assert.equal(attributes.language, 'Japanese')
      assert.equal(relationships.character.data.type, 'characters')
    }
    const names = json.included
      .filter((one: Json) => one.type === 'people')
      .map((one: Json) => one.attributes.name)
    assert.ok(names.includes('Kōichi Yamadera'))
  })

  test('episodes: sorted regardless of insertion order', async () => {
    const { json } = await get(`episodes?filter[media_id]=${long}&sort=number&page[limit]=20&page[offset]=40`)
    assert.deepEqual(
      json.data.map((one: Json) => one.attributes.number),
      Array.from({ length: 20 }, (_, index) => 41 + index),
    )
  })

  test('categories: roots, children, and works of a category', async () => {
    const { json: roots } = await get('categories?filter[parent_id]=_none&page[limit]=500')
    assert.ok(roots.data.length >= 2)
    const parent = roots.data.find((one: Json) => one.attributes.childCount > 0)
    const { json: below } = await get(`categories?filter[parent_id]=${parent.id}&page[limit]=500`)
    assert.equal(below.data.length, parent.attributes.childCount)
    const { json: works } = await get('anime?filter[categories]=space-opera&sort=-userCount&page[limit]=20')
    assert.ok(works.meta.count > 0)
  })

  test('links: a renamed slug and a type alias of this client', async () => {
    const { json } = await get('anime?filter[slug]=cowboy-bebop&fields[media]=id')
    assert.equal(json.data[0].id, '1')
  })
})

describe('go-kitsu', () => {
  test('go-kitsu: values have the types of its structs', async () => {
    const { json } = await get('anime/1')
    const { attributes } = json.data
    assert.equal(typeof attributes.coverImageTopOffset, 'number')
    assert.ok(attributes.averageRating === null || typeof attributes.averageRating === 'string')
    for (const text of [...Object.values(attributes.titles), ...Object.values(attributes.ratingFrequencies)])
      assert.equal(typeof text, 'string')
    for (const name of ['userCount', 'favoritesCount', 'popularityRank', 'episodeCount', 'episodeLength'])
      assert.ok(Number.isInteger(attributes[name]), name)
    for (const name of ['createdAt', 'updatedAt'])
      assert.match(attributes[name], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })
})

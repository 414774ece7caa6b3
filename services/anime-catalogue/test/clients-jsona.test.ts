import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Jsona } from 'jsona'
import { startCatalogue } from './service.ts'

// The fields of a model depend on the request.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Model = any

const { get, as } = await startCatalogue({ sampleData: true })
const formatter = new Jsona()

async function read(path: string): Promise<Model> {
  return formatter.deserialize((await get(path)).json)
}

test('deserialize: nested includes become nested models', async () => {
  const work = await read(
    '/anime/1?include=genres,mediaRelationships.destination.genres,characters.character,characters.voices.person',
  )
  assert.equal(work.canonicalTitle, 'Cowboy Bebop')
  assert.ok(work.genres.some((genre: Model) => genre.slug === 'space'))
  const [relation] = work.mediaRelationships
  assert.ok(relation.destination.genres.length)
  const spike = work.characters.find((one: Model) => one.character.name === 'Spike Spiegel')
  const voices = Object.fromEntries(spike.voices.map((voice: Model) => [voice.locale, voice.person.name]))
  assert.deepEqual(voices, { en: 'Steve Blum', ja_jp: 'Kōichi Yamadera' })
})

test('deserialize: a collection keeps its order, with one model per resource', async () => {
  const works: Model[] = await read('/anime?sort=-startDate&include=genres&page[limit]=20')
  assert.equal(works.length, 20)
  const dates = works.map(({ startDate }) => startDate)
  assert.deepEqual(dates, dates.toSorted().reverse())
  assert.ok(works.every(({ genres }) => Array.isArray(genres)))
})

test('deserialize: a circular reference is resolved once', async () => {
  const work = await read('/anime/1?include=mediaRelationships.destination.mediaRelationships.destination')
  const destination = work.mediaRelationships[0].destination
  const back = destination.mediaRelationships.map((one: Model) => one.destination)
  assert.ok(back.some((one: Model) => one.id === '1' && one.canonicalTitle === 'Cowboy Bebop'))
})

test('serialize: its output can be posted', async () => {
  const ada = await as('ada')
  const document = formatter.serialize({
    stuff: {
      type: 'reviews',
      content: 'Good.',
      media: { type: 'anime', id: '1' },
      relationshipNames: ['media'],
    },
    includeNames: [],
  })
  const { status, json } = await ada('POST', '/reviews?include=media', document)
  assert.equal(status, 201)
  const review: Model = formatter.deserialize(json)
  assert.equal(review.media.canonicalTitle, 'Cowboy Bebop')
})

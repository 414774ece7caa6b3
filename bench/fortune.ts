// The peer of anime-catalogue: fortune 5.5.19 with fortune-json-api 2.3.1, with the data of a running catalogue.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '@octavo/testing/port-of.ts'
import { importPeer } from './peers/import-peer.ts'

const { default: fortune } = await importPeer('fortune')
const { castValue, errors, keys, methods } = (await importPeer('fortune/lib/common/index.js')).default
const { default: createSerializer } = await importPeer('fortune-json-api')

const recordTypes = {
  anime: {
    ...fieldsOf(String, ['createdAt', 'updatedAt', 'slug', 'synopsis', 'description', 'canonicalTitle']),
    ...fieldsOf(String, ['averageRating', 'startDate', 'endDate', 'nextRelease', 'ageRating', 'tba']),
    ...fieldsOf(String, ['ageRatingGuide', 'subtype', 'status', 'youtubeVideoId', 'showType']),
    ...fieldsOf(Number, ['coverImageTopOffset', 'userCount', 'favoritesCount', 'popularityRank']),
    ...fieldsOf(Number, ['ratingRank', 'episodeCount', 'episodeLength', 'totalLength']),
    ...fieldsOf(Object, ['titles', 'ratingFrequencies', 'posterImage', 'coverImage']),
    nsfw: { type: Boolean },
    abbreviatedTitles: { type: String, isArray: true },
    genres: { link: 'genre', isArray: true },
  },
  genre: fieldsOf(String, ['createdAt', 'updatedAt', 'name', 'slug', 'description']),
}

const store = fortune(recordTypes, { adapter: [fortune.adapters.memory, { recordsPerType: 0 }] })
await store.connect()
const { works, genres } = await readCatalogue(process.argv[2] ?? '')
await store.create('genre', genres)
await store.create('anime', works)

/** The minimal base class that the package for node:http would provide. */
class Serializer {
  constructor(options: object) {
    Object.assign(this, options)
  }
}

const serializer = new (createSerializer(Serializer))({
  methods,
  keys,
  errors,
  castValue,
  recordTypes: store.recordTypes,
  adapter: store.adapter,
  options: {
    inflectType: { anime: false, genre: true },
    inflectKeys: false,
    castNumericIds: false,
    jsonSpaces: 0,
    maxLimit: 20,
  },
})

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    response.writeHead(500)
    response.end(String(error))
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${portOf(server)}`))

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const query = await serializer.processRequest(
    { meta: { headers: request.headers }, options: {} },
    request,
    response,
  )
  const result = await store.request(query)
  const { payload } = serializer.processResponse(result, request, response)
  const body = Buffer.from(payload)
  response.writeHead(200, { 'content-type': 'application/vnd.api+json', 'content-length': body.length })
  response.end(body)
}

async function readCatalogue(url: string) {
  const works = []
  const genres = new Map<string, object>()
  for (let next: string | undefined = `${url}/anime?include=genres&page[limit]=20`; next; ) {
    const { data, included, links } = await (await fetch(next)).json()
    for (const { id, attributes } of included) genres.set(id, { id, ...attributes })
    for (const { id, attributes, relationships } of data)
      works.push({
        id,
        ...attributes,
        genres: relationships.genres.data.map((genre: { id: string }) => genre.id),
      })
    next = links.next
  }
  return { works, genres: [...genres.values()] }
}

function fieldsOf(type: unknown, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { type }]))
}

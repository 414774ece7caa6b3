import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { test } from 'node:test'
import { asRecord } from '@octavo/platform/unknown-values.ts'
import { requireAcceptable, requireKnownParameters } from '../src/json-api/negotiation.ts'
import { readParameters } from '../src/json-api/parameters.ts'
import { readQuery } from '../src/json-api/query.ts'
import { registry } from '../src/resources/registry.ts'
import { add, addAnime, addGenres, addRelation } from './rows.ts'
import { startCatalogue } from './service.ts'

const catalogue = await startCatalogue()
const { call, url, context, as } = catalogue
await context.db.write(async (tx) => {
  await addAnime(tx, { id: 1, average_rating: 8000 }, { id: 2 }, { id: 3 })
  await addGenres(tx, { action: [1, 2] })
  await addRelation(tx, 1, ['anime', 1], ['anime', 2])
  await addRelation(tx, 2, ['anime', 2], ['anime', 1])
  await add(tx, 'mapping', {
    id: 1,
    external_site: 'anidb',
    external_id: '23',
    item_type: 'anime',
    item_id: 1,
  } as never)
})

const numbered = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => prefix + at)

test('filters with as many values as a URL can hold succeed or are rejected', async () => {
  const slugs = await call(`/anime?filter[slug]=${numbered('s', 1_000)}`)
  assert.deepEqual([slugs.status, slugs.json.data], [200, []])
  const statuses = await call(`/anime?filter[status]=${Array(1_000).fill('current')}`)
  assert.equal(statuses.status, 200, statuses.text)
  const manyWords = await call(`/characters?filter[name]=${numbered('w', 1_100).join('+')}`)
  assert.deepEqual([manyWords.status, manyWords.json.data], [200, []])
  for (const [path, prefix] of [
    ['/characters?filter[name]=', 'n'],
    ['/anime?filter[genres]=', 'g'],
    ['/anime?filter[categories]=', 'c'],
    ['/anime?filter[userCount]=', ''],
    ['/castings?filter[language]=', 'l'],
  ] as const) {
    assert.equal((await call(path + numbered(prefix, 50))).status, 200, path)
    const { status, json } = await call(path + numbered(prefix, 1_000))
    assert.deepEqual([status, json.errors[0].detail.startsWith('More than 50 values for')], [400, true], path)
  }
})

const megabyte = 1024 * 1024
/** Enough for linear time, and far too short for quadratic time, which each parser needs for several of the texts. */
const longTimeout = { timeout: 60_000 }

const values = [
  '',
  ' ',
  ',',
  ',,,',
  '"',
  '"a',
  '"a""b"',
  'a"b',
  '"a"b',
  '_none',
  '_none,_none',
  'null',
  'true',
  '%',
  '..',
  '...',
  '1..2..3',
  '1....2',
  '9e999',
  '-1',
  '1e3',
  '0x10',
  '..-1',
  '5..1',
  '1...1',
  '٣',
  '½',
  '1.',
  "'; drop table anime; --",
  "' or '1'='1",
  '1) or (1=1',
  '") union select 1 --',
  '\\',
  '%_%',
  '*',
  'a:b*',
  'near(a b)',
  '$1',
  '?',
  ':id',
  '{"$ne":null}',
  '[1]',
  '\u0000',
  'a\u0000b',
  '\r\nx-evil: 1',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ud83d',
  '🦊',
  'ﷺ',
  'e\u0301',
  'あ',
  'no',
  '9'.repeat(400),
  'x'.repeat(3_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '-',
  '--id',
  '-_score',
  'id,-id',
  'genres.id',
  '1,2,3',
  '1.5',
  'Infinity',
  'NaN',
  '1970-01-01',
  '+275760-09-13T00:00:01Z',
  '0000-00-00',
  '<script>',
]

test('parameters: hostile values of filter, sort, include, fields and page get valid error documents', async () => {
  for (const { path, type, filters = {}, relationshipList } of registry.all) {
    const names = ['id', ...Object.keys(filters), '__proto__', 'constructor', 'a][b', "x'y", '']
    for (const [index, value] of values.entries()) {
      const text = encodeURIComponent(value.toWellFormed())
      // Rotates the names over the values.
      const name = encodeURIComponent(names[index % names.length] ?? '')
      const queries = [
        `filter[${name}]=${text}`,
        `filter[id]=${text}`,
        `sort=${text}`,
        `include=${text}`,
        `fields[${type}]=${text}`,
        `fields[${text}]=id`,
        `page[limit]=${text}`,
        `page[${text}]=1`,
        `page[offset]=${text}&sort=-id`,
      ]
      const query = queries[(index + path.length) % queries.length]
      const response = await call(`/${path}?${query}`)
      assert.ok([200, 400].includes(response.status), `/${path}?${query}: ${response.status}`)
      assert.equal(response.headers.get('x-evil'), null)
    }
    const relationship = relationshipList[0]?.path ?? 'nothing'
    for (const id of [
      "1'",
      '1;',
      '%00',
      '-1',
      '01',
      '1e0',
      '9'.repeat(20),
      '__proto__',
      '..%2f..',
      '%F0%9F',
    ]) {
      const response = await call(`/${path}/${id}/${relationship}`)
      assert.ok([200, 400, 404].includes(response.status), `/${path}/${id}: ${response.status}`)
    }
  }
  assert.equal((await call('/anime')).json.meta.count, 3)
})

test('include: bombs and cycles stop at the limits', async () => {
  const step = 'mediaRelationships.destination'
  const { json } = await call(`/anime/1?include=${step}.${step}`)
  assert.equal(json.included.length, 3)
  for (const include of [
    Array(3).fill(step).join('.'),
    'genres,'.repeat(101),
    `${'genres.'.repeat(900)}anime`,
  ]) {
    const response = await call(`/anime?include=${include}`)
    assert.deepEqual([response.status, response.json.errors[0].code], [400, '112'], include.slice(0, 80))
    assert.equal(response.json.errors[0].source.parameter, 'include')
  }
  const many = await startCatalogue({
    settings: { file: { 'anime-catalogue': { maxIncluded: 3 } } },
  })
  await many.context.db.write(async (tx) => {
    await addAnime(tx, { id: 1 })
    await addGenres(tx, { a: [1], b: [1], c: [1], d: [1] })
  })
  assert.equal((await many.get('/anime/1?include=genres')).json.errors[0].code, '112')
})

test('include: resources without relationships refuse it', async () => {
  const response = await call('/anime/1/relationships/genres?include=genres')
  assert.deepEqual([response.status, response.json.errors[0].code], [400, '112'])
})

test('parsers: take linear time', longTimeout, () => {
  const limits = { defaultPageSize: 10, maxPageSize: 20, maxIncludeDepth: 5 }
  const anime = registry.get('anime')
  const long = [
    '"',
    '""',
    '",',
    ',',
    '.',
    '..',
    '1.',
    '1',
    ' ',
    '-',
    '_',
    'a_',
    'a-',
    '[',
    ']',
    '[]',
    '%5B',
    '%',
    '\\',
    '=',
    '&',
    ';',
    'a,',
    '=a&',
    'q=0,',
    'a;b="',
    '/',
    '+json',
    'a/b+',
    '\t',
    'ā',
    '\ud800',
  ].map((part) => part.repeat(megabyte / 4 / part.length))
  const attempt = (work: () => unknown) => {
    try {
      work()
    } catch (error) {
      assert.notEqual(asRecord(error).status, undefined, String(error))
    }
  }
  for (const text of long) {
    attempt(() => requireAcceptable(text))
    attempt(() => requireAcceptable(`application/vnd.api+json;${text}`))
    attempt(() => requireKnownParameters(`application/vnd.api+json;${text}`))
    for (const name of ['filter[averageRating]', 'filter[genres]', 'filter[season]', 'filter[since]', 'sort'])
      attempt(() => readQuery(readParameters(`${name}=${text}`), anime, registry, limits))
    for (const name of ['include', 'fields[anime]', `fields[${text}]`, 'page[limit]', 'filter[id]', text])
      attempt(() => readQuery(readParameters(`${name}=${text}`), anime, registry, limits))
  }
})

test('brackets: a megabyte of them in a body or URL is refused', longTimeout, async () => {
  const ada = await as('ada', { role: 'database_mod' })
  const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/vnd.api+json' }
  for (const text of [
    '['.repeat(megabyte - 1),
    '{"a":'.repeat(200_000),
    `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
  ])
    for (const path of ['/anime', '/reviews'])
      assert.equal((await call(path, { method: 'POST', headers, body: text })).status, 400, text.slice(0, 10))
  const tooMuch = await call('/anime/1', { method: 'PATCH', headers, body: '['.repeat(16 * megabyte) })
  assert.equal(tooMuch.status, 413)
  const huge = await fetch(`${url}/anime?${'['.repeat(megabyte)}`).catch(() => undefined)
  assert.ok(huge === undefined || huge.status === 431)
  assert.equal((await call('/anime')).status, 200)
})

test('load: five hundred concurrent requests all get responses', longTimeout, async () => {
  const paths = ['/anime?', '/anime/1?include=genres', '/anime?filter[text]=title', '/genres?', '/anime/9?']
  const statuses = await Promise.all(
    Array.from({ length: 500 }, async (_, index) => {
      const response = await call(`${paths[index % paths.length]}${index % 2 ? '' : `&x=${index}`}`)
      return response.status
    }),
  )
  assert.ok(statuses.every((status) => status === 200 || status === 404))
  assert.equal(statuses.filter((status) => status === 404).length, 100)
})

test('load: incomplete requests do not block others', longTimeout, async () => {
  const { hostname, port } = new URL(url)
  const halves = [
    'GET /anime HTTP/1.1\r\nHost: x',
    'GET /ani',
    'POST /reviews HTTP/1.1\r\nContent-Length: 9\r\n\r\n{',
  ]
  const sockets = Array.from({ length: 100 }, (_, index) => {
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    socket.write(halves[index % halves.length] ?? '')
    return socket
  })
  await Promise.all(sockets.map((socket) => (socket.connecting ? once(socket, 'connect') : undefined)))
  for (let index = 0; index < 20; index++) assert.equal((await call(`/anime?x=${index}`)).status, 200)
  for (const socket of sockets) socket.destroy()
})

test('Host: links use it only if it is valid, and the public URL takes precedence', async () => {
  const linksFor = async (port: string, host: string) => {
    const [response] = await once(
      request({ port, host: '127.0.0.1', path: '/anime/1', headers: { host } }).end(),
      'response',
    )
    const text = Buffer.concat(await response.toArray()).toString()
    return { status: response.statusCode, text }
  }
  const { port } = new URL(url)
  assert.match(
    (await linksFor(port, 'catalogue.test:81')).text,
    /"self":"http:\/\/catalogue\.test:81\/anime\/1"/,
  )
  for (const host of ['evil"<script>', 'a b', 'x/../y', 'user@evil', 'evil\\', '[::1', 'a,b']) {
    const { text } = await linksFor(port, host)
    assert.ok(
      !text.includes(host) && !text.includes(JSON.stringify(host).slice(1, -1)),
      `${host}: ${text.slice(0, 200)}`,
    )
  }
  const withPublicUrl = await startCatalogue({ publicUrl: 'https://anime.example.org' })
  await withPublicUrl.context.db.write((tx) => addAnime(tx, { id: 1 }))
  const { text } = await linksFor(new URL(withPublicUrl.url).port, 'evil.example')
  assert.match(text, /"self":"https:\/\/anime\.example\.org\/anime\/1"/)
  assert.ok(!text.includes('evil.example'))
})

test('rate limit: the sixty-first request in a minute is refused; images are exempt', async () => {
  const limited = await startCatalogue({
    settings: { file: { 'anime-catalogue': { requestsPerMinute: 60 } } },
  })
  await limited.context.db.write((tx) => addAnime(tx, { id: 1 }))
  for (let count = 1; count <= 60; count++) {
    const { status, headers } = await limited.get(`/anime?x=${count % 7}`)
    assert.deepEqual([status, headers.get('x-ratelimit-remaining')], [200, String(60 - count)])
  }
  const { status, headers, json } = await limited.get('/anime')
  assert.equal(status, 429)
  assert.deepEqual([json.errors[0].status, json.errors[0].title], ['429', 'Rate Limit Exceeded'])
  const waitS = Number(headers.get('retry-after'))
  assert.ok(waitS > 0 && waitS <= 60)
  assert.equal(headers.get('x-ratelimit-limit'), '60')
  assert.equal(headers.get('x-ratelimit-remaining'), '0')
  assert.ok(Number(headers.get('x-ratelimit-reset')) * 1_000 > Date.now() - 1_000)
  assert.equal((await limited.get('/media/anime/poster_images/1/tiny.jpg')).status, 200)
  // Authenticated callers have a separate limit.
  const ada = await limited.as('ada')
  assert.equal((await ada('GET', '/anime')).status, 200)
})

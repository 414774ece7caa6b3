import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAnime } from './rows.ts'
import { startCatalogue } from './service.ts'

const { get, url, anonymous, write } = await startCatalogue()
await write((tx) => addAnime(tx, { id: 1 }, { id: 2 }))

type Row = [
  path: string,
  status: number,
  code: string | undefined,
  title: string,
  detail: string,
  parameter?: string,
]

const table: Row[] = [
  ['/anime/9', 404, '404', 'Record not found', 'The record identified by 9 could not be found.'],
  ['/nothing', 404, undefined, 'Route Not Found', 'No route matches this path.'],
  ['/episodes/abc', 400, '103', 'Invalid field value', 'abc is not a valid value for id.'],
  [
    '/anime?filter[id]=1,x',
    400,
    '103',
    'Invalid field value',
    'x is not a valid value for id.',
    'filter[id]',
  ],
  ['/anime?filter[foo]=1', 400, '102', 'Filter not allowed', 'foo is not allowed.', 'filter[foo]'],
  [
    '/anime?filter[__proto__]=1',
    400,
    '102',
    'Filter not allowed',
    '__proto__ is not allowed.',
    'filter[__proto__]',
  ],
  [
    '/anime?filter[constructor]=1',
    400,
    '102',
    'Filter not allowed',
    'constructor is not allowed.',
    'filter[constructor]',
  ],
  [
    '/anime?include=bars',
    400,
    '112',
    'Invalid field',
    'bars is not a valid relationship of anime',
    'include',
  ],
  [
    '/anime?include=genres.anime',
    400,
    '112',
    'Invalid field',
    'anime is not a valid relationship of genres',
    'include',
  ],
  [
    '/anime?sort=-bars',
    400,
    '114',
    'Invalid sort criteria',
    'bars is not a valid sort criteria for anime',
    'sort',
  ],
  [
    '/anime?sort=hasOwnProperty',
    400,
    '114',
    'Invalid sort criteria',
    'hasOwnProperty is not a valid sort criteria for anime',
    'sort',
  ],
  [
    '/anime?fields[anime]=bars',
    400,
    '104',
    'Invalid field',
    'bars is not a valid field for anime.',
    'fields[anime]',
  ],
  [
    '/anime?fields[constructor]=a',
    400,
    '101',
    'Invalid resource',
    'constructor is not a valid resource.',
    'fields[constructor]',
  ],
  ['/anime?page=3', 400, '117', 'Invalid Page Object', 'Invalid Page Object.', 'page'],
  [
    '/anime?page[limit]=21',
    400,
    '118',
    'Invalid page value',
    'Limit exceeds maximum page size of 20.',
    'page[limit]',
  ],
  ...['0', '-1', '1.5', 'ten', '9'.repeat(400)].map((value): Row => {
    const detail = `${value} is not a valid value for limit page parameter.`
    const truncated = detail.length > 300 ? `${detail.slice(0, 297)}...` : detail
    return [`/anime?page[limit]=${value}`, 400, '118', 'Invalid page value', truncated, 'page[limit]']
  }),
  [
    '/anime?page[offset]=-1',
    400,
    '118',
    'Invalid page value',
    '-1 is not a valid value for offset page parameter.',
    'page[offset]',
  ],
  ['/anime?page[a][b]=1', 400, '105', 'Param not allowed', 'a][b is not allowed.', 'page[a][b]'],
  [
    '/anime?filter=x',
    400,
    '120',
    'Invalid filters syntax',
    'x is not a valid syntax for filtering.',
    'filter',
  ],
  [
    '/anime?filter[slug]="x',
    400,
    '107',
    'Invalid filter value',
    '"x is not a valid value for slug.',
    'filter[slug]',
  ],
  ['/trending/people', 400, '400', 'Bad Request', 'people is not a valid namespace. Use anime or manga.'],
  ['/trending/anime?in_network=true', 403, '403', 'Forbidden', 'in_network requires you to be signed in.'],
]

for (const [path, status, code, title, detail, parameter] of table)
  test(`GET ${path.slice(0, 60)} is refused with ${status} ${code ?? ''}`, async () => {
    const response = await get(path)
    assert.equal(response.status, status)
    assert.equal(response.headers.get('content-type'), 'application/vnd.api+json')
    assert.deepEqual(response.json.errors, [
      {
        title,
        detail,
        ...(code === undefined ? {} : { code }),
        status: String(status),
        ...(parameter === undefined ? {} : { source: { parameter } }),
      },
    ])
  })

test('an unknown token is refused with WWW-Authenticate', async () => {
  const response = await anonymous('GET', '/anime', undefined, { authorization: 'Bearer nobody' })
  assert.equal(response.status, 401)
  assert.equal(response.headers.get('www-authenticate'), 'Bearer')
  assert.equal(response.json.errors[0].title, 'Invalid token')
})

test('writes to read-only resources are 403, not 404', async () => {
  for (const [method, title] of [
    ['POST', 'Create Forbidden'],
    ['PATCH', 'Update Forbidden'],
    ['DELETE', 'Delete Forbidden'],
  ] as const) {
    const path = method === 'POST' ? '/trending/anime' : '/anime/1/_languages'
    const response = await anonymous(method, path)
    assert.deepEqual([response.status, response.json.errors[0].title], [403, title])
  }
})

test('bombs: excessive requests are refused immediately', async () => {
  const deep = Array(40).fill('mediaRelationships.destination').join('.')
  const wide = Array.from({ length: 500 }, (_, index) => `genres${index}`).join()
  const many = Array.from({ length: 300 }, (_, index) => `filter[a${index}]=1`).join('&')
  const cases: [string, number][] = [
    [`/anime?include=${deep}`, 400],
    ['/anime?include=mediaRelationships.destination.mediaRelationships.destination.genres', 200],
    ['/anime?include=mediaRelationships.destination.mediaRelationships.destination.castings.person', 400],
    [`/anime?include=${wide}`, 400],
    [`/anime?fields[anime]=${'a,'.repeat(3000)}`, 400],
    [`/anime?${many}`, 400],
    [`/anime?${'a&'.repeat(2000)}`, 400],
    [`/anime?filter[userCount]=${'1'.repeat(7000)}x`, 200],
    [`/anime?filter[text]=${'x'.repeat(7000)}`, 200],
    [`/anime?filter[text]=${'x'.repeat(10_000)}`, 414],
  ]
  for (const [path, status] of cases) {
    const response = await get(path)
    assert.equal(response.status, status, path.slice(0, 80))
    if (status === 400) assert.ok(response.json.errors[0].detail.length <= 300)
  }
  const huge = await fetch(`${url}/anime?x=${'x'.repeat(1024 * 1024)}`).catch(() => undefined)
  assert.ok(huge === undefined || huge.status === 431)
})

test('hostile texts are treated as plain text', async () => {
  const texts = [
    "'; drop table anime; --",
    '%_\\',
    '"a" or b*',
    '‮​',
    'ﷺ'.repeat(50),
    '\ud800',
    '。',
    'あ',
    'no',
  ]
  for (const text of texts) {
    const value = encodeURIComponent(text.toWellFormed())
    for (const name of ['text', 'slug', 'genres', 'status', 'streamers', 'season', 'since', 'averageRating'])
      assert.ok([200, 400].includes((await get(`/anime?filter[${name}]=${value}`)).status), `${name} ${text}`)
    assert.ok([200, 400].includes((await get(`/characters?filter[name]=${value}`)).status))
    assert.ok([400, 404].includes((await get(`/anime/${value}`)).status))
  }
  assert.equal((await get('/anime?filter[text]=%00')).status, 400)
  assert.equal((await get('/anime')).json.meta.count, 2)
})

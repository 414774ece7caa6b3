import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { requireNeeds } from '../src/access/needs.ts'
import { createContext } from '../src/create-context.ts'
import { renderError } from '../src/errors.ts'
import service from '../src/index.ts'
import type { LibraryPhoto, PhotoFilter } from '../src/placeholders/photo-library.ts'
import { setUpPlaceholders } from '../src/placeholders/setup.ts'

const photos: LibraryPhoto[] = Array.from({ length: 45 }, (_, index) => ({
  id: `photo-${String(index).padStart(5, '0')}`,
  fileName: `photo-1700000000000-${String(index).padStart(12, '0')}`,
  width: 4000,
  height: 3000,
  author: 'Ada',
  pagePath: `/p/photo-${index}`,
}))
let filters: PhotoFilter[] = []

const clock = createManualClock()
const { call, url } = await startTestService(
  {
    ...service,
    folders: {},
    imports: {},
    async setup(base) {
      const context = await createContext(base)
      const library = {
        findById: async (id: string) => photos.find((photo) => photo.id === id),
        async pickRandom(filter: PhotoFilter) {
          filters.push(filter)
          return filter.words?.includes('nothing') ? undefined : photos[3]
        },
        list: async (page: number, perPage: number) => ({
          photos: photos.slice((page - 1) * perPage, page * perPage),
          total: photos.length,
        }),
      }
      const sign = (target: string) => `${target}#signed`
      const { routes } = setUpPlaceholders(context, library, { sign })
      return { renderError, routes: [(app) => requireNeeds(app, context), ...routes] }
    },
  },
  { sampleData: false, clock, trustedProxies: ['127.0.0.1'] },
)

/** The path and parameters of the redirect, and the filter of the choice. */
async function follow(path: string) {
  filters = []
  const { status, headers, text } = await call(path)
  assert.equal(status, 302, `${path}: ${status} ${text}`)
  assert.equal(headers.get('cache-control'), 'no-store')
  const location = headers.get('location') ?? ''
  assert.ok(location.startsWith(`${url}/photo-1700000000000-`) && location.endsWith('#signed'), location)
  const { searchParams } = new URL(location)
  return { id: headers.get('picsum-id'), query: Object.fromEntries(searchParams), filter: filters[0] }
}

test('Lorem Picsum: sizes, formats and effects', async () => {
  const parameters = { fit: 'crop', fm: 'jpg', q: '80' }
  assert.deepEqual((await follow('/200')).query, { w: '200', h: '200', ...parameters })
  assert.deepEqual((await follow('/200/300')).query, { w: '200', h: '300', ...parameters })
  assert.deepEqual((await follow('/200/300.webp')).query, { w: '200', h: '300', ...parameters, fm: 'webp' })
  assert.deepEqual((await follow('/200.jpg?random=3')).query, { w: '200', h: '200', ...parameters })
  assert.deepEqual((await follow('/200/300?grayscale&blur=2')).query, {
    w: '200',
    h: '300',
    ...parameters,
    sat: '-100',
    blur: '40',
  })
  assert.equal((await follow('/200/?blur')).query.blur, '100')
  assert.equal((await follow('/200/?blur=99')).query.blur, '200')
})

test('Lorem Picsum: ids, seeds and numbers of upstream', async () => {
  assert.equal((await follow('/id/photo-00007/90')).id, 'photo-00007')
  assert.deepEqual((await follow('/id/photo-00007/90/80.webp')).query.h, '80')
  assert.deepEqual((await follow('/id/237/90/80')).filter, { seed: 'id 237' })
  assert.deepEqual((await follow('/seed/my seed/90/80')).filter, { seed: 'my seed' })
  assert.deepEqual((await follow('/seed/x/90')).query.h, '90')
  assert.equal((await call('/id/unknown/90')).status, 404)
  for (const path of ['/0', '/200/5001', '/200/300.exe', '/id/photo-00007/big', '/id/photo-00007/1/-1']) {
    const { status, json } = await call(path)
    assert.deepEqual([status, json.errors], [422, ['Invalid size']], path)
  }
})

test('Lorem Picsum: information and lists', async () => {
  const info = {
    id: 'photo-00007',
    author: 'Ada',
    width: 4000,
    height: 3000,
    url: `${url}/p/photo-7`,
    download_url: `${url}/photo-1700000000000-000000000007#signed`,
  }
  assert.deepEqual((await call('/id/photo-00007/info')).json, info)
  assert.equal((await call('/seed/a/info')).json.id, 'photo-00003')
  assert.equal((await call('/id/unknown/info')).status, 404)
  const first = await call('/v2/list')
  assert.equal(first.json.length, 30)
  assert.equal(first.headers.get('link'), `<${url}/v2/list?page=2&limit=30>; rel="next"`)
  const second = await call('/v2/list?page=2&limit=20')
  assert.equal(second.json[0].id, 'photo-00020')
  assert.match(
    second.headers.get('link') ?? '',
    /page=1&limit=20>; rel="prev", <.*page=3&limit=20>; rel="next"$/,
  )
  assert.equal((await call('/v2/list?limit=1000&page=-4')).json.length, 45)
  assert.equal((await call('/v2/list?limit=x&page=9')).json.length, 0)
})

test('Unsplash Source: sizes, words and sets', async () => {
  const parameters = { crop: 'entropy', cs: 'tinysrgb', fm: 'jpg', q: '80' }
  const cases: [path: string, filter: PhotoFilter | undefined, sized?: boolean][] = [
    ['/random', {}],
    ['/random/160x90', {}, true],
    ['/160x90', {}, true],
    ['/160x90/?nature,water', { words: ['nature', 'water'] }, true],
    ['/160x90?new%20york&sig=3', { words: ['new york'] }, true],
    ['/featured/?cat', { isFeatured: true, words: ['cat'] }],
    ['/featured/160x90/?cat', { isFeatured: true, words: ['cat'] }, true],
    ['/user/ada/160x90', { username: 'ada' }, true],
    ['/user/ada', { username: 'ada' }],
    ['/user/ada/likes/160x90', { likedBy: 'ada' }, true],
    ['/collection/190727/160x90', { collectionId: '190727' }, true],
    ['/category/nature/160x90?trees', { words: ['nature', 'trees'] }, true],
    ['/photo-00007', undefined],
    ['/photo-00007/160x90', undefined, true],
  ]
  for (const [path, filter, sized] of cases) {
    const target = await follow(path)
    assert.deepEqual(target.filter, filter, path)
    const size = sized ? { w: '160', h: '90', fit: 'crop' } : { w: '1080' }
    assert.deepEqual(target.query, { ...parameters, ...size }, path)
  }
  assert.deepEqual((await call('/160x90/?nothing')).json, { errors: ['No photos found.'] })
  assert.equal((await call('/160x9000')).status, 422)
  assert.equal((await call('/abcdefghijk')).status, 404)
  assert.equal((await call('/not-a-photo-id')).status, 404)
  assert.equal((await call('/160x90?%E0%A4%A')).status, 302)
})

test('Unsplash Source: the image of the day and of the week changes on time', async () => {
  const seed = async (path: string) => (await follow(path)).filter?.seed
  const [day, week, ofUser] = [await seed('/daily'), await seed('/weekly'), await seed('/user/ada/daily')]
  assert.equal(await seed('/daily?cat'), day)
  assert.equal(await seed('/daily/160x90'), day)
  assert.notEqual(ofUser, day)
  clock.advance(86_400_000)
  assert.notEqual(await seed('/daily'), day)
  clock.advance(6 * 86_400_000)
  assert.notEqual(await seed('/weekly'), week)
})

test('placeholders are rate limited per public address, with and without a size', async () => {
  clock.advance(60_000)
  const statuses = new Set<number>()
  const load = (path: string, ip: string) => call(path, { headers: { 'x-forwarded-for': ip } })
  for (let at = 0; at < 3_000; at++)
    for (const ip of ['8.8.8.8', '10.0.0.1'])
      statuses.add((await load(at % 2 ? '/random/?cat' : '/user/ada/likes/160x90', ip)).status)
  assert.deepEqual([...statuses], [302])
  for (const path of ['/random/?cat', '/200/300', '/id/1/info', '/v2/list', '/160x90/?cat']) {
    const { status, headers } = await load(path, '8.8.8.8')
    assert.deepEqual([path, status, headers.get('retry-after')], [path, 429, '60'])
  }
  for (const ip of ['8.8.4.4', '10.0.0.1']) assert.equal((await load('/200/300', ip)).status, 302)
})

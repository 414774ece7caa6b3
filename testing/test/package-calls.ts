// The first calls of a client of each ecosystem, which the package must answer, by service.
import assert from 'node:assert/strict'
import { untyped } from '../src/untyped.ts'

export interface ServedService {
  url: string
  token?: string
}

interface Call {
  path: string
  /** Sent as JSON with POST. */
  body?: unknown
  /** Replaces the demo token; `null` sends none. */
  token?: string | null
  status?: number
  /** Checks the JSON of the response. */
  expect?(body: ReturnType<typeof untyped>): void
  type?: string
}

const callsOf: Record<string, readonly Call[]> = {
  'code-hosting': [
    { path: '/user', expect: ({ login }) => assert.equal(login, 'demo') },
    { path: '/user', token: 'nobody-has-this', status: 401 },
    {
      path: '/repos/demo/hello-octavo/issues?per_page=1',
      expect([issue]) {
        assert.equal(issue.state, 'open')
        assert.ok(URL.canParse(issue.user.avatar_url))
      },
    },
    { path: '/user/repos', body: { name: 'packed', auto_init: true }, status: 201 },
    {
      path: '/repos/demo/packed/contents/README.md',
      expect: ({ content }) => assert.match(Buffer.from(content, 'base64').toString(), /packed/),
    },
    { path: '/repos/demo/packed/issues', body: { title: 'From the package' }, status: 201 },
    {
      path: '/graphql',
      body: { query: '{ viewer { login } }' },
      expect: ({ data }) => assert.deepEqual(data, { viewer: { login: 'demo' } }),
    },
  ],
  'web-content': [
    {
      path: '/filterWebContent?q=market%20OR%20city%20OR%20new&ts=0&sort=crawled',
      expect: ({ total, posts }) => assert.ok(total > 0 && URL.canParse(posts[0].url)),
    },
    { path: '/filterWebContent?q=zzqxjkvwyyz', expect: ({ posts }) => assert.deepEqual(posts, []) },
    { path: '/v1/articles?keywords=market' },
    { path: '/v1/filters?date=last_week' },
    { path: '/filterWebContent?q=a', token: 'nobody-has-this', status: 401 },
  ],
  'country-data': [
    { path: '/alpha/CHE', expect: ({ capital }) => assert.deepEqual(capital, ['Bern']) },
    {
      path: '/alpha/jp?fields=name,capital',
      expect: (country) => assert.deepEqual(Object.keys(country).sort(), ['capital', 'name']),
    },
    { path: '/alpha/qq', status: 404 },
    { path: '/alpha/12345', status: 400 },
  ],
  'status-image': [
    { path: '/404.jpg', type: 'image/jpeg' },
    { path: '/200.json', status: 404, type: 'image/jpeg' },
  ],
  'anime-catalogue': [
    {
      path: '/anime?filter%5Btext%5D=cowboy%20bebop&page%5Blimit%5D=5',
      expect: ({ data: [first] }) => assert.match(JSON.stringify(first.attributes.titles), /Cowboy Bebop/i),
    },
    { path: '/anime?page[limit]=3', expect: ({ data }) => assert.equal(data.length, 3) },
  ],
  'event-management': [
    { path: '/v3/users/me/' },
    { path: '/events/search/', expect: ({ events }) => assert.ok(URL.canParse(events[0].url)) },
    { path: '/events/search/', token: null, status: 401 },
  ],
  photo: [
    { path: '/photos/random?count=1', expect: ({ user }) => assert.equal(typeof user.name, 'string') },
    { path: '/search/photos?query=mountain', expect: ({ total }) => assert.ok(total > 0) },
    { path: '/photos/random', token: 'nobody-has-this', status: 401 },
  ],
  'code-assistant': [
    {
      path: '/v1/chat',
      body: {
        message: 'Document this function:\n```ts\nfunction add(a: number, b: number) { return a + b }\n```',
      },
      expect: ({ response }) => assert.match(response, /add/),
    },
    {
      path: '/v1/chat/completions',
      body: {
        model: 'rules',
        messages: [{ role: 'user', content: 'Write a TypeScript function that debounces' }],
      },
      expect: ({ choices }) => assert.match(choices[0].message.content, /debounce/),
    },
    { path: '/v1/chat', body: {}, status: 400 },
    { path: '/v1/chat', body: { message: 'hi' }, token: null, status: 401 },
  ],
}

export async function callEveryService(services: Record<string, ServedService>): Promise<void> {
  assert.deepEqual(Object.keys(services).sort(), Object.keys(callsOf).sort())
  for (const [name, calls] of Object.entries(callsOf)) {
    for (const call of calls) await check(name, services[name] as ServedService, call)
  }
  await fetchPicture(services.photo as ServedService)
}

async function check(name: string, service: ServedService, call: Call): Promise<void> {
  const { path, body, token = service.token, status = 200, expect, type = 'application/' } = call
  const response = await fetch(service.url + path, {
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const where = `${name} ${path}`
  assert.equal(response.status, status, `${where}: ${bytes.toString('utf8', 0, 500)}`)
  assert.ok(response.headers.get('content-type')?.startsWith(type), where)
  assert.ok(bytes.length > 0, where)
  if (expect) expect(untyped(JSON.parse(bytes.toString())))
}

/** The picture is rendered by a native library, which every platform and Node loads for itself. */
async function fetchPicture({ url, token }: ServedService): Promise<void> {
  const listing = await fetch(`${url}/photos?per_page=1`, { headers: { authorization: `Bearer ${token}` } })
  const [photo] = (await listing.json()) as [{ urls: { small: string } }]
  const image = await fetch(photo.urls.small)
  assert.equal(image.status, 200)
  assert.match(image.headers.get('content-type') ?? '', /^image\//)
  assert.ok((await image.arrayBuffer()).byteLength > 5_000)
}

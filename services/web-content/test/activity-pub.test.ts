import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readActivityDocument } from '../src/feeds/activity-streams.ts'
import { startCrawling } from './crawling.ts'
import { type FakeWeb, startFakeWeb } from './fake-web.ts'

const everyone = 'https://www.w3.org/ns/activitystreams#Public'
const { clock, crawl, addSource, source, refresh, search } = await startCrawling()

async function crawlAll() {
  for (let step = 0; step < 10; step++) {
    await crawl()
    clock.advance(1_000)
  }
}

const json = (body: object) => ({
  headers: { 'content-type': 'application/activity+json; charset=utf-8' },
  body: JSON.stringify({ '@context': 'https://www.w3.org/ns/activitystreams', ...body }),
})

function noteOf(web: FakeWeb, n: number, more: object = {}) {
  return {
    id: `${web.url}/users/ada/statuses/${n}`,
    type: 'Note',
    url: `${web.url}/@ada/${n}`,
    attributedTo: `${web.url}/users/ada`,
    published: '2026-11-24T08:00:00Z',
    to: [everyone],
    cc: [`${web.url}/users/ada/followers`],
    content: `<p>A walrus${n} was seen near <a href="https://pier.example/">the pier</a>.</p>`,
    contentMap: { en: `<p>A walrus${n} was seen.</p>` },
    tag: [{ type: 'Hashtag', name: '#Nature', href: `${web.url}/tags/nature` }],
    attachment: [
      { type: 'Document', mediaType: 'image/jpeg', url: `${web.url}/media/${n}.jpg`, name: 'A walrus' },
    ],
    ...more,
  }
}

const created = (object: object) => ({ type: 'Create', to: [everyone], object })

function publish(web: FakeWeb, items: object[], actor: object = {}) {
  web.page(
    '/users/ada',
    json({
      id: `${web.url}/users/ada`,
      type: 'Person',
      name: 'Ada Walker',
      outbox: `${web.url}/users/ada/outbox`,
      ...actor,
    }),
  )
  web.page('/users/ada/outbox', (request, response) => {
    const page = request.url?.includes('page=') ?? false
    const { headers, body } = json(
      page
        ? { type: 'OrderedCollectionPage', orderedItems: items, next: `${web.url}/older/1` }
        : { type: 'OrderedCollection', totalItems: 900, first: `${web.url}/users/ada/outbox?page=true` },
    )
    response.writeHead(200, headers).end(body)
  })
}

test('an account leads to its public posts, with the counts of its server', async () => {
  const web = await startFakeWeb()
  publish(web, [
    created(
      noteOf(web, 1, { likes: { totalItems: 7 }, shares: { totalItems: 3 }, replies: { totalItems: 2 } }),
    ),
    created(noteOf(web, 2, { to: [`${web.url}/users/ada/followers`] })),
    { ...created(noteOf(web, 3, { to: [], cc: [] })), to: [] },
    { type: 'Announce', to: [everyone], object: `${web.url}/@other/4` },
    created(noteOf(web, 5, { inReplyTo: 'https://elsewhere.example/@bo/9' })),
  ])
  const id = await addSource(`${web.url}/users/ada`)
  await crawlAll()
  const { kind, title, target_url } = await source(id)
  assert.deepEqual(
    [kind, title, target_url],
    ['activitypub', 'Ada Walker', `${web.url}/users/ada/outbox?page=true`],
  )
  assert.match(String(web.to('/users/ada')[0]?.headers.accept), /application\/activity\+json/)
  const posts = await search('walrus*')
  assert.deepEqual(posts.map(({ url }) => url).toSorted(), [`${web.url}/@ada/1`, `${web.url}/@ada/5`])
  const [post] = await search('walrus1')
  assert.equal(post.text, 'A walrus1 was seen near the pier.')
  assert.deepEqual(
    [
      post.author,
      post.network,
      post.account,
      post.published,
      post.thread.site_type,
      post.thread.replies_count,
    ],
    ['Ada Walker', 'fediverse', `${web.url}/users/ada`, '2026-11-24T08:00:00.000Z', 'discussions', 2],
  )
  assert.deepEqual(post.thread.social.fediverse, { likes: 7, comments: 2, shares: 3 })
  assert.equal(post.thread.main_image, `${web.url}/media/1.jpg`)
  const [reply] = await search('walrus5')
  assert.deepEqual([reply.ord_in_thread, reply.parent_url], [1, 'https://elsewhere.example/@bo/9'])
})

test('the first visit reads a few older pages, later ones only the newest', async () => {
  const web = await startFakeWeb()
  const items = [created(noteOf(web, 100))]
  publish(web, items)
  for (let page = 1; page <= 20; page++)
    web.page(
      `/older/${page}`,
      json({
        type: 'OrderedCollectionPage',
        orderedItems: [created(noteOf(web, 100 + page))],
        next: `${web.url}/older/${page + 1}`,
      }),
    )
  const id = await addSource(`${web.url}/users/ada`)
  await crawlAll()
  const older = () => web.requests.filter(({ path }) => path.startsWith('/older')).length
  assert.equal(older(), 5)
  items.unshift(created(noteOf(web, 99)))
  await refresh(id)
  await crawlAll()
  assert.equal((await search('walrus99')).length, 1)
  assert.equal(older(), 5)
})

test('an account that opts out of searches is not read', async () => {
  const web = await startFakeWeb()
  publish(web, [created(noteOf(web, 200))], { indexable: false })
  const id = await addSource(`${web.url}/users/ada`)
  await crawlAll()
  assert.match((await source(id)).health.last_error, /does not want to be found/)
  assert.equal(web.to('/users/ada/outbox').length, 0)
})

test('collections that lead to each other are followed a few times only', async () => {
  const web = await startFakeWeb()
  web.page('/a', json({ type: 'OrderedCollection', first: `${web.url}/b` }))
  web.page('/b', json({ type: 'OrderedCollection', first: `${web.url}/a` }))
  await addSource(`${web.url}/a`)
  for (let step = 0; step < 5; step++) await crawlAll()
  assert.ok(web.requests.length <= 8, `${web.requests.length}`)
})

test('hostile documents are no accounts, and cost nothing', () => {
  const read = (body: string) => readActivityDocument(Buffer.from(body), { url: 'https://social.example/' })
  for (const body of [
    '{',
    '[]',
    '{"type":"Person"}',
    '{"type":"Person","outbox":"javascript:alert(1)"}',
    '{"type":"OrderedCollection","first":"file:///etc/passwd"}',
    '{"type":["Person"],"outbox":"https://social.example/o"}',
    `${'{"type":'.repeat(100_000)}`,
  ])
    assert.equal(read(body), undefined, body.slice(0, 60))
  const odd = read(
    JSON.stringify({
      type: 'OrderedCollectionPage',
      orderedItems: [
        null,
        1,
        'https://social.example/1',
        { type: 'Note' },
        { type: 'Note', to: everyone, id: 'javascript:alert(1)' },
        {
          type: 'Note',
          to: 'Public',
          id: 'https://social.example/2',
          content: 5,
          tag: 'x',
          attachment: [null],
          likes: { totalItems: -1 },
        },
      ],
    }),
  )
  assert.equal(odd?.kind === 'page' && odd.notes.length, 1)
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { statementsOf } from '@octavo/testing/statements.ts'
import { newPosts } from './new-posts.ts'
import { startWebContent } from './service.ts'

const { url, call, as, posts, context } = await startWebContent()
const reader = await as('ada')
await posts.write(newPosts(250))

interface Client {
  query(endpoint: string, parameters: Record<string, string>): Promise<Page>
  getNext(): Promise<Page>
}
interface Page {
  posts: { uuid: string; title: string }[]
  totalResults: number
  moreResultsAvailable: number
}

/** The client always calls its own host. */
async function withOrigin<T>(work: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => fetch(String(input).replace('https://webhose.io', url), init)
  try {
    return await work()
  } finally {
    globalThis.fetch = fetch
  }
}

test('webhoseio 1.0.3 pages through all posts and polls for new ones', async () => {
  const { fetch } = globalThis
  // The client installs a polyfill over the global.
  // @ts-expect-error: it has no types
  const { config }: { config(options: { token: string }): Client } = (await import('webhoseio')).default
  globalThis.fetch = fetch
  await withOrigin(async () => {
    const client = config({ token: reader.token })
    const uuids: string[] = []
    let page = await client.query('filterWebContent', { q: 'council', ts: '0', sort: 'crawled' })
    assert.equal(page.totalResults, 250)
    for (; page.posts.length > 0; page = await client.getNext())
      uuids.push(...page.posts.map(({ uuid }) => uuid))
    assert.equal(new Set(uuids).size, 250)
    assert.equal(uuids.length, 250)
    assert.equal(page.moreResultsAvailable, 0)
    await posts.write(newPosts(2, 500))
    page = await client.getNext()
    assert.deepEqual(
      page.posts.map(({ title }) => title),
      ['Report 500', 'Report 501'],
    )
  })
})

test('a wrong key is rejected, and never read as no key', async () => {
  const { status, json } = await call('/filterWebContent?q=council&token=wrong')
  assert.deepEqual([status, json.detail], [401, 'Unknown API token'])
})

test('a page takes few statements', async () => {
  const path = '/filterWebContent?q=council&ts=0&size=10'
  await reader('GET', path)
  const statements = await statementsOf(context.db, () => reader('GET', path))
  const own = statements.filter(({ sql }) => /post_|segment|crawl_state/.test(sql))
  // Segments and posts. The text index is read on another thread.
  assert.ok(own.length <= 4, own.map(({ sql }) => sql).join('\n'))
})

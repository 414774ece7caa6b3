import assert from 'node:assert/strict'
import { testOnBothDatabases } from './both-databases.ts'
import { newPosts } from './new-posts.ts'

const writers = 8
const rounds = 12

testOnBothDatabases('pages of posts', { segmentPosts: 100, retentionDays: 1 }, async (running, test) => {
  const { posts, context, as } = running
  const reader = await as('ada')

  async function read(path: string): Promise<{ urls: string[]; next: string }> {
    const { status, json } = await reader('GET', path)
    assert.equal(status, 200)
    return { urls: json.posts.map(({ url }: { url: string }) => url), next: json.next }
  }

  await test('have every post exactly once while others are written', async () => {
    let isWriting = true
    const writing = Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        for (let round = 0; round < rounds; round++)
          await posts.write(newPosts(1 + (round % 5), writer * 10_000 + round * 10))
      }),
    ).finally(() => {
      isWriting = false
    })
    const polled: string[] = []
    let path = '/filterWebContent?q=council&ts=0&size=7'
    for (;;) {
      const wasWriting = isWriting
      const { urls, next } = await read(path)
      polled.push(...urls)
      path = next
      if (!wasWriting && urls.length === 0) break
    }
    await writing
    const { total } = (await reader('GET', '/filterWebContent?q=council&ts=0&size=1')).json
    assert.equal(new Set(polled).size, polled.length)
    assert.equal(polled.length, total)
    const segments = await context.db.read.selectFrom('segment').selectAll().execute()
    assert.ok(segments.length > 1)
    const walked: string[] = []
    for (let next = '/filterWebContent?q=council&ts=0&size=100'; ; ) {
      const page = await read(next)
      if (page.urls.length === 0) break
      walked.push(...page.urls)
      next = page.next
    }
    assert.deepEqual(walked, polled)
  })

  await test('continue when old segments are deleted', async () => {
    const first = await read('/filterWebContent?q=council&ts=0&size=30')
    assert.equal(first.urls.length, 30)
    const segments = await context.db.read.selectFrom('segment').selectAll().orderBy('id').execute()
    const newest = segments.at(-1)
    // As if the earlier segments had been crawled long ago.
    await context.db.write((tx) =>
      tx
        .updateTable('segment')
        .set({ from_ms: context.clock.now() - 3 * 86_400_000 })
        .execute(),
    )
    const { 'delete-old-posts': job } = running.jobs
    assert.ok(job && newest)
    await job.run(undefined, { id: 1, attempt: 1, signal: new AbortController().signal })
    const left = await context.db.read.selectFrom('segment').selectAll().execute()
    assert.deepEqual(
      left.map(({ id }) => id),
      [newest.id],
    )
    const second = await read(first.next)
    const firstPage = (await reader('GET', '/filterWebContent?q=council&ts=0')).json
    assert.deepEqual(
      second.urls,
      firstPage.posts.slice(0, 30).map(({ url }: { url: string }) => url),
    )
    const uuids = await context.db.read.selectFrom('post_uuid').select('uuid').execute()
    assert.equal(uuids.length, firstPage.total)
    // A post deleted by the retention period may be added again.
    const [url] = first.urls
    const again = newPosts(1, Number(url?.split('/').at(-1)))
    assert.equal((await posts.write(again)).created, 1)
  })
})

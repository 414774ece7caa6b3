import assert from 'node:assert/strict'
import type { NewPost } from '../src/posts/new-post.ts'
import { testOnBothDatabases } from './both-databases.ts'
import { newPost } from './new-posts.ts'

const url = 'http://harbour-times.example/news/1'

function reply(n: number, post: Partial<NewPost> = {}): NewPost {
  const own = {
    url: `${url}#${n}`,
    parentUrl: url,
    isReply: true,
    author: `Author ${n}`,
    text: `Reply ${n}.`,
  }
  return newPost(n, { ...own, ...post, thread: { url } })
}

testOnBothDatabases('threads', { segmentPosts: 100 }, async ({ posts }, test) => {
  async function read() {
    const { seqs } = await posts.search.page({
      filter: { kind: 'all', of: [] },
      sort: 'crawled',
      order: 'asc',
      size: 100,
    })
    const cores = (await posts.read(seqs)).map(({ core }) => JSON.parse(core))
    const article = cores.find((core) => core.url === url)
    return {
      orders: Object.fromEntries(
        cores.filter((core) => core.parent_url).map((core) => [core.text, core.ord_in_thread]),
      ),
      counts: article && [article.thread.replies_count, article.thread.participants_count],
      score: article?.thread.performance_score,
      uuidOf: (text: string) => cores.find((core) => core.text === text)?.uuid,
    }
  }

  await test('number their replies in order of arrival, then of publication', async () => {
    await posts.write([reply(3), reply(2)])
    assert.deepEqual((await read()).orders, { 'Reply 2.': 1, 'Reply 3.': 2 })
    await posts.write([reply(1), reply(3), reply(2, { text: 'Reply 2, edited.' })])
    assert.deepEqual((await read()).orders, { 'Reply 2, edited.': 1, 'Reply 3.': 2, 'Reply 1.': 3 })
  })

  await test('count replies that came before their article and after it', async () => {
    await posts.write([newPost(1)])
    assert.deepEqual((await read()).counts, [3, 3])
    await posts.write([reply(4, { author: 'Author 1' }), reply(5, { author: undefined })])
    assert.deepEqual((await read()).counts, [5, 3])
    assert.equal((await read()).score, 2)
    await posts.write([newPost(1, { text: 'Corrected.' })])
    assert.deepEqual((await read()).counts, [5, 3])
    await posts.write([newPost(1, { thread: { repliesCount: 40 } })])
    assert.deepEqual((await read()).counts, [40, 3])
  })

  await test('forget deleted replies, and do not use their positions again', async () => {
    const { uuidOf } = await read()
    await posts.write([newPost(1)])
    assert.ok(await posts.delete(uuidOf('Reply 3.')))
    assert.deepEqual((await read()).counts, [4, 2])
    await posts.write([reply(6), reply(3)])
    const { orders, counts } = await read()
    assert.deepEqual([orders['Reply 6.'], orders['Reply 3.'], counts], [6, undefined, [5, 3]])
  })
})

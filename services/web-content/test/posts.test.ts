import assert from 'node:assert/strict'
import { createDatabaseSearch } from '../src/posts/database-search.ts'
import type { PostSearch } from '../src/posts/post-search.ts'
import type { WrittenPost } from '../src/posts/posts.ts'
import { createOpenSegment } from '../src/posts/store/segments.ts'
import { createVocabulary } from '../src/posts/vocabulary.ts'
import { compileFilter } from '../src/query/compile.ts'
import { parseQuery } from '../src/query/parse.ts'
import { testOnBothDatabases } from './both-databases.ts'
import { newPost, newPosts } from './new-posts.ts'

testOnBothDatabases('posts', { segmentPosts: 100 }, async (running, test) => {
  const search = (q: string, options: Partial<Parameters<PostSearch['page']>[0]> = {}) =>
    running.posts.search.page({
      filter: compileFilter(parseQuery(q), running.context.clock).filter,
      sort: 'crawled',
      order: 'asc',
      size: 100,
      ...options,
    })

  await test('are stored once, updated in place, and found', async () => {
    const { posts } = running
    assert.deepEqual(await posts.write(newPosts(3)), { created: 3, updated: 0, unchanged: 0, deleted: 0 })
    assert.deepEqual(await posts.write(newPosts(3)), { created: 0, updated: 0, unchanged: 3, deleted: 0 })
    const before = await search('number2')
    assert.equal(before.total, 1)
    await posts.write([newPost(2, { text: 'Corrected: the mayor was absent.' })])
    assert.deepEqual(await search('number2'), { seqs: [], total: 0 })
    assert.deepEqual(await search('mayors'), before)
    const [post] = await posts.read(before.seqs)
    const core = JSON.parse(post?.core ?? '')
    assert.equal(core.crawled, new Date(post?.crawledMs ?? 0).toISOString())
    assert.ok(core.updated > core.crawled)
  })

  await test('enriched later keep their position and get their tags', async () => {
    const { posts } = running
    const plain = newPost(20, { text: 'The lagoon was calm.' })
    await posts.write([plain])
    const enrichment = {
      language: 'en',
      sentiment: 'positive' as const,
      entities: {
        persons: [{ name: 'Mara Lind', sentiment: 'none' as const }],
        organizations: [],
        locations: [],
      },
      categories: ['Sport'],
      topics: [],
      summary: 'Calm.',
      spamScore: 0.25,
    }
    const { seqs } = await search('lagoon')
    assert.equal((await posts.write([{ ...plain, enrichment }])).updated, 1)
    assert.deepEqual(
      (await search('person:"mara lind" sentiment:positive category:sport spam_score:<0.3')).seqs,
      seqs,
    )
    assert.equal((await posts.write([plain])).unchanged, 1)
  })

  await test('are ranked by relevance beyond the newest matches if other conditions leave few', async () => {
    const { posts, context } = running
    await posts.write(
      Array.from({ length: 40 }, (_, n) =>
        newPost(100 + n, { text: `A heron at pond ${n}.`, rating: n < 3 ? 5 : 1 }),
      ),
    )
    const search = createDatabaseSearch(context, {
      open: createOpenSegment(context.db),
      vocabulary: createVocabulary(context),
      maxRanked: 10,
    })
    const page = (q: string) =>
      search.page({
        filter: compileFilter(parseQuery(q), context.clock).filter,
        sort: 'relevancy',
        order: 'desc',
        size: 50,
      })
    const narrowed = await page('heron rating:>4')
    assert.deepEqual([narrowed.seqs.length, narrowed.total], [3, 3])
    const all = await page('heron')
    assert.deepEqual([all.seqs.length, all.total], [10, 40])
  })

  await test('with almost the same text form a cluster, until they are deleted', async () => {
    const { posts } = running
    const text = Array.from({ length: 80 }, (_, n) => `word${n % 60}${n}`).join(' ')
    const [first, copy] = [newPost(31, { text }), newPost(32, { text: `${text} (agency)` })]
    await posts.write([first])
    await posts.write([copy])
    const { seqs } = await search('word11 syndicated:true')
    assert.equal(seqs.length, 2)
    const [a, b] = await posts.read(seqs)
    assert.ok(a && b && a.clusterId !== null)
    assert.equal(a.clusterId, b.clusterId)
    assert.deepEqual([a.isFirst, b.isFirst], [true, false])
    assert.ok(await posts.delete(a.uuid))
    assert.equal(await posts.delete(a.uuid), false)
    assert.deepEqual((await search('word11')).seqs, [b.seq])
    assert.equal((await search('syndicated:true')).total, 0)
    assert.equal((await posts.write([first])).deleted, 1)
    assert.equal((await search('word11')).total, 1)
  })

  await test('are paged over segments in every order without gaps', async () => {
    const { posts, context } = running
    for (let from = 1_000; from < 1_450; from += 50)
      await posts.write(
        newPosts(50, from).map((post, index) => ({
          ...post,
          text: `meeting ${index % 2 ? 'odd' : 'even'} ${from}`,
          rating: index,
        })),
      )
    const segments = await context.db.read.selectFrom('segment').selectAll().execute()
    assert.ok(segments.length > 3)
    for (const q of [
      'meeting',
      'meeting odd',
      'meeting (odd OR rating:>40)',
      'rating:<20 meeting',
      '-odd meeting',
      'me?ting',
    ])
      for (const order of ['asc', 'desc'] as const) {
        const all: number[] = []
        const { total } = await search(q)
        for (let left = total; ; ) {
          const page = await search(q, { size: 30, order, ...(all.length > 0 && { afterSeq: all.at(-1) }) })
          assert.equal(page.total, left, q)
          left -= page.seqs.length
          all.push(...page.seqs)
          if (page.seqs.length === 0) break
        }
        assert.equal(all.length, total, q)
        assert.equal(new Set(all).size, total)
        assert.deepEqual(
          all,
          all.toSorted((a, b) => (order === 'asc' ? a - b : b - a)),
        )
      }
    for (const sort of ['published_ms', 'rating', 'relevancy', 'domain_rank'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const complete = await search('meeting odd', { sort, order, size: 300 })
        assert.equal(complete.total, 225)
        assert.equal(new Set(complete.seqs).size, 225)
        const pages: number[] = []
        for (let from = 0; from < 225; from += 40)
          pages.push(...(await search('meeting odd', { sort, order, size: 40, from })).seqs)
        assert.deepEqual(pages, complete.seqs, sort)
      }
    const byTime = await search('meeting', { sort: 'published_ms', order: 'desc', size: 3 })
    const published = (await posts.read(byTime.seqs)).map(({ core }) => JSON.parse(core).url)
    assert.deepEqual(
      published,
      [1449, 1448, 1447].map((n) => `http://harbour-times.example/news/${n}`),
    )
  })

  await test('are stored with any numbers and characters of a feed', async () => {
    const { posts } = running
    const { created } = await posts.write([
      newPost(60, {
        publishedMs: Number.NaN,
        rating: Number.POSITIVE_INFINITY,
        title: 'nul\0 and \ud800 half',
        text: 'strange lighthouse',
        language: 'en-US',
        thread: { publishedMs: 1e20, repliesCount: 1e15, participantsCount: -4, domainRank: 0.5 },
      }),
    ])
    assert.equal(created, 1)
    const [post] = await posts.read((await search('lighthouses language:english')).seqs)
    const core = JSON.parse(post?.core ?? '')
    assert.deepEqual(
      [core.rating, core.thread.replies_count, core.title],
      [null, 2 ** 31 - 1, 'nul and \ufffd half'],
    )
  })

  await test('report to hooks in the transaction of their write', async () => {
    const { posts } = running
    const reported: WrittenPost[] = []
    const hook = async (_tx: unknown, writtenPosts: readonly WrittenPost[]) =>
      void reported.push(...writtenPosts)
    posts.afterWrite.push(hook)
    await posts.write([newPost(50), newPost(51)])
    posts.afterWrite.splice(posts.afterWrite.indexOf(hook), 1)
    assert.deepEqual(
      reported.map(({ change }) => change),
      ['created', 'created'],
    )
    assert.equal((reported[1]?.seq ?? 0) - (reported[0]?.seq ?? 0), 1)
    assert.equal(reported[0]?.document.fields.title, 'Report 50')
  })
})

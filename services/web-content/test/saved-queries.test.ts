import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { sql } from 'kysely'
import { standardSignature } from '../src/queries/webhook-dialect.ts'
import { testOnBothDatabases } from './both-databases.ts'
import { newPost, newPosts } from './new-posts.ts'
import { listen } from './receiver.ts'

const maxQueries = 12
const maxWebhooks = 30

testOnBothDatabases(
  'saved queries',
  { maxQueriesPerUser: maxQueries, maxWebhooksPerUser: maxWebhooks },
  async (running, test) => {
    const { posts, context } = running
    const ada = await running.as('ada')
    const bob = await running.as('bob')
    const admin = await running.as('root', { role: 'admin' })
    const uuidsOf = (received: { text: string }[]) =>
      received.map(({ text }) => JSON.parse(text).data.post.uuid)

    /** The UUIDs of all posts. */
    async function findUuid(text: string): Promise<string> {
      const { json } = await ada('GET', `/filterWebContent?q=${encodeURIComponent(text)}`)
      return json.posts[0].uuid
    }

    await test('belong to their user', async () => {
      const created = await ada('POST', '/v1/queries', { name: 'Harbour', q: 'harbour -fish' })
      assert.equal(created.status, 201)
      const path = created.headers.get('location') ?? ''
      assert.equal(path, `/v1/queries/${created.json.id}`)
      assert.deepEqual((await ada('GET', path)).json, created.json)
      assert.deepEqual((await admin('GET', path)).json, created.json)
      assert.deepEqual((await ada('GET', '/v1/queries')).json.queries, [created.json])
      assert.deepEqual((await bob('GET', '/v1/queries')).json.queries, [])
      for (const [method, below, body] of [
        ['GET', ''],
        ['PATCH', '', { name: 'Mine' }],
        ['DELETE', ''],
        ['GET', '/webhooks'],
        ['POST', '/webhooks', { url: 'http://receiver.example/' }],
        ['GET', '/deliveries'],
        ['GET', '/deliveries/1'],
        ['POST', '/deliveries/1/redeliver'],
      ] as const) {
        const { status, json } = await bob(method, path + below, body)
        assert.equal(status, 404, `${method} ${below}`)
        assert.equal(json.code, 'query_not_found')
      }
      assert.equal((await running.call(path)).status, 401)
      const updated = await ada('PATCH', path, { q: 'lighthouse' })
      assert.deepEqual([updated.json.name, updated.json.q], ['Harbour', 'lighthouse'])
      assert.equal((await ada('DELETE', path)).status, 204)
      assert.equal((await ada('GET', path)).status, 404)
    })

    await test('are checked', async () => {
      const wrong = await ada('POST', '/v1/queries', { name: 'Wrong', q: 'title:' })
      assert.deepEqual(
        [wrong.status, wrong.json.code, typeof wrong.json.position],
        [400, 'query_invalid', 'number'],
      )
      const free = await running.as('free', { plan: 'free' })
      const { json } = await free('POST', '/v1/queries', { name: 'Mood', q: 'sentiment:positive' })
      assert.equal(json.code, 'plan_insufficient')
      assert.equal((await ada('POST', '/v1/queries', { name: '', q: 'a' })).status, 400)
      assert.equal((await ada('GET', '/v1/queries/validate?q=a')).json.valid, true)
    })

    await test('are limited, also when many are created at the same time', async () => {
      const cleo = await running.as('cleo')
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          cleo('POST', '/v1/queries', { name: `Query ${n}`, q: `word${n}` }),
        ),
      )
      assert.equal(responses.filter(({ status }) => status === 201).length, maxQueries)
      assert.ok(
        responses.filter(({ status }) => status !== 201).every(({ json }) => json.code === 'too_many'),
      )
      const first = await cleo('GET', '/v1/queries?size=10')
      const second = await cleo('GET', `/v1/queries?size=10&cursor=${first.json.next_cursor}`)
      assert.equal(first.json.queries.length + second.json.queries.length, maxQueries)
      assert.equal(second.json.next_cursor, null)
    })

    await test('have a limited number of webhooks together, also when many are created at the same time', async () => {
      const wim = await running.as('wim')
      const created = await Promise.all(
        Array.from({ length: 10 }, (_, n) => wim('POST', '/v1/queries', { name: `${n}`, q: `word${n}` })),
      )
      const webhookPaths = created.map(({ json }) => `/v1/queries/${json.id}/webhooks`)
      const responses = await Promise.all(
        webhookPaths.flatMap((path) =>
          Array.from({ length: 10 }, (_, n) => wim('POST', path, { url: `http://receiver.example/${n}` })),
        ),
      )
      assert.equal(responses.filter(({ status }) => status === 201).length, maxWebhooks)
      assert.ok(
        responses.filter(({ status }) => status !== 201).every(({ json }) => json.code === 'too_many'),
      )
      const [path = ''] = webhookPaths
      const [webhook] = (await wim('GET', path)).json.webhooks
      await wim('DELETE', `${path}/${webhook.id}`)
      assert.equal((await wim('POST', path, { url: 'http://receiver.example/' })).status, 201)
    })

    await test('send each new and changed match once to their webhooks, signed', async () => {
      const receiver = await listen()
      const { json: query } = await ada('POST', '/v1/queries', { name: 'Ferries', q: 'ferry OR number72' })
      const path = `/v1/queries/${query.id}`
      const secret = `whsec_${Buffer.from('a secret key').toString('base64')}`
      const created = await ada('POST', `${path}/webhooks`, { url: receiver.url, secret })
      assert.equal(created.status, 201)
      assert.equal(created.json.secret, secret)
      assert.equal((await ada('GET', `${path}/webhooks`)).json.webhooks[0].secret, undefined)
      const ferry = newPost(71, { text: 'The ferry was late.' })
      await posts.write([ferry, ...newPosts(3, 72)])
      await posts.write([ferry])
      await posts.write([{ ...ferry, text: 'The ferry was early.' }])
      await eventually('all arrived', () => receiver.received.length === 3)
      const [one, two, three] = receiver.received.map(({ text }) => JSON.parse(text))
      assert.deepEqual([one.type, two.type, three.type], ['post.created', 'post.created', 'post.updated'])
      assert.deepEqual(one.data.query, { id: query.id, name: 'Ferries' })
      const { json: page } = await ada('GET', '/filterWebContent?q=ferry')
      assert.deepEqual(three.data.post, page.posts[0])
      const [{ headers, text } = assert.fail()] = receiver.received
      assert.equal(
        headers['x-hub-signature-256'],
        `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
      )
      const signedContent = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
      assert.equal(headers['webhook-signature'], standardSignature(secret, signedContent))

      const { json: log } = await eventually('all are logged', async () => {
        const response = await ada('GET', `${path}/deliveries?size=2`)
        return response.json.next_cursor !== null && response
      })
      const older = await ada('GET', `${path}/deliveries?size=2&cursor=${log.next_cursor}`)
      const deliveries = [...log.deliveries, ...older.json.deliveries]
      assert.deepEqual(
        deliveries.map(({ post_uuid }) => post_uuid),
        [three, two, one].map(({ data }) => data.post.uuid),
      )
      const [, , first] = deliveries
      const details = await ada('GET', `${path}/deliveries/${first.id}`)
      assert.deepEqual(JSON.parse(details.json.request.body), one)
      assert.ok(!details.text.includes(secret))
      assert.equal((await ada('POST', `${path}/deliveries/${first.id}/redeliver`)).status, 202)
      await eventually('it arrived again', () => receiver.received.length === 4)
      assert.equal(receiver.received[3]?.headers['webhook-id'], headers['webhook-id'])
    })

    await test('send what the plan of their owner includes when the post is written', async () => {
      const receiver = await listen()
      const dora = await running.as('dora')
      const create = async (q: string) => {
        const { json } = await dora('POST', '/v1/queries', { name: q, q })
        await dora('POST', `/v1/queries/${json.id}/webhooks`, { url: receiver.url })
      }
      await create('regatta')
      await create('sentiment:positive')
      const enrichment = {
        language: 'en',
        sentiment: 'positive' as const,
        entities: {
          persons: [{ name: 'Mara Lind', sentiment: 'none' as const }],
          organizations: [],
          locations: [],
        },
        categories: [],
        topics: [],
        summary: '',
        spamScore: 0,
      }
      await posts.write([newPost(80, { text: 'A fine regatta.', enrichment })])
      await eventually('both arrived', () => receiver.received.length === 2)
      const post = JSON.parse(receiver.received[0]?.text ?? '').data.post
      assert.deepEqual([post.sentiment, post.entities.persons.length], ['positive', 1])
      await context.auth.changeUser(dora.user.id, { plan: 'free' })
      await posts.write([newPost(81, { text: 'A second regatta.', enrichment })])
      await eventually('one more arrived', () => receiver.received.length === 3)
      const cut = JSON.parse(receiver.received[2]?.text ?? '').data.post
      assert.deepEqual([cut.sentiment, cut.entities.persons], [null, []])
      await context.auth.changeUser(dora.user.id, { suspended: true })
      await posts.write([newPost(82, { text: 'A third regatta.', enrichment })])
      await context.jobs.idle()
      assert.equal(receiver.received.length, 3)
      // One that already waited when its owner was suspended.
      const owner = await context.db.read
        .selectFrom('saved_query')
        .select('id')
        .where('q', '=', 'regatta')
        .executeTakeFirstOrThrow()
      await context.db.write((tx) =>
        context.webhooks.emit(tx, {
          owners: [`query:${owner.id}`],
          event: 'post.created',
          payload: () => ({ late: true }),
        }),
      )
      await context.jobs.idle()
      assert.equal(receiver.received.length, 3)
    })

    await test('forget deleted posts in their deliveries', async () => {
      const receiver = await listen()
      const { json: query } = await ada('POST', '/v1/queries', { name: 'Kites', q: 'kite' })
      const path = `/v1/queries/${query.id}`
      await ada('POST', `${path}/webhooks`, { url: receiver.url })
      await posts.write([newPost(90, { text: 'A secret kite.' }), newPost(91, { text: 'Another kite.' })])
      await eventually(
        'both are logged',
        async () => (await ada('GET', `${path}/deliveries`)).json.deliveries.length === 2,
      )
      const uuid = await findUuid('"secret kite"')
      assert.equal((await admin('DELETE', `/v1/posts/${uuid}`)).status, 204)
      const { json } = await ada('GET', `${path}/deliveries`)
      assert.equal(json.deliveries.length, 1)
      assert.notEqual(json.deliveries[0].post_uuid, uuid)
    })

    await test('are not changed by callers who lose their rights during the request', async () => {
      const { auth } = context
      const { json: query } = await ada('POST', '/v1/queries', { name: 'Rafts', q: 'raft' })
      const path = `/v1/queries/${query.id}`
      const { json: webhook } = await ada('POST', `${path}/webhooks`, { url: 'http://receiver.example/' })
      const before = (await ada('GET', path)).json
      const requests = [
        ['PATCH', path, { name: 'Mine' }],
        ['POST', `${path}/webhooks`, { url: 'http://other.example/' }],
        ['PATCH', `${path}/webhooks/${webhook.id}`, { url: 'http://other.example/' }],
        ['DELETE', `${path}/webhooks/${webhook.id}`],
        ['DELETE', path],
      ] as const
      const gil = await running.as('gil', { role: 'admin' })
      for (const [method, at, body] of requests) {
        await auth.changeUser(gil.user.id, { role: 'admin' })
        await commitFirst(context, () => auth.changeUser(gil.user.id, { role: 'user' }))
        const { status, json } = await gil(method, at, body)
        assert.deepEqual([status, json.code], [404, 'query_not_found'], `${method} ${at}`)
      }
      for (const [method, at, body] of [
        ...requests,
        ['POST', '/v1/queries', { name: 'Rafts', q: 'raft' }],
      ] as const) {
        await commitFirst(context, () => auth.changeUser(ada.user.id, { suspended: true }))
        const { status, json } = await ada(method, at, body)
        await auth.changeUser(ada.user.id, { suspended: false })
        assert.deepEqual([status, json.code], [401, 'unknown_token'], `${method} ${at}`)
      }
      assert.deepEqual((await ada('GET', path)).json, before)
      const { json } = await ada('GET', `${path}/webhooks`)
      assert.deepEqual(
        json.webhooks.map(({ url }: { url: string }) => url),
        ['http://receiver.example/'],
      )
      assert.equal((await ada('DELETE', path)).status, 204)
    })

    await test('can be deleted and changed while posts are written', async () => {
      const receiver = await listen()
      const eve = await running.as('eve')
      const path = async (q: string) => {
        const { json } = await eve('POST', '/v1/queries', { name: q, q })
        await eve('POST', `/v1/queries/${json.id}/webhooks`, { url: receiver.url })
        return `/v1/queries/${json.id}`
      }
      const [deletedPath, updatedPath, unchangedPath] = [
        await path('gull'),
        await path('gull'),
        await path('gull'),
      ]
      const count = 40
      const write = async () => {
        for (let n = 0; n < count; n++)
          await posts.write([newPost(200 + n, { text: `A gull and a tern ${n}.` })])
      }
      const change = async () => {
        await eventually('some were written', () => receiver.received.length > 3)
        await Promise.all([eve('DELETE', deletedPath), eve('PATCH', updatedPath, { q: 'albatross' })])
        await posts.write([newPost(300, { text: 'A gull after the change.' })])
      }
      await Promise.all([write(), change()])
      await context.jobs.idle()
      const byQuery = Map.groupBy(receiver.received, ({ text }) => JSON.parse(text).data.query.id)
      const idOf = (of: string) => Number(of.split('/').at(-1))
      assert.equal(new Set(uuidsOf(byQuery.get(idOf(unchangedPath)) ?? [])).size, count + 1)
      assert.equal(byQuery.get(idOf(unchangedPath))?.length, count + 1)
      const last = await findUuid('"gull after"')
      assert.ok(!uuidsOf(byQuery.get(idOf(updatedPath)) ?? []).includes(last))
      assert.ok(!uuidsOf(byQuery.get(idOf(deletedPath)) ?? []).includes(last))
      const { rows } = await sql`select id from octavo_webhook_delivery where webhook_id not in
      (select id from octavo_webhook)`.execute(context.db.read)
      assert.deepEqual(rows, [])
    })

    await test('are feeds for readers without a token', async () => {
      const { json: query } = await ada('POST', '/v1/queries', { name: 'Dogs & <cats>', q: 'spaniel' })
      const text = 'A spaniel said ]]> & <script>alert(1)</script>\u0007.'
      await posts.write([
        newPost(400, { title: '</title><b>Spaniel</b>', text, url: 'http://harbour-times.example/?a=1&b=2' }),
      ])
      for (const url of Object.values<string>(query.feeds)) {
        const path = url.slice(running.url.length)
        const feed = await running.call(path)
        assert.equal(feed.status, 200, path)
        assert.match(feed.headers.get('link') ?? '', /rel="hub".*rel="self"/)
        assert.ok(feed.text.includes('/v1/hub'))
        if (!path.includes('.json')) {
          assert.ok(!/<script|<b>/.test(feed.text) && !feed.text.includes('\u0007'), feed.text)
          assert.ok(feed.text.includes('Dogs &amp; &lt;cats&gt;'))
          assert.ok(feed.text.includes('?a=1&amp;b=2'))
        } else assert.equal(feed.json.items[0].content_text, text)
        const etag = feed.headers.get('etag') ?? ''
        assert.equal((await running.call(path, { headers: { 'if-none-match': etag } })).status, 304)
        assert.equal((await running.call(path.replace(/key=.*/, 'key=wrong'))).status, 404)
        assert.equal((await running.call(path.replace(/\?.*/, ''))).status, 400)
      }
    })

    await test('have feeds with pages', async () => {
      const { json: query } = await ada('POST', '/v1/queries', { name: 'Boats', q: 'boat' })
      await posts.write(newPosts(120, 500).map((post) => ({ ...post, text: `${post.text} boat` })))
      const urls: string[] = []
      for (let url: string | undefined = query.feeds.json; url; ) {
        const { json }: { json: { items: { id: string }[]; next_url?: string } } = await running.call(
          url.slice(running.url.length),
        )
        urls.push(...json.items.map(({ id }) => id))
        url = json.next_url
      }
      assert.equal(urls.length, 120)
      assert.equal(new Set(urls).size, 120)
    })
  },
)

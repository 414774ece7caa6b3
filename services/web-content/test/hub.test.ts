import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { request as startRequest } from 'node:http'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { newPost } from './new-posts.ts'
import { listen, type Received } from './receiver.ts'
import { startWebContent } from './service.ts'

const clock = createManualClock(Date.now())
const running = await startWebContent({ clock })
const { posts } = running
const ada = await running.as('ada')

const confirm = ({ method, url }: Received) =>
  method === 'GET' ? { status: 200, text: url.searchParams.get('hub.challenge') ?? '' } : { status: 204 }

async function saveQuery(q: string) {
  const { json } = await ada('POST', '/v1/queries', { name: q, q })
  return json
}

const request = (fields: Record<string, string>, { call } = running) =>
  call('/v1/hub', {
    method: 'POST',
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [`hub.${name}`, value])),
  })

const distributions = (received: readonly Received[]) => received.filter(({ method }) => method === 'POST')

/** Posts are sent a moment after they were written. */
async function settle(): Promise<void> {
  clock.advance(1_000)
  await running.context.jobs.idle()
}

test('A feed is sent to its confirmed subscribers, signed, until they unsubscribe', async () => {
  const { feeds } = await saveQuery('heron')
  const receiver = await listen(confirm)
  const callback = `${receiver.url}?mine=1`
  const fields = { topic: feeds.atom, callback, secret: 'shared', lease_seconds: '86400' }
  const { status } = await request({ mode: 'subscribe', ...fields })
  assert.equal(status, 202)
  const [verification] = await eventually(
    'it is asked',
    () => receiver.received.length > 0 && receiver.received,
  )
  const parameters = Object.fromEntries(verification?.url.searchParams ?? [])
  assert.deepEqual(
    [parameters.mine, parameters['hub.mode'], parameters['hub.topic'], parameters['hub.lease_seconds']],
    ['1', 'subscribe', feeds.atom, '86400'],
  )
  await settle()
  await posts.write([newPost(1, { text: 'A heron & a crab.' }), newPost(2, { text: 'Another heron.' })])
  await settle()
  const [distribution, ...more] = distributions(receiver.received)
  assert.equal(more.length, 0)
  assert.equal(distribution?.text, (await running.call(feeds.atom.slice(running.url.length))).text)
  assert.match(distribution?.text ?? '', /A heron &amp; a crab\./)
  assert.equal(distribution?.headers['content-type'], 'application/atom+xml; charset=utf-8')
  assert.equal(distribution?.headers.link, `<${running.url}/v1/hub>; rel="hub", <${feeds.atom}>; rel="self"`)
  const signature = createHmac('sha256', 'shared')
    .update(distribution?.text ?? '')
    .digest('hex')
  assert.equal(distribution?.headers['x-hub-signature'], `sha256=${signature}`)

  await request({ mode: 'unsubscribe', ...fields })
  await settle()
  await posts.write([newPost(3, { text: 'A third heron.' })])
  await settle()
  assert.equal(distributions(receiver.received).length, 1)
})

test('An unconfirmed or expired subscription receives nothing', async () => {
  const { feeds } = await saveQuery('otter')
  const silent = await listen(({ method }) => ({
    status: 200,
    text: method === 'GET' ? 'something else' : '',
  }))
  const expired = await listen(confirm)
  for (const { url } of [silent, expired])
    await request({ mode: 'subscribe', topic: feeds.rss, callback: url, lease_seconds: '600' })
  await settle()
  assert.equal(expired.received.length, 1)
  clock.advance(601_000)
  await posts.write([newPost(11, { text: 'An otter.' })])
  await settle()
  assert.deepEqual([...distributions(silent.received), ...distributions(expired.received)], [])
})

test('subscribers are notified of a deleted feed, and a callback that responds with 410 is removed', async () => {
  const { id, feeds } = await saveQuery('badger')
  const receiver = await listen(confirm)
  const goneReceiver = await listen((received) =>
    received.method === 'GET' ? confirm(received) : { status: 410 },
  )
  for (const { url } of [receiver, goneReceiver])
    await request({ mode: 'subscribe', topic: feeds.json, callback: url })
  await settle()
  await posts.write([newPost(21, { text: 'A badger.' })])
  await settle()
  await posts.write([newPost(22, { text: 'A second badger.' })])
  await settle()
  assert.deepEqual(
    [receiver, goneReceiver].map(({ received }) => distributions(received).length),
    [2, 1],
  )
  await ada('DELETE', `/v1/queries/${id}`)
  await settle()
  const denied = receiver.received.at(-1)?.url.searchParams
  assert.deepEqual([denied?.get('hub.mode'), denied?.get('hub.topic')], ['denied', feeds.json])
})

test('A feed has one subscription of a callback, with any host in its URL', async () => {
  const { id, feeds } = await saveQuery('marten')
  const { url: callback } = await listen(confirm)
  const hosts = ['one.example', 'two.example']
  const requestFrom = async (host: string, mode: string) => {
    const topic = feeds.rss.replace(running.url, `http://${host}`)
    const body = new URLSearchParams({ 'hub.mode': mode, 'hub.topic': topic, 'hub.callback': callback })
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
    // `fetch` sends its own `Host`.
    const clientRequest = startRequest(`${running.url}/v1/hub`, { method: 'POST', headers }).end(String(body))
    const [response] = await once(clientRequest, 'response')
    response.resume()
    assert.equal(response.statusCode, 202)
    await settle()
  }
  const topics = async () => {
    const { read } = running.context.db
    const rows = await read
      .selectFrom('hub_subscription')
      .select('topic')
      .where('query_id', '=', id)
      .execute()
    return rows.map(({ topic }) => new URL(topic).host)
  }
  for (const host of hosts) {
    await requestFrom(host, 'subscribe')
    assert.deepEqual(await topics(), [host])
  }
  await requestFrom('one.example', 'unsubscribe')
  assert.deepEqual(await topics(), [])
})

test('All formats count towards the subscriptions of a query', async () => {
  const { id, feeds } = await saveQuery('stoat')
  const others = Array.from({ length: 99 }, (_, number) => ({
    query_id: id,
    topic: feeds.rss,
    format: 'rss',
    callback: `http://other-${number}.example/`,
    callback_host: `other-${number}.example`,
    leased_until_ms: clock.now() + 60_000,
    created_at_ms: clock.now(),
  }))
  await running.context.db.write((tx) => tx.insertInto('hub_subscription').values(others).execute())
  const { url: callback, received } = await listen(confirm)
  const modes = async (topic: string) => {
    await request({ mode: 'subscribe', topic, callback })
    await settle()
    return received.splice(0).map(({ url }) => url.searchParams.get('hub.mode'))
  }
  assert.deepEqual(await modes(feeds.rss), ['subscribe'])
  assert.deepEqual(await modes(feeds.rss), ['subscribe'], 'a renewal replaces the subscription')
  assert.deepEqual(await modes(feeds.atom), ['subscribe', 'denied'])
})

test('Only feeds of this server can be subscribed to', async () => {
  const { feeds } = await saveQuery('mole')
  const callback = 'http://receiver.example/hook'
  for (const [fields, status] of [
    [{ mode: 'subscribe', topic: 'http://elsewhere.example/feed', callback }, 404],
    [{ mode: 'subscribe', topic: feeds.rss.replace(running.url, 'http://elsewhere.example'), callback }, 404],
    [{ mode: 'subscribe', topic: `${feeds.rss}x`, callback }, 404],
    [{ mode: 'subscribe', topic: feeds.rss, callback: 'file:///etc/passwd' }, 400],
    [{ mode: 'subscribe', topic: feeds.rss, callback: 'http://user:pass@receiver.example/' }, 400],
    [{ mode: 'subscribe', topic: feeds.rss, callback: callback + 'é'.repeat(1_000) }, 400],
    [{ mode: 'publish', topic: feeds.rss, callback }, 400],
    [{ mode: 'subscribe', topic: feeds.rss, callback, lease_seconds: '-1' }, 400],
    [{ mode: 'subscribe', topic: feeds.rss }, 400],
  ] as const)
    assert.equal((await request(fields)).status, status, JSON.stringify(fields))
})

test('Neither webhooks nor callbacks reach private addresses', async () => {
  const guarded = await startWebContent({ privateTargets: false })
  const eve = await guarded.as('eve')
  const receiver = await listen(confirm)
  const { json: query } = await eve('POST', '/v1/queries', { name: 'All', q: '*' })
  const path = `/v1/queries/${query.id}`
  const { port } = new URL(receiver.url)
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0.0.0.0'])
    assert.equal(
      (await eve('POST', `${path}/webhooks`, { url: `http://${host}:${port}/` })).status,
      201,
      host,
    )
  const response = await request(
    { mode: 'subscribe', topic: query.feeds.rss, callback: receiver.url },
    guarded,
  )
  assert.equal(response.status, 202)
  await guarded.posts.write([newPost(1)])
  const { json } = await eventually('all have failed', async () => {
    const log = await eve('GET', `${path}/deliveries`)
    return log.json.deliveries.length === 5 && log
  })
  for (const { status_code } of json.deliveries) assert.equal(status_code, null)
  await guarded.context.jobs.idle()
  assert.deepEqual(receiver.received, [])
})

test('The feeds of a user have a limited number of subscriptions together', async () => {
  const popular = await running.as('popular')
  const queries = []
  for (let n = 0; n < 11; n++)
    queries.push((await popular('POST', '/v1/queries', { name: `${n}`, q: `popular${n}` })).json)
  const own = queries.pop()
  const rows = queries.flatMap(({ id, feeds }) =>
    Array.from({ length: 100 }, (_, n) => ({
      query_id: id,
      topic: feeds.atom,
      format: 'atom',
      callback: `http://host${n}.q${id}.example/`,
      callback_host: `host${n}.q${id}.example`,
      secret: null,
      leased_until_ms: clock.now() + 86_400_000,
      created_at_ms: clock.now(),
    })),
  )
  await running.context.db.write((tx) => tx.insertInto('hub_subscription').values(rows).execute())
  const receiver = await listen(confirm)
  const subscribe = async (topic: string) => {
    const count = receiver.received.length
    await request({ mode: 'subscribe', topic, callback: receiver.url })
    await running.context.jobs.idle()
    return receiver.received.slice(count).map(({ url }) => url.searchParams.get('hub.mode'))
  }
  assert.deepEqual(await subscribe(own.feeds.atom), ['subscribe', 'denied'])
  const reason = receiver.received.at(-1)?.url.searchParams.get('hub.reason')
  assert.match(reason ?? '', /feeds of this user/)
  const { feeds } = await saveQuery('less popular')
  assert.deepEqual(await subscribe(feeds.atom), ['subscribe'])
})

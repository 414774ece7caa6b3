import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { connect } from 'node:net'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { runSubscriptions } from '../src/sources/websub-subscriptions.ts'
import { startCrawling } from './crawling.ts'
import { type FakeItem, rssOf, startFakeWeb } from './fake-web.ts'

const minuteMs = 60_000
const leaseMs = 10 * 24 * 60 * minuteMs
const publicUrl = 'https://content.example/base'

const service = await startCrawling({ publicUrl })
const { clock, crawl, admin, addSource, source, refresh, search, context, call } = service
const runDueSubscriptions = () => runSubscriptions(context, new AbortController().signal)

/** A busy feed whose hub is on the same server, and its subscription. */
async function subscribe() {
  const web = await startFakeWeb()
  const items = Array.from(
    { length: 50 },
    (_, n): FakeItem => ({ path: `/${n}`, publishedMs: clock.now() - n * minuteMs }),
  )
  const links = `<atom:link rel="hub" href="${web.url}/hub"/><atom:link rel="self" href="${web.url}/self"/>`
  const feed = (more: FakeItem[] = []) => rssOf(web, [...more, ...items], links)
  web.page('/feed', feed())
  web.page('/hub', { status: 202 })
  const id = await addSource(`${web.url}/feed`, { settings: { full_text: 'feed' } })
  await crawl()
  await runDueSubscriptions()
  const requests = () => web.to('/hub').map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
  const callback = requests()[0]?.['hub.callback'] ?? ''
  const path = callback.slice(publicUrl.length)
  const verify = (mode: string, topic = `${web.url}/self`, lease = leaseMs / 1000) =>
    call(
      `${path}?${new URLSearchParams({ 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': 'a<b>&c', 'hub.lease_seconds': String(lease) })}`,
    )
  const deliver = (body: string, signature?: string) =>
    call(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/rss+xml',
        ...(signature !== undefined && { 'x-hub-signature': signature }),
      },
      body,
    })
  const sign = (method: string, body: string) =>
    `${method}=${createHmac(method, requests()[0]?.['hub.secret'] ?? '')
      .update(body)
      .digest('hex')}`
  const interval = async () => {
    const { health } = await source(id)
    return (Date.parse(health.next_fetch) - Date.parse(health.last_fetch)) / minuteMs
  }
  return { web, id, feed, requests, callback, path, verify, deliver, sign, interval }
}

test('a feed with a hub is subscribed, and polled a tenth as often once the hub has confirmed', async () => {
  const { web, id, requests, callback, path, verify, interval } = await subscribe()
  const [request] = requests()
  assert.match(callback, /^https:\/\/content\.example\/base\/v1\/websub\/[A-Za-z0-9]{40}$/)
  assert.ok((request?.['hub.secret'] ?? '').length >= 40)
  assert.deepEqual(
    { ...request, 'hub.secret': '', 'hub.callback': '' },
    {
      'hub.mode': 'subscribe',
      'hub.topic': `${web.url}/self`,
      'hub.callback': '',
      'hub.secret': '',
      'hub.lease_seconds': String(leaseMs / 1000),
    },
  )
  assert.ok((await interval()) < 20)
  for (const wrong of [
    await verify('subscribe', `${web.url}/other`),
    await verify('unsubscribe'),
    await verify('publish'),
    await call(`/v1/websub/${'x'.repeat(40)}?hub.mode=subscribe&hub.topic=${web.url}/self&hub.challenge=c`),
  ])
    assert.equal(wrong.status, 404)
  assert.equal((await call('/v1/websub/short')).status, 400)
  const confirmed = await verify('subscribe')
  assert.deepEqual([confirmed.status, confirmed.text], [200, 'a<b>&c'])
  assert.match(confirmed.headers.get('content-type') ?? '', /^text\/plain/)
  await refresh(id)
  await crawl()
  assert.ok((await interval()) > 100)
  await runDueSubscriptions()
  assert.equal(requests().length, 1)
  assert.notEqual(path, '')
})

test('content from the hub becomes posts if its signature is valid', async () => {
  const { web, feed, verify, deliver, sign, id } = await subscribe()
  await verify('subscribe')
  const news = (word: string) => feed([{ path: `/${word}`, content: `The ${word} arrived. `.repeat(100) }])
  const forged = news('forgery')
  for (const signature of [
    undefined,
    '',
    'sha256=',
    'sha256=00',
    `sha256=${'0'.repeat(64)}`,
    sign('sha256', `${forged} `),
    sign('sha256', forged).replace('sha256', 'md5'),
    sign('sha256', forged).replace('sha256', 'sha512'),
  ])
    assert.equal((await deliver(forged, signature)).status, 202)
  assert.equal((await search('forgery')).length, 0)
  const before = web.to('/feed').length
  for (const method of ['sha1', 'sha256', 'sha384', 'sha512']) {
    const body = news(`push${method}`)
    assert.equal((await deliver(body, sign(method, body).toUpperCase().replace(/^SHA/, 'sha'))).status, 202)
    assert.equal((await search(`push${method}`)).length, 1, method)
  }
  assert.equal(web.to('/feed').length, before)
  assert.ok((await source(id)).health.posts >= 54)
  // A hub may only say that there is something new.
  const ping = 'changed'
  await deliver(ping, sign('sha256', ping))
  await crawl()
  assert.equal(web.to('/feed').length, before + 1)
  await admin('PATCH', `/v1/sources/${id}`, { state: 'paused' })
  const late = news('pausedpush')
  assert.equal((await deliver(late, sign('sha256', late))).status, 202)
  assert.equal((await search('pausedpush')).length, 0)
})

test('a delivery to an unknown callback is refused before its body arrives', async (t) => {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  t.after(() => socket.destroy())
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  const head = [`POST /v1/websub/${'x'.repeat(40)} HTTP/1.1`, 'host: a', 'content-length: 9000000']
  socket.write(`${head.join('\r\n')}\r\n\r\nthe beginning`)
  await eventually('the response arrived', () => text !== '')
  assert.match(text, /^HTTP\/1\.1 410 /)
})

test('a lease is renewed at four fifths, and the feed polled as before when it ends', async () => {
  const { web, requests, verify, interval, id } = await subscribe()
  await verify('subscribe')
  await refresh(id)
  await crawl()
  clock.advance(leaseMs * 0.8 - 1)
  await runDueSubscriptions()
  assert.equal(requests().length, 1)
  clock.advance(1)
  await runDueSubscriptions()
  assert.equal(requests().length, 2)
  assert.equal(requests()[1]?.['hub.callback'], requests()[0]?.['hub.callback'])
  await verify('subscribe')
  await runDueSubscriptions()
  assert.equal(requests().length, 2)
  clock.advance(leaseMs)
  const polls = web.to('/feed').length
  await runDueSubscriptions()
  await crawl()
  assert.equal(web.to('/feed').length, polls + 1)
  assert.ok((await interval()) < 24 * 60)
})

test('a denied subscription is tried again later', async () => {
  const { requests, verify } = await subscribe()
  assert.equal((await verify('denied')).status, 200)
  await runDueSubscriptions()
  assert.equal(requests().length, 1)
  clock.advance(2 * 60 * minuteMs)
  await runDueSubscriptions()
  assert.equal(requests().length, 2)
})

test('the subscription of a deleted source ends, and the hub is notified', async () => {
  const { id, feed, requests, verify, deliver, sign } = await subscribe()
  await verify('subscribe')
  await admin('DELETE', `/v1/sources/${id}`)
  assert.equal((await deliver(feed(), sign('sha256', feed()))).status, 410)
  await runDueSubscriptions()
  const last = requests().at(-1)
  assert.deepEqual([last?.['hub.mode'], last?.['hub.secret']], ['unsubscribe', undefined])
  assert.equal((await verify('subscribe')).status, 404)
  assert.equal((await verify('unsubscribe')).text, 'a<b>&c')
  assert.equal((await verify('unsubscribe')).status, 404)
})

test('without a public URL nothing is subscribed', async () => {
  const local = await startCrawling()
  const web = await startFakeWeb()
  web.page('/feed', { headers: { link: `<${web.url}/hub>; rel="hub"` }, body: rssOf(web, []) })
  await local.addSource(`${web.url}/feed`)
  await local.crawl()
  const rows = await local.context.db.read.selectFrom('websub').selectAll().execute()
  assert.deepEqual(rows, [])
})

test('the Link header names the hub and the topic too', async () => {
  const web = await startFakeWeb()
  web.page('/feed', { headers: { link: '</hub>; rel=hub, </topic>; rel="self"' }, body: rssOf(web, []) })
  await addSource(`${web.url}/feed`)
  await crawl()
  await runDueSubscriptions()
  assert.equal(new URLSearchParams(web.to('/hub')[0]?.body).get('hub.topic'), `${web.url}/topic`)
})

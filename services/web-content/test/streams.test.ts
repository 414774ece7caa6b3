import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { testOnBothDatabases } from './both-databases.ts'
import { openStream } from './event-stream.ts'
import { newPost, newPosts } from './new-posts.ts'
import { startWebContent } from './service.ts'

testOnBothDatabases('streams', { streamHeartbeatSeconds: 1 }, async (running, test, startAnother) => {
  const { posts, url } = running
  const ada = await running.as('ada')

  await test('send each match once, while writers write and the client reconnects', async () => {
    const other = await startAnother()
    const expected = 300
    let postCount = 0
    const writer = async (from: number, { posts }: typeof running) => {
      for (let n = 0; n < expected / 3; n += 5) {
        await posts.write(
          newPosts(10, from + n * 2).map((post, index) => ({
            ...post,
            text: `${post.text} ${index % 2 ? 'tide' : 'wind'}`,
          })),
        )
        postCount += 5
      }
    }
    const path = `${url}/v1/stream?q=tide&token=${ada.token}`
    const received: number[] = []
    const uuids = new Set<string>()
    let last = ''
    const read = async () => {
      while (received.length < expected) {
        const stream = await openStream(path, last === '' ? {} : { 'last-event-id': last })
        const minEvents = Math.min(expected - received.length, 37)
        await eventually('more events came', () => stream.events.length >= minEvents || stream.state.isOver)
        await stream.leave()
        for (const { id, post } of stream.events) {
          received.push(id)
          uuids.add(post.uuid)
        }
        last = stream.state.lastId
      }
    }
    const first = await openStream(path)
    await eventually('the stream began', () => first.state.lastId !== '')
    last = first.state.lastId
    await first.leave()
    await Promise.all([read(), writer(10_000, running), writer(20_000, other), writer(30_000, running)])
    assert.equal(postCount, expected)
    assert.equal(received.length, expected)
    assert.equal(uuids.size, expected)
    assert.deepEqual(
      received,
      received.toSorted((a, b) => a - b),
    )
  })

  await test('begin with new posts, and follow a saved query of the caller only', async () => {
    const { json: query } = await ada('POST', '/v1/queries', { name: 'Geese', q: 'goose' })
    await posts.write([newPost(1, { text: 'An old goose.' })])
    const stream = await openStream(`${url}/v1/stream?query=${query.id}&token=${ada.token}`)
    await eventually('the stream began', () => stream.state.lastId !== '')
    await posts.write([newPost(2, { text: 'A new goose.' })])
    await eventually('an event arrived', () => stream.events.length > 0)
    const { json } = await ada('GET', '/filterWebContent?q=%22new+goose%22')
    assert.deepEqual(
      stream.events.map(({ post }) => post),
      json.posts,
    )
    await stream.leave()
    const bob = await running.as('bob')
    assert.equal((await bob('GET', `/v1/stream?query=${query.id}`)).json.code, 'query_not_found')
  })

  await test('end when the key is revoked, the user suspended, or the saved query deleted', async () => {
    const { auth } = running.context
    const cleo = await running.as('cleo')
    const dora = await running.as('dora')
    const { json: query } = await ada('POST', '/v1/queries', { name: 'Terns', q: 'tern' })
    const open = async (path: string, token: string) => {
      const stream = await openStream(`${url}/v1/stream?${path}&token=${token}`)
      await eventually('the stream began', () => stream.state.lastId !== '')
      return stream
    }
    const ending = [
      await open('q=tern', cleo.token),
      await open('q=tern', dora.token),
      await open(`query=${query.id}`, ada.token),
    ]
    const other = await open('q=tern', ada.token)
    const [{ id: tokenId = 0 } = {}] = await listTokens(auth, cleo.user.id)
    await auth.revokeToken(tokenId)
    await auth.changeUser(dora.user.id, { suspended: true })
    await ada('DELETE', `/v1/queries/${query.id}`)
    for (const { state } of ending) await eventually('the stream ended', () => state.isOver)
    const { heartbeats } = other.state
    await eventually('the other stream goes on', () => other.state.heartbeats > heartbeats)
    await other.leave()
  })

  await test('do not depend on hints', async () => {
    const { bus } = running.context
    const { publish } = bus
    const stream = await openStream(`${url}/v1/stream?q=puffin&token=${ada.token}`)
    await eventually('the stream began', () => stream.state.lastId !== '')
    Object.assign(bus, { publish: async () => {} })
    await posts.write([newPost(3, { text: 'A puffin.' })])
    await eventually('an event arrived', () => stream.events.length > 0)
    Object.assign(bus, { publish })
    await stream.leave()
  })
})

test('streams and feeds cost their quota, and obey plans and caps', async () => {
  const running = await startWebContent({
    settings: { file: { 'web-content': { maxStreamsPerUser: 2, freeRequestsPerMonth: 100 } } },
  })
  const free = await running.as('free', { plan: 'free' })
  for (const [path = '', code] of [
    ['/v1/stream', 'query_missing'],
    ['/v1/stream?q=a&query=1', 'parameter_invalid'],
    ['/v1/stream?q=title:', 'query_invalid'],
    ['/v1/stream?q=a&last_event_id=x', 'parameter_invalid'],
    ['/v1/stream?q=sentiment:positive', 'plan_insufficient'],
  ] as const)
    assert.equal((await free('GET', path)).json.code, code, path)
  const open = () => openStream(`${running.url}/v1/stream?q=*&token=${free.token}`)
  // An invalid request costs nothing.
  const left = async () => Number((await free('GET', '/v1/stream')).headers.get('x-webhose-requests-left'))
  const before = await left()
  const { json: query } = await free('POST', '/v1/queries', { name: 'All', q: '*' })
  const feed = (headers = {}) => running.call(query.feeds.atom.slice(running.url.length), { headers })
  const etag = (await feed()).headers.get('etag')
  assert.equal((await feed({ 'if-none-match': etag })).status, 304)
  // Its creation and one page of its feed.
  assert.equal(await left(), before - 2)
  const [one, two] = [await open(), await open()]
  assert.equal(await left(), before - 4)
  await running.posts.write([newPost(1, { enrichment: enrichmentOf('positive') })])
  await eventually('an event arrived', () => one.events.length > 0)
  assert.equal(one.events[0]?.post.sentiment, null)
  const rejected = await free('GET', '/v1/stream?q=*')
  assert.deepEqual([rejected.status, rejected.json.code], [429, 'too_many_streams'])
  await two.leave()
  const three = await eventually('a slot is free', () => open().catch(() => undefined))
  await three.leave()
  await one.leave()
})

test('a stream costs a request for each hundred posts, and ends with the quota', async () => {
  const running = await startWebContent({
    settings: { file: { 'web-content': { freeRequestsPerMonth: 2 } } },
  })
  const free = await running.as('free', { plan: 'free' })
  await running.posts.write(newPosts(250))
  const stream = await openStream(`${running.url}/v1/stream?q=*&last_event_id=0&token=${free.token}`)
  await eventually('the stream ended', () => stream.state.isOver)
  assert.equal(stream.events.length, 200)
  assert.equal((await free('GET', `/v1/stream?q=*&last_event_id=${stream.state.lastId}`)).status, 429)
})

test('a client that does not read is disconnected, and the server closes with streams open', async () => {
  const running = await startWebContent({
    settings: { file: { 'web-content': { streamHeartbeatSeconds: 1 } } },
  })
  const ada = await running.as('ada')
  const text = 'word '.repeat(20_000)
  await running.posts.write(newPosts(100).map((post) => ({ ...post, text: `${post.text} ${text}` })))
  const { hostname, port } = new URL(running.url)
  const socket = connect(Number(port), hostname)
  let isClosed = false
  socket.on('error', () => {})
  socket.on('close', () => {
    isClosed = true
  })
  assert.equal((await ada('HEAD', '/v1/stream?q=*')).status, 200)
  socket.write(`GET /v1/stream?q=*&last_event_id=0&token=${ada.token} HTTP/1.1\r\nhost: a\r\n\r\n`)
  socket.once('data', () => socket.pause())
  const open = await openStream(`${running.url}/v1/stream?q=nothing&token=${ada.token}`)
  await eventually('heartbeats reach the other client', () => open.state.heartbeats > 4)
  assert.equal(open.state.isOver, false)
  socket.resume()
  await eventually('the slow client is disconnected', () => isClosed)
  const closing = running.close()
  await open.over
  await closing
  assert.equal(open.state.isOver, true)
})

function enrichmentOf(sentiment: 'positive') {
  return {
    language: 'en',
    sentiment,
    entities: { persons: [], organizations: [], locations: [] },
    categories: [],
    topics: [],
    summary: '',
    spamScore: 0,
  }
}

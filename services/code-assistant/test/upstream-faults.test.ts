import assert from 'node:assert/strict'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { createCircuitBreaker } from '../src/upstreams/circuit-breaker.ts'
import {
  beginStream,
  chunk,
  done,
  lastChunk,
  type Respond,
  sendJson,
  startFakeUpstream,
  stream,
  usageChunk,
} from './fake-upstream.ts'
import { startGateway, upstreamSettings } from './gateway.ts'

const upstream = await startFakeUpstream()
const other = await startFakeUpstream()
const fast = { connectMs: 5_000, firstTokenMs: 150, betweenChunksMs: 150, totalMs: 600 }
const gateway = await startGateway({
  upstreams: [
    upstreamSettings('alpha', upstream.url, { maxConcurrent: 64 }),
    upstreamSettings('quick', upstream.url, { timeouts: fast, maxConcurrent: 64 }),
    upstreamSettings('narrow', upstream.url, { maxConcurrent: 1 }),
    upstreamSettings('beta', other.url),
    upstreamSettings('failing', upstream.url),
    // One for each failure, because a server that keeps failing is avoided.
    ...Array.from({ length: 10 }, (_, at) => upstreamSettings(`fault-${at}`, upstream.url)),
    // Nothing listens there.
    upstreamSettings('gone', 'http://127.0.0.1:1'),
  ],
  aliases: {
    fallback: ['alpha/broken-first', 'beta/second'],
    'gone-first': ['gone/m', 'beta/second'],
    'busy-first': ['alpha/limited', 'beta/second'],
    'silent-first': ['quick/silent', 'beta/second'],
    'broken-late': ['alpha/breaks-off', 'beta/second'],
    'gpt-*': ['beta/second'],
  },
})

const messages = [{ role: 'user', content: 'Hello' }]
const completion = {
  id: 'c',
  object: 'chat.completion',
  choices: [],
  usage: { prompt_tokens: 3, completion_tokens: 4 },
}

other.on('second', (response, { json }) =>
  json.stream
    ? stream(chunk({ content: 'second' }), lastChunk(), done)(response, json)
    : sendJson(response, completion),
)

async function errorOf(response: Response) {
  const { error } = JSON.parse(await response.text())
  return [response.status, error.type, error.code]
}

describe('failures before the first byte', () => {
  const failures: Record<string, [Respond, unknown[]]> = {
    'too many requests': [
      (response) => sendJson(response, { error: { message: 'slow down' } }, 429, { 'retry-after': '7' }),
      [503, 'service_unavailable_error', 'server_is_overloaded'],
    ],
    'status 500': [(response) => sendJson(response, {}, 500), [502, 'api_error', 'upstream_error']],
    'status 529': [
      (response) => sendJson(response, {}, 529),
      [503, 'service_unavailable_error', 'server_is_overloaded'],
    ],
    'rejected credentials': [(response) => sendJson(response, {}, 401), [502, 'api_error', 'upstream_error']],
    'forbidden account': [(response) => sendJson(response, {}, 403), [502, 'api_error', 'upstream_error']],
    redirection: [
      (response) => response.writeHead(302, { location: 'http://127.0.0.1:2/' }).end(),
      [502, 'api_error', 'upstream_error'],
    ],
    reset: [(response) => response.socket?.destroy(), [502, 'api_error', 'upstream_error']],
    'another media type': [
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello'),
      [502, 'api_error', 'upstream_error'],
    ],
    'invalid JSON': [
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":['),
      [502, 'api_error', 'upstream_error'],
    ],
    'compressed response': [
      (response) =>
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end('x'),
      [502, 'api_error', 'upstream_error'],
    ],
  }
  for (const [at, [name, [respond, expected]]] of Object.entries(failures).entries())
    test(`${name}: is reported in the format of the API`, async () => {
      upstream.on(name, respond)
      const response = await gateway.send({ model: `fault-${at}/${name}`, messages })
      assert.deepEqual(await errorOf(response), expected)
    })

  test('retry-after: is passed on with both names', async () => {
    upstream.on('limited', (response) => sendJson(response, {}, 429, { 'retry-after': '7' }))
    const { headers } = await gateway.send({ model: 'alpha/limited', messages })
    assert.deepEqual([headers.get('retry-after'), headers.get('retry-after-ms')], ['7', '7000'])
  })

  test('an error event at the start of a stream: is an error response', async () => {
    upstream.on('error-event', stream('data: {"error":{"message":"no memory"}}\n\n'))
    const response = await gateway.send({ model: 'alpha/error-event', messages, stream: true })
    assert.deepEqual(await errorOf(response), [502, 'api_error', 'upstream_error'])
  })

  test('an empty stream: is an error response', async () => {
    upstream.on('empty', (response) => beginStream(response).end())
    const response = await gateway.send({ model: 'alpha/empty', messages, stream: true })
    assert.deepEqual(await errorOf(response), [502, 'api_error', 'upstream_error'])
  })

  test('a server that does not begin: is a timeout', async () => {
    upstream.on('silent', () => {})
    const response = await gateway.send({ model: 'quick/silent', messages })
    assert.deepEqual(await errorOf(response), [504, 'api_error', 'upstream_timeout'])
  })

  test('a response that never ends: is a timeout', async () => {
    upstream.on('slow-json', (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{')
    })
    const response = await gateway.send({ model: 'quick/slow-json', messages })
    assert.deepEqual(await errorOf(response), [504, 'api_error', 'upstream_timeout'])
  })

  test('an invalid request: passes with its status and bytes', async () => {
    const body = '{"error": {"message":"bad","type":"invalid_request_error","param":"top_k","code":null} }'
    upstream.on('invalid', (response) =>
      response.writeHead(422, { 'content-type': 'application/json' }).end(body),
    )
    const response = await gateway.send({ model: 'alpha/invalid', messages, stream: true })
    assert.equal(response.status, 422)
    assert.equal(await response.text(), body)
  })

  for (const alias of ['fallback', 'gone-first', 'busy-first', 'silent-first'])
    test(`${alias}: the next model of the alias responds`, async () => {
      upstream.on('broken-first', (response) => response.socket?.destroy())
      upstream.on('limited', (response) => sendJson(response, {}, 429))
      upstream.on('silent', () => {})
      const response = await gateway.send({ model: alias, messages, stream: true })
      assert.equal(response.status, 200)
      assert.match(await response.text(), /"content":"second"/)
    })

  test('an alias with an asterisk: matches by prefix', async () => {
    const response = await gateway.send({ model: 'gpt-4o-mini', messages })
    assert.deepEqual(await response.json(), completion)
    assert.equal(other.requests.at(-1)?.json.model, 'second')
  })
})

describe('failures after the first byte', () => {
  test('reset: the stream ends with an error event and is not retried', async () => {
    upstream.on('breaks-off', (response) => {
      beginStream(response).write(chunk({ content: 'half' }), () => response.socket?.destroy())
    })
    const before = other.requests.length
    const response = await gateway.send({ model: 'broken-late', messages, stream: true })
    const text = await response.text()
    assert.match(text, /"content":"half"/)
    assert.match(text, /data: \{"error":\{.*"code":"upstream_error"/)
    assert.doesNotMatch(text, /\[DONE\]/)
    assert.equal(other.requests.length, before)
  })

  test('reset within an event: the connection breaks off', async () => {
    upstream.on('breaks-event', (response) => {
      beginStream(response).write('data: {"choices":[{"del', () => response.socket?.destroy())
    })
    const response = await gateway.send({ model: 'alpha/breaks-event', messages, stream: true })
    await assert.rejects(response.text())
  })

  test('silence: the stream ends with a timeout', async () => {
    upstream.on('stalls', (response) => {
      beginStream(response).write(chunk({ content: 'half' }))
    })
    const response = await gateway.send({ model: 'quick/stalls', messages, stream: true })
    assert.match(await response.text(), /"code":"upstream_timeout"/)
  })

  test('an endless stream: is cut off after the total time', async () => {
    upstream.on('endless', (response) => {
      beginStream(response)
      const timer = setInterval(() => response.write(chunk({ content: 'again ' })), 20)
      response.once('close', () => clearInterval(timer))
    })
    const response = await gateway.send({ model: 'quick/endless', messages, stream: true })
    assert.match(await response.text(), /"code":"upstream_timeout"/)
  })
})

describe('bytes', () => {
  test('a stream passes unchanged, with any additional fields of its server', async () => {
    const recorded = [
      '\uFEFF: comment\r\n\r\n',
      `data:${JSON.stringify({ choices: null, usage: { prompt_tokens: -1 } })}\r\n\r\n`,
      'data: {"choices":[{"delta":{"content":"ü"}}],"timings":{"n":1},"obfuscation":"xyz"}\n\n',
      'data: not JSON\n\n',
      lastChunk(),
      lastChunk(),
      done,
    ].join('')
    upstream.on('recorded', async (response) => {
      beginStream(response)
      for (const byte of Buffer.from(recorded)) {
        response.write(Buffer.of(byte))
        await new Promise(setImmediate)
      }
      response.end()
    })
    const response = await gateway.send({ model: 'alpha/recorded', messages, stream: true })
    assert.equal(Buffer.from(await response.arrayBuffer()).toString(), recorded)
  })

  test('a request passes unchanged but for the model, also where its name is repeated or escaped', async () => {
    upstream.on('renamed', (response) => sendJson(response, completion))
    const text = (model: string) =>
      `{ "a":{"model":"alpha/renamed"}, "b":"\\"model\\":\\"x\\"", "model" : ${model},"n":1.50,"big":12345678901234567890,\n"mod\\u0065l":${model} , "messages":[{"content":"ü \\ud83d\\ude00"}]}`
    const response = await gateway.send(Buffer.from(text('"alpha/renamed"')))
    assert.equal(response.status, 200)
    assert.equal(upstream.requests.at(-1)?.body.toString(), text('"renamed"'))
  })

  test('credentials: the server replaces those of the client', async () => {
    upstream.on('keys', (response) => sendJson(response, completion))
    await gateway.send({ model: 'alpha/keys', messages })
    const headers = upstream.requestsFor('keys')[0]?.headers
    assert.equal(headers?.authorization, 'Bearer upstream-key')
  })

  test('idempotency keys: two users never share one, though they share the account of the server', async () => {
    upstream.on('idempotent', (response) => sendJson(response, completion))
    const { auth } = gateway.context
    const login = async (name: string) => {
      const user = await auth.createUser({ login: name, role: 'user', plan: 'unlimited' })
      const token = { userId: user.id, kind: 'api-key', plan: 'unlimited', scopes: [] } as const
      return (await auth.issueToken(token)).secret
    }
    const [eve, adam] = [await login('eve'), await login('adam')]
    for (const secret of [eve, eve, adam]) {
      const headers = {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        'idempotency-key': 'order-1',
      }
      await (await gateway.send({ model: 'alpha/idempotent', messages }, { headers })).text()
    }
    const [first, again, other] = upstream
      .requestsFor('idempotent')
      .map(({ headers }) => headers['idempotency-key'])
    assert.equal(first, again)
    assert.notEqual(first, other)
  })

  test('names of models: longer ones than the index of the usage can hold do not exist', async () => {
    const response = await gateway.send({ model: `alpha/${'x'.repeat(201)}`, messages })
    assert.equal(response.status, 404)
    assert.equal((await errorOf(response))[2], 'model_not_found')
  })

  for (const body of [
    '',
    '[]',
    '{"model":"alpha/keys"',
    '{"model":"alpha/keys"}}',
    '{"a" 1}',
    '{"a":{]}',
    'null',
  ])
    test(`a body that is not a JSON object is rejected: ${body}`, async () => {
      const response = await gateway.send(Buffer.from(body))
      assert.ok(response.status >= 400 && response.status < 502, `${response.status}`)
    })
})

describe('usage', () => {
  test('reported by the server: is recorded', async () => {
    upstream.on(
      'counts',
      stream(
        chunk({ content: 'a' }),
        lastChunk(),
        usageChunk({ prompt_tokens: 11, completion_tokens: 7 }, null),
        done,
      ),
    )
    await (await gateway.send({ model: 'alpha/counts', messages, stream: true })).text()
    const usage = await gateway.readUsage('alpha/counts')
    assert.deepEqual([usage?.prompt_tokens, usage?.completion_tokens], [11, 7])
  })

  test('missing or negative: is estimated from the text', async () => {
    upstream.on(
      'negative',
      stream(
        chunk({ content: 'one two three' }),
        lastChunk(),
        usageChunk({ prompt_tokens: -5, completion_tokens: -7 }),
        done,
      ),
    )
    await (await gateway.send({ model: 'alpha/negative', messages, stream: true })).text()
    const usage = await gateway.readUsage('alpha/negative')
    assert.equal(usage?.completion_tokens, 3)
    assert.ok((usage?.prompt_tokens ?? 0) > 0)
  })

  test('of a client that disconnects: is estimated from the streamed text', async () => {
    upstream.on('left', (response) => {
      beginStream(response).write(chunk({ content: 'one two three' }))
    })
    const leave = new AbortController()
    const response = await gateway.send(
      { model: 'alpha/left', messages, stream: true },
      { signal: leave.signal },
    )
    await response.body?.getReader().read()
    leave.abort()
    const usage = await eventually('the usage is recorded', () => gateway.readUsage('alpha/left'))
    assert.equal(usage.completion_tokens, 3)
  })
})

describe('clients that leave', () => {
  test('before the headers: the request to the server is closed', async () => {
    const arrived = Promise.withResolvers<void>()
    upstream.on('waiting', () => arrived.resolve())
    const leave = new AbortController()
    const request = gateway.send({ model: 'alpha/waiting', messages }, { signal: leave.signal })
    await arrived.promise
    leave.abort()
    await assert.rejects(request)
    await eventually('the connection closes', () => upstream.busyConnectionsOf('waiting') === 0)
  })

  test('in the queue: the slot passes to the next client', async () => {
    const first = Promise.withResolvers<() => void>()
    upstream.on('held', (response) => {
      beginStream(response).write(chunk({ content: 'held' }))
      first.resolve(() => response.end(done))
    })
    upstream.on('queued', (response) => sendJson(response, completion))
    const openStream = await gateway.send({ model: 'narrow/held', messages, stream: true })
    const release = await first.promise
    const leave = new AbortController()
    const queued = gateway.send({ model: 'narrow/queued', messages }, { signal: leave.signal })
    const next = gateway.send({ model: 'narrow/queued', messages })
    leave.abort()
    await assert.rejects(queued)
    release()
    await openStream.text()
    assert.equal((await next).status, 200)
  })

  test('many at once: all connections to the server close', async () => {
    let arrivals = 0
    upstream.on('many', (response) => {
      arrivals++
      const timer = setInterval(() => response.write(chunk({ content: 'more '.repeat(50) })), 5)
      response.once('close', () => clearInterval(timer))
      beginStream(response).flushHeaders()
    })
    const leave = new AbortController()
    const readers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const response = await gateway.send(
          { model: 'alpha/many', messages, stream: true },
          { signal: leave.signal },
        )
        const reader = response.body?.getReader()
        await reader?.read()
        return reader
      }),
    )
    assert.equal(arrivals, 30)
    assert.equal(readers.length, 30)
    leave.abort()
    await eventually('all connections close', () => upstream.busyConnectionsOf('many') === 0)
  })

  test('a client that reads slowly: the server is read slowly too', async () => {
    const closedAfter = Promise.withResolvers<number>()
    upstream.on('fast', async (response) => {
      beginStream(response)
      const text = chunk({ content: 'x'.repeat(60_000) })
      let sentChars = 0
      response.once('close', () => closedAfter.resolve(sentChars))
      // The buffers of the sockets between the processes hold some megabytes.
      while (sentChars < 200_000_000 && !response.destroyed) {
        sentChars += text.length
        if (response.write(text)) await new Promise(setImmediate)
        else await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
    })
    const leave = new AbortController()
    const response = await gateway.send(
      { model: 'alpha/fast', messages, stream: true },
      { signal: leave.signal },
    )
    await response.body?.getReader().read()
    const sizes: number[] = []
    await eventually('the server has to wait', () => {
      const size = sizes.unshift(upstream.bytesWritten)
      return size > 5 && sizes[0] === sizes[5]
    })
    leave.abort()
    assert.ok((await closedAfter.promise) < 100_000_000)
  })
})

test('a server that keeps failing: is avoided', async () => {
  upstream.on('broken', (response) => sendJson(response, {}, 500))
  const send = () => gateway.send({ model: 'failing/broken', messages })
  for (let at = 0; at < 5; at++) await send()
  const response = await send()
  assert.ok(Number(response.headers.get('retry-after')) >= 1)
  assert.deepEqual(await errorOf(response), [502, 'api_error', 'upstream_error'])
  assert.equal(upstream.requestsFor('broken').length, 5)
})

test('a circuit breaker: lets one request probe after each pause, which doubles', () => {
  let nowMs = 0
  const breaker = createCircuitBreaker({ now: () => nowMs })
  for (let at = 0; at < 5; at++) breaker.enter()?.('failure')
  assert.equal(breaker.enter(), undefined)
  nowMs = 2_000
  const probe = breaker.enter()
  assert.equal(breaker.enter(), undefined)
  probe?.('failure')
  nowMs = 5_000
  assert.equal(breaker.enter(), undefined)
  nowMs = 6_000
  breaker.enter()?.('unknown')
  breaker.enter()?.('success')
  assert.ok(breaker.enter())
  assert.ok(breaker.enter())
})

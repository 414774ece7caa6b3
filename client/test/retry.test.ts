import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type RetryOptions, withRetry } from '../src/retry.ts'
import { startServer } from './http-server.ts'

interface ErrorResponse {
  status?: number
  headers?: Record<string, string>
}

const at = Date.UTC(2026, 0, 2, 3, 4, 5)

/** A server that sends the error responses and then succeeds, and a client that records waits instead of sleeping. */
async function start(errors: ErrorResponse[], options: RetryOptions = {}) {
  const { url, requests } = await startServer((_, response) => {
    const error = errors[requests.length - 1]
    // Node would add the real date.
    response.sendDate = false
    response.writeHead(error ? (error.status ?? 429) : 200, error?.headers ?? {}).end(error ? 'no' : 'yes')
  })
  const waits: number[] = []
  const send = withRetry(fetch, {
    now: () => at,
    sleep: async (delayMs) => void waits.push(delayMs),
    ...options,
  })
  return { requests, waits, request: (init?: RequestInit) => send(new Request(url, init)) }
}

test('retry: supports each rate limit header', async () => {
  const inSeconds = (seconds: number) => String(at / 1000 + seconds)
  const forms: [ErrorResponse, number][] = [
    [{ headers: { 'retry-after': '7' } }, 7000],
    [{ headers: { 'retry-after': '0' } }, 0],
    [{ headers: { 'retry-after': 'Fri, 02 Jan 2026 03:04:15 GMT' } }, 10_000],
    [{ headers: { 'retry-after': 'Fri, 02 Jan 2026 03:00:00 GMT' } }, 0],
    [{ headers: { 'retry-after': '1', 'retry-after-ms': '120' } }, 120],
    [{ headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(30) } }, 30_000],
    [{ headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '45' } }, 45_000],
    [{ headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '12' } }, 12_000],
    [{ headers: { ratelimit: 'limit=60, remaining=0, reset=8' } }, 8000],
    [{ headers: { ratelimit: '"minute, each";r=0;t=9, "hour";r=5;t=3600' } }, 9000],
    [{ headers: { ratelimit: '"minute";r=0;t=9, "hour";r=0;t=60' } }, 60_000],
    [{ status: 503, headers: { 'retry-after': '2' } }, 2000],
    [{ status: 403, headers: { 'retry-after': '3', 'x-ratelimit-reset': inSeconds(3600) } }, 3000],
    [{ status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inSeconds(4) } }, 4000],
  ]
  for (const [error, expectedMs] of forms) {
    const { request, waits, requests } = await start([error])
    const response = await request()
    assert.equal(await response.text(), 'yes')
    assert.deepEqual(waits, [expectedMs], JSON.stringify(error))
    assert.equal(requests.length, 2)
  }
})

test('retry: absolute times use the clock of the server', async () => {
  const date = 'Thu, 01 Jan 2099 00:00:00 GMT'
  const reset = String(Date.parse(date) / 1000 + 20)
  const { request, waits } = await start([
    { headers: { date, 'retry-after': 'Thu, 01 Jan 2099 00:00:10 GMT' } },
    { headers: { date, 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset } },
  ])
  await request()
  assert.deepEqual(waits, [10_000, 20_000])
})

test('retry: without a valid header, backs off exponentially from one second', async () => {
  const withoutLimits: ErrorResponse[] = [
    {},
    { headers: { 'retry-after': 'soon 1' } },
    { headers: { 'retry-after': '-1' } },
    { status: 503, headers: { 'x-ratelimit-remaining': '4999', 'x-ratelimit-reset': '3000' } },
    { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at / 1000 - 5) } },
  ]
  const { request, waits } = await start(withoutLimits, { maxWaits: 5 })
  assert.equal((await request()).status, 200)
  assert.equal(waits.length, 5)
  for (const [index, waitMs] of waits.entries()) {
    assert.ok(waitMs >= 1000 * 2 ** index && waitMs <= 1500 * 2 ** index, `${waitMs}`)
  }
})

test('retry: final errors are returned immediately', async () => {
  const final: ErrorResponse[] = [
    { status: 403 },
    { status: 403, headers: { 'x-ratelimit-remaining': '10', 'x-ratelimit-reset': '20' } },
    { status: 404, headers: { 'retry-after': '1' } },
    { status: 500 },
    { status: 429, headers: { 'retry-after': '1', 'x-should-retry': 'false' } },
  ]
  for (const error of final) {
    const { request, waits } = await start([error])
    const response = await request()
    assert.equal(response.status, error.status)
    assert.equal(await response.text(), 'no')
    assert.deepEqual(waits, [])
  }
})

test('retry: stops after maxWaits, or before exceeding maxTotalMs', async () => {
  const errors = Array.from({ length: 9 }, () => ({ headers: { 'retry-after': '10' } }))
  const few = await start(errors, { maxWaits: 2 })
  const rejected = await few.request()
  assert.equal(`${rejected.status} ${await rejected.text()}`, '429 no')
  assert.deepEqual(few.waits, [10_000, 10_000])
  const short = await start(errors, { maxTotalMs: 25_000, maxWaits: 9 })
  assert.equal((await short.request()).status, 429)
  assert.deepEqual(short.waits, [10_000, 10_000])
  const none = await start([{ headers: { 'retry-after': '3600' } }])
  assert.equal((await none.request()).status, 429)
  assert.deepEqual(none.waits, [])
})

test('retry: only idempotent methods by default', async () => {
  const error = { headers: { 'retry-after': '1' } }
  for (const [method, options, times] of [
    ['POST', {}, 1],
    ['PATCH', {}, 1],
    ['PUT', {}, 2],
    ['DELETE', {}, 2],
    ['POST', { methods: ['POST'] }, 2],
    ['GET', { methods: ['POST'] }, 1],
  ] as const) {
    const { request, requests } = await start([error], options)
    const body = method === 'GET' ? null : 'the body'
    await request({ method, body })
    assert.deepEqual(
      requests.map((one) => one.body),
      Array(times).fill(body ?? ''),
      method,
    )
  }
})

test('retry: onWait gets a readable response before each wait', async () => {
  const waitNotes: string[] = []
  const bodies: Promise<string>[] = []
  const errors = [{ headers: { 'retry-after': '1' } }, { status: 503, headers: { 'retry-after': '2' } }]
  const { request, waits } = await start(errors, {
    onWait({ waitMs, attempt, response }) {
      waitNotes.push(`${attempt}: ${response.status} ${waitMs} ${waits.length}`)
      bodies.push(response.text())
    },
  })
  assert.equal((await request()).status, 200)
  assert.deepEqual(waitNotes, ['1: 429 1000 0', '2: 503 2000 1'])
  assert.deepEqual(await Promise.all(bodies), ['no', 'no'])
})

test('retry: waits in real time, and a signal aborts the wait', async () => {
  const { url, requests } = await startServer((_, response) => {
    const headers: Record<string, string> =
      requests.length === 1 ? { 'retry-after-ms': '5' } : { 'retry-after': '60' }
    response.writeHead(requests.length === 2 ? 200 : 429, headers).end()
  })
  const stop = new AbortController()
  const send = withRetry(fetch, { onWait: () => requests.length > 1 && stop.abort(new Error('enough')) })
  assert.equal((await send(new Request(url))).status, 200)
  await assert.rejects(send(new Request(url, { signal: stop.signal })), /enough/)

  const late = new AbortController()
  const patient = withRetry(fetch, {
    onWait: () => void setImmediate(() => late.abort(new Error('late'))),
  })
  await assert.rejects(patient(new Request(url, { signal: late.signal })), /late/)
  assert.equal(requests.length, 4)
})

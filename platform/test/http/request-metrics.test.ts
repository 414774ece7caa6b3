import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serveApp, until } from './sample-app.ts'

const counts = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/^octavo_request_seconds_count\{service="sample",(.*)\} (\d+)$/gm)].map(
      ([, labels = '', count]) => [labels, Number(count)],
    ),
  )

test('request metrics are recorded by method, route and status', async (t) => {
  const { url, metrics, inFlight } = await serveApp(t, (app) => {
    app.get('/things/:id', (_request, reply) => reply.code(200).send('thing'))
    app.post('/things', (_request, reply) => reply.code(201).send('made'))
    app.get('/failing', () => Promise.reject(new Error('no')))
  })
  for (const path of ['/things/1', '/things/2', '/failing', '/none', '/things/%ff']) await fetch(url + path)
  await fetch(`${url}/things/3`, { method: 'HEAD' })
  await fetch(`${url}/things`, { method: 'POST' })
  await fetch(`${url}/things`, { method: 'PUT' })
  await until(() => inFlight() === 0)
  assert.deepEqual(counts(metrics.render()), {
    'method="GET",route="/things/:id",status="200"': 2,
    'method="HEAD",route="/things/:id",status="200"': 1,
    'method="POST",route="/things",status="201"': 1,
    'method="GET",route="/failing",status="500"': 1,
    'method="GET",route="unmatched",status="404"': 1,
    'method="GET",route="unmatched",status="400"': 1,
    'method="PUT",route="unmatched",status="405"': 1,
  })
})

test('request metrics of unknown URLs and methods have few series', async (t) => {
  const { url, metrics, inFlight } = await serveApp(t, (app) => {
    app.get('/things/:id', () => 'thing')
  })
  const methods = ['GET', 'PROPFIND', 'M-SEARCH', 'LINK', 'PURGE', 'REBIND', 'OPTIONS']
  for (let count = 0; count < 70; count++) {
    const method = methods[count % methods.length] ?? 'GET'
    await fetch(`${url}/${count % 2 ? 'things' : 'none'}/${count}?${count}`, { method })
  }
  await until(() => inFlight() === 0)
  const series = counts(metrics.render())
  assert.deepEqual(Object.keys(series).sort(), [
    'method="GET",route="/things/:id",status="200"',
    'method="GET",route="unmatched",status="404"',
    'method="OPTIONS",route="unmatched",status="204"',
    'method="OPTIONS",route="unmatched",status="404"',
    'method="other",route="unmatched",status="404"',
    'method="other",route="unmatched",status="405"',
  ])
  assert.equal(
    Object.values(series).reduce((sum, count) => sum + count),
    70,
  )
})

test('request metrics distinguish clients that disconnected', async (t) => {
  const { url, metrics, inFlight } = await serveApp(t, (app) => {
    app.get('/held', () => new Promise(() => {}))
  })
  const controller = new AbortController()
  const response = assert.rejects(fetch(`${url}/held`, { signal: controller.signal }))
  await until(() => inFlight() === 1)
  controller.abort()
  await response
  await until(() => inFlight() === 0)
  assert.deepEqual(counts(metrics.render()), { 'method="GET",route="/held",status="499"': 1 })
})

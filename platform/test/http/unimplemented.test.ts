import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchUnimplemented } from '../../src/http/unimplemented.ts'
import { serveApp } from './sample-app.ts'

test('an operation that is not implemented returns the dialect’s error, and is logged once', async (t) => {
  const findUnimplemented = matchUnimplemented(['/things/{id}/parts', '/{name}.json', 'PUT /things'])
  const { url, logged } = await serveApp(t, (app) => app.get('/things/:id/parts/here', () => 'found'), {
    findUnimplemented,
  })
  const send = async (path: string, method = 'GET') => {
    const { status, headers } = await fetch(url + path, { method })
    return [status, headers.get('octavo-unimplemented')]
  }
  for (const path of ['/things/1/parts', '/things/2/parts?x', '/%74hings/3/parts/4', '/x.json'])
    assert.deepEqual(await send(path), [501, 'true'], path)
  assert.deepEqual(await send('/things/1/parts', 'POST'), [501, 'true'])
  assert.deepEqual(await send('/things/1', 'PUT'), [501, 'true'])
  assert.deepEqual(await send('/things/1'), [404, null])
  assert.deepEqual(await send('/things/1/parts/here'), [200, null])
  for (const path of ['/things/1/partsy', '/things/parts', '/a/things/1/parts', '/xjson'])
    assert.deepEqual(await send(path), [404, null], path)
  assert.deepEqual(
    logged.map((line) => `${line.method} ${line.route}`),
    ['GET /things/{id}/parts', 'GET /{name}.json', 'POST /things/{id}/parts', 'PUT /things'],
  )
})

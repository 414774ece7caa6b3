import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serveApp } from './sample-app.ts'

const hsts = 'max-age=31536000'
const overTls = { 'x-forwarded-proto': 'https' }

async function headersOf(t: Parameters<typeof serveApp>[0], options: Parameters<typeof serveApp>[2]) {
  const { url } = await serveApp(t, (app) => app.get('/', () => 'found'), options)
  const read = async (path: string, headers?: Record<string, string>) => {
    const response = await fetch(url + path, { ...(headers && { headers }) })
    return response.headers.get('strict-transport-security')
  }
  return [await read('/'), await read('/', overTls), await read('/none', overTls)]
}

test('HSTS is sent over TLS only, as a trusted proxy reports it, and only where it is configured', async (t) => {
  const trustedProxies = ['127.0.0.1']
  assert.deepEqual(await headersOf(t, { trustedProxies, hsts }), [null, hsts, hsts])
  assert.deepEqual(await headersOf(t, { trustedProxies }), [null, null, null])
  // Any client can send a proxy header.
  assert.deepEqual(await headersOf(t, { hsts }), [null, null, null])
})

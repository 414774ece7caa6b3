import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCatalogue } from './service.ts'

test('unimplemented resources return a JSON:API error', async () => {
  const { url } = await startCatalogue()
  for (const path of ['/library-entries', '/api/edge/dramas/1', '/api/edge/%66ollows?page[limit]=1']) {
    const response = await fetch(url + path)
    const { errors } = await response.json()
    assert.equal(response.status, 501, path)
    assert.equal(errors[0].detail, 'This operation is not implemented.')
    assert.equal(response.headers.get('octavo-unimplemented'), 'true')
  }
})

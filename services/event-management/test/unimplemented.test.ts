import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEvents } from './service.ts'

test('An operation that is not implemented says so in the error format of the service', async () => {
  const { as } = await startEvents()
  const ada = await as('ada')
  for (const path of ['/users/me/contact_lists/', '/v3//users/1/contact_lists/2/', '/%63ontact_lists/1/']) {
    const { status, json, headers } = await ada.get(path)
    assert.deepEqual([status, json.error], [501, 'UNSUPPORTED_OPERATION'], path)
    assert.equal(json.error_description, 'This operation is not implemented.')
    assert.equal(headers.get('octavo-unimplemented'), 'true', path)
  }
  assert.equal((await ada.get('/users/me/nonsense/')).headers.get('octavo-unimplemented'), null)
})

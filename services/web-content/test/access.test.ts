import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWebContent } from './service.ts'

const { call } = await startWebContent()

test('an unknown path gets an error in the format of the service', async () => {
  const { status, json } = await call('/nothing')
  assert.equal(status, 404)
  assert.equal(json.code, 'not_found')
  assert.equal(typeof json.request_id, 'string')
})

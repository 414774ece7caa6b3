import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeHosting } from './service.ts'

test('an unknown route returns 404 with the headers of all responses', async () => {
  const { anonymous } = await startCodeHosting()
  const { status, json, headers } = await anonymous('GET', '/api/v3/no-such-thing')
  assert.equal(status, 404)
  assert.equal(json.message, 'Not Found')
  assert.equal(headers.get('x-github-enterprise-version'), '3.19.0')
})

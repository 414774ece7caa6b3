import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchPath } from '../src/path.ts'

test('path: names take their parts, decoded', () => {
  assert.deepEqual(matchPath('/explorer/:service/:operation', '/explorer/photo/get%20it'), {
    service: 'photo',
    operation: 'get it',
  })
})

test('path: a trailing slash makes no difference, a missing or further part does', () => {
  assert.deepEqual(matchPath('/tokens', '/tokens/'), {})
  assert.deepEqual(matchPath('/', '/'), {})
  assert.equal(matchPath('/explorer/:service', '/explorer'), undefined)
  assert.equal(matchPath('/explorer/:service', '/explorer/a/b'), undefined)
})

test('path: a broken escape is taken as it stands', () => {
  assert.deepEqual(matchPath('/:name', '/%E0%A4%A'), { name: '%E0%A4%A' })
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchPath } from '../src/path.ts'

test('path: parameters are decoded', () => {
  assert.deepEqual(matchPath('/explorer/:service/:operation', '/explorer/photo/get%20it'), {
    service: 'photo',
    operation: 'get it',
  })
})

test('path: ignores a trailing slash, but not missing or extra segments', () => {
  assert.deepEqual(matchPath('/tokens', '/tokens/'), {})
  assert.deepEqual(matchPath('/', '/'), {})
  assert.equal(matchPath('/explorer/:service', '/explorer'), undefined)
  assert.equal(matchPath('/explorer/:service', '/explorer/a/b'), undefined)
})

test('path: an invalid escape is left unchanged', () => {
  assert.deepEqual(matchPath('/:name', '/%E0%A4%A'), { name: '%E0%A4%A' })
})

test('path: a * parameter matches a non-empty rest', () => {
  assert.deepEqual(matchPath('/:repo/blob/:ref/*path', '/a/blob/feature%2Fx/src/b%20c.ts'), {
    repo: 'a',
    ref: 'feature/x',
    path: 'src/b c.ts',
  })
  assert.equal(matchPath('/:repo/blob/:ref/*path', '/a/blob/main'), undefined)
})

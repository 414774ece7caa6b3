import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Description, listOperations, matchOperation, resolveSchema } from '../src/api/openapi.ts'

const description: Description = {
  info: { title: 'Letters', version: 'v1' },
  paths: {
    '/letters/{id}': { get: { operationId: 'getLetter' }, delete: { operationId: 'deleteLetter' } },
    '/letters/drafts': { get: { operationId: 'listDrafts', tags: ['Drafts'] } },
    '/v2/letters': { post: {} },
    '/letters/{id}/files/{path}/': { get: { operationId: 'letters/get-file' } },
  },
  components: { schemas: { Letter: { type: 'object' } } },
}
const operations = listOperations(description)

test('openapi: every method of every path is an operation, grouped by tag or version', () => {
  assert.deepEqual(
    operations.map(({ id, method, group }) => [id, method, group]),
    [
      ['getLetter', 'GET', ''],
      ['deleteLetter', 'DELETE', ''],
      ['listDrafts', 'GET', 'Drafts'],
      ['post-v2-letters', 'POST', '/v2'],
      ['letters/get-file', 'GET', ''],
    ],
  )
})

test('openapi: a path finds the most specific operation', () => {
  assert.deepEqual(matchOperation(operations, 'GET', '/letters/a%20b')?.params, { id: 'a b' })
  assert.equal(matchOperation(operations, 'GET', '/letters/drafts')?.operation.id, 'listDrafts')
  assert.equal(matchOperation(operations, 'GET', '/letters/{id}')?.operation.id, 'getLetter')
  assert.equal(matchOperation(operations, 'PUT', '/letters/1'), undefined)
})

test('openapi: a path matches with trailing slash, and with slashes in the last parameter', () => {
  for (const path of [
    '/letters/1/files/a%2Fb.txt',
    '/letters/1/files/a/b.txt',
    '/letters/1/files/a/b.txt/',
  ]) {
    const { operation, params } = matchOperation(operations, 'GET', path) ?? {}
    assert.deepEqual([operation?.id, params], ['letters/get-file', { id: '1', path: 'a/b.txt' }], path)
  }
})

test('openapi: a path with an invalid escape matches', () => {
  assert.deepEqual(matchOperation(operations, 'GET', '/letters/%E0')?.params, { id: '%E0' })
})

test('openapi: a $ref is resolved', () => {
  assert.deepEqual(resolveSchema({ $ref: '#/components/schemas/Letter' }, description), { type: 'object' })
  assert.deepEqual(resolveSchema(undefined, description), {})
})

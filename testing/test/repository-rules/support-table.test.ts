import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import {
  operationKey,
  parseSupport,
  readPublishedOperations,
  readRouteKeys,
} from '../../src/support-table.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test('SUPPORT.md of code-hosting lists exactly the implemented operations', () => {
  const routes = readRouteKeys(JSON.parse(read('services/code-hosting/openapi.json')))
  const expected = readPublishedOperations(read('node_modules/@octokit/openapi-types/types.d.ts')).map(
    ({ id, method, path }) => `${id} ${routes.has(operationKey(method, path))}`,
  )
  assert.ok(expected.length > 1_000)
  const actual = parseSupport(read('services/code-hosting/SUPPORT.md')).map(
    ({ id, isImplemented }) => `${id} ${isImplemented}`,
  )
  assert.deepEqual(actual.sort(), expected.sort(), 'run: node testing/generate-support.ts --without-tests')
})

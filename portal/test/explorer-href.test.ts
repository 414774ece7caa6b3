import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from 'node:test'
import { listOperations } from '../src/api/openapi.ts'
import { callHref, explorerHref, operationRoute, unknownOperation } from '../src/calls/explorer-href.ts'
import { matchPath } from '../src/path.ts'

const root = join(import.meta.dirname, '../..')
const descriptions = globSync('services/*/openapi.json', { cwd: root }).map((file) => ({
  service: basename(dirname(file)),
  operations: listOperations(JSON.parse(readFileSync(join(root, file), 'utf8'))),
}))

/** Parses a URL like the router. */
function parse(href: string) {
  const url = new URL(href, 'http://127.0.0.1')
  return { params: matchPath(operationRoute, url.pathname), query: [...url.searchParams] }
}

test('explorer links: each operation has a unique link', () => {
  assert.ok(descriptions.length >= 5)
  for (const { service, operations } of descriptions) {
    const links = operations.map(({ id }) => explorerHref(service, id))
    assert.equal(new Set(links).size, operations.length, service)
    for (const [index, { id }] of operations.entries()) {
      assert.notEqual(id, unknownOperation)
      assert.deepEqual(parse(links[index] ?? '').params, { service, operation: id })
    }
  }
})

test('explorer links: ids with special characters survive', () => {
  for (const id of ['meta/get', 'a b', 'a?b#c', '100%', 'a%2Fb', 'ü/ö', 'a&b=c+d']) {
    const query = [
      ['code', 'a/b?c&d'],
      ['code', '#'],
    ] as const
    const { params, query: parsed } = parse(
      explorerHref(
        'letters',
        id,
        query.map(([...pair]) => pair),
      ),
    )
    assert.deepEqual(params, { service: 'letters', operation: id })
    assert.deepEqual(parsed, query)
  }
})

test('explorer links: a request is named by method and template', () => {
  const call = { service: 'letters', baseUrl: '', method: 'PUT', template: '/letters/{id}', headers: {} }
  const { params, query } = parse(callHref({ ...call, path: { id: 'a/b' }, query: [['x', '&']] }))
  assert.deepEqual(params, { service: 'letters', operation: unknownOperation })
  assert.deepEqual(query, [
    ['call', 'PUT /letters/{id}'],
    ['id', 'a/b'],
    ['x', '&'],
  ])
})

test('explorer links: a body is linked if it is short and has no secrets', () => {
  const call = { service: 'letters', baseUrl: '', method: 'PUT', template: '/letters', headers: {} }
  const bodyOf = (body: string) =>
    parse(callHref({ ...call, path: {}, query: [], body })).query.find(([name]) => name === 'body')?.[1]
  assert.equal(bodyOf('{"text":"a"}'), '{"text":"a"}')
  assert.equal(bodyOf('{"password":"a"}'), undefined)
  assert.equal(bodyOf(JSON.stringify('x'.repeat(3_000))), undefined)
})

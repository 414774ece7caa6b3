import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untyped } from '@octavo/testing/untyped.ts'
import { Octokit } from '@octokit/rest'
import { routeAddress } from '../src/wire/mounts.ts'
import { findUnimplemented } from '../src/wire/unimplemented.ts'
import { startCodeHosting } from './service.ts'

const { anonymous, as, describe } = await startCodeHosting()

/** All operations that Octokit has methods for. */
function listOperations(): { method: string; path: string }[] {
  const { rest } = new Octokit() as { rest: object }
  return Object.values(rest).flatMap((scope: object) =>
    Object.keys(scope).flatMap((name) => {
      const { method, url } = untyped(scope)[name].endpoint.DEFAULTS
      return [{ method, path: url.replace(/\{\?[^}]*\}/g, '').replace(/\{[^}]*\}/g, '1') }]
    }),
  )
}

const routes = Object.entries(untyped(describe().paths)).flatMap(([path, operations]) =>
  Object.keys(untyped(operations)).map((method) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{rest\}$/, '.*').replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
)

function isRouted(method: string, path: string): boolean {
  const inside = routeAddress(path)
  return routes.some((route) => route.method === method && route.pattern.test(inside))
}

test('every Octokit operation is implemented or reported as unimplemented', () => {
  const operations = listOperations()
  assert.ok(operations.length > 900)
  const missing = operations
    .filter(({ method, path }) => !isRouted(method, path) && !findUnimplemented(method, routeAddress(path)))
    .map(({ method, path }) => `${method} ${path}`)
  assert.deepEqual([...new Set(missing)].sort(), [])
})

test('unimplemented operations return 404 with a message', async () => {
  const ada = await as('ada')
  for (const [method, path] of [
    ['GET', '/repos/ada/any/projects'],
    ['POST', '/api/v3/repos/ada/any/projects'],
    ['GET', '/orgs/any/campaigns'],
    ['GET', '/user/packages'],
    ['GET', '/%65nterprises/1'],
    ['DELETE', '/orgs/any'],
  ] as const) {
    const { status, json, headers } = await ada(method, path, method === 'POST' ? {} : undefined)
    assert.equal(status, 404, path)
    assert.equal(json.message, 'This operation is not implemented.', path)
    assert.equal(headers.get('octavo-unimplemented'), 'true', path)
  }
})

test('unknown routes are plain 404s', async () => {
  for (const path of [
    '/nonsense',
    '/repos/ada/any/nonsense',
    '/searching',
    '/user/nonsense',
    '/repos/a/pulls',
  ]) {
    const { status, headers } = await anonymous('GET', path)
    assert.equal(status, 404)
    assert.equal(headers.get('octavo-unimplemented'), null, path)
  }
})

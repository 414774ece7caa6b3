import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageRoute } from '../src/pages/page-addresses.ts'

const reader = { accept: 'text/html,*/*;q=0.8', host: 'hosting.test' }

test('a path that starts with a login is a page', () => {
  const cases: [string, string][] = [
    ['/ana', '/_pages/ana'],
    ['/ana/', '/_pages/ana'],
    ['/ana?tab=stars', '/_pages/ana?tab=stars'],
    ['/ana/sea/tree/feat/x/src', '/_pages/ana/sea/tree/feat/x/src'],
    ['/ana/raw', '/_pages/ana/raw'],
    ['/ana/sea/issues/1?page=2', '/_pages/ana/sea/issues/1?page=2'],
    ['/ghost', '/_pages/ghost'],
    ['/deleted-7', '/_pages/deleted-7'],
  ]
  for (const [address, route] of cases) assert.equal(pageRoute(address, reader), route)
  const slashes = '/'.repeat(2_000_000)
  assert.equal(pageRoute(`/ana${slashes}sea`, reader), `/_pages/ana${slashes}sea`)
})

test('paths of the API, git and raw files are never pages', () => {
  const paths = [
    '/repos/ana/sea',
    '/repos/ana',
    '/users/ana',
    '/orgs/tide',
    '/orgs/tide/teams',
    '/search/code',
    '/zen',
    '/api/v3',
    '/api/v3/ana',
    '/api/v3/ana/sea',
    '/api/uploads/x',
    '/_avatars/1',
    '/favicon.ico',
    '/.env',
    '/ana/sea/info/refs?service=git-upload-pack',
    '/ana/sea.git/git-receive-pack',
    '/ana/sea/raw/main/a',
    '/ana/sea/archive/main.zip',
    '/settings/tokens',
    '/-ana',
    '/a--b',
    '//ana',
  ]
  for (const path of paths) assert.equal(pageRoute(path, reader), undefined, path)
})

test('a path of both API and pages is a page for browsers', () => {
  for (const path of [
    '/',
    '/orgs/tide/teams/keepers',
    '/organizations/tide/settings/rules/1',
    '/apps/lint',
  ]) {
    assert.equal(pageRoute(path, reader), `/_pages${path}`)
    assert.equal(pageRoute(path, { accept: '*/*' }), undefined)
    assert.equal(pageRoute(path, {}), undefined)
  }
})

test('API-only paths have no pages, and pages have one URL', () => {
  assert.equal(pageRoute('/ana/sea', { ...reader, host: 'api.hosting.test' }), undefined)
  assert.equal(pageRoute('/_pages/ana', reader), '/_')
})

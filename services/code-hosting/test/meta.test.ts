import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeHosting } from './service.ts'

const { as, anonymous, call, url } = await startCodeHosting()

test('the root names thirty-three places, each below the address that was used', async () => {
  const { status, json } = await anonymous('GET', '/api/v3')
  assert.equal(status, 200)
  assert.equal(Object.keys(json).length, 33)
  for (const address of Object.values<string>(json)) assert.ok(address.startsWith(`${url}/`), address)
  assert.equal((await anonymous('HEAD', '/')).headers.get('x-github-enterprise-version'), '3.19.0')
})

test('what is left of the limit is told for nothing, and is what other answers say', async () => {
  const ada = await as('ada')
  const { headers } = await ada('GET', '/user')
  for (const _ of [1, 2]) {
    const { json } = await ada('GET', '/rate_limit')
    assert.equal(json.resources.core.limit, 5000)
    assert.equal(String(json.resources.core.remaining), headers.get('x-ratelimit-remaining'))
    assert.equal(String(json.resources.core.reset), headers.get('x-ratelimit-reset'))
    assert.deepEqual(json.rate, json.resources.core)
  }
  assert.equal((await anonymous('GET', '/rate_limit')).json.resources.core.limit, 60)
})

test('a newer version leaves out what it no longer has, and an unknown one is refused', async () => {
  const ada = await as('ada')
  const newer = { 'x-github-api-version': '2026-03-10' }
  const { json: limits, headers } = await ada('GET', '/rate_limit', undefined, newer)
  assert.equal('rate' in limits, false)
  assert.equal(headers.get('x-github-api-version-selected'), '2026-03-10')
  assert.equal('authorizations_url' in (await ada('GET', '/', undefined, newer)).json, false)
  assert.equal((await ada('GET', '/', undefined, { 'x-github-api-version': '2020-01-01' })).status, 400)
  assert.deepEqual((await anonymous('GET', '/versions')).json, ['2026-03-10', '2022-11-28'])
})

test('texts and pictures come as what they are', async () => {
  const zen = await anonymous('GET', '/zen')
  assert.match(zen.headers.get('content-type') ?? '', /^text\/plain/)
  assert.ok(zen.text.length > 5)
  assert.match((await anonymous('GET', '/octocat?s=folded%20paper')).text, /\| folded paper \|/)
  const { json: emojis } = await anonymous('GET', '/emojis')
  const picture = await call(emojis.heart.slice(url.length))
  assert.equal(picture.headers.get('content-type'), 'image/svg+xml')
  assert.match(picture.text, /❤️/)
  assert.equal((await call('/_emojis/41')).status, 404)
})

test('a picture of an account is always the same, and another for each', async () => {
  const ada = await as('ada')
  const { json } = await ada('GET', '/user')
  const path = json.avatar_url.slice(url.length)
  const [first, again] = [await call(path), await call(`${path}&s=64`)]
  assert.equal(first.headers.get('content-type'), 'image/svg+xml')
  assert.match(first.headers.get('cache-control') ?? '', /immutable/)
  assert.equal(again.text, first.text.replaceAll('"460"', '"64"'))
  assert.notEqual((await call('/_avatars/4711')).text, first.text)
  for (const id of ['x', '-1', '1e3', '9'.repeat(16)])
    assert.equal((await call(`/_avatars/${id}`)).status, 404)
})

test('licenses and templates are listed, and shown with their texts', async () => {
  const { json: list } = await anonymous('GET', '/licenses?per_page=100')
  const { json: mit } = await anonymous('GET', '/licenses/MIT')
  assert.equal(mit.key, 'mit')
  assert.match(mit.body, /\[year\] \[fullname\]/)
  assert.match(
    (await anonymous('GET', '/licenses/gpl-3.0')).json.body,
    /^ *GNU GENERAL PUBLIC LICENSE\n *Version 3/,
  )
  for (const { key } of list) {
    const { json } = await anonymous('GET', `/licenses/${key}`)
    assert.ok(json.body.length > 500, key)
    assert.notEqual(json.description, '', key)
  }
  assert.equal((await anonymous('GET', '/licenses/nonsense')).status, 404)
  const { json: names } = await anonymous('GET', '/gitignore/templates')
  assert.ok(names.includes('C++'))
  assert.match((await anonymous('GET', '/gitignore/templates/C%2B%2B')).json.source, /CMake/)
  const raw = { accept: 'application/vnd.github.raw' }
  assert.match((await anonymous('GET', '/gitignore/templates/Node', undefined, raw)).text, /^# Installed/)
  for (const name of ['node', '..%2F..%2Fpackage', 'x'])
    assert.equal((await anonymous('GET', `/gitignore/templates/${name}`)).status, 404)
})

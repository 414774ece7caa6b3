import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startCodeHosting } from './service.ts'

const app = await startCodeHosting()
const ada = await app.as('ada')

/** As sent by `curl -d` and by clients without a content type. */
const types = ['application/x-www-form-urlencoded', 'application/vnd.github+json', 'text/plain;charset=UTF-8']

for (const type of types) {
  test(`a body of type ${type} is parsed as JSON`, async () => {
    const name = type.replace(/\W/g, '-')
    const repository = await ada('POST', '/user/repos', { name }, { 'content-type': type })
    assert.equal(repository.status, 201, repository.text)
    assert.equal(repository.json.name, name)
    const broken = await app.call('/user/repos', {
      method: 'POST',
      headers: { 'user-agent': 'test', authorization: `token ${ada.token}`, 'content-type': type },
      body: 'name=form',
    })
    assert.equal(broken.status, 400)
    assert.equal(broken.json.message, 'Problems parsing JSON')
  })
}

test('a missing body and null count as an empty object', async () => {
  const missing = await ada('POST', '/user/repos')
  assert.equal(missing.status, 422)
  assert.match(missing.json.message, /"name" wasn't supplied/)
  const bob = await app.as('bob')
  await ada('POST', '/user/repos', { name: 'source', auto_init: true })
  assert.equal((await bob('POST', '/repos/ada/source/forks')).status, 202)
  assert.equal((await bob('PUT', '/repos/ada/source/subscription', null)).json.subscribed, true)
})

test('only bodies with files can be large', async () => {
  await ada('POST', '/user/repos', { name: 'sizes' })
  const text = 'x'.repeat(5 * 1024 * 1024)
  const file = { message: 'Add a file', content: btoa(text) }
  assert.equal((await ada('PUT', '/repos/ada/sizes/contents/large.txt', file)).status, 201)
  assert.equal((await ada('POST', '/repos/ada/sizes/issues', { title: 'One', body: text })).status, 413)
})

test('lists that no request needs are refused before they are checked', async () => {
  await ada('POST', '/user/repos', { name: 'lists', auto_init: true })
  await ada('POST', '/repos/ada/lists/issues', { title: 'One' })
  const names = Array.from({ length: 40_000 }, (_, at) => `name-${at}`)
  for (const [path, body] of [
    ['/repos/ada/lists/issues', { title: 'Two', assignees: names }],
    ['/repos/ada/lists/issues/1/assignees', { assignees: names }],
    ['/repos/ada/lists/issues/1/labels', { labels: names }],
    ['/repos/ada/lists/issues/1/labels', names],
    ['/repos/ada/lists/hooks', { events: names, config: { url: 'http://127.0.0.1:9' } }],
    ['/user/emails', names.map((name) => `${name}@example.org`)],
  ] as const)
    assert.equal((await ada('POST', path, body)).status, 422, path)
})

test('texts that lists repeat have a maximum length', async () => {
  await ada('POST', '/user/repos', { name: 'texts', auto_init: true })
  const { json: commit } = await ada('GET', '/repos/ada/texts/commits/main')
  const text = 'x'.repeat(70_000)
  const url = `http://127.0.0.1:9/${text}`
  for (const [path, body] of [
    ['/repos/ada/texts/keys', { title: text, key: 'ssh-rsa AAAA' }],
    ['/repos/ada/texts/milestones', { title: 'One', description: text }],
    [`/repos/ada/texts/commits/${commit.sha}/comments`, { body: 'a', path: text }],
    ['/repos/ada/texts/hooks', { config: { url } }],
    ['/repos/ada/texts/hooks', { config: { url: 'http://127.0.0.1:9', secret: text } }],
  ] as const) {
    const { status, text: reply } = await ada('POST', path, body)
    assert.equal(status, 422, path)
    assert.match(reply, /characters|length|anyOf/, path)
  }
  const file = { message: 'm'.repeat(60_000), content: btoa('x') }
  assert.equal((await ada('PUT', '/repos/ada/texts/contents/x.txt', file)).status, 201)
  const { json: events } = await ada('GET', '/repos/ada/texts/events')
  const push = events.find(({ type }: { type: string }) => type === 'PushEvent')
  assert.equal(push.payload.commits[0].message.length, 1_024)
})

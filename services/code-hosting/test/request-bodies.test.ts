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

test('a missing body counts as an empty object', async () => {
  const missing = await ada('POST', '/user/repos')
  assert.equal(missing.status, 422)
  assert.match(missing.json.message, /"name" wasn't supplied/)
  const bob = await app.as('bob')
  await ada('POST', '/user/repos', { name: 'source', auto_init: true })
  assert.equal((await bob('POST', '/repos/ada/source/forks')).status, 202)
})

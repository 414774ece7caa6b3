import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startEvents } from './service.ts'

const service = await startEvents()
const { as, call } = service
const ada = await as('ada')

const ask = (token: string, path: string) => call(path, { headers: { authorization: `Bearer ${token}` } })

test('A private token has all permissions of its user, and a public one reads public data', async () => {
  const { json: own } = await ada.post('/users/me/tokens/', { kind: 'private', label: 'at home' })
  assert.match(own.token, /^[A-Z0-9]{20}$/)
  assert.equal((await ask(own.token, '/users/me/')).json.id, String(ada.user.id))
  const { json: shown } = await ada.post('/users/me/tokens/', new URLSearchParams({ kind: 'public' }))
  assert.equal((await ask(shown.token, '/formats/')).status, 200)
  assert.equal((await ask(shown.token, '/users/me/')).json.error, 'NOT_AUTHORIZED')
  assert.equal((await ask(shown.token, '/users/me/tokens/')).status, 403)
})

test('Tokens are listed without their secrets, and revoked by deletion', async () => {
  const bea = await as('bea')
  const { json: made } = await bea.post('/users/me/tokens/', { kind: 'private', label: 'old' })
  const list = await bea.get('/users/me/tokens/')
  assert.ok(!list.text.includes(made.token))
  const found = list.json.tokens.find(({ label }: { label: string }) => label === 'old')
  assert.equal(found.id, made.id)
  assert.equal((await ada.delete(`/users/me/tokens/${made.id}/`)).status, 404)
  assert.deepEqual((await bea.delete(`/users/me/tokens/${made.id}/`)).json, { deleted: true })
  assert.equal((await ask(made.token, '/users/me/')).json.error, 'INVALID_AUTH')
  assert.equal((await bea.delete(`/users/me/tokens/${made.id}/`)).status, 404)
})

test('A token issued to an app cannot create tokens', async () => {
  const { app } = await service.context.auth.apps.create({ name: 'Deck', redirectUris: [] })
  const given = { userId: ada.user.id, appId: app.id, kind: 'app', plan: 'paid' }
  const { secret } = await service.context.auth.issueToken(given)
  assert.equal((await ask(secret, '/users/me/')).status, 200)
  assert.equal((await ask(secret, '/users/me/tokens/')).json.error, 'NOT_AUTHORIZED')
})

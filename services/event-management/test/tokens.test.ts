import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { startEvents } from './service.ts'

const service = await startEvents()
const { as, call } = service
const ada = await as('ada')

const getWithToken = (token: string, path: string) =>
  call(path, { headers: { authorization: `Bearer ${token}` } })

test('A private token has all permissions of its user, and a public one reads public data', async () => {
  const { json: privateToken } = await ada.post('/users/me/tokens/', { kind: 'private', label: 'at home' })
  assert.match(privateToken.token, /^[A-Z0-9]{20}$/)
  assert.equal((await getWithToken(privateToken.token, '/users/me/')).json.id, String(ada.user.id))
  const { json: publicToken } = await ada.post('/users/me/tokens/', new URLSearchParams({ kind: 'public' }))
  assert.equal((await getWithToken(publicToken.token, '/formats/')).status, 200)
  assert.equal((await getWithToken(publicToken.token, '/users/me/')).json.error, 'NOT_AUTHORIZED')
  assert.equal((await getWithToken(publicToken.token, '/users/me/tokens/')).status, 403)
})

test('Tokens are listed without their secrets, and revoked by deletion', async () => {
  const bea = await as('bea')
  const { json: createdToken } = await bea.post('/users/me/tokens/', { kind: 'private', label: 'old' })
  const list = await bea.get('/users/me/tokens/')
  assert.ok(!list.text.includes(createdToken.token))
  const listedToken = list.json.tokens.find(({ label }: { label: string }) => label === 'old')
  assert.equal(listedToken.id, createdToken.id)
  assert.equal((await ada.delete(`/users/me/tokens/${createdToken.id}/`)).status, 404)
  assert.deepEqual((await bea.delete(`/users/me/tokens/${createdToken.id}/`)).json, { deleted: true })
  assert.equal((await getWithToken(createdToken.token, '/users/me/')).json.error, 'INVALID_AUTH')
  assert.equal((await bea.delete(`/users/me/tokens/${createdToken.id}/`)).status, 404)
})

test('A token that is revoked meanwhile creates no other token', async () => {
  const eve = await as('eve')
  const { auth } = service.context
  const [own] = await listTokens(auth, eve.user.id)
  await commitFirst(service.context, () => auth.revokeToken(own?.id ?? 0))
  assert.equal((await eve.post('/users/me/tokens/', { kind: 'private' })).json.error, 'INVALID_AUTH')
  assert.equal((await listTokens(auth, eve.user.id)).length, 1)
})

test('A token issued to an app cannot create tokens', async () => {
  const { app } = await service.context.auth.apps.create({ name: 'Deck', redirectUris: [] })
  const input = { userId: ada.user.id, appId: app.id, kind: 'app', plan: 'paid' }
  const { secret } = await service.context.auth.issueToken(input)
  assert.equal((await getWithToken(secret, '/users/me/')).status, 200)
  assert.equal((await getWithToken(secret, '/users/me/tokens/')).json.error, 'NOT_AUTHORIZED')
})

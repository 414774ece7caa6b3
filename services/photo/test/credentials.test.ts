import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPhoto } from './service.ts'

const service = await startPhoto()
const { client, createApp, as } = service
const { clientId, clientSecret, app } = await createApp()
const path = '/users/ada'
const ada = await as('ada')
const invalid = { errors: ['OAuth error: The access token is invalid'] }

test('an access key is accepted in four places', async () => {
  const credentials: Record<string, string>[] = [
    { authorization: `Client-ID ${clientId}` },
    { authorization: `client-id ${clientId}` },
    { authorization: `Bearer ${clientId}` },
    { 'x-unsplash-id': clientId },
    { 'x-unsplash-id': clientId, 'x-unsplash-secret': clientSecret },
  ]
  for (const headers of credentials)
    assert.equal((await client(headers)('GET', path)).status, 200, JSON.stringify(headers))
  assert.equal((await client()('GET', `${path}?client_id=${clientId}`)).status, 200)
})

test('a token may be in the query', async () => {
  const { token } = await as('ada', { appId: app.id })
  const read = async (query: string) => (await client()('GET', `/me?${query}`)).status
  assert.equal(await read(`access_token=${token}`), 200)
  assert.equal(await read(`client_id=${clientId}&access_token=${token}`), 200)
  assert.equal(await read(`access_token=${token}&access_token=${token}`), 401)
  assert.equal(await read('access_token=nobody'), 401)
})

test('wrong and missing credentials get a 401', async () => {
  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Client-ID nobody' },
    { authorization: `Client-ID ${'x'.repeat(43)}` },
    { authorization: 'Bearer nobody' },
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: `Basic ${clientId}` },
    { 'x-unsplash-id': clientId, 'x-unsplash-secret': 'wrong' },
  ]
  for (const headers of wrong) {
    const { status, json } = await client(headers)('GET', path)
    assert.deepEqual([status, json], [401, invalid], JSON.stringify(headers))
  }
})

test('a key that is sent with a token must belong to the app of the token', async () => {
  const { token } = await as('ada', { appId: app.id })
  const own = { authorization: `Bearer ${token}`, 'x-unsplash-id': clientId }
  assert.equal((await client(own)('GET', path)).status, 200)
  assert.equal((await client({ ...own, 'x-unsplash-secret': clientSecret })('GET', path)).status, 200)
  assert.equal((await client({ ...own, 'x-unsplash-secret': 'wrong' })('GET', path)).status, 401)

  const other = await createApp()
  assert.equal((await client({ ...own, 'x-unsplash-id': other.clientId })('GET', path)).status, 401)
  const inQuery = await client({ authorization: `Bearer ${token}` })(
    'GET',
    `${path}?client_id=${other.clientId}`,
  )
  assert.equal(inQuery.status, 401)
})

test('a token of no app works with the apps of its user only', async () => {
  const own = await createApp({ ownerId: ada.user.id })
  assert.equal((await ada('GET', path, undefined, { 'x-unsplash-id': own.clientId })).status, 200)
  assert.equal((await ada('GET', path, undefined, { 'x-unsplash-id': clientId })).status, 401)
})

test('user endpoints respond to an access key with 401 before 404, and to a missing scope with 403', async () => {
  const withKey = client({ authorization: `Client-ID ${clientId}` })
  assert.equal((await withKey('GET', '/me')).status, 401)
  const limited = await as('ada', { scopes: ['public'] })
  const { status, json } = await limited('GET', '/me')
  assert.deepEqual([status, json], [403, { errors: ['Insufficient scope'] }])
})

test('a suspended user is unknown, and its tokens are refused', async () => {
  const bob = await as('bob')
  assert.equal((await bob('GET', '/users/bob')).status, 200)
  await service.context.auth.changeUser(bob.user.id, { suspended: true })
  assert.equal((await bob('GET', '/me')).status, 401)
  const { status, json } = await ada('GET', '/users/bob')
  assert.deepEqual([status, json], [404, { errors: ["Couldn't find User"] }])
})

test('requireKey requires the key of the app in addition to a token', async () => {
  const strict = await startPhoto({ settings: { file: { photo: { requireKey: true } } } })
  const gallery = await strict.createApp()
  const eve = await strict.as('eve', { appId: gallery.app.id })
  assert.equal((await eve('GET', '/users/eve')).status, 401)
  assert.equal((await eve('GET', `/users/eve?client_id=${gallery.clientId}`)).status, 200)
  const withKey = strict.client({ authorization: `Client-ID ${gallery.clientId}` })
  assert.equal((await withKey('GET', '/users/eve')).status, 200)
})

test('anonymousApp serves requests without credentials on the plan "demo"', async () => {
  const settings = { file: { photo: { anonymousApp: true, demoRequestsPerHour: 2 } } }
  const open = await startPhoto({ settings })
  await open.context.auth.createUser({ login: 'ada' })
  const anonymous = open.client()
  const first = await anonymous('GET', path)
  assert.equal(first.status, 200)
  assert.equal(first.headers.get('x-ratelimit-limit'), '2')
  assert.equal((await anonymous('GET', '/me')).status, 401)
  const { status, json, headers } = await anonymous('GET', path)
  assert.deepEqual([status, json], [403, { errors: ['Rate Limit Exceeded'] }])
  assert.equal(headers.get('x-ratelimit-remaining'), '0')
  assert.equal((await open.client({ authorization: 'Bearer nobody' })('GET', path)).status, 401)
})

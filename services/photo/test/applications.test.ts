import assert from 'node:assert/strict'
import { test } from 'node:test'
import { authorizePath, callback, openBrowser } from './consent.ts'
import { startPhoto } from './service.ts'

const page = '/oauth/applications'
const service = await startPhoto({ settings: { file: { photo: { maxAppsPerUser: 3, maxChildApps: 5 } } } })
const { client, createApp, as, context } = service

const keyIn = (text: string) => /Access key: <code>(\w+)<\/code>/.exec(text)?.[1] ?? ''
const secretIn = (text: string) => /Secret key: <code>(\w+)<\/code>/.exec(text)?.[1]

test('the page shows the secret key of a new application once', async () => {
  const { send, submit, signIn } = await openBrowser(service, 'ada')
  assert.match((await send(page)).text, /Sign in/)
  await signIn(page)
  const created = await submit(page, {
    act: 'create',
    name: 'My <site>',
    redirect_uris: `${callback}\nurn:ietf:wg:oauth:2.0:oob`,
  })
  assert.equal(created.status, 200, created.text)
  assert.match(created.text, /My &lt;site&gt; is registered/)
  const secret = secretIn(created.text)
  assert.ok(secret)
  const withKey = client({ 'x-unsplash-id': keyIn(created.text), 'x-unsplash-secret': secret })
  const { status, headers } = await withKey('GET', '/users/ada')
  assert.equal(status, 200)
  assert.equal(headers.get('cache-control'), 'private, no-cache')

  const later = await send(page)
  assert.ok(later.text.includes(keyIn(created.text)))
  assert.equal(secretIn(later.text), undefined)
  assert.match(later.text, /Plan: demo/)

  const shared = await submit(page, { act: 'create', name: 'On phones', is_public: 'on' })
  assert.equal(secretIn(shared.text), undefined)
  const invalid = await submit(page, { act: 'create', name: '', redirect_uris: 'javascript:alert(1)' })
  assert.equal(invalid.status, 422)
  assert.match(invalid.text, /Name can&#39;t be blank/)
  assert.match(invalid.text, /Redirect URI is not an absolute address/)
})

test('a form of another site registers nothing', async () => {
  const { send, signIn } = await openBrowser(service, 'mallory')
  await signIn(page)
  const body = () => new URLSearchParams({ act: 'create', name: 'Forged' })
  assert.equal((await send(page, { method: 'POST', body: body() })).status, 403)
  const { text } = await send(page)
  const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(text) ?? []
  const crossSite = new URLSearchParams({ act: 'create', name: 'Forged', formToken })
  const headers = { 'sec-fetch-site': 'cross-site' }
  assert.equal((await send(page, { method: 'POST', body: crossSite, headers })).status, 403)
  assert.doesNotMatch((await send(page)).text, /Forged/)
})

test('an application registers applications of its users', async () => {
  const parent = await createApp({ redirectUris: [callback] })
  const grace = await as('grace', { scopes: ['public'], appId: parent.app.id })
  const form = new URLSearchParams({ name: 'Blog', description: 'Pictures of a blog' })
  const headers = { authorization: `Bearer ${grace.token}` }
  const { status, json } = await service.call('/clients', { method: 'POST', body: form, headers })
  assert.equal(status, 201)
  assert.equal(json.name, 'Blog')
  const child = client({ authorization: `Client-ID ${json.client_id}` })
  assert.equal((await child('GET', '/users/grace')).status, 200)
  const app = await context.auth.apps.find(json.client_id)
  assert.deepEqual([app?.plan, app?.ownerId], ['demo', grace.user.id])

  assert.equal((await grace('POST', '/clients', { name: ' ' })).status, 422)
  assert.equal(
    (await client({ 'x-unsplash-id': parent.clientId })('POST', '/clients', { name: 'X' })).status,
    401,
  )
  const personal = await as('grace')
  assert.equal((await personal('POST', '/clients', { name: 'X' })).status, 403)
})

test('concurrent registrations stop at the quotas of the user and of the parent', async () => {
  const parent = await createApp({ redirectUris: [callback] })
  const linus = await as('linus', { appId: parent.app.id })
  const register = async (user: typeof linus) => (await user('POST', '/clients', { name: 'Many' })).status
  const statuses = await Promise.all(Array.from({ length: 8 }, () => register(linus)))
  assert.deepEqual(statuses.toSorted(), [201, 201, 201, 403, 403, 403, 403, 403])
  const alan = await as('alan', { appId: parent.app.id })
  const others = await Promise.all(Array.from({ length: 6 }, () => register(alan)))
  assert.deepEqual(others.toSorted(), [201, 201, 403, 403, 403, 403])
})

test('the consent of a registered application works', async () => {
  const browser = await openBrowser(service, 'tim')
  await browser.signIn(page)
  const created = await browser.submit(page, { act: 'create', name: 'Reader', redirect_uris: callback })
  const location = await browser.allow(
    authorizePath({ client_id: keyIn(created.text), redirect_uri: callback, scope: 'read_user' }),
  )
  assert.ok(location.searchParams.get('code'))
})

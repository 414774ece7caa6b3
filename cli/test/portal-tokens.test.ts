import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPortal } from './open-portal.ts'

const { accounts, call, callAsAdmin, signIn } = await openPortal()
const tokens = '/api/services/accounts/tokens'

async function whoIs(token: string): Promise<{ login?: string; scopes?: string[]; code?: string }> {
  const headers = { authorization: `Bearer ${token}` }
  return await (await fetch(`${accounts.running.url}/me`, { headers })).json()
}

const create = (json: unknown) => callAsAdmin(tokens, { method: 'POST', json })

test('tokens: a new token works immediately, with the requested user, plan and scopes', async () => {
  const response = await create({ user: 'ada', plan: 'free', scopes: ['read', 'write'], label: 'laptop' })
  assert.equal(response.status, 201)
  const { token, user, plan, id } = response.json
  assert.deepEqual({ user, plan }, { user: 'ada', plan: 'free' })
  assert.deepEqual(await whoIs(token), {
    login: 'ada',
    plan: 'free',
    scopes: ['read', 'write'],
    kind: 'personal',
  })
  const [latest] = (await callAsAdmin(tokens)).json.tokens
  assert.deepEqual(
    { ...latest, createdAt: typeof latest.createdAt },
    {
      id,
      login: 'ada',
      kind: 'personal',
      plan: 'free',
      scopes: ['read', 'write'],
      label: 'laptop',
      prefix: token.slice(0, 8),
      createdAt: 'number',
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    },
  )
  assert.ok(!(await callAsAdmin(tokens)).text.includes(token), 'the list does not contain the secret')
})

test('tokens: the default is the demo user, and a session may create one', async () => {
  const headers = { cookie: await signIn(), 'octavo-request': '1' }
  const { status, json } = await call(tokens, { method: 'POST', json: {}, headers })
  assert.equal(status, 201)
  assert.deepEqual([json.user, json.plan], ['demo', 'paid'])
  assert.deepEqual((await whoIs(json.token)).scopes, ['read'])
})

test('tokens: a revoked token is refused and stays in the list', async () => {
  const { id, token } = (await create({ user: 'bob' })).json
  assert.equal((await whoIs(token)).login, 'bob')
  assert.equal((await callAsAdmin(`${tokens}/${id}`, { method: 'DELETE' })).status, 204)
  assert.equal((await whoIs(token)).code, 'unauthorized')
  const revoked = (await callAsAdmin(tokens)).json.tokens.find((one: { id: number }) => one.id === id)
  assert.equal(typeof revoked.revokedAt, 'number')
  assert.equal((await callAsAdmin(`${tokens}/${id}`, { method: 'DELETE' })).status, 404)
})

test('tokens: revoking a token of an app revokes its refresh token', async () => {
  const { auth } = accounts.running.context
  const user = await auth.createUser({ login: 'eve' })
  const access = { userId: user.id, kind: 'oauth', plan: 'free', secret: 'the-access-token-of-eve' }
  const refresh = { secret: 'the-refresh-token-of-eve', expiresAtMs: null }
  await auth.oauth.grants.issue({ appId: null, userId: user.id, scopes: [] }, { access, refresh })
  assert.equal((await whoIs(access.secret)).login, 'eve')
  const [latest] = (await callAsAdmin(tokens)).json.tokens
  assert.equal((await callAsAdmin(`${tokens}/${latest.id}`, { method: 'DELETE' })).status, 204)
  assert.equal((await whoIs(access.secret)).code, 'unauthorized')
  assert.equal((await auth.oauth.refreshes.find(refresh.secret))?.isRevoked, true)
  assert.equal((await callAsAdmin(`${tokens}/${latest.id}`, { method: 'DELETE' })).status, 404)
})

test('tokens: pages contain every token once, newest first', async () => {
  for (let count = 0; count < 60; count++) await create({ user: 'many' })
  const ids: number[] = []
  for (let next: number | null | undefined; next !== null; ) {
    const page = (await callAsAdmin(next === undefined ? tokens : `${tokens}?before=${next}`)).json
    assert.ok(page.tokens.length > 0 && page.tokens.length <= 50)
    ids.push(...page.tokens.map(({ id }: { id: number }) => id))
    next = page.next
  }
  assert.ok(ids.length > 60)
  assert.deepEqual(
    ids,
    [...new Set(ids)].toSorted((a, b) => b - a),
  )
})

test('tokens: invalid input is refused with a message', async () => {
  const wrong: [json: unknown, words: RegExp][] = [
    [{ plan: 'frree' }, /"frree" is not a plan. Did you mean "free"/],
    [{ user: 'tab\there' }, /control character/],
    [{ user: '' }, /user/],
    [{ scopes: 'read' }, /scopes/],
    [undefined, /body/],
  ]
  for (const [json, words] of wrong) {
    const response = await create(json)
    assert.equal(response.status, 400, JSON.stringify(json))
    assert.match(response.json.error.message, words)
  }
  for (const before of ['x', '0', '-1', '1.5', '9'.repeat(30)])
    assert.equal((await callAsAdmin(`${tokens}?before=${before}`)).status, 400, before)
  assert.equal((await callAsAdmin(`${tokens}/x`, { method: 'DELETE' })).status, 400)
})

test('tokens: 404 for services without accounts and unknown services', async () => {
  for (const service of ['echo', 'nothing', '__proto__'])
    for (const [method, path] of [
      ['GET', 'demo'],
      ['GET', 'tokens'],
      ['POST', 'tokens'],
      ['DELETE', 'tokens/1'],
    ] as const) {
      const json = method === 'POST' ? {} : undefined
      const response = await callAsAdmin(`/api/services/${service}/${path}`, { method, json })
      assert.equal(response.status, 404, `${method} ${service} ${path}`)
    }
})

test('demo: the credentials of the demo user work', async () => {
  const { json } = await callAsAdmin('/api/services/accounts/demo')
  assert.equal((await whoIs(json.token)).login, 'demo')
  assert.deepEqual(json, accounts.running.demo)
})

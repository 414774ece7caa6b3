import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { startCodeHosting } from './service.ts'

const dayMs = 86_400_000

async function start() {
  const clock = createManualClock()
  const service = await startCodeHosting({ clock })
  const { auth } = service.context
  const { user } = await service.as('ada')
  await auth.setPassword(user.id, 'open sesame')
  const basic = (login: string, password: string) => ({
    authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
  })
  /** Requests with login and password, or with a token as the password. */
  const signedIn = (login: string, password: string) => (method: string, path: string, body?: unknown) =>
    service.anonymous(method, path, body, basic(login, password))
  const bearer = (token: string) => (method: string, path: string, body?: unknown) =>
    service.anonymous(method, path, body, { authorization: `Bearer ${token}` })
  return { ...service, clock, user, signedIn, bearer }
}

test('tokens are created with a password, listed without secrets and revoked', async () => {
  const { signedIn, bearer } = await start()
  const ada = signedIn('ada', 'open sesame')
  const createdToken = await ada('POST', '/user/tokens', { scopes: ['repo', 'user'], note: 'laptop' })
  assert.equal(createdToken.status, 201)
  assert.match(createdToken.json.token, /^ghp_[0-9A-Za-z]{36}$/)
  assert.deepEqual(
    [createdToken.json.kind, createdToken.json.note, createdToken.json.expires_at],
    ['classic', 'laptop', null],
  )
  const token = bearer(createdToken.json.token)
  const viewer = await token('GET', '/user')
  assert.equal(viewer.json.login, 'ada')
  assert.equal(viewer.headers.get('x-oauth-scopes'), 'repo, user')
  const { json: list, text } = await ada('GET', '/user/tokens')
  assert.ok(list.some(({ id }: { id: number }) => id === createdToken.json.id))
  assert.equal(text.includes(createdToken.json.token), false)
  assert.equal((await ada('DELETE', `/user/tokens/${createdToken.json.id}`)).status, 204)
  assert.equal((await ada('DELETE', `/user/tokens/${createdToken.json.id}`)).status, 404)
  assert.equal((await token('GET', '/user')).json.message, 'Bad credentials')
})

test('a password works on token routes only, and a wrong password on none', async () => {
  const { signedIn } = await start()
  const ada = signedIn('ada', 'open sesame')
  assert.equal((await ada('GET', '/user')).status, 401)
  assert.equal((await ada('POST', '/user/repos', { name: 'x' })).status, 401)
  const wrong = await signedIn('ada', 'open barley')('GET', '/user/tokens')
  assert.deepEqual([wrong.status, wrong.json.message], [401, 'Bad credentials'])
  const { token } = (await ada('POST', '/user/tokens', { scopes: ['repo', 'user'] })).json
  const createdToken = await signedIn('ada', token)('POST', '/user/tokens', { scopes: ['repo'] })
  assert.equal(createdToken.status, 403)
  assert.equal((await signedIn('ada', token)('GET', '/user')).json.login, 'ada')
  assert.equal((await signedIn(token, 'x-oauth-basic')('GET', '/user')).json.login, 'ada')
  const attempts = []
  for (let count = 0; count < 8; count++) attempts.push(await signedIn('ada', 'guess')('GET', '/user/tokens'))
  assert.equal(attempts.at(-1)?.status, 403)
  assert.match(attempts.at(-1)?.json.message, /login attempts exceeded/)
})

test('an expiring token reports its expiry on every response, and is refused afterwards', async () => {
  const { signedIn, bearer, clock } = await start()
  const ada = signedIn('ada', 'open sesame')
  const { json } = await ada('POST', '/user/tokens', { expires_in_days: 2 })
  const token = bearer(json.token)
  const expected = `${json.expires_at.slice(0, 10)} ${json.expires_at.slice(11, 19)} UTC`
  for (const path of ['/user', '/users/nobody-here', '/rate_limit'])
    assert.equal(
      (await token('GET', path)).headers.get('github-authentication-token-expiration'),
      expected,
      path,
    )
  clock.advance(2 * dayMs)
  assert.equal((await token('GET', '/user')).status, 401)
  assert.equal((await ada('POST', '/user/tokens', { expires_in_days: 0 })).status, 422)
})

test('a fine-grained token is limited to its grants, and errors name the missing permission', async () => {
  const { as, signedIn, bearer } = await start()
  const full = await as('ada')
  for (const name of ['one', 'two']) await full('POST', '/user/repos', { name, private: true })
  const createdToken = await signedIn('ada', 'open sesame')('POST', '/user/tokens', {
    kind: 'fine-grained',
    repositories: ['one'],
    permissions: { contents: 'read', issues: 'write' },
  })
  assert.equal(createdToken.status, 201)
  assert.match(createdToken.json.token, /^github_pat_/)
  assert.deepEqual(
    [createdToken.json.owner, createdToken.json.repositories, createdToken.json.permissions],
    ['ada', ['one'], { contents: 'read', issues: 'write' }],
  )
  assert.notEqual(createdToken.json.expires_at, null)
  const token = bearer(createdToken.json.token)
  const repository = await token('GET', '/repos/ada/one')
  assert.equal(repository.status, 200)
  assert.equal(repository.headers.get('x-oauth-scopes'), null)
  assert.equal((await token('GET', '/repos/ada/two')).status, 404)
  const rejection = await token('PATCH', '/repos/ada/one', { description: 'x' })
  assert.deepEqual(
    [rejection.status, rejection.json.message],
    [403, 'Resource not accessible by personal access token'],
  )
  assert.equal(rejection.headers.get('x-accepted-github-permissions'), 'administration=write')
})

test('a user has 50 fine-grained tokens, and lists many tokens of any kind by the page', async () => {
  const { context, signedIn, user, clock } = await start()
  const ada = signedIn('ada', 'open sesame')
  const create = () => ada('POST', '/user/tokens', { kind: 'fine-grained', permissions: { issues: 'read' } })
  const { id } = (await create()).json
  for (let count = 1; count < 49; count++)
    await context.auth.issueToken({ userId: user.id, kind: 'fine-grained', plan: 'user' })
  const both = await Promise.all([create(), create()])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 422])
  const refusal = (await create()).json
  assert.equal(refusal.errors[0].message, 'A user can have at most 50 fine-grained tokens.')
  assert.equal((await ada('POST', '/user/tokens', {})).status, 201)
  assert.equal((await ada('DELETE', `/user/tokens/${id}`)).status, 204)
  assert.equal((await create()).status, 201)

  const { total } = await context.auth.listLiveTokens(user.id, { offset: 0, limit: 1, order: 'desc' })
  const last = await ada('GET', `/user/tokens?per_page=1&page=${total}`)
  assert.equal(last.json.length, 1)
  assert.match(last.headers.get('link') ?? '', /rel="prev"/)
  assert.doesNotMatch(last.headers.get('link') ?? '', /rel="next"/)
  clock.advance(30 * dayMs)
  assert.equal((await create()).status, 201)
})

test('invalid token requests are refused', async () => {
  const { signedIn } = await start()
  const ada = signedIn('ada', 'open sesame')
  for (const body of [
    { scopes: ['everything'] },
    { kind: 'fine-grained', permissions: { everything: 'read' } },
    { kind: 'fine-grained', permissions: { issues: 'all' } },
    { kind: 'fine-grained', owner: 'demo' },
    { kind: 'fine-grained', repositories: ['nothing'] },
    { kind: 'magic' },
    { note: 'x'.repeat(256) },
    { kind: 'fine-grained', repositories: Array.from({ length: 51 }, () => 'one') },
    { expires_in_days: 10_000 },
  ])
    assert.equal((await ada('POST', '/user/tokens', body)).status, 422, JSON.stringify(body))
})

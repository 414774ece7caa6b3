import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { startOnce } from '@octavo/testing/start-once.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

describeOnBothDatabases('site administration', (databases) => {
  /** On PostgreSQL the tests share a database, so each uses its own names. */
  const start = startOnce(async () => {
    const service = await startCodeHosting(databaseOptions(databases.location()))
    const boss = await service.as('boss', { scopes: ['site_admin'] })
    await service.context.auth.changeUser(boss.user.id, { role: 'site_admin' })
    return { ...service, boss }
  })

  test('is visible to site administrators only', async () => {
    const { as, anonymous, boss } = await start()
    const plain = await as('plain', { scopes: ['site_admin', 'repo'] })
    const narrow = await as('boss', { scopes: ['repo', 'user'] })
    for (const [method, path] of [
      ['POST', '/admin/users'],
      ['POST', '/admin/organizations'],
      ['PATCH', '/admin/users/plain'],
      ['DELETE', '/admin/users/plain'],
      ['POST', '/admin/users/plain/authorizations'],
      ['PUT', '/users/plain/suspended'],
      ['PUT', '/users/plain/site_admin'],
    ] as const) {
      assert.equal((await plain(method, path, {})).status, 404, path)
      assert.equal((await narrow(method, path, {})).status, 404, path)
      assert.equal((await anonymous(method, path, {})).status, 401, path)
    }
    assert.equal((await boss('PUT', '/users/boss/suspended')).status, 403)
  })

  test('logins consist of letters, digits and single hyphens, and are unique and not reserved', async () => {
    const { boss } = await start()
    const user = await boss('POST', '/admin/users', { login: 'Mona-1', email: 'mona@example.org' })
    assert.equal(user.status, 201)
    assert.equal(user.json.login, 'Mona-1')
    for (const [login, code] of [
      ['mona-1', 'already_exists'],
      ['-mona', 'custom'],
      ['mo--na', 'custom'],
      ['mona_1', 'custom'],
      ['..', 'custom'],
      ['repos', 'custom'],
      ['API', 'custom'],
      ['ghost', 'custom'],
      ['deleted-7', 'custom'],
      ['m'.repeat(40), 'custom'],
    ]) {
      const { status, json } = await boss('POST', '/admin/users', { login })
      assert.deepEqual([login, status, json.errors[0].code], [login, 422, code])
    }
    const takenName = await boss('POST', '/admin/organizations', { login: 'MONA-1', admin: 'boss' })
    assert.equal(takenName.json.errors[0].code, 'already_exists')
    const nobody = await boss('POST', '/admin/organizations', { login: 'house', admin: 'nobody-here' })
    assert.equal(nobody.json.errors[0].field, 'admin')
  })

  test('a renamed account redirects from its old login until another account uses it', async () => {
    const { boss, as } = await start()
    const old = await as('rena-old')
    await old('POST', '/user/repos', { name: 'kept', private: true })
    const { headers } = await old('GET', '/repos/rena-old/kept')
    const update = await boss('PATCH', '/admin/users/rena-old', { login: 'rena-new' })
    assert.equal(update.status, 202)
    assert.equal((await old('GET', '/user')).json.login, 'rena-new')
    assert.equal((await old('GET', '/users/rena-old')).status, 404)
    const redirect = await old('GET', '/repos/rena-old/kept')
    assert.equal(redirect.status, 301)
    assert.match(redirect.headers.get('location') ?? '', /\/repositories\/\d+$/)
    assert.equal((await old('DELETE', '/repos/rena-old/kept')).status, 307)
    const etag = { 'if-none-match': headers.get('etag') ?? '' }
    assert.equal((await old('GET', '/repos/rena-new/kept', undefined, etag)).json.owner.login, 'rena-new')
    assert.equal((await boss('PATCH', '/admin/users/rena-new', { login: 'boss' })).status, 422)
    assert.equal((await boss('POST', '/admin/users', { login: 'rena-old' })).status, 201)
    assert.equal((await old('GET', '/repos/rena-old/kept')).status, 404)
    await boss('POST', '/admin/organizations', { login: 'rena-org', admin: 'rena-new' })
    assert.equal((await boss('PATCH', '/admin/organizations/rena-org', { login: 'rena-house' })).status, 202)
    assert.equal((await old('GET', '/orgs/rena-house')).status, 200)
    assert.equal((await boss('PATCH', '/admin/organizations/rena-new', { login: 'x' })).status, 404)
  })

  test('a suspended user cannot sign in until unsuspended', async () => {
    const { boss, as } = await start()
    const sue = await as('sue')
    assert.equal((await boss('PUT', '/users/sue/suspended')).status, 204)
    assert.equal((await sue('GET', '/user')).status, 401)
    assert.equal((await boss('DELETE', '/users/sue/suspended')).status, 204)
    assert.equal((await sue('GET', '/user')).status, 200)
    assert.equal((await boss('PUT', '/users/sue/site_admin')).status, 204)
    assert.equal((await sue('GET', '/users/sue')).json.site_admin, true)
  })

  test('impersonation has one token at a time, without administration scopes', async () => {
    const { boss, as, anonymous } = await start()
    await as('ivo')
    const scopes = { scopes: ['repo', 'user'] }
    const first = await boss('POST', '/admin/users/ivo/authorizations', scopes)
    assert.equal(first.status, 201)
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
    const viewer = await anonymous('GET', '/user', undefined, bearer(first.json.token))
    assert.deepEqual([viewer.json.login, viewer.headers.get('x-oauth-scopes')], ['ivo', 'repo, user'])
    const second = await boss('POST', '/admin/users/ivo/authorizations', scopes)
    assert.equal((await anonymous('GET', '/user', undefined, bearer(first.json.token))).status, 401)
    const rejection = await boss('POST', '/admin/users/ivo/authorizations', { scopes: ['site_admin'] })
    assert.equal(rejection.status, 422)
    assert.equal((await boss('DELETE', '/admin/users/ivo/authorizations')).status, 204)
    assert.equal((await boss('DELETE', '/admin/users/ivo/authorizations')).status, 404)
    assert.equal((await anonymous('GET', '/user', undefined, bearer(second.json.token))).status, 401)
  })

  test('impersonation ends when its administrator is demoted or suspended', async () => {
    const { boss, as, anonymous } = await start()
    await as('uma')
    const vic = await as('vic', { scopes: ['site_admin'] })
    await boss('PUT', '/users/vic/site_admin')
    const { json } = await vic('POST', '/admin/users/uma/authorizations', { scopes: ['repo', 'user'] })
    const call = (method: string, path: string, body?: object) =>
      anonymous(method, path, body, { authorization: `Bearer ${json.token}` })
    assert.equal((await call('GET', '/user')).status, 200)
    for (const path of ['/users/vic/site_admin', '/users/vic/suspended']) {
      const isDemotion = path.endsWith('site_admin')
      await boss(isDemotion ? 'DELETE' : 'PUT', path)
      assert.equal((await call('GET', '/user')).status, 401, path)
      assert.equal((await call('POST', '/user/repos', { name: 'taken' })).status, 401, path)
      await boss(isDemotion ? 'PUT' : 'DELETE', path)
      assert.equal((await call('GET', '/user')).status, 200, path)
    }
  })

  test('a deleted user becomes ghost, and an organization keeps an owner', async () => {
    const { boss, as, anonymous } = await start()
    const dee = await as('dee')
    await dee('PATCH', '/user', { name: 'Dee Dee', bio: 'Was here' })
    await dee('POST', '/user/emails', ['dee@example.org'])
    await boss('POST', '/admin/organizations', { login: 'dee-house', admin: 'dee' })
    assert.equal((await boss('DELETE', '/admin/users/dee')).status, 403)
    const eli = await as('eli')
    await dee('PUT', '/orgs/dee-house/memberships/eli', { role: 'admin' })
    await eli('PATCH', '/user/memberships/orgs/dee-house', { state: 'active' })
    assert.equal((await boss('DELETE', '/admin/users/dee')).status, 204)
    assert.equal((await dee('GET', '/user')).status, 401)
    assert.equal((await anonymous('GET', '/users/dee')).status, 404)
    const { json: removal } = await anonymous('GET', `/user/${dee.user.id}`)
    assert.deepEqual([removal.login, removal.name, removal.bio], [`deleted-${dee.user.id}`, null, null])
    const { json: members } = await eli('GET', '/orgs/dee-house/members')
    assert.deepEqual(
      members.map(({ login }: { login: string }) => login),
      ['eli'],
    )
    assert.equal((await (await as('fred'))('POST', '/user/emails', ['dee@example.org'])).status, 201)
    assert.equal((await boss('DELETE', `/admin/users/deleted-${dee.user.id}`)).status, 403)
  })

  test('a deleted user leaves no personal data, stars, watches and private forks', async () => {
    const { boss, as, context, anonymous } = await start()
    const gil = await as('gil')
    const hal = await as('hal')
    await hal('POST', '/user/repos', { name: 'open', auto_init: true })
    await hal('POST', '/user/repos', { name: 'vault', private: true, auto_init: true })
    const { json: invitation } = await hal('PUT', '/repos/hal/vault/collaborators/gil')
    await gil('PATCH', `/user/repository_invitations/${invitation.id}`)
    const { json: fork } = await gil('POST', '/repos/hal/vault/forks')
    const ida = await as('ida')
    const { json: toFork } = await gil('PUT', '/repos/gil/vault/collaborators/ida')
    await ida('PATCH', `/user/repository_invitations/${toFork.id}`)
    assert.equal((await ida('GET', '/repos/gil/vault')).status, 200)
    await gil('PUT', '/user/starred/hal/open')
    await gil('PUT', '/repos/hal/open/subscription', { subscribed: true })
    await gil('PUT', '/repos/hal/vault/subscription', { ignored: true })
    await gil('PUT', '/user/blocks/hal')
    await gil('POST', '/user/social_accounts', { account_urls: ['https://gil.example'] })
    const counts = async (name: string) => {
      const { json } = await hal('GET', `/repos/hal/${name}`)
      return [json.stargazers_count, json.subscribers_count]
    }
    assert.deepEqual(
      [await counts('open'), await counts('vault')],
      [
        [1, 2],
        [0, 1],
      ],
    )
    assert.equal((await boss('DELETE', '/admin/users/gil')).status, 204)
    await context.jobs.idle()
    assert.deepEqual(
      [await counts('open'), await counts('vault')],
      [
        [0, 1],
        [0, 1],
      ],
    )
    const login = `deleted-${gil.user.id}`
    for (const list of ['social_accounts', 'gpg_keys', 'starred', 'subscriptions'])
      assert.deepEqual((await anonymous('GET', `/users/${login}/${list}`)).json, [], list)
    assert.deepEqual((await hal('GET', '/repos/hal/open/stargazers')).json, [])
    assert.equal((await ida('GET', `/repositories/${fork.id}`)).status, 404)
    assert.equal((await hal('GET', '/repos/hal/vault')).json.forks_count, 0)
  })
})

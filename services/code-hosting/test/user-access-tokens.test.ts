import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { commitFirst } from '@octavo/testing/commit-first.ts'
import { databaseOptions } from '@octavo/testing/databases.ts'
import { type CreatedApp, createAppWorld, password } from './app-world.ts'
import { describeOnBothDatabases } from './databases.ts'
import { startCodeHosting } from './service.ts'

const callback = 'http://127.0.0.1:4000/callback'
const hourMs = 3_600_000
const dayMs = 24 * hourMs

interface TokenPair {
  access_token: string
  refresh_token: string
}

describeOnBothDatabases('user access tokens of apps', (databases) => {
  // One service for all cases, because each app creates keys.
  test('apps that act as a user', async (suite) => {
    const clock = createManualClock(Date.now())
    const location = databases.location()
    const service = await startCodeHosting({
      clock,
      ...databaseOptions(location),
    })
    const { context, anonymous, call } = service
    const world = createAppWorld(service)
    for (const login of ['ada', 'ben', 'eve'])
      await context.auth.createUser({ login, password, plan: 'user' })
    const [ada, ben, eve] = [await service.as('ada'), await service.as('ben'), await service.as('eve')]
    await ada('POST', '/user/repos', { name: 'engine', private: true, auto_init: true })
    await ada('POST', '/user/repos', { name: 'other', private: true, auto_init: true })
    await eve('POST', '/user/repos', { name: 'open', auto_init: true })
    await ada('PUT', '/repos/ada/engine/collaborators/ben', { permission: 'pull' })
    const { json: invitations } = await ben('GET', '/user/repository_invitations')
    await ben('PATCH', `/user/repository_invitations/${invitations[0].id}`)

    const app = await world.createApp('ada', {
      name: 'Card Deck',
      callback_urls: [callback],
      default_permissions: { issues: 'write', contents: 'write', administration: 'write' },
    })
    const { json: installation } = await ada('POST', '/user/installations', {
      app_slug: app.slug,
      account: 'ada',
      repositories: ['engine'],
    })
    const repositoriesPath = `/user/installations/${installation.id}/repositories`

    const exchange = async (fields: Record<string, string>, { client_id, client_secret } = app) => {
      const body = JSON.stringify({ client_id, client_secret, ...fields })
      const headers = { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'test' }
      return (await call('/login/oauth/access_token', { method: 'POST', headers, body })).json
    }

    async function authorize(login: string, { client_id } = app): Promise<string> {
      const query = new URLSearchParams({ client_id, state: 'xyz', scope: 'repo' })
      const { page, post } = await world.visit(`/login/oauth/authorize?${query}`, login)
      const location =
        page.headers.get('location') ?? (await post({ act: 'allow' })).headers.get('location') ?? ''
      return new URL(location).searchParams.get('code') ?? ''
    }

    const signIn = async (login: string, client: CreatedApp = app): Promise<TokenPair> =>
      exchange({ code: await authorize(login, client) }, client)

    const using = (token: string) => (method: string, path: string, body?: unknown) =>
      anonymous(method, path, body, { authorization: `Bearer ${token}` })

    await suite.test('the web flow: a token for eight hours, and one to refresh it', async () => {
      const { page } = await world.visit(`/login/oauth/authorize?client_id=${app.client_id}`, 'eve')
      assert.match(page.text, /act as you, in the repositories where it is installed/)
      const json = await exchange({ code: await authorize('ada') })
      assert.match(json.access_token, /^ghu_[0-9A-Za-z]{36}$/)
      assert.match(json.refresh_token, /^ghr_[0-9A-Za-z]{76}$/)
      const { expires_in, refresh_token_expires_in, scope, token_type } = json
      assert.deepEqual(
        { expires_in, refresh_token_expires_in, scope, token_type },
        { expires_in: 28_800, refresh_token_expires_in: 15_897_600, scope: '', token_type: 'bearer' },
      )
      const user = await using(json.access_token)('GET', '/user')
      assert.equal(user.json.login, 'ada')
      assert.equal(user.headers.get('x-oauth-scopes'), null)
      assert.ok(user.headers.get('github-authentication-token-expiration'))
    })

    await suite.test('the device flow: returns the same tokens', async () => {
      const headers = { accept: 'application/json', 'content-type': 'application/json', 'user-agent': 'test' }
      const body = JSON.stringify({ client_id: app.client_id })
      const { json: device } = await call('/login/device/code', { method: 'POST', headers, body })
      const { post } = await world.visit('/login/device', 'ada')
      const consent = await post({ act: 'enter', user_code: device.user_code })
      assert.match(consent.text, /where it is installed/)
      await post({ act: 'allow', user_code: device.user_code })
      const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
      const json = await exchange({ device_code: device.device_code, grant_type })
      assert.match(json.access_token, /^ghu_/)
      assert.match(json.refresh_token, /^ghr_/)
    })

    await suite.test('a token: the permissions of the app and the rights of the user limit it', async () => {
      const asAda = using((await signIn('ada')).access_token)
      const asBen = using((await signIn('ben')).access_token)
      const file = { message: 'Add a file', content: btoa('made') }
      const issue = await asAda('POST', '/repos/ada/engine/issues', { title: 'From an app' })
      assert.equal(issue.status, 201, issue.text)
      assert.equal(issue.json.user.login, 'ada')
      assert.equal(issue.headers.get('x-accepted-github-permissions'), 'issues=write')
      assert.equal((await asAda('PUT', '/repos/ada/engine/contents/a.txt', file)).status, 201)
      // The app lacks the permission.
      const hooks = await asAda('GET', '/repos/ada/engine/hooks')
      assert.deepEqual([hooks.status, hooks.json.message], [403, 'Resource not accessible by integration'])
      // The installation does not cover it.
      assert.equal((await asAda('GET', '/repos/ada/other')).status, 404)
      // The user can only read.
      assert.equal((await asBen('GET', '/repos/ada/engine')).status, 200)
      assert.equal((await asBen('PUT', '/repos/ada/engine/contents/b.txt', file)).status, 403)
      assert.equal((await asBen('PATCH', '/repos/ada/engine', { description: 'x' })).status, 403)
      // Public repositories without the app are readable.
      assert.equal((await asAda('GET', '/repos/eve/open')).status, 200)
      assert.equal((await asAda('POST', '/repos/eve/open/issues', { title: 'No' })).status, 403)
      const { json: list } = await asAda('GET', '/user/repos')
      assert.deepEqual(
        list.map(({ name }: { name: string }) => name),
        ['engine'],
      )
      // Only checks of installations are written by apps.
      assert.equal((await asAda('POST', '/repos/ada/engine/check-runs', { name: 'x' })).status, 403)
    })

    await suite.test('git over HTTP: a token fetches what the app and the user can access', async () => {
      const { access_token } = await signIn('ada')
      const fetchFrom = async (name: string) => {
        const authorization = `Basic ${btoa(`x-access-token:${access_token}`)}`
        const { status } = await call(`/ada/${name}.git/info/refs?service=git-upload-pack`, {
          headers: { authorization },
        })
        return status
      }
      assert.deepEqual([await fetchFrom('engine'), await fetchFrom('other')], [200, 404])
    })

    await suite.test('a write: is refused if the installation loses the repository meanwhile', async () => {
      const asAda = using((await signIn('ada')).access_token)
      const { json: engine } = await ada('GET', '/repos/ada/engine')
      await commitFirst(context, () => ada('DELETE', `${repositoriesPath}/${engine.id}`))
      const rejection = await asAda('POST', '/repos/ada/engine/issues', { title: 'Too late' })
      assert.equal(rejection.status, 404, rejection.text)
      assert.equal((await ada('PUT', `${repositoriesPath}/${engine.id}`)).status, 204)
    })

    await suite.test(
      'the lists of the user: only what app and user can access, with exact totals',
      async () => {
        const another = await world.createApp('ada', { name: 'Other Deck', callback_urls: [callback] })
        await ada('POST', '/user/installations', { app_slug: another.slug, account: 'ada' })
        const asAda = using((await signIn('ada')).access_token)
        const asBen = using((await signIn('ben')).access_token)
        const asEve = using((await signIn('eve')).access_token)
        for (const [who, total] of [
          [asAda, 1],
          [asBen, 1],
          [asEve, 0],
        ] as const) {
          const { json } = await who('GET', '/user/installations')
          assert.equal(json.total_count, total)
          assert.equal(json.installations.length, total)
        }
        const { json: repositories } = await asBen('GET', repositoriesPath)
        assert.deepEqual(
          [repositories.total_count, repositories.repositories.map(({ name }: { name: string }) => name)],
          [1, ['engine']],
        )
        assert.equal((await asEve('GET', repositoriesPath)).status, 404)
        const asOther = using((await signIn('ada', another)).access_token)
        assert.equal((await asOther('GET', repositoriesPath)).status, 404)
      },
    )

    await suite.test('the installation: a token does not extend its own access', async () => {
      const asAda = using((await signIn('ada')).access_token)
      const { json: other } = await ada('GET', '/repos/ada/other')
      for (const [method, path, body] of [
        ['PUT', `${repositoriesPath}/${other.id}`, undefined],
        ['DELETE', `/user/installations/${installation.id}`, undefined],
        ['POST', '/user/installations', { app_slug: app.slug, account: 'ada' }],
      ] as const)
        assert.equal((await asAda(method, path, body)).status, 403, `${method} ${path}`)
    })

    await suite.test(
      'a refresh: it replaces the access token, and a late repetition revokes the family',
      async () => {
        const first = await signIn('ada')
        const refresh = (refresh_token: string) => exchange({ grant_type: 'refresh_token', refresh_token })
        const second = await refresh(first.refresh_token)
        assert.match(second.access_token, /^ghu_/)
        assert.equal((await using(first.access_token)('GET', '/user')).status, 401)
        assert.equal((await using(second.access_token)('GET', '/user')).status, 200)
        // A later second use means that the token was stolen, so it revokes both.
        clock.advance(10_000)
        assert.equal((await refresh(first.refresh_token)).error, 'bad_refresh_token')
        assert.equal((await using(second.access_token)('GET', '/user')).status, 401)
        assert.equal((await refresh(second.refresh_token)).error, 'bad_refresh_token')

        const third = await signIn('ada')
        const concurrent = await Promise.all([1, 2, 3].map(() => refresh(third.refresh_token)))
        for (const { access_token } of concurrent)
          assert.equal((await using(access_token)('GET', '/user')).status, 200)
        for (const { refresh_token } of concurrent)
          assert.match((await refresh(refresh_token)).access_token, /^ghu_/)
        assert.equal((await using(third.access_token)('GET', '/user')).status, 401)

        const fourth = await signIn('ada')
        clock.advance(8 * hourMs)
        assert.equal((await using(fourth.access_token)('GET', '/user')).status, 401)
        const fifth = await refresh(fourth.refresh_token)
        assert.equal((await using(fifth.access_token)('GET', '/user')).status, 200)
        clock.advance(184 * dayMs)
        assert.equal((await refresh(fifth.refresh_token)).error, 'bad_refresh_token')
      },
    )

    await suite.test('the app: it checks, resets and deletes tokens, and deletes the grant', async () => {
      const basic = { authorization: `Basic ${btoa(`${app.client_id}:${app.client_secret}`)}` }
      const manage = (method: string, access_token: string, end = 'token') =>
        anonymous(method, `/applications/${app.client_id}/${end}`, { access_token }, basic)
      const [one, two] = [await signIn('ada'), await signIn('ada')]
      const check = await manage('POST', one.access_token)
      assert.equal(check.status, 200, check.text)
      assert.deepEqual([check.json.user.login, check.json.app.client_id], ['ada', app.client_id])
      assert.ok(Date.parse(check.json.expires_at) > clock.now())
      const reset = await manage('PATCH', one.access_token)
      assert.match(reset.json.token, /^ghu_/)
      assert.equal((await using(one.access_token)('GET', '/user')).status, 401)
      assert.equal((await manage('DELETE', reset.json.token)).status, 204)
      assert.equal((await manage('POST', reset.json.token)).status, 404)
      assert.equal((await manage('DELETE', two.access_token, 'grant')).status, 204)
      assert.equal((await using(two.access_token)('GET', '/user')).status, 401)
      const refreshed = await exchange({ grant_type: 'refresh_token', refresh_token: two.refresh_token })
      assert.equal(refreshed.error, 'bad_refresh_token')
    })

    await suite.test('uninstalling: tokens can read public data only', async () => {
      const asAda = using((await signIn('ada')).access_token)
      assert.equal((await asAda('GET', '/repos/ada/engine')).status, 200)
      assert.equal((await ada('DELETE', `/user/installations/${installation.id}`)).status, 204)
      assert.equal((await asAda('GET', '/repos/ada/engine')).status, 404)
      assert.equal((await asAda('GET', '/repos/eve/open')).status, 200)
    })

    await service.close()
  })
})

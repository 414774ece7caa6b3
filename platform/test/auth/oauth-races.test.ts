import assert from 'node:assert/strict'
import { test } from 'node:test'
import { databaseOptions, describeOnBothDatabases } from '@octavo/testing/databases.ts'
import { listTokens } from '@octavo/testing/tokens.ts'
import { sql } from 'kysely'
import { deviceGrant, type OAuthDialect } from '../../src/auth/oauth/dialect.ts'
import { authorizePath, basic, noteDialect, password, startOAuthServer } from './oauth-harness.ts'

const dayMs = 86_400_000

describeOnBothDatabases('an authorization server', (databases) => {
  /** One service per test. On PostgreSQL they share a database. */
  async function openServer(refreshGraceMs = 10_000, more: Partial<OAuthDialect> = {}) {
    const location = databases.location()
    const place = databaseOptions(location)
    const lifetimes = { ...noteDialect.lifetimes, refreshGraceMs }
    const server = await startOAuthServer({ ...noteDialect, ...more, lifetimes }, place)
    const { clientId, clientSecret } = await server.addApp()
    const headers = basic(clientId, clientSecret)
    const browser = server.browser()
    async function newCode() {
      const location = await browser.allow(authorizePath({ client_id: clientId }))
      return location.searchParams.get('code') ?? ''
    }
    const redeem = (code: string) => server.token({ grant_type: 'authorization_code', code }, headers)
    const refresh = (refresh_token: string, more = {}) =>
      server.token({ grant_type: 'refresh_token', refresh_token, ...more }, headers)
    return { ...server, newCode, redeem, refresh, clientId, headers }
  }

  test('of 100 concurrent redemptions of a code one succeeds, and its tokens are revoked', async () => {
    const { newCode, redeem, me, refresh } = await openServer()
    const code = await newCode()
    const responses = await Promise.all(Array.from({ length: 100 }, () => redeem(code)))
    const [winner, ...others] = responses.filter(({ status }) => status === 200)
    assert.ok(winner)
    assert.equal(others.length, 0)
    const losers = responses.filter(({ status }) => status !== 200)
    assert.deepEqual([...new Set(losers.map(({ json }) => json.error))], ['invalid_grant'])
    assert.equal((await me(winner.json.access_token)).status, 401)
    assert.equal((await refresh(winner.json.refresh_token)).json.error, 'invalid_grant')
  })

  test('of two racing redemptions one succeeds, and the other revokes its tokens', async () => {
    const { newCode, auth, me, clock } = await openServer()
    const code = await auth.oauth.codes.find(await newCode())
    assert.ok(code)
    const pairs = ['first', 'second'].map((word) => ({
      access: { userId: code.userId, kind: 'oauth', plan: 'pro', secret: `${word}-${clock.now()}-secret` },
    }))
    const redeemed = await Promise.all(pairs.map((pair) => auth.oauth.codes.redeem(code, pair)))
    assert.deepEqual(redeemed.toSorted(), [false, true])
    for (const { access } of pairs) assert.equal((await me(access.secret)).status, 401)
  })

  test('reusing a code revokes its tokens, refreshed or not', async () => {
    const { newCode, redeem, refresh, me } = await openServer()
    const code = await newCode()
    const first = (await redeem(code)).json
    const second = (await refresh(first.refresh_token)).json
    const bystander = (await redeem(await newCode())).json
    assert.equal((await redeem(code)).json.error, 'invalid_grant')
    for (const token of [first.access_token, second.access_token]) assert.equal((await me(token)).status, 401)
    assert.equal((await refresh(second.refresh_token)).json.error, 'invalid_grant')
    assert.equal((await me(bystander.access_token)).status, 200)
  })

  test('refresh tokens rotate; reuse after the grace period revokes the family', async () => {
    const { newCode, redeem, refresh, me, clock } = await openServer()
    const first = (await redeem(await newCode())).json
    const second = (await refresh(first.refresh_token)).json
    assert.notEqual(second.refresh_token, first.refresh_token)
    clock.advance(9_999)
    // Simulates a lost response.
    const retried = await refresh(first.refresh_token)
    assert.equal(retried.status, 200)
    clock.advance(1)
    assert.equal((await me(second.access_token)).status, 200)
    assert.equal((await refresh(first.refresh_token)).json.error, 'invalid_grant')
    for (const { access_token, refresh_token } of [second, retried.json]) {
      assert.equal((await me(access_token)).status, 401)
      assert.equal((await refresh(refresh_token)).json.error, 'invalid_grant')
    }
  })

  test('a dialect can limit the authorizations per user, app and set of scopes', async () => {
    const { redeem, refresh, me, browser, clientId } = await openServer(10_000, { maxGrantsPerScopes: 2 })
    const ada = browser()
    async function newCode(scope: string) {
      const location = await ada.allow(authorizePath({ client_id: clientId, scope }))
      return location.searchParams.get('code') ?? ''
    }
    const unredeemed = await newCode('read write')
    const tokens = [(await redeem(await newCode('read write'))).json]
    const other = (await redeem(await newCode('read'))).json
    tokens.push((await redeem(await newCode('read write'))).json)
    for (const { access_token } of tokens) assert.equal((await me(access_token)).status, 200)

    const codes = [await newCode('read write'), await newCode('read write')]
    tokens.push(...(await Promise.all(codes.map(redeem))).map(({ json }) => json))
    const statuses = await Promise.all(
      tokens.map(async ({ access_token }) => (await me(access_token)).status),
    )
    assert.deepEqual(statuses, [401, 401, 200, 200])
    assert.equal((await refresh(tokens[0].refresh_token)).status, 400)
    assert.equal((await me(other.access_token)).status, 200)
    // Refreshing replaces no other authorization.
    assert.equal((await refresh(tokens[2].refresh_token)).status, 200)
    assert.equal((await me(tokens[3].access_token)).status, 200)
    tokens.push((await redeem(unredeemed)).json)
    assert.equal((await me(tokens[4].access_token)).status, 200)
    assert.equal((await me(tokens[2].access_token)).status, 401)
  })

  test('within the grace period a refresh token is reused five times', async () => {
    const { newCode, redeem, refresh, me } = await openServer()
    const first = (await redeem(await newCode())).json
    const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refresh_token)))
    assert.equal(responses.filter(({ status }) => status === 200).length, 6)
    assert.equal((await me(first.access_token)).status, 200)
  })

  test('token requests remove expired tokens and unused grants, and keep the consent and live tokens', async () => {
    const { newCode, redeem, refresh, token, auth, ada, context, clock, headers, ...rest } =
      await openServer()
    const { clientId, me } = rest
    const signIn = () => token({ grant_type: 'password', username: 'ada', password }, headers)
    const signInTwice = async () => {
      await refresh((await signIn()).json.refresh_token)
      await signIn()
      await token({ grant_type: 'client_credentials' }, headers)
    }
    const unusedCode = await newCode()
    await redeem(await newCode())
    await signInTwice()
    const ownTokens = { userId: ada.id, kind: 'personal', plan: 'pro', expiresAtMs: clock.now() + 1 }
    await auth.issueToken(ownTokens)
    const forever = {
      access: {
        userId: ada.id,
        kind: 'oauth',
        plan: 'pro',
        secret: `forever-${clock.now()}`,
        expiresAtMs: 1,
      },
      refresh: { secret: `forever-refresh-${clock.now()}`, expiresAtMs: null },
    }
    await auth.oauth.grants.issue({ appId: null, userId: ada.id, scopes: ['read'] }, forever)
    await context.db.write((tx) =>
      sql`update octavo_refresh_token set used_at_ms = ${clock.now()} where expires_at_ms is null`.execute(
        tx,
      ),
    )
    // Each visit ends before the next one, so that each leaves a grant that was the newest one.
    for (let visit = 0; visit < 3; visit++) {
      clock.advance(100 * dayMs)
      await signInTwice()
    }
    clock.advance(2 * dayMs)
    const live = (await signIn()).json
    const app = await auth.apps.find(clientId)
    const count = async (table: string) => {
      const query = sql`select 1 from ${sql.table(table)} where app_id = ${app?.id} or app_id is null and ${table} = 'octavo_grant'`
      return (await query.execute(context.db.read)).rows.length
    }
    // The last visit's three refresh tokens have not expired, and belong to two grants.
    assert.deepEqual(await Promise.all(['octavo_token', 'octavo_grant'].map(count)), [1, 3])
    assert.equal(await auth.oauth.codes.find(unusedCode), undefined)
    assert.equal(await auth.oauth.refreshes.find(forever.refresh.secret), undefined)
    const kinds = (await listTokens(auth, ada.id)).map(({ kind }) => kind)
    assert.ok(kinds.includes('personal'))
    assert.equal((await me(live.access_token)).status, 200)
  })

  test('token requests remove revoked tokens that never expire, and their grants', async () => {
    const { auth, ada, context, clock, token, clientId, headers } = await openServer()
    const appId = (await auth.apps.find(clientId))?.id ?? 0
    const issue = async (name: string) => {
      const secret = `${name}-${clock.now()}-${appId}`
      const access = { userId: ada.id, appId, kind: 'oauth', plan: 'pro', secret }
      const refresh = { secret: `${secret}-refresh`, expiresAtMs: null }
      await auth.oauth.grants.issue({ appId, userId: ada.id, scopes: ['read'] }, { access, refresh })
      return { secret, refresh: refresh.secret }
    }
    const revoked = await issue('revoked-with-its-app')
    await auth.oauth.grants.revokeAll(appId, ada.id)
    const live = await issue('live-with-its-app')
    const own = await auth.issueToken({ userId: ada.id, kind: 'personal', plan: 'pro' })
    await auth.revokeToken(own.token.id)
    const request = () => token({ grant_type: 'client_credentials' }, headers)
    clock.advance(dayMs / 2)
    await request()
    assert.equal((await auth.authenticate(revoked.secret, '')).rejection, 'revoked')
    clock.advance(dayMs)
    await request()
    assert.equal((await auth.authenticate(revoked.secret, '')).rejection, 'unknown')
    assert.equal(await auth.oauth.refreshes.find(revoked.refresh), undefined)
    const grants = sql`select 1 from octavo_grant where app_id = ${appId}`
    assert.equal((await grants.execute(context.db.read)).rows.length, 1)
    assert.ok((await auth.authenticate(live.secret, '')).caller)
    assert.ok(await auth.oauth.refreshes.find(live.refresh))
    assert.equal((await auth.authenticate(own.secret, '')).rejection, 'revoked')
  })

  test('token requests remove expired tokens also after the clock was set back', async () => {
    const { auth, ada, clock, token, headers, clientId } = await openServer()
    const request = () => token({ grant_type: 'client_credentials' }, headers)
    clock.advance(400 * dayMs)
    await request()
    clock.advance(-400 * dayMs)
    const appId = (await auth.apps.find(clientId))?.id ?? 0
    const expired = { kind: 'oauth', plan: 'pro', expiresAtMs: clock.now() - 2 * dayMs }
    const { secret } = await auth.issueToken({ userId: ada.id, appId, ...expired })
    await request()
    assert.equal((await auth.authenticate(secret, '')).rejection, 'unknown')
  })

  test('without a grace period one of 50 concurrent refreshes succeeds, and the family is revoked', async () => {
    const { newCode, redeem, refresh, me } = await openServer(0)
    const { refresh_token } = (await redeem(await newCode())).json
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)))
    const winners = responses.filter(({ status }) => status === 200)
    assert.equal(winners.length, 1)
    assert.equal((await me(winners[0]?.json.access_token)).status, 401)
  })

  test('a refreshed scope may be narrower, and never wider', async () => {
    const { newCode, redeem, refresh } = await openServer()
    const { refresh_token } = (await redeem(await newCode())).json
    assert.equal((await refresh(refresh_token, { scope: 'read write' })).json.error, 'invalid_scope')
    assert.equal((await refresh(refresh_token, { scope: 'read' })).status, 200)
  })

  test('a device that polls 20 times concurrently gets tokens once', async () => {
    const { post, token, auth, ada, clientId, headers, clock } = await openServer()
    const { json } = await post('/oauth/device_authorization', { client_id: clientId }, headers)
    const waiting = await auth.oauth.devices.findWaiting(json.user_code)
    assert.ok(waiting)
    assert.equal(await auth.oauth.devices.decide(waiting, ada.id, true), true)
    assert.equal(await auth.oauth.devices.decide(waiting, ada.id, false), false)
    clock.advance(5_000)
    const { device_code } = json
    const poll = () => token({ grant_type: deviceGrant, device_code }, headers)
    const responses = await Promise.all(Array.from({ length: 20 }, poll))
    assert.equal(responses.filter(({ status }) => status === 200).length, 1)
  })

  test('a device that the user has allowed gets no tokens after the app was revoked', async () => {
    const { post, token, auth, ada, clientId, headers, clock } = await openServer()
    const { json } = await post('/oauth/device_authorization', {}, headers)
    const waiting = await auth.oauth.devices.findWaiting(json.user_code)
    assert.ok(waiting)
    await auth.oauth.devices.decide(waiting, ada.id, true)
    const app = await auth.apps.find(clientId)
    await auth.oauth.grants.revokeAll(app?.id ?? 0, ada.id)
    clock.advance(5_000)
    const polled = await token({ grant_type: deviceGrant, device_code: json.device_code }, headers)
    assert.equal(polled.json.error, 'access_denied')
  })

  test('an app that is revoked while its user returns to it must ask for consent again', async () => {
    const { auth, ada, clientId, browser: openBrowser } = await openServer()
    const app = await auth.apps.find(clientId)
    const browser = openBrowser()
    const path = authorizePath({ client_id: clientId })
    await browser.allow(path)
    assert.notEqual((await browser.open(path)).location, '')
    const { grants } = auth.oauth
    const { covers } = grants
    grants.covers = async (...consent) => {
      const isCovered = await covers(...consent)
      await grants.revokeAll(app?.id ?? 0, ada.id)
      return isCovered
    }
    const page = await browser.open(path)
    assert.equal(page.location, '')
    assert.match(page.text, /Allow <span class="name">Notes for desks/)
  })

  test('no row contains a code, a token, a session or a secret', async () => {
    const { newCode, redeem, headers, context, post } = await openServer()
    const code = await newCode()
    const { access_token, refresh_token } = (await redeem(code)).json
    const { json } = await post('/oauth/device_authorization', {}, headers)
    const tables = ['app', 'grant', 'code', 'refresh_token', 'device', 'session', 'token']
    const rows = await Promise.all(
      tables.map((table) => sql`select * from ${sql.table(`octavo_${table}`)}`.execute(context.db.read)),
    )
    const text = JSON.stringify(rows.map((result) => result.rows))
    const secret =
      Buffer.from(headers.authorization?.slice(6) ?? '', 'base64')
        .toString()
        .split(':')[1] ?? ''
    for (const value of [code, access_token, refresh_token, json.device_code, secret]) {
      assert.ok(value.length > 30)
      assert.ok(!text.includes(value.slice(0, 20)))
    }
  })
})

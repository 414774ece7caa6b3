import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOAuthDeviceAuth } from '@octokit/auth-oauth-device'
import * as methods from '@octokit/oauth-methods'
import { Octokit } from '@octokit/rest'
import { loginDialect } from '../src/pages/login-dialect.ts'
import { startCodeHosting } from './service.ts'

const { url, context } = await startCodeHosting()
const { auth, ids } = context
const ada = await auth.createUser({ login: 'ada', plan: 'user' })
const { clientId: newId, clientSecret: newSecret } = loginDialect.app
const clientId = newId?.(ids) ?? ''
const clientSecret = newSecret?.(ids) ?? ''
const redirectUris = ['http://127.0.0.1:3000/callback']
const { app } = await auth.apps.create({ name: 'Deck', redirectUris, plan: 'app', clientId, clientSecret })
const { request } = new Octokit({ baseUrl: `${url}/api/v3`, userAgent: 'test' })
const ownOptions = { clientType: 'oauth-app' as const, clientId, clientSecret, request }

test("auth-oauth-device gets a token with its scopes after the user's approval", async () => {
  const device = createOAuthDeviceAuth({
    clientType: 'oauth-app',
    clientId,
    scopes: ['repo', 'read:org'],
    request,
    async onVerification({ user_code, verification_uri }) {
      assert.equal(verification_uri, `${url}/login/device`)
      const deviceRequest = await auth.oauth.devices.findWaiting(user_code)
      assert.ok(deviceRequest)
      await auth.oauth.devices.decide(deviceRequest, ada.id, true)
    },
  })
  const { token } = await device({ type: 'oauth' })
  const { data, headers } = await request('GET /user', { headers: { authorization: `token ${token}` } })
  assert.equal(data.login, 'ada')
  assert.equal(headers['x-oauth-scopes'], 'repo, read:org')
})

test('oauth-methods redirects, exchanges, checks, resets and revokes', async () => {
  const { url: address } = methods.getWebFlowAuthorizationUrl({ clientType: 'oauth-app', clientId, request })
  assert.ok(address.startsWith(`${url}/login/oauth/authorize?`))
  const consent = { appId: app.id, userId: ada.id, scopes: ['repo'] }
  const newCode = () =>
    auth.oauth.codes.issue({ ...consent, redirectUri: null, challenge: null, lifetimeMs: 60_000 })
  const code = await newCode()
  const first = await methods.exchangeWebFlowCode({ ...ownOptions, code })
  const { token } = first.authentication
  assert.deepEqual((await methods.checkToken({ ...ownOptions, token })).authentication.scopes, ['repo'])
  const reset = await methods.resetToken({ ...ownOptions, token })
  await assert.rejects(methods.checkToken({ ...ownOptions, token }), { status: 404 })
  const { token: second } = reset.authentication
  assert.equal((await methods.deleteToken({ ...ownOptions, token: second })).status, 204)
  const { authentication } = await methods.exchangeWebFlowCode({ ...ownOptions, code: await newCode() })
  assert.equal(
    (await methods.deleteAuthorization({ ...ownOptions, token: authentication.token })).status,
    204,
  )
  await assert.rejects(methods.exchangeWebFlowCode({ ...ownOptions, code }), /bad_verification_code/)
})

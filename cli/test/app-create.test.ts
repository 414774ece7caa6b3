import assert from 'node:assert/strict'
import { test } from 'node:test'
import { octavo, serve, temporaryFolder, usedFolder } from './octavo-process.ts'

const redirect = ['--redirect-uri', 'http://127.0.0.1:3000/callback']

test('app create: an app registered while the server runs authenticates and starts a sign-in', async () => {
  const { deployment, dataDir } = await serve(temporaryFolder(), 'code-hosting', '--empty')
  const url = deployment.services['code-hosting']?.url
  const at = ['--service', 'code-hosting', '--data', dataDir]
  const { code, stdout, stderr } = await octavo(
    'app',
    'create',
    ...at,
    '--name',
    'Deck',
    ...redirect,
    '--json',
  )
  assert.equal(code, 0, stderr)
  const { client_id, client_secret, ...rest } = JSON.parse(stdout)
  assert.deepEqual(rest, {})
  const check = (secret: string) =>
    fetch(`${url}/applications/${client_id}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client_id}:${secret}`)}` },
      body: '{"access_token":"gho_none"}',
    })
  // 404 for an unknown token proves that the app is authenticated.
  assert.equal((await check(client_secret)).status, 404)
  assert.equal((await check('0'.repeat(40))).status, 401)
  const page = await fetch(`${url}/login/oauth/authorize?client_id=${client_id}`)
  assert.match(await page.text(), /Deck/)
})

test('app create: a public client gets no secret', async () => {
  const at = ['--service', 'code-hosting', '--data', usedFolder()]
  const { stdout } = await octavo('app', 'create', ...at, '--name', 'Deck', '--public', ...redirect, '--json')
  assert.deepEqual(Object.keys(JSON.parse(stdout)), ['client_id'])
})

test('app create: invalid input gets a one-line error, and nothing is registered', async () => {
  const data = ['--data', usedFolder()]
  for (const [args, message] of [
    [['--name', 'Deck', ...redirect], /--service is required/],
    [
      ['--service', 'country-data', '--name', 'Deck', ...redirect],
      /country-data does not support OAuth apps/,
    ],
    [['--service', 'code-hosting', ...redirect], /--name is required/],
    [['--service', 'code-hosting', '--name', 'Deck', '--redirect-uri', 'javascript:x'], /redirect URI/],
    [
      ['--service', 'code-hosting', '--name', 'Deck', ...redirect, '--user', 'zed'],
      /User zed does not exist/,
    ],
  ] as const) {
    const { code, stderr } = await octavo('app', 'create', ...args, ...data)
    assert.equal(code, 2, stderr)
    assert.match(stderr, message)
  }
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { octavo, serve, temporaryFolder, usedFolder } from './octavo-process.ts'

const redirect = ['--redirect-uri', 'http://127.0.0.1:3000/callback']

test('an app that is registered while the server runs can prove who it is, and send people to sign in', async () => {
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
  // There is no such token; but it takes an app to be told so.
  assert.equal((await check(client_secret)).status, 404)
  assert.equal((await check('0'.repeat(40))).status, 401)
  const page = await fetch(`${url}/login/oauth/authorize?client_id=${client_id}`)
  assert.match(await page.text(), /Deck/)
})

test('an app that is public gets no secret', async () => {
  const at = ['--service', 'code-hosting', '--data', usedFolder()]
  const { stdout } = await octavo('app', 'create', ...at, '--name', 'Deck', '--public', ...redirect, '--json')
  assert.deepEqual(Object.keys(JSON.parse(stdout)), ['client_id'])
})

test('what makes no sense is said in one line, and nothing is registered', async () => {
  const data = ['--data', usedFolder()]
  for (const [args, message] of [
    [['--name', 'Deck', ...redirect], /--service is needed/],
    [['--service', 'country-data', '--name', 'Deck', ...redirect], /country-data has no apps/],
    [['--service', 'code-hosting', ...redirect], /--name is needed/],
    [['--service', 'code-hosting', '--name', 'Deck', '--redirect-uri', 'javascript:x'], /redirect URI/],
    [['--service', 'code-hosting', '--name', 'Deck', ...redirect, '--user', 'zed'], /no user zed/],
  ] as const) {
    const { code, stderr } = await octavo('app', 'create', ...args, ...data)
    assert.equal(code, 2, stderr)
    assert.match(stderr, message)
  }
})

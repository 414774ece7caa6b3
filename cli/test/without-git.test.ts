import assert from 'node:assert/strict'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const originalPath = process.env.PATH

/** Limits where child processes of this process find programs. */
function limitPath(path: string | undefined): void {
  process.env.PATH = path
}

function oldGit(): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'git'), '#!/bin/sh\necho git version 2.17.1\n')
  chmodSync(join(folder, 'git'), 0o755)
  return folder
}

function noGit(): string {
  const folder = join(temporaryFolder(), 'empty')
  mkdirSync(folder)
  return folder
}

for (const [circumstance, prepare, complaint] of [
  ['without git', noGit, /git cannot be run\. Install git 2\.38 or newer, or set code-hosting\.gitBinary/],
  [
    'with a git that is too old',
    oldGit,
    /git is \\?"git version 2\.17\.1\\?", which is too old\. Install git 2\.38/,
  ],
] as const) {
  test(`serve ${circumstance}: logs a warning, and responds with 503 only if git is needed`, async (t) => {
    const dataDir = temporaryFolder()
    t.after(() => limitPath(originalPath))
    limitPath(prepare())
    const server = await serve(dataDir, 'code-hosting', 'country-data', '--log', 'json')
    await server.printed(complaint)
    const { services, portal } = server.deployment
    const { url, token } = services['code-hosting'] ?? {}
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'test' }
    const call = (path: string, method = 'GET', body?: object) =>
      fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })

    assert.equal((await fetch(`${services['country-data']?.url}/v3.1/alpha/pe`)).status, 200)
    assert.equal((await fetch(`${portal}/readyz`)).status, 200)
    assert.equal((await call('/user')).status, 200)
    // An empty repository needs no git.
    assert.equal((await call('/user/repos', 'POST', { name: 'sea' })).status, 201)
    assert.equal((await call('/repos/demo/sea')).status, 200)
    assert.equal((await call('/repos/demo/sea/issues', 'POST', { title: 'Waves' })).status, 201)
    const file = { message: 'Add', content: Buffer.from('x').toString('base64') }
    for (const response of [
      await call('/repos/demo/sea/contents/a.txt', 'PUT', file),
      await call('/user/repos', 'POST', { name: 'lake', auto_init: true }),
    ]) {
      assert.equal(response.status, 503)
      const { message, status } = await response.json()
      assert.equal(message, 'Git is not available on this server.')
      assert.equal(status, '503')
    }
    // The repository is not created.
    assert.equal((await call('/repos/demo/lake')).status, 404)
    const refs = await call('/demo/sea.git/info/refs?service=git-upload-pack')
    assert.equal(refs.status, 503)
    assert.equal(await refs.text(), 'Git is not available on this server.\n')
    server.child.kill('SIGTERM')
    await server.exit

    const examined = await octavo('doctor', '--data', dataDir, '--port', '0')
    assert.equal(examined.code, 1)
    assert.match(examined.stdout, /fail +code-hosting .*\n?.*Install git 2\.38 or newer/)

    limitPath(originalPath)
    const secondServer = await serve(dataDir, 'code-hosting', '--log', 'silent')
    const sample = await fetch(
      `${secondServer.deployment.services['code-hosting']?.url}/repos/demo/hello-octavo/commits`,
      {
        headers,
      },
    )
    assert.equal(sample.status, 200)
    assert.equal(
      (await octavo('doctor', '--data', dataDir, '--port', '0')).stdout.includes('fail  code-hosting'),
      false,
    )
  })
}

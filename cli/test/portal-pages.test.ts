import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { systemClock } from '@octavo/platform/clock.ts'
import { createSandboxClock } from '@octavo/platform/sandbox/sandbox-clock.ts'
import { startTestService } from '@octavo/testing/service.ts'
import type { AnyDefinition } from '../src/registry.ts'
import { createServerSandbox } from '../src/sandbox/server-sandbox.ts'
import { temporaryFolder } from './octavo-process.ts'
import { openPortal } from './open-portal.ts'

const html = '<!doctype html><title>Octavo</title><script src="/assets/main-Ab12Cd34.js"></script>'
const script = `console.log(${JSON.stringify('x'.repeat(4000))})`

function buildPages(): string {
  const dir = temporaryFolder()
  mkdirSync(join(dir, 'assets/deeper'), { recursive: true })
  const files: Record<string, string | Buffer> = {
    'index.html': html,
    'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/main-Ab12Cd34.js': script,
    'assets/deeper/part-Ab12Cd34.css': 'p{}',
    'assets/sans-Ab12Cd34.woff2': Buffer.alloc(5000, 7),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dir, name), content)
  writeFileSync(join(dir, '..', 'octavo-beside-the-pages.txt'), 'not for you')
  return dir
}

const built = await openPortal({ pagesDir: buildPages() }, { publicUrl: 'https://services.example.org/' })
const plain = await openPortal()

test('pages: one document at every address', async () => {
  for (const path of [
    '/',
    '/tokens',
    '/explorer/country-data/getAlpha',
    '/sign-in',
    '/sign-in?next=%2F',
    '/sign-in-failed',
    '/explorer/v3.1',
  ]) {
    const headers = { accept: 'text/html,application/xhtml+xml' }
    const response = await built.call(path, { headers })
    assert.equal(response.status, 200, path)
    assert.equal(response.text, html, path)
    assert.equal(response.headers.get('content-type'), 'text/html; charset=utf-8')
    assert.equal(response.headers.get('cache-control'), 'no-cache')
    assert.equal((await built.call(path, { method: 'HEAD', headers })).status, 200, path)
  }
})

test('pages: not served at API paths', async () => {
  const accept = 'text/html'
  for (const path of [
    '/api/nothing',
    '/api',
    '/assets/none.js',
    '/openapi/none.json',
    '/openapi',
    '/metrics/x',
    '/healthz/x',
  ]) {
    const response = await built.call(path, { headers: { accept } })
    assert.equal(response.status, 404, path)
    assert.equal(response.json.error.message.length > 0, true)
  }
  assert.equal((await built.call('/robots.txt')).status, 404)
  assert.equal((await built.call('/tokens', { method: 'POST', headers: { accept } })).status, 404)
  assert.equal((await built.call('/index.html', { headers: { accept } })).text, html)
})

test('pages: the security policy allows only their files, the portal and the services', async () => {
  const { headers } = await built.call('/')
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )
  const origins = [built.accounts.running.url, 'https://services.example.org', built.echo.running.url]
  assert.deepEqual(policy.get('default-src'), ["'none'"])
  assert.deepEqual(policy.get('script-src'), ["'self'"])
  assert.deepEqual(policy.get('style-src'), ["'self'"])
  assert.deepEqual(policy.get('frame-ancestors'), ["'none'"])
  assert.deepEqual(policy.get('connect-src'), ["'self'", ...origins])
  assert.ok(!headers.get('content-security-policy')?.includes('unsafe'))
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
  assert.equal(headers.get('referrer-policy'), 'no-referrer')
  assert.equal(
    (await built.call('/tokens')).headers.get('content-security-policy'),
    headers.get('content-security-policy'),
  )
})

test('pages: the security policy includes running forks', async (context) => {
  const clock = createSandboxClock(systemClock)
  const startOn = (definition: AnyDefinition) => startTestService(definition)
  const sandbox = createServerSandbox({
    dataDir: temporaryFolder(),
    clock,
    storedServices: [],
    foreignStorage: undefined,
    startOn,
  })
  context.after(() => sandbox.close())
  const { call, echo, accounts } = await openPortal({ pagesDir: buildPages(), sandbox })
  await sandbox.open([echo])
  const callable = async () => {
    const { headers } = await call('/sandbox/snapshots')
    return /connect-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]?.split(' ')
  }
  const before = ["'self'", accounts.running.url, echo.running.url]
  assert.deepEqual(await callable(), before)
  const { id, services } = await sandbox.fork(undefined)
  assert.deepEqual(await callable(), [...before, services.echo?.url])
  await sandbox.closeFork(id)
  assert.deepEqual(await callable(), before)
})

test('pages: files with a content hash in their name are cached permanently', async () => {
  const expected: Record<string, [type: string, caching: string]> = {
    '/assets/main-Ab12Cd34.js': ['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    '/assets/deeper/part-Ab12Cd34.css': ['text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    '/assets/sans-Ab12Cd34.woff2': ['font/woff2', 'public, max-age=31536000, immutable'],
    '/mark.svg': ['image/svg+xml', 'no-cache'],
  }
  for (const [path, [type, caching]] of Object.entries(expected)) {
    const { status, headers } = await built.call(path)
    assert.equal(status, 200, path)
    assert.equal(headers.get('content-type'), type)
    assert.equal(headers.get('cache-control'), caching)
    const revalidated = await built.call(path, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    assert.equal(revalidated.status, 304, path)
  }
  const packed = await built.call('/assets/main-Ab12Cd34.js', { headers: { 'accept-encoding': 'br' } })
  assert.equal(packed.headers.get('content-encoding'), 'br')
  assert.equal(packed.text, script)
  const font = await built.call('/assets/sans-Ab12Cd34.woff2', { headers: { 'accept-encoding': 'br' } })
  assert.equal(font.headers.get('content-encoding'), null)
})

test('pages: files outside the folder are not served', async () => {
  for (const path of [
    '/../octavo-beside-the-pages.txt',
    '/..%2foctavo-beside-the-pages.txt',
    '/assets/..%2f..%2foctavo-beside-the-pages.txt',
    '/assets/',
    '/assets',
  ]) {
    const { text } = await built.call(path)
    assert.ok(!text.includes('not for you'), path)
  }
})

test('pages: without a build, a plain page lists the services, escaped', async () => {
  const { headers, text } = await plain.call('/')
  assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
  assert.match(
    headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'unsafe-inline';/,
  )
  assert.ok(text.includes('Accounts') && text.includes(plain.accounts.running.url))
  assert.ok(text.includes('Echo &lt;&amp; co&gt;'))
  assert.match((await plain.call('/sign-in-failed')).text, /This link/)
  const signIn = await plain.call('/sign-in')
  assert.deepEqual([signIn.status, signIn.headers.get('location')], [303, '/'])
  assert.equal((await plain.call('/tokens', { headers: { accept: 'text/html' } })).status, 404)
})

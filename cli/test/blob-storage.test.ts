import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { createLogger } from '@octavo/platform/log.ts'
import { notesService } from '@octavo/testing/notes-service.ts'
import { refuseAs, type S3Server, startS3 } from '@octavo/testing/s3-server.ts'
import { untyped } from '@octavo/testing/untyped.ts'
import { recordBlobs, resolveBlobs } from '../src/blob-record.ts'
import { CommandError } from '../src/command-error.ts'
import { checkBucket } from '../src/doctor/bucket.ts'
import { startServer } from '../src/server.ts'
import { resolveServerSettings } from '../src/settings.ts'
import { notesServiceWith } from './notes-data.ts'
import { octavo, serve, temporaryFolder, usedFolder } from './octavo-process.ts'

let s3: S3Server
before(async () => {
  s3 = await startS3()
})
afterEach(() => s3.intercept(undefined))
after(() => s3.stop())

const start = (dataDir: string, ...args: string[]) =>
  octavo('serve', 'country-data', '--data', dataDir, '--port', '0', '--log', 'silent', ...args)
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const recordIn = (dataDir: string) => join(dataDir, 'blobs.json')

test('blobs in S3: a service in its own process uses the bucket, and commands reject a partial copy', async () => {
  const dataDir = temporaryFolder()
  const location = s3.location('shop')
  const args = ['event-management', '--empty', '--isolate', '--log', 'silent', '--blobs', location]
  const { deployment, child, exit } = await serve(dataDir, ...args)
  const { url, token } = deployment.services['event-management'] ?? {}
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers }
    return untyped(await (await fetch(`${url}${path}`, { ...init, headers })).json())
  }
  const { upload_token } = await call('/v3/media/upload/?type=image-event-logo')
  const file = { method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(onePixel) }
  await call(`/media/uploads/${upload_token}/`, file)
  const finish = { method: 'POST', body: JSON.stringify({ upload_token }) }
  const image = (await call('/v3/media/upload/', finish)).original.url
  const response = await fetch(image)
  assert.match(response.headers.get('content-type') ?? '', /^image\//)
  const [hash] = /[0-9a-f]{64}/.exec(image) ?? []
  const key = `/octavo/shop/event-management/${hash?.slice(0, 2)}/${hash?.slice(2, 4)}/${hash}`
  const methods = s3.requests.filter((request) => request.url.startsWith(key)).map(({ method }) => method)
  assert.deepEqual(methods, ['HEAD', 'PUT', 'GET'])
  assert.doesNotMatch(readFileSync(recordIn(dataDir), 'utf8'), /secret/)
  for (const command of [
    ['backup', join(dataDir, 'backup.tar.gz')],
    ['restore', join(dataDir, 'backup.tar.gz')],
    ['snapshot', 'save', 'one'],
    ['snapshot', 'fork', '--to', join(dataDir, 'fork')],
  ]) {
    const { code, stderr } = await octavo(...command, '--data', dataDir)
    assert.equal(code, 2, stderr)
    assert.match(stderr, /^The blobs of .* are in s3:\/\/octavo\/shop at .*aws s3 sync".\n$/)
  }
  const created = await octavo('token', 'create', '--service', 'event-management', '--data', dataDir)
  assert.equal(created.code, 0, created.stderr)
  const examined = await octavo('doctor', '--data', dataDir, '--port', '0')
  assert.match(examined.stdout, /ok +blobs +s3:\/\/octavo\/shop at .*: list, write, read and delete succeed/)
  child.kill('SIGTERM')
  await exit
})

test('blobs in S3: a start with another location is refused, and the record stays', async () => {
  const dataDir = usedFolder()
  const location = s3.location('shop')
  await recordBlobs(dataDir, location)
  const record = readFileSync(recordIn(dataDir), 'utf8')
  for (const [args, message] of [
    [
      [],
      /are in s3:\/\/octavo\/shop at .*, not in its files\. Start with --blobs 's3:.*delete .*blobs\.json/,
    ],
    [['--blobs', s3.location('other')], /are in .*shop at .*, not in s3:\/\/octavo\/other at .*blobs\.json/],
  ] as const) {
    const { code, stdout, stderr } = await start(dataDir, ...args)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, message)
    assert.equal(readFileSync(recordIn(dataDir), 'utf8'), record)
  }
  assert.equal(await resolveBlobs(dataDir, undefined), location)
  const same = s3.location('shop/', { region: 'eu-central-1', signedUrls: 'true' })
  assert.equal(await resolveBlobs(dataDir, same), same)
  await assert.rejects(resolveBlobs(dataDir, s3.location('')), CommandError)
  const examined = await octavo('doctor', '--data', dataDir, '--port', '0', '--blobs', s3.location('other'))
  assert.equal(examined.code, 1)
  assert.match(examined.stdout, /fail +blobs +The blobs of .* are in s3:\/\/octavo\/shop at /)
})

test('blobs in S3: a directory with blobs in its files keeps them there', async () => {
  const dataDir = await notesServiceWith('one')
  const { code, stderr } = await start(dataDir, '--blobs', s3.location('shop'))
  assert.equal(code, 1)
  assert.match(
    stderr,
    /are in its files, not in s3:\/\/octavo\/shop at .*copy each .*SERVICE\/blobs to s3:\/\/octavo\/shop\/SERVICE, /,
  )
  assert.equal(existsSync(recordIn(dataDir)), false)
  assert.equal(await resolveBlobs(dataDir, undefined), undefined)
  assert.deepEqual(await checkBucket(dataDir, undefined), [])
})

test('serve: an unusable bucket is reported in one line, and not recorded', async () => {
  for (const [location, reason] of [
    ['s3://octavo?endpoint=http://127.0.0.1:1', /ECONNREFUSED/],
    [s3.location('').replace('//octavo', '//another'), /NoSuchBucket/],
  ] as const) {
    const dataDir = temporaryFolder()
    const { code, stdout, stderr } = await start(dataDir, '--blobs', location)
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /^The bucket s3:\/\/\w+ at http.* cannot be used: .*--blobs or OCTAVO_BLOBS.*\n$/)
    assert.match(stderr, reason)
    assert.equal(existsSync(recordIn(dataDir)), false)
  }
})

test('settings: a location in S3 that cannot be understood is reported with the other settings', async () => {
  const { code, stderr } = await start(temporaryFolder(), '--blobs', 's3://key:secret@photos')
  assert.equal(code, 2)
  assert.match(stderr, /^These settings cannot be used:\n {2}- blobs: .*credentials come from/)
  assert.doesNotMatch(stderr, /secret/)
  const file = join(temporaryFolder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ blobs: 's3://photos?acl=public' }))
  const examined = await octavo('doctor', '--config', file, '--port', '0')
  assert.match(examined.stdout, /fail +settings +blobs: .*acl is not an option/)
})

test('doctor: names the operation that the bucket does not allow, with advice', async () => {
  const dataDir = temporaryFolder()
  for (const [method, text, advice] of [
    ['PUT', 'Cannot write to s3://octavo/shop', 's3:PutObject'],
    ['DELETE', 'Cannot delete from s3://octavo/shop', 's3:DeleteObject'],
    ['GET', 'Cannot list s3://octavo/shop', 's3:ListBucket'],
  ] as const) {
    s3.intercept((request, response) => request.method === method && refuseAs(response, 403, 'AccessDenied'))
    const [finding] = await checkBucket(dataDir, s3.location('shop'))
    assert.ok(finding?.level === 'fail' && finding.text.startsWith(text))
    assert.ok(finding.text.includes('AccessDenied') && finding.advice.includes(advice))
  }
})

test('sandbox: refuses reset, snapshots and forks of blobs in S3', async () => {
  const flags = {
    data: temporaryFolder(),
    port: '0',
    sandbox: true,
    empty: true,
    blobs: s3.location('sandbox'),
  }
  const definition = { name: 'notes', offset: 1, definition: notesService, load: async () => notesService }
  const server = await startServer({
    settings: resolveServerSettings({ flags }, ['notes']),
    sources: {},
    services: [definition],
    log: createLogger('silent'),
  })
  after(() => server.close())
  const { portal, adminToken } = server.deployment
  for (const path of ['reset', 'forks', 'snapshots']) {
    const response = await fetch(`${portal}/api/sandbox/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(path === 'snapshots' ? { name: 'one' } : {}),
    })
    assert.ok(response.status >= 400 && response.status < 500, path)
    assert.match(await response.text(), /need blobs in files/)
  }
})

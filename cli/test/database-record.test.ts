import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { stopOwnPostgres, usePostgres } from '@octavo/testing/shared-postgres.ts'
import { CommandError } from '../src/command-error.ts'
import { recordDatabase, resolveDatabaseUrl } from '../src/database-record.ts'
import { octavo, serve, temporaryFolder, usedFolder } from './octavo-process.ts'

const token = (...args: string[]) => octavo('token', 'create', '--service', 'anime-catalogue', ...args)

test('commands: a directory that no server has used is refused, and nothing is created', async () => {
  const dataDir = join(temporaryFolder(), 'typo')
  for (const args of [
    ['token', 'create', '--service', 'anime-catalogue'],
    ['user', 'create', '--service', 'anime-catalogue', '--login', 'ada'],
    ['app', 'create', '--service', 'code-hosting', '--name', 'Deck', '--redirect-uri', 'http://127.0.0.1/'],
  ]) {
    const { code, stderr } = await octavo(...args, '--data', dataDir)
    assert.equal(code, 1, stderr)
    assert.match(stderr, /^No server has used .*typo yet\. .*--data.*\n$/)
    assert.equal(existsSync(dataDir), false)
  }
})

test('commands: the PostgreSQL database of the server is used, or the command refuses', async () => {
  after(stopOwnPostgres)
  const database = await usePostgres()
  const dataDir = temporaryFolder()
  const { deployment, child, exit } = await serve(
    dataDir,
    'anime-catalogue',
    '--empty',
    '--log',
    'silent',
    '--database-url',
    database,
  )
  const { url } = deployment.services['anime-catalogue'] ?? {}
  const { code, stdout, stderr } = await token('--data', dataDir)
  assert.equal(code, 0, stderr)
  const viewer = await fetch(`${url}/users?filter[self]=true`, {
    headers: { authorization: `Bearer ${stdout.trim()}` },
  })
  assert.equal(viewer.status, 200)
  const record = join(dataDir, 'database.json')
  assert.equal(statSync(record).mode & 0o777, 0o600)
  assert.doesNotMatch(readFileSync(record, 'utf8'), /postgres:|password/)
  child.kill('SIGTERM')
  await exit
  for (const args of [
    ['token', 'create', '--service', 'anime-catalogue'],
    ['user', 'create', '--service', 'anime-catalogue', '--login', 'ada'],
    ['import', 'anime-catalogue', 'id-map', 'file.json'],
    ['backup', join(dataDir, 'backup.tar.gz')],
    ['restore', join(dataDir, 'backup.tar.gz')],
    ['snapshot', 'save', 'one'],
  ]) {
    const result = await octavo(...args, '--data', dataDir)
    assert.equal(result.code, 1, result.stderr)
    assert.match(result.stderr, /^The data of .* is in PostgreSQL at .*\. Pass its address.*\n$/)
  }
  const doctor = await octavo('doctor', '--data', dataDir, '--port', '0')
  assert.equal(doctor.code, 1)
  assert.match(doctor.stdout, /fail +database +The data of .* is in PostgreSQL at /)
  const files = readdirSync(dataDir, { recursive: true }).map(String)
  assert.deepEqual(
    files.filter((file) => file.endsWith('.db')),
    [],
  )
})

test('commands: names of this machine, the default port and the case of a host do not change the database', async () => {
  const dataDir = usedFolder()
  recordDatabase(dataDir, 'postgres://octavo:secret@127.0.0.1/shop')
  for (const url of [
    'postgres://localhost/shop',
    'postgres://LOCALHOST:5432/shop',
    'postgres://[::1]:5432/shop',
    'postgres:///shop',
    'postgres://another@127.0.0.1:5432/shop',
  ]) {
    assert.equal(await resolveDatabaseUrl(dataDir, url), url)
    assert.doesNotThrow(() => recordDatabase(dataDir, url))
  }
  for (const url of [
    'postgres://localhost:5433/shop',
    'postgres://localhost/other',
    'postgres://db.example.org/shop',
    'postgres://localhost/shop?host=/run/postgresql',
  ]) {
    await assert.rejects(resolveDatabaseUrl(dataDir, url), CommandError)
    assert.throws(() => recordDatabase(dataDir, url), CommandError)
  }
})

test('serve: a database other than that of the last start is rejected, and the record stays', async () => {
  after(stopOwnPostgres)
  const database = await usePostgres()
  const dataDir = usedFolder()
  const record = join(dataDir, 'database.json')
  const start = (...args: string[]) =>
    octavo('serve', 'country-data', '--data', dataDir, '--port', '0', '--log', 'silent', ...args)
  for (const [previous, args, message] of [
    [undefined, ['--database-url', database], /is in SQLite files, not in PostgreSQL at /],
    [
      'postgres://a:secret@db.example.org/shop',
      [],
      /is in PostgreSQL at db\.example\.org:5432\/shop, not in SQLite/,
    ],
    ['postgres://a:secret@db.example.org/shop', ['--database-url', database], /not in PostgreSQL at /],
  ] as const) {
    rmSync(record, { force: true })
    recordDatabase(dataDir, previous)
    const before = readFileSync(record, 'utf8')
    const { code, stdout, stderr } = await start(...args)
    assert.equal(code, 1)
    assert.equal(stdout, '')
    assert.match(stderr, message)
    assert.match(stderr, /--data DIR.*delete .*database\.json/)
    assert.doesNotMatch(stderr, /secret/)
    assert.equal(readFileSync(record, 'utf8'), before)
  }
})

test('commands: a database other than that of the directory is refused, without its password', async () => {
  const dataDir = temporaryFolder()
  const { child, exit } = await serve(dataDir, 'anime-catalogue', '--empty', '--log', 'silent')
  const { code, stderr } = await token(
    '--data',
    dataDir,
    '--database-url',
    'postgres://a:secret@127.0.0.1:1/x',
  )
  assert.equal(code, 1)
  assert.match(stderr, /uses SQLite files.*127\.0\.0\.1:1\/x/)
  assert.doesNotMatch(stderr, /secret/)
  child.kill('SIGTERM')
  await exit
})

test('serve: an unreachable PostgreSQL is reported in one line, without its password', async () => {
  const url = 'postgres://octavo:a-secret@127.0.0.1:1/octavo'
  const { code, stdout, stderr } = await octavo(
    'serve',
    'anime-catalogue',
    '--data',
    temporaryFolder(),
    '--port',
    '0',
    '--log',
    'silent',
    '--database-url',
    url,
  )
  assert.equal(code, 1)
  assert.equal(stdout, '')
  assert.match(
    stderr,
    /^PostgreSQL at 127\.0\.0\.1:1\/octavo cannot be used: .*ECONNREFUSED.*--database-url.*\n$/,
  )
  assert.doesNotMatch(stderr, /a-secret/)
})

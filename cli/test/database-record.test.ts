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
  const { deployment, child, ended } = await serve(
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
  await ended
  for (const args of [
    ['token', 'create', '--service', 'anime-catalogue'],
    ['user', 'create', '--service', 'anime-catalogue', '--login', 'ada'],
    ['import', 'anime-catalogue', 'id-map', 'file.json'],
    ['backup', join(dataDir, 'backup.tar.gz')],
    ['restore', join(dataDir, 'backup.tar.gz')],
    ['snapshot', 'save', 'one'],
  ]) {
    const refused = await octavo(...args, '--data', dataDir)
    assert.equal(refused.code, 1, refused.stderr)
    assert.match(refused.stderr, /^The data of .* is in PostgreSQL at .*\. Pass its address.*\n$/)
  }
  const examined = await octavo('doctor', '--data', dataDir, '--port', '0')
  assert.equal(examined.code, 1)
  assert.match(examined.stdout, /fail +database +The data of .* is in PostgreSQL at /)
  const files = readdirSync(dataDir, { recursive: true }).map(String)
  assert.deepEqual(
    files.filter((file) => file.endsWith('.db')),
    [],
  )
})

test('commands: a database other than that of the directory is refused, without its password', async () => {
  const dataDir = temporaryFolder()
  const { child, ended } = await serve(dataDir, 'anime-catalogue', '--empty', '--log', 'silent')
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
  await ended
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

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { unsavedFolder } from '@octavo/platform/folder-backup.ts'
import { databaseFileOf } from '@octavo/platform/service-folder.ts'
import { notesService, openNotesService } from '@octavo/testing/notes-service.ts'
import { portOf } from '@octavo/testing/port-of.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { stopOwnPostgres, usePostgres } from '@octavo/testing/shared-postgres.ts'
import { type Static, Type } from 'typebox'
import { checkDatabases } from '../src/doctor/databases.ts'
import { checkDirectory, checkDisk } from '../src/doctor/directory.ts'
import { checkFolders } from '../src/doctor/folders.ts'
import { checkPorts } from '../src/doctor/ports.ts'
import { checkPostgres } from '../src/doctor/postgres.ts'
import { examineServices } from '../src/doctor/services.ts'
import { resolveServerSettings } from '../src/settings.ts'
import { octavo, serve, temporaryFolder } from './octavo-process.ts'

const newer = { ...notesService, migrations: { ...notesService.migrations, '002-more': async () => {} } }

async function notesFolder(): Promise<string> {
  const dataDir = temporaryFolder()
  const { add, close } = await openNotesService(dataDir)
  await add('one')
  await close()
  return dataDir
}

test('doctor: a healthy directory has only ok lines and exit code 0', async () => {
  const { code, stdout } = await octavo('doctor', '--data', join(temporaryFolder(), 'data'), '--port', '0')
  assert.equal(code, 0)
  const lines = stdout.trimEnd().split('\n')
  assert.deepEqual(
    lines.map((line) => line.split(/\s+/)[1]),
    ['runtime', 'settings', 'data', 'disk', 'ports', 'outgoing', 'databases', 'code-hosting'],
  )
  assert.ok(lines.every((line) => /^(ok|warn) /.test(line)))
  assert.match(stdout, /Node 26\.\d+\.\d+ with SQLite 3/)
})

test('doctor: failures have advice and set the exit code', async () => {
  const file = join(temporaryFolder(), 'settings.json')
  writeFileSync(file, JSON.stringify({ limits: 'sometimes', 'country-data': { alphaShape: 'round' } }))
  const { code, stdout } = await octavo('doctor', '--config', file, '--json')
  assert.equal(code, 1)
  const failed = JSON.parse(stdout).filter(({ level }: { level: string }) => level === 'fail')
  assert.equal(failed.length, 2)
  for (const { advice } of failed) assert.match(advice, /Correct it/)
})

test('doctor: recognizes a running server by its directory and ports', async () => {
  const { dataDir, deployment, child, exit } = await serve(
    temporaryFolder(),
    'country-data',
    '--log',
    'silent',
  )
  const { port } = new URL(deployment.portal)
  const { stdout } = await octavo('doctor', '--data', dataDir, '--port', port)
  assert.match(stdout, new RegExp(`ok +server +process ${deployment.pid} at ${deployment.portal}`))
  assert.doesNotMatch(stdout, new RegExp(`Port ${port} of portal`))
  child.kill('SIGTERM')
  await exit
  assert.match(
    (await octavo('doctor', '--data', dataDir, '--port', '0')).stdout,
    /ok +server +no server is running/,
  )
})

test('doctor: names a port that another program uses', async () => {
  const listener = createServer().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const port = portOf(listener)
  const server = { ...resolveServerSettings({}, []).values, port, data: temporaryFolder() }
  const [finding] = await checkPorts(server, [])
  assert.ok(finding?.level === 'fail' && finding.text.includes(`Port ${port} of portal`))
  listener.close()
  await once(listener, 'close')
  assert.equal((await checkPorts(server, []))[0]?.level, 'ok')
  const [elsewhere, ...more] = await checkPorts({ ...server, host: '192.0.2.1' }, [])
  assert.ok(elsewhere?.level === 'fail' && elsewhere.text.includes('192.0.2.1'))
  assert.deepEqual(more, [])
})

test('doctor: databases are intact, outdated, newer, damaged or unknown', async () => {
  const dataDir = await notesFolder()
  const levelAndText = async (definitions: Parameters<typeof checkDatabases>[1]) => {
    const [finding] = await checkDatabases(dataDir, definitions)
    return `${finding?.level} ${finding?.text}`
  }
  assert.match(await levelAndText([notesService]), /^ok .* kB, intact and up to date/)
  assert.match(await levelAndText([newer]), /^warn .*pending migrations: 1/)
  assert.match(await levelAndText([]), /^warn .*a service that this release does not include/)
  await (await startTestService(newer, { dataDir })).close()
  assert.match(await levelAndText([notesService]), /^fail .*written by a newer release \(notes\/002-more\)/)
  const file = databaseFileOf(join(dataDir, 'notes'))
  const bytes = readFileSync(file)
  bytes.fill(0xff, 4096, 3 * 4096)
  writeFileSync(file, bytes)
  assert.match(await levelAndText([newer]), /^fail .*(is damaged|cannot be read)/)
  writeFileSync(file, 'nothing of the kind'.repeat(1000))
  assert.match(await levelAndText([newer]), /^fail .*cannot be read/)
})

test('doctor: reports folders of services that are missing or cannot be used', async () => {
  const dataDir = await notesFolder()
  const saved = { copy: async () => {}, replace: async () => {} }
  const definitions = [
    { name: 'notes', folders: { pages: saved, cache: unsavedFolder('empty') } },
    { name: 'never-started', folders: { pages: saved } },
  ]
  const folder = join(dataDir, 'notes', 'pages')
  const read = async () =>
    (await checkFolders(dataDir, definitions)).map(({ level, text }) => `${level} ${text}`)
  assert.deepEqual(await read(), [`fail ${folder} does not exist.`])
  writeFileSync(folder, '')
  assert.deepEqual(await read(), [`fail ${folder} is not a directory.`])
  rmSync(folder)
  mkdirSync(folder)
  assert.deepEqual(await read(), [])
  chmodSync(folder, 0o000)
  const isAlmighty = process.getuid?.() === 0
  assert.equal((await read()).length, isAlmighty ? 0 : 1)
  chmodSync(folder, 0o700)
})

test('doctor: a directory that others can read, a server that is starting, an interrupted restore', async () => {
  const dataDir = temporaryFolder()
  chmodSync(dataDir, 0o755)
  const claim = await claimDataDirectory(dataDir)
  mkdirSync(join(dataDir, '.replacement'))
  const findings = await checkDirectory(dataDir)
  claim.release()
  assert.deepEqual(
    findings.map(({ level, about }) => `${level} ${about}`),
    ['warn data', 'ok server', 'warn data'],
  )
  assert.ok(findings[0]?.level === 'warn' && findings[0].advice.startsWith('chmod 700'))
  chmodSync(dataDir, 0o700)
  assert.equal((await checkDirectory(dataDir))[0]?.level, 'ok')
})

test('doctor: reports a file instead of a directory, and a read-only directory', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  assert.match((await checkDirectory(file))[0]?.text ?? '', /is not a directory/)
  const long = join(temporaryFolder(), 'x'.repeat(250), 'x'.repeat(250))
  assert.match((await checkDirectory(long))[0]?.text ?? '', /more than SQLite allows/)
  const folder = temporaryFolder()
  chmodSync(folder, 0o500)
  const isAlmighty = process.getuid?.() === 0
  for (const path of [folder, join(folder, 'data')]) {
    const [finding] = await checkDirectory(path)
    assert.equal(finding?.level, isAlmighty ? 'ok' : 'fail')
  }
  chmodSync(folder, 0o700)
})

test('doctor: free space is that of the disk of the future directory', async () => {
  const [finding] = await checkDisk(join(temporaryFolder(), 'not', 'there', 'yet'))
  assert.match(finding?.text ?? '', /[\d.]+ [kMGT]B free at /)
})

test('doctor: checks of a service appear under its name, and may throw', async () => {
  const config = Type.Object({ folder: Type.String({ default: 'here' }) })
  const library = {
    name: 'library',
    config,
    examine: async ({ folder }: Static<typeof config>) => [
      { level: 'ok' as const, text: `${folder} holds 3 books` },
      { level: 'warn' as const, text: 'One is torn.', advice: 'Mend it.' },
    ],
  }
  const examine = async () => Promise.reject(new Error('no such folder'))
  const burnt = { name: 'burnt', config, examine }
  const sources = { flags: { 'library.folder': 'there' } }
  assert.deepEqual(await examineServices(sources, [library, notesService]), [
    { level: 'ok', about: 'library', text: 'there holds 3 books' },
    { level: 'warn', about: 'library', text: 'One is torn.', advice: 'Mend it.' },
  ])
  const [finding, ...more] = await examineServices(sources, [burnt])
  assert.ok(finding?.level === 'fail' && finding.about === 'burnt' && finding.text.includes('no such folder'))
  assert.deepEqual(more, [])
  assert.deepEqual(await examineServices({ flags: { 'library.folder': {} } }, [library]), [])
})

test('doctor: reports whether PostgreSQL is reachable, without its password', async () => {
  after(stopOwnPostgres)
  const url = await usePostgres()
  const findings = await checkPostgres(url, [newer])
  assert.deepEqual(
    findings.map(({ level, text }) => [level, text.replace(/ [\d.]+.* is reachable/, ' is reachable')]),
    [
      ['ok', 'PostgreSQL is reachable'],
      ['ok', 'no data yet'],
    ],
  )
  await (await startTestService({ ...notesService, name: 'doctor-notes' }, { databaseUrl: url })).close()
  const [, outdated] = await checkPostgres(url, [{ ...newer, name: 'doctor-notes' }])
  assert.ok(outdated?.level === 'warn' && outdated.text.includes('pending migrations: 1'))
  const away = new URL('postgres://octavo@127.0.0.1:1/x')
  away.password = 'a-secret'
  const [unreachable] = await checkPostgres(away.href, [newer])
  assert.ok(
    unreachable?.level === 'fail' &&
      unreachable.text.includes('ECONNREFUSED') &&
      !unreachable.text.includes('a-secret'),
  )
})

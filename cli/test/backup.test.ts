import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { errorMessage } from '@octavo/platform/unknown-values.ts'
import fc from '@octavo/testing/property.ts'
import { writeArchive } from '../src/backups/archive.ts'
import { writeBackup } from '../src/backups/backup.ts'
import { createChecksum } from '../src/backups/checksum.ts'
import { openDraft } from '../src/backups/drafts.ts'
import { listSnapshots } from '../src/backups/snapshots.ts'
import { unpackBackup } from '../src/backups/unpack.ts'
import { backupOf, clock, notesServiceWith, readIntactNotes, restore } from './notes-data.ts'
import { octavo, temporaryFolder } from './octavo-process.ts'

test('backup: contains all data and the demo credentials, and only its owner can read it', async () => {
  const dataDir = await notesServiceWith('one', 'two', 'one')
  const file = join(temporaryFolder(), 'backup.tar.gz')
  const backup = await writeBackup({ dataDir, file, replace: false, clock })
  assert.equal(backup.fileBytes, statSync(file).size)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  // Two blobs, because two notes are equal, and the database, the secret and the manifest.
  assert.equal(backup.files, 5)
  const fresh = join(temporaryFolder(), 'fresh')
  const manifest = await restore(file, fresh)
  assert.equal(manifest.createdAt, new Date(clock.now()).toISOString())
  assert.deepEqual(await readIntactNotes(fresh), ['one', 'two', 'one'])
  assert.equal(readFileSync(join(fresh, 'secret'), 'utf8'), 'of this directory')
})

test('backup: overwrites a file only with --force', async () => {
  const dataDir = await notesServiceWith('one')
  const file = await backupOf(dataDir)
  const before = readFileSync(file)
  await assert.rejects(writeBackup({ dataDir, file, replace: false, clock }), /already exists.*--force/)
  assert.deepEqual(readFileSync(file), before)
  clock.advance(1000)
  await writeBackup({ dataDir, file, replace: true, clock })
  assert.notDeepEqual(readFileSync(file), before)
})

test('backup: refuses a path that cannot be written before anything is copied', async () => {
  const dataDir = await notesServiceWith('one')
  const folder = temporaryFolder()
  let copies = 0
  const services = [{ name: 'notes', copyTo: async () => void copies++ }]
  const write = (file: string) => writeBackup({ dataDir, file, replace: true, services, clock })
  await assert.rejects(write(folder), /is a directory\. Name a file/)
  await assert.rejects(write(join(folder, 'missing', 'backup')), /cannot be written to .*missing: ENOENT/)
  await assert.rejects(write(join(folder, 'x'.repeat(250))), /cannot be written to .*: ENAMETOOLONG/)
  assert.equal(copies, 0)
  assert.deepEqual(readdirSync(folder), [])
})

test('backup: leaves the unfinished file of another one that runs, and does not overwrite its result', async () => {
  const dataDir = await notesServiceWith('one')
  const folder = temporaryFolder()
  const file = join(folder, 'backup')
  await using running = await openDraft(dataDir)
  const left = ['.tar.gz', ''].map((end) => `backup${end}.${running.id}.unfinished`)
  const abandoned = `backup.${randomUUID()}.unfinished`
  for (const name of [...left, abandoned]) writeFileSync(join(folder, name), '')
  const both = await Promise.allSettled(
    [1, 2].map(() => writeBackup({ dataDir, file, replace: false, clock })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.deepEqual(readdirSync(folder).sort(), ['backup', ...left].sort())
})

test('restore: replaces existing data only with --force; snapshots stay', async () => {
  const file = await backupOf(await notesServiceWith('new'))
  const dataDir = await notesServiceWith('precious')
  assert.equal((await octavo('snapshot', 'save', 'kept', '--data', dataDir)).code, 0)
  await assert.rejects(restore(file, dataDir), /is not empty: it contains notes.*--force/)
  assert.deepEqual(await readIntactNotes(dataDir), ['precious'])
  await restore(file, dataDir, true)
  assert.deepEqual(await readIntactNotes(dataDir), ['new'])
  assert.deepEqual(
    (await listSnapshots(dataDir)).map(({ name }) => name),
    ['kept'],
  )
})

test('restore: refuses a directory in use, even with --force', async () => {
  const file = await backupOf(await notesServiceWith('new'))
  const dataDir = temporaryFolder()
  const claim = await claimDataDirectory(dataDir)
  for (const replace of [false, true]) await assert.rejects(restore(file, dataDir, replace), /in use/)
  claim.release()
})

test('restore: a damaged file is refused before anything changes', async () => {
  const file = await backupOf(await notesServiceWith('one', 'two'))
  const expected = await contentOf(file)
  const bytes = readFileSync(file)
  const damaged = join(temporaryFolder(), 'damaged.tar.gz')
  let rejections = 0
  const attempt = async (content: Uint8Array) => {
    writeFileSync(damaged, content)
    try {
      assert.deepEqual(await contentOf(damaged), expected)
    } catch (error) {
      assert.match(errorMessage(error), /is not a complete backup, so nothing was changed/)
      rejections++
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.noBias(fc.nat(bytes.length - 1)),
      fc.integer({ min: 1, max: 255 }),
      async (index, change) => {
        const corrupted = Buffer.from(bytes)
        corrupted[index] = (corrupted[index] ?? 0) ^ change
        await attempt(corrupted)
      },
    ),
    { numRuns: 150 },
  )
  // Some bytes of the gzip header do not affect the content.
  assert.ok(rejections > 100, `${rejections}`)
  for (const length of [0, 1, 100, bytes.length >> 1, bytes.length - 1]) {
    rejections = 0
    await attempt(bytes.subarray(0, length))
    assert.equal(rejections, 1, `${length}`)
  }
})

test('restore: a damaged file leaves existing data unchanged, even with --force', async () => {
  const file = await backupOf(await notesServiceWith('new'))
  const dataDir = await notesServiceWith('precious')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 10))
  await assert.rejects(restore(file, dataDir, true), /is not a complete backup/)
  assert.deepEqual(await readIntactNotes(dataDir), ['precious'])
  assert.deepEqual(readdirSync(join(dataDir, '.drafts')), [])
})

test('restore: the checksum detects damage that gzip does not', async () => {
  const file = await backupOf(await notesServiceWith('one', 'two'))
  const tar = gunzipSync(readFileSync(file))
  const damaged = join(temporaryFolder(), 'damaged.tar.gz')
  const attempt = (content: Uint8Array) => {
    writeFileSync(damaged, gzipSync(content))
    return assert.rejects(unpackBackup(damaged, temporaryFolder()), /is not a complete backup/)
  }
  for (const text of [
    'of this directory',
    'SQLite format 3',
    '"createdAt"',
    'notes/service.db',
    '"sha256"',
  ]) {
    const corrupted = Buffer.from(tar)
    corrupted.write('?', tar.indexOf(text), 'latin1')
    await attempt(corrupted)
  }
  const seal = tar.indexOf('seal.json')
  await attempt(tar.subarray(0, seal))
  await attempt(Buffer.concat([tar.subarray(0, seal), Buffer.alloc(1024)]))
  await attempt(Buffer.concat([tar, Buffer.from('more')]))
  await attempt(Buffer.from('something else altogether'))
})

test('restore: unexpected files are refused', async () => {
  const manifest = '{"format":1,"octavo":"0","createdAt":"","services":{"notes":{"migrations":[]}}}'
  const unexpected = ['notes/other.db', 'octavo.json', 'owner.lock', 'unknown/service.db', 'notes/blobs/x']
  for (const path of [...unexpected, 'constructor/service.db', '__proto__/service.db']) {
    const file = join(temporaryFolder(), 'odd.tar.gz')
    writeFileSync(file, gzipSync(await pack({ 'manifest.json': manifest, [path]: 'x' })))
    await assert.rejects(unpackBackup(file, temporaryFolder()), /belongs to no service/, path)
  }
  const newer = join(temporaryFolder(), 'newer.tar.gz')
  writeFileSync(newer, gzipSync(await pack({ 'manifest.json': '{"format":2}' })))
  await assert.rejects(unpackBackup(newer, temporaryFolder()), /newer version of Octavo/)
})

test('restore: a service with the name of another entry of the data directory is refused', async () => {
  for (const name of ['snapshots', 'secret', '.old', 'octavo.json', 'owner.lock', '__proto__']) {
    const services = `{${JSON.stringify(name)}:{"migrations":[]}}`
    const manifest = `{"format":1,"octavo":"0","createdAt":"","services":${services}}`
    const file = join(temporaryFolder(), 'backup.tar.gz')
    writeFileSync(file, gzipSync(await pack({ 'manifest.json': manifest, [`${name}/service.db`]: 'x' })))
    await assert.rejects(unpackBackup(file, temporaryFolder()), /names an invalid service/, name)
  }
})

test('restore: a service without a database is refused, because its old data would stay', async () => {
  const manifest = '{"format":1,"octavo":"0","createdAt":"","services":{"notes":{"migrations":[]}}}'
  const file = join(temporaryFolder(), 'without-database.tar.gz')
  const checksum = createChecksum()
  const content = Readable.from([Buffer.from(manifest)])
  for await (const _ of checksum.watch('manifest.json', content));
  const seal = JSON.stringify(checksum.result())
  writeFileSync(file, gzipSync(await pack({ 'manifest.json': manifest, 'seal.json': seal })))
  await assert.rejects(unpackBackup(file, temporaryFolder()), /the database of notes is missing/)
})

test('restore: a large checksum is refused before it is read', async () => {
  const manifest = '{"format":1,"octavo":"0","createdAt":"","services":{}}'
  const file = join(temporaryFolder(), 'large-checksum.tar.gz')
  const seal = ' '.repeat(1024 * 1024)
  writeFileSync(file, gzipSync(await pack({ 'manifest.json': manifest, 'seal.json': seal })))
  await assert.rejects(unpackBackup(file, temporaryFolder()), /Its checksum is too large/)
})

test('backup and restore: from the command line', async () => {
  const dataDir = await notesServiceWith('one')
  const file = join(temporaryFolder(), 'backup.tar.gz')
  const backup = await octavo('backup', file, '--data', dataDir)
  assert.equal(backup.code, 0)
  assert.match(backup.stdout, /notes, .* compressed to .*protect it like a password/)
  const fresh = join(temporaryFolder(), 'fresh')
  assert.match((await octavo('restore', file, '--data', fresh)).stdout, /Restored notes to .*, as of 20/)
  assert.deepEqual(await readIntactNotes(fresh), ['one'])
  const nowhere = await octavo('backup', `${file}.2`, '--data', join(fresh, 'nowhere'))
  assert.ok(nowhere.code === 2 && /^The data directory .* does not exist/.test(nowhere.stderr))
  const mistakes: [string[], RegExp][] = [
    [['backup'], /FILE is required/],
    [['backup', file], /already exists/],
    [['restore'], /FILE is required/],
    [['restore', join(fresh, 'nowhere'), '--force'], /does not exist/],
    [['restore', file], /is not empty/],
  ]
  for (const [words, message] of mistakes) {
    const { code, stderr } = await octavo(...words, '--data', dataDir)
    assert.equal(code, 2, words.join(' '))
    assert.match(stderr, message)
  }
  assert.equal((await octavo('restore', file, '--force', '--data', dataDir)).code, 0)
})

async function contentOf(file: string): Promise<Record<string, Buffer>> {
  const folder = temporaryFolder()
  await unpackBackup(file, folder)
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const content = files.sort().map(async (path) => [path.slice(folder.length), await readFile(path)])
  return Object.fromEntries(await Promise.all(content))
}

async function pack(files: Record<string, string>): Promise<Buffer> {
  async function* entries() {
    for (const [path, text] of Object.entries(files)) {
      const bytes = Buffer.from(text)
      yield {
        path,
        size: bytes.length,
        content: (async function* () {
          yield bytes
        })(),
      }
    }
  }
  return Buffer.concat(await Array.fromAsync(writeArchive(entries())))
}

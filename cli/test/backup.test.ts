import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { createManualClock } from '@octavo/platform/clock.ts'
import { claimDataDirectory } from '@octavo/platform/data/owner.ts'
import { notebook, openNotebook } from '@octavo/testing/notebook.ts'
import fc from 'fast-check'
import { writeArchive } from '../src/keeping/archive.ts'
import { writeBackup } from '../src/keeping/backup.ts'
import { exchangeAll } from '../src/keeping/exchange.ts'
import { finishReplacement } from '../src/keeping/replacement.ts'
import { copySnapshot, listSnapshots, removeSnapshot } from '../src/keeping/snapshots.ts'
import { unpackBackup } from '../src/keeping/unpack.ts'
import { octavo, temporaryFolder } from './octavo-process.ts'

const clock = createManualClock()

async function notebookWith(...texts: string[]): Promise<string> {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'secret'), 'of this directory')
  const { add, close } = await openNotebook(dataDir)
  for (const text of texts) await add(text)
  await close()
  return dataDir
}

async function backupOf(dataDir: string): Promise<string> {
  const file = join(temporaryFolder(), 'backup.tar.gz')
  await writeBackup({ dataDir, file, replace: false, clock })
  return file
}

const restore = (file: string, dataDir: string, replace = false) =>
  exchangeAll({ dataDir, replace, definitions: [notebook], fill: (folder) => unpackBackup(file, folder) })

/** What is in the notebook of a directory, each note with its blob, once it was found to be whole. */
async function wholeNotesIn(dataDir: string): Promise<string[]> {
  const { notes, read, tally, close } = await openNotebook(dataDir)
  try {
    const texts = await notes()
    assert.equal((await tally()).notes, texts.length)
    for (const [index, text] of texts.entries()) assert.deepEqual(await read(index + 1), { text, blob: text })
    return texts
  } finally {
    await close()
  }
}

function startProcess(
  script: string,
  ...args: string[]
): { child: ChildProcess; lines: AsyncIterator<string> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  after(() => child.kill('SIGKILL'))
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Any moment within about the time that one piece of the work takes. */
const someTime = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 60))

test('backup: holds everything, the demo credentials included, and is for its owner only', async () => {
  const dataDir = await notebookWith('one', 'two', 'one')
  const file = join(temporaryFolder(), 'backup.tar.gz')
  const backup = await writeBackup({ dataDir, file, replace: false, clock })
  assert.equal(backup.fileBytes, statSync(file).size)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  // Two blobs, for two notes are the same; and the database, the secret, the manifest.
  assert.equal(backup.files, 5)
  const fresh = join(temporaryFolder(), 'fresh')
  const manifest = await restore(file, fresh)
  assert.equal(manifest.createdAt, new Date(clock.now()).toISOString())
  assert.deepEqual(await wholeNotesIn(fresh), ['one', 'two', 'one'])
  assert.equal(readFileSync(join(fresh, 'secret'), 'utf8'), 'of this directory')
})

test('backup: does not overwrite a file unless told to', async () => {
  const dataDir = await notebookWith('one')
  const file = await backupOf(dataDir)
  const before = readFileSync(file)
  await assert.rejects(writeBackup({ dataDir, file, replace: false, clock }), /exists already.*--force/)
  assert.deepEqual(readFileSync(file), before)
  clock.advance(1000)
  await writeBackup({ dataDir, file, replace: true, clock })
  assert.notDeepEqual(readFileSync(file), before)
})

test('backup: of a directory that another process is writing to shows one moment', async () => {
  const dataDir = temporaryFolder()
  const { child, lines } = startProcess('writing-process.ts', dataDir)
  let acknowledged = 0
  const reading = (async () => {
    for (let line = await lines.next(); !line.done; line = await lines.next())
      acknowledged = Number(line.value)
  })()
  const backups: { file: string; least: number }[] = []
  while (backups.length < 4) {
    if (acknowledged === (backups.at(-1)?.least ?? 0)) await someTime()
    else {
      const least = acknowledged
      backups.push({ file: await backupOf(dataDir), least })
    }
  }
  await kill(child)
  await reading
  for (const { file, least } of backups) {
    const fresh = join(temporaryFolder(), 'fresh')
    await restore(file, fresh)
    const notes = await wholeNotesIn(fresh)
    assert.ok(notes.length >= least)
  }
})

test('backup: killed at any moment, it leaves the original intact and nothing half under a whole name', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => `${index} ${'text '.repeat(2000)}`)
  const dataDir = await notebookWith(...texts)
  for (let round = 0; round < 5; round++) {
    const folder = temporaryFolder()
    const { child, lines } = startProcess('keeping-process.ts', 'backup', dataDir, join(folder, 'backup'))
    for (let times = 0; times <= round; times++) await lines.next()
    await someTime()
    await kill(child)
    const whole = readdirSync(folder).filter((name) => !name.endsWith('.unfinished'))
    assert.ok(whole.length > round)
    for (const name of whole) await unpackBackup(join(folder, name), temporaryFolder())
    for (const { name } of await listSnapshots(dataDir)) {
      const copy = temporaryFolder()
      await copySnapshot(dataDir, name, copy)
      assert.equal((await wholeNotesIn(copy)).length, texts.length)
    }
    assert.deepEqual(await wholeNotesIn(dataDir), texts)
    // The next one tidies up.
    const next = join(folder, `backup-${whole.length}`)
    await writeBackup({ dataDir, file: next, replace: false, clock })
    assert.deepEqual(readdirSync(join(dataDir, '.drafts')), [])
    assert.ok(readdirSync(folder).every((name) => !name.startsWith(`backup-${whole.length}.`)))
    for (const { name } of await listSnapshots(dataDir)) await removeSnapshot(dataDir, name)
  }
})

test('restore: killed at any moment, it leaves what was there or what was to be', async () => {
  const some = await backupOf(await notebookWith('one', 'two'))
  const others = await backupOf(await notebookWith('three', 'four', 'five'))
  const dataDir = temporaryFolder()
  await restore(some, dataDir)
  for (let round = 0; round < 6; round++) {
    const { child, lines } = startProcess('keeping-process.ts', 'restore', dataDir, some, others)
    for (let times = 0; times <= round; times++) await lines.next()
    await someTime()
    await kill(child)
    const claim = await claimDataDirectory(dataDir)
    await finishReplacement(dataDir)
    claim.release()
    const found = (await wholeNotesIn(dataDir)).join()
    assert.ok(['one,two', 'three,four,five'].includes(found), found)
  }
})

test('restore: refuses a directory that holds something, unless told to replace it; snapshots stay', async () => {
  const file = await backupOf(await notebookWith('new'))
  const dataDir = await notebookWith('precious')
  assert.equal((await octavo('snapshot', 'save', 'kept', '--data', dataDir)).code, 0)
  await assert.rejects(restore(file, dataDir), /is not empty: there is notebook.*--force/)
  assert.deepEqual(await wholeNotesIn(dataDir), ['precious'])
  await restore(file, dataDir, true)
  assert.deepEqual(await wholeNotesIn(dataDir), ['new'])
  assert.deepEqual(
    (await listSnapshots(dataDir)).map(({ name }) => name),
    ['kept'],
  )
})

test('restore: refuses a directory in use, whatever it is told', async () => {
  const file = await backupOf(await notebookWith('new'))
  const dataDir = temporaryFolder()
  const claim = await claimDataDirectory(dataDir)
  for (const replace of [false, true]) await assert.rejects(restore(file, dataDir, replace), /in use/)
  claim.release()
})

test('restore: a file with anything wrong in it is refused before anything is touched', async () => {
  const file = await backupOf(await notebookWith('one', 'two'))
  const expected = await contentOf(file)
  const bytes = readFileSync(file)
  const damaged = join(temporaryFolder(), 'damaged.tar.gz')
  let refused = 0
  const attempt = async (content: Uint8Array) => {
    writeFileSync(damaged, content)
    try {
      assert.deepEqual(await contentOf(damaged), expected)
    } catch (error) {
      assert.match(Object(error).message, /is not a whole backup, so nothing was touched/)
      refused++
    }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.noBias(fc.nat(bytes.length - 1)),
      fc.integer({ min: 1, max: 255 }),
      async (index, change) => {
        const changed = Buffer.from(bytes)
        changed[index] = (changed[index] ?? 0) ^ change
        await attempt(changed)
      },
    ),
    { numRuns: 150 },
  )
  // A few bytes of the header of gzip say nothing of the content.
  assert.ok(refused > 100, `${refused}`)
  for (const length of [0, 1, 100, bytes.length >> 1, bytes.length - 1]) {
    refused = 0
    await attempt(bytes.subarray(0, length))
    assert.equal(refused, 1, `${length}`)
  }
})

test('restore: a damaged file leaves what is there as it is, whatever it is told', async () => {
  const file = await backupOf(await notebookWith('new'))
  const dataDir = await notebookWith('precious')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, bytes.length - 10))
  await assert.rejects(restore(file, dataDir, true), /is not a whole backup/)
  assert.deepEqual(await wholeNotesIn(dataDir), ['precious'])
  assert.deepEqual(readdirSync(join(dataDir, '.drafts')), [])
})

test('restore: what gzip does not notice, the seal does', async () => {
  const file = await backupOf(await notebookWith('one', 'two'))
  const tar = gunzipSync(readFileSync(file))
  const damaged = join(temporaryFolder(), 'damaged.tar.gz')
  const attempt = (content: Uint8Array) => {
    writeFileSync(damaged, gzipSync(content))
    return assert.rejects(unpackBackup(damaged, temporaryFolder()), /is not a whole backup/)
  }
  for (const text of [
    'of this directory',
    'SQLite format 3',
    '"createdAt"',
    'notebook/service.db',
    '"sha256"',
  ]) {
    const changed = Buffer.from(tar)
    changed.write('?', tar.indexOf(text), 'latin1')
    await attempt(changed)
  }
  const seal = tar.indexOf('seal.json')
  await attempt(tar.subarray(0, seal))
  await attempt(Buffer.concat([tar.subarray(0, seal), Buffer.alloc(1024)]))
  await attempt(Buffer.concat([tar, Buffer.from('more')]))
  await attempt(Buffer.from('something else altogether'))
})

test('restore: files that no backup would hold are refused', async () => {
  const manifest = '{"format":1,"octavo":"0","createdAt":"","services":{"notebook":{"migrations":[]}}}'
  for (const path of [
    'notebook/other.db',
    'octavo.json',
    'owner.lock',
    'unknown/service.db',
    'notebook/blobs/x',
  ]) {
    const file = join(temporaryFolder(), 'odd.tar.gz')
    writeFileSync(file, gzipSync(await pack({ 'manifest.json': manifest, [path]: 'x' })))
    await assert.rejects(unpackBackup(file, temporaryFolder()), /belongs to no service/, path)
  }
  const newer = join(temporaryFolder(), 'newer.tar.gz')
  writeFileSync(newer, gzipSync(await pack({ 'manifest.json': '{"format":2}' })))
  await assert.rejects(unpackBackup(newer, temporaryFolder()), /newer Octavo/)
})

test('backup and restore: from the command line', async () => {
  const dataDir = await notebookWith('one')
  const file = join(temporaryFolder(), 'backup.tar.gz')
  const backup = await octavo('backup', file, '--data', dataDir)
  assert.equal(backup.code, 0)
  assert.match(backup.stdout, /holds notebook: .* compressed to .*keep it as you keep passwords/)
  const fresh = join(temporaryFolder(), 'fresh')
  assert.match((await octavo('restore', file, '--data', fresh)).stdout, /holds notebook, as of 20/)
  assert.deepEqual(await wholeNotesIn(fresh), ['one'])
  const nowhere = await octavo('backup', `${file}.2`, '--data', join(fresh, 'nowhere'))
  assert.ok(nowhere.code === 2 && nowhere.stderr.startsWith('There is no data directory'))
  const mistakes: [string[], RegExp][] = [
    [['backup'], /Which file\?/],
    [['backup', file], /exists already/],
    [['restore'], /Which file\?/],
    [['restore', join(fresh, 'nowhere'), '--force'], /There is no file/],
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

import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { defineService } from '@octavo/platform/service.ts'
import { startTestService } from '@octavo/testing/service.ts'
import { type TObject, Type } from 'typebox'
import { writeBackup } from '../src/backups/backup.ts'
import { forkDataDirectory } from '../src/backups/fork.ts'
import { replaceDataDirectory } from '../src/backups/restore.ts'
import { copySnapshot, saveSnapshot } from '../src/backups/snapshots.ts'
import { unpackBackup } from '../src/backups/unpack.ts'
import { clock } from './notes-data.ts'
import { temporaryFolder } from './octavo-process.ts'

/** A service that declares a folder. */
const shelf = defineService<TObject>({
  name: 'shelf',
  title: 'Shelf',
  summary: 'Files for tests.',
  version: '1',
  firstCall: '/',
  config: Type.Object({}),
  migrations: {},
  folders: {
    books: {
      copy: (from, to) => cp(from, to, { recursive: true, force: true }),
      async replace(from, to) {
        await rm(to, { recursive: true })
        await cp(from, to, { recursive: true })
      },
    },
  },
  setup: () => ({ routes: [], renderError: ({ status, code }) => ({ status, body: { code } }) }),
})
const definitions = [shelf]

async function shelfWith(text: string): Promise<{ dataDir: string; book: string }> {
  const dataDir = temporaryFolder()
  const { close } = await startTestService(shelf, { dataDir })
  await close()
  const book = join(dataDir, 'shelf', 'books', 'one')
  writeFileSync(book, text)
  return { dataDir, book }
}

test('backup: includes and restores declared folders', async () => {
  const { dataDir, book } = await shelfWith('kept')
  const file = join(temporaryFolder(), 'backup.tar.gz')
  await writeBackup({ dataDir, file, replace: false, clock, definitions })
  writeFileSync(book, 'changed')
  const fill = (folder: string) => unpackBackup(file, folder, definitions)
  await replaceDataDirectory({ dataDir, replace: true, definitions, fill })
  assert.equal(readFileSync(book, 'utf8'), 'kept')
})

test('backup: an undeclared folder is an error', async () => {
  const { dataDir } = await shelfWith('kept')
  const completeBackup = join(temporaryFolder(), 'known.tar.gz')
  await writeBackup({ dataDir, file: completeBackup, replace: false, clock, definitions })
  const incompleteBackup = join(temporaryFolder(), 'unknown.tar.gz')
  await assert.rejects(writeBackup({ dataDir, file: incompleteBackup, replace: false, clock }), /books/)
  await assert.rejects(
    unpackBackup(completeBackup, temporaryFolder()),
    /shelf\/books\/one, which belongs to no service/,
  )
})

test('snapshot and fork: include declared folders', async () => {
  const { dataDir, book } = await shelfWith('kept')
  await saveSnapshot({ dataDir, name: 'first', clock, definitions })
  writeFileSync(book, 'changed')
  for (const [name, expected] of [
    ['first', 'kept'],
    [undefined, 'changed'],
  ] as const) {
    const to = join(temporaryFolder(), 'fork')
    await forkDataDirectory({ dataDir, name, to, clock, definitions })
    assert.equal(readFileSync(join(to, 'shelf', 'books', 'one'), 'utf8'), expected)
  }
  await assert.rejects(copySnapshot(dataDir, 'first', temporaryFolder()), /books/)
  const fill = (folder: string) => copySnapshot(dataDir, 'first', folder, definitions)
  await replaceDataDirectory({ dataDir, replace: true, definitions, fill })
  assert.equal(readFileSync(book, 'utf8'), 'kept')
})

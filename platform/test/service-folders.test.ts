import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startTestService } from '@octavo/testing/service.ts'
import { Type } from 'typebox'
import type { FolderBackup } from '../src/folder-backup.ts'
import { defineService, type ServiceContext } from '../src/service.ts'
import { copyServiceFolder } from '../src/service-folder.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
})
after(() => rm(folder, { recursive: true, force: true }))

/** Backs up files by copying them, and records the calls. */
function createBackup(): FolderBackup & { copies: string[] } {
  const copies: string[] = []
  return {
    copies,
    async copy(from, to) {
      copies.push(to)
      await cp(from, to, { recursive: true, force: true })
    },
    async replace(from, to) {
      await rm(to, { recursive: true })
      await cp(from, to, { recursive: true })
    },
  }
}

async function openShelf(dataDir: string | undefined, backup: FolderBackup = createBackup()) {
  let context: Pick<ServiceContext, 'folder'> | undefined
  const shelf = defineService({
    name: 'shelf',
    title: 'Shelf',
    summary: 'Files for tests.',
    version: '1',
    firstCall: '/',
    config: Type.Object({}),
    migrations: {},
    folders: { books: backup },
    setup(setupContext) {
      context = setupContext
      return { routes: [], renderError: ({ status, code }) => ({ status, body: { code } }) }
    },
  })
  const service = await startTestService(shelf, dataDir === undefined ? {} : { dataDir })
  assert.ok(context)
  const books = context.folder('books')
  return {
    ...service,
    context,
    books,
    write: (text: string) => writeFile(join(books, 'one'), text),
    read: () => readFile(join(books, 'one'), 'utf8'),
  }
}

test("a service's own folder: is inside its data directory and exists from the start", async () => {
  const dataDir = join(folder, 'place')
  const { books, context } = await openShelf(dataDir)
  assert.equal(books, join(dataDir, 'shelf', 'books'))
  assert.ok((await stat(books)).isDirectory())
  assert.throws(() => context.folder('records'), /shelf declares no folder records/)
})

test("a service's own folder: is temporary when all data is", async () => {
  const { books, close } = await openShelf(undefined)
  await writeFile(join(books, 'one'), 'x')
  await close()
  await assert.rejects(stat(books), { code: 'ENOENT' })
})

test("a service's own folder: is copied before and after the database, and is restored", async () => {
  const backup = createBackup()
  const { write, read, copyTo, restoreFrom } = await openShelf(join(folder, 'kept'), backup)
  await write('before')
  const copy = join(folder, 'kept-copy')
  await copyTo(copy)
  assert.deepEqual(backup.copies, [join(copy, 'books'), join(copy, 'books')])
  await write('after')
  await restoreFrom(copy)
  assert.equal(await read(), 'before')
})

test('copy of a service folder: copies declared folders and rejects others', async () => {
  const backup = createBackup()
  const { write, close } = await openShelf(join(folder, 'asleep'), backup)
  await write('kept')
  await close()
  const source = join(folder, 'asleep', 'shelf')
  const copy = join(folder, 'asleep-copy')
  await copyServiceFolder(source, copy, { books: backup })
  assert.equal(await readFile(join(copy, 'books', 'one'), 'utf8'), 'kept')
  await assert.rejects(copyServiceFolder(source, join(folder, 'none')), /books/)
  await mkdir(join(source, 'records'))
  await assert.rejects(copyServiceFolder(source, join(folder, 'none'), { books: backup }), /records/)
})

test('a folder: cannot have a name that the platform uses', async () => {
  const blobs = defineService({
    name: 'shelf',
    title: 'Shelf',
    summary: 'Files for tests.',
    version: '1',
    firstCall: '/',
    config: Type.Object({}),
    migrations: {},
    folders: { blobs: createBackup() },
    setup: () => ({ routes: [], renderError: ({ status, code }) => ({ status, body: { code } }) }),
  })
  await assert.rejects(startTestService(blobs, {}), /"blobs" is not a valid folder name/)
})

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openNotesService } from '@octavo/testing/notes-service.ts'
import { blobFolderOf, copyServiceFolder, databaseFileOf } from '../src/service-folder.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'octavo-test-'))
})
after(() => rm(folder, { recursive: true, force: true }))

test('copy of a service: rows, blobs and counters are restored, and in-memory state is dropped', async () => {
  const service = await openNotesService(join(folder, 'whole'))
  const { id } = await service.add('first')
  await service.add('second')
  const copy = join(folder, 'copy')
  await service.copyTo(copy)
  assert.equal((await service.add('third')).used, 3)
  assert.deepEqual(await service.notes(), ['first', 'second', 'third'])
  await service.context.blobs.remove(createHash('sha256').update('first').digest('hex'))
  await service.restoreFrom(copy)
  assert.deepEqual(await service.notes(), ['first', 'second'])
  assert.deepEqual(await service.read(id), { text: 'first', blob: 'first' })
  assert.equal((await service.add('other third')).used, 3)
})

test('copy of a service: blobs are hard links to the same files', async () => {
  const service = await openNotesService(join(folder, 'names'))
  await service.add('picture')
  const copy = join(folder, 'names-copy')
  await service.copyTo(copy)
  const names = (await readdir(blobFolderOf(copy), { recursive: true })).filter((name) =>
    /\w{64}$/.test(name),
  )
  assert.equal(names.length, 1)
  const [name = ''] = names
  const [original, second] = await Promise.all([
    stat(join(blobFolderOf(join(folder, 'names', 'notes')), name)),
    stat(join(blobFolderOf(copy), name)),
  ])
  assert.equal(second.ino, original.ino)
})

test('copy of a service: a copy contains every blob it refers to, even under concurrent writes', async () => {
  const service = await openNotesService(join(folder, 'busy'))
  let isOver = false
  const writing = (async () => {
    for (let count = 0; !isOver; count++) await service.add(`note ${count}`)
  })()
  const copies = ['one', 'two', 'three'].map((name) => join(folder, `busy-${name}`, 'notes'))
  for (const [index, copy] of copies.entries()) {
    // Alternates between a copy by the service itself and one by another process.
    if (index % 2) await copyServiceFolder(join(folder, 'busy', 'notes'), copy)
    else await service.copyTo(copy)
  }
  isOver = true
  await writing
  for (const copy of copies) {
    const other = await openNotesService(join(copy, '..'))
    const count = (await other.notes()).length
    for (let id = 1; id <= count; id++) assert.equal((await other.read(id)).blob, `note ${id - 1}`)
  }
})

test('copy of a service folder: rejects entries that it would omit', async () => {
  const place = join(folder, 'unknown')
  await mkdir(join(place, 'repositories'), { recursive: true })
  await writeFile(databaseFileOf(place), '')
  await assert.rejects(copyServiceFolder(place, join(folder, 'unknown-copy')), /repositories/)
})

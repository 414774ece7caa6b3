import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { ImportReport } from '@octavo/platform/importer.ts'
import { importFolder } from '../src/uploads/import-folder.ts'
import { createUploads } from '../src/uploads/uploads.ts'
import { startPhoto } from './service.ts'
import { drawJpeg } from './upload-images.ts'

const { context, as } = await startPhoto()
const uploads = createUploads(context)
after(() => uploads.close())
const ada = await as('ada')
const folder = await mkdtemp(join(tmpdir(), 'octavo-import-'))
after(() => rm(folder, { recursive: true, force: true }))

await mkdir(join(folder, 'Iceland', 'coast'), { recursive: true })
for (const [at, path] of ['one.jpg', 'Iceland/two.JPG', 'Iceland/coast/three.jpeg'].entries())
  await writeFile(join(folder, path), await drawJpeg(at + 1))
await writeFile(join(folder, 'broken.jpg'), (await drawJpeg(9)).subarray(0, 900))
await writeFile(join(folder, 'notes.txt'), 'not an image')
await writeFile(join(folder, '.hidden.jpg'), await drawJpeg(8))
await symlink('/etc/passwd', join(folder, 'link.jpg'))

async function run(options: Record<string, string | boolean> = {}) {
  const notes: string[] = []
  const shares: number[] = []
  const report: ImportReport = {
    progress: ({ share }) => void shares.push(share ?? 0),
    note: (text) => void notes.push(text),
  }
  const source = { location: folder, options: { user: 'ada', ...options } }
  const { counts } = await importFolder(context, uploads)(source, report)
  return { counts, notes: notes.sort(), share: shares.at(-1) }
}

test('a folder is imported once, and the report lists skipped files with the reason', async () => {
  const first = await run({ license: 'CC0-1.0', collections: true })
  assert.deepEqual(first.counts, { imported: 3, known: 0, skipped: 3 })
  assert.equal(first.share, 1)
  assert.deepEqual(first.notes, [
    'broken.jpg: Photo is damaged or incomplete',
    'link.jpg is a symbolic link',
    'notes.txt is not a JPEG, PNG, WebP or AVIF file',
  ])
  const again = await run({ license: 'CC0-1.0', collections: true })
  assert.deepEqual(again.counts, { imported: 0, known: 3, skipped: 3 })
  assert.deepEqual(again.notes, first.notes)
  const { json: photos } = await ada('GET', '/users/ada/photos')
  assert.equal(photos.length, 3)
  const { json: collections } = await ada('GET', '/users/ada/collections')
  const totals = collections.map((one: { title: string; total_photos: number }) => [
    one.title,
    one.total_photos,
  ])
  assert.deepEqual(
    new Map(totals),
    new Map([
      ['Iceland', 1],
      ['Iceland / coast', 1],
    ]),
  )
  assert.deepEqual(await readdir(context.folder('uploads')), [])
})

test('a photo that was deleted is imported again', async () => {
  const { json } = await ada('GET', '/users/ada/photos')
  assert.equal((await ada('DELETE', `/photos/${json[0].id}`)).status, 204)
  assert.deepEqual((await run()).counts, { imported: 1, known: 2, skipped: 3 })
})

test('wrong options are refused', async () => {
  const report = { progress() {}, note() {} }
  const start = (location: string | undefined, options = {}) =>
    importFolder(context, uploads)({ location, options }, report)
  await assert.rejects(start(undefined), /DIR is required/)
  await assert.rejects(start(join(folder, 'one.jpg')), /is not a folder/)
  await assert.rejects(start(folder, { license: 'mine' }), /--license must be one of/)
})

import assert from 'node:assert/strict'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type TestContext, test } from 'node:test'
import { BlobsUnavailableError } from '@octavo/platform/blobs/blobs.ts'
import { createManualClock } from '@octavo/platform/clock.ts'
import { databaseOptions, describeOnBothDatabases, type TestDatabases } from '@octavo/testing/databases.ts'
import definition from '../src/index.ts'
import { sweepUploads } from '../src/uploads/sweep-uploads.ts'
import { createUploads } from '../src/uploads/uploads.ts'
import { startPhoto } from './service.ts'
import { drawJpeg, drawTaggedJpeg } from './upload-images.ts'

const clock = createManualClock(Date.now())
const service = await startPhoto({ clock })
const { context } = service
const ada = await service.as('ada')
const minuteMs = 60_000
const folder = context.folder('uploads')

const headersOf = (more: Record<string, string>) => ({
  authorization: `Bearer ${ada.token}`,
  'tus-resumable': '1.0.0',
  'content-type': 'application/offset+octet-stream',
  ...more,
})

/** Uploads a file that cannot be published now. Returns the path of the upload. */
async function uploadInVain(file: Buffer): Promise<string> {
  const headers = headersOf({ 'upload-length': String(file.length) })
  const { headers: created } = await service.call('/uploads', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
  })
  const path = new URL(created.get('location') ?? '').pathname
  const { status } = await service.call(path, {
    method: 'PATCH',
    headers: headersOf({ 'upload-offset': '0' }),
    body: new Uint8Array(file),
  })
  assert.ok(status >= 500, String(status))
  return path
}

/** Lets the sweep of uploads run again. */
async function sweepLater(): Promise<void> {
  clock.advance(11 * minuteMs)
  await context.jobs.idle()
}

function breakBlobs(t: TestContext, error: Error) {
  return t.mock.method(context.blobs, 'put', () => Promise.reject(error))
}

test('an upload that can never be published is rejected after three attempts', async (t) => {
  const put = breakBlobs(t, new Error('broken'))
  const path = await uploadInVain(await drawJpeg(201))
  for (let round = 0; round < 6; round++) await sweepLater()
  assert.equal(put.mock.callCount(), 3)
  const { json } = await ada('GET', path)
  assert.deepEqual([json.state, json.error], ['rejected', 'Photo could not be processed'])
  assert.deepEqual(await readdir(folder), [])
})

test('an outage of the storage is no reason to give up', async (t) => {
  const put = breakBlobs(t, new BlobsUnavailableError({}))
  const path = await uploadInVain(await drawJpeg(202))
  for (let round = 0; round < 5; round++) await sweepLater()
  assert.equal((await ada('GET', path)).json.error, null)
  put.mock.restore()
  await sweepLater()
  await sweepLater()
  assert.equal((await ada('GET', path)).json.state, 'published')
})

test('camera data survive an interruption after the file was cleaned', async (t) => {
  const put = breakBlobs(t, new Error('broken'))
  const path = await uploadInVain(await drawTaggedJpeg(203))
  put.mock.restore()
  await sweepLater()
  const { json: upload } = await ada('GET', path)
  const { json: photo } = await ada('GET', `/photos/${upload.photo_id}`)
  assert.deepEqual([photo.exif.make, photo.exif.model], ['Octavo', 'Test camera'])
  assert.deepEqual(await readdir(folder), [])
})

test('a file whose last byte arrived just before a crash is published', async (t) => {
  const uploads = createUploads(context)
  t.after(() => uploads.close())
  const file = await drawJpeg(206)
  const { id } = await uploads.begin(ada.user.id, file.length, {})
  const form = await uploads.begin(ada.user.id, 0, {})
  await writeFile(join(folder, id), file)
  const path = `/uploads/${id}`
  assert.equal((await ada('GET', path)).json.offset, file.length)
  await sweepLater()
  assert.equal((await ada('GET', path)).json.state, 'published')
  assert.equal((await ada('GET', `/uploads/${form.id}`)).json.state, 'receiving')
  await uploads.cancel(form)
})

test('forms that a crash interrupted do not keep their user from uploading for a day', async (t) => {
  const uploads = createUploads(context)
  t.after(() => uploads.close())
  const cleo = await service.as('cleo')
  for (let n = 0; n < 49; n++) await uploads.begin(cleo.user.id, 0, {})
  const resumable = await uploads.begin(cleo.user.id, 9, {})
  await assert.rejects(uploads.begin(cleo.user.id, 0, {}), { code: 'too_many_uploads' })
  for (let round = 0; round < 6; round++) await sweepLater()
  assert.deepEqual(await readdir(folder), [resumable.id])
  await uploads.cancel(await uploads.begin(cleo.user.id, 0, {}))
  await uploads.cancel(resumable)
})

test('the sweep skips an upload that a request is publishing', async (t) => {
  const uploads = createUploads(context)
  t.after(() => uploads.close())
  const file = await drawJpeg(204)
  const upload = await uploads.begin(ada.user.id, file.length, {})
  await uploads.receiveFile(upload, Readable.from([file]))
  const finish = t.mock.method(uploads, 'finish')
  const published = uploads.finish(upload)
  clock.advance(2 * minuteMs)
  await sweepUploads(context, uploads, new AbortController().signal)
  assert.equal((await published).isNew, true)
  assert.equal(finish.mock.callCount(), 1)
})

test('the sweep keeps an expired upload that a client completes meanwhile', async (t) => {
  const uploads = createUploads(context)
  t.after(() => uploads.close())
  const file = await drawJpeg(205)
  const upload = await uploads.begin(ada.user.id, file.length, {})
  const path = `/uploads/${upload.id}`
  // Without the clock, which would start the sweep of the service as well.
  await context.jobs.idle()
  const changed_at_ms = clock.now() - 25 * 60 * minuteMs
  await context.db.write((tx) =>
    tx.updateTable('upload').set({ changed_at_ms }).where('id', '=', upload.id).execute(),
  )
  const complete = () =>
    service.call(path, {
      method: 'PATCH',
      headers: headersOf({ 'upload-offset': '0' }),
      body: new Uint8Array(file),
    })
  const { write } = context.db
  t.mock.method(context.db, 'write', async (work: Parameters<typeof write>[0]) => {
    t.mock.restoreAll()
    assert.equal((await complete()).status, 204)
    return write(work)
  })
  await sweepUploads(context, uploads, new AbortController().signal)
  const { status, json } = await ada('GET', path)
  assert.deepEqual([status, json.state], [200, 'published'])
})

test('the sweep removes copies that a crash left, and no recent ones', async (t) => {
  const uploads = createUploads(context)
  t.after(() => uploads.close())
  const { id } = await uploads.begin(ada.user.id, 9, {})
  const nowMs = clock.now()
  const write = async (name: string, ageMs: number) => {
    await writeFile(join(folder, name), 'x')
    await utimes(join(folder, name), (nowMs - ageMs) / 1000, (nowMs - ageMs) / 1000)
  }
  await write(`${id}.old.clean`, 61 * minuteMs)
  await write(`${id}.new.clean`, 0)
  await write('unknown', 61 * minuteMs)
  await sweepUploads(context, uploads, new AbortController().signal)
  assert.deepEqual((await readdir(folder)).sort(), [id, `${id}.new.clean`])
})

describeOnBothDatabases(
  'the files of interrupted uploads',
  ({ location }) =>
    test('are published by the server that has them', (t) => publishOnEachServer(t, location())),
  definition,
)

async function publishOnEachServer(t: TestContext, database: ReturnType<TestDatabases['location']>) {
  // Only PostgreSQL can be shared.
  const clocks = ('url' in database ? [1, 2] : [1]).map(() => createManualClock(Date.now()))
  const servers = await Promise.all(
    clocks.map((its) => startPhoto({ clock: its, ...databaseOptions(database) })),
  )
  const uploaded = []
  for (const [n, { context, as }] of servers.entries()) {
    await context.jobs.idle()
    const uploads = createUploads(context)
    t.after(() => uploads.close())
    const user = await as(`user${n}`)
    const file = await drawJpeg(207 + n)
    const { id } = await uploads.begin(user.user.id, file.length, {})
    await writeFile(join(context.folder('uploads'), id), file)
    uploaded.push({ user, path: `/uploads/${id}` })
  }
  // One server looks for due jobs before the other, as if its clock were ahead.
  for (const [n, { context }] of servers.entries()) {
    clocks[n]?.advance(11 * minuteMs)
    await context.jobs.idle()
  }
  for (const { user, path } of uploaded) assert.equal((await user('GET', path)).json.state, 'published')
}

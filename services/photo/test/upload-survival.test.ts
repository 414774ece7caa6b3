import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createS3Blobs } from '@octavo/platform/blobs/s3-blobs.ts'
import { parseS3Location } from '@octavo/platform/blobs/s3-location.ts'
import { createLogger } from '@octavo/platform/log.ts'
import { eventually } from '@octavo/testing/eventually.ts'
import { startS3 } from '@octavo/testing/s3-server.ts'
import { startProcess } from '@octavo/testing/service-process.ts'
import { drawJpeg } from './upload-images.ts'

const uploadCount = 200
const killedAfter = 40
const hourMs = 3_600_000

interface StorageOptions {
  dataDir: string
  blobs?: string
}

test('a process killed during 200 uploads loses no acknowledged photo, and leaves no file without a photo', async (t) => {
  const dataDir = await makeFolder(t)
  await killDuringUploads(t, { dataDir }, async () => {
    const names = await readdir(join(dataDir, 'photo', 'blobs'), { recursive: true })
    return names.map((name) => name.split('/').at(-1) ?? '').filter((name) => /^[\da-f]{64}$/.test(name))
  })
})

test('the same with blobs in S3', async (t) => {
  const s3 = await startS3()
  t.after(() => s3.stop())
  const dataDir = await makeFolder(t)
  const blobs = s3.location('survival')
  const bucket = await createS3Blobs({
    location: parseS3Location(blobs),
    folder: 'photo',
    uploads: await makeFolder(t),
    log: createLogger('silent'),
  })
  t.after(() => bucket.close())
  await killDuringUploads(t, { dataDir, blobs }, async () => {
    return (await Array.fromAsync(bucket.list())).map(({ hash }) => hash)
  })
})

async function killDuringUploads(
  t: TestContext,
  storage: StorageOptions,
  listStored: () => Promise<string[]>,
): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: uploadCount }, (_, seed) => drawJpeg(seed, { width: 90, height: 60 })),
  )
  const first = await start(t, storage)
  const acknowledged: string[] = []
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      const { status, json } = await upload(first, file)
      assert.ok(status === 201 || status === 200, JSON.stringify(json))
      acknowledged.push(json.id)
      if (acknowledged.length === killedAfter) first.kill()
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, work))
  await first.ended
  assert.ok(acknowledged.length >= killedAfter)
  assert.ok(outcomes.some(({ status }) => status === 'rejected'))

  const second = await start(t, storage, 25 * hourMs)
  for (const id of acknowledged) {
    const { status, json } = await second.call('GET', `/photos/${id}`)
    assert.equal(status, 200, id)
    assert.equal((await fetch(json.urls.small)).status, 200, id)
  }
  // A day later the sweep that runs at the start publishes or removes interrupted uploads.
  await eventually('the end of the sweep', async () => (await listUploadFiles(storage)).length === 0)
  await eventually('only blobs with photos', async () => {
    const { json } = await second.call('GET', '/stats/total')
    return (await listStored()).length === json.photos
  })
}

async function makeFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-uploads-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function start(t: TestContext, storage: StorageOptions, laterMs = 0) {
  const script = new URL('./photo-process.ts', import.meta.url)
  return startProcess(t, script, [JSON.stringify(storage), String(laterMs)])
}

async function upload({ url, token }: { url: string; token: string }, file: Buffer) {
  const body = new FormData()
  body.set('photo', new Blob([new Uint8Array(file)]), 'photo.jpg')
  const response = await fetch(`${url}/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  // The test knows the response.
  return { status: response.status, json: (await response.json()) as { id: string } }
}

async function listUploadFiles({ dataDir }: StorageOptions): Promise<string[]> {
  return readdir(join(dataDir, 'photo', 'uploads'))
}

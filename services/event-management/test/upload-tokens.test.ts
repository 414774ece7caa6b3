import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import { storageOptions } from '@octavo/testing/databases.ts'
import sharp from 'sharp'
import { sweepUploads } from '../src/media/sweep-uploads.ts'
import { describeOnBothDatabases } from './databases.ts'
import { type Caller, type EventsService, startEvents } from './service.ts'

const dayMs = 86_400_000
const pictureOf = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

const begin = async (caller: Caller): Promise<string> =>
  (await caller.get('/media/upload/?type=image-event-logo')).json.upload_token

/** Anybody who knows the token. */
async function send({ url }: EventsService, token: string, bytes: Buffer) {
  const headers = { 'content-type': 'image/png' }
  const init = { method: 'POST', headers, body: new Uint8Array(bytes) }
  const response = await fetch(`${url}/media/uploads/${token}/`, init)
  return { status: response.status, json: await response.json() }
}

describeOnBothDatabases('an upload token', ({ location }) => {
  const clock = createManualClock()

  async function start() {
    const database = location()
    const service = await startEvents({
      clock,
      ...storageOptions(database),
    })
    return { service, owner: await service.as('owner') }
  }

  test('accepts one of many concurrent files, and none afterwards', async () => {
    const { service, owner } = await start()
    const token = await begin(owner)
    const files = await Promise.all(Array.from({ length: 12 }, (_, at) => pictureOf(20 + at)))
    const responses = await Promise.all(files.map((file) => send(service, token, file)))
    const takenWidths = responses.flatMap(({ status }, at) => (status === 200 ? [20 + at] : []))
    assert.equal(takenWidths.length, 1)
    for (const { status, json } of responses) if (status !== 200) assert.equal(json.error, 'BAD_UPLOAD_TOKEN')
    assert.equal((await send(service, token, await pictureOf(50))).json.error, 'BAD_UPLOAD_TOKEN')
    const finishedUpload = await owner.post('/media/upload/', { upload_token: token })
    assert.equal(finishedUpload.json.original.width, takenWidths[0])
    await service.close()
  })

  test('is consumed by a refused file, so that it cannot cause more work', async () => {
    const { service, owner } = await start()
    const token = await begin(owner)
    assert.equal((await send(service, token, Buffer.from('no picture'))).json.error, 'BAD_FORMAT')
    assert.equal((await send(service, token, await pictureOf(20))).json.error, 'BAD_UPLOAD_TOKEN')
    await service.close()
  })

  test('crops an image once, and a repeated request gets the same', async () => {
    const { service, owner } = await start()
    const token = await begin(owner)
    await send(service, token, await pictureOf(60))
    const finish = (width: number) =>
      owner.post('/media/upload/', {
        upload_token: token,
        crop_mask: { top_left: { x: 0, y: 0 }, width, height: 20 },
      })
    const widths = Array.from({ length: 8 }, (_, at) => 20 + at)
    const crops = await Promise.all(widths.map(finish))
    const successes = crops.filter(({ status }) => status === 200)
    assert.equal(successes.length, 1)
    const [winner] = successes
    const repeat = await finish(winner?.json.crop_mask.width)
    assert.deepEqual(repeat.json, winner?.json)
    assert.equal((await finish(59)).json.error, 'BAD_UPLOAD_TOKEN')

    // The losing blob is removed, the visible one kept.
    await sweepUploads(service.context, AbortSignal.timeout(60_000))
    const { db, blobs } = service.context
    const [row] = await db.read
      .selectFrom('media')
      .selectAll()
      .where('id', '=', Number(winner?.json.id))
      .execute()
    assert.ok(await blobs.find(String(row?.blob)))
    assert.ok(await blobs.find(String(row?.cropped_blob)))
    assert.deepEqual(await db.read.selectFrom('blob_removal').selectAll().execute(), [])
    await service.close()
  })

  test('is limited to fifty unfinished uploads', async () => {
    const { service } = await start()
    const greedy = await service.as('greedy')
    const get = () => greedy.get('/media/upload/?type=image-event-logo')
    const statuses = (await Promise.all(Array.from({ length: 60 }, get))).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 200).length, 50)
    assert.equal(statuses.filter((status) => status === 429).length, 10)
    clock.advance(3_600_001)
    assert.equal((await get()).status, 200)
    await service.close()
  })

  test('keeps its file when the same content is swept concurrently', async () => {
    const { service, owner } = await start()
    const bytes = await pictureOf(33)
    const ids: string[] = []
    for (let round = 0; round < 8; round++) {
      await send(service, await begin(owner), bytes)
      clock.advance(dayMs + 1)
      const token = await begin(owner)
      const sweeping = Array.from({ length: 3 }, () =>
        sweepUploads(service.context, AbortSignal.timeout(60_000)),
      )
      const [upload] = await Promise.all([send(service, token, bytes), ...sweeping])
      assert.equal(upload.status, 200)
      const { json } = await owner.post('/media/upload/', { upload_token: token })
      assert.equal((await service.call(json.url.slice(service.url.length))).status, 200)
      // The next round starts with a single reference.
      await service.context.db.write((tx) =>
        tx.updateTable('media').set({ state: 'uploaded' }).where('id', '=', Number(json.id)).execute(),
      )
      ids.push(json.id)
    }
    assert.equal(new Set(ids).size, 8)
    await service.close()
  })
})

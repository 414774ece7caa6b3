import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createManualClock } from '@octavo/platform/clock.ts'
import sharp from 'sharp'
import { sweepUploads } from '../src/media/sweep-uploads.ts'
import { addMember, argumentErrorsOf, asOrganizer, ok } from './event-making.ts'
import { type Caller, startEvents } from './service.ts'

const clock = createManualClock()
const service = await startEvents({ clock })
const owner = await service.as('owner')
const stranger = await service.as('stranger')

const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

async function begin(caller: Caller = owner) {
  const { status, json } = await caller.get('/media/upload/?type=image-event-logo')
  assert.equal(status, 200)
  return json
}

const fileOf = (bytes: Buffer, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'picture.jpg', { type })

/** Uploads like a browser, without a token. */
async function send(upload: { upload_url: string; upload_data: Record<string, string> }, bytes: Buffer) {
  const form = new FormData()
  for (const [name, value] of Object.entries(upload.upload_data)) form.append(name, value)
  form.append('file', fileOf(bytes))
  return service.stranger.post(upload.upload_url.slice(service.url.length), form)
}

async function upload(bytes: Buffer, crop_mask?: object) {
  const step = await begin()
  assert.equal((await send(step, bytes)).status, 200)
  return owner.post('/media/upload/', { upload_token: step.upload_token, ...(crop_mask && { crop_mask }) })
}

const pathOf = (url: string) => url.slice(service.url.length)

test('an image is uploaded in three steps, upright and without metadata', async () => {
  const bytes = await plain(40, 80)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { status, json } = await upload(bytes)
  assert.equal(status, 200)
  assert.match(json.id, /^4\d{8}$/)
  assert.deepEqual([json.original.width, json.original.height, json.aspect_ratio], [80, 40, '2'])
  assert.deepEqual([json.crop_mask, json.edge_color_set], [null, true])
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(json.edge_color.slice(at, at + 2), 16))
  const distance = Math.hypot(Number(red) - 0x33, Number(green) - 0x66, Number(blue) - 0x99)
  assert.ok(distance < 6, json.edge_color)

  const file = await service.stranger.get(pathOf(json.url))
  const metadata = await sharp(file.bytes).metadata()
  assert.deepEqual([metadata.format, metadata.width, metadata.exif], ['jpeg', 80, undefined])
  assert.deepEqual((await owner.get(`/media/${json.id}/`)).json, json)
})

test('image URLs are immutable and need no token', async () => {
  const { json } = await upload(await plain(30, 30).png().toBuffer())
  const first = await service.stranger.get(pathOf(json.url))
  assert.equal(first.headers.get('content-type'), 'image/jpeg')
  assert.equal(first.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(first.headers.get('x-content-type-options'), 'nosniff')
  const etag = first.headers.get('etag') ?? ''
  const revalidation = await service.stranger.get(pathOf(json.url), { 'if-none-match': etag })
  assert.deepEqual([revalidation.status, revalidation.bytes.length], [304, 0])
  const wrong = pathOf(json.url).replace(/[0-9a-f]{64}/, 'f'.repeat(64))
  for (const path of [wrong, pathOf(json.url).replace('.jpg', '.svg'), `/media/${json.id}/..%2f..%2fx.jpg`])
    assert.equal((await service.stranger.get(path)).status, 404)
})

test('a crop mask shows a part of the image, and must be within it', async () => {
  const leftImage = await plain(50, 50, '#ff0000').png().toBuffer()
  const bytes = await plain(100, 50, '#0000ff')
    .composite([{ input: leftImage, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const mask = { top_left: { x: 0, y: 10 }, width: 40, height: 20 }
  const { json } = await upload(bytes, mask)
  assert.deepEqual([json.crop_mask, json.aspect_ratio, json.original.width], [mask, '2', 100])
  assert.match(json.edge_color, /^#f[e-f]0[0-2]0[0-2]$/)
  const metadata = await sharp((await service.stranger.get(pathOf(json.url))).bytes).metadata()
  assert.deepEqual([metadata.width, metadata.height], [40, 20])

  const outside = await upload(bytes, { top_left: { x: 90, y: 0 }, width: 20, height: 20 })
  assert.deepEqual(outside.json.error_detail.ARGUMENTS_ERROR, { crop_mask: ['INVALID'] })
  const empty = await upload(bytes, { top_left: { x: 0, y: 0 }, width: 0, height: 20 })
  assert.deepEqual(empty.json.error_detail.ARGUMENTS_ERROR['crop_mask.width'], ['INVALID'])
})

test('images are scaled down on demand, in few sizes', async () => {
  const { json } = await upload(await plain(900, 300).png().toBuffer())
  const small = await owner.get(`/media/${json.id}/?width=150`)
  const { bytes } = await service.stranger.get(pathOf(small.json.url))
  assert.equal((await sharp(bytes).metadata()).width, 200)
  assert.equal((await service.stranger.get(pathOf(small.json.url).replace('-200', '-201'))).status, 404)
})

test('transparency is kept', async () => {
  const background = { r: 255, g: 0, b: 0, alpha: 0.5 }
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 4, background } })
    .png()
    .toBuffer()
  const { json } = await upload(bytes)
  const file = await service.stranger.get(pathOf(json.url))
  assert.equal(file.headers.get('content-type'), 'image/png')
  assert.equal((await sharp(file.bytes).metadata()).hasAlpha, true)
})

test('a raw file is accepted without a form', async () => {
  const step = await begin()
  const uploadResponse = await fetch(step.upload_url, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(await plain(20, 20).png().toBuffer()),
  })
  assert.equal(uploadResponse.status, 200)
  const { status } = await owner.post('/media/create/', { upload_token: step.upload_token })
  assert.equal(status, 200)
})

test('files that are not images are refused and not stored', async () => {
  const png = await plain(20, 20).png().toBuffer()
  const jpeg = await plain(20, 20).jpeg().toBuffer()
  const cases = [
    ['BAD_FORMAT', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['BAD_FORMAT', Buffer.from('%PDF-1.7')],
    ['BAD_FORMAT', Buffer.from('II*\0')],
    ['BAD_FORMAT', Buffer.from('x')],
    ['BAD_FILE', png.subarray(0, 40)],
    ['BAD_FILE', Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.from('<html>')])],
    ['BAD_FILE', jpeg.subarray(0, jpeg.length >> 1)],
  ] as const
  for (const [error, bytes] of cases) {
    const step = await begin()
    const { status, json } = await send(step, bytes)
    assert.deepEqual([status, json.error], [400, error], bytes.toString('latin1', 0, 20))
    const finishedUpload = await owner.post('/media/upload/', { upload_token: step.upload_token })
    assert.equal(finishedUpload.json.error, 'S3_ERROR')
  }
})

test('data appended to an image is dropped', async () => {
  const bytes = Buffer.concat([
    await plain(20, 20).jpeg().toBuffer(),
    Buffer.from('<script>alert(1)</script>PK'),
  ])
  const { json } = await upload(bytes)
  for (const url of [json.url, json.original.url])
    assert.ok(!(await service.stranger.get(pathOf(url))).text.includes('<script>'))
})

test('a small file with many pixels is refused without decoding', async () => {
  const bomb = await sharp({
    create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer()
  const { status, json } = await send(await begin(), bomb)
  assert.deepEqual([status, json.error], [400, 'BAD_FILE'])
})

test('an upload token is valid for its user, for one image and for an hour', async () => {
  const bytes = await plain(20, 20).png().toBuffer()
  const step = await begin()
  await send(step, bytes)
  const { upload_token } = step
  assert.equal((await stranger.post('/media/upload/', { upload_token })).json.error, 'BAD_UPLOAD_TOKEN')
  assert.equal((await owner.post('/media/upload/', { upload_token })).status, 200)
  assert.equal((await send(step, bytes)).json.error, 'BAD_UPLOAD_TOKEN')
  const old = await begin()
  clock.advance(3_600_001)
  assert.equal((await send(old, bytes)).json.error, 'BAD_UPLOAD_TOKEN')
  const unknown = { upload_token: 'x'.repeat(43) }
  assert.equal((await owner.post('/media/upload/', unknown)).json.error, 'BAD_UPLOAD_TOKEN')
  const unsent = await begin()
  const early = await owner.post('/media/upload/', { upload_token: unsent.upload_token })
  assert.equal(early.json.error, 'S3_ERROR')
})

test('an image is visible to its owner and members of the same organizations only', async () => {
  const { json } = await upload(await plain(20, 20).png().toBuffer())
  const missing = await stranger.get(`/media/${json.id}/`)
  assert.deepEqual(
    [missing.status, missing.json.error_description],
    [404, 'The image_id you requested does not exist.'],
  )
  const rejection = await stranger.post('/organizers/', { organizer: { name: 'x', logo_id: json.id } })
  assert.equal(rejection.status, 400)

  const ownOrganizer = await owner.post('/organizers/', { organizer: { name: 'x', logo: { id: json.id } } })
  assert.equal(ownOrganizer.json.logo.url, json.url)
  const [organization] = (await owner.get('/users/me/organizations/')).json.organizations
  const colleague = await service.as('colleague')
  await addMember(owner, organization.id, colleague, 'door')
  assert.equal((await colleague.get(`/media/${json.id}/`)).status, 200)
})

test('unfinished uploads are deleted after a day, with their unreferenced blobs', async () => {
  const { db, blobs } = service.context
  /** The background job may run at the same time. */
  const sweep = async () => {
    await sweepUploads(service.context, AbortSignal.timeout(60_000))
    await service.context.jobs.idle()
  }
  const listUnfinished = () =>
    db.read.selectFrom('media').selectAll().where('state', '!=', 'ready').orderBy('id').execute()
  clock.advance(86_400_001)
  await sweep()
  assert.deepEqual(await listUnfinished(), [])

  const shared = await plain(31, 37).png().toBuffer()
  const { json: shownImage } = await upload(shared)
  await begin()
  for (const bytes of [shared, await plain(37, 31).png().toBuffer()])
    assert.equal((await send(await begin(), bytes)).status, 200)
  const unfinishedUploads = await listUnfinished()
  assert.deepEqual(
    unfinishedUploads.map(({ state }) => state),
    ['waiting', 'uploaded', 'uploaded'],
  )
  clock.advance(86_000_000)
  await sweep()
  assert.deepEqual(await listUnfinished(), unfinishedUploads)

  clock.advance(400_001)
  const lateUpload = await begin()
  await sweep()
  assert.equal((await listUnfinished()).length, 1)
  assert.equal(await blobs.find(String(unfinishedUploads[2]?.blob)), undefined)
  assert.equal((await service.stranger.get(pathOf(shownImage.url))).status, 200)
  assert.equal((await send(lateUpload, shared)).status, 200)
})

test('an unknown upload type is refused', async () => {
  const { status, json } = await owner.get('/media/upload/?type=video')
  assert.deepEqual([status, json.error_detail.ARGUMENTS_ERROR.type.length], [400, 1])
})

test('Content shows images of the organization only, whose addresses are secret', async () => {
  const { id } = (await upload(await plain(40, 40).jpeg().toBuffer())).json
  const organizer = await asOrganizer(service, 'thief')
  const { id: eventId } = await organizer.makeEvent()
  const path = `/events/${eventId}/structured_content/`
  const imageModule = (image_id: unknown) => ({ type: 'image', data: { image: { image_id } } })
  const add = (caller: Pick<Caller, 'post'>, version: number, ...ids: unknown[]) =>
    caller.post(`${path}${version}/`, { modules: ids.map(imageModule) })
  for (const image_id of [id, Number(id), '999999999'])
    assert.deepEqual(argumentErrorsOf(await add(organizer, 1, null, image_id)), {
      'modules.1.data.image.image_id': ['INVALID'],
    })
  ok(await add(organizer, 1, null, '', [id], { toString: 'x' }))

  await addMember(organizer, organizer.organizationId, owner, 'manager')
  const [shown] = ok(await add(owner, 2, id)).modules
  assert.match(shown.data.image.url, /\/media\//)
  // The image of a former member stays in the content.
  ok(await organizer.delete(`/organizations/${organizer.organizationId}/members/${owner.user.id}/`))
  const [kept] = ok(await add(organizer, 3, id)).modules
  assert.equal(kept.data.image.url, shown.data.image.url)
})

test('a user has a limited number of images', async () => {
  const file = { 'event-management': { maxImagesPerUser: 2 } }
  const limited = await startEvents({ settings: { file } })
  const ada = await limited.as('ada')
  const bytes = await plain(20, 20).jpeg().toBuffer()
  async function prepare() {
    const { upload_token, upload_url, upload_data } = ok(
      await ada.get('/media/upload/?type=image-event-logo'),
    )
    const form = new FormData()
    for (const [name, value] of Object.entries(upload_data)) form.append(name, String(value))
    form.append('file', fileOf(bytes))
    assert.equal((await limited.stranger.post(upload_url.slice(limited.url.length), form)).status, 200)
    return upload_token
  }
  const finish = (upload_token: string) => ada.post('/media/upload/', { upload_token })
  const tokens = [await prepare(), await prepare(), await prepare()]
  ok(await finish(tokens[0]))
  const both = await Promise.all(tokens.slice(1).map(finish))
  assert.deepEqual(both.map(({ status, json }) => json.error ?? status).toSorted(), [200, 'TOO_MANY_IMAGES'])
  // A repeated request gets the same image.
  ok(await finish(tokens[0]))
})

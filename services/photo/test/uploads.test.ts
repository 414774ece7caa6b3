import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { test } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import sharp from 'sharp'
import { readMetadata } from '../src/uploads/ingest/read-metadata.ts'
import { readMultipart } from '../src/uploads/routes/multipart.ts'
import { type PhotoService, startPhoto } from './service.ts'
import { drawJpeg, drawTaggedJpeg, drawTurnedJpeg, flatPng, gpsMarker } from './upload-images.ts'

const service = await startPhoto()
const { context } = service
const ada = await service.as('ada')

type User = Awaited<ReturnType<PhotoService['as']>>

function upload(file: Buffer, fields: Record<string, string> = {}, user: User = ada, name = 'photo.jpg') {
  const form = new FormData()
  form.set('photo', new Blob([new Uint8Array(file)]), name)
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  return service.call('/photos', {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: form,
  })
}

async function storedFile(uid: string): Promise<Buffer> {
  const { blob_hash } = await context.db.read
    .selectFrom('photo')
    .select('blob_hash')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow()
  return context.blobs.read(blob_hash ?? '')
}

const leftFiles = () => readdir(context.folder('uploads'))

test('an uploaded photo is published with the metadata of the user', async () => {
  const { status, json, headers } = await upload(await drawJpeg(1), {
    description: 'The harbor at noon',
    alt_description: 'Boats in a harbor',
    tags: 'Boats, harbor,boats',
    'location[city]': 'Genoa',
    license: 'CC0-1.0',
  })
  assert.equal(status, 201)
  assert.equal(headers.get('location'), json.links.self)
  assert.equal(json.description, 'The harbor at noon')
  assert.equal(json.alt_description, 'Boats in a harbor')
  assert.deepEqual(
    json.tags.map(({ title }: { title: string }) => title),
    ['boats', 'harbor'],
  )
  assert.equal(json.location.city, 'Genoa')
  assert.deepEqual([json.width, json.height], [300, 200])
  assert.match(json.blur_hash, /^L.{27}$/)
  assert.match(json.color, /^#[\da-f]{6}$/)
  assert.equal(json.user.username, 'ada')
  assert.equal((await ada('GET', `/photos/${json.id}`)).json.description, 'The harbor at noon')
  assert.deepEqual(await leftFiles(), [])
})

test('camera data are read from the file, and the position stays private unless the user publishes it', async () => {
  const { json } = await upload(await drawTaggedJpeg(2))
  assert.equal(json.exif.make, 'Octavo')
  assert.equal(json.exif.model, 'Test camera')
  assert.equal(json.source.type, 'uploaded')
  assert.deepEqual(json.location.position, { latitude: null, longitude: null })
  const response = await upload(await drawTaggedJpeg(3), { show_location: 'true' })
  assert.ok(Math.abs(response.json.location.position.latitude - 48.85) < 0.01)
})

test('of thousands of keywords in a file, only the first are read', async () => {
  const items = Array.from({ length: 5_000 }, (_, n) => `<rdf:li>word ${n}</rdf:li>`).join('')
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:subject>' +
    `<rdf:Bag>${items}</rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`
  const file = await sharp(await drawJpeg(3))
    .withXmp(xmp)
    .webp()
    .toBuffer()
  assert.equal(readMetadata(file).keywords.length, 200)
})

test('stored files have no metadata, comments or bytes after the end', async () => {
  const tagged = await drawTaggedJpeg(4)
  assert.ok(tagged.includes(gpsMarker))
  const png = await sharp(tagged).keepMetadata().png().toBuffer()
  const webp = await sharp(tagged).keepMetadata().webp({ quality: 80 }).toBuffer()
  const avif = await sharp(tagged).keepMetadata().avif({ effort: 0 }).toBuffer()
  for (const [format, file] of Object.entries({ jpeg: tagged, png, webp, avif })) {
    const { json, status } = await upload(Buffer.concat([file, Buffer.from(gpsMarker)]))
    assert.equal(status, 201, format)
    const stored = await storedFile(json.id)
    assert.ok(!stored.includes(gpsMarker), format)
    const metadata = await sharp(stored).metadata()
    assert.equal(metadata.exif, undefined, format)
    assert.equal(metadata.xmp, undefined, format)
  }
})

test('segments that a JPEG needs carry nothing else, such as a thumbnail', async () => {
  const jpeg = await drawJpeg(6)
  const profile = await sharp(jpeg).withIccProfile('p3').jpeg().toBuffer()
  const segment = (marker: number, start: string) => {
    const payload = Buffer.from(start + gpsMarker, 'latin1')
    return Buffer.concat([Buffer.from([0xff, marker, 0, payload.length + 2]), payload])
  }
  for (const extra of [
    segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02'),
    segment(0xe0, 'JFXX\0'),
    segment(0xe2, 'MPF\0'),
    segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'),
  ]) {
    const file = Buffer.concat([profile.subarray(0, 2), extra, profile.subarray(2)])
    const { status, json } = await upload(file)
    assert.ok(status === 201 || status === 200, String(status))
    const stored = await storedFile(json.id)
    assert.ok(!stored.includes(gpsMarker), JSON.stringify(extra.toString('latin1')))
    assert.ok((await sharp(stored).metadata()).icc)
    assert.ok((await sharp(stored).raw().toBuffer()).equals(await sharp(file).raw().toBuffer()))
  }
})

test('the pixels of JPEG, PNG and WebP files stay the same', async () => {
  const jpeg = await drawTaggedJpeg(5)
  for (const file of [
    jpeg,
    await sharp(jpeg).png().toBuffer(),
    await sharp(jpeg).resize(200).webp().toBuffer(),
  ]) {
    const stored = await storedFile((await upload(file)).json.id)
    assert.ok((await sharp(stored).raw().toBuffer()).equals(await sharp(file).raw().toBuffer()))
  }
})

test('a photo that is stored turned has its upright size, and keeps nothing but the orientation', async () => {
  for (const orientation of [3, 6, 8]) {
    const { json } = await upload(await drawTurnedJpeg(10 + orientation, orientation))
    assert.deepEqual([json.width, json.height], orientation === 3 ? [300, 200] : [200, 300])
    assert.equal((await sharp(await storedFile(json.id)).metadata()).orientation, orientation)
  }
})

test('the same file of one user is one photo, also when it is uploaded 20 times at once', async () => {
  const file = await drawJpeg(20)
  const responses = await Promise.all(Array.from({ length: 20 }, () => upload(file)))
  assert.equal(new Set(responses.map(({ json }) => json.id)).size, 1)
  assert.deepEqual(responses.map(({ status }) => status).sort(), [...Array(19).fill(200), 201])
  const bob = await service.as('bob')
  const response = await upload(file, {}, bob)
  assert.equal(response.status, 409)
  assert.deepEqual(response.json, { errors: ['Another user has published this photo'] })
})

test('a photo that looks like another one names it', async () => {
  const file = await drawJpeg(21)
  const first = await upload(file)
  const second = await upload(await sharp(file).resize(280).jpeg({ quality: 70 }).toBuffer())
  assert.equal(second.status, 201)
  assert.deepEqual(second.json.possible_duplicate_of, [first.json.id])
})

test('unsupported files are rejected, whatever their name', async () => {
  const jpeg = await drawJpeg(30)
  const gif = await sharp(jpeg).gif().toBuffer()
  const tiff = await sharp(jpeg).tiff().toBuffer()
  const frames = await sharp([jpeg, await drawJpeg(31)], { join: { animated: true } })
    .webp()
    .toBuffer()
  const cases: Record<string, Buffer> = {
    empty: Buffer.alloc(0),
    text: Buffer.from('hello'),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    html: Buffer.from('<!doctype html><img src=x onerror=alert(1)>'),
    pdf: Buffer.from('%PDF-1.7\n'),
    zip: Buffer.concat([Buffer.from('PK\x03\x04'), jpeg]),
    gif,
    tiff,
    animated: frames,
    'jpeg header only': jpeg.subarray(0, 20),
  }
  for (const [name, file] of Object.entries(cases)) {
    const { status, json } = await upload(file)
    assert.equal(status, 422, name)
    assert.ok(json.errors.length > 0, name)
  }
  assert.deepEqual(await leftFiles(), [])
})

test('truncated and damaged files are refused or published, and never break the service', async () => {
  const jpeg = await drawJpeg(40)
  const files = await Promise.all([jpeg, sharp(jpeg).png().toBuffer(), sharp(jpeg).webp().toBuffer()])
  const damaged = files.flatMap((file, seed) => [
    ...[0.02, 0.3, 0.6, 0.9, 0.99].map((share) => file.subarray(0, Math.floor(file.length * share))),
    ...Array.from({ length: 8 }, (_, at) => flipBits(file, seed * 100 + at)),
  ])
  const responses = await Promise.all(damaged.map((file) => upload(file)))
  for (const { status } of responses) assert.ok([200, 201, 422].includes(status), String(status))
  for (const { status } of responses.slice(0, 5)) assert.equal(status, 422, 'a truncated JPEG')
  assert.equal((await upload(await drawJpeg(41))).status, 201)
})

function flipBits(file: Buffer, seed: number): Buffer {
  const copy = Buffer.from(file)
  for (let count = 0; count < 12; count++) {
    const at = 20 + ((seed * 7919 + count * 104_729) % (file.length - 20))
    copy[at] = (copy[at] ?? 0) ^ (1 << (count % 8))
  }
  return copy
}

test('decompression bombs are refused before they are decoded', async () => {
  for (const [width, height, rows] of [
    [20_000, 20_000, 20_000],
    [50_000, 1, 1],
    [60_000, 60_000, 1],
  ] as const) {
    const { status } = await upload(flatPng(width, height, rows))
    assert.equal(status, 422, `${width}×${height}`)
  }
})

test('forms with mistakes are refused with a message', async () => {
  const headers = { authorization: `Bearer ${ada.token}` }
  const send = (body: string | FormData, type?: string) =>
    service.call('/photos', {
      method: 'POST',
      headers: { ...headers, ...(type && { 'content-type': type }) },
      body,
    })
  const empty = new FormData()
  empty.set('description', 'no file')
  assert.equal((await send(empty)).status, 422)
  assert.equal((await send('photo=1', 'application/x-www-form-urlencoded')).status, 422)
  assert.equal((await send('x', 'multipart/form-data')).status, 422)
  assert.equal((await send('x', 'multipart/form-data; boundary=y')).status, 400)
  const many = new FormData()
  for (let at = 0; at < 200; at++) many.append(`field${at}`, 'x')
  assert.equal((await send(many)).status, 413)
  const wrong = await upload(await drawJpeg(50), { license: 'mine', content_rating: 'odd', __proto__: 'x' })
  assert.equal(wrong.status, 422)
  assert.equal(wrong.json.errors.length, 2, wrong.text)
  const stranger = await service.as('eve', { scopes: ['public'] })
  assert.equal((await upload(await drawJpeg(51), {}, stranger)).status, 403)
  assert.deepEqual(await leftFiles(), [])
})

test('a client that leaves during an upload leaves no file', async () => {
  const { hostname, port } = new URL(service.url)
  const socket = connect(Number(port), hostname)
  const head = [
    'POST /photos HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${ada.token}`,
    'content-type: multipart/form-data; boundary=b',
    'content-length: 1000000',
    '',
    '--b',
    'content-disposition: form-data; name="photo"; filename="a.jpg"',
    '',
    'x'.repeat(1000),
  ]
  socket.write(head.join('\r\n'))
  await eventually('the file of the upload', async () => (await leftFiles()).length === 1)
  socket.destroy()
  await eventually('its removal', async () => (await leftFiles()).length === 0)
})

test('a deleted photo leaves no blob', async () => {
  const { json } = await upload(await drawJpeg(60))
  const { blob_hash: hash } = await context.db.read
    .selectFrom('photo')
    .select('blob_hash')
    .where('uid', '=', json.id)
    .executeTakeFirstOrThrow()
  assert.ok(await context.blobs.find(hash ?? ''))
  assert.equal((await ada('DELETE', `/photos/${json.id}`)).status, 204)
  await context.jobs.idle()
  assert.equal(await context.blobs.find(hash ?? ''), undefined)
})

test('the images of a deleted photo are removed immediately', async () => {
  const { json } = await upload(await drawJpeg(900))
  const original = json.urls.raw
  const addresses = [original, `${original}&w=80`]
  const statuses = () =>
    Promise.all(
      addresses.map(
        async (address) => (await service.call(new URL(address).pathname + new URL(address).search)).status,
      ),
    )
  assert.deepEqual(await statuses(), [200, 200])
  assert.deepEqual(await statuses(), [200, 200])
  assert.equal((await ada('DELETE', `/photos/${json.id}`)).status, 204)
  assert.deepEqual(await statuses(), [404, 404])
})

test('fields of an upload have the limits of an update', async () => {
  const cases = [
    [{ description: 'd'.repeat(4_001) }, 'Description is too long (maximum is 4000 characters)'],
    [{ alt_description: 'd'.repeat(1_001) }, 'Alt description is too long (maximum is 1000 characters)'],
    [{ 'location[city]': 'd'.repeat(201) }, 'Location is too long (maximum is 200 characters)'],
    [{ 'location[latitude]': '91' }, 'Latitude must be between -90 and 90'],
  ] as const
  for (const [fields, message] of cases) {
    const { status, json } = await upload(await drawJpeg(901), fields)
    assert.deepEqual([status, json], [422, { errors: [message] }])
  }
  const { status } = await upload(await drawJpeg(901), { description: 'a\0b' })
  assert.equal(status, 400)
  assert.deepEqual(await leftFiles(), [])
})

test('a form that ends early ends the reading of its file', async () => {
  const body = new PassThrough()
  const [uploadStarted, uploadEnded] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  async function receive(file: Readable): Promise<void> {
    uploadStarted.resolve()
    await file.toArray().finally(uploadEnded.resolve)
  }
  const form = readMultipart({ 'content-type': 'multipart/form-data; boundary=B' }, body, receive)
  body.write('--B\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nabc')
  await uploadStarted.promise
  body.destroy()
  await assert.rejects(form, { code: 'upload_incomplete' })
  await uploadEnded.promise
})

test('a client that disconnects at once leaves no unfinished upload', async () => {
  const { hostname, port } = new URL(service.url)
  const head = [
    'POST /photos HTTP/1.1',
    'host: localhost',
    `authorization: Bearer ${ada.token}`,
    'content-type: multipart/form-data; boundary=B',
    'content-length: 9999',
  ]
  const sockets = Array.from({ length: 10 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    return new Promise<void>((resolve) =>
      socket.write(`${head.join('\r\n')}\r\n\r\n--B`, () => {
        socket.destroy()
        resolve()
      }),
    )
  })
  await Promise.all(sockets)
  // A later upload of the same user, so that the ones before have begun.
  assert.equal((await upload(await drawJpeg(902))).status, 201)
  await eventually('no unfinished upload', async () => {
    const rows = await context.db.read
      .selectFrom('upload')
      .select('id')
      .where('state', '=', 'receiving')
      .execute()
    return rows.length === 0 && (await leftFiles()).length === 0
  })
})

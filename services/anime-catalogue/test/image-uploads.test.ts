import assert from 'node:assert/strict'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import { workOf } from '@octavo/testing/poster-work.ts'
import sharp from 'sharp'
import { createImageWorld } from './images-fixture.ts'

const { open, blobs } = await createImageWorld()
const art = open()

const plain = (width: number, height: number, background = '#c03020') =>
  sharp({ create: { width, height, channels: 3, background } })

async function accepted(bytes: Buffer, kind: 'poster' | 'cover' = 'poster'): Promise<string> {
  const result = await art.acceptUpload(bytes, kind)
  if ('rejection' in result) assert.fail(result.message)
  return result.hash
}

async function rejectionOf(bytes: Buffer): Promise<string> {
  const result = await art.acceptUpload(bytes, 'poster')
  return 'rejection' in result ? result.rejection : 'accepted'
}

test('uploads: every format is stored as JPEG in the aspect ratio of its kind', async () => {
  const picture = plain(1200, 1200)
  for (const bytes of [
    await picture.jpeg().toBuffer(),
    await picture.png().toBuffer(),
    await picture.webp().toBuffer(),
    await picture.gif().toBuffer(),
  ]) {
    const { format, width, height } = await sharp(await blobs.read(await accepted(bytes))).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 1100, 1560])
  }
  const { width = 0, height = 1 } = await sharp(
    await blobs.read(await accepted(await plain(400, 400).png().toBuffer())),
  ).metadata()
  assert.ok(height <= 600 && Math.abs(width / height - 1100 / 1560) < 0.01)
})

test('uploads: EXIF metadata is removed, and the image is rotated upright', async () => {
  const halves = plain(400, 200).composite([
    { input: await plain(200, 200, '#2040c0').png().toBuffer(), left: 0, top: 0 },
  ])
  const bytes = await halves
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  assert.ok((await sharp(bytes).metadata()).exif)
  const storedImage = await blobs.read(await accepted(bytes))
  const { exif, icc, xmp, orientation } = await sharp(storedImage).metadata()
  assert.deepEqual([exif, icc, xmp, orientation], [undefined, undefined, undefined, undefined])
  const { dominant } = await sharp(
    await sharp(storedImage).extract({ left: 20, top: 10, width: 40, height: 40 }).toBuffer(),
  ).stats()
  assert.ok(dominant.b > dominant.r, 'the left half of a picture on its side is its top')
})

test('uploads: only the first frame of an animation is stored', async () => {
  const frames = await Promise.all(
    ['#10a040', '#c03020'].map((color) => plain(60, 80, color).png().toBuffer()),
  )
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const storedImage = await blobs.read(await accepted(bytes))
  const { dominant } = await sharp(storedImage).stats()
  assert.ok(dominant.g > dominant.r)
})

test('uploads: invalid, too large or damaged images are refused with a specific error', async () => {
  const png = await plain(300, 300).png().toBuffer()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  assert.equal(await rejectionOf(Buffer.alloc(0)), 'empty')
  assert.equal(await rejectionOf(Buffer.from(svg)), 'not-an-image')
  assert.equal(await rejectionOf(Buffer.from('%PDF-1.7 and so on')), 'not-an-image')
  assert.equal(await rejectionOf(Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])), 'too-large')
  assert.equal(await rejectionOf(await plain(8, 400).png().toBuffer()), 'too-small')
  assert.equal(await rejectionOf(Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1')), 'broken')
  assert.equal(await rejectionOf(Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), png])), 'broken')
  const jpeg = await sharp(Buffer.from(Array.from({ length: 3 * 300 * 300 }, (_, i) => (i * 7919) % 251)), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .jpeg()
    .toBuffer()
  assert.equal(await rejectionOf(jpeg.subarray(0, jpeg.length / 2)), 'broken')
})

test('uploads: a small file with huge dimensions is refused before it is decoded', async () => {
  const bomb = pngOf(30_000, 30_000)
  assert.ok(bomb.length < 2_000)
  assert.equal(await rejectionOf(bomb), 'too-many-pixels')
  assert.equal(await rejectionOf(await plain(5000, 4001).png().toBuffer()), 'too-many-pixels')
})

test('uploads: an uploaded image replaces the drawing in every size', async () => {
  const hash = await accepted(await plain(1100, 1560, '#10a040').png().toBuffer())
  for (const [size, width] of [
    ['tiny', 110],
    ['original', 1100],
  ] as const) {
    const { bytes } = await art.render('poster', workOf({ uploads: { poster: hash } }), size, 'webp')
    const { dominant } = await sharp(bytes).stats()
    assert.ok(dominant.g > 120 && dominant.r < 60)
    assert.equal((await sharp(bytes).metadata()).width, width)
  }
})

/** A PNG whose header declares this size, without image data. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, body, crcOf(body)])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crcOf(bytes: Buffer): Buffer {
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(bytes))
  return crc
}

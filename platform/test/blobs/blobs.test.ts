import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { after, before, beforeEach, describe, it } from 'node:test'
import { eventually } from '@octavo/testing/eventually.ts'
import { type S3Server, startS3 } from '@octavo/testing/s3-server.ts'
import type { Blobs, StoredBlob } from '../../src/blobs/blobs.ts'
import { createDiskBlobs } from '../../src/blobs/disk-blobs.ts'
import { createS3Blobs } from '../../src/blobs/s3-blobs.ts'
import { parseS3Location } from '../../src/blobs/s3-location.ts'
import { createLogger } from '../../src/log.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const absent = sha256('never put')

let directory = ''
let s3: S3Server
before(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  s3 = await startS3()
})
after(async () => {
  await s3.stop()
  await rm(directory, { recursive: true })
})

interface Backend {
  name: string
  /** Opens an empty store, and returns the folder of its unfinished uploads. */
  open(id: string): Promise<{ blobs: Blobs; uploads: string }>
}

const backends: readonly Backend[] = [
  {
    name: 'disk',
    async open(id) {
      const path = join(directory, id)
      return { blobs: await createDiskBlobs(path), uploads: join(path, 'uploads') }
    },
  },
  {
    name: 's3',
    async open(id) {
      const uploads = join(directory, id, 'uploads')
      const location = parseS3Location(s3.location(id))
      const blobs = await createS3Blobs({ location, folder: 'photo', uploads, log: createLogger('silent') })
      after(() => blobs.close())
      return { blobs, uploads }
    },
  },
]

for (const { name, open } of backends) {
  describe(`blobs (${name})`, () => {
    let blobs: Blobs
    let uploads = ''
    let count = 0
    beforeEach(async () => {
      ;({ blobs, uploads } = await open(`${name}-${count++}`))
    })

    const list = async (): Promise<StoredBlob[]> => (await Array.fromAsync(blobs.list())).sort(byHash)
    const hashes = async () => (await list()).map(({ hash }) => hash)

    it('stores a buffer and a stream of any chunks as the same blob', async () => {
      const content = randomBytes(300_000)
      const pieces = [content.subarray(0, 7), content.subarray(7, 200_000), content.subarray(200_000)]
      const streamed = await blobs.put(Readable.from(pieces))
      assert.deepEqual(streamed, { hash: sha256(content), size: content.length })
      assert.deepEqual(await blobs.put(content), streamed)
      assert.deepEqual(await blobs.find(streamed.hash), { size: content.length })
      assert.deepEqual(await blobs.read(streamed.hash), content)
      assert.deepEqual(await hashes(), [streamed.hash])
      assert.deepEqual(await readdir(uploads), [])
    })

    it('stores an empty blob', async () => {
      const { hash } = await blobs.put(Readable.from([]))
      assert.equal((await blobs.put(Buffer.alloc(0))).hash, hash)
      assert.deepEqual(await blobs.find(hash), { size: 0 })
      assert.equal((await buffer(blobs.open(hash))).length, 0)
    })

    it('stores a large stream', async () => {
      const content = randomBytes(40_000_000)
      const { hash, size } = await blobs.put(Readable.from(slices(content, 65_536)))
      assert.deepEqual([hash, size], [sha256(content), content.length])
      assert.equal(sha256(await blobs.read(hash)), hash)
      const [start, end] = [8 * 1024 * 1024 - 5, 8 * 1024 * 1024 + 4]
      assert.deepEqual(await buffer(blobs.open(hash, { start, end })), content.subarray(start, end + 1))
      assert.deepEqual(await readdir(uploads), [])
    })

    it('stores one blob when the same content is put concurrently', async () => {
      const content = randomBytes(50_000)
      const puts = await Promise.all(
        Array.from({ length: 20 }, (_, n) => blobs.put(n % 2 ? content : Readable.from([content]))),
      )
      assert.equal(new Set(puts.map((put) => put.hash)).size, 1)
      assert.deepEqual(await hashes(), [sha256(content)])
      assert.deepEqual(await blobs.read(sha256(content)), content)
    })

    it('accepts exactly maxBytes; leaves nothing of more, and does not destroy the stream', async () => {
      for (const make of [
        (size: number) => Buffer.alloc(size, 1),
        (size: number) => Readable.from([Buffer.alloc(size - 5, 2), Buffer.alloc(5, 2)]),
      ]) {
        assert.equal((await blobs.put(make(10), { maxBytes: 10 })).size, 10)
        await assert.rejects(blobs.put(make(11), { maxBytes: 10 }), { code: 'blob_too_large', maxBytes: 10 })
      }
      const source = Readable.from([Buffer.alloc(600), Buffer.alloc(600), Buffer.alloc(600)])
      await assert.rejects(blobs.put(source, { maxBytes: 1000 }), { code: 'blob_too_large' })
      assert.equal(source.destroyed, false)
      assert.equal((await hashes()).length, 2)
      assert.deepEqual(await readdir(uploads), [])
    })

    it('leaves nothing of content with another hash than expected', async () => {
      const hash = sha256('expected')
      for (const make of [
        (text: string) => Buffer.from(text),
        (text: string) => Readable.from([Buffer.from(text)]),
      ]) {
        await assert.rejects(blobs.put(make('other'), { hash }), { code: 'blob_mismatch' })
        assert.equal(await blobs.find(sha256('other')), undefined)
        assert.equal((await blobs.put(make('expected'), { hash })).hash, hash)
      }
      assert.deepEqual(await readdir(uploads), [])
    })

    it('leaves nothing of a stream that fails or is aborted', async () => {
      async function* failing() {
        yield Buffer.from('half')
        throw new Error('the wire broke')
      }
      await assert.rejects(blobs.put(Readable.from(failing())), /the wire broke/)
      const cut = new Readable({ read() {} })
      cut.push('half')
      const put = blobs.put(cut)
      setImmediate(() => cut.destroy())
      await assert.rejects(put, { code: 'ERR_STREAM_PREMATURE_CLOSE' })
      assert.deepEqual(await hashes(), [])
      assert.deepEqual(await readdir(uploads), [])
    })

    it('reads any inclusive byte range', async () => {
      const { hash } = await blobs.put(Buffer.from('0123456789'))
      const read = async (range?: { start?: number; end?: number }) =>
        (await buffer(blobs.open(hash, range))).toString()
      assert.equal(await read(), '0123456789')
      assert.equal(await read({ start: 2, end: 4 }), '234')
      assert.equal(await read({ start: 7 }), '789')
      assert.equal(await read({ end: 0 }), '0')
      assert.equal(await read({ start: 8, end: 99 }), '89')
      assert.equal(await read({ start: 10 }), '')
      assert.throws(() => blobs.open(hash, { start: 4, end: 2 }), RangeError)
    })

    it('ends a read whose reader goes away', async () => {
      const { hash } = await blobs.put(randomBytes(5_000_000))
      const reader = blobs.open(hash)
      await once(reader, 'readable')
      reader.destroy()
      await once(reader, 'close')
      const unread = blobs.open(hash)
      unread.destroy()
      await once(unread, 'close')
      assert.equal((await blobs.read(hash)).length, 5_000_000)
    })

    it('names a missing blob in the error, and takes a malformed hash for a missing one', async () => {
      assert.equal(await blobs.find(absent), undefined)
      await assert.rejects(blobs.read(absent), { name: 'BlobNotFoundError', code: 'blob_not_found' })
      await assert.rejects(buffer(blobs.open(absent)), { code: 'blob_not_found' })
      for (const hash of ['', '../secret', absent.toUpperCase(), `${absent}\n`, '.'.repeat(64)]) {
        assert.equal(await blobs.find(hash), undefined)
        await assert.rejects(blobs.read(hash), { code: 'blob_not_found' })
        assert.throws(() => blobs.open(hash), { code: 'blob_not_found' })
        assert.equal(await blobs.signedUrl(hash, { expiresS: 60, contentType: 'image/png' }), undefined)
        await blobs.remove(hash)
      }
    })

    it('removes a blob, which can be stored again', async () => {
      const { hash } = await blobs.put(Buffer.from('octavo'))
      await blobs.remove(hash)
      await blobs.remove(hash)
      assert.equal(await blobs.find(hash), undefined)
      assert.deepEqual(await hashes(), [])
      await blobs.put(Buffer.from('octavo'))
      assert.equal((await blobs.read(hash)).toString(), 'octavo')
    })

    it('lists blobs with size and time, and nothing else', async () => {
      assert.deepEqual(await list(), [])
      const startedAtMs = Date.now()
      for (const text of ['one', 'three', 'seventeen']) await blobs.put(Buffer.from(text))
      // A store shares its place with other files.
      const unfinished = new Readable({ read() {} })
      unfinished.push('half')
      const put = blobs.put(unfinished)
      await eventually('the upload has begun', async () => (await readdir(uploads)).length === 1)
      const listing = await list()
      assert.deepEqual(
        listing.map(({ hash, size }) => [hash, size]),
        ['one', 'three', 'seventeen'].map((text) => [sha256(text), text.length]).sort(),
      )
      // Some file systems and buckets store whole seconds.
      for (const { modifiedAtMs } of listing)
        assert.ok(modifiedAtMs > startedAtMs - 2_000 && modifiedAtMs < Date.now() + 2_000)
      unfinished.push(null)
      await put
    })
  })
}

const byHash = (one: StoredBlob, other: StoredBlob) => (one.hash < other.hash ? -1 : 1)

function* slices(content: Buffer, length: number): Generator<Buffer> {
  for (let start = 0; start < content.length; start += length) yield content.subarray(start, start + length)
}

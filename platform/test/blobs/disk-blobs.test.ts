import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { createDiskBlobs } from '../../src/blobs/disk-blobs.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const absent = sha256('never put')

describe('blobs on disk', () => {
  let directory: string

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

  const files = async () =>
    (await readdir(directory, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
  const uploads = () => readdir(join(directory, 'uploads'))

  it('stores a buffer under the hash of its content, two folders deep', async () => {
    const blobs = await createDiskBlobs(directory)
    const put = await blobs.put(Buffer.from('octavo'))
    assert.deepEqual(put, { hash: sha256('octavo'), size: 6 })
    const path = join(directory, put.hash.slice(0, 2), put.hash.slice(2, 4), put.hash)
    assert.equal(await readFile(path, 'utf8'), 'octavo')
    assert.deepEqual(await blobs.find(put.hash), { size: 6 })
    assert.equal((await blobs.read(put.hash)).toString(), 'octavo')
  })

  it('stores a stream as the same blob as a buffer, with any chunk sizes', async () => {
    const blobs = await createDiskBlobs(directory)
    const content = randomBytes(300_000)
    const pieces = [content.subarray(0, 7), content.subarray(7, 200_000), content.subarray(200_000)]
    const streamed = await blobs.put(Readable.from(pieces))
    assert.deepEqual(streamed, { hash: sha256(content), size: content.length })
    assert.deepEqual(await blobs.put(content), streamed)
    assert.deepEqual(await blobs.read(streamed.hash), content)
    assert.deepEqual(await files(), [streamed.hash])
  })

  it('stores an empty blob', async () => {
    const blobs = await createDiskBlobs(directory)
    const { hash } = await blobs.put(Readable.from([]))
    assert.deepEqual(await blobs.find(hash), { size: 0 })
    assert.equal((await blobs.put(Buffer.alloc(0))).hash, hash)
    assert.equal((await buffer(blobs.open(hash))).length, 0)
  })

  it('stores one file when the same content is put concurrently', async () => {
    const blobs = await createDiskBlobs(directory)
    const content = randomBytes(50_000)
    const puts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => blobs.put(n % 2 ? content : Readable.from([content]))),
    )
    assert.equal(new Set(puts.map((put) => put.hash)).size, 1)
    assert.deepEqual(await files(), [sha256(content)])
    assert.deepEqual(await blobs.read(sha256(content)), content)
  })

  it('rejects a stream larger than maxBytes, leaves nothing and does not destroy the stream', async () => {
    const blobs = await createDiskBlobs(directory)
    const source = Readable.from([Buffer.alloc(600), Buffer.alloc(600), Buffer.alloc(600)])
    await assert.rejects(blobs.put(source, { maxBytes: 1000 }), {
      name: 'BlobTooLargeError',
      code: 'blob_too_large',
      maxBytes: 1000,
    })
    assert.equal(source.destroyed, false)
    assert.deepEqual(await files(), [])
  })

  it('accepts exactly maxBytes and rejects one more, for a buffer and for a stream', async () => {
    const blobs = await createDiskBlobs(directory)
    const limit = { maxBytes: 10 }
    for (const make of [
      (size: number) => Buffer.alloc(size, 1),
      (size: number) => Readable.from([Buffer.alloc(size, 2)]),
    ]) {
      assert.equal((await blobs.put(make(10), limit)).size, 10)
      await assert.rejects(blobs.put(make(11), limit), { code: 'blob_too_large' })
    }
    assert.equal((await files()).length, 2)
  })

  it('leaves nothing of a stream that fails or is aborted', async () => {
    const blobs = await createDiskBlobs(directory)
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
    assert.deepEqual(await files(), [])
  })

  it('reads any inclusive byte range', async () => {
    const blobs = await createDiskBlobs(directory)
    const { hash } = await blobs.put(Buffer.from('0123456789'))
    const read = async (range?: { start?: number; end?: number }) =>
      (await buffer(blobs.open(hash, range))).toString()
    assert.equal(await read(), '0123456789')
    assert.equal(await read({ start: 2, end: 4 }), '234')
    assert.equal(await read({ start: 7 }), '789')
    assert.equal(await read({ end: 0 }), '0')
    assert.equal(await read({ start: 8, end: 99 }), '89')
  })

  it('names the missing blob in the error', async () => {
    const blobs = await createDiskBlobs(directory)
    assert.equal(await blobs.find(absent), undefined)
    await assert.rejects(blobs.read(absent), { name: 'BlobNotFoundError', code: 'blob_not_found' })
    await assert.rejects(buffer(blobs.open(absent)), { name: 'BlobNotFoundError', code: 'blob_not_found' })
  })

  it('removes a blob once, without affecting an open reader', async () => {
    const blobs = await createDiskBlobs(directory)
    const content = randomBytes(500_000)
    const { hash } = await blobs.put(content)
    const reader = blobs.open(hash)
    await once(reader, 'open')
    await blobs.remove(hash)
    await blobs.remove(hash)
    assert.equal(await blobs.find(hash), undefined)
    assert.deepEqual(await buffer(reader), content)
    assert.equal((await blobs.put(content)).hash, hash)
    assert.deepEqual(await blobs.read(hash), content)
  })

  it('never builds a path from a malformed hash', async () => {
    const secret = join(directory, 'secret')
    await writeFile(secret, 'mine')
    const blobs = await createDiskBlobs(join(directory, 'blobs'))
    const odd = [
      '',
      '../../../secret',
      secret,
      absent.toUpperCase(),
      `${absent}\n`,
      `../${absent.slice(3)}`,
      '.'.repeat(64),
    ]
    for (const hash of odd) {
      assert.equal(await blobs.find(hash), undefined)
      await assert.rejects(blobs.read(hash), { code: 'blob_not_found' })
      assert.throws(() => blobs.open(hash), { code: 'blob_not_found' })
      await blobs.remove(hash)
    }
    assert.equal(await readFile(secret, 'utf8'), 'mine')
  })

  it('keeps stored blobs after kill -9, and removes the incomplete upload on open', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'half-upload.ts'), directory])
    const [line]: unknown[] = await once(child.stdout, 'data')
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
    assert.equal((await uploads()).length, 1)

    const blobs = await createDiskBlobs(directory)
    assert.deepEqual(await uploads(), [])
    assert.equal((await blobs.read(String(line).trim())).toString(), 'kept before the crash')
  })

  it('keeps running uploads when it is opened a second time', async () => {
    const blobs = await createDiskBlobs(directory)
    const source = new Readable({ read() {} })
    source.push('first ')
    const put = blobs.put(source)
    while ((await uploads()).length === 0) await new Promise(setImmediate)

    const opener = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { createDiskBlobs } from ${JSON.stringify(new URL('../../src/blobs/disk-blobs.ts', import.meta.url).href)}
       await createDiskBlobs(${JSON.stringify(directory)})`,
    ])
    const [code]: unknown[] = await once(opener, 'exit')
    assert.equal(code, 0)
    await createDiskBlobs(directory)

    source.push('second')
    source.push(null)
    const { hash } = await put
    assert.equal((await blobs.read(hash)).toString(), 'first second')
  })

  it('removes uploads of another machine on a shared disk only when they are old', async () => {
    const folder = join(directory, 'uploads')
    await createDiskBlobs(directory)
    await writeFile(join(folder, 'elsewhere~1~new'), '')
    await writeFile(join(folder, 'elsewhere~1~old'), '')
    const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
    await utimes(join(folder, 'elsewhere~1~old'), longAgo, longAgo)
    await createDiskBlobs(directory)
    assert.deepEqual(await uploads(), ['elsewhere~1~new'])
  })

  it('creates its folder and the parent folders, in any spelling of the path', async () => {
    const path = relative(process.cwd(), directory)
    const blobs = await createDiskBlobs(`${path}/./one/two//`)
    const { hash } = await blobs.put(Buffer.from('deep'))
    const again = await createDiskBlobs(join(directory, 'one', 'two'))
    assert.equal((await again.read(hash)).toString(), 'deep')
  })

  it('stores a file stream of many chunks', async () => {
    const blobs = await createDiskBlobs(join(directory, 'blobs'))
    const file = join(directory, 'large')
    const content = randomBytes(3_000_000)
    await writeFile(file, content)
    const { hash, size } = await blobs.put(createReadStream(file))
    assert.equal(size, content.length)
    assert.equal(hash, sha256(content))
  })
})

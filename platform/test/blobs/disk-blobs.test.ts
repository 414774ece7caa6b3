import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { createDiskBlobs } from '../../src/blobs/disk-blobs.ts'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
const absent = sha256('never put')
const hourMs = 3_600_000

describe('blobs on disk', () => {
  let directory: string

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'blobs-'))
  })
  afterEach(() => rm(directory, { recursive: true }))

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

  it('makes a blob recent when its content is stored again', async () => {
    const blobs = await createDiskBlobs(directory)
    const { hash } = await blobs.put(Buffer.from('octavo'))
    const longAgo = new Date(Date.now() - 48 * hourMs)
    for (const content of [Buffer.from('octavo'), Readable.from([Buffer.from('octavo')])]) {
      await utimes(join(directory, hash.slice(0, 2), hash.slice(2, 4), hash), longAgo, longAgo)
      await blobs.put(content)
      const [stored] = await Array.fromAsync(blobs.list())
      assert.ok(stored && stored.modifiedAtMs > Date.now() - hourMs)
    }
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
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
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
    const longAgo = new Date(Date.now() - 48 * hourMs)
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
})

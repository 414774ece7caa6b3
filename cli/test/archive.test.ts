import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from '@octavo/testing/property.ts'
import { type ArchiveEntry, readArchive, writeArchive } from '../src/backups/archive.ts'
import { ArchiveError } from '../src/backups/archive-error.ts'
import { parseHeader, renderHeader } from '../src/backups/archive-header.ts'
import { temporaryFolder } from './octavo-process.ts'

interface File {
  path: string
  bytes: Uint8Array
}

async function* entriesOf(files: readonly File[]): AsyncGenerator<ArchiveEntry> {
  for (const { path, bytes } of files) yield { path, size: bytes.length, content: inPieces(bytes, 100) }
}

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size)
}

async function pack(files: readonly File[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(writeArchive(entriesOf(files))))
}

async function unpack(bytes: Uint8Array, chunkSize: number): Promise<File[]> {
  const files: File[] = []
  for await (const { path, content } of readArchive(inPieces(bytes, chunkSize))) {
    files.push({ path, bytes: Uint8Array.from(Buffer.concat(await Array.fromAsync(content))) })
  }
  return files
}

const letters = 'abcXYZ019._-'
const name = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 })
  .filter((text) => !/^\.+$/.test(text))
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))
const file = fc.record({ path, bytes: fc.uint8Array({ maxLength: 2000 }) }, { noNullPrototype: true })
const files = fc.array(file, { maxLength: 5 })

test('archive: unpacking returns what was packed, for any chunk size', async () => {
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 3000 }), async (packed, chunkSize) => {
      assert.deepEqual(await unpack(await pack(packed), chunkSize), packed)
    }),
  )
})

test('archive: tar lists and unpacks it', async () => {
  const folder = temporaryFolder()
  const long = `${'a'.repeat(90)}/${'b'.repeat(90)}`
  const file = join(folder, 'some.tar')
  writeFileSync(
    file,
    await pack([
      { path: 'one', bytes: Buffer.from('1') },
      { path: long, bytes: Buffer.alloc(1000, 'x') },
      { path: 'empty', bytes: Buffer.alloc(0) },
    ]),
  )
  assert.equal(execFileSync('tar', ['-tf', file], { encoding: 'utf8' }), `one\n${long}\nempty\n`)
  assert.equal(execFileSync('tar', ['-xOf', file, long], { encoding: 'utf8' }), 'x'.repeat(1000))
})

test('archive: an archive packed by tar can be unpacked', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'one'), 'first')
  const bytes = execFileSync('tar', ['--format=ustar', '-cf', '-', 'one'], { cwd: folder })
  assert.deepEqual(await unpack(bytes, 700), [{ path: 'one', bytes: Uint8Array.from(Buffer.from('first')) }])
})

test('archive: truncation at any position is detected', async () => {
  const bytes = await pack([
    { path: 'one', bytes: Buffer.alloc(700, 1) },
    { path: 'two', bytes: Buffer.alloc(10, 2) },
  ])
  for (let length = 0; length <= bytes.length - 1024; length += 37)
    await assert.rejects(unpack(bytes.subarray(0, length), 512), ArchiveError, `${length}`)
})

test('archive: paths outside the target folder are refused, in both directions', async () => {
  const paths = ['../up', '/root', 'a/../../b', 'a//b', './a', 'c:\\d', 'a\\b', 'a/', '..', 'ä', 'a b']
  for (const path of paths) {
    await assert.rejects(pack([{ path: path, bytes: Buffer.alloc(1) }]), /Invalid name/, path)
    assert.throws(() => parseHeader(forge({ name: path })), ArchiveError, path)
  }
})

test('archive: only regular files are unpacked', () => {
  assert.deepEqual(parseHeader(forge({})), { path: 'fine', size: 5 })
  for (const type of ['1', '2', '3', '5', 'x', 'L', '\0'])
    assert.throws(() => parseHeader(forge({ type })), /other than regular files/, type)
})

test('archive: a header with any flipped bit is refused', () => {
  const header = renderHeader('some/name', 12_345)
  fc.assert(
    fc.property(fc.nat(511), fc.nat(7), (index, bit) => {
      const corrupted = Buffer.from(header)
      corrupted[index] = (corrupted[index] ?? 0) ^ (1 << bit)
      try {
        // A zero may be written as a space, and the checksum has several notations.
        assert.deepEqual(parseHeader(corrupted), { path: 'some/name', size: 12_345 })
        assert.ok(index >= 148 && index < 156)
      } catch (error) {
        assert.ok(error instanceof ArchiveError)
      }
    }),
    { numRuns: 1000 },
  )
})

test('archive: sizes that exceed the octal field', () => {
  for (const size of [0, 1, 8 ** 11 - 1, 8 ** 11, 2 ** 43 + 1])
    assert.deepEqual(parseHeader(renderHeader('large', size)), { path: 'large', size })
})

test('archive: a file that changes while it is packed is an error', async () => {
  async function* shrinking(): AsyncGenerator<ArchiveEntry> {
    yield { path: 'one', size: 10, content: inPieces(Buffer.alloc(9), 5) }
  }
  await assert.rejects(Array.fromAsync(writeArchive(shrinking())), /changed while it was read/)
})

/** A header with invalid fields and a valid checksum. */
function forge({ name = 'fine', type = '0' }: { name?: string; type?: string }): Buffer {
  const header = renderHeader('fine', 5)
  header.fill(0, 0, 100).write(name, 0, 'latin1')
  header.write(type, 156, 'latin1')
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

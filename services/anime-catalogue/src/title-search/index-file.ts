import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { syncFolder } from '@octavo/platform/durable.ts'
import { viewSections } from './packed.ts'
import { type TitleIndex, titleIndexFrom } from './title-index.ts'

/** What must be the same for a packed index to mean the same: raised with every change of pieces or folding. */
const format = `title index 2, Unicode ${process.versions.unicode}, ${endianness()}`
const formatLength = 48
const headerLength = 64
const generationAt = 48
const checksumAt = 56

/**
 * The file is the old one or the new one, never a part. It has at least what was in the index at the call; for
 * `generation` give the one read before. For one path, one save after the other.
 */
export async function saveTitleIndex(path: string, index: TitleIndex, generation: number): Promise<void> {
  const packed = Buffer.from(await index.fold())
  // Always the same name, so that what a crash leaves is not there for good.
  const temporary = `${path}.new`
  try {
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(headerOf(packed, generation))
      await file.writeFile(packed)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

/** Undefined if the file is not there, damaged, or not of this format: then the index is to be built anew. */
export async function openTitleIndex(
  path: string,
): Promise<{ index: TitleIndex; generation: number } | undefined> {
  const file = await open(path).catch(() => undefined)
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    const header = Buffer.alloc(headerLength)
    if (size < headerLength || !(await fill(file, header))) return undefined
    const packed = new Uint8Array(new ArrayBuffer(size - headerLength))
    if (!(await fill(file, packed))) return undefined
    const generation = header.readDoubleLE(generationAt)
    if (!header.equals(headerOf(packed, generation))) return undefined
    return viewSections(packed.buffer) && { index: titleIndexFrom(packed.buffer), generation }
  } finally {
    await file.close()
  }
}

async function fill(file: FileHandle, bytes: Uint8Array): Promise<boolean> {
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled)
    if (bytesRead === 0) return false
    filled += bytesRead
  }
  return true
}

function headerOf(packed: Uint8Array, generation: number): Buffer {
  const header = Buffer.alloc(headerLength)
  header.write(format, 0, formatLength)
  header.writeDoubleLE(generation, generationAt)
  header.writeUInt32LE(crc32(packed, crc32(header)), checksumAt)
  return header
}

function endianness(): string {
  return new Uint8Array(Uint16Array.of(1).buffer)[0] ? 'little' : 'big'
}

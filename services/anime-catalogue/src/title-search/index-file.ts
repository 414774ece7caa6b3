import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { syncFolder } from '@octavo/platform/durable.ts'
import { viewSections } from './packed.ts'
import { type TitleIndex, titleIndexFrom } from './title-index.ts'

/** Raise the number with every change of grams or normalization. */
const format = `title index 2, Unicode ${process.versions.unicode}, ${endianness()}`
const formatLength = 48
const headerLength = 64
const generationAt = 48
const checksumAt = 56

/**
 * Writes atomically. `generation` must have been read before the call. Do not save to one path concurrently.
 */
export async function saveTitleIndex(path: string, index: TitleIndex, generation: number): Promise<void> {
  const packed = Buffer.from(await index.fold())
  // A fixed name, so that the next save overwrites what a crash left.
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

/** Undefined if the file is missing, damaged or of another format. */
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

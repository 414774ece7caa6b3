import { MalformedImageError } from './malformed.ts'

const retainedChunks: ReadonlySet<string> = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'])

/** Bits of the VP8X chunk that announce EXIF and XMP chunks (RFC 9649 §2.7.1). */
const metadataFlags = 0b0000_1100

/** Removes metadata and bytes after the end from a WebP file without decoding it. */
export function stripWebp(file: Buffer): Buffer {
  const riffEnd = 8 + file.readUInt32LE(4)
  if (riffEnd > file.length) throw new MalformedImageError('webp')
  const chunks: Buffer[] = []
  for (let at = 12; at < riffEnd; ) {
    if (at + 8 > riffEnd) throw new MalformedImageError('webp')
    const size = file.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > riffEnd) throw new MalformedImageError('webp')
    const type = file.toString('latin1', at, at + 4)
    if (retainedChunks.has(type)) chunks.push(chunkOf(file, type, at, Math.min(end, riffEnd)))
    at = end
  }
  const body = Buffer.concat(chunks)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function chunkOf(file: Buffer, type: string, start: number, end: number): Buffer {
  const chunk = Buffer.from(file.subarray(start, end))
  if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~metadataFlags
  return chunk
}

import { inflateSync } from 'node:zlib'

interface Table {
  tag: string
  checksum: number
  bytes: Buffer
}

/**
 * Unpacks the tables of a WOFF font: readers of packed fonts unpack a table for every glyph. @see
 * https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  const flavor = woff.subarray(4, 8)
  const tables = readTables(woff)
  const directorySize = 12 + 16 * tables.length
  const directory = Buffer.alloc(directorySize)
  // The binary search fields stay 0, since nothing reads them.
  flavor.copy(directory)
  directory.writeUInt16BE(tables.length, 4)
  const parts: Buffer[] = [directory]
  let offset = directorySize
  for (const [at, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + 16 * at
    directory.write(tag, entry, 'latin1')
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(bytes.length, entry + 12)
    const padding = -bytes.length & 3
    parts.push(bytes, Buffer.alloc(padding))
    offset += bytes.length + padding
  }
  return Buffer.concat(parts)
}

function readTables(woff: Buffer): Table[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, at) => {
    const entry = 44 + 20 * at
    const offset = woff.readUInt32BE(entry + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const isPacked = packed.length < woff.readUInt32BE(entry + 12)
    return {
      tag: woff.toString('latin1', entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      bytes: isPacked ? inflateSync(packed) : packed,
    }
  })
}

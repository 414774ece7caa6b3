import { MalformedImageError } from './malformed.ts'

/** Chunks that change how the picture looks. All others, such as texts, EXIF and times, are removed. */
const retainedChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
])

/** Removes everything but the picture and bytes after the end from a PNG file without decoding it. */
export function stripPng(file: Buffer): Buffer {
  const parts = [file.subarray(0, 8)]
  for (let at = 8; ; ) {
    if (at + 12 > file.length) throw new MalformedImageError('png')
    const end = at + 12 + file.readUInt32BE(at)
    if (end > file.length) throw new MalformedImageError('png')
    const type = file.toString('latin1', at + 4, at + 8)
    if (retainedChunks.has(type)) parts.push(file.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(parts)
    at = end
  }
}

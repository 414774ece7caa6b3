import { MalformedImageError } from './malformed.ts'
import { exifWithOrientation } from './orientation-exif.ts'

/**
 * Removes everything but the picture from a JPEG file without decoding it: EXIF, XMP, IPTC, thumbnails, comments and
 * bytes after the end. Keeps the color profile, and the orientation if the picture is stored turned.
 */
export function stripJpeg(file: Buffer, orientation: number): Buffer {
  const segments: Buffer[] = [startOfImage]
  if (orientation !== 1) segments.push(exifSegment(orientation))
  let at = 2
  for (;;) {
    const { marker, start, end } = readSegment(file, at)
    if (marker === endOfImage) {
      segments.push(file.subarray(start, end))
      return Buffer.concat(segments)
    }
    const segment = cleanSegment(marker, file.subarray(start, end))
    if (segment) segments.push(segment)
    at = end
    if (marker !== startOfScan) continue
    const scanEnd = findScanEnd(file, at)
    segments.push(file.subarray(at, scanEnd))
    at = scanEnd
  }
}

const startOfImage = Buffer.from([0xff, 0xd8])
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const [app0, app1, app2, app14, app15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef]

interface Segment {
  marker: number
  start: number
  end: number
}

/** ITU-T T.81 §B.1.1: a marker may be preceded by fill bytes, and most are followed by a length. */
function readSegment(file: Buffer, from: number): Segment {
  if (file[from] !== 0xff) throw new MalformedImageError('jpeg')
  let at = from
  while (file[at + 1] === 0xff) at++
  const marker = file[at + 1]
  if (marker === undefined) throw new MalformedImageError('jpeg')
  const isAlone = marker === endOfImage || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
  if (isAlone) return { marker, start: at, end: at + 2 }
  if (at + 4 > file.length) throw new MalformedImageError('jpeg')
  const length = file.readUInt16BE(at + 2)
  const end = at + 2 + length
  if (length < 2 || end > file.length) throw new MalformedImageError('jpeg')
  return { marker, start: at, end }
}

/** Without what does not change the picture. */
function cleanSegment(marker: number, segment: Buffer): Buffer | undefined {
  if (marker === comment) return undefined
  if (marker < app0 || marker > app15) return segment
  const hasName = (name: string) => segment.toString('latin1', 4, 4 + name.length) === name
  // The header ends with the size of a thumbnail, which is now none.
  if (marker === app0 && hasName('JFIF\0')) return cut(segment, jfifLength)?.fill(0, jfifLength)
  if (marker === app2 && hasName('ICC_PROFILE\0')) return segment
  // How the colors are encoded.
  return marker === app14 && hasName('Adobe') ? cut(segment, adobeLength) : undefined
}

/** Lengths without the marker: ITU-T T.871 §10.1, and Adobe Technical Note 5116 §18. */
const jfifLength = 16
const adobeLength = 14

/** The first bytes of a segment. Decoders ignore a segment that is shorter, so it is dropped. */
function cut(segment: Buffer, length: number): Buffer | undefined {
  if (segment.length < 2 + length) return undefined
  const bytes = Buffer.from(segment.subarray(0, 2 + length))
  bytes.writeUInt16BE(length, 2)
  return bytes
}

/** In entropy-coded data 0xff is followed by zero or a restart marker. */
function findScanEnd(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  throw new MalformedImageError('jpeg')
}

function exifSegment(orientation: number): Buffer {
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithOrientation(orientation)])
  const head = Buffer.from([0xff, app1, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}

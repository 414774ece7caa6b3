import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { exifWithOrientation } from '../src/uploads/ingest/orientation-exif.ts'

export const gpsMarker = 'SECRET-PLACE'

/** A JPEG of a color gradient that is different for each seed. */
export async function drawJpeg(seed: number, { width = 300, height = 200 } = {}): Promise<Buffer> {
  return sharp(pixelsOf(seed, width, height), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

function pixelsOf(seed: number, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      pixels[at] = (x * (seed % 7) + seed * 31) % 256
      pixels[at + 1] = (y * (1 + (seed % 5)) + seed * 17) % 256
      pixels[at + 2] = (x + y + seed * 101) % 256
    }
  return pixels
}

/** The same with EXIF (camera, position, a comment), XMP, a comment segment and bytes after the end. */
export async function drawTaggedJpeg(seed: number): Promise<Buffer> {
  const plain = await drawJpeg(seed)
  const tagged = await sharp(plain)
    .withExif({
      IFD0: { Make: 'Octavo', Model: 'Test camera', ImageDescription: gpsMarker },
      IFD2: { DateTimeOriginal: '2024:05:17 18:30:00', FNumber: '28/10', ISOSpeedRatings: '400' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 20/1 0/1',
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${gpsMarker}</rdf:Description></rdf:RDF></x:xmpmeta>`,
    )
    .jpeg({ quality: 90 })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, gpsMarker.length + 2]), Buffer.from(gpsMarker)])
  const end = Buffer.from(`PK\x03\x04${gpsMarker}<script>alert(1)</script>`)
  return Buffer.concat([tagged.subarray(0, 2), comment, tagged.subarray(2), end])
}

/** A JPEG that is stored turned. */
export async function drawTurnedJpeg(seed: number, orientation: number): Promise<Buffer> {
  const plain = await drawJpeg(seed)
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithOrientation(orientation)])
  const head = Buffer.from([0xff, 0xe1, 0, payload.length + 2])
  return Buffer.concat([plain.subarray(0, 2), head, payload, plain.subarray(2)])
}

/** A PNG that declares this size, with one color: small as a file, large when decoded. */
export function flatPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const bytesPerRow = 1 + Math.ceil(width / 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytesPerRow * rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

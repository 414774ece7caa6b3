export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** The length of the beginning of a file that decides its format. */
export const sniffLength = 64

/** The format of a file by its first bytes. Names and media types of uploads are not trusted. */
export function sniffFormat(head: Buffer): UploadFormat | undefined {
  if (head.subarray(0, 3).equals(jpegStart)) return 'jpeg'
  if (head.subarray(0, 8).equals(pngStart)) return 'png'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp'
  return isAvif(head) ? 'avif' : undefined
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A still image: image sequences have the major brand `avis`. ISO/IEC 23000-22 §6 */
function isAvif(head: Buffer): boolean {
  if (textAt(head, 4, 4) !== 'ftyp') return false
  const end = Math.min(head.length >= 4 ? head.readUInt32BE(0) : 0, head.length)
  const brands = [textAt(head, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, 4))
  return brands.includes('avif') && brands[0] !== 'avis'
}

const textAt = (head: Buffer, at: number, length: number) => head.toString('latin1', at, at + length)

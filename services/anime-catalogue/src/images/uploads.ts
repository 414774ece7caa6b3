import { type Dimensions, type Kind, sizes } from '@octavo/drawing/posters/sizes.ts'
import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import type { Sharp } from 'sharp'

export type Refusal = 'empty' | 'too-large' | 'not-a-picture' | 'too-many-pixels' | 'too-small' | 'broken'

export type AcceptedUpload = { hash: string } | { refused: Refusal; message: string }

export const maxUploadBytes = 10 * 1024 * 1024
const maxPixels = 20_000_000
const minSide = 16

const messages: Readonly<Record<Refusal, string>> = {
  empty: 'The picture has no bytes.',
  'too-large': 'A picture may have 10 MB at most.',
  'not-a-picture': 'A picture is a JPEG, PNG, WebP or GIF file.',
  'too-many-pixels': 'A picture may have 20 million pixels at most.',
  'too-small': 'A picture is at least 16 pixels wide and high.',
  broken: 'The picture is broken and cannot be read.',
}

/**
 * Keeps a picture that somebody gave, decoded under limits and encoded anew: upright, cut to the proportions of its
 * kind, without anything that the camera or its owner wrote into it. Of a moving picture only the first frame is kept.
 */
export async function acceptUpload(blobs: Blobs, bytes: Buffer, kind: Kind): Promise<AcceptedUpload> {
  const refusal = refuse(bytes)
  if (refusal) return refused(refusal)
  // Nobody who only reads needs codecs in memory.
  const { default: sharp } = await import('sharp')
  const read = (): Sharp =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
  try {
    const { width = 0, height = 0, format, orientation = 1 } = await read().metadata()
    if (format !== formatOf(bytes)) return refused('not-a-picture')
    if (width * height > maxPixels) return refused('too-many-pixels')
    if (Math.min(width, height) < minSide) return refused('too-small')
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height }
    const target = targetOf(kind, upright)
    const picture = await read()
      .rotate()
      .resize({ ...target, fit: 'cover', position: sharp.strategy.attention })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: 30 })
      .toBuffer()
    const { hash } = await blobs.put(picture)
    return { hash }
  } catch (error) {
    if (!isDecoderError(error)) throw error
    return refused(/pixel limit/i.test(error.message) ? 'too-many-pixels' : 'broken')
  }
}

function refuse(bytes: Buffer): Refusal | undefined {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxUploadBytes) return 'too-large'
  return formatOf(bytes) === undefined ? 'not-a-picture' : undefined
}

const refused = (refusal: Refusal): AcceptedUpload => ({ refused: refusal, message: messages[refusal] })

/** By how the file begins, whatever it is called. */
function formatOf(bytes: Buffer): string | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  if (starts('RIFF') && starts('WEBP', 8)) return 'webp'
  return starts('GIF87a') || starts('GIF89a') ? 'gif' : undefined
}

/** The size of the original, or smaller where the picture has fewer pixels. */
function targetOf(kind: Kind, { width, height }: Dimensions): Dimensions {
  const whole = sizes[kind].original ?? { width, height }
  const scale = Math.min(1, Math.max(width / whole.width, height / whole.height))
  return {
    width: Math.max(1, Math.round(whole.width * scale)),
    height: Math.max(1, Math.round(whole.height * scale)),
  }
}

/** What sharp throws has no code; what the disk or the bucket throws has one. */
const isDecoderError = (error: unknown): error is Error => error instanceof Error && !('code' in error)

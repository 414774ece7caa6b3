import { type Dimensions, type Kind, sizes } from '@octavo/drawing/posters/sizes.ts'
import type { Blobs } from '@octavo/platform/blobs/blobs.ts'
import { findImageFormat } from '@octavo/platform/image-format.ts'
import type { Sharp } from 'sharp'

export type Refusal = 'empty' | 'too-large' | 'not-an-image' | 'too-many-pixels' | 'too-small' | 'broken'

/** A stored image. */
export interface StoredImage {
  hash: string
  bytes: Buffer
}

export type AcceptedUpload = StoredImage | { rejection: Refusal; message: string }

export const maxUploadBytes = 10 * 1024 * 1024
const maxPixels = 20_000_000
const minSide = 16

const messages: Readonly<Record<Refusal, string>> = {
  empty: 'The image is empty.',
  'too-large': 'The image must not be larger than 10 MB.',
  'not-an-image': 'The image must be a JPEG, PNG, WebP or GIF file.',
  'too-many-pixels': 'The image must not have more than 20 million pixels.',
  'too-small': 'The image must be at least 16 pixels wide and high.',
  broken: 'The image is damaged and cannot be decoded.',
}

/**
 * Decodes an upload within limits and stores it re-encoded: rotated upright, cropped to the aspect ratio of its kind,
 * without metadata. Of an animation only the first frame is stored.
 */
export async function acceptUpload(blobs: Blobs, bytes: Buffer, kind: Kind): Promise<AcceptedUpload> {
  const rejection = findRejection(bytes)
  if (rejection) return rejected(rejection)
  // Loaded on first use: codecs take memory.
  const { default: sharp } = await import('sharp')
  const read = (): Sharp =>
    sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
  try {
    const { width = 0, height = 0, format, orientation = 1 } = await read().metadata()
    if (format !== findImageFormat(bytes)) return rejected('not-an-image')
    if (width * height > maxPixels) return rejected('too-many-pixels')
    if (Math.min(width, height) < minSide) return rejected('too-small')
    const upright = orientation >= 5 ? { width: height, height: width } : { width, height }
    const target = targetOf(kind, upright)
    const image = await read()
      .rotate()
      .resize({ ...target, fit: 'cover', position: sharp.strategy.attention })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .timeout({ seconds: 30 })
      .toBuffer()
    const { hash } = await blobs.put(image)
    return { hash, bytes: image }
  } catch (error) {
    if (!isDecoderError(error)) throw error
    return rejected(/pixel limit/i.test(error.message) ? 'too-many-pixels' : 'broken')
  }
}

function findRejection(bytes: Buffer): Refusal | undefined {
  if (bytes.length === 0) return 'empty'
  if (bytes.length > maxUploadBytes) return 'too-large'
  return findImageFormat(bytes) === undefined ? 'not-an-image' : undefined
}

const rejected = (rejection: Refusal): AcceptedUpload => ({
  rejection,
  message: messages[rejection],
})

/** Enlarging a narrow image to the full width would take gigabytes. */
const maxEnlargement = 2

/** The size of the original, scaled down for smaller uploads. */
function targetOf(kind: Kind, { width, height }: Dimensions): Dimensions {
  const full = sizes[kind].original ?? { width, height }
  const [across, down] = [width / full.width, height / full.height]
  const scale = Math.min(1, Math.max(across, down), maxEnlargement * Math.min(across, down))
  return {
    width: Math.max(1, Math.round(full.width * scale)),
    height: Math.max(1, Math.round(full.height * scale)),
  }
}

/** Errors of sharp have no code; errors of the disk or the bucket have one. */
const isDecoderError = (error: unknown): error is Error => error instanceof Error && !('code' in error)

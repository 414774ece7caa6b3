import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import { findImageFormat, type ImageFormat } from '@octavo/platform/image-format.ts'
import type { Sharp } from 'sharp'
import type { CropMask } from './crop-mask.ts'
import { edgeColorOf } from './edge-color.ts'
import { type ImageType, maxUploadBytes } from './image-limits.ts'

export interface DecodedImage {
  bytes: Buffer
  contentType: ImageType
  width: number
  height: number
  edgeColor: string
}

/** `format`: not supported. `file`: corrupt, or too large to decode. */
export type Refusal = 'format' | 'file'

const maxPixels = 40_000_000
/** More pixels are never needed on a page. */
const maxSide = 2560

/** Decoded images are large, so few are decoded at once. */
const unpacking = createSemaphore(2)

/**
 * Re-encodes an uploaded image upright and without metadata. Only the first frame of an animation is kept.
 */
export async function decodeImage(bytes: Buffer): Promise<DecodedImage | { refused: Refusal }> {
  const format = findImageFormat(bytes)
  if (format === undefined) return { refused: 'format' }
  if (bytes.length > maxUploadBytes) return { refused: 'file' }
  return await unpacking.run(() => unpack(bytes, format))
}

/** Crops an image made by `decodeImage`, in the same format. */
export async function cropImage(
  { bytes, contentType }: Pick<DecodedImage, 'bytes' | 'contentType'>,
  { left, top, width, height }: CropMask,
): Promise<DecodedImage> {
  const sharp = await loadSharp()
  const part = sharp(bytes).extract({ left, top, width, height })
  return await unpacking.run(() => encode(part, contentType))
}

/** Scales an image down to the requested width. */
export async function resizeImage(bytes: Buffer, contentType: ImageType, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const smaller = sharp(bytes).resize({ width, withoutEnlargement: true })
  return await unpacking.run(() => fileOf(smaller, contentType))
}

async function unpack(bytes: Buffer, format: ImageFormat): Promise<DecodedImage | { refused: Refusal }> {
  const sharp = await loadSharp()
  const open = (): Sharp => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  try {
    if ((await open().metadata()).format !== format) return { refused: 'format' }
    const upright = open()
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    return await encode(upright.toColourspace('srgb'))
  } catch (error) {
    if (!isDecoderError(error)) throw error
    return { refused: 'file' }
  }
}

async function encode(picture: Sharp, requested?: ImageType): Promise<DecodedImage> {
  const sharp = await loadSharp()
  const raw = await picture.timeout({ seconds: 30 }).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw.info
  const pixels = sharp(raw.data, { raw: { width, height, channels } })
  const isOpaque = async () => channels < 4 || (await pixels.stats()).isOpaque
  // Transparent images stay PNG. JPEG is smaller for all others.
  const contentType = requested ?? ((await isOpaque()) ? 'image/jpeg' : 'image/png')
  return {
    bytes: await fileOf(pixels.clone(), contentType),
    contentType,
    width,
    height,
    edgeColor: await edgeColorOf(pixels.clone()),
  }
}

function fileOf(picture: Sharp, contentType: ImageType): Promise<Buffer> {
  const file = contentType === 'image/png' ? picture.png() : picture.removeAlpha().jpeg({ quality: 90 })
  return file.timeout({ seconds: 30 }).toBuffer()
}

/** Loaded on first use, to save memory on read-only servers. */
const loadSharp = async () => (await import('sharp')).default

/** Errors of sharp have no code, errors of the file system do. */
const isDecoderError = (error: unknown): boolean => error instanceof Error && !('code' in error)

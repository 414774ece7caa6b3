import { createSemaphore } from '@octavo/platform/concurrency/semaphore.ts'
import type { Sharp } from 'sharp'
import type { CropMask } from './crop-mask.ts'
import { edgeColorOf } from './edge-color.ts'
import { formatOf, maxUploadBytes, type PictureFormat, type PictureType } from './picture-files.ts'

export interface Picture {
  bytes: Buffer
  contentType: PictureType
  width: number
  height: number
  edgeColor: string
}

/** `format` is of no picture that is known here; `file` is one that cannot be read, or is too much to read. */
export type Refusal = 'format' | 'file'

const maxPixels = 40_000_000
/** Longer sides serve nobody who looks at a page. */
const maxSide = 2560

/** A picture that is unpacked is large, however small its file. */
const unpacking = createSemaphore(2)

/**
 * A picture that somebody gave, encoded anew: upright, without anything that the camera or its owner wrote into it or
 * somebody hid behind it. Of a moving one only the first frame is kept.
 */
export async function readPicture(bytes: Buffer): Promise<Picture | { refused: Refusal }> {
  const format = formatOf(bytes)
  if (format === undefined) return { refused: 'format' }
  if (bytes.length > maxUploadBytes) return { refused: 'file' }
  return await unpacking.run(() => unpack(bytes, format))
}

/** The part of a picture that `readPicture` made, as a file of the same kind. */
export async function cropPicture(
  { bytes, contentType }: Pick<Picture, 'bytes' | 'contentType'>,
  { left, top, width, height }: CropMask,
): Promise<Picture> {
  const sharp = await loadSharp()
  const part = sharp(bytes).extract({ left, top, width, height })
  return await unpacking.run(() => encode(part, contentType))
}

/** The same picture, not wider than it is asked for. */
export async function shrinkPicture(bytes: Buffer, contentType: PictureType, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const smaller = sharp(bytes).resize({ width, withoutEnlargement: true })
  return await unpacking.run(() => fileOf(smaller, contentType))
}

async function unpack(bytes: Buffer, format: PictureFormat): Promise<Picture | { refused: Refusal }> {
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

async function encode(picture: Sharp, wanted?: PictureType): Promise<Picture> {
  const sharp = await loadSharp()
  const raw = await picture.timeout({ seconds: 30 }).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = raw.info
  const pixels = sharp(raw.data, { raw: { width, height, channels } })
  const isOpaque = async () => channels < 4 || (await pixels.stats()).isOpaque
  // Where something shows through it stays so; everything else is smaller as JPEG.
  const contentType = wanted ?? ((await isOpaque()) ? 'image/jpeg' : 'image/png')
  return {
    bytes: await fileOf(pixels.clone(), contentType),
    ...{ contentType, width, height },
    edgeColor: await edgeColorOf(pixels.clone()),
  }
}

function fileOf(picture: Sharp, contentType: PictureType): Promise<Buffer> {
  const file = contentType === 'image/png' ? picture.png() : picture.removeAlpha().jpeg({ quality: 90 })
  return file.timeout({ seconds: 30 }).toBuffer()
}

/** Nobody who only reads needs codecs in memory. */
const loadSharp = async () => (await import('sharp')).default

/** What sharp throws has no code; what the disk throws has one. */
const isDecoderError = (error: unknown): boolean => error instanceof Error && !('code' in error)

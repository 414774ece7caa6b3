import { open, readFile, writeFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { analyzeRaster, type RasterAnalysis } from '../../images/analyze-raster.ts'
import { maxEdge, maxPixels } from './image-limits.ts'
import { MalformedImageError } from './malformed.ts'
import { type FileMetadata, readMetadata } from './read-metadata.ts'
import { sniffFormat, sniffLength, type UploadFormat } from './sniff.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

const analyzedWidth = 128

/** Why a file is rejected. */
export type Rejection = 'format' | 'damaged' | 'too-large' | 'animated'

export interface IngestedFile extends RasterAnalysis, FileMetadata {
  /** The format and size after the metadata is removed. */
  format: 'jpeg' | 'png' | 'webp'
  bytes: number
  /** As shown, after the EXIF orientation. */
  width: number
  height: number
  /** The EXIF orientation of the clean file. */
  orientation: number
}

export type Ingested = { file: IngestedFile } | { rejected: Rejection }

export interface IngestTask {
  path: string
  /** Receives a copy without metadata, if the file is accepted. */
  cleanPath: string
}

/**
 * Checks and describes an uploaded image, and writes a copy without metadata. Runs in a process of its own, because
 * decoders of image formats are the most dangerous code of the service.
 */
export async function ingestFile({ path, cleanPath }: IngestTask): Promise<Ingested> {
  const format = sniffFormat(await readHead(path))
  if (!format) return { rejected: 'format' }
  const image = () => sharp(path, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
  const header = await image()
    .metadata()
    .catch(() => undefined)
  if (!header) return { rejected: (await isTooLarge(path)) ? 'too-large' : 'damaged' }
  const { width, height, pages = 1, orientation = 1 } = header
  if (pages > 1) return { rejected: 'animated' }
  if (width > maxEdge || height > maxEdge || width * height > maxPixels) return { rejected: 'too-large' }
  try {
    // Decodes all pixels, so that damage anywhere in the file is found.
    const { data, info } = await image()
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(analyzedWidth, analyzedWidth, { fit: 'inside' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const original = await readFile(path)
    const clean = await cleanCopy(original, format, orientation, image)
    await writeFile(cleanPath, clean.bytes, { mode: 0o600 })
    const isTurned = orientation >= 5
    return {
      file: {
        ...analyzeRaster({ data, width: info.width, height: info.height, channels: 3 }),
        ...readMetadata(original),
        format: clean.format,
        bytes: clean.bytes.length,
        width: isTurned ? height : width,
        height: isTurned ? width : height,
        orientation: clean.orientation,
      },
    }
  } catch (error) {
    if (error instanceof MalformedImageError || isDecodingError(error)) return { rejected: 'damaged' }
    throw error
  }
}

interface CleanCopy {
  bytes: Buffer
  format: IngestedFile['format']
  orientation: number
}

/** Pixels are unchanged, except that AVIF files and turned PNG and WebP files are encoded again. */
async function cleanCopy(
  file: Buffer,
  format: UploadFormat,
  orientation: number,
  image: () => Sharp,
): Promise<CleanCopy> {
  if (format === 'jpeg') return { bytes: stripJpeg(file, orientation), format, orientation }
  if (format === 'avif') {
    const encoder = image().autoOrient().keepIccProfile().jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    return { bytes: await encoder.toBuffer(), format: 'jpeg', orientation: 1 }
  }
  const upright = image().autoOrient().keepIccProfile()
  if (format === 'png')
    return {
      bytes: orientation === 1 ? stripPng(file) : await upright.png().toBuffer(),
      format,
      orientation: 1,
    }
  const bytes = orientation === 1 ? stripWebp(file) : await upright.webp({ lossless: true }).toBuffer()
  return { bytes, format, orientation: 1 }
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sniffLength), 0, sniffLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function isTooLarge(path: string): Promise<boolean> {
  const header = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  return header !== undefined
}

/** libvips reports damaged files as plain errors. Errors of the file system have a code. */
function isDecodingError(error: unknown): boolean {
  return error instanceof Error && !('code' in error) && !(error instanceof TypeError)
}

import type { Size } from './geometry.ts'
import { loadImageLibrary } from './image-library.ts'
import type { SourceFormat } from './image-source.ts'

export interface ImageHeader extends Size {
  format: SourceFormat
  /** The EXIF orientation. The size ignores it. */
  orientation: number
}

/** Reads the header of a stored image. Returns undefined for other files. */
export async function readHeader(
  input: { file: string } | { bytes: Buffer },
): Promise<ImageHeader | undefined> {
  const sharp = await loadImageLibrary()
  const image = sharp('file' in input ? input.file : input.bytes, { failOn: 'none' })
  const metadata = await image.metadata().catch(() => undefined)
  const format = formats.get(metadata?.format ?? '')
  if (!metadata || !format) return undefined
  const { width, height, orientation = 1 } = metadata
  return { format, width, height, orientation }
}

const formats = new Map<string, SourceFormat>(
  Object.entries({
    jpeg: 'jpeg',
    png: 'png',
    webp: 'webp',
    // The container of AVIF.
    heif: 'avif',
    avif: 'avif',
  }),
)

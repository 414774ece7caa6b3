import { lazy } from '@octavo/platform/lazy.ts'
import type Sharp from 'sharp'

export type ImageLibrary = typeof Sharp

/** Loaded on first use: codecs take memory. */
export const loadImageLibrary = lazy(async (): Promise<ImageLibrary> => {
  const { default: sharp } = await import('sharp')
  restrictLoaders(sharp)
  // Renders run side by side, so more threads for one would only compete with the others.
  sharp.concurrency(1)
  // Variants are cached as files. libvips would keep decoded pixels, and files open.
  sharp.cache(false)
  return sharp
})

/**
 * Decoders of rarely used formats have had memory errors. The list holds for the whole process, so it
 * includes what other services decode. SVG is only allowed from memory: drawings of this program, never a stored file.
 */
function restrictLoaders(sharp: ImageLibrary): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegFile',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngFile',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpFile',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifFile',
      'VipsForeignLoadHeifBuffer',
      'VipsForeignLoadNsgifBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  })
}

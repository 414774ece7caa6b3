import type { Sharp } from 'sharp'
import type { ImageLibrary } from './image-library.ts'

/** Decoded pixels, between two steps of a render. */
export interface Raster {
  data: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

/** Runs one pipeline of libvips after the other, each within the time limit. */
export interface RasterSteps {
  open(raster: Raster): Sharp
  finish(pipeline: Sharp): Promise<Raster>
}

export function createRasterSteps(sharp: ImageLibrary, timeoutSeconds: number): RasterSteps {
  return {
    open: ({ data, width, height, channels }) => sharp(data, { raw: { width, height, channels } }),
    async finish(pipeline) {
      const { data, info } = await pipeline
        .toColourspace('srgb')
        .raw({ depth: 'uchar' })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer({ resolveWithObject: true })
      const { width, height, channels } = info
      return { data, width, height, channels }
    },
  }
}

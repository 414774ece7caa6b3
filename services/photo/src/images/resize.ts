import type { Sharp } from 'sharp'
import type { Box, Geometry, Size } from './geometry.ts'
import type { ImageLibrary } from './image-library.ts'
import type { Raster } from './raster.ts'

/** Inputs of libvips: a file, an encoded image in memory, or pixels. */
export type Decodable = { file: string } | { bytes: Buffer } | { raster: Raster }

export interface Input {
  decodable: Decodable
  /** The upright size, which may be smaller than that of the source, as a reduced raster of a scene is. */
  size: Size
  /** The EXIF orientation to apply. Defaults to that of the file. */
  orientation: number | undefined
}

/** Larger files than any upload are not decoded. */
const maxInputPixels = 110_000_000

/**
 * Decodes, crops and resizes in one pipeline. Reading in sequence and resizing before turning keep shrink-on-load, which
 * decodes a large JPEG at a fraction of its size.
 */
export function resizeInput(
  sharp: ImageLibrary,
  { decodable, size, orientation }: Input,
  { region, scaled, window }: Pick<Geometry, 'region' | 'scaled' | 'window'>,
): Sharp {
  let image = openInput(sharp, decodable, orientation === undefined)
  if (region) image = image.extract(storedBox(region, size, orientation))
  const [width, height] =
    (orientation ?? 1) >= 5 ? [scaled.height, scaled.width] : [scaled.width, scaled.height]
  image = orient(image.resize({ width, height, fit: 'fill' }), orientation)
  return window ? image.extract(window) : image
}

/** Scales a box of the source to a raster of another size. */
export function scaleBox(box: Box, from: Size, to: Size): Box {
  if (from.width === to.width && from.height === to.height) return box
  const [x, y] = [to.width / from.width, to.height / from.height]
  const left = Math.min(to.width - 1, Math.round(box.left * x))
  const top = Math.min(to.height - 1, Math.round(box.top * y))
  return {
    left,
    top,
    width: Math.max(1, Math.min(to.width - left, Math.round(box.width * x))),
    height: Math.max(1, Math.min(to.height - top, Math.round(box.height * y))),
  }
}

function openInput(sharp: ImageLibrary, decodable: Decodable, autoOrient: boolean): Sharp {
  if ('raster' in decodable) {
    const { data, width, height, channels } = decodable.raster
    return sharp(data, { raw: { width, height, channels } })
  }
  return sharp('file' in decodable ? decodable.file : decodable.bytes, {
    limitInputPixels: maxInputPixels,
    // The upload was decoded completely. Damage that came later should not hide the rest of the image.
    failOn: 'none',
    sequentialRead: true,
    pages: 1,
    autoOrient,
  })
}

/** libvips flips before it turns. */
function orient(image: Sharp, orientation: number | undefined): Sharp {
  switch (orientation) {
    case 2:
      return image.flop()
    case 3:
      return image.rotate(180)
    case 4:
      return image.flip()
    case 5:
      return image.flop().rotate(270)
    case 6:
      return image.rotate(90)
    case 7:
      return image.flop().rotate(90)
    case 8:
      return image.rotate(270)
    default:
      return image
  }
}

/** The position of an upright box in the stored file. */
function storedBox(box: Box, { width, height }: Size, orientation: number | undefined): Box {
  const right = width - box.left - box.width
  const bottom = height - box.top - box.height
  const straight = { width: box.width, height: box.height }
  const turned = { width: box.height, height: box.width }
  switch (orientation) {
    case 2:
      return { left: right, top: box.top, ...straight }
    case 3:
      return { left: right, top: bottom, ...straight }
    case 4:
      return { left: box.left, top: bottom, ...straight }
    case 5:
      return { left: box.top, top: box.left, ...turned }
    case 6:
      return { left: box.top, top: right, ...turned }
    case 7:
      return { left: bottom, top: right, ...turned }
    case 8:
      return { left: bottom, top: box.left, ...turned }
    default:
      return box
  }
}

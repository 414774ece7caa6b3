import sharp, { type Sharp } from 'sharp'
import { createRandom } from '../random.ts'
import type { Dimensions, Format } from './sizes.ts'

/** Renders a drawing at this size, with a paper grain. */
export async function rasterize(
  drawing: string,
  canvas: Dimensions,
  { width, height }: Dimensions,
  format: Format,
): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${canvas.width} ${canvas.height}"` +
    ` preserveAspectRatio="xMidYMid slice">${drawing}</svg>`
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: 10_000_000 })
    .composite([{ input: await grainFor(width, height), tile: true, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return encode(sharp(data, { raw }), format)
}

/** Resizes an uploaded image. */
export function resize(picture: Buffer, { width, height }: Dimensions, format: Format): Promise<Buffer> {
  return encode(
    sharp(picture, { limitInputPixels: 10_000_000 }).resize(width, height, { fit: 'cover' }),
    format,
  )
}

function encode(image: Sharp, format: Format): Promise<Buffer> {
  return format === 'webp'
    ? image.webp({ quality: 84, effort: 3 }).toBuffer()
    : image
        .jpeg({ quality: 86, chromaSubsampling: '4:4:4', progressive: true, optimiseCoding: true })
        .toBuffer()
}

const grainSize = 192
const tiles = new Map<string, Promise<Buffer>>()

/** A tile of paper grain, at most as large as the image. */
function grainFor(pictureWidth: number, pictureHeight: number): Promise<Buffer> {
  const [width, height] = [Math.min(grainSize, pictureWidth), Math.min(grainSize, pictureHeight)]
  const tile = tiles.get(`${width}x${height}`) ?? makeGrain(width, height)
  tiles.set(`${width}x${height}`, tile)
  return tile
}

function makeGrain(width: number, height: number): Promise<Buffer> {
  const random = createRandom('grain')
  const pixels = Buffer.alloc(width * height * 4)
  for (let i = 0; i < pixels.length; i += 4) {
    pixels.fill(random.chance(0.5) ? 255 : 0, i, i + 3)
    pixels[i + 3] = random.integer(0, 26)
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

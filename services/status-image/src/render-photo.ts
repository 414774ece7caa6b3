import { CANVAS } from '@octavo/drawing/status-dogs/scene.ts'
import sharp from 'sharp'

const maxPixels = 50_000_000
/** What a photo may be. SVG is not among them: it can refer to what is elsewhere. */
const accepted = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/** Decoded under limits, upright, cropped to the size of the drawings, without anything that the camera wrote. */
export async function renderPhoto(file: Buffer): Promise<Buffer> {
  const photo = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { format = '' } = await photo.metadata()
  if (!accepted.has(format)) throw new Error(`${format || 'this'} is no format for a photo`)
  return photo
    .rotate()
    .resize(CANVAS.width, CANVAS.height, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

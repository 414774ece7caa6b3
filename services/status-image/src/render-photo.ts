import { canvas } from '@octavo/drawing/status-dogs/scene.ts'
import sharp from 'sharp'

const maxPixels = 50_000_000
/** SVG is not accepted, because it can reference external files. */
const accepted = new Set(['jpeg', 'png', 'webp', 'avif', 'heif'])

/** Rotates upright, crops to the size of the drawings and strips metadata. */
export async function renderPhoto(file: Buffer): Promise<Buffer> {
  const photo = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const { format = '' } = await photo.metadata()
  if (!accepted.has(format)) throw new Error(`the format ${format || '(unknown)'} is not supported`)
  return photo
    .rotate()
    .resize(canvas.width, canvas.height, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

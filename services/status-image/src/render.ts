import { findClassScene, loadScenes } from '@octavo/drawing/status-dogs/catalogue.ts'
import { renderJpeg, renderSvg } from '@octavo/drawing/status-dogs/render.ts'
import { CANVAS, type Scene } from '@octavo/drawing/status-dogs/scene.ts'
import sharp from 'sharp'
import type { Format, Picture, Width } from './picture.ts'

let scenes: Promise<Map<number, Scene>> | undefined

/** Another width or format: a drawing is drawn again, a photo scaled. */
export async function renderVariant(
  picture: Picture,
  isDrawing: boolean,
  format: Format,
  width: Width,
): Promise<Buffer> {
  scenes ??= loadScenes()
  const { code } = picture
  const scene = isDrawing ? ((await scenes).get(code) ?? findClassScene(code)) : undefined
  if (scene && format === 'jpg') return renderJpeg(scene, width)
  const source = scene
    ? sharp(Buffer.from(renderSvg(scene)), { density: (72 * Math.max(width, CANVAS.width)) / CANVAS.width })
    : sharp(picture.bytes)
  const scaled = source.flatten({ background: '#ffffff' }).resize({ width })
  switch (format) {
    case 'webp':
      return scaled.webp({ quality: 84 }).toBuffer()
    case 'avif':
      return scaled.avif({ quality: 60, effort: 3 }).toBuffer()
    case 'png':
      return scaled.png({ palette: true }).toBuffer()
    case 'jpg':
      return scaled.jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}

/** The dog of the class of this code, with the code as it is. */
export async function renderUnknown(code: number): Promise<Buffer> {
  const scene = findClassScene(code)
  if (!scene) throw new Error(`${code} has no class`)
  return renderJpeg(scene)
}

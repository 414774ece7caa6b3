import { findClassScene, loadScenes } from '@octavo/drawing/status-dogs/catalogue.ts'
import { renderJpeg, renderSvg } from '@octavo/drawing/status-dogs/render.ts'
import { canvas } from '@octavo/drawing/status-dogs/scene.ts'
import { lazy } from '@octavo/platform/lazy.ts'
import sharp from 'sharp'
import type { Format, Image, Width } from './image.ts'

const getScenes = lazy(loadScenes)

/** Drawings are rendered from SVG again, photos are scaled. */
export async function renderVariant(
  image: Image,
  isDrawing: boolean,
  format: Format,
  width: Width,
): Promise<Buffer> {
  const { code } = image
  const scene = isDrawing ? ((await getScenes()).get(code) ?? findClassScene(code)) : undefined
  if (scene && format === 'jpg') return renderJpeg(scene, width)
  const source = scene
    ? sharp(Buffer.from(renderSvg(scene)), { density: (72 * Math.max(width, canvas.width)) / canvas.width })
    : sharp(image.bytes)
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

export async function renderUnknown(code: number): Promise<Buffer> {
  const scene = findClassScene(code)
  if (!scene) throw new Error(`${code} has no class`)
  return renderJpeg(scene)
}

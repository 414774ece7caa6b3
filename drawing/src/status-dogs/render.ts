import sharp, { type Sharp } from 'sharp'
import { described } from './description.ts'
import { frame } from './frame.ts'
import { canvas, createStage, type Scene } from './scene.ts'

/** The finished picture of a scene as SVG: outlines only, nothing outside the file. */
export function renderSvg(scene: Scene): string {
  const drawn = scene.draw(createStage(scene))
  const picture = typeof drawn === 'string' ? { inside: drawn, over: '' } : drawn
  const { width, height } = canvas
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width} ${height}">${frame(scene.code, scene.phrase, picture)}</svg>`
  )
}

export async function renderJpeg(scene: Scene, width: number = canvas.width): Promise<Buffer> {
  const { data, info } = await rasterized(renderSvg(scene), width)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let jpeg = Buffer.alloc(0)
  // Busy scenes give up a little quality rather than weight.
  for (const [quality, chromaSubsampling] of encodings) {
    const image = described(sharp(data, { raw }), scene)
    jpeg = await image.jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer()
    if (jpeg.length <= weightLimit(width)) break
  }
  return jpeg
}

export async function renderPng(scene: Scene, width: number = canvas.width): Promise<Buffer> {
  return await rasterized(renderSvg(scene), width).png().toBuffer()
}

const svgDpi = 72
const encodings: readonly (readonly [quality: number, chroma: string])[] = [
  [84, '4:4:4'],
  [80, '4:4:4'],
  [76, '4:4:4'],
  [82, '4:2:0'],
  [78, '4:2:0'],
  [74, '4:2:0'],
  [68, '4:2:0'],
]

/** Bytes a picture may have: 60 KB at its natural width, in proportion to its lines at others. */
function weightLimit(width: number): number {
  return 60 * 1024 * Math.max(0.2, (width / canvas.width) ** 1.15)
}

function rasterized(svg: string, width: number): Sharp {
  // Small sizes are scaled down from the full drawing: lines keep their weight that way.
  const density = (svgDpi * Math.max(width, canvas.width)) / canvas.width
  const image = sharp(Buffer.from(svg), { density })
  return width < canvas.width ? image.resize({ width }) : image
}

import { blur } from './apply-effects.ts'
import { type Color, hexOf, transparent, white } from './colors.ts'
import type { Geometry, Size } from './geometry.ts'
import type { Frame } from './plan.ts'
import type { Raster, RasterSteps } from './raster.ts'

const backdropBlur = 400

/** Puts the image in the center of its canvas. */
export async function fillCanvas(
  steps: RasterSteps,
  raster: Raster,
  canvas: NonNullable<Geometry['canvas']>,
  frame: Frame | undefined,
): Promise<Raster> {
  const margins = marginsOf(raster, canvas)
  if (canvas.fill === 'edges')
    return steps.finish(steps.open(raster).extend({ ...margins, extendWith: 'copy' }))
  if (frame?.fill === 'blur') return fillWithBlur(steps, raster, canvas)
  const background = frame?.fillColor ?? frame?.background ?? white
  return steps.finish(steps.open(raster).extend({ ...margins, background }))
}

async function fillWithBlur(steps: RasterSteps, raster: Raster, { width, height }: Size): Promise<Raster> {
  const cover = await steps.finish(steps.open(raster).resize({ width, height, fit: 'cover' }))
  const backdrop = await blur(steps, cover, backdropBlur)
  const { data, ...raw } = raster
  return steps.finish(steps.open(backdrop).composite([{ input: data, raw, gravity: 'center' }]))
}

function marginsOf({ width, height }: Size, canvas: Size) {
  const [left, top] = [Math.floor((canvas.width - width) / 2), Math.floor((canvas.height - height) / 2)]
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.max(0, canvas.width - width - left),
    bottom: Math.max(0, canvas.height - height - top),
  }
}

export function pad(
  steps: RasterSteps,
  raster: Raster,
  padding: NonNullable<Geometry['padding']>,
  frame: Frame | undefined,
): Promise<Raster> {
  return steps.finish(steps.open(raster).extend({ ...padding, background: frame?.background ?? transparent }))
}

/** A border lies on the image and does not change its size. */
export function drawBorder(
  steps: RasterSteps,
  raster: Raster,
  border: NonNullable<Frame['border']>,
): Promise<Raster> {
  const { width, height } = raster
  const stroke = Math.min(border.width, Math.ceil(Math.min(width, height) / 2))
  const rectangle =
    `<rect x="${stroke / 2}" y="${stroke / 2}" width="${width - stroke}" height="${height - stroke}" fill="none"` +
    ` stroke="${hexOf(border.color)}" stroke-opacity="${border.color.alpha}" stroke-width="${stroke}"/>`
  return steps.finish(steps.open(raster).composite([{ input: svg(raster, rectangle) }]))
}

/** Makes everything outside an ellipse or rounded corners transparent. */
export async function mask(steps: RasterSteps, raster: Raster, frame: Frame): Promise<Raster> {
  const shape = frame.isEllipse ? ellipse(raster) : roundedRectangle(raster, frame.corners)
  const masked = await steps.finish(
    steps
      .open(raster)
      .ensureAlpha()
      .composite([{ input: svg(raster, shape), blend: 'dest-in' }]),
  )
  return frame.maskBackground ? flatten(steps, masked, frame.maskBackground) : masked
}

export function flatten(steps: RasterSteps, raster: Raster, background: Color): Promise<Raster> {
  return steps.finish(steps.open(raster).flatten({ background }))
}

const ellipse = ({ width, height }: Size): string =>
  `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width / 2}" ry="${height / 2}" fill="#fff"/>`

function roundedRectangle({ width, height }: Size, corners: Frame['corners'] = [0, 0, 0, 0]): string {
  const max = Math.min(width, height) / 2
  const [a, b, c, d] = corners.map((radius) => Math.min(radius, max))
  const arc = (radius: number | undefined, x: number, y: number) => `A${radius} ${radius} 0 0 1 ${x} ${y}`
  const path =
    `M0 ${a}${arc(a, Number(a), 0)}H${width - Number(b)}${arc(b, width, Number(b))}` +
    `V${height - Number(c)}${arc(c, width - Number(c), height)}H${d}${arc(d, 0, height - Number(d))}Z`
  return `<path d="${path}" fill="#fff"/>`
}

const svg = ({ width, height }: Size, content: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

import { transparent } from './colors.ts'
import { maxOutputPixels } from './geometry.ts'
import type { Frame } from './plan.ts'
import type { Raster, RasterSteps } from './raster.ts'

/** Turns the image counter-clockwise inside its frame, which keeps its size. */
export function rotate(
  steps: RasterSteps,
  raster: Raster,
  { rotation = 0, rotationType, background }: Frame,
): Promise<Raster> {
  return rotationType === 'pivot'
    ? pivot(steps, raster, rotation, background ?? transparent)
    : straighten(steps, raster, rotation)
}

/** Zooms in until the turned image covers the frame. */
async function straighten(steps: RasterSteps, raster: Raster, degrees: number): Promise<Raster> {
  const { width, height } = raster
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(radians)), Math.abs(Math.sin(radians))]
  // The part of the image that the turned frame covers, and its size when the frame has its own.
  const covered = { width: width * cos + height * sin, height: width * sin + height * cos }
  const zoom = Math.max(covered.width / width, covered.height / height)
  const part = {
    width: bounded(covered.width / zoom, width),
    height: bounded(covered.height / zoom, height),
  }
  // A long narrow frame covers a square of its length, which may be too large.
  const scale = Math.min(1, Math.sqrt(maxOutputPixels / (covered.width * covered.height)))
  const turned = await steps.finish(
    steps
      .open(raster)
      .extract({
        left: Math.floor((width - part.width) / 2),
        top: Math.floor((height - part.height) / 2),
        ...part,
      })
      .resize({
        width: Math.max(1, Math.round(covered.width * scale)),
        height: Math.max(1, Math.round(covered.height * scale)),
        fit: 'fill',
      })
      .rotate(360 - degrees),
  )
  const inner = {
    width: bounded(width * scale, turned.width),
    height: bounded(height * scale, turned.height),
  }
  return steps.finish(
    steps
      .open(turned)
      .extract({
        left: Math.floor((turned.width - inner.width) / 2),
        top: Math.floor((turned.height - inner.height) / 2),
        ...inner,
      })
      .resize({ width, height, fit: 'fill' }),
  )
}

/** Shows the whole turned image. */
async function pivot(
  steps: RasterSteps,
  raster: Raster,
  degrees: number,
  background: NonNullable<Frame['background']>,
): Promise<Raster> {
  const { width, height } = raster
  const turned = await steps.finish(steps.open(raster).rotate(360 - degrees, { background }))
  return steps.finish(steps.open(turned).resize({ width, height, fit: 'contain', background }))
}

const bounded = (size: number, max: number): number => Math.min(max, Math.max(1, Math.round(size)))

import type { Sharp } from 'sharp'
import type { Effects, Frame } from './plan.ts'
import type { Raster, RasterSteps } from './raster.ts'

/** Color and stylistic effects. None changes the size. */
export async function applyEffects(steps: RasterSteps, raster: Raster, effects: Effects): Promise<Raster> {
  const { pixelate: side, blur: amount, ...adjustments } = effects
  let result = await adjust(steps, raster, adjustments)
  if (side !== undefined && side > 1) result = await pixelate(steps, result, side)
  if (amount !== undefined) result = await blur(steps, result, amount)
  return result
}

async function adjust(
  steps: RasterSteps,
  raster: Raster,
  { enhance, matrix, gamma, sharpen, unsharpMask }: Omit<Effects, 'blur' | 'pixelate'>,
): Promise<Raster> {
  if (!enhance && !matrix && !gamma && !sharpen && !unsharpMask) return raster
  let image = steps.open(raster)
  if (matrix) {
    const [red, green, blue] = matrix
    image = image
      .recomb([
        [red[0], red[1], red[2]],
        [green[0], green[1], green[2]],
        [blue[0], blue[1], blue[2]],
      ])
      .linear([1, 1, 1], [red[3], green[3], blue[3]])
  }
  // libvips darkens by the first exponent and brightens by the second.
  if (gamma) image = gamma > 0 ? image.gamma(1, 1 + gamma / 50) : image.gamma(1 - gamma / 50, 1)
  if (sharpen) image = image.sharpen({ sigma: 0.5 + sharpen / 60 })
  if (unsharpMask) image = applyUnsharpMask(image, unsharpMask)
  if (enhance) image = image.normalize({ lower: 0.5, upper: 99.5 })
  return steps.finish(image)
}

function applyUnsharpMask(image: Sharp, { amount, radius }: NonNullable<Effects['unsharpMask']>): Sharp {
  if (amount < 0) return image.blur(Math.max(0.3, (-amount / 100) * radius))
  return image.sharpen({ sigma: Math.max(0.3, radius), m1: amount / 20, m2: amount / 20 })
}

async function pixelate(steps: RasterSteps, raster: Raster, side: number): Promise<Raster> {
  const { width, height } = raster
  const blocks = {
    width: Math.max(1, Math.round(width / side)),
    height: Math.max(1, Math.round(height / side)),
  }
  const small = await steps.finish(steps.open(raster).resize({ ...blocks, fit: 'fill', kernel: 'linear' }))
  return steps.finish(steps.open(small).resize({ width, height, fit: 'fill', kernel: 'nearest' }))
}

const maxExactSigma = 4

/** The standard deviation is a tenth of the amount. Strong blurs run on a reduced image, where they look the same. */
export async function blur(steps: RasterSteps, raster: Raster, amount: number): Promise<Raster> {
  const sigma = Math.min(150, Math.max(0.3, amount / 10))
  if (sigma <= maxExactSigma) return steps.finish(steps.open(raster).blur(sigma))
  const { width, height } = raster
  const factor = maxExactSigma / sigma
  const reduced = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) }
  const small = await steps.finish(steps.open(raster).resize({ ...reduced, fit: 'fill' }))
  const soft = await steps.finish(steps.open(small).blur(maxExactSigma))
  return steps.finish(steps.open(soft).resize({ width, height, fit: 'fill', kernel: 'cubic' }))
}

export async function flip(steps: RasterSteps, raster: Raster, frame: Frame): Promise<Raster> {
  let image = steps.open(raster)
  if (frame.flipsHorizontally) image = image.flop()
  if (frame.flipsVertically) image = image.flip()
  return steps.finish(image)
}

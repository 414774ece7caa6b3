import type { Sharp } from 'sharp'
import { applyEffects, flip } from './apply-effects.ts'
import { white } from './colors.ts'
import { computeGeometry, type Size } from './geometry.ts'
import { type ImageLibrary, loadImageLibrary } from './image-library.ts'
import { type Encoding, maxPixelsOf, type Plan } from './plan.ts'
import { createRasterSteps, type Raster, type RasterSteps } from './raster.ts'
import { type Input, resizeInput, scaleBox } from './resize.ts'
import { rotate } from './rotate.ts'
import { drawBorder, fillCanvas, flatten, mask, pad } from './surround.ts'

export interface RenderLimits {
  timeoutSeconds: number
}

/** Renders a variant and encodes it. `size` is that of the source, which the plan was made for. */
export async function render(
  input: Input,
  size: Size,
  plan: Plan,
  { timeoutSeconds }: RenderLimits,
): Promise<Buffer> {
  const sharp = await loadImageLibrary()
  const { encoding } = plan
  const timeout = { seconds: timeoutSeconds }
  if (isResizeOnly(plan)) {
    let image = resizeInput(sharp, input, geometryFor(input, size, plan.geometry))
    if (encoding.codec === 'jpeg') image = image.flatten({ background: white })
    if (encoding.keepsProfile) image = image.keepIccProfile()
    return encode(image, encoding).timeout(timeout).toBuffer()
  }
  const steps = createRasterSteps(sharp, timeoutSeconds)
  const raster = await renderRaster(sharp, steps, input, size, plan)
  return encode(steps.open(raster), encoding).timeout(timeout).toBuffer()
}

/** The pixels of a variant, reduced to fit a square: RGB with alpha. */
export async function renderPixels(
  input: Input,
  size: Size,
  plan: Plan,
  { timeoutSeconds }: RenderLimits,
  side: number,
): Promise<Raster> {
  const sharp = await loadImageLibrary()
  const steps = createRasterSteps(sharp, timeoutSeconds)
  const raster = await renderRaster(sharp, steps, input, size, plan)
  return steps.finish(
    steps
      .open(raster)
      .ensureAlpha()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
  )
}

const isResizeOnly = ({ geometry, trim, effects, frame }: Plan): boolean =>
  !trim && !effects && !frame && !geometry.smartCrop && !geometry.canvas && !geometry.padding

async function renderRaster(
  sharp: ImageLibrary,
  steps: RasterSteps,
  input: Input,
  size: Size,
  plan: Plan,
): Promise<Raster> {
  if (plan.trim) {
    const trimmed = await trim(sharp, steps, input, plan.trim)
    const { sizing, rectangle, padding } = plan.trim
    const maxPixels = maxPixelsOf(plan.encoding.codec)
    const geometry = computeGeometry(trimmed, sizing, rectangle, padding, maxPixels)
    const own = { decodable: { raster: trimmed }, size: trimmed, orientation: undefined }
    return renderRaster(sharp, steps, own, trimmed, { ...plan, trim: undefined, geometry })
  }
  const { effects, frame, encoding } = plan
  const { smartCrop, canvas, padding, ...geometry } = plan.geometry
  let raster = await steps.finish(resizeInput(sharp, input, geometryFor(input, size, geometry)))
  if (smartCrop) {
    const { strategy, width, height } = smartCrop
    const position = sharp.strategy[strategy]
    raster = await steps.finish(steps.open(raster).resize({ width, height, fit: 'cover', position }))
  }
  if (frame?.flipsHorizontally || frame?.flipsVertically) raster = await flip(steps, raster, frame)
  if (frame?.rotation !== undefined) raster = await rotate(steps, raster, frame)
  if (effects) raster = await applyEffects(steps, raster, effects)
  if (canvas) raster = await fillCanvas(steps, raster, canvas, frame)
  if (padding) raster = await pad(steps, raster, padding, frame)
  if (frame?.border) raster = await drawBorder(steps, raster, frame.border)
  if (frame?.isEllipse || frame?.corners) raster = await mask(steps, raster, frame)
  const background = frame?.background ?? (encoding.codec === 'jpeg' ? white : undefined)
  return background && hasAlpha(raster) ? flatten(steps, raster, background) : raster
}

const hasAlpha = ({ channels }: Raster): boolean => channels === 2 || channels === 4

/** A raster of a scene may be smaller than the scene. */
function geometryFor<Geometry extends Pick<Plan['geometry'], 'region' | 'scaled' | 'window'>>(
  input: Input,
  size: Size,
  geometry: Geometry,
): Geometry {
  return geometry.region ? { ...geometry, region: scaleBox(geometry.region, size, input.size) } : geometry
}

const maxTrimmedPixels = 12_000_000

/** Needs all pixels, so large images are reduced first. */
async function trim(
  sharp: ImageLibrary,
  steps: RasterSteps,
  input: Input,
  { color, tolerance }: NonNullable<Plan['trim']>,
): Promise<Raster> {
  const { width, height } = input.size
  const factor = Math.min(1, Math.sqrt(maxTrimmedPixels / (width * height)))
  const scaled = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) }
  const raster = await steps.finish(
    resizeInput(sharp, input, { region: undefined, scaled, window: undefined }),
  )
  if (width < 3 || height < 3) return raster
  const options = { threshold: Math.max(1, tolerance), ...(color ? { background: color } : {}) }
  return steps.finish(steps.open(raster).trim(options))
}

function encode(image: Sharp, encoding: Encoding): Sharp {
  const { codec, quality, progressive, chromaSubsampling, lossless, indexed } = encoding
  switch (codec) {
    case 'jpeg':
      return image.jpeg({ quality, progressive, chromaSubsampling })
    case 'png':
      return image.png({ palette: indexed, compressionLevel: 6 })
    case 'webp':
      return image.webp({ quality, lossless })
    case 'avif':
      return image.avif({ quality, effort: 2, chromaSubsampling })
    case 'gif':
      return image.gif()
  }
}

import { hash } from 'node:crypto'
import { type ColorMatrix, colorMatrixOf } from './color-matrix.ts'
import type { EffectParameters } from './effect-parameters.ts'
import type { FrameParameters } from './frame-parameters.ts'
import { computeGeometry, type Geometry, maxAvifPixels, maxOutputPixels, type Size } from './geometry.ts'
import type { ImageSource, mediaTypes } from './image-source.ts'
import type { Format, ImageParameters, Sizing, Trim } from './parameters.ts'

export type Codec = keyof typeof mediaTypes

export interface Encoding {
  codec: Codec
  quality: number
  progressive: boolean
  /** PNG with a palette of 256 colors. */
  indexed: boolean
  lossless: boolean
  chromaSubsampling: '4:2:0' | '4:4:4'
  keepsProfile: boolean
}

export type Effects = Pick<
  EffectParameters,
  'enhance' | 'gamma' | 'sharpen' | 'unsharpMask' | 'blur' | 'pixelate'
> & {
  matrix: ColorMatrix | undefined
}

export type Frame = Omit<FrameParameters, 'padding'>

/** Everything that the pixels of a variant depend on, besides its source. */
export interface Plan {
  /** Shown at once where possible. A trimmed image gets its geometry when its size is known. */
  geometry: Geometry
  trim:
    | (Trim & Pick<ImageParameters, 'sizing' | 'rectangle'> & { padding: FrameParameters['padding'] })
    | undefined
  orientation: number | undefined
  effects: Effects | undefined
  frame: Frame | undefined
  encoding: Encoding
}

/** Grows when the same plan gives other pixels. */
const rendererVersion = 1

const defaultQuality = 75
/** AVIF looks as good at a lower quality. */
const avifOffset = 25

/** Computes what to render. `codec` is the negotiated format. */
export function createPlan(source: ImageSource, parameters: ImageParameters, codec: Codec): Plan {
  const { sizing, rectangle, trim, frame, effects, orientation } = parameters
  const { padding, ...surroundings } = frame
  const upright = uprightSize(source, orientation)
  const plan = {
    geometry: computeGeometry(upright, sizing, rectangle, padding),
    trim: trim && { ...trim, sizing, rectangle, padding },
    orientation,
    effects: effectsOf(effects),
    frame: frameOf(surroundings, sizing),
    encoding: encodingOf(parameters, codec),
  }
  // A stored AVIF file may be larger.
  if (codec !== 'avif' || isOriginal(source, parameters, plan)) return plan
  return { ...plan, geometry: computeGeometry(upright, sizing, rectangle, padding, maxPixelsOf(codec)) }
}

/** How many pixels an image of this format may have. Larger ones are scaled down. */
export const maxPixelsOf = (codec: Codec): number => (codec === 'avif' ? maxAvifPixels : maxOutputPixels)

/** True if the plan changes nothing, so the stored file can be sent. */
export function isOriginal(source: ImageSource, parameters: ImageParameters, plan: Plan): boolean {
  const { output } = parameters
  const hasOutput =
    output.format !== undefined ||
    output.isNegotiated ||
    output.isCompressed ||
    output.isLossless ||
    output.isProgressive ||
    output.quality !== undefined
  const { geometry, trim, orientation, effects, frame } = plan
  return (
    source.kind === 'blob' &&
    !hasOutput &&
    !trim &&
    !effects &&
    !frame &&
    orientation === undefined &&
    geometry.region === undefined &&
    geometry.window === undefined &&
    geometry.output.width === source.width &&
    geometry.output.height === source.height &&
    geometry.padding === undefined &&
    // A canvas of the same size shows nothing around the image.
    geometry.scaled.width === source.width
  )
}

/** Names a variant: the same for all URLs with the same result. */
export function variantKey(identity: string, plan: Plan): string {
  return hash('sha256', JSON.stringify([rendererVersion, identity, plan]), 'hex')
}

/** The size of a source that `orient` turns, instead of the orientation that its own size includes. */
export function uprightSize(source: ImageSource, orientation: number | undefined): Size {
  const own = source.kind === 'blob' ? (source.orientation ?? 1) : 1
  const isTurned = orientation !== undefined && orientation >= 5 !== own >= 5
  const { width, height } = source
  return isTurned ? { width: height, height: width } : { width, height }
}

function effectsOf(parameters: EffectParameters): Effects | undefined {
  const { enhance, gamma, sharpen, unsharpMask, blur, pixelate } = parameters
  const matrix = colorMatrixOf(parameters)
  const isNeutral = !enhance && !gamma && !sharpen && !unsharpMask && !blur && !pixelate && !matrix
  return isNeutral ? undefined : { enhance, gamma, sharpen, unsharpMask, blur, pixelate, matrix }
}

/** Drops what has no effect, so that it makes no variant of its own. */
function frameOf(frame: Omit<FrameParameters, 'padding'>, { fit, pixelRatio }: Sizing): Frame | undefined {
  const hasFill = fit === 'fill' || fit === 'fillmax'
  const hasMask = frame.isEllipse || frame.corners !== undefined
  const own: Frame = {
    ...frame,
    rotationType: frame.rotation === undefined ? 'straighten' : frame.rotationType,
    fill: hasFill ? frame.fill : 'solid',
    fillColor: hasFill ? frame.fillColor : undefined,
    border: frame.border && { ...frame.border, width: Math.ceil(frame.border.width * pixelRatio) },
    corners: frame.corners?.map((radius) => Math.round(radius * pixelRatio)) as Frame['corners'], // Still four.
    maskBackground: hasMask ? frame.maskBackground : undefined,
  }
  const isNeutral =
    own.rotation === undefined &&
    !own.flipsHorizontally &&
    !own.flipsVertically &&
    !own.background &&
    own.fill === 'solid' &&
    !own.fillColor &&
    !own.border &&
    !hasMask
  return isNeutral ? undefined : own
}

/** The format of an image URL without negotiation. */
export function codecOf(source: ImageSource, format: Format | undefined): Codec {
  switch (format) {
    case 'jpg':
    case 'pjpg':
      return 'jpeg'
    case 'png':
    case 'png8':
      return 'png'
    case 'webp':
    case 'avif':
    case 'gif':
      return format
    default:
      if (source.kind === 'avatar') return 'png'
      return source.kind === 'blob' ? source.format : 'jpeg'
  }
}

function encodingOf({ output }: ImageParameters, codec: Codec): Encoding {
  const { format, isCompressed, keepsProfile, chromaSubsampling } = output
  const quality = output.quality ?? (isCompressed ? defaultQuality - 15 : defaultQuality)
  const isLossy = codec === 'jpeg' || codec === 'webp' || codec === 'avif'
  return {
    codec,
    quality: isLossy ? (codec === 'avif' ? Math.max(1, quality - avifOffset) : quality) : 100,
    progressive: codec === 'jpeg' && (format === 'pjpg' || output.isProgressive),
    indexed: codec === 'png' && (format === 'png8' || isCompressed),
    lossless: codec === 'webp' && output.isLossless,
    chromaSubsampling: codec === 'jpeg' || codec === 'avif' ? chromaSubsampling : '4:2:0',
    keepsProfile,
  }
}

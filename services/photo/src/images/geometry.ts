import type { Sides } from './frame-parameters.ts'
import { clamp } from './parameter-values.ts'
import { type CropMode, type Fit, type Length, maxSide, type Rectangle, type Sizing } from './parameters.ts'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export type CropStrategy = 'entropy' | 'attention'

/** How the source becomes the output, in pixels. */
export interface Geometry {
  /** The part of the source that is used; all of it by default. */
  region: Box | undefined
  /** The region is resized to this size. */
  scaled: Size
  /** The part of the resized image that is shown. */
  window: Box | undefined
  /** Cuts this size where the content is most interesting. */
  smartCrop: (Size & { strategy: CropStrategy }) | undefined
  /** A canvas that is larger than the image, which it shows in its center. */
  canvas: (Size & { fill: 'solid' | 'edges' }) | undefined
  padding: Sides | undefined
  output: Size
}

export const maxOutputPixels = 25_000_000
/** AVIF takes up to seconds per megapixel, and the timeout does not stop its encoder. */
export const maxAvifPixels = 4_000_000

/** imgix's rules for `rect`, `w`, `h`, `dpr`, `fit`, `crop`, `ar` and `pad`, within the limits of the output. */
export function computeGeometry(
  source: Size,
  sizing: Sizing,
  rectangle: Rectangle | undefined,
  requestedPadding: Sides | undefined,
  maxPixels = maxOutputPixels,
): Geometry {
  const base = rectangle ? boxOf(rectangle, source) : { left: 0, top: 0, ...source }
  const target = targetOf(sizing, base)
  const padding = requestedPadding && scalePadding(requestedPadding, sizing.pixelRatio, maxPixels)
  const [padX, padY] = padding ? [padding.left + padding.right, padding.top + padding.bottom] : [0, 0]
  // Padding lies inside a requested size, and outside the image otherwise.
  const inner = {
    width: target.width && Math.max(1, target.width - padX),
    height: target.height && Math.max(1, target.height - padY),
  }
  const fitted = fit(base, inner, sizing, { padX, padY, maxPixels })
  const content = fitted.canvas ?? fitted.window ?? fitted.smartCrop ?? fitted.scaled
  const isWhole = sameSize(fitted.region, source)
  return {
    ...fitted,
    region: isWhole ? undefined : fitted.region,
    padding,
    output: { width: content.width + padX, height: content.height + padY },
  }
}

/** The share of the source's width that a pixel of the result needs, to choose a raster that suffices. */
export function neededSourceWidth({ region, scaled }: Geometry, source: Size): number {
  return Math.ceil(scaled.width * (source.width / (region?.width ?? source.width)))
}

interface Target {
  width: number | undefined
  height: number | undefined
}

/** Pixels that are added to the width and the height, and how many the result may have. */
interface Added {
  padX: number
  padY: number
  maxPixels: number
}

type Fitted = Omit<Geometry, 'padding' | 'output' | 'region'> & { region: Box }

function fit(base: Box, target: Target, sizing: Sizing, added: Added): Fitted {
  const uncropped = (scaled: Size, canvas?: Geometry['canvas']): Fitted => ({
    region: base,
    scaled: limit(scaled, added),
    window: undefined,
    smartCrop: undefined,
    canvas,
  })
  const { width, height } = target
  const isShrinkOnly = sizing.fit === 'max' || sizing.fit === 'fillmax' || sizing.fit === 'min'
  if (!width || !height) {
    const ratio = (width ?? 0) / base.width || (height ?? 0) / base.height || 1
    return uncropped(scaleBy(base, isShrinkOnly ? Math.min(1, ratio) : ratio))
  }
  const frame = limit({ width, height }, added)
  const contained = Math.min(frame.width / base.width, frame.height / base.height)
  switch (sizing.fit) {
    case 'clip':
      return uncropped(scaleBy(base, contained))
    case 'max':
      return uncropped(scaleBy(base, Math.min(1, contained)))
    case 'scale':
      return uncropped(frame)
    case 'fill':
      return uncropped(scaleBy(base, contained), { ...frame, fill: 'solid' })
    case 'fillmax':
      return uncropped(scaleBy(base, Math.min(1, contained)), { ...frame, fill: 'solid' })
    case 'clamp':
      return uncropped(scaleBy(base, contained), { ...frame, fill: 'edges' })
    case 'min': {
      const shrink = Math.min(1, base.width / frame.width, base.height / frame.height)
      return crop(base, scaleBy(frame, shrink), sizing)
    }
    case 'crop':
    case 'facearea':
      return crop(base, frame, sizing)
  }
}

/** Resizing more than this many times the pixels of the result is slower than decoding only what is shown. */
const maxOverscan = 6

function crop(base: Box, frame: Size, { fit, crop: modes, focalPoint }: Sizing): Fitted {
  const scale = Math.max(frame.width / base.width, frame.height / base.height)
  const outer = scaleBy(base, scale)
  const isModest =
    outer.width * outer.height <= Math.min(maxOverscan * frame.width * frame.height, maxOutputPixels)
  const strategy = strategyOf(fit, modes)
  const common = { window: undefined, smartCrop: undefined, canvas: undefined }
  if (sameSize(outer, frame) && !zooms(modes, focalPoint.zoom))
    return { ...common, region: base, scaled: frame }
  if (strategy && isModest)
    return { ...common, region: base, scaled: outer, smartCrop: { ...frame, strategy } }
  const zoom = zooms(modes, focalPoint.zoom) ? focalPoint.zoom : 1
  const visibleSize = {
    width: Math.min(base.width, frame.width / scale / zoom),
    height: Math.min(base.height, frame.height / scale / zoom),
  }
  const { x, y } = positionOf(modes, focalPoint, visibleSize, base)
  if (zoom === 1 && isModest) {
    const left = clamp(Math.round(x * scale), { min: 0, max: outer.width - frame.width })
    const top = clamp(Math.round(y * scale), { min: 0, max: outer.height - frame.height })
    return { ...common, region: base, scaled: outer, window: { left, top, ...frame } }
  }
  const region = clip(
    {
      left: base.left + Math.round(x),
      top: base.top + Math.round(y),
      width: Math.max(1, Math.round(visibleSize.width)),
      height: Math.max(1, Math.round(visibleSize.height)),
    },
    { width: base.left + base.width, height: base.top + base.height },
  )
  return { ...common, region, scaled: frame }
}

const zooms = (modes: readonly CropMode[], zoom: number): boolean => modes[0] === 'focalpoint' && zoom > 1

/** There is no face recognition: attention looks for skin tones, saturated colors and detail. */
function strategyOf(fit: Fit, modes: readonly CropMode[]): CropStrategy | undefined {
  if (fit === 'facearea') return 'attention'
  const [first] = modes
  if (first === 'entropy') return 'entropy'
  return first === 'faces' || first === 'edges' ? 'attention' : undefined
}

function positionOf(
  modes: readonly CropMode[],
  focalPoint: Sizing['focalPoint'],
  visibleSize: Size,
  base: Size,
): { x: number; y: number } {
  const room = { x: base.width - visibleSize.width, y: base.height - visibleSize.height }
  if (modes[0] === 'focalpoint') {
    return {
      x: clamp(focalPoint.x * base.width - visibleSize.width / 2, { min: 0, max: room.x }),
      y: clamp(focalPoint.y * base.height - visibleSize.height / 2, { min: 0, max: room.y }),
    }
  }
  const share = (start: CropMode, end: CropMode) =>
    modes.includes(start) ? 0 : modes.includes(end) ? 1 : 0.5
  return { x: room.x * share('left', 'right'), y: room.y * share('top', 'bottom') }
}

/** The requested size, with `ar` and the bounds of `fit=crop` applied. */
function targetOf(sizing: Sizing, base: Size): Target {
  const { pixelRatio, aspectRatio } = sizing
  const pixels = (length: Length | undefined, side: number) =>
    length && Math.max(1, lengthOf(length, side) * pixelRatio)
  let width = pixels(sizing.width, base.width)
  let height = pixels(sizing.height, base.height)
  if (sizing.fit === 'crop') {
    if (aspectRatio && !width && !height) {
      width = Math.min(base.width, base.height * aspectRatio)
      height = width / aspectRatio
    } else if (aspectRatio) {
      width ??= (height ?? 0) * aspectRatio
      height ??= width / aspectRatio
    }
    const bound = (value: number | undefined, min = 1, max = maxSide) =>
      value &&
      clamp(value, { min: Math.min(min * pixelRatio, maxSide), max: Math.max(min, max) * pixelRatio })
    width = bound(width, sizing.minWidth, sizing.maxWidth)
    height = bound(height, sizing.minHeight, sizing.maxHeight)
  }
  return { width: width && Math.max(1, width), height: height && Math.max(1, height) }
}

/** A rectangle that misses the source counts as absent. */
function boxOf(rectangle: Rectangle, source: Size): Box {
  const width = Math.min(source.width, Math.max(1, Math.round(lengthOf(rectangle.width, source.width))))
  const height = Math.min(source.height, Math.max(1, Math.round(lengthOf(rectangle.height, source.height))))
  const left = startOf(rectangle.x, width, source.width)
  const top = startOf(rectangle.y, height, source.height)
  const misses = left >= source.width || top >= source.height || left + width <= 0 || top + height <= 0
  return misses ? { left: 0, top: 0, ...source } : clip({ left, top, width, height }, source)
}

function startOf(position: Rectangle['x'], size: number, total: number): number {
  if (position === 'start') return 0
  if (position === 'center') return Math.round((total - size) / 2)
  return position === 'end' ? total - size : Math.round(lengthOf(position, total))
}

const lengthOf = (length: Length, total: number): number =>
  'share' in length ? length.share * total : length.pixels

function clip(box: Box, { width, height }: Size): Box {
  const left = clamp(box.left, { min: 0, max: width - 1 })
  const top = clamp(box.top, { min: 0, max: height - 1 })
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, box.left + box.width) - left),
    height: Math.max(1, Math.min(height, box.top + box.height) - top),
  }
}

function scalePadding(padding: Sides, pixelRatio: number, maxPixels: number): Sides {
  // Some of the image always remains visible.
  const max = Math.floor((maxSide / 4) * Math.sqrt(maxPixels / maxOutputPixels))
  const pixels = (width: number) => Math.min(max, Math.round(width * pixelRatio))
  return {
    top: pixels(padding.top),
    right: pixels(padding.right),
    bottom: pixels(padding.bottom),
    left: pixels(padding.left),
  }
}

function scaleBy({ width, height }: Size, factor: number, round = Math.round): Size {
  return { width: Math.max(1, round(width * factor)), height: Math.max(1, round(height * factor)) }
}

/** The largest size of the same shape that stays within the limits of the output. */
function limit({ width, height }: Size, { padX, padY, maxPixels }: Added): Size {
  // The positive root of (width * f + padX) * (height * f + padY) = maxPixels.
  const [a, b, c] = [width * height, width * padY + height * padX, padX * padY - maxPixels]
  const byArea = (Math.sqrt(b * b - 4 * a * c) - b) / (2 * a)
  const factor = Math.min(byArea, (maxSide - padX) / width, (maxSide - padY) / height)
  const shrunk = scaleBy({ width, height }, Math.min(1, factor), factor < 1 ? Math.floor : Math.round)
  // A side of one pixel does not shrink, so the other one has to.
  const room = (side: number, pad: number, otherPad: number) =>
    Math.floor(maxPixels / (side + pad)) - otherPad
  const bounded = Math.min(shrunk.height, room(shrunk.width, padX, padY))
  return { height: bounded, width: Math.min(shrunk.width, room(bounded, padY, padX)) }
}

function sameSize(one: Size | undefined, other: Size): boolean {
  return one?.width === other.width && one.height === other.height
}

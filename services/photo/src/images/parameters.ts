import { type Color, findColor } from './colors.ts'
import { type EffectParameters, readEffects } from './effect-parameters.ts'
import { type FrameParameters, readFrame } from './frame-parameters.ts'
import {
  clamp,
  type ParameterValues,
  parseNumber,
  type Range,
  readValues,
  splitList,
} from './parameter-values.ts'

export const fits = ['clip', 'clamp', 'crop', 'facearea', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
export type Fit = (typeof fits)[number]

export const cropModes = [
  'top',
  'bottom',
  'left',
  'right',
  'faces',
  'entropy',
  'edges',
  'focalpoint',
] as const
export type CropMode = (typeof cropModes)[number]

/** Formats of pixels. `png32` and formats that this engine does not write count as absent. */
const imageFormats = ['jpg', 'pjpg', 'png', 'png8', 'webp', 'avif', 'gif'] as const
const formats = [...imageFormats, 'json', 'blurhash'] as const
export type Format = (typeof formats)[number]

/** A number of pixels, or a share of the source from 0 to 1. */
export type Length = { pixels: number } | { share: number }

export interface Sizing {
  width: Length | undefined
  height: Length | undefined
  /** Width divided by height, for crops. */
  aspectRatio: number | undefined
  minWidth: number | undefined
  minHeight: number | undefined
  maxWidth: number | undefined
  maxHeight: number | undefined
  pixelRatio: number
  fit: Fit
  crop: readonly CropMode[]
  focalPoint: FocalPoint
}

/** From 0 to 1 of the source, and the zoom on it. */
export interface FocalPoint {
  x: number
  y: number
  zoom: number
}

/** Position and size of a part of the source, each in pixels, as a share or as a keyword. */
export interface Rectangle {
  x: Length | 'start' | 'center' | 'end'
  y: Length | 'start' | 'center' | 'end'
  width: Length
  height: Length
}

export interface Trim {
  /** Undefined means the color of the top left pixel. */
  color: Color | undefined
  tolerance: number
}

export interface OutputParameters {
  format: Format | undefined
  /** Chooses a format by the `Accept` header of the request. */
  isNegotiated: boolean
  isCompressed: boolean
  quality: number | undefined
  keepsProfile: boolean
  chromaSubsampling: '4:2:0' | '4:4:4'
  isLossless: boolean
  isProgressive: boolean
}

/** All effective parameters of an image URL: validated, clamped and without defaults. */
export interface ImageParameters {
  sizing: Sizing
  rectangle: Rectangle | undefined
  trim: Trim | undefined
  /** EXIF orientation that replaces the one of the file. */
  orientation: number | undefined
  frame: FrameParameters
  effects: EffectParameters
  output: OutputParameters
  palette: 'json' | 'css' | undefined
  paletteColors: number
  /** The file name of a download. */
  downloadName: string | undefined
  /** Epoch seconds. */
  expires: number | undefined
}

export const maxSide = 8192

const side: Range = { min: 1, max: maxSide }
const share: Range = { min: 0, max: 1 }

/** Never throws: unknown parameters and unusable values are ignored, as imgix does. */
export function parseParameters(parameters: ReadonlyMap<string, string>): ImageParameters {
  const values = readValues(parameters)
  return {
    sizing: readSizing(values),
    rectangle: parseRectangle(values.text('rect')),
    trim: readTrim(values),
    orientation: readOrientation(values),
    frame: readFrame(values),
    effects: readEffects(values),
    output: readOutput(values),
    palette: values.choice('palette', ['json', 'css']),
    paletteColors: values.integer('colors', { min: 0, max: 16 }) ?? 6,
    downloadName: values.text('dl'),
    expires: values.number('expires', { min: 0, max: Number.MAX_SAFE_INTEGER }),
  }
}

function readSizing(values: ParameterValues): Sizing {
  const pixelRatio = values.number('dpr', { min: 0, max: 5 })
  return {
    width: readSide(values, 'w'),
    height: readSide(values, 'h'),
    aspectRatio: parseRatio(values.text('ar')),
    minWidth: values.integer('min-w', side),
    minHeight: values.integer('min-h', side),
    maxWidth: values.integer('max-w', side),
    maxHeight: values.integer('max-h', side),
    pixelRatio: pixelRatio || 1,
    fit: values.choice('fit', fits) ?? 'clip',
    crop: values.list('crop', cropModes),
    focalPoint: {
      x: values.number('fp-x', share) ?? 0.5,
      y: values.number('fp-y', share) ?? 0.5,
      zoom: values.number('fp-z', { min: 1, max: 100 }) ?? 1,
    },
  }
}

/** Up to 1 it is a share of the source; 0 and negative values count as absent. */
function readSide(values: ParameterValues, name: string): Length | undefined {
  const value = parseNumber(values.text(name))
  if (value === undefined || value <= 0) return undefined
  return value <= 1 ? { share: value } : { pixels: Math.round(clamp(value, side)) }
}

/** `4:3`, or a single number. */
function parseRatio(text: string | undefined): number | undefined {
  const [width, height = 1] = (text ?? '').split(':', 2).map(parseNumber)
  const ratio = Number(width) / Number(height)
  return ratio > 0 && Number.isFinite(ratio) ? clamp(ratio, { min: 1 / maxSide, max: maxSide }) : undefined
}

const keywords = {
  left: 'start',
  top: 'start',
  center: 'center',
  middle: 'center',
  right: 'end',
  bottom: 'end',
} as const

function parseRectangle(text: string | undefined): Rectangle | undefined {
  const [x, y, width, height] = splitList(text?.toLowerCase())
  const [left, top] = [parsePosition(x), parsePosition(y)]
  const [wide, high] = [parseExtent(width), parseExtent(height)]
  return left && top && wide && high ? { x: left, y: top, width: wide, height: high } : undefined
}

function parsePosition(text = ''): Rectangle['x'] | undefined {
  if (Object.hasOwn(keywords, text)) return keywords[text as keyof typeof keywords] // Checked above.
  const value = parseNumber(text)
  if (value === undefined) return undefined
  return text.includes('.') && value >= 0 && value <= 1 ? { share: value } : { pixels: Math.round(value) }
}

function parseExtent(text = ''): Length | undefined {
  if (text === 'full') return { share: 1 }
  const value = parseNumber(text)
  if (value === undefined || value <= 0) return undefined
  return text.includes('.') && value <= 1 ? { share: value } : { pixels: Math.round(value) }
}

function readTrim(values: ParameterValues): Trim | undefined {
  const mode = values.choice('trim', ['auto', 'color', 'alpha', 'colorunlessalpha'])
  if (!mode) return undefined
  const tolerance = values.number('trim-tol', { min: 0, max: 255 })
  if (mode === 'color') return { color: findColor(values.text('trim-color')), tolerance: tolerance ?? 0 }
  return { color: undefined, tolerance: tolerance ?? 11 }
}

/** Degrees are those of EXIF: `orient=90` turns the frame clockwise. 0 keeps the orientation of the file. */
function readOrientation(values: ParameterValues): number | undefined {
  const value = values.integer('orient', { min: 0, max: 360 })
  if (value === undefined || value === 0) return undefined
  if (value <= 8) return value
  return { 90: 6, 180: 3, 270: 8 }[value]
}

function readOutput(values: ParameterValues): OutputParameters {
  const auto = values.list('auto', ['format', 'compress', 'true'])
  const isAll = auto.includes('true')
  return {
    format: values.choice('fm', formats),
    isNegotiated: isAll || auto.includes('format'),
    isCompressed: isAll || auto.includes('compress'),
    quality: values.integer('q', { min: 1, max: 100 }),
    keepsProfile: values.text('cs')?.toLowerCase() === 'origin',
    chromaSubsampling: values.integer('chromasub', { min: 0, max: 1000 }) === 444 ? '4:4:4' : '4:2:0',
    isLossless: values.isOn('lossless'),
    isProgressive: values.isOn('jpg-progressive'),
  }
}

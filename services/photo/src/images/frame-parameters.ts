import type { Color } from './colors.ts'
import { clamp, type ParameterValues, parseNumber, splitList } from './parameter-values.ts'

export interface Sides {
  top: number
  right: number
  bottom: number
  left: number
}

/** Parameters that surround, mask or rotate the resized image. */
export interface FrameParameters {
  /** Degrees counter-clockwise. */
  rotation: number | undefined
  /** `straighten` zooms in until the image covers the frame, `pivot` shows all of it. */
  rotationType: 'straighten' | 'pivot'
  flipsHorizontally: boolean
  flipsVertically: boolean
  background: Color | undefined
  fill: 'solid' | 'blur'
  fillColor: Color | undefined
  padding: Sides | undefined
  border: { width: number; color: Color } | undefined
  /** Radii from the top left corner clockwise. */
  corners: readonly [number, number, number, number] | undefined
  isEllipse: boolean
  maskBackground: Color | undefined
}

const pixels = { min: 0, max: 2000 }

export function readFrame(values: ParameterValues): FrameParameters {
  const rotation = values.number('rot', { min: -36_000, max: 36_000 }) ?? 0
  const flip = values.choice('flip', ['h', 'v', 'hv', 'vh'])
  const mask = values.choice('mask', ['ellipse', 'corners'])
  const fill = values.choice('fill', ['solid', 'blur'])
  return {
    rotation: ((rotation % 360) + 360) % 360 || undefined,
    rotationType: values.choice('rot-type', ['straighten', 'pivot']) ?? 'straighten',
    flipsHorizontally: flip?.includes('h') ?? false,
    flipsVertically: flip?.includes('v') ?? false,
    background: values.color('bg'),
    fill: fill ?? 'solid',
    fillColor: values.color('fill-color'),
    padding: readPadding(values),
    border: readBorder(values),
    corners: mask === 'corners' ? readCorners(values) : undefined,
    isEllipse: mask === 'ellipse',
    maskBackground: values.color('mask-bg'),
  }
}

function readPadding(values: ParameterValues): Sides | undefined {
  const all = values.integer('pad', pixels) ?? 0
  const side = (name: string) => values.integer(`pad-${name}`, pixels) ?? all
  const padding = { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') }
  return Object.values(padding).some((width) => width > 0) ? padding : undefined
}

/** `5,ff0000` */
function readBorder(values: ParameterValues): FrameParameters['border'] {
  const [width] = splitList(values.text('border')).map(parseNumber)
  const [color] = values.colors('border', 1)
  if (width === undefined || !color) return undefined
  return { width: Math.round(clamp(width, { min: 1, max: 100 })), color }
}

function readCorners(values: ParameterValues): FrameParameters['corners'] {
  const radii = values
    .numbers('corner-radius')
    .map((radius) => Math.round(clamp(radius, { min: 0, max: 4096 })))
  const [all = 20, topRight = all, bottomRight = all, bottomLeft = topRight] = radii
  const corners = [all, topRight, bottomRight, bottomLeft] as const
  return corners.some((radius) => radius > 0) ? corners : undefined
}

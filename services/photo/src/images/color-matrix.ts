import type { Color } from './colors.ts'
import type { EffectParameters } from './effect-parameters.ts'

/** Three rows of an affine map of RGB: the factors of red, green and blue, and an offset of 0 to 255. */
export type ColorMatrix = readonly [Row, Row, Row]
type Row = readonly [number, number, number, number]

const identity: ColorMatrix = [
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
]
/** Rec. 709 luminance, as in CSS filters. */
const luminance = [0.213, 0.715, 0.072] as const

/** Combines all linear adjustments, so that pixels pass one matrix. Returns undefined when there are none. */
export function colorMatrixOf(effects: EffectParameters): ColorMatrix | undefined {
  const { exposure, highlights, shadows, brightness, contrast, saturation, vibrance, hue } = effects
  const { sepia, monochrome, duotone, invert } = effects
  const steps: ColorMatrix[] = []
  const add = (amount: number | undefined, matrixOf: (share: number) => ColorMatrix) => {
    if (amount !== undefined) steps.push(matrixOf(amount / 100))
  }
  add(exposure, (share) => scaled(2 ** (share * 2), 0))
  add(highlights, (share) => scaled(1 + share * 0.4, 0))
  add(shadows, (share) => scaled(1 - share * 0.35, share * 0.35 * 255))
  add(brightness, (share) => scaled(1, share * 160))
  add(contrast, (share) => scaled(1 + share * 0.9, -share * 0.9 * 127.5))
  add(saturation, (share) => saturated(1 + share))
  // Vibrance spares saturated colors, which a linear map can only approximate by a weaker effect.
  add(vibrance, (share) => saturated(1 + share / 2))
  if (hue !== undefined) steps.push(hueRotated(hue))
  if (invert) steps.push(scaled(-1, 255))
  add(sepia, (share) => mix(sepiaTone, share))
  if (monochrome) steps.push(duotoned({ r: 0, g: 0, b: 0, alpha: 1 }, monochrome))
  if (duotone) steps.push(mix(duotoned(duotone.dark, duotone.light), duotone.alpha / 100))
  return steps.length ? steps.reduce(compose) : undefined
}

const scaled = (factor: number, offset: number): ColorMatrix => [
  [factor, 0, 0, offset],
  [0, factor, 0, offset],
  [0, 0, factor, offset],
]

const sepiaTone: ColorMatrix = [
  [0.393, 0.769, 0.189, 0],
  [0.349, 0.686, 0.168, 0],
  [0.272, 0.534, 0.131, 0],
]

const saturated = (amount: number): ColorMatrix =>
  mix(identity, amount, [
    [...luminance, 0],
    [...luminance, 0],
    [...luminance, 0],
  ])

/** https://www.w3.org/TR/filter-effects-1/#element-attrdef-fecolormatrix-values, `hueRotate` */
function hueRotated(degrees: number): ColorMatrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [
    [
      0.213 + cos * 0.787 - sin * 0.213,
      0.715 - cos * 0.715 - sin * 0.715,
      0.072 - cos * 0.072 + sin * 0.928,
      0,
    ],
    [
      0.213 - cos * 0.213 + sin * 0.143,
      0.715 + cos * 0.285 + sin * 0.14,
      0.072 - cos * 0.072 - sin * 0.283,
      0,
    ],
    [
      0.213 - cos * 0.213 - sin * 0.787,
      0.715 - cos * 0.715 + sin * 0.715,
      0.072 + cos * 0.928 + sin * 0.072,
      0,
    ],
  ]
}

/** Maps the luminance to a gradient from the dark to the light color. */
function duotoned(dark: Color, light: Color): ColorMatrix {
  const row = (from: number, to: number): Row => {
    const factor = (to - from) / 255
    return [luminance[0] * factor, luminance[1] * factor, luminance[2] * factor, from]
  }
  return [row(dark.r, light.r), row(dark.g, light.g), row(dark.b, light.b)]
}

/** Interpolates from `base` (share 0) to `matrix` (share 1). */
function mix(matrix: ColorMatrix, share: number, base: ColorMatrix = identity): ColorMatrix {
  const value = (row: 0 | 1 | 2, column: 0 | 1 | 2 | 3) =>
    base[row][column] * (1 - share) + matrix[row][column] * share
  const row = (index: 0 | 1 | 2): Row => [value(index, 0), value(index, 1), value(index, 2), value(index, 3)]
  return [row(0), row(1), row(2)]
}

/** The matrix that applies `first`, then `second`. */
function compose(first: ColorMatrix, second: ColorMatrix): ColorMatrix {
  const row = ([r, g, b, offset]: Row): Row => {
    const column = (index: 0 | 1 | 2 | 3) => r * first[0][index] + g * first[1][index] + b * first[2][index]
    return [column(0), column(1), column(2), column(3) + offset]
  }
  return [row(second[0]), row(second[1]), row(second[2])]
}

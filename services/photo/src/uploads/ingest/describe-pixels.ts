import { encode } from 'blurhash'
import { type ColorName, colorNames } from '../../database/colors.ts'
import { type Lab, toLab } from './oklab.ts'

/** The edge of the raster that is described. */
export const rasterEdge = 64

/** What is stored about the pixels of a photo. */
export interface PixelDescription {
  /** `#rrggbb` */
  color: string
  blurHash: string
  /** At most six colors, the largest share first. */
  palette: { color: string; share: number }[]
  /** How much of the photo each search color covers, in thousandths. */
  colors: { color: ColorName; coverage: number }[]
  /** 16 hexadecimal digits. */
  perceptualHash: string
}

/** Describes an RGB raster of `rasterEdge` by `rasterEdge` pixels. */
export function describePixels(rgb: Uint8Array): PixelDescription {
  const pixels = Array.from({ length: rgb.length / 3 }, (_, index) => toLab(rgb, index * 3))
  const palette = findPalette(pixels, rgb)
  return {
    color: palette[0]?.color ?? '#000000',
    blurHash: encode(toRgba(rgb), rasterEdge, rasterEdge, 4, 3),
    palette,
    colors: measureColors(pixels),
    perceptualHash: hashGradients(pixels),
  }
}

function toRgba(rgb: Uint8Array): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray((rgb.length / 3) * 4).fill(255)
  for (let at = 0; at < rgb.length / 3; at++) rgba.set(rgb.subarray(at * 3, at * 3 + 3), at * 4)
  return rgba
}

const paletteSize = 6
const rounds = 8

/** K-means in OKLab from evenly spread pixels, so that the result is always the same. */
function findPalette(pixels: readonly Lab[], rgb: Uint8Array): PixelDescription['palette'] {
  const byLightness = [...pixels].sort((a, b) => a[0] - b[0])
  let centers = Array.from({ length: paletteSize }, (_, index): Lab => {
    return byLightness[Math.floor(((index + 0.5) / paletteSize) * pixels.length)] ?? [0, 0, 0]
  })
  let nearest: number[] = []
  for (let round = 0; round < rounds; round++) {
    nearest = pixels.map((pixel) => indexOfNearest(centers, pixel))
    centers = centers.map(
      (center, index) => meanOf(pixels.filter((_, at) => nearest[at] === index)) ?? center,
    )
  }
  return centers
    .map((_, index) => {
      const members = nearest.flatMap((center, at) => (center === index ? [at] : []))
      return { color: meanColor(rgb, members), share: round3(members.length / pixels.length) }
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
}

function indexOfNearest(centers: readonly Lab[], [l, a, b]: Lab): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (const [index, center] of centers.entries()) {
    const distance = (center[0] - l) ** 2 + (center[1] - a) ** 2 + (center[2] - b) ** 2
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function meanOf(pixels: readonly Lab[]): Lab | undefined {
  if (pixels.length === 0) return undefined
  const sum = (part: 0 | 1 | 2) => pixels.reduce((total, pixel) => total + pixel[part], 0) / pixels.length
  return [sum(0), sum(1), sum(2)]
}

function meanColor(rgb: Uint8Array, members: readonly number[]): string {
  const channel = (offset: number) => {
    const sum = members.reduce((total, at) => total + (rgb[at * 3 + offset] ?? 0), 0)
    return Math.round(sum / Math.max(1, members.length))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(1)}${channel(2)}`
}

/** Below this mean chroma a photo looks gray. */
const grayChroma = 0.02

function measureColors(pixels: readonly Lab[]): PixelDescription['colors'] {
  const counts = new Map<ColorName, number>()
  let chroma = 0
  for (const pixel of pixels) {
    chroma += Math.hypot(pixel[1], pixel[2])
    const name = nameOf(pixel)
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  if (chroma / pixels.length < grayChroma) counts.set('black_and_white', pixels.length)
  return colorNames.flatMap((color) => {
    const coverage = Math.round((1_000 * (counts.get(color) ?? 0)) / pixels.length)
    return coverage > 0 ? [{ color, coverage }] : []
  })
}

/** The upper bounds of hues in OKLCH, in degrees. */
const hues: readonly (readonly [below: number, name: ColorName])[] = [
  [12, 'magenta'],
  [42, 'red'],
  [80, 'orange'],
  [118, 'yellow'],
  [165, 'green'],
  [218, 'teal'],
  [285, 'blue'],
  [322, 'purple'],
  [360, 'magenta'],
]

/** Grays between black and white have no name. */
function nameOf([lightness, a, b]: Lab): ColorName | undefined {
  const chroma = Math.hypot(a, b)
  if (lightness < 0.22 || (lightness < 0.3 && chroma < 0.03)) return 'black'
  if (chroma < 0.03) return lightness > 0.88 ? 'white' : undefined
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return hues.find(([below]) => hue < below)?.[1]
}

/** A difference hash: whether each of 8 × 8 cells is lighter than its right neighbor. */
function hashGradients(pixels: readonly Lab[]): string {
  const [columns, rows] = [9, 8]
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      meanLightness(pixels, column / columns, row / rows, columns, rows),
    ),
  )
  const bits = cells.flatMap((row) => row.slice(0, -1).map((cell, at) => (cell > (row[at + 1] ?? 0) ? 1 : 0)))
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0')
}

function meanLightness(pixels: readonly Lab[], x: number, y: number, columns: number, rows: number): number {
  const [left, right] = [x * rasterEdge, (x + 1 / columns) * rasterEdge].map(Math.round)
  const [top, bottom] = [y * rasterEdge, (y + 1 / rows) * rasterEdge].map(Math.round)
  let [sum, count] = [0, 0]
  for (let row = top ?? 0; row < (bottom ?? 0); row++)
    for (let column = left ?? 0; column < (right ?? 0); column++) {
      sum += pixels[row * rasterEdge + column]?.[0] ?? 0
      count++
    }
  return sum / Math.max(1, count)
}

const round3 = (value: number) => Math.round(value * 1_000) / 1_000

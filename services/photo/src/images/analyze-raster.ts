import { encode } from 'blurhash'
import type { ColorName } from '../database/colors.ts'
import { type Lab, toLab, toRgb } from './color-space.ts'

/** The stored data about the pixels of a photo. */
export interface RasterAnalysis {
  /** `#rrggbb` of the most frequent color. */
  color: string
  /** Four by three components, as in all samples of the ecosystem. */
  blurHash: string
  /** Most frequent first. */
  palette: readonly PaletteColor[]
  /** How much of the photo a search color covers, in thousandths. Colors below one percent are omitted. */
  coverage: Readonly<Partial<Record<ColorName, number>>>
  /** 16 hexadecimal digits: which pixels of a 9×8 thumbnail are darker than their right neighbor. */
  perceptualHash: string
}

export interface PaletteColor {
  color: string
  /** From 0 to 1. */
  share: number
}

/** RGB or RGBA, at most a few hundred pixels wide. */
export interface SmallRaster {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
}

export function analyzeRaster(raster: SmallRaster): RasterAnalysis {
  const pixels = readPixels(raster)
  const palette = findPalette(pixels)
  return {
    color: palette[0]?.color ?? '#000000',
    blurHash: encode(toRgba(raster), raster.width, raster.height, 4, 3),
    palette,
    coverage: findCoverage(pixels),
    perceptualHash: hashDifferences(raster),
  }
}

function readPixels({ data, channels }: SmallRaster): Lab[] {
  const pixels: Lab[] = []
  for (let at = 0; at + 2 < data.length; at += channels)
    pixels.push(toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return pixels
}

function toRgba({ data, channels }: SmallRaster): Uint8ClampedArray {
  if (channels === 4) return new Uint8ClampedArray(data)
  const rgba = new Uint8ClampedArray((data.length / 3) * 4).fill(255)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4)
    rgba.set(data.subarray(from, from + 3), to)
  return rgba
}

const paletteSize = 6
const rounds = 8

/** K-means in OKLab, whose distances match perception. Starts from the pixel farthest from all earlier centers. */
function findPalette(pixels: readonly Lab[]): PaletteColor[] {
  let centers = chooseCenters(pixels)
  let counts: number[] = []
  for (let round = 0; round < rounds; round++) {
    const sums = centers.map(() => ({ l: 0, a: 0, b: 0 }))
    counts = centers.map(() => 0)
    for (const pixel of pixels) {
      const nearest = nearestOf(centers, pixel)
      const sum = sums[nearest]
      if (!sum) continue
      sum.l += pixel.l
      sum.a += pixel.a
      sum.b += pixel.b
      counts[nearest] = (counts[nearest] ?? 0) + 1
    }
    centers = centers.map((center, index) => {
      const { l, a, b } = sums[index] ?? center
      const count = counts[index] ?? 0
      return count === 0 ? center : { l: l / count, a: a / count, b: b / count }
    })
  }
  return centers
    .map((center, index) => ({ color: toHex(center), share: (counts[index] ?? 0) / pixels.length }))
    .filter(({ share }) => share > 0)
    .map(({ color, share }) => ({ color, share: Math.round(share * 1000) / 1000 }))
    .toSorted((one, other) => other.share - one.share)
}

function chooseCenters(pixels: readonly Lab[]): Lab[] {
  const [first] = pixels
  if (!first) return []
  const centers = [first]
  // Every pixel is not needed to find distant ones.
  const step = Math.max(1, Math.floor(pixels.length / 1000))
  const candidates = pixels.filter((_, index) => index % step === 0)
  while (centers.length < paletteSize) {
    let farthest = first
    let farthestDistance = 0
    for (const pixel of candidates) {
      const nearest = centers[nearestOf(centers, pixel)] ?? first
      const distance = distanceOf(nearest, pixel)
      if (distance > farthestDistance) [farthest, farthestDistance] = [pixel, distance]
    }
    if (farthestDistance === 0) break
    centers.push(farthest)
  }
  return centers
}

function nearestOf(centers: readonly Lab[], pixel: Lab): number {
  let nearest = 0
  let nearestDistance = Number.POSITIVE_INFINITY
  for (const [index, center] of centers.entries()) {
    const distance = distanceOf(center, pixel)
    if (distance < nearestDistance) [nearest, nearestDistance] = [index, distance]
  }
  return nearest
}

function distanceOf(one: Lab, other: Lab): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2
}

/** OKLab hues in degrees where a named color ends. The last one continues at 0. */
const hues: readonly (readonly [end: number, color: ColorName])[] = [
  [20, 'magenta'],
  [45, 'red'],
  [82, 'orange'],
  [115, 'yellow'],
  [165, 'green'],
  [215, 'teal'],
  [285, 'blue'],
  [325, 'purple'],
  [360, 'magenta'],
]
const minChroma = 0.035
const maxGrayChroma = 0.012

function findCoverage(pixels: readonly Lab[]): Partial<Record<ColorName, number>> {
  const counts = new Map<ColorName, number>()
  let chromaSum = 0
  for (const pixel of pixels) {
    const chroma = Math.hypot(pixel.a, pixel.b)
    chromaSum += chroma
    const color = nameOf(pixel, chroma)
    if (color) counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const isGray = chromaSum / pixels.length <= maxGrayChroma
  const coverage = [...counts].map(([color, count]) => [color, Math.round((count / pixels.length) * 1000)])
  return {
    ...Object.fromEntries(coverage.filter(([, thousandths]) => Number(thousandths) >= 10)),
    ...(isGray && { black_and_white: 1000 }),
  }
}

/** Grays between black and white have no name. */
function nameOf({ l, a, b }: Lab, chroma: number): ColorName | undefined {
  if (l < 0.25) return 'black'
  if (chroma < minChroma) return l > 0.88 ? 'white' : undefined
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return hues.find(([end]) => hue <= end)?.[1]
}

function toHex(color: Lab): string {
  return `#${toRgb(color)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

const hashWidth = 9
const hashHeight = 8

/** The difference hash of grayscale averages, which resizing and recompression hardly change. */
function hashDifferences(raster: SmallRaster): string {
  const averages = Array.from({ length: hashHeight }, (_, row) =>
    Array.from({ length: hashWidth }, (_, column) => averageOf(raster, column, row)),
  )
  const bits = averages.flatMap((row) =>
    row.slice(1).map((value, column) => (value > (row[column] ?? 0) ? '1' : '0')),
  )
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0')
}

function averageOf({ data, width, height, channels }: SmallRaster, column: number, row: number): number {
  const [left, right] = cellOf(column, hashWidth, width)
  const [top, bottom] = cellOf(row, hashHeight, height)
  let sum = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * channels
      sum += 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
    }
  return sum / ((right - left) * (bottom - top))
}

/** Never empty, also for rasters of a few pixels. */
function cellOf(index: number, count: number, size: number): [start: number, end: number] {
  const start = Math.min(size - 1, Math.floor((index * size) / count))
  return [start, Math.max(start + 1, Math.floor(((index + 1) * size) / count))]
}

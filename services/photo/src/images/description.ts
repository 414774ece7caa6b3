import { encode } from 'blurhash'
import type { ImageSource } from './image-source.ts'
import { mediaTypes } from './image-source.ts'
import type { ImageParameters } from './parameters.ts'
import type { Plan } from './plan.ts'
import type { Raster } from './raster.ts'

/** The response to `fm=json`, with the names that imgix uses. */
export function describeImage(source: ImageSource, plan: Plan, byteLength: number | undefined): object {
  const { width, height } = plan.geometry.output
  return {
    'Content-Type': mediaTypes[plan.encoding.codec],
    ...(byteLength === undefined ? {} : { 'Content-Length': byteLength }),
    PixelWidth: width,
    PixelHeight: height,
    ColorModel: 'RGB',
    Depth: 8,
    Orientation: 1,
    ...(source.color === null ? {} : { Color: source.color }),
    ...(source.blurHash === null ? {} : { BlurHash: source.blurHash }),
  }
}

/** True if the plan shows the whole source in its own colors, so the stored data about the source applies. */
export function showsWholeSource({ geometry, trim, effects, frame, orientation }: Plan): boolean {
  const { region, window, smartCrop, canvas, padding } = geometry
  return (
    !region && !window && !smartCrop && !canvas && !padding && !trim && !effects && !frame && !orientation
  )
}

/** Four by three components, as in all samples of the ecosystem. */
export function blurHashOf({ data, width, height }: Raster): string {
  return encode(new Uint8ClampedArray(data.buffer, data.byteOffset, data.length), width, height, 4, 3)
}

interface PaletteColor {
  hex: string
  /** From 0 to 1. */
  red: number
  green: number
  blue: number
}

/** The response to `palette`. */
export function describePalette(
  colors: readonly string[],
  { palette, paletteColors }: Pick<ImageParameters, 'palette' | 'paletteColors'>,
): string {
  const firstColors = colors.slice(0, paletteColors)
  if (palette === 'css') return firstColors.map(classesOf).join('')
  const all = colors.map(toPaletteColor)
  const luminance = all.reduce((sum, color) => sum + luminanceOf(color), 0) / (all.length || 1)
  return JSON.stringify({
    colors: firstColors.map(toPaletteColor),
    average_luminance: Number(luminance.toFixed(6)),
    dominant_colors: nameColors(all),
  })
}

function classesOf(hex: string, index: number): string {
  const number = index + 1
  return (
    `.image-fg-${number} { color:${hex} !important; }\n` +
    `.image-bg-${number} { background-color:${hex} !important; }\n`
  )
}

function toPaletteColor(hex: string): PaletteColor {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((pair) => {
    return Number((Number.parseInt(pair, 16) / 255).toFixed(6))
  })
  return { red, hex, blue, green }
}

const luminanceOf = ({ red, green, blue }: PaletteColor): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The first color of each kind: vibrant or muted, and light, dark or neither. */
function nameColors(colors: readonly PaletteColor[]): Record<string, PaletteColor> {
  const named: Record<string, PaletteColor> = {}
  for (const color of colors) {
    const channels = [color.red, color.green, color.blue]
    const [high, low] = [Math.max(...channels), Math.min(...channels)]
    const lightness = (high + low) / 2
    const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1))
    const kind = saturation > 0.4 ? 'vibrant' : 'muted'
    const shade = lightness > 0.65 ? '_light' : lightness < 0.35 ? '_dark' : ''
    named[kind + shade] ??= color
  }
  return named
}

/** The most frequent colors of RGBA pixels, for images whose palette is not stored. */
export function frequentColors({ data, channels }: Raster): string[] {
  const bins = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let at = 0; at < data.length; at += channels) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5)
    const bin = bins.get(key) ?? { count: 0, sum: [0, 0, 0] }
    bin.count += 1
    bin.sum[0] += r
    bin.sum[1] += g
    bin.sum[2] += b
    bins.set(key, bin)
  }
  return [...bins.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, 16)
    .map(
      ({ count, sum }) =>
        `#${sum
          .map((total) =>
            Math.round(total / count)
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`,
    )
}

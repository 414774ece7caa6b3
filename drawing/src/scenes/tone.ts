import type { Frame } from './family.ts'
import { hash2 } from './noise.ts'

/** Tone settings, applied to linear light. */
export interface Development {
  readonly exposure: number
  /** 0 gives black and white. */
  readonly saturation: number
  /** Share of light that the corners lose. */
  readonly vignette: number
  /** Strength of film grain at full size, in 1/255. */
  readonly grain: number
  /** Multiplies red, green and blue after desaturation, for toned monochromes. */
  readonly tint: readonly [red: number, green: number, blue: number]
}

const standard: Development = { exposure: 1, saturation: 1, vignette: 0.2, grain: 3, tint: [1, 1, 1] }

/** Filmic curve by K. Narkowicz from linear light to the linear light of a screen: 0.18 gives about 0.18, 8 gives 1. */
export function filmic(light: number): number {
  const x = light * preExposure
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
}

const preExposure = 0.72

/** The light that `filmic` turns into `tone`. */
function inverseFilmic(tone: number): number {
  // Whites are not allowed to become lamps.
  const y = Math.min(0.92, tone)
  const a = 2.43 * y - 2.51
  const b = 0.59 * y - 0.03
  const c = 0.14 * y
  return (-b - Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a) / preExposure
}

export type Light = readonly [red: number, green: number, blue: number]

/** The light that appears on the screen as the color `#rrggbb` if nothing else is done to it. */
export function lightOf(color: string): Light {
  const [red, green, blue] = encodedOf(color)
  return [lightOfEncoded(red), lightOfEncoded(green), lightOfEncoded(blue)]
}

/** The color as shares of light that a surface reflects, or as the tint of a lamp. */
export function linearOf(color: string): Light {
  const [red, green, blue] = encodedOf(color)
  return [linear(red), linear(green), linear(blue)]
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function lightOfEncoded(part: number): number {
  return inverseFilmic(linear(part))
}

function encodedOf(color: string): Light {
  if (!/^#[0-9a-f]{6}$/i.test(color)) throw new TypeError(`not a color of the form #rrggbb: ${color}`)
  const part = (start: number): number => Number.parseInt(color.slice(start, start + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

/** A gradient of lights without steps or kinks. */
export interface Ramp {
  light(t: number, channel: 0 | 1 | 2): number
}

const rampSteps = 512

/** `smoothness` is the share of the ramp over which its kinks are rounded. */
export function createRamp(
  stops: readonly (readonly [position: number, color: string])[],
  smoothness = 0.08,
): Ramp {
  const channels = ([0, 1, 2] as const).map((channel) => {
    const parts = Float64Array.from({ length: rampSteps + 2 }, (_, i) => {
      const at = Math.min(1, i / rampSteps)
      const next = stops.find(([position]) => position >= at) ?? stops.at(-1)
      const previous = stops.findLast(([position]) => position <= at) ?? stops[0]
      if (next === undefined || previous === undefined) throw new RangeError('a ramp needs a stop')
      const span = next[0] - previous[0]
      const from = encodedOf(previous[1])[channel]
      return from + (encodedOf(next[1])[channel] - from) * (span > 0 ? (at - previous[0]) / span : 0)
    })
    const radius = Math.round((smoothness * rampSteps) / 4)
    return smooth(smooth(parts, radius), radius).map(lightOfEncoded)
  })
  return {
    light(t, channel) {
      const lights = channels[channel]
      const position = Math.min(1, Math.max(0, t)) * rampSteps
      const step = Math.floor(position)
      const a = lights?.[step] ?? 0
      return a + ((lights?.[step + 1] ?? 0) - a) * (position - step)
    },
  }
}

/** Moving average that keeps both ends. */
function smooth(parts: Float64Array, radius: number): Float64Array {
  const last = parts.length - 1
  return parts.map((_, i) => {
    const reach = Math.min(radius, i, last - i)
    let sum = 0
    for (let k = i - reach; k <= i + reach; k++) sum += parts[k] ?? 0
    return sum / (2 * reach + 1)
  })
}

const tableSize = 4096
const maxLight = 16

// Indexed by the square root, because dark steps show more.
const filmicTable = Float32Array.from({ length: tableSize + 2 }, (_, i) =>
  filmic(maxLight * Math.min(1, i / tableSize) ** 2),
)
const encodeTable = Float32Array.from({ length: tableSize + 2 }, (_, i) => {
  const linear = Math.min(1, i / tableSize) ** 2
  return 255 * (linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055)
})

function lookUp(table: Float32Array, root: number): number {
  const position = Math.min(tableSize, Math.max(0, root * tableSize))
  const step = position | 0
  const a = table[step] ?? 0
  return a + ((table[step + 1] ?? 0) - a) * (position - step)
}

/** Turns a band of light, sampled `oversampling` times along each side of a pixel, into bytes of `rgb`. */
export type Developer = (band: Float32Array, top: number, rows: number, rgb: Uint8Array) => void

/** Width at which a grain is a pixel wide. */
const grainWidth = 2400

export function createDeveloper(
  frame: Frame,
  oversampling: number,
  changes: Partial<Development> = {},
): Developer {
  const { exposure, saturation, vignette, grain, tint } = { ...standard, ...changes }
  const { width, height, aspect } = frame
  const grainStrength = grain * Math.min(1, width / grainWidth)
  const corner = (aspect * aspect + 1) / 4
  const samples = oversampling * oversampling
  const stride = width * oversampling * 3
  return (band, top, rows, rgb) => {
    for (let row = 0; row < rows; row++) {
      const dy = (top + row + 0.5) / height - 0.5
      for (let column = 0; column < width; column++) {
        const dx = ((column + 0.5) / width - 0.5) * aspect
        const distance = (dx * dx + dy * dy) / corner
        const gain = (exposure * (1 - vignette * distance * (0.4 + 0.6 * distance))) / maxLight
        let red = 0
        let green = 0
        let blue = 0
        for (let subrow = 0; subrow < oversampling; subrow++) {
          let i = (row * oversampling + subrow) * stride + column * oversampling * 3
          for (let sub = 0; sub < oversampling; sub++) {
            let r = (band[i++] ?? 0) * gain
            let g = (band[i++] ?? 0) * gain
            let b = (band[i++] ?? 0) * gain
            if (saturation !== 1) {
              const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
              r = grey + (r - grey) * saturation
              g = grey + (g - grey) * saturation
              b = grey + (b - grey) * saturation
            }
            red += lookUp(filmicTable, Math.sqrt(Math.max(0, r * tint[0])))
            green += lookUp(filmicTable, Math.sqrt(Math.max(0, g * tint[1])))
            blue += lookUp(filmicTable, Math.sqrt(Math.max(0, b * tint[2])))
          }
        }
        // A triangular distribution of one step each way hides the steps of eight bits.
        const hash = hash2(71, column, top + row)
        const dither = ((hash & 0xff) + ((hash >>> 8) & 0xff)) / 255 - 1
        const noise =
          dither * 0.7 + (((hash >>> 16) & 0xff) + (hash >>> 24)) * (grainStrength / 255) - grainStrength
        const at = ((top + row) * width + column) * 3
        rgb[at] = toByte(lookUp(encodeTable, Math.sqrt(red / samples)) + noise)
        rgb[at + 1] = toByte(lookUp(encodeTable, Math.sqrt(green / samples)) + noise)
        rgb[at + 2] = toByte(lookUp(encodeTable, Math.sqrt(blue / samples)) + noise)
      }
    }
  }
}

function toByte(part: number): number {
  return part < 0 ? 0 : part > 255 ? 255 : (part + 0.5) | 0
}

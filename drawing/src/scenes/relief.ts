import type { Frame, Picture } from './family.ts'

/** A surface seen from above. All lengths are in picture heights. */
export interface Relief {
  /** Writes the height as the first of `channels` values; the others reach `shade` unchanged. */
  readonly channels: number
  measure(x: number, y: number, out: Float64Array): void
  /** `dx` and `dy` are the slopes of the height, to the right and downwards. */
  shade(x: number, y: number, values: Float64Array, dx: number, dy: number, out: Float64Array): void
}

/** Measures each pixel once: slopes are differences to the pixels at the left and above. */
export function shadeRelief(frame: Frame, relief: Relief): Picture['shade'] {
  const { width, height, aspect } = frame
  const step = aspect / width
  const values = new Float64Array(relief.channels)
  const out = new Float64Array(3)
  const above = new Float64Array(width)
  return (band, top, rows) => {
    for (let column = 0; column < width; column++) {
      relief.measure((column + 0.5) * step, (top - 0.5) / height, values)
      above[column] = values[0] ?? 0
    }
    let i = 0
    for (let row = top; row < top + rows; row++) {
      const y = (row + 0.5) / height
      relief.measure(-0.5 * step, y, values)
      let left = values[0] ?? 0
      for (let column = 0; column < width; column++) {
        const x = (column + 0.5) * step
        relief.measure(x, y, values)
        const level = values[0] ?? 0
        relief.shade(x, y, values, (level - left) / step, (level - (above[column] ?? 0)) * height, out)
        left = level
        above[column] = level
        band[i++] = out[0] ?? 0
        band[i++] = out[1] ?? 0
        band[i++] = out[2] ?? 0
      }
    }
  }
}

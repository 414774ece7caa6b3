import type { Development } from './tone.ts'

/** The raster that a picture is shaded for. Positions are in picture heights: x from 0 to `aspect`, y from 0 to 1. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly aspect: number
  /** The side of a pixel in picture heights. */
  readonly pixel: number
}

export interface Picture {
  /**
   * Writes linear light, three floats a pixel, of the rows from `top` on. The renderer calls it from the lowest band to
   * the highest and requests each row once, so a picture may carry state upwards. The band is not cleared.
   */
  shade(band: Float32Array, top: number, rows: number): void
  readonly development?: Partial<Development>
}

/** Draws scenes of one kind. */
export interface Family<Recipe extends object> {
  readonly name: string
  /** Samples along each side of a pixel; 1 if the family smooths its own edges. Twice as many cost four times as much. */
  readonly oversampling?: number
  /** Smaller pictures are sampled at least this wide, if the family has details that a few pixels cannot hold. */
  readonly minWidth?: number
  /** Computes what does not depend on the pixel. */
  prepare(recipe: Recipe, frame: Frame): Picture
}

/** The x and y of a pixel's centre are handed over in picture heights; `out` receives linear red, green and blue. */
export function shadePixels(
  frame: Frame,
  shadePixel: (x: number, y: number, out: Float64Array) => void,
): Picture['shade'] {
  const out = new Float64Array(3)
  return (band, top, rows) => {
    let i = 0
    for (let row = top; row < top + rows; row++) {
      const y = (row + 0.5) / frame.height
      for (let column = 0; column < frame.width; column++) {
        shadePixel(((column + 0.5) / frame.width) * frame.aspect, y, out)
        band[i++] = out[0] ?? 0
        band[i++] = out[1] ?? 0
        band[i++] = out[2] ?? 0
      }
    }
  }
}

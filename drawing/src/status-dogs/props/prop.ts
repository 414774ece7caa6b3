import type { Point } from '../../geometry.ts'
import { place } from '../../svg.ts'
import { lineWidth } from '../ink.ts'

export interface PropOptions {
  rotate?: number
  flip?: boolean
  line?: number
}

/**
 * A thing drawn in a box of 100 units, at `size` pixels for those 100 units.
 * The drawing gets the line thickness that will be right on the page.
 */
export function prop(at: Point, size: number, options: PropOptions, draw: (line: number) => string): string {
  const scale = size / 100
  return place(draw((options.line ?? lineWidth) / scale), {
    x: at[0],
    y: at[1],
    scale,
    rotate: options.rotate ?? 0,
    flip: options.flip ?? false,
    scaleY: scale,
  })
}

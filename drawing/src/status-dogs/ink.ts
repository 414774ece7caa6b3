import type { Point } from '../geometry.ts'
import { clipTo, cutOut, fill, group, stroke } from '../svg.ts'
import { inkColor, shadowColor } from './color.ts'

export interface InkOptions {
  /** Thickness of the line outside the fill. */
  line?: number
  ink?: string
  /** Painted inside the shapes only, over the fill and under the shadow: spots, stripes, highlights. */
  inside?: string
  /** How far the shadow crescent reaches in from the lower right; 0 for none. */
  depth?: number
  /** Strength of the shadow crescent. */
  shadow?: number
  /** Direction of the light in the drawing's own axes. */
  light?: Point
}

export const lineWidth = 3

const litColor = '#fff6dc'

const everywhere = 'M-2000-2000h4000v4000h-4000Z'

/**
 * Shapes drawn as one body: one line around their union, no lines where they overlap,
 * a fill, the inner content, and a shadow crescent away from the light (upper left).
 */
export function inked(shapes: string | readonly string[], color: string, options: InkOptions = {}): string {
  const { line = lineWidth, ink = inkColor, inside = '', depth = 6 } = options
  const paths = [shapes].flat()
  return group(
    line > 0 ? contour(paths, line, ink) : '',
    ...paths.map((d) => fill(d, color)),
    inside === '' ? '' : clipTo(paths, inside),
    depth > 0 ? crescent(paths, depth, options) : '',
  )
}

/** The line around the union of the shapes, a touch heavier on the side away from the light. */
export function contour(paths: readonly string[], line: number, ink = inkColor): string {
  return paths.map((d) => stroke(d, ink, line * 2)).join('')
}

/** The shadow side of the shapes, to lay over them. */
export function crescent(paths: readonly string[], depth: number, options: InkOptions = {}): string {
  const { shadow = 0.17, light = [-0.62, -0.78] } = options
  const dark = cutOut(paths, fill(everywhere, shadowColor, shadow), [light[0] * depth, light[1] * depth])
  const lit =
    depth < 5
      ? ''
      : cutOut(paths, fill(everywhere, litColor, 0.2), [light[0] * -0.4 * depth, light[1] * -0.4 * depth])
  return clipTo(paths, group(dark, lit))
}

/** A line alone: wrinkles, whiskers, cords, motion. */
export function scratch(d: string, width = lineWidth * 0.8, color = inkColor): string {
  return stroke(d, color, width)
}

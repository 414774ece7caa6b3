import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth, taper } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { inkColor, shade } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

/** A suitcase standing on `at`, `size` wide. */
export function suitcase(
  at: Point,
  size: number,
  { color = '#b36a3c', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      scratch(
        smooth([
          [-14, -70],
          [-12, -82],
          [12, -82],
          [14, -70],
        ]),
        line * 2 + 4,
      ),
      stroke(
        smooth([
          [-14, -70],
          [-12, -82],
          [12, -82],
          [14, -70],
        ]),
        shade(color, 0.1),
        4,
      ),
      inked(box(-50, -70, 100, 70, 8), color, {
        line,
        depth: 6,
        inside: group(
          fill(box(-34, -80, 9, 90), '#e9c98f'),
          fill(box(25, -80, 9, 90), '#e9c98f'),
          fill(box(-60, -38, 120, 3), shade(color, 0.1)),
        ),
      }),
    ),
  )
}

/** A padlock around `at`, `size` wide; `open` lifts the shackle. */
export function padlock(
  at: Point,
  size: number,
  { color = '#e8b53f', open = false, ...options }: PropOptions & { color?: string; open?: boolean } = {},
): string {
  const shackle = open ? 'M-26 -22V-58A26 26 0 0 1 26 -58V-40' : 'M-26 -10V-40A26 26 0 0 1 26 -40V-10'
  return prop(at, size, options, (line) =>
    group(
      stroke(shackle, inkColor, 12 + line * 2),
      stroke(shackle, '#b9c0c8', 12),
      inked(box(-48, -20, 96, 76, 12), color, { line, depth: 7 }),
      fill(ellipse(0, 10, 11), inkColor),
      fill(
        taper([
          [0, 12, 5],
          [0, 34, 7],
        ]),
        inkColor,
      ),
    ),
  )
}

/** A key around `at`, `size` long, bow to the left. */
export function key(
  at: Point,
  size: number,
  { color = '#e8b53f', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      inked(
        [ellipse(-30, 0, 20), box(-14, -5, 64, 10, 3), box(28, 0, 8, 18, 2), box(41, 0, 8, 14, 2)],
        color,
        { line, depth: 3 },
      ),
      inked(ellipse(-31, 0, 8), mix(color, inkColor, 0.75), { line: line * 0.6, depth: 0 }),
    ),
  )
}

/** A tailor's tape through the points. */
export function measuringTape(points: readonly Point[], color = '#f6cf4b', width = 16): string {
  const d = smooth(points)
  return group(
    stroke(d, inkColor, width + 5, { cap: 'butt' }),
    stroke(d, color, width, { cap: 'butt' }),
    stroke(d, inkColor, width * 0.5, { cap: 'butt', dash: [1.6, 8.4] }),
    stroke(d, color, width * 0.28, { cap: 'butt' }),
  )
}

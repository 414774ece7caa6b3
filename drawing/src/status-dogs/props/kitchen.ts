import type { Point } from '../../geometry.ts'
import { arc, box, ellipse, smooth } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { inked } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

/** A cup standing on `at`, `size` wide at its mouth; the ear is on its right unless flipped. */
export function cup(
  at: Point,
  size: number,
  {
    color = '#fff6e4',
    band,
    drink = '#7a4a2c',
    ...options
  }: PropOptions & { color?: string; band?: string; drink?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      stroke(arc(46, -44, 24, 20, -110, 110), '#3a2620', 9 + line * 2),
      stroke(arc(46, -44, 24, 20, -110, 110), color, 9),
      inked(
        smooth(
          [
            [-50, -70],
            [50, -70],
            [42, -22],
            [20, -2],
            [-20, -2],
            [-42, -22],
          ],
          true,
        ),
        color,
        {
          line,
          depth: 8,
          inside: band ? stroke('M-60 -46Q0 -34 60 -46', band, 6) : '',
        },
      ),
      inked(ellipse(0, -69, 50, 10), tint(color, 0.04), {
        line,
        depth: 0,
        inside: fill(ellipse(0, -66, 43, 8), drink),
      }),
    ),
  )
}

/** Wisps that rise from `at`, `height` tall. */
export function steam([x, y]: Point, height: number, color = '#ffffff', opacity = 0.85): string {
  const wisp = (dx: number, h: number) =>
    stroke(
      smooth([
        [x + dx, y],
        [x + dx + h * 0.14, y - h * 0.25],
        [x + dx - h * 0.1, y - h * 0.52],
        [x + dx + h * 0.12, y - h * 0.8],
        [x + dx + h * 0.02, y - h],
      ]),
      color,
      height * 0.075,
      { opacity },
    )
  return group(wisp(-height * 0.12, height * 0.8), wisp(height * 0.14, height))
}

/** A stack of biscuits on a plate standing on `at`. */
export function biscuits([x, y]: Point, size: number, color = '#d99a55'): string {
  return group(
    inked(ellipse(x, y - size * 0.04, size * 0.5, size * 0.08), '#fdf6e6', { depth: 3 }),
    ...[
      [-0.16, -0.1],
      [0.16, -0.1],
      [0, -0.22],
    ].map(([dx = 0, dy = 0]) =>
      inked(
        box(x + dx * size - size * 0.17, y + dy * size - size * 0.07, size * 0.34, size * 0.12, size * 0.05),
        color,
        {
          line: 2.4,
          depth: 2,
          inside: fill(ellipse(x + dx * size, y + dy * size, size * 0.02), shade(color, 0.2)),
        },
      ),
    ),
  )
}

import type { Joint, Point } from '../../geometry.ts'
import { arc, ellipse, polygon, smooth, taper } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

/** A tennis ball around `at`, `size` across. */
export function tennisBall(
  at: Point,
  size: number,
  { color = '#cfe04a', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    inked(ellipse(0, 0, 50), color, {
      line,
      depth: 16,
      inside: stroke(`${arc(-48, -30, 46, 46, -40, 95)}${arc(50, 30, 46, 46, 140, 275)}`, '#fffbe6', 8),
    }),
  )
}

/** A beach or play ball around `at`, `size` across. */
export function ball(
  at: Point,
  size: number,
  { color = '#e2574c', band = '#fff4dd', ...options }: PropOptions & { color?: string; band?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    inked(ellipse(0, 0, 50), color, {
      line,
      depth: 14,
      inside: group(
        stroke(arc(0, -70, 90, 76, 30, 150), band, 14),
        fill(ellipse(-18, -26, 11, 7, -35), '#ffffff', 0.7),
      ),
    }),
  )
}

/** A bone lying level around `at`, `size` long. */
export function bone(
  at: Point,
  size: number,
  { color = '#fdf3dc', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    inked(
      [
        taper([
          [-34, 0, 10],
          [0, 0, 8.5],
          [34, 0, 10],
        ]),
        ...[-1, 1].flatMap((side) => [ellipse(side * 38, -10, 12.5), ellipse(side * 38, 10, 12.5)]),
      ],
      color,
      { line, depth: 6 },
    ),
  )
}

/** A bowl standing on `at`, `size` wide; `food` heaps it, `name` is left to the scene. */
export function bowl(
  at: Point,
  size: number,
  { color = '#4e8fc7', food, ...options }: PropOptions & { color?: string; food?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      food
        ? inked(
            smooth(
              [
                [-34, -36],
                [-20, -52],
                [0, -58],
                [20, -52],
                [34, -36],
              ],
              true,
            ),
            food,
            { line, depth: 5 },
          )
        : '',
      inked(
        smooth(
          [
            [-38, -40],
            [38, -40],
            [50, -4],
            [44, 0],
            [-44, 0],
            [-50, -4],
          ],
          true,
        ),
        color,
        {
          line,
          depth: 7,
          inside: stroke(
            polygon(
              [
                [-60, -14],
                [60, -14],
              ],
              false,
            ),
            tint(color, 0.14),
            5,
          ),
        },
      ),
      inked(ellipse(0, -38, 38, 8), shade(color, 0.16), { line, depth: 0 }),
      food
        ? inked(
            smooth(
              [
                [-32, -38],
                [-18, -50],
                [0, -54],
                [18, -50],
                [32, -38],
                [0, -34],
              ],
              true,
            ),
            food,
            { line: 0, depth: 4 },
          )
        : '',
    ),
  )
}

/** A stick through the points. */
export function stick(points: readonly Point[], thick = 7, color = '#9a6b42'): string {
  const joints = points.map(
    ([x, y], i): Joint => [x, y, thick * (i === 0 || i === points.length - 1 ? 0.8 : 1)],
  )
  return group(
    inked(taper(joints), color, { depth: 3 }),
    scratch(smooth(points.map(([x, y]): Point => [x, y - thick * 0.3])), 1.4, shade(color, 0.16)),
  )
}

/** A rope or lead through the points. */
export function rope(points: readonly Point[], color = '#d8503f', thick = 4, line = 2.4): string {
  const d = smooth(points)
  return group(
    stroke(d, '#3a2620', thick + line * 2),
    stroke(d, color, thick),
    stroke(d, tint(color, 0.12), thick * 0.3, { opacity: 0.8 }),
  )
}

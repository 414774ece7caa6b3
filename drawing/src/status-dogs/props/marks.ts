import { ellipsePoints, type Point, polar } from '../../geometry.ts'
import { ellipse, polygon, scallops, smooth, star } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { inkColor } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'

/** The small signs of a cartoon: use one, not five. */

/** Short rays around `at`, from `inner` to `outer`, between two directions. */
export function rays(
  at: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
  color = inkColor,
  width = 3.4,
): string {
  return group(
    ...Array.from({ length: count }, (_, i) => {
      const heading = count === 1 ? from : from + ((to - from) * i) / (count - 1)
      return scratch(polygon([polar(at, heading, inner), polar(at, heading, outer)], false), width, color)
    }),
  )
}

/** Lines of speed that end at `at`, coming from `heading`. */
export function speedLines(
  at: Point,
  heading: number,
  length: number,
  color = '#ffffff',
  gap = 14,
  width = 3.4,
): string {
  return group(
    ...[-1, 0, 1].map((i) => {
      const start = polar(at, heading + 90, i * gap)
      return scratch(
        polygon([start, polar(start, heading, length * (i === 0 ? 1 : 0.62))], false),
        width,
        color,
      )
    }),
  )
}

/** Sleep: three letters that rise. */
export function zzz([x, y]: Point, size: number, color = inkColor): string {
  return group(
    ...[0, 1, 2].map((i) =>
      lettering('z', x + i * size * 0.5, y - i * size * 0.62, {
        size: size * (0.7 + i * 0.28),
        color,
        rotate: -8,
      }),
    ),
  )
}

export function heart([x, y]: Point, size: number, color = '#e4574d'): string {
  const s = size / 2
  return inked(
    `M${x} ${y + s * 0.9}C${x - s * 1.5} ${y - s * 0.1} ${x - s * 0.9} ${y - s * 1.1} ${x} ${y - s * 0.35}C${x + s * 0.9} ${y - s * 1.1} ${x + s * 1.5} ${y - s * 0.1} ${x} ${y + s * 0.9}Z`,
    color,
    { line: 2.6, depth: 3 },
  )
}

export function sparkle([x, y]: Point, size: number, color = '#fffbe6'): string {
  return fill(star(x, y, size / 2, size * 0.13, 4), color)
}

/** A word or a sign standing free, with a rim that holds on any ground. */
export function shout(
  text: string,
  at: Point,
  size: number,
  { color = '#fffaf0', rotate = 0 }: { color?: string; rotate?: number } = {},
): string {
  return group(
    ...[
      [-2.5, 0],
      [2.5, 0],
      [0, -2.5],
      [0, 2.5],
      [1.8, 1.8],
      [-1.8, 1.8],
      [1.8, -1.8],
      [-1.8, -1.8],
    ].map(([dx = 0, dy = 0]) =>
      lettering(text, at[0] + dx, at[1] + dy, { size, anchor: 'middle', rotate, color: inkColor }),
    ),
    lettering(text, at[0], at[1], { size, anchor: 'middle', rotate, color }),
  )
}

/** A speech bubble around `at`; its tail points to `mouth`. `content` is drawn over it. */
export function speech(
  at: Point,
  width: number,
  height: number,
  mouth: Point,
  content = '',
  color = '#fffaf0',
): string {
  const [x, y] = at
  const body = smooth(
    ellipsePoints(at, width / 2, height / 2, 16).map(
      ([px, py]): Point => [x + (px - x) * 1.02, y + (py - y) * 1.02],
    ),
    true,
  )
  const near = polar(
    at,
    (Math.atan2(mouth[1] - y, mouth[0] - x) * 180) / Math.PI,
    Math.min(width, height) * 0.36,
  )
  const tail = polygon([[near[0] - 12, near[1]], mouth, [near[0] + 14, near[1] + 4]])
  return group(inked([body, tail], color, { depth: 4 }), content)
}

/** A thought bubble around `at`; small puffs lead down to `head`. */
export function thought(
  at: Point,
  width: number,
  height: number,
  head: Point,
  content = '',
  color = '#fffaf0',
): string {
  const puff = (t: number, r: number) =>
    inked(ellipse(at[0] + (head[0] - at[0]) * t, at[1] + (head[1] - at[1]) * t, r), color, {
      line: 2.6,
      depth: 2,
    })
  return group(
    puff(0.92, 4.5),
    puff(0.78, 7.5),
    inked(scallops(ellipsePoints(at, width / 2, height / 2, 48), height * 0.16), color, { depth: 4 }),
    content,
  )
}

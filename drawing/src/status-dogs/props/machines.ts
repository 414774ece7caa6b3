import { type Joint, type Point, polar } from '../../geometry.ts'
import { box, cloudShape, ellipse, polygon, smooth, star } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { inkColor, shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

/** A rack of servers standing on `at`, `size` wide (100 units, 200 high); `lamps` colors its lights in turn. */
export function serverRack(
  at: Point,
  size: number,
  {
    color = '#4a5a70',
    lamps = ['#7be08a', '#7be08a', '#ffd35a'],
    units = 7,
    ...options
  }: PropOptions & { color?: string; lamps?: readonly string[]; units?: number } = {},
): string {
  const step = 184 / units
  return prop(at, size, options, (line) =>
    group(
      inked(box(-50, -200, 100, 200, 5), color, { line, depth: 7 }),
      ...Array.from({ length: units }, (_, i) => {
        const y = -194 + i * step
        const lamp = lamps[i % Math.max(1, lamps.length)] ?? '#7be08a'
        return group(
          fill(box(-42, y + 2, 84, step - 5, 3), shade(color, 0.12)),
          fill(box(-36, y + step * 0.36, 40, 2.6, 1), tint(color, 0.1)),
          fill(box(-36, y + step * 0.56, 40, 2.6, 1), tint(color, 0.1)),
          fill(ellipse(32, y + step * 0.46, 3.6), lamp),
          fill(ellipse(21, y + step * 0.46, 3), tint(color, 0.14)),
        )
      }),
    ),
  )
}

/** A cable through the points. */
export function cable(points: readonly Point[], color = '#e0574c', thick = 6): string {
  const d = smooth(points)
  return group(
    stroke(d, inkColor, thick + 5),
    stroke(d, color, thick),
    stroke(d, tint(color, 0.16), thick * 0.28),
  )
}

/** A plug whose pins point along `heading`; `at` is where its cable enters. */
export function plug([x, y]: Point, size: number, heading: number, color = '#f4ead6'): string {
  const scale = size / 100
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${heading}) scale(${scale})">${group(
    inked([box(68, -26, 34, 9, 3), box(68, 17, 34, 9, 3)], '#d8b45a', { line: 3 / scale, depth: 0 }),
    inked(
      smooth(
        [
          [0, -12],
          [22, -38],
          [70, -40],
          [72, 40],
          [22, 38],
          [0, 12],
        ],
        true,
      ),
      color,
      { line: 3 / scale, depth: 10 },
    ),
  )}</g>`
}

/** A socket plate around `at`. */
export function socket(
  at: Point,
  size: number,
  { color = '#fdf5e4', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      inked(box(-50, -50, 100, 100, 12), color, { line, depth: 5 }),
      inked(ellipse(0, 0, 34), shade(color, 0.07), { line: line * 0.8, depth: 0 }),
      fill(ellipse(-13, 0, 6), inkColor),
      fill(ellipse(13, 0, 6), inkColor),
    ),
  )
}

/** Puffs of smoke that grow as they rise from `at`. */
export function smoke([x, y]: Point, height: number, color = '#8d8a96', lean = 0.3): string {
  const puffs = Array.from({ length: 5 }, (_, i): Joint => {
    const t = i / 4
    return [
      x + Math.sin(t * 4) * height * 0.09 + t * height * lean,
      y - t * height,
      height * (0.09 + t * 0.15),
    ]
  })
  return group(
    ...puffs
      .reverse()
      .map(([px, py, r], i) =>
        fill(cloudShape(px, py, r * 2.3, r * 1.8, r * 0.55), tint(color, 0.03 * i), 0.94),
      ),
  )
}

/** Flames standing on `at`. */
export function flame([x, y]: Point, height: number): string {
  const tongue = (h: number, w: number, color: string) =>
    fill(
      smooth(
        [
          [x - w, y],
          [x - w * 0.9, y - h * 0.36],
          [x - w * 0.3, y - h * 0.62],
          [x - w * 0.1, y - h],
          [x + w * 0.5, y - h * 0.62],
          [x + w * 0.62, y - h * 0.36],
          [x + w, y - h * 0.1],
          [x + w * 0.7, y],
        ],
        true,
      ),
      color,
    )
  return group(
    glow(x, y - height * 0.4, height * 0.9, '#ffb347', 0.5),
    tongue(height, height * 0.36, '#e8532f'),
    tongue(height * 0.7, height * 0.25, '#f79a35'),
    tongue(height * 0.4, height * 0.14, '#ffe07a'),
  )
}

/** Sparks around a point. */
export function sparks(at: Point, size: number, color = '#ffd84a'): string {
  return group(
    glow(at[0], at[1], size * 1.2, color, 0.55),
    inked(star(at[0], at[1], size * 0.42, size * 0.16, 6), color, { line: 2, depth: 0 }),
    ...[-100, -55, -10, 35, 80, 150, 200].map((heading, i) => {
      const a = polar(at, heading, size * 0.55)
      const b = polar(at, heading, size * (0.75 + (i % 2) * 0.2))
      return scratch(polygon([a, b], false), 3, color)
    }),
  )
}

/** A bolt of lightning around `at`. */
export function bolt(
  at: Point,
  size: number,
  { color = '#ffd84a', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    inked(
      polygon([
        [8, -50],
        [-26, 8],
        [-4, 8],
        [-12, 50],
        [26, -14],
        [4, -14],
        [22, -50],
      ]),
      color,
      { line, depth: 4 },
    ),
  )
}

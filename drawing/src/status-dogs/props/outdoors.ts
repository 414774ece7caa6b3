import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, smooth } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { inkColor, shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

export interface DoghouseOptions extends PropOptions {
  wall?: string
  roof?: string
  /** Content of the doorway, in units: the doorway spans x -24…24, y -62…0. */
  inside?: string
}

/** A doghouse seen from the front, standing on `at`, `size` for its width of 100 at the walls. */
export function doghouse(
  at: Point,
  size: number,
  { wall = '#d9a066', roof = '#b8483d', inside = '', ...options }: DoghouseOptions = {},
): string {
  const doorway = 'M-24 0V-38A24 24 0 0 1 24 -38V0Z'
  const planks = [-64, -48, -32, -16].map((y) => `M-50 ${y}h100`).join('')
  return prop(at, size, options, (line) =>
    group(
      inked(
        polygon([
          [-46, 0],
          [-46, -62],
          [0, -104],
          [46, -62],
          [46, 0],
        ]),
        wall,
        {
          line,
          depth: 6,
          inside: stroke(planks, shade(wall, 0.1), 1.8),
        },
      ),
      inked(doorway, '#4b2f2b', { line, depth: 0, inside }),
      stroke(doorway, tint(wall, 0.1), line * 1.2),
      inked(
        polygon([
          [-62, -56],
          [0, -118],
          [62, -56],
          [54, -47],
          [0, -100],
          [-54, -47],
        ]),
        roof,
        { line, depth: 3 },
      ),
    ),
  )
}

/** A traffic cone standing on `at`, `size` high. */
export function cone(at: Point, size: number, options: PropOptions = {}): string {
  return prop(at, size, options, (line) =>
    group(
      inked(
        polygon([
          [-9, -98],
          [9, -98],
          [30, -8],
          [-30, -8],
        ]),
        '#f0702e',
        {
          line,
          depth: 8,
          inside: group(fill(box(-40, -74, 80, 20), '#fff7e8'), fill(box(-40, -38, 80, 18), '#fff7e8')),
        },
      ),
      inked(box(-42, -11, 84, 11, 4), '#d85a1e', { line, depth: 3 }),
    ),
  )
}

/** A street lamp standing on `at`, `size` high; `lit` colors the glass. */
export function streetLamp(
  at: Point,
  size: number,
  { lit = '#ffe08a', post = '#44505a', ...options }: PropOptions & { lit?: string; post?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      inked([box(-2, -84, 4, 84), box(-6, -6, 12, 6, 2)], post, { line, depth: 1.5 }),
      inked(
        polygon([
          [-6, -84],
          [-9, -97],
          [9, -97],
          [6, -84],
        ]),
        lit,
        { line, depth: 0 },
      ),
      inked(
        polygon([
          [-11, -96],
          [0, -103],
          [11, -96],
        ]),
        post,
        { line, depth: 1 },
      ),
    ),
  )
}

/** A picket fence along the ground line `y`. */
export function picketFence(
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#fff5e2',
  gap = 26,
): string {
  const count = Math.floor(width / gap)
  const rails = [0.3, 0.7].map((share) => box(x, y - height * share - 4, width, 8))
  const pickets = Array.from({ length: count }, (_, i) => {
    const px = x + (i + 0.5) * (width / count)
    const half = gap * 0.29
    return polygon([
      [px - half, y],
      [px - half, y - height + half],
      [px, y - height],
      [px + half, y - height + half],
      [px + half, y],
    ])
  })
  return group(
    ...rails.map((d) => fill(d, shade(color, 0.08))),
    ...pickets.map((d) => fill(d, color)),
    ...pickets.map((_, i) =>
      fill(
        box(
          x + (i + 0.5) * (width / count) + gap * 0.12,
          y - height + gap * 0.3,
          gap * 0.17,
          height - gap * 0.3,
        ),
        shade(color, 0.06),
      ),
    ),
  )
}

/** A puddle with a glint. */
export function puddle(x: number, y: number, width: number, color = '#9cc4d8'): string {
  const h = width * 0.16
  return group(
    fill(
      smooth(
        [
          [x - width / 2, y],
          [x - width * 0.2, y - h],
          [x + width * 0.3, y - h * 0.8],
          [x + width / 2, y + h * 0.1],
          [x + width * 0.2, y + h],
          [x - width * 0.3, y + h * 0.8],
        ],
        true,
      ),
      color,
    ),
    stroke(
      smooth([
        [x - width * 0.3, y - h * 0.1],
        [x - width * 0.12, y - h * 0.5],
        [x + width * 0.1, y - h * 0.55],
      ]),
      '#ffffff',
      2.4,
      { opacity: 0.7 },
    ),
  )
}

/** An open umbrella around its handle's top end `at`, `size` wide. */
export function umbrella(
  at: Point,
  size: number,
  { color = '#d8443c', ...options }: PropOptions & { color?: string } = {},
): string {
  const canopy =
    'M-50 0A50 46 0 0 1 50 0Q42 -9 33.3 0Q25 -9 16.7 0Q8 -9 0 0Q-8 -9 -16.7 0Q-25 -9 -33.3 0Q-42 -9 -50 0Z'
  return prop(at, size, options, (line) =>
    group(
      stroke('M0 -44V42', inkColor, line * 2.6),
      stroke('M0 -44V42', '#b98a5a', line * 1.1),
      inked(canopy, color, {
        line,
        depth: 6,
        inside: group(
          fill('M-16.7 0Q-20 -30 0 -46Q20 -30 16.7 0Q8 -9 0 0Q-8 -9 -16.7 0Z', tint(color, 0.07)),
        ),
      }),
      scratch(
        'M-33.3 0Q-34 -28 0 -46M33.3 0Q34 -28 0 -46M-16.7 0Q-20 -30 0 -46M16.7 0Q20 -30 0 -46',
        line * 0.6,
      ),
      stroke('M0 -46V-53', inkColor, line * 1.8),
    ),
  )
}

/** A paw print pressed into the ground; `heading` is the way the paw pointed. */
export function pawPrint(at: Point, size: number, color: string, heading = -90, flat = 1): string {
  const pads = [
    ellipse(0, 22, 26, 21),
    ellipse(-30, -12, 10, 14, -22),
    ellipse(-11, -30, 10.5, 15, -6),
    ellipse(11, -30, 10.5, 15, 6),
    ellipse(30, -12, 10, 14, 22),
  ]
  const scale = size / 100
  return `<g transform="translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${scale.toFixed(3)} ${(scale * flat).toFixed(3)}) rotate(${(heading + 90).toFixed(1)})">${pads.map((d) => fill(d, color)).join('')}</g>`
}

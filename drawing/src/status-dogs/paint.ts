import { mix } from '../color.ts'
import { type Joint, type Point, polar } from '../geometry.ts'
import { box, ellipse, num, polygon, smooth, taper } from '../path.ts'
import type { Random } from '../random.ts'
import { clipTo, fill, group, stroke, wash } from '../svg.ts'
import { shade, tint } from './color.ts'

/** Painted scenery: shapes without a line, so that the inked dogs and things stand out from it. */

export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** Short strokes of a flat brush strewn over an area: paper, lawn, plaster, sky. */
export function dabs(
  random: Random,
  area: Area,
  color: string,
  {
    count = 30,
    length = 46,
    opacity = 0.25,
    lean = 0,
  }: { count?: number; length?: number; opacity?: number; lean?: number } = {},
): string {
  const strokes = Array.from({ length: count }, () => {
    const x = area.x + random.next() * area.width
    const y = area.y + random.next() * area.height
    const half = length * random.between(0.3, 0.6)
    const thick = half * random.between(0.1, 0.2)
    const [dx, dy] = polar([0, 0], lean + random.between(-6, 6), half)
    return `M${num(x - dx)} ${num(y - dy)}Q${num(x)} ${num(y - thick * 2)} ${num(x + dx)} ${num(y + dy)}Q${num(x)} ${num(y + thick)} ${num(x - dx)} ${num(y - dy)}Z`
  })
  return fill(strokes.join(''), color, opacity)
}

/** Tufts of grass that lean a little, standing on the points. */
export function grass(random: Random, spots: readonly Point[], color: string, height = 18): string {
  const blades = spots.flatMap(([x, y]) =>
    [-1, 0, 1].map((i) => {
      const lean = i * 24 + random.between(-8, 8)
      const tip = polar([x + i * 2, y], -90 + lean, height * random.between(0.7, 1.1))
      return `M${num(x + i * 3 - 2)} ${num(y)}Q${num(x + i * 3)} ${num(y - height * 0.5)} ${num(tip[0])} ${num(tip[1])}Q${num(x + i * 4 + 1)} ${num(y - height * 0.4)} ${num(x + i * 3 + 3)} ${num(y)}Z`
    }),
  )
  return fill(blades.join(''), color)
}

/** Points strewn over an area, kept apart. */
export function strewn(random: Random, area: Area, count: number, apart: number): Point[] {
  const points: Point[] = []
  for (let tries = 0; tries < count * 20 && points.length < count; tries++) {
    const spot: Point = [area.x + random.next() * area.width, area.y + random.next() * area.height]
    if (points.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > apart)) points.push(spot)
  }
  return points
}

export function flower(
  [x, y]: Point,
  size: number,
  petal: string,
  heart = '#ffd95a',
  stem = '#5f9148',
): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => polar([x, y - size * 2], turn - 90, size * 0.62))
  return group(
    stroke(
      smooth([
        [x, y],
        [x + size * 0.2, y - size],
        [x, y - size * 2],
      ]),
      stem,
      Math.max(1.5, size * 0.28),
    ),
    ...petals.map(([px, py]) => fill(ellipse(px, py, size * 0.5), petal)),
    fill(ellipse(x, y - size * 2, size * 0.42), heart),
  )
}

/** A rolling line of land filled to the bottom; `heights` are spread evenly from left to right. */
export function land(width: number, bottom: number, heights: readonly number[], color: string): string {
  return fill(landShape(width, bottom, heights), color)
}

export function landShape(width: number, bottom: number, heights: readonly number[]): string {
  const step = width / (heights.length - 1)
  const ridge = smooth(heights.map((y, i): Point => [i * step, y]))
  return `${ridge}L${width} ${bottom}L0 ${bottom}Z`
}

export function sky(width: number, height: number, top: string, bottom: string): string {
  return wash(
    box(0, 0, width, height),
    [0, 0],
    [0, height],
    [
      [0, top],
      [1, bottom],
    ],
  )
}

/** A flat-bottomed painted cloud. */
export function cloud(x: number, y: number, width: number, color: string): string {
  const h = width * 0.3
  const puffs: Joint[] = [
    [x - width * 0.3, y - h * 0.26, h * 0.34],
    [x - width * 0.1, y - h * 0.5, h * 0.52],
    [x + width * 0.14, y - h * 0.42, h * 0.44],
    [x + width * 0.33, y - h * 0.2, h * 0.28],
  ]
  const shape = [
    ...puffs.map(([cx, cy, r]) => ellipse(cx, cy, r)),
    box(x - width * 0.44, y - h * 0.36, width * 0.88, h * 0.38, h * 0.19),
  ]
  return clipTo(
    box(x - width, y - width, 2 * width, width + h * 0.02),
    shape.map((d) => fill(d, color)).join(''),
  )
}

/** A round painted tree or bush with a lit side; `at` is where the trunk meets the ground. */
export function tree([x, y]: Point, height: number, leaf: string, trunk = '#7d5a3c'): string {
  const r = height * 0.3
  const cy = y - height * 0.66
  const crown: readonly Joint[] = [
    [x, cy, r],
    [x - r * 0.8, cy + r * 0.4, r * 0.66],
    [x + r * 0.82, cy + r * 0.36, r * 0.68],
    [x + r * 0.1, cy - r * 0.66, r * 0.6],
  ]
  const lit: readonly Joint[] = crown.map(([a, b, c]): Joint => [a - c * 0.24, b - c * 0.3, c * 0.66])
  return group(
    fill(
      taper([
        [x, y - height * 0.4, height * 0.035],
        [x, y, height * 0.05],
      ]),
      trunk,
    ),
    ...crown.map(([a, b, c]) => fill(ellipse(a, b, c), leaf)),
    ...lit.map(([a, b, c]) => fill(ellipse(a, b, c), tint(leaf, 0.05))),
  )
}

export function fir([x, y]: Point, height: number, leaf: string, snow?: string): string {
  const tiers = [0, 1, 2].map((i) => {
    const top = y - height + i * height * 0.24
    const low = top + height * 0.42
    const half = height * (0.16 + i * 0.075)
    return { top, low, half }
  })
  return group(
    fill(box(x - height * 0.035, y - height * 0.16, height * 0.07, height * 0.16), '#6e4f3a'),
    ...tiers.reverse().map(({ top, low, half }) =>
      group(
        fill(
          smooth(
            [
              [x, top],
              [x + half * 0.5, (top + low) / 2],
              [x + half, low],
              [x, low + half * 0.16],
              [x - half, low],
              [x - half * 0.5, (top + low) / 2],
            ],
            true,
          ),
          leaf,
        ),
        snow
          ? fill(
              smooth(
                [
                  [x, top - 1],
                  [x + half * 0.42, (top + low) / 2 - 4],
                  [x + half * 0.1, (top + low) / 2 - 9],
                  [x - half * 0.16, (top + low) / 2],
                  [x - half * 0.46, (top + low) / 2 - 2],
                ],
                true,
              ),
              snow,
            )
          : '',
      ),
    ),
  )
}

/** A plank floor seen from the front, lighter to the back; boards run towards the eye. */
export function boards(width: number, top: number, bottom: number, color: string, count = 9): string {
  const middle = width * 0.5
  const lines = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count - 0.5
    return `M${num(middle + share * width * 1.05)} ${top}L${num(middle + share * width * 1.9)} ${bottom}`
  })
  return group(
    wash(
      box(0, top, width, bottom - top),
      [0, top],
      [0, bottom],
      [
        [0, tint(color, 0.03)],
        [1, shade(color, 0.03)],
      ],
    ),
    stroke(lines.join(''), shade(color, 0.1), 2, { opacity: 0.6 }),
  )
}

/** Square tiles in perspective. */
export function tiles(
  width: number,
  top: number,
  bottom: number,
  light: string,
  dark: string,
  columns = 10,
  rows = 4,
): string {
  const squares: string[] = []
  const y = (i: number) => top + (bottom - top) * (i / rows) ** 1.4
  const x = (i: number, at: number) =>
    width / 2 + (i / columns - 0.5) * width * (1.15 + 0.9 * ((at - top) / (bottom - top)))
  for (let row = 0; row < rows; row++) {
    for (let column = -2; column < columns + 2; column++) {
      if ((row + column) % 2 !== 0) continue
      const [a, b] = [y(row), y(row + 1)]
      squares.push(
        polygon([
          [x(column, a), a],
          [x(column + 1, a), a],
          [x(column + 1, b), b],
          [x(column, b), b],
        ]),
      )
    }
  }
  return group(fill(box(0, top, width, bottom - top), light), fill(squares.join(''), dark))
}

/** A wall with a skirting board. */
export function wall(width: number, floor: number, color: string, skirting = tint(color, 0.12)): string {
  return group(
    wash(
      box(0, 0, width, floor),
      [0, 0],
      [width, floor],
      [
        [0, tint(color, 0.03)],
        [1, shade(color, 0.03)],
      ],
    ),
    fill(box(0, floor - 14, width, 14), skirting),
    fill(box(0, floor - 14, width, 2.5), shade(skirting, 0.08)),
    fill(box(0, floor, width, 3), shade(color, 0.2), 0.5),
  )
}

/** Upright stripes on a wall. */
export function stripes(area: Area, color: string, gap = 46, thick = 16, opacity = 0.35): string {
  const bars: string[] = []
  for (let x = area.x + gap / 2; x < area.x + area.width; x += gap)
    bars.push(box(x, area.y, thick, area.height))
  return fill(bars.join(''), color, opacity)
}

/** An oval rug on the floor. */
export function rug(
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  trim: string,
): string {
  return group(
    fill(ellipse(x + 3, y + 5, width / 2, height / 2), shade(color, 0.2), 0.35),
    fill(ellipse(x, y, width / 2, height / 2), trim),
    fill(ellipse(x, y, width / 2 - 10, height / 2 - 6), color),
    stroke(ellipse(x, y, width / 2 - 24, height / 2 - 14), mix(trim, color, 0.25), 3),
  )
}

/** Light that falls in from an upper corner. */
export function sunbeam(from: Point, to: readonly [Point, Point], color = '#fff3c4', opacity = 0.22): string {
  return fill(polygon([[from[0] - 30, from[1]], [from[0] + 30, from[1]], to[1], to[0]]), color, opacity)
}

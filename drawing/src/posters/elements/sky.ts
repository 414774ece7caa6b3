import { mix } from '../../color.ts'
import { type Point, polar } from '../../geometry.ts'
import { box, circle, ellipse, num, polygon, smooth, star } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fill, glow, stroke, wash } from '../../svg.ts'
import { times } from '../../times.ts'
import { lightnessOf } from '../color.ts'
import type { Stage } from '../stage.ts'

export function sky({ width, height, floor, palette }: Stage): string {
  const stops = [
    [0, palette.top],
    [0.35, mix(palette.top, palette.low, 0.28)],
    [1, palette.low],
  ] as const
  return wash(box(0, 0, width, height), [0, 0], [0, floor], stops)
}

export const isNight = ({ palette }: Stage): boolean => lightnessOf(palette.top) < 0.5

/** A sun or a full moon with its glow. */
export function orb(stage: Stage, cx: number, cy: number, r: number, color = stage.palette.light): string {
  return glow(cx, cy, r * 2.4, color, isNight(stage) ? 0.4 : 0.55) + fill(circle(cx, cy, r), color)
}

/** Grey seas on the face of a moon. */
export function moonSeas(random: Random, cx: number, cy: number, r: number, color: string): string {
  const seas = times(7, () => {
    const [x, y] = polar([cx, cy], random.between(0, 360), r * random.between(0.1, 0.66))
    const size = r * random.between(0.08, 0.24)
    return fill(ellipse(x, y, size * 1.2, size), color, 0.13)
  })
  return seas.join('')
}

export function crescent(cx: number, cy: number, r: number, share = 0.72): string {
  const [x, y] = [cx + r * 0.42, cy - r * 0.9]
  const inner = r * (0.75 + share * 0.35)
  return (
    `M${num(x)} ${num(y)}A${num(r)} ${num(r)} 0 1 0 ${num(cx + r * 0.9)} ${num(cy + r * 0.42)}` +
    `A${num(inner)} ${num(inner)} 0 0 1 ${num(x)} ${num(y)}Z`
  )
}

export function stars({ random, width, floor, unit, palette }: Stage, count: number, until = floor): string {
  const dots = times((count * width) / (550 * unit), () => {
    const [x, y] = [random.between(0, width), random.between(0, until)]
    const size = unit * random.between(0.6, 1.8)
    return random.chance(0.08)
      ? fill(star(x, y, size * 4.5, size * 0.7, 4), palette.light, 0.9)
      : fill(circle(x, y, size), palette.light, random.between(0.35, 0.95))
  })
  return dots.join('')
}

/** Bands of mist with round ends, as painters of screens draw them. */
export function mist(stage: Stage, y: number, color: string, opacity = 1, count = 3): string {
  const { random, width, unit } = stage
  return times(count, (i) => {
    const height = unit * random.between(9, 17)
    const length = width * random.between(0.3, 0.6)
    const x = random.between(-0.15, 0.85) * width
    return fill(box(x, y + i * unit * 13, length, height, height / 2), color, opacity)
  }).join('')
}

/** A cloud with a flat foot and a heaped top, lit from above. */
export function cumulus(
  random: Random,
  x: number,
  foot: number,
  width: number,
  lit: string,
  shaded: string,
): string {
  const lumps = times(9, (i): readonly [number, number, number] => {
    const t = (i + 0.5) / 9
    const swell = Math.sin(t * Math.PI) ** 0.8
    const r = width * (0.06 + 0.12 * swell * random.between(0.75, 1.15))
    return [x + (t - 0.5) * width * 0.86, foot - r * 0.55 - swell * width * random.between(0.03, 0.2), r]
  })
  const foots = box(x - width / 2, foot - width * 0.07, width, width * 0.07, width * 0.035)
  const shape = (dx: number, dy: number, grow: number) =>
    lumps.map(([cx, cy, r]) => circle(cx + dx, cy + dy, r * grow)).join('')
  const body = lumps.map(([cx, cy, r]) => box(cx - r * 0.7, cy, r * 1.4, foot - cy - 1)).join('')
  return fill(shape(0, 0, 1) + foots + body, shaded) + fill(shape(-width * 0.012, -width * 0.022, 0.86), lit)
}

export function birds(stage: Stage, x: number, y: number, count: number, color: string): string {
  const { random, unit } = stage
  const flock = times(count, (i) => {
    const size = unit * random.between(5, 10)
    const bx = x + i * unit * random.between(14, 24) * (i % 2 === 0 ? 1 : -0.6)
    const by = y + random.between(-26, 26) * unit
    const wing = (side: number): Point[] => [
      [bx, by],
      [bx + side * size * 0.5, by - size * 0.5],
      [bx + side * size * 1.1, by - size * 0.15],
    ]
    return stroke(smooth(wing(-1)) + smooth(wing(1)), color, size * 0.22)
  })
  return flock.join('')
}

/** Beams from a point, one light and one not. */
export function rays(cx: number, cy: number, reach: number, count: number, turn = 0): string {
  const step = 360 / count
  return times(count, (i) => {
    const from = turn + i * step
    return polygon([[cx, cy], polar([cx, cy], from, reach), polar([cx, cy], from + step / 2, reach)])
  }).join('')
}

/** Petals, leaves or snow on their way down. */
export function drifting(
  { random, width, unit }: Stage,
  count: number,
  until: number,
  color: string,
  shape: 'petal' | 'flake' = 'petal',
): string {
  return times(count, () => {
    const [x, y] = [random.between(0, width), random.between(0, until)]
    const size = unit * random.between(3, 8)
    const d = shape === 'flake' ? circle(x, y, size * 0.45) : petal(x, y, size, random.between(0, 360))
    return fill(d, color, random.between(0.6, 1))
  }).join('')
}

function petal(x: number, y: number, size: number, turn: number): string {
  const at = (angle: number, r: number) => polar([x, y], turn + angle, r * size)
  return smooth([at(0, 1), at(50, 0.62), at(180, 0.75), at(310, 0.62)], true)
}

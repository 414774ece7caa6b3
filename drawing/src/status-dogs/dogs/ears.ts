import { mix } from '../../color.ts'
import { type Joint, type Point, plus, polar } from '../../geometry.ts'
import { polygon, smooth, taper } from '../../path.ts'
import { fill } from '../../svg.ts'
import { shade } from '../color.ts'
import type { Ears } from './breed.ts'

export interface EarShape {
  path: string
  /** Painted inside the ear. */
  inner: string
  /** Stands out of the skull as one body with it, instead of lying over it. */
  upright: boolean
}

/**
 * One ear growing out of `root`; `side` -1 is the left of the page. `lift` is the face's ear value,
 * `narrow` less than 1 for the ear that turns away.
 */
export function earShape(
  ears: Ears,
  root: Point,
  side: -1 | 1,
  lift: number,
  narrow: number,
  color: string,
): EarShape {
  switch (ears.kind) {
    case 'pricked':
      return pricked(ears, root, side, lift, narrow, color)
    case 'button':
    case 'rose':
      return folded(ears, root, side, lift, narrow, color)
    default:
      return hanging(ears, root, side, lift, narrow, color)
  }
}

function hanging(
  ears: Ears,
  [x, y]: Point,
  side: number,
  lift: number,
  narrow: number,
  color: string,
): EarShape {
  const { length, width } = ears
  const out = side * length * narrow
  const joints: Joint[] = [
    [x, y, width * 0.5],
    [x + out * (0.24 + lift * 0.05), y + length * (0.14 - lift * 0.16), width * 0.8 * narrow],
    [x + out * (0.3 + lift * 0.13), y + length * (0.52 - lift * 0.2), width * narrow],
    [x + out * (0.22 + lift * 0.2), y + length * (0.86 - lift * 0.2), width * 0.8 * narrow],
  ]
  const edge = ears.kind === 'woolly' ? 'curl' : ears.kind === 'shaggy' ? 'shag' : 'smooth'
  const path = taper(joints, edge, edge === 'curl' ? width * 0.42 : 9)
  const lining = fill(
    taper(joints.map(([a, b, r]): Joint => [a - side * r * 0.55, b + r * 0.1, r * 0.5])),
    shade(color, 0.04),
    0.7,
  )
  return { path, inner: edge === 'smooth' ? lining : '', upright: false }
}

function pricked(
  ears: Ears,
  root: Point,
  side: number,
  lift: number,
  narrow: number,
  color: string,
): EarShape {
  const { length, width } = ears
  const heading = -90 + side * (19 + (lift < 0 ? -lift * 50 : -lift * 9))
  const shape = (share: number, sink: number): string => {
    const base = polar(root, heading, sink)
    const w = width * share * (0.55 + 0.45 * narrow)
    const l = length * share
    const a = polar(base, heading - 90, w)
    const b = polar(base, heading + 90, w)
    const tip = polar(base, heading, l)
    const bulge = (from: Point, degrees: number): Point =>
      polar([(from[0] + tip[0]) / 2, (from[1] + tip[1]) / 2], degrees, w * 0.16)
    const round = width * share * 0.1
    return smooth(
      [
        polar(a, heading + 180, l * 0.3),
        a,
        bulge(a, heading - 90),
        polar(polar(tip, heading + 180, round * 2), heading - 90, round * 1.5),
        tip,
        polar(polar(tip, heading + 180, round * 2), heading + 90, round * 1.5),
        bulge(b, heading + 90),
        b,
        polar(b, heading + 180, l * 0.3),
      ],
      true,
    )
  }
  return {
    path: shape(1, 0),
    inner: fill(shape(0.62, length * 0.1), mix(color, '#e58f86', 0.5)),
    upright: true,
  }
}

function folded(
  ears: Ears,
  [x, y]: Point,
  side: number,
  lift: number,
  narrow: number,
  color: string,
): EarShape {
  const { length, width } = ears
  const w = side * width * (0.5 + 0.5 * narrow)
  const up = -length * (0.42 + lift * 0.18)
  const rose = ears.kind === 'rose'
  const tip: Point = rose
    ? [x + w * 1.75, y + length * (0.24 - lift * 0.2)]
    : [x + w * (1.15 + lift * 0.1), y + length * (0.5 - lift * 0.22)]
  const points: Point[] = [
    [x - w * 0.85, y + 5],
    [x - w * 0.5, y + up * 0.75],
    [x + w * 0.1, y + up * 1.08],
    [x + w * 0.85, y + up * 0.8],
    [x + w * 1.25, y + up * 0.1],
    plus(tip, [side * 2, -2]),
    plus(tip, [-side * 2, 1]),
    [x + w * 0.35, y + length * 0.26],
    [x - w * 0.2, y + 8],
  ]
  const crease = polygon([
    [x - w * 0.7, y + up * 0.3],
    [x + w * 1.2, y + up * 0.1],
    tip,
    [x, y + length * 0.3],
  ])
  return { path: smooth(points, true), inner: fill(crease, shade(color, 0.05), 0.7), upright: false }
}

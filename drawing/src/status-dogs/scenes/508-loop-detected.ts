import { type Joint, type Point, polar } from '../../geometry.ts'
import { arc, box, cloudShape, ellipse, smooth, taper } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { inkColor, shade } from '../color.ts'
import { coats } from '../dogs/coats.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { tennisBall } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

const coat = coats.russet
const middle: Point = [355, 236]
const ringRadius = 112

export const scene: Scene = {
  code: 508,
  phrase: 'Loop Detected',
  alt: 'Seen from above, a dachshund races round and round on a round rug, its teeth in its own tail, in a ring of dust.',
  draw: ({ width, height }) => {
    const head = dogHead({
      breed: 'dachshund',
      at: onRing(-118, ringRadius + 4),
      size: 172,
      view: 'side',
      tilt: -14,
      face: { like: 'determined', eyes: 'wide', look: [0.9, 0.3], ears: 0.7, mouth: 'open', brows: 'none' },
    })
    return group(
      floor(width, height),
      carpet(),
      ...dust(),
      fill(ellipse(middle[0] + 8, middle[1] + 12, ringRadius + 40), '#4a1f45', 0.16),
      ...legs.map(([at, lean]) => leg(at, lean)),
      inked(taper(ring(-84, 4, (t) => 6.5 + 14 * t ** 2.6, 2)), coat.base, { depth: 3 }),
      inked(taper(ring(-14, 240, trunk)), coat.base, {
        depth: 8,
        inside: fill(taper(ring(30, 232, (t) => trunk(t) * 0.42, -26)), coat.light, 0.75),
      }),
      head.svg,
      ...speed(),
      tennisBall([88, 392], 46, { rotate: 20 }),
      slipper([630, 96], 24),
    )
  },
}

function onRing(degrees: number, radius = ringRadius): Point {
  return polar(middle, degrees, radius)
}

function ring(from: number, to: number, thick: (t: number) => number, inset = 0): Joint[] {
  const steps = 12
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const [x, y] = onRing(from + (to - from) * t, ringRadius + inset)
    return [x, y, thick(t)] as const
  })
}

/** Rump, long waist, chest, neck. */
function trunk(t: number): number {
  const hip = Math.exp(-(((t - 0.1) / 0.14) ** 2)) * 7
  const chest = Math.exp(-(((t - 0.72) / 0.16) ** 2)) * 9
  const neck = t > 0.85 ? (t - 0.85) * 46 : 0
  const rump = Math.exp(-((t / 0.08) ** 2)) * 19
  return 31 + hip + chest - neck - rump
}

const legs: readonly (readonly [number, number])[] = [
  [2, -46],
  [28, 38],
  [150, -44],
  [180, 40],
]

function leg(at: number, lean: number): string {
  const root = onRing(at, ringRadius + 18)
  const knee = onRing(at + lean * 0.16, ringRadius + 52)
  const paw = onRing(at + lean * 0.5, ringRadius + 72)
  return inked(
    [
      taper([
        [...root, 15],
        [...knee, 11],
        [...paw, 9],
      ]),
      ellipse(paw[0], paw[1], 14, 11, at + lean),
    ],
    shade(coat.base, 0.03),
    { depth: 4 },
  )
}

function floor(width: number, height: number): string {
  const planks = [58, 116, 174, 232, 290, 348, 406].map((y) => `M0 ${y}H${width}`).join('')
  const joints = [0, 58, 116, 174, 232, 290, 348, 406]
    .map((y, i) => `M${120 + ((i * 263) % 560)} ${y}v58M${40 + ((i * 331) % 640)} ${y}v58`)
    .join('')
  return group(
    fill(box(0, 0, width, height), '#e7bd84'),
    stroke(`${planks}${joints}`, '#cf9d62', 2.5),
    ...[30, 146, 262, 320].map((y, i) =>
      stroke(
        smooth([
          [60 + i * 150, y],
          [120 + i * 150, y - 5],
          [190 + i * 150, y + 2],
        ]),
        '#d8aa70',
        2.5,
      ),
    ),
  )
}

function carpet(): string {
  const [x, y] = middle
  const bands: readonly (readonly [number, string])[] = [
    [214, '#f6e3b8'],
    [204, '#2f8587'],
    [176, '#4aa3a0'],
    [150, '#f6e3b8'],
    [142, '#3a9391'],
    [78, '#2f8587'],
    [52, '#f6e3b8'],
    [44, '#e8836a'],
    [20, '#f6e3b8'],
  ]
  const fringe = Array.from({ length: 72 }, (_, i) => {
    const a = polar(middle, i * 5, 212)
    const b = polar(middle, i * 5 + 1, 224)
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`
  }).join('')
  return group(
    fill(ellipse(x + 6, y + 9, 222), '#4a1f45', 0.2),
    stroke(fringe, '#f6e3b8', 3.2),
    ...bands.map(([radius, color]) => fill(ellipse(x, y, radius), color)),
  )
}

/** Puffs thrown off along the outer side, growing towards the back of the race. */
function dust(): string[] {
  return [-30, 38, 68, 96, 124, 152, 214, 236].map((at, i) => {
    const [x, y] = onRing(at, ringRadius + 74 + (i % 2) * 16)
    const size = 34 + (i % 3) * 14
    return place(fill(cloudShape(0, 0, size * 1.5, size, size * 0.3), '#fff3d9', 0.92), {
      x,
      y,
      rotate: at + 90,
    })
  })
}

function speed(): string[] {
  const [x, y] = middle
  const sweep = (radius: number, from: number, to: number, width: number) =>
    scratch(arc(x, y, radius, radius, from, to), width, '#fff8e6')
  return [
    sweep(62, 10, 120, 5),
    sweep(62, 150, 210, 5),
    sweep(48, 40, 170, 3.4),
    sweep(ringRadius + 62, 54, 92, 5),
    sweep(ringRadius + 62, 112, 150, 5),
    sweep(ringRadius + 78, 66, 104, 3.4),
  ]
}

function slipper(at: Point, rotate: number): string {
  const sole = smooth(
    [
      [-38, 0],
      [-24, -16],
      [14, -15],
      [38, -8],
      [40, 8],
      [14, 15],
      [-24, 15],
    ],
    true,
  )
  const upper = smooth(
    [
      [2, -15],
      [22, -14],
      [40, -6],
      [40, 8],
      [20, 15],
      [2, 15],
      [10, 0],
    ],
    true,
  )
  return place(
    group(
      fill(ellipse(3, 6, 42, 18), inkColor, 0.15),
      inked(sole, '#f0d9b0', { depth: 4 }),
      inked(upper, '#7d5ba6', { depth: 4, inside: fill(ellipse(26, 0, 5), '#f6e3b8') }),
    ),
    { x: at[0], y: at[1], rotate },
  )
}

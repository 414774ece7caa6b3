import type { Point } from '../../geometry.ts'
import { arc, box, ellipse } from '../../path.ts'
import { fill, group, stroke, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { tiles } from '../paint.ts'
import { zzz } from '../props/marks.ts'
import type { Scene } from '../scene.ts'
import { newborn } from './parts/litter.ts'

export const scene: Scene = {
  code: 207,
  phrase: 'Multi-Status',
  alt: 'Bath time for five puppies in one tub of foam, each in a mood of its own: one is overjoyed, one is furious, one is asleep, one is crying and one is quite dizzy.',
  draw: ({ width, height }) => {
    const bathers = litter.map(({ x, y, ...each }) =>
      dog({ ...each, at: [x, y], pose: 'bust', collar: false, build: newborn, line: 3 }),
    )
    const [first, second, third, fourth, fifth] = bathers.map(({ all }) => all)
    return group(
      wash(
        box(0, 0, width, 360),
        [0, 0],
        [0, 360],
        [
          [0, '#57668f'],
          [1, '#7d8fb5'],
        ],
      ),
      stroke(grid(width), '#8c9cc0', 2.5, { opacity: 0.6 }),
      ...bubbles.map(([x, y, r]) => bubble(x, y, r)),
      tiles(width, 358, height, '#e9e2d0', '#d3c9b8', 9, 3),
      fill(ellipse(360, 446, 310, 16), '#3a2a45', 0.25),
      inked('M70 420Q52 452 78 452Q104 452 112 424ZM640 420Q658 452 632 452Q606 452 598 424Z', '#d9a441', {
        depth: 3,
      }),
      fill(ellipse(355, 270, 316, 34), '#c9d8e6'),
      second ?? '',
      fourth ?? '',
      foam([
        [214, 262, 34],
        [276, 268, 26],
        [420, 266, 28],
        [486, 260, 36],
      ]),
      first ?? '',
      third ?? '',
      fifth ?? '',
      foam(suds),
      tub(),
      zzz([346, 154], 25, '#fffaf0'),
    )
  },
}

const litter = [
  { breed: 'labrador', x: 124, y: 372, size: 190, face: 'joyful', head: { turn: 0.2, tilt: -8 } },
  { breed: 'terrier', x: 240, y: 328, size: 186, face: 'angry', head: { turn: 0.05, tilt: 0 } },
  { breed: 'husky', x: 356, y: 384, size: 190, face: 'asleep', head: { turn: 0.1, tilt: 14 } },
  {
    breed: 'beagle',
    x: 468,
    y: 328,
    size: 186,
    face: { like: 'crying', mouth: 'wavy' },
    head: { turn: 0, tilt: 4 },
  },
  { breed: 'pug', x: 584, y: 372, size: 194, face: 'dizzy', head: { turn: 0.1, tilt: 8 } },
] as const

const suds: readonly (readonly [number, number, number])[] = [
  [66, 298, 30],
  [112, 308, 28],
  [164, 302, 34],
  [222, 306, 36],
  [284, 304, 32],
  [340, 314, 26],
  [396, 308, 30],
  [452, 304, 34],
  [514, 306, 32],
  [566, 312, 26],
  [616, 306, 30],
  [650, 296, 26],
]

const bubbles: readonly (readonly [number, number, number])[] = [
  [56, 116, 20],
  [172, 54, 13],
  [312, 72, 17],
  [566, 58, 15],
  [652, 128, 22],
  [430, 36, 10],
  [664, 40, 9],
]

function grid(width: number): string {
  const lines: string[] = []
  for (let y = 30; y < 358; y += 54) lines.push(`M0 ${y}H${width}`)
  for (let x = 26; x < width; x += 54) lines.push(`M${x} 0V358`)
  return lines.join('')
}

function foam(puffs: readonly (readonly [number, number, number])[]): string {
  return inked(
    puffs.map(([x, y, r]) => ellipse(x, y, r)),
    '#f8fcfd',
    { line: 2.6, depth: 5, shadow: 0.1 },
  )
}

function bubble(x: number, y: number, r: number): string {
  const shine: Point = [x - r * 0.3, y - r * 0.35]
  return group(
    fill(ellipse(x, y, r), '#dff0f7', 0.45),
    stroke(ellipse(x, y, r), '#f4fbfd', 2.4),
    fill(ellipse(shine[0], shine[1], r * 0.24), '#ffffff', 0.9),
  )
}

function tub(): string {
  return group(
    inked('M34 316H676Q672 438 590 438H120Q38 438 34 316Z', '#f58f7c', {
      depth: 12,
      inside: fill('M60 340Q70 412 130 420Q84 400 78 340Z', '#ffffff', 0.35),
    }),
    inked(box(22, 302, 666, 24, 12), '#fbf1e0', { depth: 4 }),
    scratch(arc(355, 250, 250, 150, 74, 106), 3, '#d96f5f'),
  )
}

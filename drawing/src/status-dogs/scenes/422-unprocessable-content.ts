import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import type { Scene } from '../scene.ts'

const stickers = ['#e4453c', '#f6d04a', '#3f7fd0', '#4fae5a', '#f08a2c', '#fffaf0'] as const

export const scene: Scene = {
  code: 422,
  phrase: 'Unprocessable Content',
  alt: 'A shaggy dog sits before a blackboard full of sums and turns a colourful puzzle cube in its paws. It sees all the colours and understands nothing; its eyes go round.',
  draw: ({ width, height }) => {
    const thinker = dog({
      breed: 'mutt',
      at: [352, 452],
      size: 246,
      pose: 'sitFront',
      face: { like: 'dizzy', mouth: 'wavy', brows: 'worried', sweat: true },
      head: { tilt: -13 },
      collar: false,
      paws: {
        foreNear: { to: [268, 378], bend: 0.3, heading: -30 },
        foreFar: { to: [436, 378], bend: -0.3, heading: 210 },
      },
      line: 3.4,
    })
    return group(
      fill(box(0, 0, width, height), '#e2b06a'),
      fill(box(24, 22, 662, 330, 6), '#9a6238'),
      fill(box(40, 38, 630, 298, 3), '#2f5f55'),
      ...sums(),
      fill(box(24, 348, 662, 14, 4), '#7d4c2a'),
      fill(box(560, 338, 46, 11, 5), '#fffaf0'),
      fill(box(0, 400, width, 80), '#c98f50'),
      contact(352, 450, 190, 0.26),
      thinker.far,
      thinker.body,
      thinker.near,
      thinker.head,
      cube([352, 378], 56),
    )
  },
}

function sums(): string[] {
  const chalk = '#dcebe0'
  return [
    lettering('6 x 9 = ?', 66, 112, { size: 52, color: chalk }),
    lettering('?', 600, 130, { size: 92, anchor: 'middle', color: chalk, rotate: 12 }),
    stroke(ellipse(122, 228, 52, 46), chalk, 3.4),
    stroke('M122 182V274M70 228H174M86 196L158 260M158 196L86 260', chalk, 2.4, { opacity: 0.7 }),
    stroke('M540 296L650 296L596 196ZM596 196V296', chalk, 3.4),
    stroke('M74 308q20 -18 40 0t40 0t40 0', chalk, 3.4),
  ]
}

/** A cube seen on its edge: a top and two sides of three by three. */
function cube([x, y]: Point, edge: number): string {
  const across: Point = [edge * 1.22, edge * 0.56]
  const outline = polygon([
    [x, y - across[1] * 2 - 4],
    [x + across[0], y - across[1] - 4],
    [x + across[0], y + edge * 0.9],
    [x, y + edge * 1.46],
    [x - across[0], y + edge * 0.9],
    [x - across[0], y - across[1] - 4],
  ])
  const tall = edge * 1.46 + 4
  const faces: readonly (readonly [Point, Point, Point])[] = [
    [
      [x, y - across[1] * 2 - 4],
      [across[0], across[1]],
      [-across[0], across[1]],
    ],
    [
      [x - across[0], y - across[1] - 4],
      [across[0], across[1]],
      [0, tall],
    ],
    [
      [x, y - 4],
      [across[0], -across[1]],
      [0, tall],
    ],
  ]
  return inked(outline, '#2f2a33', {
    line: 3.4,
    depth: 6,
    inside: group(...faces.flatMap(([corner, u, v], side) => tilesOf(corner, u, v, side))),
  })
}

function tilesOf(corner: Point, u: Point, v: Point, side: number): string[] {
  const at = (a: number, b: number): Point => [
    corner[0] + u[0] * a + v[0] * b,
    corner[1] + u[1] * a + v[1] * b,
  ]
  return Array.from({ length: 9 }, (_, i) => {
    const [a, b] = [(i % 3) / 3, Math.floor(i / 3) / 3]
    const [lo, hi] = [0.035, 0.3]
    const sticker = stickers[(i * 7 + side * 5 + Math.floor(i / 2) * 3) % stickers.length] ?? '#fffaf0'
    return fill(
      polygon([at(a + lo, b + lo), at(a + hi, b + lo), at(a + hi, b + hi), at(a + lo, b + hi)]),
      sticker,
    )
  })
}

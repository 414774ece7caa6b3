import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, land, sky } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { limb, rounded } from './parts/outline.ts'

const felt = '#5a3f78'

export const scene: Scene = {
  code: 430,
  phrase: 'Request Header Fields Too Large',
  alt: 'A tiny chihuahua on a hill wears a patched top hat that winds up past the clouds and out of the picture. Two poles prop it up, and a bird has flown into it.',
  draw: ({ width, height }) => {
    const dandy = dog({
      breed: 'chihuahua',
      at: [276, 442],
      size: 186,
      pose: 'sitFront',
      face: { like: 'worried', look: [0.2, -1] },
      head: { turn: 0, tilt: 0 },
      collar: '#e8b53f',
      line: 3.2,
    })
    const [x, y] = dandy.at.crown
    return group(
      sky(width, height, '#4f86b8', '#fbd9b4'),
      cloud(90, 196, 150, '#f9e6d6'),
      cloud(610, 176, 170, '#f3e3df'),
      cloud(590, 300, 120, '#f9e6d6'),
      land(width, height, [400, 372, 384, 360, 380], '#8d9fb0'),
      land(width, height, [452, 424, 412, 416, 436, 462], '#6f9a72'),
      ...poles.map(([top, foot]) => group(contact(foot[0], foot[1], 20, 0.24), pole(top, foot))),
      dandy.shadow,
      dandy.all,
      hat([x, y + 4]),
      cloud(214, 72, 150, '#fffaf0'),
      bird([474, 96]),
    )
  },
}

const poles: readonly (readonly [Point, Point])[] = [
  [
    [206, 204],
    [92, 434],
  ],
  [
    [368, 142],
    [490, 438],
  ],
]

/** A forked stick under the hat. */
function pole(top: Point, foot: Point): string {
  const lean = Math.sign(foot[0] - top[0])
  return inked(
    [
      limb(`${foot[0]} ${foot[1]} 7, ${top[0]} ${top[1]} 6`),
      limb(`${top[0] + lean * 12} ${top[1] + 22} 5, ${top[0] + lean * 24} ${top[1] - 6} 5`),
    ],
    '#a9744f',
    { depth: 3 },
  )
}

function hat([x, y]: Point): string {
  const pipe = limb(
    `${x} ${y - 20} 50, ${x - 30} ${y - 78} 52, ${x + 6} ${y - 148} 58, ${x + 66} ${y - 208} 62, ${x + 40} ${y - 290} 64, ${x - 6} ${y - 360} 64`,
  )
  const bands: readonly (readonly [number, number, string, number])[] = [
    [-14, -48, '#d8503f', -24],
    [-12, -118, '#f0b93c', 28],
    [42, -186, '#3fa39a', 38],
    [64, -248, '#f28aa0', -12],
  ]
  return group(
    inked(pipe, felt, {
      depth: 13,
      inside: bands.map(([dx, dy, color, turn]) => ribbon(x + dx, y + dy, color, turn)).join(''),
    }),
    patch([x + 16, y - 150], 16),
    inked(
      rounded(
        `${x - 84} ${y - 12}, ${x} ${y - 4}, ${x + 84} ${y - 12}, ${x + 92} ${y + 2}, ${x + 50} ${y + 15}, ${x} ${y + 18}, ${x - 50} ${y + 15}, ${x - 92} ${y + 2}`,
      ),
      felt,
      { depth: 5 },
    ),
  )
}

function patch([x, y]: Point, rotate: number): string {
  return place(
    group(
      inked(box(-15, -13, 30, 26, 3), '#c9a2d8', { line: 2.4, depth: 2 }),
      scratch('M-10 -18v9M2 -18v9M12 -18v9M-10 9v9M2 9v9M12 9v9', 2),
    ),
    { x, y, rotate },
  )
}

function ribbon(x: number, y: number, color: string, rotate: number): string {
  return place(fill(box(-110, -12, 220, 24), color), { x, y, rotate })
}

/** It did not expect a hat up here. */
function bird([x, y]: Point): string {
  return group(
    inked(
      rounded(`${x + 22} ${y + 4}, ${x + 66} ${y - 10}, ${x + 62} ${y + 14}, ${x + 30} ${y + 24}`),
      '#d9a13a',
      {
        depth: 3,
      },
    ),
    inked([ellipse(x, y, 31, 26), ellipse(x - 20, y - 20, 20)], '#f3c64f', { depth: 6 }),
    inked(
      rounded(`${x - 4} ${y - 2}, ${x + 24} ${y - 48}, ${x + 42} ${y - 40}, ${x + 26} ${y + 6}`),
      '#d9a13a',
      { depth: 4 },
    ),
    inked(`M${x - 36} ${y - 30}L${x - 52} ${y - 20}L${x - 36} ${y - 12}Z`, '#e8793a', {
      line: 2.6,
      depth: 0,
    }),
    scratch(`M${x - 32} ${y - 30}l10 10M${x - 22} ${y - 30}l-10 10`, 3),
  )
}

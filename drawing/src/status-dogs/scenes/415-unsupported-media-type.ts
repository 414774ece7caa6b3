import type { Point } from '../../geometry.ts'
import { arc, box, ellipse, smooth, taper } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { kitchen } from '../places/rooms.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 415,
  phrase: 'Unsupported Media Type',
  alt: 'In the kitchen a corgi pushes a vinyl record into the toaster with great expectations. On the record player beside it lies a slice of toast.',
  draw: ({ width, height, random }) => {
    const cook = dog({
      breed: 'corgi',
      at: [318, 500],
      size: 216,
      pose: 'bust',
      face: { like: 'happy', look: [0.9, 0.3], mouth: 'tongue' },
      head: { turn: 0.42, tilt: 8 },
      collar: '#3d7fb0',
      paws: {
        foreFar: { to: [470, 216], bend: 0.24, heading: -10 },
        foreNear: { to: [196, 380], bend: -0.24, heading: 90 },
      },
      line: 3.4,
    })
    return group(
      kitchen({ width, height, random }, { paper: '#cfe3d6', tile: '#f0b8a0' }).back,
      cook.body,
      cook.head,
      fill(box(0, 396, width, 70), '#e8d3b0'),
      fill(box(0, 396, width, 8), '#f8e8cc'),
      record([540, 238], 92),
      toaster([540, 442]),
      player([150, 444]),
      cook.near,
    )
  },
}

function record([x, y]: Point, r: number): string {
  return group(
    inked(ellipse(x, y, r), '#2f2a33', { depth: 7 }),
    ...[0.86, 0.74, 0.62, 0.5].map((k) => stroke(ellipse(x, y, r * k), '#4b4552', 2)),
    stroke(
      `${arc(x, y, r * 0.74, r * 0.74, 200, 235)}${arc(x, y, r * 0.6, r * 0.6, 200, 235)}`,
      '#9d97a8',
      5,
      { opacity: 0.8 },
    ),
    inked(ellipse(x, y, r * 0.34), '#e8b53f', { line: 2.6, depth: 3 }),
    fill(ellipse(x, y, 5), '#2f2a33'),
  )
}

function toaster([x, y]: Point): string {
  return group(
    fill(ellipse(x + 8, y + 2, 142, 11), '#4a1f45', 0.24),
    inked([box(x - 98, y - 10, 34, 12, 3), box(x + 64, y - 10, 34, 12, 3)], '#4b4552', { depth: 0 }),
    inked(
      smooth(
        [
          [x - 116, y - 8],
          [x - 122, y - 110],
          [x - 92, y - 142],
          [x, y - 148],
          [x + 92, y - 142],
          [x + 122, y - 110],
          [x + 116, y - 8],
        ],
        true,
      ),
      '#d9483b',
      { depth: 10 },
    ),
    fill(box(x - 96, y - 146, 192, 9, 4), '#3a2620'),
    fill(box(x + 96, y - 100, 10, 62, 5), '#3a2620'),
    inked(box(x + 88, y - 96, 46, 20, 7), '#fbf0d8', { depth: 3 }),
    inked(ellipse(x - 70, y - 40, 17), '#fbf0d8', { line: 2.6, depth: 3 }),
    scratch(`M${x - 70} ${y - 40}l8 -9`, 3.4),
    stroke(`M${x - 96} ${y - 92}Q${x - 90} ${y - 122} ${x - 60} ${y - 128}`, '#ffffff', 7, { opacity: 0.5 }),
  )
}

function player([x, y]: Point): string {
  return group(
    fill(ellipse(x + 8, y + 2, 142, 11), '#4a1f45', 0.24),
    inked(box(x - 128, y - 52, 256, 50, 8), '#5f8f9c', { depth: 6 }),
    inked(ellipse(x - 16, y - 54, 104, 22), '#2f2a33', { depth: 0 }),
    place(
      inked(
        'M-56 8Q-64 -6 -52 -14Q-30 -22 0 -22Q36 -22 52 -14Q62 -6 54 6Q30 16 -2 16Q-36 16 -56 8Z',
        '#b0703a',
        {
          depth: 3,
          inside: fill(ellipse(-1, -4, 46, 13), '#f3cf8e'),
        },
      ),
      { x: x - 16, y: y - 60 },
    ),
    inked(
      taper([
        [x + 106, y - 66, 7],
        [x + 92, y - 92, 5],
        [x + 24, y - 74, 4],
      ]),
      '#d9dde6',
      { depth: 2 },
    ),
    inked(ellipse(x + 106, y - 58, 13, 9), '#d9dde6', { depth: 2 }),
    ...[-84, -56].map((dx) => fill(ellipse(x + dx, y - 20, 8), '#fbf0d8')),
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import type { Breed } from '../dogs/breed.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { cloud, flower, land, sky } from '../paint.ts'
import type { Scene } from '../scene.ts'

const size = 152
const long = 800

export const scene: Scene = {
  code: 414,
  phrase: 'URI Too Long',
  alt: 'A dachshund so long that it needs three lines: it starts with its tail at the upper left, leaves the picture on the right, comes in again on the left, twice, and ends with a surprised head.',
  draw: ({ width, height }) => {
    const row = (x: number, y: number) =>
      dog({
        breed: 'dachshund',
        at: [x, y],
        size,
        pose: 'stand',
        face: { like: 'shocked', look: [-0.9, -0.7], ears: 0.5 },
        head: { turn: 0.1, tilt: -10 },
        collar: '#2f7f9a',
        build: stretched,
        line: 3.4,
      })
    const half = (long / 2) * (size / 100)
    const first = row(120 + half, 148)
    const last = row(520 - half, 440)
    const middle = row(-60 + half, 292)
    return group(
      sky(width, 160, '#f9d77e', '#fdf0c4'),
      cloud(330, 50, 130, '#fffaf0'),
      cloud(600, 42, 100, '#fffaf0'),
      land(width, height, [140, 146, 138, 144, 140], '#b9cf6c'),
      contact(440, 149, 380, 0.2),
      first.far,
      first.body,
      first.near,
      land(width, height, [280, 288, 282, 290, 284], '#94bd62'),
      flower([96, 272], 9, '#fffdf5'),
      contact(355, 294, 420, 0.2),
      ...[140, 200, 500, 560].map((x) => leg([x, 294])),
      middle.body,
      land(width, height, [424, 432, 426, 434, 428], '#6fa55a'),
      fill(ellipse(250, 444, 330, 9), '#4a1f45', 0.2),
      last.far,
      last.body,
      last.near,
      last.head,
      bird([356, 206]),
      flower([60, 462], 8, '#ffe3ea'),
      flower([660, 456], 9, '#fffdf5'),
    )
  },
}

function stretched(breed: Breed): Breed {
  return { ...breed, body: { ...breed.body, length: long } }
}

function leg([x, y]: Point): string {
  const fur = '#a9592f'
  return inked([box(x - 13, y - 40, 26, 34, 10), ellipse(x + 5, y - 8, 20, 10)], fur, { depth: 4 })
}

/** It takes the middle for a branch. */
function bird([x, y]: Point): string {
  return group(
    inked(`M${x - 20} ${y - 14}l-34 -12l4 18Z`, '#3f7fa8', { line: 2.8, depth: 2 }),
    inked(ellipse(x, y - 20, 27, 22), '#5f9fc4', {
      line: 2.8,
      depth: 5,
      inside: fill(ellipse(x + 8, y - 10, 18, 14), '#fbe3bd'),
    }),
    inked(`M${x + 24} ${y - 28}l17 6l-16 7Z`, '#f0a03c', { line: 2.4, depth: 0 }),
    fill(ellipse(x + 11, y - 28, 4), '#3a2620'),
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, place } from '../../svg.ts'
import { shade } from '../color.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { boards, wall } from '../paint.ts'
import { cable } from '../props/machines.ts'
import type { Scene } from '../scene.ts'
import { catHead } from './parts/cat.ts'
import { limb, points } from './parts/outline.ts'

const catColor = '#5b5868'

export const scene: Scene = {
  code: 464,
  phrase: 'Incompatible Protocol',
  alt: 'A beagle holds out a cable whose plug is shaped like a bone. The cat holds out the socket, and its hole is shaped like a fish.',
  draw: ({ width, height }) => {
    const beagle = dog({
      breed: 'beagle',
      at: [146, 438],
      size: 188,
      pose: 'upright',
      face: { like: 'puzzled', look: [1, 0.3], ears: 0.2 },
      head: { turn: 0.55, tilt: 8 },
      collar: '#3fa39a',
      paws: {
        foreFar: { to: [254, 278], bend: 0.16, heading: 0 },
        foreNear: { to: [94, 330], bend: -0.2, heading: 100 },
      },
      line: 3.4,
    })
    return group(
      wall(width, 366, '#e9c4cf'),
      glow(355, 250, 260, '#fff6e2', 0.75),
      boards(width, 366, height, '#8b6f86'),
      cable(points('-20 420, 40 440, 150 400, 236 356, 222 296, 270 280'), '#e8a23f', 9),
      cable(points('730 424, 650 446, 560 420, 490 380, 500 300, 470 280'), '#4e8fc7', 9),
      beagle.shadow,
      contact(566, 440, 80),
      cat(),
      beagle.all,
      bonePlug([296, 278]),
      fishSocket([440, 278]),
      inked(ellipse(262, 280, 20, 18), '#fffaf0', { depth: 4 }),
      inked(ellipse(492, 284, 19, 18), '#fbf4ea', { depth: 4 }),
    )
  },
}

function cat(): string {
  return group(
    inked(limb('606 400 15, 664 392 16, 682 336 15, 660 296 13, 672 268 11'), catColor, {
      depth: 5,
      inside: fill(ellipse(672, 266, 22, 16), '#fbf4ea'),
    }),
    inked([limb('536 400 26, 532 428 23'), limb('598 400 26, 602 428 23')], catColor, {
      depth: 5,
      inside: fill(box(500, 424, 140, 40), '#fbf4ea'),
    }),
    inked(limb('568 366 58, 568 320 54, 566 268 44'), catColor, {
      depth: 9,
      inside: fill(ellipse(560, 326, 30, 56), '#fbf4ea'),
    }),
    inked(limb('600 280 20, 632 326 18, 606 360 17'), catColor, { depth: 5 }),
    inked(limb('540 276 20, 512 306 17, 492 286 17'), catColor, { depth: 5 }),
    catHead([562, 204], 138, { coat: catColor, lids: 0.5, look: -1, rotate: -5 }),
  )
}

function bonePlug([x, y]: Point): string {
  const pin = 'M0 -9H40'
  return place(
    group(
      inked([limb('26 0 9, 62 0 9'), ellipse(70, -13, 13), ellipse(70, 13, 13)], '#fdf3dc', { depth: 4 }),
      inked(polygon(points('-16 -14, 4 -34, 30 -34, 30 34, 4 34, -16 14')), '#e8a23f', { depth: 6 }),
      fill(`${pin}V-6H0Z`, shade('#e8a23f', 0.1)),
    ),
    { x: x - 10, y, scale: 1.08 },
  )
}

function fishSocket([x, y]: Point): string {
  return place(
    group(
      inked(box(-44, -50, 88, 100, 20), '#4e8fc7', { depth: 7 }),
      inked(box(-34, -38, 68, 76, 14), '#fffaf0', { line: 2.4, depth: 3 }),
      fill('M-26 0Q-6 -26 12 -2L26 -17V17L12 2Q-6 26 -26 0Z', '#33283a'),
      fill(ellipse(-13, -4, 3.4), '#fffaf0'),
    ),
    { x, y, scale: 1.06 },
  )
}

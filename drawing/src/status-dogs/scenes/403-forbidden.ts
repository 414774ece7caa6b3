import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, smooth, taper } from '../../path.ts'
import { fill, glow, group, stroke, wash } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import type { Scene } from '../scene.ts'
import { catHead } from './parts/cat.ts'

const fur = '#5e5a70'

export const scene: Scene = {
  code: 403,
  phrase: 'Forbidden',
  alt: 'A broad grey cat with folded arms stands guard behind the velvet rope of a club named Cats Only. A small shaggy dog on the red carpet looks up at it and is not let in.',
  draw: ({ width, height }) => {
    const guest = dog({
      breed: 'mutt',
      at: [186, 452],
      size: 166,
      pose: 'sitBack',
      head: { tilt: -10 },
      collar: '#f3c64f',
      line: 3.4,
    })
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, 350],
        [
          [0, '#2a1c46'],
          [1, '#5b2f6b'],
        ],
      ),
      fill(box(0, 348, width, 130), '#3b2a55'),
      glow(440, 60, 330, '#ff6fae', 0.42),
      fill(box(304, 112, 294, 238), '#f7b64d'),
      fill(
        polygon([
          [304, 350],
          [598, 350],
          [510, height],
          [-40, height],
        ]),
        '#c22f4a',
      ),
      fill(
        polygon([
          [304, 350],
          [318, 350],
          [0, height],
          [-40, height],
        ]),
        '#e7b44c',
      ),
      fill(
        polygon([
          [584, 350],
          [598, 350],
          [510, height],
          [480, height],
        ]),
        '#e7b44c',
      ),
      stroke(box(272, 20, 358, 66, 30), '#ff8cc0', 5),
      lettering('CATS ONLY', 451, 70, { size: 50, anchor: 'middle', color: '#ffd9ec', maxWidth: 320 }),
      contact(456, 430, 110, 0.3),
      bouncer([456, 430]),
      ...[300, 640].map((x) => post([x, 436])),
      velvet([300, 316], [640, 316]),
      guest.shadow,
      guest.all,
    )
  },
}

function bouncer([x, y]: Point): string {
  const sleeve = (from: Point, elbow: Point, to: Point) =>
    taper([
      [from[0], from[1], 27],
      [elbow[0], elbow[1], 25],
      [to[0], to[1], 21],
    ])
  return group(
    inked(
      taper([
        [x + 60, y - 20, 15],
        [x + 128, y - 30, 15],
        [x + 142, y - 104, 14],
        [x + 118, y - 138, 12],
      ]),
      fur,
      { depth: 5 },
    ),
    inked([box(x - 56, y - 50, 46, 50, 16), box(x + 10, y - 50, 46, 50, 16)], fur, { depth: 5 }),
    inked(
      smooth(
        [
          [x - 62, y - 30],
          [x - 96, y - 150],
          [x - 62, y - 206],
          [x, y - 216],
          [x + 62, y - 206],
          [x + 96, y - 150],
          [x + 62, y - 30],
          [x, y - 20],
        ],
        true,
      ),
      '#3a3456',
      { depth: 12 },
    ),
    inked(sleeve([x + 84, y - 170], [x + 108, y - 112], [x - 30, y - 104]), '#514a72', { depth: 5 }),
    inked(ellipse(x - 44, y - 106, 24, 20), fur, { depth: 4 }),
    inked(sleeve([x - 84, y - 170], [x - 108, y - 112], [x + 30, y - 128]), '#514a72', { depth: 5 }),
    inked(ellipse(x + 44, y - 132, 24, 20), fur, { depth: 4 }),
    catHead([x, y - 240], 152, { coat: fur, lids: 0.5, look: -0.8 }),
    inked(
      polygon([
        [x, y - 188],
        [x - 36, y - 202],
        [x - 36, y - 168],
        [x, y - 184],
        [x + 36, y - 168],
        [x + 36, y - 202],
      ]),
      '#d8335a',
      { depth: 3 },
    ),
  )
}

function post([x, y]: Point): string {
  return group(
    contact(x, y, 38, 0.3),
    inked([box(x - 7, y - 124, 14, 124, 4), ellipse(x, y - 6, 34, 9), ellipse(x, y - 130, 15)], '#e8b53f', {
      depth: 5,
    }),
  )
}

function velvet(a: Point, b: Point): string {
  const sag = taper([
    [a[0], a[1], 10],
    [(a[0] + b[0]) / 2, a[1] + 74, 15],
    [b[0], b[1], 10],
  ])
  return inked(sag, '#d8335a', { depth: 6 })
}

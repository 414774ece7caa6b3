import { box, ellipse } from '../../path.ts'
import { fill, glow, group, place } from '../../svg.ts'
import type { Breed } from '../dogs/breed.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 507,
  phrase: 'Insufficient Storage',
  alt: 'A chihuahua in front of shelves crammed with bones. Its cheeks are stuffed like a hamster’s, a bone is clamped in its mouth, and it holds up one more, wondering where to put it.',
  draw: ({ width, height }) => {
    const hoarder = dog({
      breed: 'chihuahua',
      at: [330, 622],
      size: 404,
      pose: 'bust',
      build: stuffed,
      face: { like: 'worried', sweat: false, eyes: 'wide', mouth: 'closed', look: [0.9, -0.5], ears: 0.3 },
      head: { turn: 0.1, tilt: -3 },
      collar: '#2f9c95',
      paws: { foreFar: { to: [552, 282], bend: -0.24, heading: -70 } },
      line: 3.4,
    })
    const [mx, my] = hoarder.at.mouth
    return group(
      fill(box(0, 0, width, height), '#565a9c'),
      ...shelves.flatMap((y, row) => [
        fill(box(0, y - 124, width, 124), row % 2 ? '#4b4f90' : '#505495'),
        ...row5.map((x, i) => painted(x + (row % 2) * 46, y - 18, (i * 37 + row * 13) % 26)),
        ...row5.map((x, i) => painted(x + 40 + (row % 2) * 46, y - 48, -((i * 29 + row * 7) % 30))),
        ...row5.map((x, i) => painted(x + 6 + (row % 2) * 46, y - 78, (i * 53 + row * 11) % 34)),
        fill(box(0, y, width, 16), '#c98d5f'),
        fill(box(0, y + 16, width, 8), '#3a3d78', 0.5),
      ]),
      glow(330, 220, 300, '#8f92d8', 0.75),
      hoarder.far,
      hoarder.body,
      hoarder.near,
      hoarder.head,
      hoarder.onHead(bulges()),
      bone([mx, my + 8], 150, { rotate: -7 }),
      bone([566, 224], 148, { rotate: -62 }),
      inked([ellipse(546, 270, 14, 11, -20), ellipse(552, 250, 13, 10, -20)], '#d79f63', { depth: 3 }),
      ...pile.map(([x, y, size, rotate]) => bone([x, y], size, { rotate })),
    )
  },
}

const shelves = [92, 232, 372]
const row5 = [-40, 54, 148, 242, 336, 430, 524, 618, 712]

const pile = [
  [40, 396, 128, -34],
  [628, 400, 130, 24],
  [116, 432, 140, 16],
  [696, 444, 120, -50],
  [224, 452, 130, -12],
  [560, 446, 140, -8],
  [438, 456, 130, 10],
  [330, 464, 120, -6],
] as const

function stuffed({ head, ...breed }: Breed): Breed {
  return { ...breed, head: { ...head, cheek: [86, 45, 26] } }
}

function painted(x: number, y: number, rotate: number): string {
  const shape = [
    box(-34, -7, 68, 14, 4),
    ...[-1, 1].flatMap((s) => [ellipse(s * 36, -8, 11), ellipse(s * 36, 8, 11)]),
  ]
  return place(fill(shape.join(''), '#e9dcc8'), { x, y, rotate })
}

/** Bulges in the cheeks, in head units. */
function bulges(): string {
  return scratch(
    'M-74 14q-10 8 -4 20M-66 44q12 10 26 6M74 14q10 8 4 20M66 44q-12 10 -26 6M-52 2q-8 2 -10 8M52 2q8 2 10 8',
    2.4,
    '#a8713c',
  )
}

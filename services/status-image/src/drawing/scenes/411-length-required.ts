import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { boards, wall } from '../paint.ts'
import { box, ellipse } from '../path.ts'
import { roundGlasses } from '../props/clothes.ts'
import { measuringTape } from '../props/things.ts'
import type { Scene } from '../scene.ts'
import { fill, group, place } from '../svg.ts'

export const scene: Scene = {
  code: 411,
  phrase: 'Length Required',
  alt: 'At the tailor’s a very long dachshund stands on a table. The tailor, a corgi with round glasses, stretches the tape along its back and finds that it ends long before the dog does.',
  draw: ({ width, height }) => {
    const customer = dog({
      breed: 'dachshund',
      coat: 'cream',
      at: [296, 366],
      size: 176,
      facing: 'left',
      pose: 'stand',
      face: { like: 'smug', look: [-0.8, -0.2] },
      head: { turn: 0.2, tilt: -4 },
      build: (breed) => ({ ...breed, body: { ...breed.body, length: 190 } }),
      collar: '#3d7fb0',
      line: 3.4,
    })
    const tailor = dog({
      breed: 'corgi',
      at: [606, 448],
      size: 172,
      facing: 'left',
      pose: 'upright',
      face: { like: 'shocked', look: [0.9, 0.3], mouth: 'round' },
      head: { turn: 0.5, tilt: 4 },
      collar: false,
      paws: {
        foreFar: { to: [532, 290], bend: -0.16, heading: 180 },
        foreNear: { to: [650, 380], bend: 0.22, heading: 100 },
      },
      line: 3.4,
    })
    return group(
      wall(width, 356, '#3f6f6b', '#6a4a3c'),
      ...[70, 120, 170].flatMap((y) => bolts(y)),
      boards(width, 356, height, '#a9744f'),
      contact(280, 452, 250, 0.24),
      inked([box(70, 386, 22, 64, 3), box(462, 386, 22, 64, 3)], '#7d4c2f', { depth: 3 }),
      inked(box(34, 364, 486, 28, 6), '#b5774a', { depth: 5 }),
      contact(280, 366, 200, 0.22),
      customer.all,
      contact(606, 449, 64, 0.26),
      tailor.far,
      tailor.body,
      tailor.head,
      tailor.onHead(place(roundGlasses(19, 15), { x: 12, y: -4 })),
      measuringTape(
        [
          [276, 265],
          [330, 266],
          [430, 270],
          [490, 282],
          [540, 290],
        ],
        '#f6cf4b',
        20,
      ),
      tailor.near,
    )
  },
}

function bolts(y: number): string[] {
  const cloth = ['#d9694f', '#e8b94f', '#f3e3c3', '#8a6f9f', '#7fae7a', '#c95f7a']
  return [
    fill(box(40, y + 22, 400, 8, 2), '#2f5552'),
    ...Array.from({ length: 6 }, (_, i) =>
      group(
        fill(box(50 + i * 65, y - 8, 56, 30, 14), cloth[(i * 5 + y) % 6] ?? '#d9694f'),
        fill(ellipse(64 + i * 65, y + 7, 9, 9), '#fff3d6', 0.5),
      ),
    ),
  ]
}

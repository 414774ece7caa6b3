import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { boards, wall } from '../paint.ts'
import { roundGlasses } from '../props/clothes.ts'
import { measuringTape } from '../props/things.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 411,
  phrase: 'Length Required',
  alt: 'At the tailor’s a very long dachshund stands on a table. The tailor, a corgi with round glasses, stretches the tape along its back: it ends long before the dog does. The tailor’s note says only: centimetres, with a question mark.',
  draw: ({ width, height }) => {
    const customer = dog({
      breed: 'dachshund',
      coat: 'cream',
      at: [304, 376],
      size: 212,
      facing: 'left',
      pose: 'stand',
      face: { like: 'smug', look: [-0.9, -0.3] },
      head: { turn: -0.2, tilt: 2 },
      build: (breed) => ({ ...breed, body: { ...breed.body, length: 146 } }),
      collar: '#3d7fb0',
      wag: 20,
      line: 3.4,
    })
    const tailor = dog({
      breed: 'corgi',
      at: [610, 450],
      size: 190,
      facing: 'left',
      pose: 'upright',
      face: { like: 'shocked', look: [0.9, 0.2] },
      head: { turn: 0.5, tilt: 4 },
      collar: false,
      paws: {
        foreFar: { to: [514, 262], bend: -0.16, heading: 180 },
        foreNear: { to: [640, 352], bend: 0.26, heading: 160 },
      },
      line: 3.4,
    })
    return group(
      wall(width, 350, '#3f6f6b', '#6a4a3c'),
      ...[86, 168].flatMap((y) => shelf(y)),
      boards(width, 350, height, '#a9744f'),
      contact(280, 456, 260, 0.24),
      inked([box(56, 396, 24, 60, 3), box(466, 396, 24, 60, 3)], '#7d4c2f', { depth: 3 }),
      inked(box(22, 374, 506, 28, 6), '#b5774a', { depth: 5 }),
      contact(300, 378, 200, 0.22),
      customer.all,
      contact(612, 451, 70, 0.26),
      tailor.far,
      tailor.body,
      tailor.head,
      tailor.onHead(place(roundGlasses(19, 15), { x: 12, y: -4 })),
      measuringTape(
        [
          [292, 232],
          [306, 254],
          [350, 263],
          [430, 262],
          [524, 262],
        ],
        '#f6cf4b',
        22,
      ),
      tailor.near,
      note([590, 362]),
    )
  },
}

/** Rolls of cloth, ends towards us. */
function shelf(y: number): string[] {
  const cloth = ['#d9694f', '#e8b94f', '#f3e3c3', '#8a6f9f', '#7fae7a', '#c95f7a']
  return [
    fill(box(150, y + 30, 330, 10, 2), '#2c514e'),
    ...Array.from({ length: 6 }, (_, i) => {
      const color = cloth[(i * 5 + y) % 6] ?? '#d9694f'
      const x = 180 + i * 54
      return group(
        fill(ellipse(x, y + 6, 25), color),
        fill(ellipse(x, y + 6, 16), '#2c514e', 0.25),
        fill(ellipse(x, y + 6, 13), color),
        fill(ellipse(x, y + 6, 6), '#fff3d6'),
      )
    }),
  ]
}

function note([x, y]: Point): string {
  return place(
    group(
      inked(box(-38, -46, 76, 88, 5), '#fff8e6', { depth: 4 }),
      inked(box(-16, -54, 32, 14, 4), '#b98a4a', { line: 2.4, depth: 0 }),
      lettering('?', 0, 10, { size: 50, anchor: 'middle', color: '#c8443c' }),
      lettering('cm', 0, 32, { size: 24, anchor: 'middle' }),
      inked(ellipse(40, 22, 16, 13), '#fff4e0', { depth: 3 }),
      scratch('M30 18h10M30 26h10', 2.2),
    ),
    { x, y, rotate: -6 },
  )
}

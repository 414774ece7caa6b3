import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { tiles, wall } from '../paint.ts'
import { clock, hourglass } from '../props/office.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 524,
  phrase: 'A Timeout Occurred',
  alt: 'A shiba with a napkin around its neck still holds up its empty plate and can hardly keep its eyes open. The hourglass beside it, as tall as the dog, has run out.',
  draw: ({ width, height }) => {
    const guest = dog({
      breed: 'shiba',
      at: [494, 438],
      size: 236,
      facing: 'left',
      pose: 'beg',
      face: { like: 'sleepy', brows: 'worried', mouth: 'tongue', ears: -0.5 },
      head: { turn: 0.5, tilt: 10, shift: [4, 4] },
      collar: false,
      paws: {
        foreNear: { to: [388, 322], bend: -0.2, heading: 190 },
        foreFar: { to: [352, 312], bend: -0.14, heading: 190 },
      },
      line: 3.4,
    })
    const [nx, ny] = guest.at.neck
    return group(
      wall(width, 352, '#9fcfbd', '#f3f0dc'),
      fill(
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map(
            (i) => ellipse(46 + i * 92, 60 + (i % 2) * 120, 9) + ellipse(46 + i * 92, 250 - (i % 2) * 60, 9),
          )
          .join(''),
        '#b3dccb',
      ),
      tiles(width, 352, height, '#e9efe2', '#c4dcd0', 9, 3),
      clock([632, 96], 92, 11.9, { rim: '#e2624a' }),
      contact(176, 436, 112, 0.28),
      hourglass([176, 438], 372, 1, { wood: '#b5563f', sand: '#f2b84e', line: 3.4 }),
      guest.shadow,
      guest.far,
      guest.body,
      guest.head,
      place(napkin(), { x: nx - 12, y: ny + 38, rotate: 6 }),
      plate(),
      guest.near,
      inked([ellipse(356, 318, 14, 10, -10)], '#fff1da', { depth: 3 }),
    )
  },
}

function napkin(): string {
  const check = [-40, -14, 12, 38].map((x) => box(x, -40, 12, 110)).join('')
  const rows = [-20, 8, 36].map((y) => box(-70, y, 140, 11)).join('')
  return inked('M-54 -26Q0 -6 50 -28L44 10Q20 62 -6 70Q-40 50 -54 -26Z', '#fffaf0', {
    depth: 5,
    inside: group(fill(check, '#e2624a', 0.5), fill(rows, '#e2624a', 0.5)),
  })
}

function plate(): string {
  return group(
    inked(ellipse(338, 296, 78, 19, -4), '#fffaf0', { depth: 5 }),
    stroke(ellipse(338, 293, 52, 10, -4), '#d3dbe0', 3.4),
    scratch('M312 294l8 -3M352 290l6 2M334 297l5 0', 2.6, '#c69a63'),
  )
}

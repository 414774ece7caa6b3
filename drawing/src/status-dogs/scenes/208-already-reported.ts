import { box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, wall } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 208,
  phrase: 'Already Reported',
  alt: 'Two identical dachshunds with identical bow ties sit left and right of a chewed red shoe. Each points at it with a paw and looks at the other, offended to have been second.',
  draw: ({ width, height }) => {
    const twin = (facing: 'left' | 'right') => {
      const side = facing === 'right' ? -1 : 1
      return dog({
        breed: 'dachshund',
        coat: 'blackAndTan',
        at: [355 + side * 208, 434],
        size: 228,
        facing,
        pose: 'sit',
        face: { like: 'stern', eyes: 'open', look: [0.9, 0.1], mouth: 'frown', ears: 0 },
        head: { turn: 0.6, tilt: -4 },
        collar: '#f0b73c',
        wag: 70,
        paws: {
          foreNear: { to: [355 + side * 104, 352], bend: 0.08, heading: facing === 'right' ? 20 : 160 },
        },
        line: 3.4,
      })
    }
    const pair = [twin('right'), twin('left')]
    return group(
      wall(width, 346, '#a9c7dd', '#fdf6ea'),
      fill(
        Array.from({ length: 10 }, (_, i) => `M${i * 80 - 5} 0l38 60l-38 60l-38 -60Z`).join(''),
        '#b8d2e4',
      ),
      fill(
        Array.from({ length: 10 }, (_, i) => `M${i * 80 + 35} 120l38 60l-38 60l-38 -60Z`).join(''),
        '#b8d2e4',
      ),
      boards(width, 346, height, '#d29a66'),
      glow(355, 400, 260, '#fff1cf', 0.5, 90),
      ...pair.map(({ shadow }) => shadow),
      contact(355, 440, 104, 0.28),
      shoe(),
      ...pair.map(({ all }) => all),
      ...pair.map((each) => place(bowTie(), { x: each.at.neck[0], y: each.at.neck[1] + 22 })),
      scraps(),
    )
  },
}

function bowTie(): string {
  return group(
    inked(['M0 0L-30 -17Q-36 0 -30 17Z', 'M0 0L30 -17Q36 0 30 17Z'], '#3f7fc0', { depth: 4 }),
    inked(box(-9, -10, 18, 20, 6), '#2f659e', { depth: 2 }),
  )
}

function shoe(): string {
  const body =
    'M268 424Q258 372 272 342L286 352L296 338L310 350L322 336Q334 366 362 376L372 366L382 384L398 378L406 392Q446 398 446 424Z'
  return group(
    inked('M322 340Q336 300 318 292L304 340Z', '#fbe3cf', { depth: 3 }),
    inked(body, '#e0473f', {
      depth: 8,
      inside: group(
        fill('M396 380Q452 392 450 430H404Q392 410 396 380Z', '#fdf3e2'),
        stroke('M268 404Q300 396 330 404', '#fdf3e2', 6),
      ),
    }),
    inked(box(262, 418, 188, 22, 9), '#fdf3e2', { depth: 3, inside: fill(box(262, 426, 188, 4), '#e0473f') }),
    inked(ellipse(306, 378, 13, 11, 20), '#6d2a2f', { line: 2.4, depth: 0 }),
    scratch('M330 368l22 -8M340 384l24 -8M352 398l24 -8', 5),
    stroke('M330 368l22 -8M340 384l24 -8M352 398l24 -8', '#fffaf0', 3),
    scratch('M352 360Q376 330 398 344Q410 354 392 362', 5.5),
    stroke('M352 360Q376 330 398 344Q410 354 392 362', '#fffaf0', 3),
  )
}

function scraps(): string {
  return group(
    ...[
      [248, 448, 20],
      [470, 446, -30],
      [430, 454, 60],
    ].map(([x = 0, y = 0, rotate = 0]) =>
      place(inked('M-9 -5L0 -8L10 -2L4 6L-7 5Z', '#e0473f', { line: 2.2, depth: 2 }), { x, y, rotate }),
    ),
  )
}

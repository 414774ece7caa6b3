import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { clipTo, fill, glow, group, stroke, wash } from '../../svg.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { boards, wall } from '../paint.ts'
import { steam } from '../props/kitchen.ts'
import { bowl } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 103,
  phrase: 'Early Hints',
  alt: 'A closed door. Under it a big black nose and two paws already poke through towards a steaming bowl, and the shadow of two pricked ears falls on the frosted pane.',
  draw: ({ width, height }) => {
    const shadow = dogHead({
      breed: 'shiba',
      coat: {
        base: '#6d6a8c',
        dark: '#6d6a8c',
        light: '#6d6a8c',
        ears: '#6d6a8c',
        nose: '#6d6a8c',
        head: [],
      },
      at: [254, 196],
      size: 190,
      view: 'back',
      face: { ears: 0.6 },
      tilt: 6,
      line: 0,
    })
    return group(
      wall(width, 372, '#7c6aa0', '#eadff0'),
      fill(
        Array.from({ length: 30 }, (_, i) =>
          ellipse((i % 6) * 132 + (Math.floor(i / 6) % 2) * 66 + 10, 34 + Math.floor(i / 6) * 66, 5),
        ).join(''),
        '#9482b6',
      ),
      boards(width, 372, height, '#c98d5c'),
      fill(box(58, -20, 392, 392), '#f4ead9'),
      fill(box(438, -20, 12, 392), '#d9cbb6'),
      fill(box(82, -20, 344, 400), '#ffdf94'),
      wash(
        'M82 372H426L560 470H-40Z',
        [0, 372],
        [0, 470],
        [
          [0, '#fff0b8', 0.95],
          [1, '#fff0b8', 0],
        ],
      ),
      door(),
      clipTo(box(124, 30, 260, 212, 8), group(glow(254, 190, 210, '#fff2c4', 0.9), shadow.svg)),
      fill('M140 42H190L124 150V110ZM214 42H240L124 236V206Z', '#ffffff', 0.28),
      ...[150, 352].map((x) => paw([x, 392])),
      nose([254, 388]),
      bowl([560, 436], 168, { color: '#4e9f95', food: '#9a5a38' }),
      steam([550, 312], 96, '#ffffff', 0.9),
      scent(),
    )
  },
}

/** The leaf ends above the floor: the gap is the joke. */
function door(): string {
  return group(
    inked(box(84, -30, 340, 376, 2), '#c9574f', {
      depth: 8,
      inside: group(fill(box(112, 262, 284, 66, 5), '#b54b48'), fill(box(117, 267, 279, 61, 5), '#d2655b')),
    }),
    inked(box(124, 30, 260, 212, 8), '#f7e3b0', { line: 4, depth: 0 }),
    inked(ellipse(402, 258, 12), '#f0c04f', { depth: 3 }),
  )
}

function paw([x, y]: Point): string {
  return group(
    fill(ellipse(x + 4, y + 18, 46, 9), '#4a1f45', 0.25),
    inked(`M${x - 34} 346V${y - 8}A34 24 0 0 0 ${x + 34} ${y - 8}V346Z`, '#fff1da', {
      depth: 5,
      inside: fill(box(x - 40, 340, 80, 14), '#4a1f45', 0.35),
    }),
    scratch(`M${x - 11} ${y - 4}v17M${x + 11} ${y - 4}v17`, 3),
    fill(box(x - 42, 340, 84, 4), '#a8433f'),
  )
}

function nose([x, y]: Point): string {
  return group(
    fill(ellipse(x + 4, y + 24, 74, 11), '#4a1f45', 0.25),
    inked(
      `M${x - 66} 346Q${x - 70} ${y + 6} ${x - 30} ${y + 20}Q${x} ${y + 28} ${x + 30} ${y + 20}Q${x + 70} ${y + 6} ${x + 66} 346Z`,
      '#fff1da',
      {
        depth: 6,
        inside: fill(box(x - 90, 340, 180, 14), '#4a1f45', 0.3),
      },
    ),
    inked(
      `M${x - 34} ${y - 22}Q${x} ${y - 38} ${x + 34} ${y - 22}Q${x + 34} ${y + 6} ${x} ${y + 10}Q${x - 34} ${y + 6} ${x - 34} ${y - 22}Z`,
      '#3b2a2c',
      { depth: 0 },
    ),
    fill(ellipse(x - 13, y - 20, 10, 5, -14), '#8d7a7c'),
    fill(`${ellipse(x - 14, y - 4, 7, 5)}${ellipse(x + 14, y - 4, 7, 5)}`, '#150d10'),
    fill(box(x - 74, 340, 148, 4), '#a8433f'),
  )
}

/** The smell finds its way under the door. */
function scent(): string {
  return stroke('M540 346C516 306 498 330 486 352S446 414 400 392S346 372 326 384', '#ffffff', 6, {
    opacity: 0.85,
  })
}

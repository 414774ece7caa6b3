import { type Point, polar } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { cloud, sky } from '../paint.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'
import { curve, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 999,
  phrase: 'Request Denied',
  alt: 'In ancient Rome a tiny chihuahua begs with a scroll that says please, under a picture of a bone. On his throne the emperor, a bulldog in toga and laurel, turns his thumb down; in his other paw he holds the biggest bone of the empire.',
  draw: ({ width, height }) => {
    const emperor = dog({
      breed: 'bulldog',
      at: [490, 424],
      size: 226,
      pose: 'upright',
      face: { like: 'stern', look: [0.6, 0.5] },
      head: { turn: -0.3, tilt: 0 },
      collar: false,
      paws: {
        foreNear: { to: [282, 214], bend: 0.1, paw: 'thumb', heading: 180 },
        foreFar: { to: [622, 292], bend: -0.24, heading: -40 },
      },
      line: 3.4,
    })
    const beggar = dog({
      breed: 'chihuahua',
      at: [104, 446],
      size: 176,
      pose: 'beg',
      face: { like: 'sad', look: [0.6, -0.9], ears: -0.8 },
      head: { turn: 0.5, tilt: -12 },
      collar: '#e4574d',
      line: 3,
    })
    return group(
      forum(width, height),
      throne([490, 424]),
      bone([634, 262], 214, { rotate: 82, color: '#f6c945' }),
      emperor.far,
      emperor.body,
      toga(emperor.at.neck, [490, 424]),
      emperor.head,
      emperor.onHead(laurel()),
      emperor.near,
      beggar.shadow,
      beggar.far,
      beggar.body,
      beggar.head,
      scroll([214, 372]),
      beggar.near,
    )
  },
}

function forum(width: number, height: number): string {
  return group(
    sky(width, height, '#6fb9dc', '#e7f1df'),
    cloud(288, 122, 84, '#ffffff'),
    ...[70, 190, 670].map((x) => column(x)),
    fill(box(0, 20, width, 26), '#f6ead2'),
    fill(box(0, 392, width, 90), '#d8c39c'),
    fill(box(0, 392, width, 10), '#f6ead2'),
  )
}

function column(x: number): string {
  return group(
    fill(box(x - 34, 60, 68, 340), '#f1e2c4'),
    fill([-18, 0, 18].map((dx) => box(x + dx - 4, 74, 8, 310, 4)).join(''), '#dcc8a2'),
    fill(box(x - 46, 46, 92, 18, 6) + box(x - 46, 380, 92, 18, 6), '#fbf3e0'),
  )
}

function throne([x, y]: Point): string {
  return group(
    contact(x, y + 20, 190, 0.3),
    inked(box(x - 146, 96, 292, y - 96, 70), '#c8433c', {
      depth: 10,
      inside: stroke(box(x - 132, 110, 264, y - 90, 58), '#f0bf55', 6),
    }),
    inked(box(x - 176, y - 14, 352, 40, 6), '#fbf3e0', { depth: 6 }),
  )
}

/** Over one shoulder and all in purple, as only emperors have it. */
function toga([nx, ny]: Point, [x, y]: Point): string {
  const hem = curve(`${nx - 104} ${y - 70}, ${nx - 30} ${ny + 76}, ${nx + 90} ${ny + 8}`)
  return inked(
    rounded(
      `${nx - 96} ${y - 84}, ${nx - 40} ${ny + 66}, ${nx + 40} ${ny + 14}, ${nx + 84} ${ny + 20}, ${x + 104} ${y - 60}, ${x + 96} ${y - 4}, ${x} ${y + 4}, ${x - 96} ${y - 4}`,
    ),
    '#7a4fa3',
    {
      depth: 9,
      inside: group(
        stroke(hem, '#f0bf55', 22),
        stroke(
          `M${x - 40} ${y}Q${x + 30} ${y - 60} ${x + 76} ${y - 120}M${x + 30} ${y}Q${x + 70} ${y - 40} ${x + 90} ${y - 84}`,
          '#5e3a83',
          5,
        ),
      ),
    },
  )
}

/** In head units: two twigs from the temples to the brow. */
function laurel(): string {
  const leaves = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3, 4].flatMap((i) => {
      const [x, y] = polar([0, 4], -90 + side * (14 + i * 17), 47)
      const along = side * (12 + i * 15)
      return [-26, 26].map((spread) =>
        inked(ellipse(x + spread * 0.14, y + Math.abs(spread) * 0.06, 10, 4.6, along + spread), '#6aa84f', {
          line: 1.9,
          depth: 1.4,
        }),
      )
    }),
  )
  return group(...leaves)
}

function scroll([x, y]: Point): string {
  return place(
    group(
      inked(box(-52, -62, 104, 120, 4), '#fff3d2', { depth: 5 }),
      bone([0, -18], 76, { rotate: -16 }),
      lettering('PLEASE', 0, 40, { size: 26, anchor: 'middle', maxWidth: 88 }),
      inked([box(-62, -74, 124, 18, 9), box(-62, 50, 124, 18, 9)], '#efd9a4', { depth: 3 }),
    ),
    { x, y, rotate: 6 },
  )
}

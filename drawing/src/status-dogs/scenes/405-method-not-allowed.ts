import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { stripes } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 405,
  phrase: 'Method Not Allowed',
  alt: 'A brown labrador with a napkin round its neck tries to eat soup with a fork; all of it drips off. The sign on the wall forbids forks and the spoon lies unused on the table.',
  draw: ({ width, height }) => {
    const eater = dog({
      breed: 'labrador',
      coat: 'chocolate',
      at: [290, 506],
      size: 216,
      pose: 'bust',
      face: { like: 'puzzled', look: [0.9, 0.1], mouth: 'round', brows: 'worried' },
      head: { turn: 0.35, tilt: 8 },
      collar: false,
      paws: {
        foreFar: { to: [452, 264], bend: 0.3, heading: -80 },
        foreNear: { to: [168, 396], bend: -0.2, heading: 20 },
      },
      line: 3.4,
    })
    const [x, y] = eater.at.neck
    return group(
      fill(box(0, 0, width, height), '#8fc1c9'),
      stripes({ x: 0, y: 0, width, height: 360 }, '#a5d0d4', 88, 44, 0.8),
      sign([602, 122]),
      eater.body,
      inked(
        smooth(
          [
            [x - 70, y + 62],
            [x + 70, y + 62],
            [x + 62, y + 130],
            [x, y + 172],
            [x - 62, y + 130],
          ],
          true,
        ),
        '#fffaf0',
        {
          depth: 6,
          inside: stroke(`M${x - 90} ${y + 86}H${x + 90}M${x - 90} ${y + 108}H${x + 90}`, '#e4574d', 5),
        },
      ),
      eater.head,
      fill(box(0, 372, width, 100), '#fff3de'),
      stroke(
        Array.from({ length: 9 }, (_, i) => `M${-60 + i * 100} ${height}L${30 + i * 80} 372`).join(''),
        '#f0b7a2',
        16,
        { opacity: 0.6 },
      ),
      stroke(`M0 420H${width}`, '#f0b7a2', 16, { opacity: 0.6 }),
      soup([352, 438]),
      place(spoon(), { x: 590, y: 424, rotate: 74, scale: 0.86 }),
      place(fork('#d9dde6'), { x: 456, y: 258, rotate: -8, scale: 1.1 }),
      ...[
        [430, 206, 8],
        [428, 292, 7],
        [431, 332, 9],
        [470, 216, 6],
      ].map(([dx = 0, dy = 0, r = 0]) => drop([dx, dy], r)),
      eater.near,
    )
  },
}

function sign([x, y]: Point): string {
  return group(
    inked(ellipse(x, y, 82), '#d9342f', { depth: 6 }),
    fill(ellipse(x, y, 62), '#fffaf0'),
    place(fork('#3a2620', 0), { x, y: y + 6, scale: 0.66 }),
    stroke(`M${x - 44} ${y - 44}L${x + 44} ${y + 44}`, '#d9342f', 17, { cap: 'butt' }),
  )
}

/** A fork standing with its tines up, its middle at 0 0. */
function fork(color: string, line = 3): string {
  return inked(
    [box(-6, -20, 12, 104, 5), 'M-24 -84V-46Q-24 -18 0 -18Q24 -18 24 -46V-84H16V-48H4V-84H-4V-48H-16V-84Z'],
    color,
    { line, depth: line > 0 ? 3 : 0 },
  )
}

function spoon(): string {
  return inked([box(-6, -20, 12, 104, 5), ellipse(0, -46, 24, 34)], '#d9dde6', {
    depth: 4,
    inside: fill(ellipse(0, -48, 15, 24), '#b6bccb'),
  })
}

function soup([x, y]: Point): string {
  return group(
    fill(ellipse(x + 6, y, 150, 16), '#4a1f45', 0.2),
    inked(
      `M${x - 140} ${y - 66}Q${x - 122} ${y} ${x - 50} ${y}H${x + 50}Q${x + 122} ${y} ${x + 140} ${y - 66}Z`,
      '#3f6fb5',
      {
        depth: 9,
        inside: fill(box(x - 150, y - 44, 300, 10), '#dfe9f5'),
      },
    ),
    inked(ellipse(x, y - 66, 140, 24), '#dfe9f5', {
      depth: 0,
      inside: fill(ellipse(x, y - 62, 122, 18), '#f0a03c'),
    }),
    ...[
      [-60, -64],
      [10, -56],
      [66, -66],
    ].map(([dx = 0, dy = 0]) => fill(ellipse(x + dx, y + dy, 13, 5), '#7fae4a')),
  )
}

function drop([x, y]: Point, r: number): string {
  return inked(
    `M${x} ${y - r * 1.7}Q${x + r * 1.3} ${y} ${x} ${y + r}Q${x - r * 1.3} ${y} ${x} ${y - r * 1.7}Z`,
    '#f0a03c',
    {
      line: 2.4,
      depth: 0,
    },
  )
}

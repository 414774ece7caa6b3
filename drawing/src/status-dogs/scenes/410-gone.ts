import type { Point } from '../../geometry.ts'
import { blob, box, ellipse, polygon, taper } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { inked } from '../ink.ts'
import { dabs } from '../paint.ts'
import { pawPrint } from '../props/outdoors.ts'
import { tennisBall } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 410,
  phrase: 'Gone',
  alt: 'A grey, dusty rug seen from above. Only in one place are its colours bright: the shape of a dog that lay there for a long time. Paw prints lead away and out of the picture.',
  draw: ({ width, height, random }) => {
    const prints = walk.map(([x, y], i) => pawPrint([x, y], 46, '#e2725b', i % 2 === 0 ? 12 : 24))
    return group(
      fill(box(0, 0, width, height), '#a98a6f'),
      stroke([70, 148, 226, 304, 382].map((y) => `M0 ${y}H${width}`).join(''), '#94765d', 3),
      stroke('M180 0V70M520 70V148M60 304V382M640 304V382M300 382V470', '#94765d', 3),
      rugFrom('#b9b0a6', '#a9a098', '#c6beb4'),
      dabs(random, { x: 50, y: 50, width: 610, height: 360 }, '#d6cfc6', {
        count: 46,
        length: 60,
        opacity: 0.5,
      }),
      clipTo(sleeper, rugFrom('#e2725b', '#3f7f86', '#f6d27a')),
      ...prints,
      ...fluff.map(([x, y, r], i) => fill(blob(x, y, r, r * 0.8, 0.3, i + 2), '#8f877f', 0.55)),
      fill(ellipse(150, 366, 34, 27), '#4a1f45', 0.2),
      tennisBall([142, 356], 58, { rotate: 20, color: '#b9bf86' }),
      bowlFromAbove([604, 96]),
    )
  },
}

const sleeper: readonly string[] = [
  taper([
    [214, 226, 60],
    [320, 222, 62],
    [410, 226, 64],
  ]),
  taper([
    [400, 210, 50],
    [470, 170, 44],
  ]),
  ellipse(486, 164, 62, 56),
  taper([
    [508, 182, 38],
    [562, 204, 27],
  ]),
  taper([
    [470, 116, 22],
    [438, 96, 26],
    [404, 116, 16],
  ]),
  taper([
    [420, 270, 26],
    [462, 330, 19],
    [520, 338, 17],
  ]),
  taper([
    [384, 274, 26],
    [398, 344, 18],
    [450, 378, 17],
  ]),
  taper([
    [226, 268, 34],
    [252, 336, 20],
    [316, 348, 17],
  ]),
  taper([
    [196, 262, 34],
    [188, 346, 20],
    [244, 384, 17],
  ]),
  taper([
    [166, 214, 20],
    [112, 174, 15],
    [108, 112, 11],
  ]),
]

const walk: readonly Point[] = [
  [556, 282],
  [592, 318],
  [636, 312],
  [674, 354],
]

const fluff: readonly (readonly [number, number, number])[] = [
  [86, 262, 13],
  [336, 90, 11],
  [300, 400, 12],
]

function rugFrom(ground: string, band: string, trim: string): string {
  const diamonds = Array.from(
    { length: 21 },
    (_, i): Point => [130 + (i % 7) * 76, 140 + Math.floor(i / 7) * 92],
  )
  return group(
    stroke(
      Array.from({ length: 19 }, (_, i) => `M16 ${52 + i * 20}h24M670 ${52 + i * 20}h24`).join(''),
      tint(trim, 0.06),
      5,
    ),
    fill(box(34, 36, 642, 390, 6), band),
    fill(box(56, 58, 598, 346), trim),
    fill(box(66, 68, 578, 326), ground),
    ...diamonds.map(([x, y]) =>
      fill(
        polygon([
          [x, y - 26],
          [x + 22, y],
          [x, y + 26],
          [x - 22, y],
        ]),
        trim,
      ),
    ),
    ...diamonds.map(([x, y]) =>
      fill(
        polygon([
          [x, y - 13],
          [x + 11, y],
          [x, y + 13],
          [x - 11, y],
        ]),
        band,
      ),
    ),
  )
}

function bowlFromAbove([x, y]: Point): string {
  const tin = '#8fa3ad'
  return place(
    group(
      fill(ellipse(8, 10, 62), '#4a1f45', 0.22),
      inked(ellipse(0, 0, 60), tin, { depth: 6 }),
      inked(ellipse(0, 0, 42), shade(tin, 0.16), { line: 2.4, depth: 5 }),
      stroke('M-38 -14L6 40M-10 -40L40 10M-40 8Q-10 -10 -16 -38M-10 40Q0 0 40 -10', '#f4f0ea', 1.8, {
        opacity: 0.9,
      }),
    ),
    { x, y },
  )
}

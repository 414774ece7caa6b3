import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { grass, landShape, strewn, tree } from '../paint.ts'
import { doghouse, picketFence, puddle, streetLamp, umbrella } from '../props/outdoors.ts'
import { board } from '../props/paper.ts'
import { bowl } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 503,
  phrase: 'Service Unavailable',
  alt: 'A rainy evening. A corgi, seen from behind, waits under a red umbrella with an empty bowl before a dark doghouse. The sign on it reads: back soon.',
  draw: ({ width, height, random }) => {
    const guest = dog({
      breed: 'corgi',
      at: [234, 438],
      size: 184,
      pose: 'sitBack',
      build: (breed) => ({ ...breed, body: { ...breed.body, hip: 29, waist: 26, chest: 27, legs: 44 } }),
      face: { ears: -0.15 },
      head: { view: 'back', tilt: 5, shift: [4, 2] },
      collar: '#f0b73c',
      line: 3.4,
    })
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, 300],
        [
          [0, '#4c6478'],
          [1, '#9fb0ad'],
        ],
      ),
      ...clouds.map(([x, y, rx, ry]) => fill(ellipse(x, y, rx, ry), '#425a6d', 0.55)),
      fill(landShape(width, height, [250, 232, 246, 226, 240, 250]), '#6f8a80'),
      tree([40, 270], 150, '#557468', '#4b4640'),
      tree([668, 262], 170, '#50706a', '#4b4640'),
      picketFence(-10, 318, 740, 66, '#b9c4bd', 30),
      fill(landShape(width, height, [316, 306, 312, 304, 310]), '#7a9670'),
      grass(random, strewn(random, { x: 0, y: 330, width, height: 120 }, 60, 26), '#6a8762', 15),
      path(height),
      streetLamp([92, 352], 290, { lit: '#ffdf8c' }),
      glow(92, 94, 150, '#ffe19a', 0.75),
      fill(ellipse(500, 392, 150, 16), '#2f3f3c', 0.3),
      doghouse([498, 390], 222, { wall: '#c98d55', roof: '#8f4a44' }),
      hung([498, 316]),
      puddle(372, 430, 130, '#a9c0c8'),
      puddle(640, 436, 110, '#a9c0c8'),
      ...rain(random, width, height, 40),
      guest.shadow,
      place(umbrella([0, 0], 270), { x: 276, y: 208, rotate: 10 }),
      guest.all,
      bowl([86, 440], 74, { color: '#5b9fc4' }),
      ...rain(random, width, height, 26),
      drips([276, 208]),
    )
  },
}

const clouds: readonly (readonly [number, number, number, number])[] = [
  [120, 20, 190, 44],
  [390, 6, 220, 40],
  [650, 26, 170, 46],
]

function path(height: number): string {
  return fill(
    smooth(
      [
        [430, 392],
        [400, 412],
        [250, 430],
        [120, height + 10],
        [460, height + 10],
        [540, 430],
        [566, 392],
      ],
      true,
    ),
    '#c2b79a',
  )
}

function hung([x, y]: Point): string {
  return group(
    scratch(
      smooth([
        [x - 44, y - 18],
        [x, y - 56],
        [x + 44, y - 18],
      ]),
      3,
    ),
    fill(ellipse(x, y - 56, 4.5), '#e8c15f'),
    board([x, y + 4], ['BACK', 'SOON'], { width: 128, height: 72, color: '#fff1cf', rotate: -4 }),
  )
}

function rain(random: Random, width: number, height: number, count: number): string[] {
  return strewn(random, { x: -20, y: -20, width: width + 40, height }, count, 34).map(([x, y]) => {
    const long = random.between(14, 30)
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(-long * 0.24).toFixed(1)} ${long.toFixed(1)}`,
      '#e3eef2',
      2.2,
      { opacity: 0.62 },
    )
  })
}

function drips([x, y]: Point): string {
  return group(
    ...[
      [-138, 0],
      [92, 46],
      [132, 34],
    ].map(([dx = 0, dy = 0]) =>
      inked(
        smooth(
          [
            [x + dx, y + dy - 7],
            [x + dx + 4, y + dy + 2],
            [x + dx, y + dy + 6],
            [x + dx - 4, y + dy + 2],
          ],
          true,
        ),
        '#cfe6ef',
        { line: 1.6, depth: 0 },
      ),
    ),
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { streetLamp } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 417,
  phrase: 'Expectation Failed',
  alt: 'The shadow of a gigantic wolf with bared teeth stands on the wall of a lane at night. What casts it, under the street lamp, is a cheerful tiny chihuahua.',
  draw: ({ width, height }) => {
    const terror = dog({
      breed: 'chihuahua',
      at: [196, 430],
      size: 172,
      pose: 'stand',
      face: { like: 'joyful', look: [0.6, -0.2] },
      head: { turn: 0.35, tilt: -6 },
      collar: '#f0788a',
      wag: 20,
      line: 3.2,
    })
    return group(
      fill(box(0, 0, width, height), '#e0915a'),
      stroke(bricks(width, 352), '#c97a4a', 3),
      glow(90, 120, 330, '#ffe9a6', 0.9),
      fill(polygon(wolf), '#4a2a52'),
      fill(
        polygon([
          [520, 164],
          [566, 172],
          [538, 188],
        ]),
        '#ffd36a',
      ),
      fill(box(0, 352, width, 120), '#7a5570'),
      fill(box(0, 352, width, 9), '#936a84'),
      fill(
        polygon([
          [228, 434],
          [168, 434],
          [330, 356],
          [520, 356],
        ]),
        '#4a2a52',
        0.75,
      ),
      fill(ellipse(76, 436, 130, 20), '#ffe2a0', 0.3),
      streetLamp([70, 440], 400, { lit: '#fff0b0' }),
      contact(200, 431, 62, 0.3),
      terror.all,
      dustbin([640, 446]),
    )
  },
}

const wolf: readonly Point[] = [
  [322, 354],
  [308, 316],
  [334, 300],
  [312, 262],
  [346, 248],
  [330, 208],
  [366, 196],
  [354, 160],
  [392, 140],
  [384, 34],
  [436, 92],
  [466, 26],
  [488, 104],
  [536, 134],
  [580, 150],
  [650, 166],
  [684, 178],
  [682, 204],
  [656, 212],
  [650, 232],
  [638, 213],
  [622, 213],
  [614, 234],
  [602, 213],
  [584, 213],
  [574, 230],
  [562, 218],
  [558, 240],
  [578, 256],
  [586, 238],
  [598, 258],
  [614, 258],
  [622, 240],
  [634, 260],
  [650, 262],
  [646, 282],
  [604, 296],
  [556, 294],
  [548, 322],
  [568, 330],
  [556, 354],
]

function bricks(width: number, height: number): string {
  const lines: string[] = []
  for (let y = 18, row = 0; y < height; y += 42, row++) {
    lines.push(`M0 ${y}H${width}`)
    for (let x = row % 2 === 0 ? 20 : 62; x < width; x += 84) lines.push(`M${x} ${y}v42`)
  }
  return lines.join('')
}

function dustbin([x, y]: Point): string {
  return group(
    contact(x, y, 54, 0.3),
    inked(
      polygon([
        [x - 46, y - 104],
        [x + 46, y - 104],
        [x + 38, y],
        [x - 38, y],
      ]),
      '#8fa0a8',
      {
        depth: 7,
        inside: stroke(`M${x - 18} ${y - 104}l4 104M${x + 18} ${y - 104}l-4 104`, '#71838c', 4),
      },
    ),
    inked(box(x - 54, y - 120, 108, 18, 8), '#a9b8be', { depth: 3 }),
    inked(box(x - 14, y - 132, 28, 13, 5), '#a9b8be', { depth: 2 }),
  )
}

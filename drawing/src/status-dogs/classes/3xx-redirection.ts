import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import { fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { stand } from '../dogs/poses-side.ts'
import type { Pose } from '../dogs/skeleton.ts'
import { inked, scratch } from '../ink.ts'
import { dabs, grass, land, sky, strewn } from '../paint.ts'
import { signpost } from '../props/paper.ts'
import type { ClassScene } from '../scene.ts'
import { limb } from '../scenes/parts/outline.ts'

export const scene: ClassScene = {
  phrase: 'Redirection',
  alt: 'At a dried-up pond a brown-spotted pointer shows the way with its whole body, from the tail to the nose. A duck with its luggage and three ducklings follow it to where the water glitters.',
  draw: ({ width, height, random }) => {
    const pointer = dog({
      breed: 'dalmatian',
      coat: { dark: '#8a4a2c', ears: '#8a4a2c', nose: '#5a3022', head: ['muzzle'], body: ['spots'] },
      at: [248, 398],
      size: 226,
      pose: pointing,
      face: { like: 'determined', look: [1, 0], ears: 0.3 },
      head: { view: 'side', turn: 1, tilt: -4 },
      collar: '#2f8f9a',
      line: 3.4,
    })
    return group(
      sky(width, 250, '#7fc4c4', '#fde3c0'),
      glow(650, 190, 200, '#fff3c4', 0.9),
      land(width, height, [214, 196, 206, 190, 210], '#8fb39a'),
      wash(
        box(430, 214, 300, 46),
        [430, 0],
        [720, 0],
        [
          [0, '#8fb39a'],
          [0.4, '#6fc0d0'],
          [1, '#bfe8ea'],
        ],
      ),
      land(width, height, [270, 250, 262, 248, 240], '#b3c06a'),
      dabs(random, { x: 0, y: 268, width, height: 180 }, '#9dac54', { count: 34, opacity: 0.5 }),
      fill(
        smooth(
          [
            [40, 432],
            [130, 396],
            [330, 398],
            [420, 428],
            [330, 462],
            [110, 464],
          ],
          true,
        ),
        '#c9a270',
      ),
      stroke('M96 430l40 -10l22 14l44 -12M250 440l30 -12l40 10M150 452l34 -8', '#a37a4c', 3.4),
      pointer.shadow,
      signpost([646, 352], ['POND'], { width: 110, height: 54, color: '#fff1cf' }, 78),
      pointer.all,
      duck([560, 442], 1, luggage()),
      ...[456, 400, 344].map((x, i) => duck([x, 446 - (i % 2) * 5], 0.5)),
      reeds(random, height),
      grass(random, strewn(random, { x: 430, y: 448, width: 280, height: 20 }, 16, 22), '#7f9a48', 22),
    )
  },
}

/** Nose, back and tail in one line, one paw lifted. */
const pointing: Pose = (b, chin) => {
  const still = stand(b, chin)
  const [x, y] = [b.length / 2, -b.legs]
  return {
    ...still,
    neck: [
      [x, y - 5, b.chest * 0.8],
      [x + 22, y - 22, b.neckWidth],
      [x + 46, y - 34, b.neckWidth * 0.9],
    ],
    foreNear: {
      parts: [
        [
          [x + 2, y + 10, b.fore * 1.25],
          [x + 38, y + 16, b.fore * 0.86],
          [x + 32, y + 44, b.shin],
        ],
      ],
      paw: 'hand',
      heading: 112,
    },
    tail: { ...still.tail, heading: 180 },
  }
}

function duck([x, y]: Point, scale: number, extra = ''): string {
  const grown = scale === 1
  const feathers = grown ? '#fbf6ea' : '#f7d35a'
  return place(
    group(
      contact(0, 2, 44, 0.24),
      scratch('M-10 -12V0h12M14 -12V0h12', 5, '#e8853a'),
      inked(['M-34 -44L-64 -56L-44 -22Z', ellipse(0, -34, 44, 28), limb('28 -44 15, 36 -84 15')], feathers, {
        depth: 7,
        line: grown ? 3 : 5.4,
      }),
      inked(ellipse(-6, -34, 22, 14, 8), grown ? '#e6dcc8' : '#efbf3f', {
        line: grown ? 2.6 : 4.6,
        depth: 0,
      }),
      inked('M48 -92L74 -84L48 -76Z', '#f0a03c', { line: grown ? 2.6 : 5, depth: 0 }),
      fill(ellipse(40, -90, 4.6), '#3a2620'),
      extra,
    ),
    { x, y, scale, scaleY: scale },
  )
}

/** A bundle on a stick over the shoulder. */
function luggage(): string {
  return group(
    scratch('M30 -50L-52 -112', 9),
    scratch('M30 -50L-52 -112', 4, '#b57a4a'),
    inked(ellipse(-54, -84, 27, 25), '#d9564a', {
      depth: 5,
      inside: fill([-66, -50, -40, -58].map((x, i) => ellipse(x, -96 + i * 9, 4)).join(''), '#fff3dc'),
    }),
    inked('M-54 -106L-70 -122L-52 -116L-38 -124Z', '#d9564a', { depth: 0 }),
  )
}

function reeds(random: { between(low: number, high: number): number }, height: number): string {
  return group(
    ...[18, 44, 66, 92].map((x, i) => {
      const top = 236 + (i % 3) * 34 + random.between(-6, 6)
      return group(
        stroke(`M${x} ${height}Q${x - 6} ${top + 90} ${x + 6} ${top - 30}`, '#6f8a3f', 5),
        fill(box(x - 5, top, 15, 58, 8), '#7d4c2f'),
      )
    }),
  )
}

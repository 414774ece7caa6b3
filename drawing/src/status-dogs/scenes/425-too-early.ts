import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import { fill, glow, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { bedroom } from '../places/rooms.ts'
import { rope } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 425,
  phrase: 'Too Early',
  alt: 'It is four in the morning. A wide-awake terrier with the lead in its mouth has put its paws on the bed, in which a sheepdog pulls the blanket up to its chin and can hardly open its eyes.',
  draw: ({ width, height, random }) => {
    const terrier = dog({
      breed: 'terrier',
      at: [176, 446],
      size: 212,
      pose: 'rear',
      face: { like: 'starstruck', mouth: 'closed', eyes: 'wide', look: [0.9, 0.2] },
      head: { turn: 0.55, tilt: 4 },
      collar: '#e4574d',
      paws: {
        foreNear: { to: [322, 300], bend: 0.14, paw: 'flat' },
        foreFar: { to: [352, 290], bend: 0.14, paw: 'flat' },
      },
      wag: 24,
      line: 3.4,
    })
    const sleeper = dogHead({
      breed: 'sheepdog',
      at: [532, 236],
      size: 172,
      facing: 'left',
      turn: 0.4,
      tilt: -10,
      face: { like: 'sleepy', mouth: 'wavy', brows: 'skeptical' },
      line: 3.4,
    })
    const [mx, my] = terrier.at.mouth
    return group(
      bedroom({ width, height, random }, { paper: '#4d5688', floor: '#6f5672', horizon: 348 }).back,
      glow(440, 100, 210, '#ff8a5a', 0.4),
      alarm([420, 152]),
      headboard(),
      inked(ellipse(560, 282, 132, 52), '#f4efe6', { depth: 8 }),
      sleeper.svg,
      terrier.shadow,
      terrier.far,
      terrier.body,
      blanket(),
      terrier.near,
      terrier.head,
      rope(
        [
          [mx - 6, my + 2],
          [mx + 26, my + 40],
          [mx + 10, my + 84],
          [mx - 26, my + 66],
          [mx + 2, my + 20],
          [mx + 40, my + 58],
          [mx + 50, my + 118],
        ],
        '#f3c64f',
        8,
        3,
      ),
    )
  },
}

function alarm([x, y]: Point): string {
  return group(
    fill(box(330, y + 2, 180, 12, 4), '#a9784a'),
    inked(box(x - 84, y - 72, 168, 74, 14), '#3a3046', { depth: 6 }),
    fill(box(x - 70, y - 60, 140, 50, 8), '#20192c'),
    lettering('04:00', x, y - 20, { size: 46, anchor: 'middle', color: '#ff8a5a', maxWidth: 128 }),
  )
}

function headboard(): string {
  return inked(box(652, 150, 80, 300, 16), '#a9653a', { depth: 6 })
}

function blanket(): string {
  const cover = smooth(
    [
      [296, 316],
      [360, 290],
      [450, 292],
      [520, 306],
      [600, 302],
      [670, 296],
      [760, 310],
      [760, 480],
      [296, 480],
    ],
    true,
  )
  const patches = ['#e8a13f', '#5fa8a0', '#d9647a']
  return group(
    inked(cover, '#d9647a', {
      depth: 10,
      inside: group(
        ...Array.from({ length: 24 }, (_, i) =>
          fill(
            box(280 + (i % 8) * 62, 284 + Math.floor(i / 8) * 62, 58, 58, 5),
            patches[(i + Math.floor(i / 8)) % 3] ?? '#d9647a',
          ),
        ),
      ),
    }),
    inked(
      smooth(
        [
          [424, 300],
          [500, 312],
          [600, 306],
          [690, 292],
          [700, 316],
          [600, 334],
          [500, 338],
          [424, 322],
        ],
        true,
      ),
      '#f4efe6',
      { depth: 5 },
    ),
    inked([ellipse(486, 304, 27, 20), ellipse(588, 302, 27, 20)], '#fbf7ef', { depth: 4 }),
    scratch('M478 306v12M490 308v12M580 304v12M592 304v12', 2.4),
  )
}

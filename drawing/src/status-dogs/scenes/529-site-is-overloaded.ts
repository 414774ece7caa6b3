import { ellipse, taper } from '../../path.ts'
import { fill, glow, group } from '../../svg.ts'
import type { BreedName } from '../dogs/breeds.ts'
import { contact, dog } from '../dogs/dog.ts'
import type { FaceName } from '../dogs/face.ts'
import { inked, scratch } from '../ink.ts'
import { fir, land, sky } from '../paint.ts'
import { rope } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 529,
  phrase: 'Site Is Overloaded',
  alt: 'Ten dogs of all breeds sit piled up on one sledge that sags in the middle and has sunk into the snow. In front of it a single chihuahua strains at the rope.',
  draw: ({ width, height }) => {
    const puller = dog({
      breed: 'chihuahua',
      at: [150, 434],
      size: 178,
      facing: 'left',
      pose: 'walk',
      lean: -9,
      face: 'effort',
      collar: '#d8503f',
      line: 3,
    })
    const [rx, ry] = puller.at.neck
    return group(
      sky(width, 300, '#f29a8f', '#fde0b8'),
      glow(150, 190, 190, '#fff2c8', 0.9),
      fill(ellipse(150, 190, 44), '#fff6dc'),
      land(width, height, [262, 236, 250, 214, 196, 230], '#d9b3c8'),
      fir([40, 318], 96, '#7d6f96', '#f7e6ea'),
      fir([676, 312], 132, '#7d6f96', '#f7e6ea'),
      fir([252, 312], 78, '#8d7da3', '#f7e6ea'),
      land(width, height, [316, 306, 312, 302, 310], '#f5e1e6'),
      land(width, height, [402, 392, 398, 392, 396], '#fff4f1'),
      contact(456, 430, 210, 0.28),
      ...pile.map(
        ([breed, x, y, size, face]) =>
          dog({
            breed,
            at: [x, y],
            size,
            pose: 'sitFront',
            face,
            head: { turn: 0.1, tilt: (x % 7) - 3 },
            collar: collars[x % 4] ?? '#d8503f',
            line: 2.7,
          }).all,
      ),
      sledge(),
      fill('M214 462V430Q250 414 290 424Q360 438 440 430Q540 420 610 426Q670 416 710 424V462Z', '#fff8f5'),
      puller.shadow,
      rope(
        [
          [rx + 16, ry + 14],
          [228, 364],
          [270, 370],
        ],
        '#c98a4a',
        6,
      ),
      puller.all,
      ...[0, 1, 2].map((i) => fill(ellipse(176 + i * 26, 430 - i * 9, 13 - i * 2, 10 - i * 2), '#ffffff')),
    )
  },
}

const collars = ['#3f8fa5', '#e8b53f', '#7a62b0', '#d8503f']

/** From the top down, so that each head hides the feet above it. */
const pile: readonly (readonly [BreedName, number, number, number, FaceName])[] = [
  ['pug', 452, 172, 112, 'joyful'],
  ['terrier', 392, 232, 116, 'happy'],
  ['poodle', 512, 236, 108, 'smug'],
  ['corgi', 346, 300, 124, 'joyful'],
  ['beagle', 452, 304, 118, 'worried'],
  ['shiba', 560, 300, 120, 'happy'],
  ['husky', 312, 378, 118, 'happy'],
  ['bulldog', 404, 384, 130, 'effort'],
  ['labrador', 508, 386, 112, 'joyful'],
  ['dalmatian', 600, 378, 118, 'panting'],
]

function sledge(): string {
  return group(
    ...[330, 448, 566].map((x, i) =>
      inked(
        taper([
          [x, 384 + (i === 1 ? 6 : 0), 6],
          [x, 432, 6],
        ]),
        '#a9603a',
        { depth: 3 },
      ),
    ),
    inked(
      taper([
        [232, 356, 8],
        [256, 398, 8],
        [330, 430, 8],
        [450, 436, 8],
        [640, 428, 8],
      ]),
      '#c9473f',
      { depth: 4 },
    ),
    inked(
      taper([
        [246, 366, 11],
        [330, 384, 11],
        [450, 396, 11],
        [570, 384, 11],
        [656, 364, 11],
      ]),
      '#c98a4a',
      { depth: 5 },
    ),
    scratch('M300 378Q450 404 610 372', 2.4, '#8a5a34'),
  )
}

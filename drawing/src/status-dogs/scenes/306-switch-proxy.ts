import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { contact, type DogOptions, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { peakedCap } from '../props/clothes.ts'
import { speedLines } from '../props/marks.ts'
import { parcel } from '../props/paper.ts'
import type { Scene } from '../scene.ts'

const sepia = {
  base: '#cfa978',
  dark: '#94734d',
  light: '#f2e2c2',
  ears: '#a98458',
  nose: '#5c4230',
  iris: '#6d5038',
} as const
const paper = box(96, 26, 518, 392, 2)
const photo = box(118, 46, 474, 306, 2)

export const scene: Scene = {
  code: 306,
  phrase: 'Switch Proxy',
  alt: 'A faded brown photograph from 1996 in an album: two postman dogs in a relay race, the first handing the second a parcel for a baton. It has long been out of use; one corner is dog-eared.',
  draw: ({ width, height }) => {
    const runner = (options: Pick<DogOptions, 'breed' | 'at' | 'face' | 'head' | 'size' | 'paws' | 'pose'>) =>
      dog({ coat: sepia, collar: '#94734d', line: 2.8, ...options })
    const first = runner({
      breed: 'labrador',
      at: [216, 322],
      size: 106,
      pose: 'run',
      face: { like: 'effort', sweat: false },
      head: { turn: 0.65, tilt: 2 },
    })
    const second = runner({
      breed: 'terrier',
      at: [476, 318],
      size: 122,
      pose: 'run',
      face: { like: 'happy', look: [-0.9, 0] },
      head: { turn: -0.35, tilt: -6 },
    })
    const cap = place(peakedCap('#7d5f42', '#b5925f', '#f0dfbd'), { x: 4, y: -36, rotate: 4 })
    return group(
      fill(box(0, 0, width, height), '#5a4a52'),
      fill(Array.from({ length: 24 }, (_, i) => box(i * 34, 0, 3, height)).join(''), '#524349'),
      place(
        group(
          place(fill(paper, '#2f242b', 0.45), { x: 7, y: 12 }),
          inked('M96 26H614V378L574 418H96Z', '#f6ead0', { depth: 0 }),
          clipTo(
            photo,
            group(
              backdrop(),
              contact(216, 326, 84, 0.22),
              contact(476, 322, 78, 0.22),
              speedLines([146, 262], 180, 40, '#f6ead0', 18),
              second.all,
              second.onHead(cap),
              first.all,
              first.onHead(cap),
              parcel([first.at.mouth[0] + 24, first.at.mouth[1] + 28], 56, {
                color: '#b5905c',
                tape: '#f0dfbd',
                line: 2.6,
              }),
              glow(560, 70, 260, '#fff6de', 0.5),
              fill(photo, '#f6e2b8', 0.08),
            ),
          ),
          inked('M614 378L574 418L580 384Z', '#e0cda4', { line: 2.4, depth: 3 }),
          stroke('M118 300L176 352M530 46L560 74L592 82', '#fff8e4', 2.4, { opacity: 0.8 }),
          lettering('1996', 355, 396, { size: 34, anchor: 'middle', color: '#7d5f42' }),
          tape([116, 34], -38),
          tape([594, 34], 38),
        ),
        { x: 10, y: -8, rotate: 2.4 },
      ),
    )
  },
}

function backdrop(): string {
  return group(
    fill(box(100, 30, 520, 330), '#e3cb9c'),
    fill('M100 196Q180 160 260 190T430 176T620 190V360H100Z', '#cdb07c'),
    ...[
      [156, 176],
      [300, 184],
      [520, 176],
    ].map(([x = 0, y = 0]) =>
      group(fill(box(x - 4, y, 8, 40), '#a98a5c'), fill(ellipse(x, y - 14, 34, 38), '#b99a69')),
    ),
    fill(box(100, 236, 520, 130), '#d9bd8c'),
    stroke('M100 262H620M100 340H620', '#f0dfbd', 5),
    scratch('M100 300H620', 3, '#c7a873'),
  )
}

function tape([x, y]: Point, rotate: number): string {
  return place(fill(box(-46, -14, 92, 28, 2), '#e9d9a6', 0.8), { x, y, rotate })
}

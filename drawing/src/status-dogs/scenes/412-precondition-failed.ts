import { blob, box, ellipse, polygon, smooth } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { contact, type DogOptions, dog } from '../dogs/dog.ts'
import { land, sky } from '../paint.ts'
import { pawPrint, puddle } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'

const mudColor = '#6b4a35'

import { mat, mop } from './parts/doorstep.ts'

export const scene: Scene = {
  code: 412,
  phrase: 'Precondition Failed',
  alt: 'A sheepdog, muddy up to its chin, waits on the doorstep after the rain. A tiny chihuahua with a mop bars the way and points at the doormat, which says: wipe paws.',
  draw: ({ width, height }) => {
    const wet: DogOptions = {
      breed: 'sheepdog',
      at: [290, 382],
      size: 196,
      pose: 'sitFront',
      face: { like: 'happy', look: [0.6, 0.5], mouth: 'pant' },
      head: { turn: 0.2, tilt: 6 },
      collar: false,
      line: 3.4,
    }
    const muddy = dog(wet)
    const mud = dog({ ...wet, coat: { base: mudColor, dark: '#573a2a', light: '#7d5840' } })
    const guard = dog({
      breed: 'chihuahua',
      at: [566, 440],
      size: 176,
      facing: 'left',
      pose: 'upright',
      face: { like: 'stern', look: [0.8, -0.6] },
      head: { turn: 0.5, tilt: -6 },
      collar: '#e4574d',
      paws: {
        foreFar: { to: [498, 386], bend: -0.16, heading: 160 },
        foreNear: { to: [624, 344], bend: 0.24, heading: -60 },
      },
      line: 3.2,
    })
    return group(
      fill(box(0, 0, width, height), '#d9c3e0'),
      ...Array.from({ length: 30 }, (_, i) =>
        fill(ellipse(30 + (i % 10) * 74, 40 + Math.floor(i / 10) * 120, 8), '#c9aed3'),
      ),
      fill(box(0, 372, width, 100), '#f0e6da'),
      stroke(
        [60, 240, 420, 600].map((x) => `M${x + (x - 330) * 0.3} ${height}L${x} 372`).join(''),
        '#d9c9b8',
        3,
      ),
      fill(box(96, -10, 388, 396), '#fff7e8'),
      clipTo(box(116, -10, 348, 396), outside(width, height)),
      fill(box(96, 378, 388, 12, 3), '#c9a883'),
      mat([290, 430]),
      muddy.all,
      clipTo(tide, group(mud.far, mud.body, mud.near)),
      ...splashes.map(([x, y, r], i) => fill(blob(x, y, r, r * 0.82, 0.22, i + 3), mudColor)),
      contact(566, 441, 62, 0.26),
      guard.far,
      guard.body,
      guard.head,
      mop([632, 438]),
      guard.near,
    )
  },
}

/** Up to here it stood in the puddle. */
const tide = `${smooth([
  [140, 316],
  [190, 300],
  [226, 312],
  [262, 290],
  [300, 304],
  [340, 288],
  [380, 308],
  [450, 298],
])}V460H140Z`

const splashes: readonly (readonly [number, number, number])[] = [
  [352, 142, 13],
  [248, 128, 9],
  [238, 262, 8],
  [330, 264, 7],
]

function outside(width: number, height: number): string {
  return group(
    sky(width, 300, '#8fb0c2', '#dbe7de'),
    stroke(
      [140, 196, 250, 330, 388, 440, 170, 420].map((x, i) => `M${x} ${20 + (i % 3) * 70}l-10 40`).join(''),
      '#f2f8fa',
      3,
      { opacity: 0.8 },
    ),
    land(width, height, [236, 220, 232, 214, 228], '#8fb27a'),
    fill(
      polygon([
        [250, 226],
        [310, 226],
        [480, 400],
        [100, 400],
      ]),
      '#b08a68',
    ),
    puddle(270, 262, 70),
    ...[
      [292, 250, 18],
      [274, 280, 22],
    ].map(([x = 0, y = 0, size = 0]) => pawPrint([x, y], size, mudColor, 90, 0.7)),
  )
}

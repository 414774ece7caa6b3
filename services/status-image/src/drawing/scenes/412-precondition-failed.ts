import { contact, dog } from '../dogs/dog.ts'
import type { Point } from '../geometry.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { land, sky } from '../paint.ts'
import { blob, box, ellipse, polygon } from '../path.ts'
import { pawPrint, puddle } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'
import { clipTo, fill, group, place, stroke } from '../svg.ts'

const MUD = '#6b4a35'

export const scene: Scene = {
  code: 412,
  phrase: 'Precondition Failed',
  alt: 'A sheepdog, muddy up to its chin, waits on the doorstep after the rain. A tiny chihuahua with a mop bars the way and points at the doormat, which says: wipe paws.',
  draw: ({ width, height }) => {
    const muddy = dog({
      breed: 'sheepdog',
      at: [290, 392],
      size: 196,
      pose: 'sitFront',
      face: { like: 'happy', look: [0.6, 0.5], mouth: 'pant' },
      head: { turn: 0.2, tilt: 6 },
      collar: false,
      line: 3.4,
    })
    const keeper = dog({
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
      ...Array.from({ length: 30 }, (_, i) => fill(ellipse(30 + (i % 10) * 74, 40 + Math.floor(i / 10) * 120, 8), '#c9aed3')),
      fill(box(0, 372, width, 100), '#f0e6da'),
      stroke([60, 240, 420, 600].map((x) => `M${x + (x - 330) * 0.3} ${height}L${x} 372`).join(''), '#d9c9b8', 3),
      fill(box(96, -10, 388, 396), '#fff7e8'),
      clipTo(box(116, -10, 348, 396), outside(width, height)),
      fill(box(96, 378, 388, 12, 3), '#c9a883'),
      mat([290, 424]),
      muddy.all,
      ...splashes.map(([x, y, r], i) => fill(blob(x, y, r, r * 0.82, 0.22, i + 3), MUD)),
      contact(566, 441, 62, 0.26),
      keeper.far,
      keeper.body,
      keeper.head,
      mop([632, 438]),
      keeper.near,
    )
  },
}

const splashes: readonly (readonly [number, number, number])[] = [
  [262, 374, 22],
  [318, 374, 22],
  [214, 366, 24],
  [366, 366, 24],
  [262, 338, 13],
  [322, 330, 15],
  [236, 300, 10],
  [346, 292, 12],
  [290, 292, 8],
  [206, 332, 9],
  [376, 326, 9],
  [352, 150, 12],
  [250, 132, 9],
]

function outside(width: number, height: number): string {
  return group(
    sky(width, 300, '#8fb0c2', '#dbe7de'),
    stroke([140, 196, 250, 330, 388, 440, 170, 420].map((x, i) => `M${x} ${20 + (i % 3) * 70}l-10 40`).join(''), '#f2f8fa', 3, { opacity: 0.8 }),
    land(width, height, [236, 220, 232, 214, 228], '#8fb27a'),
    fill(polygon([[250, 226], [310, 226], [480, 400], [100, 400]]), '#b08a68'),
    puddle(270, 262, 70),
    ...[
      [292, 250, 18],
      [274, 280, 22],
    ].map(([x = 0, y = 0, size = 0]) => pawPrint([x, y], size, MUD, 90, 0.7)),
  )
}

function mat([x, y]: Point): string {
  return group(
    fill(polygon([[x - 150, y - 30], [x + 150, y - 30], [x + 190, y + 32], [x - 190, y + 32]]), '#4a1f45', 0.2),
    inked(polygon([[x - 150, y - 34], [x + 150, y - 34], [x + 186, y + 26], [x - 186, y + 26]]), '#4f8a6b', { depth: 4 }),
    stroke(polygon([[x - 136, y - 26], [x + 136, y - 26], [x + 166, y + 18], [x - 166, y + 18]]), '#d9ebc8', 3),
    place(lettering('WIPE PAWS', 0, 0, { size: 50, anchor: 'middle', colour: '#fffaf0' }), { x, y: y + 14, scaleY: 0.78 }),
  )
}

function mop([x, y]: Point): string {
  return group(
    inked(box(x - 6, y - 240, 12, 210, 5), '#c99a5b', { depth: 2 }),
    inked(
      `M${x - 20} ${y - 44}h40q18 26 20 46q-10 6 -16 -2q-6 8 -14 1q-6 8 -14 0q-8 7 -16 -1q-8 7 -18 2q2 -24 18 -46Z`,
      '#f4efe6',
      { depth: 5 },
    ),
    scratch(`M${x - 8} ${y - 34}q-6 18 -6 30M${x + 8} ${y - 34}q6 18 6 30`, 2.2),
    inked(box(x - 24, y - 54, 48, 15, 6), '#3f7fa8', { depth: 2 }),
  )
}

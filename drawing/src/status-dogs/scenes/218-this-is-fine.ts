import { box, cloudShape, ellipse, taper } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { coats } from '../dogs/coats.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, rug, wall } from '../paint.ts'
import { roundGlasses } from '../props/clothes.ts'
import { armchair } from '../props/home.ts'
import { flame } from '../props/machines.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 218,
  phrase: 'This Is Fine',
  alt: 'A silver-haired old labrador with glasses knits serenely in an armchair. Behind it the kettle boils over in a cloud of black smoke, and the far end of the long striped scarf has just caught fire on the stove.',
  draw: ({ width, height }) => {
    const knitter = dog({
      breed: 'labrador',
      coat: { ...coats.silver, head: ['muzzle'], body: ['bib'] },
      at: [214, 378],
      size: 172,
      pose: 'sitFront',
      face: 'serene',
      head: { turn: 0.15, tilt: 5 },
      collar: false,
      paws: {
        foreNear: { to: [168, 300], bend: 0.3, heading: -10 },
        foreFar: { to: [262, 300], bend: -0.3, heading: 190 },
      },
      line: 3.2,
    })
    return group(
      wall(width, 344, '#c9a35a', '#f3e3c0'),
      fill(Array.from({ length: 6 }, (_, i) => box(26 + i * 124, 0, 46, 330)).join(''), '#d3b06c', 0.7),
      boards(width, 344, height, '#8a5a44'),
      ...smoke.map(([x, y, w, h, tone]) => fill(cloudShape(x, y, w, h, h * 0.24), tone, 0.92)),
      rug(214, 426, 400, 54, '#5f7f8a', '#e9d8b0'),
      contact(214, 430, 150, 0.3),
      armchair([214, 430], 300, { color: '#9c3f4a' }),
      knitter.far,
      knitter.body,
      knitter.head,
      knitter.onHead(place(roundGlasses(23, 17), { x: 7, y: -4 })),
      stove(),
      knitting(),
      flame([566, 288], 74),
      knitter.near,
    )
  },
}

const smoke: readonly (readonly [number, number, number, number, string])[] = [
  [470, 34, 190, 74, '#6d6468'],
  [600, 26, 230, 92, '#5f575c'],
  [660, 90, 150, 84, '#6d6468'],
  [622, 148, 96, 66, '#7d7478'],
  [634, 196, 56, 40, '#8d8488'],
]

function stove(): string {
  return group(
    contact(600, 436, 110, 0.3),
    inked(box(508, 284, 190, 150, 8), '#f3ead9', { depth: 8 }),
    inked(box(532, 330, 142, 82, 10), '#4a4048', {
      line: 2.6,
      depth: 0,
      inside: glow(603, 400, 80, '#f59a3c', 0.8),
    }),
    inked(box(502, 276, 202, 16, 4), '#d5c8b4', { depth: 3 }),
    ...[536, 568, 600].map((x) => fill(ellipse(x, 310, 7), '#b9493f')),
    glow(634, 270, 60, '#ffb04a', 0.7),
    inked(['M590 272Q584 222 634 218Q684 222 678 272Z', 'M594 252L566 230L576 222L604 238Z'], '#4f8f9c', {
      depth: 7,
    }),
    scratch('M604 224Q634 176 664 224', 7),
    inked(ellipse(634, 216, 9, 7), '#e9b94e', { line: 2.4, depth: 2 }),
  )
}

/** A scarf from the needles over the rug up to the stove. */
function knitting(): string {
  const scarf = taper([
    [214, 296, 26],
    [214, 346, 28],
    [250, 404, 26],
    [340, 420, 22],
    [424, 398, 21],
    [470, 330, 20],
    [512, 282, 18],
    [560, 280, 15],
  ])
  const bands =
    'M180 322H250M180 352H256M226 420L274 372M290 450L296 380M352 450L348 390M420 440L396 370M462 400L420 360M490 352L440 320M506 310L470 268M540 310L520 250'
  return group(
    inked(scarf, '#f2c85a', { depth: 6, inside: stroke(bands, '#d9603f', 14, { cap: 'butt' }) }),
    scratch('M146 318L252 258M284 318L178 258', 8),
    stroke('M146 318L252 258M284 318L178 258', '#d9b98a', 3.4),
    ...[
      [252, 258],
      [178, 258],
    ].map(([x = 0, y = 0]) => inked(ellipse(x, y, 6), '#5f9f8a', { line: 2.2, depth: 1 })),
  )
}

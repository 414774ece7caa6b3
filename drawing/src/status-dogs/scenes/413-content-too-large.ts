import { box, ellipse, polygon, taper } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { contact } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { tiles, wall } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { sittingCat } from './parts/cat.ts'

const grey = '#7b8494'

export const scene: Scene = {
  code: 413,
  phrase: 'Content Too Large',
  alt: 'The head of a great dane is stuck in a cat flap, ears and cheeks squeezed; through the pane of the door the rest of the huge dog can be seen outside. The cat of the house looks on.',
  draw: ({ width, height }) => {
    const head = dogHead({
      breed: 'greatDane',
      at: [400, 306],
      size: 296,
      turn: 0.06,
      tilt: -5,
      facing: 'left',
      face: { like: 'embarrassed', look: [0.9, 0.3], ears: -0.9, sweat: true },
      line: 3.6,
    })
    return group(
      wall(width, 400, '#f0d9a8', '#fff6e0'),
      ...Array.from({ length: 40 }, (_, i) =>
        fill(ellipse(24 + (i % 10) * 76, 34 + Math.floor(i / 10) * 92, 7), '#e6c98c'),
      ),
      tiles(width, 400, height, '#e8ddc8', '#c9b49a', 8, 2),
      fill(box(204, -20, 392, 424), '#fff6e0'),
      inked(box(222, -20, 356, 424), '#3f8a7f', { depth: 8 }),
      pane(),
      inked(box(272, 214, 256, 186, 20), '#e9dcc2', { depth: 6 }),
      inked(box(292, 234, 216, 150, 12), '#3c2d2b', { depth: 0 }),
      inked(
        polygon([
          [290, 232],
          [510, 232],
          [524, 206],
          [276, 206],
        ]),
        '#a9c7cf',
        { depth: 3 },
      ),
      head.svg,
      scratch('M248 232l-22 -14M552 232l22 -14', 4.4, '#fff6e0'),
      contact(112, 434, 72, 0.26),
      sittingCat([112, 434], 130, { eye: '#9fd06a', lids: 0.35, look: 0.8, rotate: 4 }),
    )
  },
}

/** Outside: most of the dog. */
function pane(): string {
  const glass = box(252, 24, 296, 146, 8)
  return group(
    inked(glass, '#a9d6e8', { depth: 0 }),
    clipTo(
      glass,
      group(
        fill(ellipse(300, 176, 150, 40), '#8fc07a'),
        fill(ellipse(520, 180, 150, 36), '#7fb26c'),
        inked(
          taper([
            [540, 116, 15],
            [520, 66, 12],
            [478, 44, 8],
          ]),
          grey,
          { depth: 4 },
        ),
        inked(
          taper([
            [540, 152, 44],
            [440, 140, 48],
            [316, 152, 58],
            [280, 190, 60],
          ]),
          grey,
          { depth: 9 },
        ),
        inked(box(292, 84, 26, 90, 6), '#d8503f', { depth: 4 }),
        stroke('M262 120L330 30M286 150L374 30', '#ffffff', 9, { opacity: 0.4 }),
      ),
    ),
    stroke('M400 24V170', '#3a2620', 11),
    stroke('M400 24V170', '#3f8a7f', 6),
  )
}

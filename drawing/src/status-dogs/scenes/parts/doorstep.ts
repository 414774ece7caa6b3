import type { Point } from '../../../geometry.ts'
import { box, polygon } from '../../../path.ts'
import { fill, group, place, stroke } from '../../../svg.ts'
import { inked, scratch } from '../../ink.ts'
import { lettering } from '../../lettering.ts'

export function mat([x, y]: Point): string {
  return group(
    fill(
      polygon([
        [x - 150, y - 30],
        [x + 150, y - 30],
        [x + 190, y + 32],
        [x - 190, y + 32],
      ]),
      '#4a1f45',
      0.2,
    ),
    inked(
      polygon([
        [x - 150, y - 34],
        [x + 150, y - 34],
        [x + 186, y + 26],
        [x - 186, y + 26],
      ]),
      '#4f8a6b',
      { depth: 4 },
    ),
    stroke(
      polygon([
        [x - 136, y - 26],
        [x + 136, y - 26],
        [x + 166, y + 18],
        [x - 166, y + 18],
      ]),
      '#d9ebc8',
      3,
    ),
    place(lettering('WIPE PAWS', 0, 0, { size: 46, anchor: 'middle', color: '#fffaf0' }), {
      x,
      y: y + 17,
      scaleY: 0.78,
    }),
  )
}

export function mop([x, y]: Point): string {
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

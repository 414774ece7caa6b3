import { type Point, polar } from '../../geometry.ts'
import { box, ellipse, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fill, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards } from '../paint.ts'
import { cable } from '../props/machines.ts'
import { speech } from '../props/marks.ts'
import { receiver } from '../props/office.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 400,
  phrase: 'Bad Request',
  alt: 'A collie at a desk holds a telephone receiver well away from its ear. Out of it comes a speech bubble full of nothing but a wild scribble.',
  draw: ({ width, height, random }) => {
    const clerk = dog({
      breed: 'collie',
      at: [212, 500],
      size: 232,
      pose: 'bust',
      face: { like: 'puzzled', look: [1, -0.2], ears: 0.5 },
      head: { turn: 0.55, tilt: -10, shift: [-6, 0] },
      collar: '#e8b53f',
      paws: {
        foreFar: { to: [392, 272], bend: 0.2, heading: -30 },
        foreNear: { to: [112, 392], bend: -0.18, heading: 20 },
      },
      line: 3.4,
    })
    return group(
      fill(box(0, 0, width, height), '#efa48a'),
      ...Array.from({ length: 28 }, (_, i) =>
        fill(
          ellipse(40 + (i % 7) * 106 + (Math.floor(i / 7) % 2) * 52, 40 + Math.floor(i / 7) * 96, 9),
          '#f5b8a0',
        ),
      ),
      clerk.body,
      clerk.head,
      boards(width, 392, height, '#7d5468', 5),
      fill(box(0, 386, width, 10), '#94677c'),
      telephone([612, 436]),
      cable(
        [
          [408, 308],
          [420, 380],
          [470, 424],
          [540, 416],
        ],
        '#2f6f73',
        5,
      ),
      speech([560, 142], 262, 226, [432, 222], scribble([560, 142], random)),
      receiver([412, 254], 142, { color: '#2f8f8b', rotate: 78 }),
      clerk.near,
    )
  },
}

/** One line that knots itself, with a loose end. */
function scribble(at: Point, random: Random): string {
  const knots = Array.from({ length: 34 }, (_, i): Point => {
    const [x, y] = polar([0, 0], i * 152 + random.between(-30, 30), random.between(46, 92))
    return [at[0] + x * 1.3, at[1] + y]
  })
  return scratch(smooth([...knots, [at[0] + 66, at[1] + 84], [at[0] + 96, at[1] + 56]]), 4.4)
}

function telephone([x, y]: Point): string {
  return group(
    fill(ellipse(x + 8, y + 2, 96, 11), '#4a1f45', 0.24),
    inked(
      smooth(
        [
          [x - 78, y],
          [x - 66, y - 44],
          [x - 34, y - 84],
          [x + 34, y - 84],
          [x + 66, y - 44],
          [x + 78, y],
          [x, y + 4],
        ],
        true,
      ),
      '#2f8f8b',
      { depth: 8 },
    ),
    inked([box(x - 46, y - 106, 14, 28, 5), box(x + 32, y - 106, 14, 28, 5)], '#256f70', { depth: 3 }),
    inked(ellipse(x, y - 40, 34, 30), '#fbf0d8', { depth: 4 }),
    ...Array.from({ length: 8 }, (_, i) => fill(ellipse(...polar([x, y - 40], i * 45, 22), 4.4), '#3a2620')),
    fill(ellipse(x, y - 40, 9), '#e8b53f'),
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth, taper } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { sky } from '../paint.ts'
import { rays } from '../props/marks.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 523,
  phrase: 'Origin Is Unreachable',
  alt: 'A dalmatian with a swimming ring stands at the very end of a jetty and stretches out a paw towards an enormous bone on a tiny island. Shark fins circle in the water between them.',
  draw: ({ width, height }) => {
    const longing = dog({
      breed: 'dalmatian',
      at: [176, 332],
      size: 178,
      pose: 'stand',
      lean: 3,
      face: { like: 'sad', mouth: 'tongue', eyes: 'wide', look: [1, 0], ears: 0.2 },
      head: { turn: 0.72, tilt: -2, shift: [10, 2] },
      collar: '#2f8f83',
      paws: { foreFar: { to: [334, 246], bend: -0.06, heading: -10 } },
      line: 3.2,
    })
    const [bx, by] = longing.at.back
    return group(
      sky(width, 230, '#f58f7c', '#ffd9a0'),
      glow(552, 214, 260, '#fff0b4', 0.95),
      clipTo(box(0, 0, width, 216), fill(ellipse(552, 206, 74), '#fff3c2')),
      fill('M0 216Q70 176 150 196T330 216Z', '#d97d7a'),
      wash(
        box(0, 214, width, height),
        [0, 214],
        [0, height],
        [
          [0, '#58b7b4'],
          [1, '#1f7483'],
        ],
      ),
      stroke(ripples, '#d8f3e6', 4, { opacity: 0.7 }),
      fill(box(500, 226, 110, 5, 2) + box(478, 238, 150, 4, 2), '#fff0c0', 0.6),
      island([562, 322]),
      fin([404, 372], 1),
      fin([610, 424], 1.25),
      fin([376, 294], 0.62),
      jetty(),
      longing.shadow,
      longing.far,
      longing.body,
      place(ring(), { x: bx, y: by, rotate: 2 }),
      longing.near,
      longing.head,
    )
  },
}

const ripples = ['346 300', '614 372', '394 428', '674 290', '494 404', '314 250', '664 442']
  .map((start) => `M${start}q13 -7 26 0t26 0`)
  .join('')

/** Around the belly, seen from the side. */
function ring(): string {
  const tyre = taper([
    [-4, -44, 17],
    [10, 0, 20],
    [4, 44, 17],
  ])
  const bands = [-40, -4, 34].map((y) => box(-30, y - 9, 70, 17)).join('')
  return inked(tyre, '#f7c63f', { depth: 6, inside: fill(bands, '#fff6e2') })
}

function jetty(): string {
  const leg = (x: number) => inked(box(x - 9, 340, 18, 140), '#7d5240', { depth: 4 })
  return group(
    ...[30, 150, 268].map((x) => group(leg(x), stroke(`M${x - 26} 424q13 -7 26 0t26 0`, '#d8f3e6', 4))),
    inked(box(-20, 330, 318, 22, 3), '#b27a55', {
      depth: 4,
      inside: scratch('M60 326v30M124 326v30M188 326v30M252 326v30', 3, '#8f5d42'),
    }),
    inked('M298 332l14 6l-8 5l10 6H290V332Z', '#b27a55', { depth: 0, line: 2.6 }),
  )
}

function island([x, y]: Point): string {
  const trunk = taper([
    [x + 64, y - 22, 12],
    [x + 78, y - 90, 9],
    [x + 60, y - 160, 8],
  ])
  const leaf = (dx: number, dy: number) => {
    const [tx, ty] = [x + 60, y - 164]
    return inked(
      `M${tx} ${ty}Q${tx + dx * 0.5} ${ty + dy - 34} ${tx + dx} ${ty + dy}Q${tx + dx * 0.45} ${ty + dy * 0.4 - 4} ${tx} ${ty}Z`,
      '#3f9a62',
      { line: 2.6, depth: 4 },
    )
  }
  return group(
    fill(ellipse(x + 6, y + 4, 150, 20), '#185f6e', 0.5),
    inked(
      smooth(
        [
          [x - 136, y],
          [x - 80, y - 28],
          [x, y - 40],
          [x + 84, y - 30],
          [x + 136, y],
          [x, y + 14],
        ],
        true,
      ),
      '#f6dca4',
      { depth: 7 },
    ),
    stroke(`M${x - 152} ${y + 6}q38 16 76 8t76 4t76 -4t76 -8`, '#eafaf0', 5),
    inked(trunk, '#a8704a', {
      depth: 5,
      inside: scratch(
        `M${x + 50} ${y - 50}l40 4M${x + 50} ${y - 84}l40 4M${x + 50} ${y - 116}l40 4`,
        3,
        '#7d5240',
      ),
    }),
    leaf(-92, 26),
    leaf(86, 30),
    leaf(-66, -22),
    leaf(70, -20),
    leaf(10, 62),
    rays([x - 34, y - 86], 62, 84, -170, -30, 5, '#fff6d0', 4),
    bone([x - 34, y - 72], 132, { rotate: -58 }),
  )
}

function fin([x, y]: Point, scale: number): string {
  return place(
    group(
      inked('M-30 0C-20 -24 -8 -44 22 -52C16 -32 20 -14 34 0Z', '#5d6b86', { depth: 5 }),
      stroke('M-52 4q14 -8 28 0t28 0t28 0t24 -2', '#eafaf0', 4.5),
    ),
    { x, y, scale },
  )
}

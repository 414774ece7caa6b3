import { box, ellipse, taper } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, stripes, wall } from '../paint.ts'
import { speedLines } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

const sausage = '#b9503a'
const fur = '#6d6673'

export const scene: Scene = {
  code: 206,
  phrase: 'Partial Content',
  alt: 'A terrier on a hall carpet holds half a sausage in its mouth. The other half is just leaving the picture with a grey cat, of which only the hind half is left to see.',
  draw: ({ width, height }) => {
    const guard = dog({
      breed: 'terrier',
      at: [196, 430],
      size: 264,
      pose: 'sit',
      face: { like: 'puzzled', look: [0.95, 0.2], mouth: 'closed', ears: -0.3 },
      head: { turn: 0.5, tilt: 4 },
      collar: '#f0b73c',
      line: 3.4,
    })
    const [x, y] = guard.at.mouth
    return group(
      wall(width, 330, '#5fa9a0', '#e8efdc'),
      stripes({ x: 0, y: 0, width, height: 316 }, '#6fb6ab', 72, 34, 0.9),
      glow(330, 130, 300, '#e9f4cf', 0.35),
      fill(box(404, 44, 112, 142, 56), '#e8efdc'),
      fill(box(414, 54, 92, 122, 46), '#bfe0dc'),
      fill('M420 150L472 62L494 74L436 172Z', '#ffffff', 0.4),
      boards(width, 330, height, '#c98f5f'),
      fill('M-20 380L730 366V446L-20 452Z', '#b8474a'),
      fill('M-20 390L730 376V382L-20 397ZM-20 436L730 430V436L-20 442Z', '#f0c77a'),
      guard.shadow,
      guard.all,
      half(x + 2, y + 3),
      crumbs(),
      cat(width),
      speedLines([536, 366], 180, 54, '#fdf3dc', 26),
    )
  },
}

/** A sausage with its cut end to the right. */
function half(x: number, y: number): string {
  return group(
    inked(
      taper([
        [x - 46, y + 8, 19],
        [x + 6, y + 6, 22],
        [x + 66, y - 6, 21],
      ]),
      sausage,
      {
        depth: 6,
        inside: stroke(`M${x - 44} ${y - 2}Q${x + 10} ${y - 8} ${x + 70} ${y - 20}`, '#e08a68', 5),
      },
    ),
    inked(ellipse(x + 78, y - 9, 13, 22, -8), '#f2b196', { depth: 0 }),
    ...[
      [74, -18],
      [82, -6],
      [76, 4],
    ].map(([dx = 0, dy = 0]) => fill(ellipse(x + dx, y + dy, 2.6), '#fbe3d2')),
    scratch(`M${x + 4} ${y - 4}l6 16M${x + 34} ${y - 8}l6 16`, 3, '#7d3022'),
  )
}

function crumbs(): string {
  return group(
    ...[
      [404, 424, 6],
      [432, 412, 4.5],
      [466, 428, 5],
      [506, 416, 4],
    ].map(([x = 0, y = 0, r = 0]) => inked(ellipse(x, y, r, r * 0.8), sausage, { line: 2, depth: 1 })),
  )
}

function cat(width: number): string {
  const tail = taper([
    [612, 330, 13],
    [584, 286, 12],
    [592, 226, 12],
    [570, 176, 11],
    [594, 150, 9],
  ])
  const bands = [300, 268, 236, 204, 176].map((y) => `M560 ${y}Q590 ${y - 10} 620 ${y}`).join('')
  const leg = (x: number, foot: number) =>
    taper([
      [x, 352, 25],
      [x + 14, 384, 15],
      [foot + 8, 404, 10],
      [foot, 424, 10],
    ])
  return group(
    contact(width - 40, 434, 90, 0.28),
    inked([leg(676, 706), ellipse(716, 427, 18, 10)], '#5d5663', { depth: 4 }),
    inked(tail, fur, { depth: 5, inside: stroke(bands, '#4a4450', 11) }),
    inked(
      [
        taper([
          [640, 344, 42],
          [width + 30, 334, 44],
        ]),
        leg(632, 616),
        ellipse(628, 427, 20, 11),
      ],
      fur,
      {
        depth: 8,
        inside: stroke('M650 296Q664 326 654 344M686 290Q700 322 690 342', '#4a4450', 10),
      },
    ),
    scratch('M630 424v8M638 423v8', 2.4),
  )
}

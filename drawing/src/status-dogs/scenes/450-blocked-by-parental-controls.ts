import { box, ellipse } from '../../path.ts'
import { fill, glow, group, place } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { wall } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { limb, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 450,
  phrase: 'Blocked by Parental Controls',
  alt: 'On the sofa in the blue light of the television a poodle mother stares in horror and holds her paw over the eyes of her puppy, who goes on grinning. The popcorn is in the air.',
  draw: ({ width, height }) => {
    const puppy = dog({
      breed: 'poodle',
      coat: 'silver',
      at: [420, 404],
      size: 132,
      pose: 'sitFront',
      face: { like: 'happy', mouth: 'grin' },
      head: { turn: 0, tilt: 4 },
      collar: '#e8b53f',
      build: (b) => ({
        ...b,
        body: { ...b.body, neck: b.body.neck * 0.6, legs: b.body.legs * 0.8 },
        head: { ...b.head, scale: b.head.scale * 1.16 },
      }),
    })
    const [[ax, ay], [bx, by]] = puppy.eyes
    const [ex, ey] = [(ax + bx) / 2, (ay + by) / 2]
    const mother = dog({
      breed: 'poodle',
      coat: 'silver',
      at: [250, 408],
      size: 196,
      pose: 'sitFront',
      face: { like: 'shocked', look: [0.1, 0.4], ears: 0.3 },
      head: { turn: 0.05, tilt: -5 },
      collar: '#d8503f',
      line: 3.2,
    })
    return group(
      wall(width, 420, '#3b3563'),
      fill(box(0, 408, width, 60), '#2c274c'),
      glow(355, 420, 430, '#7fb4f0', 0.62),
      sofa(),
      mother.all,
      puppy.all,
      arm(mother.at.neck[0] + 44, mother.at.neck[1] + 72, ex, ey),
      ...popcorn(),
      bucket(),
      television(width, height),
    )
  },
}

function sofa(): string {
  return group(
    inked(box(84, 190, 542, 240, 44), '#b5524f', {
      depth: 10,
      inside: fill(box(353, 190, 4, 150), '#9a3f42'),
    }),
    inked(box(104, 358, 502, 80, 20), '#c9655c', { depth: 6 }),
    inked([box(40, 266, 84, 190, 36)], '#a94848', { depth: 8 }),
    inked([box(586, 266, 84, 190, 36)], '#a94848', { depth: 8 }),
  )
}

/** The paw that knows what is good for a child. */
function arm(x: number, y: number, ex: number, ey: number): string {
  const fur = '#c9c6cc'
  return group(
    inked(limb(`${x - 22} ${y + 6} 23, ${x + 22} ${y + 10} 21, ${ex - 40} ${ey + 12} 18`), fur, { depth: 6 }),
    inked([ellipse(ex - 2, ey, 52, 21), ellipse(ex - 44, ey + 8, 24)], fur, { depth: 5 }),
    scratch(
      `M${ex + 22} ${ey - 14}q10 5 20 4M${ex + 24} ${ey + 1}h24M${ex + 22} ${ey + 14}q10 -3 20 -4`,
      2.6,
    ),
  )
}

function kernel(x: number, y: number, size: number): string {
  return inked(
    [
      ellipse(x, y, size),
      ellipse(x + size, y + 2, size * 0.8),
      ellipse(x + size * 0.3, y - size * 0.8, size * 0.8),
    ],
    '#fff3c9',
    {
      line: 2.2,
      depth: 2,
    },
  )
}

function popcorn(): string[] {
  return ['86 150 8', '60 214 6', '128 92 7', '66 84 6', '150 190 6', '106 244 7'].map((spot) => {
    const [x = 0, y = 0, size = 0] = spot.split(' ').map(Number)
    return kernel(x, y, size)
  })
}

function bucket(): string {
  return place(
    group(
      inked('M-40 -80L40 -80L30 14L-30 14Z', '#fff6e2', {
        depth: 6,
        inside: fill('M-28 -80h18l2 94h-15ZM10 -80h18l-7 94h-13Z', '#d8503f'),
      }),
      inked(ellipse(0, -80, 40, 9), '#8f3a36', { depth: 0 }),
    ),
    { x: 96, y: 344, rotate: -24 },
  )
}

/** Its back: what is on, we are not allowed to see either. */
function television(width: number, height: number): string {
  return group(
    fill(box(226, 388, 280, 110, 20), '#221f3b'),
    fill(rounded('280 406, 452 406, 464 422, 460 470, 272 470, 268 422'), '#322d52'),
    fill(box(312, 424, 110, 5, 2) + box(312, 436, 110, 5, 2) + box(312, 448, 110, 5, 2), '#221f3b'),
    fill(box(0, height - 10, width, 10), '#221f3b', 0.6),
  )
}

import { between, type Point } from '../../geometry.ts'
import { ellipse } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { beach } from '../places/outdoors.ts'
import { rope } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 409,
  phrase: 'Conflict',
  alt: 'A husky and a bulldog on the beach lean back with all their might, each with one end of the same rope between the teeth. Neither lets go.',
  draw: ({ width, height, random }) => {
    const left = dog({
      breed: 'husky',
      at: [180, 436],
      size: 178,
      pose: 'stand',
      lean: -15,
      face: { like: 'effort', mouth: 'closed', sweat: false },
      head: { turn: 0.6, tilt: 14 },
      collar: '#e8b53f',
      line: 3.4,
    })
    const right = dog({
      breed: 'bulldog',
      at: [568, 436],
      size: 184,
      facing: 'left',
      pose: 'stand',
      lean: 13,
      face: { like: 'angry', mouth: 'closed', look: [1, 0] },
      head: { turn: 0.55, tilt: 10 },
      collar: '#5f7fd0',
      line: 3.4,
    })
    const [a, b] = [left.at.mouth, right.at.mouth]
    return group(
      beach({ width, height, random }, { top: '#f2a65e', low: '#fde3b0', water: '#3d8fa0', sand: '#eecb92' })
        .back,
      left.shadow,
      right.shadow,
      ...[
        [88, 436],
        [236, 440],
        [500, 440],
        [640, 438],
      ].map(([x = 0, y = 0]) => furrow([x, y])),
      left.all,
      right.all,
      rope([a, between(a, b, 0.5), b], '#e4574d', 12, 3),
      ...[0, 1].map((i) => knot(between(a, b, i === 0 ? 0.12 : 0.88))),
      knot(between(a, b, 0.5), 22),
    )
  },
}

function knot([x, y]: Point, size = 14): string {
  return group(
    inked(ellipse(x, y, size, size * 0.9), '#e4574d', { depth: 4 }),
    scratch(
      `M${x - size * 0.6} ${y - size * 0.3}Q${x} ${y + size * 0.5} ${x + size * 0.6} ${y - size * 0.3}`,
      2.4,
    ),
  )
}

function furrow([x, y]: Point): string {
  return group(fill(ellipse(x, y, 42, 10), '#c99f63', 0.7), fill(ellipse(x, y + 6, 46, 7), '#f8deac'))
}

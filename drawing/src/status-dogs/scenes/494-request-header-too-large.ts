import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, cloud, land, sky, wall } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { points, rounded } from './parts/outline.ts'

const straw = '#f0cf82'

export const scene: Scene = {
  code: 494,
  phrase: 'Request Header Too Large',
  alt: 'A dachshund wanted to come in from the garden, but its enormous flowered straw hat is jammed in the door frame. Now it hangs under the hat, paws in the air.',
  draw: ({ width, height }) => {
    const lady = dog({
      breed: 'dachshund',
      at: [356, 372],
      size: 182,
      pose: 'upright',
      face: { like: 'embarrassed', look: [0.1, -0.9], blush: true },
      head: { turn: 0, tilt: 0 },
      collar: '#3fa39a',
      paws: {
        foreNear: { to: [266, 236], bend: 0.2, heading: 190 },
        foreFar: { to: [446, 236], bend: -0.2, heading: -10 },
        hindNear: { to: [326, 352], bend: 0.1, paw: 'hand', heading: 118 },
        hindFar: { to: [384, 348], bend: -0.1, paw: 'hand', heading: 56 },
      },
      line: 3.4,
    })
    const [cx, cy] = lady.at.crown
    return group(
      wall(width, 400, '#a99bc9'),
      boards(width, 400, height, '#7d6a8c'),
      doorway(),
      fill(ellipse(356, 411, 62, 6), '#3a2148', 0.42),
      lady.all,
      hat([cx, cy + 4]),
      strain(),
    )
  },
}

function doorway(): string {
  const opening = box(206, -20, 300, 430)
  return group(
    clipTo(
      opening,
      group(
        sky(710, 300, '#8fd3ea', '#f2f8e6'),
        cloud(290, 54, 120, '#ffffff'),
        land(710, 420, [256, 240, 252, 236, 250], '#a6d483'),
        land(710, 420, [330, 318, 330, 316, 326], '#84bf68'),
        fill(polygon(points('330 318, 380 318, 450 412, 250 412')), '#efdcae'),
      ),
    ),
    inked([box(172, -20, 36, 430), box(504, -20, 36, 430)], '#fff6e2', { depth: 5 }),
    inked(box(166, 404, 380, 16, 3), '#c9a57a', { depth: 2 }),
    fill(polygon(points('214 420, 498 420, 560 470, 150 470')), '#fff3c4', 0.25),
  )
}

/** Wider than the door: the brim bends up at both posts. */
function hat([x, y]: Point): string {
  const brim = rounded(
    `${x - 146} ${y - 92}, ${x - 118} ${y - 30}, ${x - 60} ${y - 8}, ${x} ${y - 4}, ${x + 60} ${y - 8}, ${x + 118} ${y - 30}, ${x + 146} ${y - 92}, ${x + 148} ${y - 40}, ${x + 118} ${y + 12}, ${x + 60} ${y + 26}, ${x} ${y + 30}, ${x - 60} ${y + 26}, ${x - 118} ${y + 12}, ${x - 148} ${y - 40}`,
  )
  const crown = rounded(
    `${x - 64} ${y}, ${x - 58} ${y - 62}, ${x - 30} ${y - 88}, ${x + 30} ${y - 88}, ${x + 58} ${y - 62}, ${x + 64} ${y}, ${x} ${y + 12}`,
  )
  return group(
    inked(crown, straw, { depth: 8, inside: fill(box(x - 80, y - 36, 160, 30), '#c8443c') }),
    inked(brim, straw, {
      depth: 7,
      inside: stroke(
        `M${x - 132} ${y - 40}Q${x - 90} ${y + 16} ${x} ${y + 16}Q${x + 90} ${y + 16} ${x + 132} ${y - 40}`,
        '#d9b05c',
        4,
      ),
    }),
    blossom(x - 56, y - 20, 24, '#fffaf0'),
    blossom(x - 14, y - 30, 28, '#e2678a'),
    blossom(x + 32, y - 22, 23, '#f3c64f'),
    inked(ellipse(x + 62, y - 14, 13), '#d8503f', { line: 2.6, depth: 3 }),
  )
}

function blossom(x: number, y: number, r: number, color: string): string {
  const petals = [0, 72, 144, 216, 288].map((turn) => {
    const a = ((turn - 90) * Math.PI) / 180
    return ellipse(x + Math.cos(a) * r * 0.55, y + Math.sin(a) * r * 0.55, r * 0.5)
  })
  return group(inked(petals, color, { line: 2.6, depth: 3 }), fill(ellipse(x, y, r * 0.34), '#e8a23f'))
}

function strain(): string {
  return scratch(
    'M158 84L126 70M154 108H118M158 132L126 146M554 84L586 70M558 108H594M554 132L586 146',
    4.5,
    '#fff6e2',
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse, scallops } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { land, sky, tree } from '../paint.ts'
import { board } from '../props/paper.ts'
import type { Scene } from '../scene.ts'
import { awning, sausage, stallFront } from './parts/sausage-stall.ts'

export const scene: Scene = {
  code: 402,
  phrase: 'Payment Required',
  alt: 'At a sausage stall a pug in a cook’s hat holds out its open paw. The small terrier before it opens its purse, and all that comes out is a moth.',
  draw: ({ width, height }) => {
    const cook = dog({
      breed: 'pug',
      at: [218, 470],
      size: 196,
      pose: 'bust',
      face: { like: 'stern', look: [0.9, 0.2], mouth: 'closed' },
      head: { turn: 0.45, tilt: 4 },
      collar: false,
      paws: {
        foreFar: { to: [346, 302], bend: 0.18, heading: 0 },
        foreNear: { to: [118, 330], bend: -0.24, heading: 60 },
      },
      line: 3.4,
    })
    const guest = dog({
      breed: 'terrier',
      at: [588, 440],
      size: 178,
      facing: 'left',
      pose: 'upright',
      face: { like: 'embarrassed', look: [0.6, -0.3] },
      head: { turn: 0.5, tilt: 6 },
      collar: '#3f8f6d',
      paws: {
        foreFar: { to: [530, 292], bend: -0.2, heading: 180 },
        foreNear: { to: [630, 340], bend: 0.3, heading: 130 },
      },
      line: 3.4,
    })
    return group(
      sky(width, 330, '#bfe0c9', '#f6efc9'),
      tree([640, 330], 220, '#7fb58a'),
      land(width, height, [338, 330, 336, 330, 336], '#c9b98f'),
      fill(box(30, 70, 390, 262), '#7a3b46'),
      ...[60, 118, 312, 368].map((x) => sausage([x, 104])),
      cook.body,
      cook.head,
      cook.onHead(hat()),
      contact(226, 446, 220, 0.24),
      stallFront(),
      cook.near,
      board([226, 398], ['2 BONES'], { width: 190, height: 64, rotate: -3 }),
      awning(),
      guest.shadow,
      guest.all,
      place(purse(), { x: 476, y: 276, rotate: 176 }),
      moth([480, 150]),
    )
  },
}

function hat(): string {
  return group(
    inked(
      scallops(
        [
          [-34, -74],
          [0, -88],
          [34, -74],
          [40, -56],
          [0, -50],
          [-40, -56],
        ],
        14,
      ),
      '#fffaf0',
      { line: 2.4, depth: 4 },
    ),
    inked(box(-32, -58, 64, 22, 4), '#fffaf0', { line: 2.4, depth: 3 }),
  )
}

/** Drawn with its open clasp downwards. */
function purse(): string {
  const [x, y] = [0, 0]
  return group(
    inked(
      `M${x - 22} ${y + 22}C${x - 84} ${y - 8} ${x - 62} ${y - 58} ${x} ${y - 58}C${x + 62} ${y - 58} ${x + 84} ${y - 8} ${x + 22} ${y + 22}Z`,
      '#e2739a',
      {
        depth: 8,
        inside: fill(
          `${ellipse(x - 28, y - 22, 7)}${ellipse(x, y - 36, 7)}${ellipse(x + 28, y - 22, 7)}${ellipse(x, y - 8, 7)}`,
          '#f7b3c6',
        ),
      },
    ),
    inked(
      `M${x - 22} ${y + 20}L${x - 40} ${y + 56}L${x} ${y + 40}L${x + 40} ${y + 56}L${x + 22} ${y + 20}Z`,
      '#5a2c4a',
      { depth: 0 },
    ),
    scratch(`M${x - 22} ${y + 20}L${x - 40} ${y + 56}M${x + 22} ${y + 20}L${x + 40} ${y + 56}`, 11),
    scratch(`M${x - 22} ${y + 20}L${x - 40} ${y + 56}M${x + 22} ${y + 20}L${x + 40} ${y + 56}`, 6, '#f3c64f'),
    inked([ellipse(x - 41, y + 59, 8), ellipse(x + 41, y + 59, 8)], '#f3c64f', { line: 2.6, depth: 2 }),
  )
}

function moth([x, y]: Point): string {
  return group(
    stroke(`M${x} ${y + 24}q-16 18 0 32`, '#8a6f5c', 2.6, { dash: [3, 7] }),
    inked([ellipse(x - 17, y - 4, 17, 10, 28), ellipse(x + 17, y - 4, 17, 10, -28)], '#fffaf0', {
      line: 2.6,
      depth: 3,
    }),
    inked(ellipse(x, y, 5, 13), '#8a6f5c', { line: 2.4, depth: 0 }),
    scratch(`M${x - 2} ${y - 12}l-7 -11M${x + 2} ${y - 12}l7 -11`, 2),
  )
}

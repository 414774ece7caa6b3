import type { Point } from '../../geometry.ts'
import { box } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { stripes, tiles, wall } from '../paint.ts'
import { clock } from '../props/office.ts'
import { board, letter } from '../props/paper.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 202,
  phrase: 'Accepted',
  alt: 'A chihuahua on tiptoe on a tall stepladder lays one more letter on a tower of letters that rises from the in-tray almost to the ceiling. The sign under the clock says: later.',
  draw: ({ width, height, random }) => {
    const clerk = dog({
      breed: 'chihuahua',
      coat: 'blackAndTan',
      at: [256, 262],
      size: 176,
      pose: 'upright',
      face: { like: 'proud', eyes: 'open', look: [0.9, -0.3] },
      head: { turn: 0.6, tilt: -4 },
      collar: '#e2574c',
      paws: {
        foreFar: { to: [400, 96], bend: 0.12, heading: -20 },
        foreNear: { to: [214, 194], bend: -0.3, heading: 60 },
      },
      line: 3.2,
    })
    return group(
      wall(width, 376, '#3f7f8f', '#d9e8dc'),
      stripes({ x: 0, y: 0, width, height: 362 }, '#478a99', 90, 45, 0.8),
      tiles(width, 376, height, '#d9cbb0', '#c4b394', 9, 3),
      clock([634, 96], 108, 10.17, { rim: '#f0b73c' }),
      board([634, 184], ['LATER'], { width: 108, height: 44 }),
      contact(488, 440, 96, 0.3),
      tray([478, 438]),
      ...tower(random.next),
      contact(250, 444, 100, 0.22),
      place(ladder(), { y: 58, scaleY: 0.869 }),
      clerk.far,
      clerk.body,
      clerk.head,
      letter([434, 88], 96, { rotate: -14, seal: '#e2574c' }),
      clerk.near,
    )
  },
}

/** Letters seen on their edge, one on another. */
function tower(next: () => number): string[] {
  const colors = ['#fff6e2', '#f7dfb0', '#fffaf0', '#f2c9b4', '#dfeadf']
  return Array.from({ length: 22 }, (_, i) => {
    const y = 404 - i * 12.6
    const x = 478 + Math.sin(i * 0.42) * 12 + (next() - 0.5) * 16
    const half = 62 + next() * 10
    return group(
      inked(box(x - half, y - 11, half * 2, 11, 3), colors[i % colors.length] ?? '#fff6e2', {
        line: 2,
        depth: 2,
      }),
      i % 4 === 1 ? fill(box(x + half - 30, y - 9, 14, 7), '#e2574c') : '',
    )
  })
}

function tray([x, y]: Point): string {
  return group(
    inked(
      `M${x - 100} ${y - 48}H${x - 84}L${x - 78} ${y - 32}H${x + 78}L${x + 84} ${y - 48}H${x + 100}L${x + 92} ${y}H${x - 92}Z`,
      '#b9743f',
      {
        depth: 5,
      },
    ),
    inked(box(x - 32, y - 28, 64, 26, 4), '#fffaf0', { line: 2.2, depth: 0 }),
    lettering('IN', x, y - 8, { size: 22, anchor: 'middle' }),
  )
}

function ladder(): string {
  const back = 'M292 240L336 436M236 240L276 420'
  const front = 'M222 240L166 444M302 240L280 444'
  return group(
    scratch(back, 13),
    stroke(back, '#a8703f', 7),
    scratch('M208 300H294M194 352H288M180 404H282', 16),
    stroke('M208 300H294M194 352H288M180 404H282', '#e0a95c', 10),
    scratch(front, 15),
    stroke(front, '#d9974a', 9),
    inked(box(208, 230, 110, 15, 4), '#e0a95c', { depth: 3 }),
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, strewn, wall } from '../paint.ts'
import { board } from '../props/paper.ts'
import type { ClassScene } from '../scene.ts'
import { limb, rounded } from '../scenes/parts/outline.ts'

const sofaColor = '#2f8f8a'

export const scene: ClassScene = {
  phrase: 'Client Error',
  alt: 'Before a sofa with its stuffing torn out a husky sits among drifting feathers and looks aside, ashamed. The sign around its neck reads: it was me.',
  draw: ({ width, height, random }) => {
    const culprit = dog({
      breed: 'husky',
      at: [352, 444],
      size: 214,
      pose: 'sitFront',
      face: { like: 'embarrassed', look: [-1, -0.5] },
      head: { turn: 0.2, tilt: 9 },
      collar: '#e8b53f',
      line: 3.4,
    })
    const [x, y] = culprit.at.chest
    return group(
      wall(width, 338, '#e58f86', '#fbe3d0'),
      ...[80, 230, 380, 530, 680].map((dx) => fill(ellipse(dx, 60, 9) + ellipse(dx + 75, 130, 9), '#ee9f96')),
      boards(width, 338, height, '#a9714f'),
      contact(355, 416, 330, 0.24),
      sofa(),
      culprit.shadow,
      culprit.all,
      scratch(`M${x - 34} ${y - 46}L${x - 66} ${y + 18}M${x + 34} ${y - 46}L${x + 66} ${y + 18}`, 4),
      board([x, y + 56], ['IT WAS', 'ME'], { width: 150, height: 88, color: '#fff6dc', rotate: -3 }),
      ...[24, 470].flatMap((left) =>
        strewn(random, { x: left, y: 24, width: 216, height: 170 }, 5, 72).map((at, i) =>
          feather(at, left + i * 53),
        ),
      ),
      feather([336, 62], 12),
      ...fallen.map(([fx, fy], i) => feather([fx, fy], 80 + i * 31)),
    )
  },
}

const fallen: readonly Point[] = [
  [70, 440],
  [150, 452],
  [216, 432],
  [500, 446],
  [566, 430],
  [640, 448],
]

function sofa(): string {
  return group(
    inked(box(60, 150, 590, 200, 44), sofaColor, { depth: 9 }),
    stroke('M258 160V300M454 160V300', '#25776f', 4),
    stuffing([142, 236], 56, 50),
    stuffing([566, 216], 50, 40),
    inked(box(90, 286, 530, 96, 20), '#38a29b', { depth: 8, inside: stroke('M355 286V390', '#25776f', 4) }),
    stuffing([524, 312], 62, 30),
    inked([box(28, 236, 84, 178, 34), box(598, 236, 84, 178, 34)], sofaColor, { depth: 9 }),
    spring([180, 288]),
    inked([box(56, 410, 26, 20, 5), box(628, 410, 26, 20, 5)], '#6a4230', { depth: 3 }),
  )
}

/** Stuffing that comes out of a rip. */
function stuffing([x, y]: Point, w: number, h: number): string {
  return group(
    inked(
      rounded(
        `${x - w} ${y}, ${x - w * 0.5} ${y - h * 0.5}, ${x - w * 0.2} ${y - h}, ${x + w * 0.3} ${y - h * 0.6}, ${x + w} ${y - h * 0.2}, ${x + w * 0.5} ${y + h * 0.4}, ${x} ${y + h * 0.8}, ${x - w * 0.4} ${y + h * 0.3}`,
      ),
      '#1f5f5a',
      { depth: 0 },
    ),
    inked(
      [
        ellipse(x - w * 0.4, y, w * 0.34, h * 0.36),
        ellipse(x + w * 0.1, y - h * 0.2, w * 0.4, h * 0.46),
        ellipse(x + w * 0.44, y + h * 0.06, w * 0.32, h * 0.34),
        ellipse(x, y + h * 0.3, w * 0.36, h * 0.36),
      ],
      '#fdf6e6',
      { depth: 5 },
    ),
  )
}

function spring([x, y]: Point): string {
  const coil = `M${x} ${y}${[0, 1, 2, 3].map((i) => `q${30} -6 ${i % 2 ? 2 : 6} -16q-34 -2 -4 -8`).join('')}`
  return group(stroke(coil, '#3a2620', 8), stroke(coil, '#c9d2d6', 3.6))
}

function feather([x, y]: Point, rotate: number): string {
  return place(
    group(
      inked(limb('-22 4 3, 0 0 8, 20 -5 3'), '#fffaf0', { line: 2.2, depth: 2 }),
      scratch('M-30 7L14 -3', 1.8),
    ),
    { x, y, rotate },
  )
}

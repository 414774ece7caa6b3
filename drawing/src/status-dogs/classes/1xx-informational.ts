import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud } from '../paint.ts'
import { type House, street } from '../places/street.ts'
import { rays } from '../props/marks.ts'
import type { ClassScene } from '../scene.ts'
import { limb, rounded } from '../scenes/parts/outline.ts'

const red = '#b8343f'
const gold = '#f0b93c'

export const scene: ClassScene = {
  phrase: 'Informational',
  alt: 'On a market square a terrier in the red coat and three-cornered hat of a town crier swings its bell over its head and unrolls a long scroll. There is more of it to come. Two pigeons listen.',
  draw: ({ width, height, random }) => {
    const square = street(
      { width, height, random },
      { top: '#9cc7cf', low: '#f6efd2', road: '#c9b592', houses, trees: [] },
    )
    const crier = dog({
      breed: 'terrier',
      at: [290, 446],
      size: 218,
      pose: 'upright',
      face: { like: 'joyful', eyes: 'closed', ears: 0 },
      head: { turn: 0.3, tilt: -8 },
      collar: false,
      paws: {
        foreNear: { to: [182, 176], bend: -0.12, heading: -110 },
        foreFar: { to: [446, 226], bend: 0.16, heading: -20 },
      },
      line: 3.4,
    })
    return group(
      square.back,
      cloud(330, 60, 150, '#ffffff'),
      stroke(cobbles(), '#b7a17c', 2.6),
      contact(300, 448, 96, 0.26),
      crier.far,
      crier.body,
      waistcoat(crier.at.chest, crier.at.hips),
      crier.near,
      crier.head,
      crier.onHead(tricorn()),
      bell(crier.at.foreNear),
      scroll([462, 214]),
      pigeon([602, 452], false),
      pigeon([92, 440], true),
    )
  },
}

const houses: readonly House[] = [
  [-30, 150, 120, '#dfe8d0', '#5f8a8f'],
  [120, 128, 90, '#f4d9a8', '#a86a5c'],
  [248, 120, 140, '#c9dcd8', '#7d6a8c'],
  [368, 126, 106, '#f2c9a8', '#5f8a8f'],
  [494, 120, 132, '#f7e6bb', '#a86a5c'],
  [614, 130, 96, '#cfe0cf', '#7d6a8c'],
]

function cobbles(): string {
  return [352, 380, 412, 448]
    .flatMap((y, row) =>
      Array.from({ length: 12 }, (_, i) => `M${i * 66 + (row % 2) * 33 - 20} ${y}q24 -9 48 0`),
    )
    .filter((_, i) => i % 3 !== 0)
    .join('')
}

function waistcoat([x, y]: Point, [, low]: Point): string {
  return group(
    inked(
      rounded(
        `${x - 46} ${y - 40}, ${x} ${y - 30}, ${x + 46} ${y - 40}, ${x + 58} ${y + 10}, ${x + 56} ${low - 10}, ${x + 66} ${low + 34}, ${x + 10} ${low + 26}, ${x} ${low + 10}, ${x - 10} ${low + 26}, ${x - 66} ${low + 34}, ${x - 56} ${low - 10}, ${x - 58} ${y + 10}`,
      ),
      red,
      { depth: 8, inside: stroke(`M${x} ${y - 60}V${low + 30}`, gold, 9) },
    ),
    ...[-4, 26, 56].map((dy) => inked(ellipse(x, y + dy, 6), '#fff1c4', { line: 2.2, depth: 0 })),
    inked(
      rounded(
        `${x - 30} ${y - 42}, ${x} ${y - 34}, ${x + 30} ${y - 42}, ${x + 16} ${y - 8}, ${x} ${y + 4}, ${x - 16} ${y - 8}`,
      ),
      '#fffaf0',
      {
        depth: 3,
      },
    ),
  )
}

/** In head units. */
function tricorn(): string {
  return group(
    inked(rounded('-34 -30, -26 -66, 10 -74, 36 -60, 40 -30'), '#3d3a52', { line: 2.6, depth: 5 }),
    inked(rounded('-74 -50, -40 -36, 6 -22, 46 -34, 78 -54, 66 -20, 22 -12, -20 -12, -62 -18'), '#3d3a52', {
      line: 2.6,
      depth: 4,
      inside: stroke('M-76 -48Q-36 -30 6 -18Q46 -30 80 -52', gold, 6),
    }),
  )
}

function bell([x, y]: Point): string {
  return group(
    place(
      group(
        inked(box(-7, -40, 14, 62, 6), '#8a4f28', { depth: 3 }),
        inked(ellipse(0, -112, 13), '#8a6a2c', { depth: 3 }),
        inked(rounded('-16 -38, 16 -38, 26 -66, 52 -104, 0 -112, -52 -104, -26 -66'), gold, {
          depth: 8,
          inside: stroke('M-60 -90Q0 -102 60 -90', '#d9932c', 5),
        }),
        inked([ellipse(0, 0, 17, 14)], '#fdf8ee', { depth: 3 }),
      ),
      { x, y, rotate: -38 },
    ),
    rays([x - 62, y - 80], 62, 86, 178, 226, 3, '#fffaf0', 5),
  )
}

/** Read from the top; the rest is still rolled up on the ground. */
function scroll([x, y]: Point): string {
  const paper = `M${x - 66} ${y}H${x + 66}V${y + 150}Q${x + 70} ${y + 206} ${x + 30} ${y + 226}H${x - 90}Q${x - 58} ${y + 196} ${x - 66} ${y + 150}Z`
  const lines = Array.from(
    { length: 7 },
    (_, i) => `M${x - 46} ${y + 34 + i * 22}h${[92, 76, 88, 54, 90, 70, 84][i]}`,
  )
  return group(
    contact(x - 10, y + 234, 116, 0.24),
    inked(paper, '#fdf1cf', { depth: 7, inside: stroke(lines.join(''), '#b7a17c', 6) }),
    inked(box(x - 100, y + 196, 152, 40, 20), '#f3e0b4', { depth: 7 }),
    inked(ellipse(x + 34, y + 216, 18, 20), '#e3c98f', { depth: 0 }),
    scratch(`M${x + 34} ${y + 216}a6 7 0 1 1 8 4`, 3),
    inked(limb(`${x - 76} ${y} 9, ${x + 78} ${y} 9`), '#a9653a', { depth: 3 }),
    inked(ellipse(x - 30, y + 2, 17, 15), '#fdf8ee', { depth: 3 }),
  )
}

function pigeon([x, y]: Point, flip: boolean): string {
  return place(
    group(
      contact(0, 2, 26, 0.24),
      scratch('M-6 -8V2M6 -8V2', 3, '#d9694f'),
      inked(['M14 -30L52 -14L18 -10Z', ellipse(0, -24, 25, 18), limb('-14 -30 10, -20 -52 11')], '#8f9bb0', {
        line: 2.6,
        depth: 5,
        inside: fill(ellipse(-17, -36, 14, 6), '#6fae9c'),
      }),
      inked('M-30 -56L-42 -50L-29 -47Z', '#f0a03c', { line: 2.2, depth: 0 }),
      fill(ellipse(-22, -56, 3.4), '#3a2620'),
    ),
    { x, y, flip },
  )
}

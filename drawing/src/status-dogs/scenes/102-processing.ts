import { polar } from '../../geometry.ts'
import { arc, box, ellipse } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { stripes, tiles, wall } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 102,
  phrase: 'Processing',
  alt: 'A dachshund sits with its nose almost on the glass of a washing machine and follows its plush rabbit, which goes round and round in the suds.',
  draw: ({ width, height }) => {
    const owner = dog({
      breed: 'dachshund',
      at: [204, 438],
      size: 226,
      pose: 'sit',
      face: { like: 'worried', sweat: false, look: [0.9, -0.1], mouth: 'closed', ears: -0.4 },
      head: { turn: 0.72, tilt: 6, shift: [8, 0] },
      collar: '#3d8fb0',
      wag: -10,
      line: 3.4,
    })
    return group(
      wall(width, 356, '#e6c9d6', '#fbeef0'),
      stripes({ x: 0, y: 0, width, height: 342 }, '#f2dbe4', 64, 30, 0.9),
      shelf(),
      tiles(width, 356, height, '#c9dcd8', '#b0c9c6', 9, 3),
      contact(500, 436, 176, 0.26),
      machine(),
      drum(508, 262, 118),
      owner.shadow,
      owner.all,
    )
  },
}

function shelf(): string {
  return group(
    fill(box(36, 130, 210, 12, 3), '#c99a76'),
    fill(box(58, 66, 52, 64, 5), '#f5b94a'),
    fill(box(58, 84, 52, 26), '#fff3d6'),
    fill(box(130, 78, 40, 52, 9), '#7fb3b8'),
    fill(box(140, 64, 20, 16, 4), '#5f979c'),
    fill('M186 130V104Q208 90 228 104V130Z', '#fff8ee'),
    fill(box(186, 112, 42, 5), '#e9cfd8'),
  )
}

function machine(): string {
  return group(
    inked(box(350, 36, 318, 398, 18), '#fbf7ee', { depth: 10 }),
    fill(box(350, 106, 318, 3), '#d8cfc6'),
    inked(box(374, 56, 92, 34, 6), '#e8e2da', { line: 2.4, depth: 3 }),
    scratch('M396 76H444', 4),
    inked(ellipse(520, 73, 21), '#d9d2cb', { line: 2.6, depth: 4 }),
    scratch('M520 73L530 58', 5),
    ...['#e2574c', '#f3b53a', '#f3b53a', '#d8cfc6', '#d8cfc6'].map((lit, i) =>
      inked(ellipse(566 + i * 20, 73, 6.5), lit, { line: 2, depth: 0 }),
    ),
    inked([box(372, 430, 40, 12, 3), box(606, 430, 40, 12, 3)], '#5a4d52', { line: 2.4, depth: 0 }),
  )
}

function drum(x: number, y: number, r: number): string {
  const suds = Array.from({ length: 9 }, (_, i) => polar([x, y], 18 + i * 18, r * 0.9))
  return group(
    inked(ellipse(x, y, r + 22), '#c9cdd6', { depth: 8 }),
    inked(ellipse(x, y, r), '#3f6f92', { depth: 0 }),
    clipTo(
      ellipse(x, y, r),
      group(
        fill(ellipse(x, y, r * 0.8), '#5588aa'),
        ...[0, 60, 120, 180, 240, 300].map((turn) =>
          fill(ellipse(...polar([x, y], turn, r * 0.42), 5), '#34607f'),
        ),
        sock(x - 58, y + 6),
        fill(
          `M${x - r} ${y + 44}Q${x - 40} ${y + 20} ${x} ${y + 44}T${x + r} ${y + 36}V${y + r}H${x - r}Z`,
          '#a9d8e6',
          0.75,
        ),
        ...suds.map(([sx, sy], i) => fill(ellipse(sx, sy, 22 + (i % 3) * 6), '#f4fbfd')),
        place(rabbit(), { x: x + 4, y: y - 14, rotate: -52, scale: 0.92 }),
        stroke(`${arc(x, y, 92, 92, 196, 250)}${arc(x, y, 92, 92, 300, 345)}`, '#d6eef5', 6, {
          opacity: 0.9,
        }),
      ),
    ),
    stroke(ellipse(x, y, r), '#3a2620', 3),
    fill(
      `M${x - 84} ${y - 40}Q${x - 62} ${y - 88} ${x - 16} ${y - 100}Q${x - 50} ${y - 74} ${x - 66} ${y - 30}Z`,
      '#ffffff',
      0.35,
    ),
    inked(box(x + r + 8, y - 26, 16, 52, 7), '#8d93a3', { line: 2.6, depth: 3 }),
  )
}

function sock(x: number, y: number): string {
  return inked(`M${x - 12} ${y - 44}h26v44q0 12 -12 18l-20 8q-20 -2 -14 -18l20 -14Z`, '#f0a43c', {
    line: 2.6,
    depth: 3,
    inside: fill(box(x - 40, y - 44, 80, 12), '#fff3d6'),
  })
}

function rabbit(): string {
  const pink = '#f3a9b4'
  return group(
    inked(['M-16 -44C-34 -96 -14 -104 -4 -46Z', 'M6 -46C10 -102 32 -100 20 -42Z'], pink, { depth: 3 }),
    inked(
      [
        ellipse(-26, 52, 14, 10),
        ellipse(26, 52, 14, 10),
        ellipse(-34, 16, 9, 14, 40),
        ellipse(34, 16, 9, 14, -40),
      ],
      pink,
      { depth: 3 },
    ),
    inked(ellipse(0, 26, 30, 34), pink, { depth: 5, inside: fill(ellipse(0, 32, 18, 20), '#ffe3e4') }),
    inked(ellipse(0, -24, 36, 30), pink, { depth: 5 }),
    fill(`${ellipse(-14, -28, 6)}${ellipse(14, -28, 6)}`, '#5a2c38'),
    fill(ellipse(0, -16, 5, 4), '#7a3b46'),
    scratch('M0 -12Q-4 -2 -12 -6M0 -12Q4 -2 12 -6', 2.4),
  )
}

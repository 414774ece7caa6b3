import { type Point, polar } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { clipTo, fill, glow, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { puddle } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'
import { limb, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 497,
  phrase: 'HTTP Request Sent to HTTPS Port',
  alt: 'A dripping labrador with a rubber duck ring, bathing cap and goggles stands before the steel door of a bank vault. This is not the pool.',
  draw: ({ width, height }) => {
    const bather = dog({
      breed: 'labrador',
      at: [166, 436],
      size: 190,
      pose: 'upright',
      face: { like: 'puzzled', look: [0.9, -0.5], mouth: 'round' },
      head: { turn: 0.5, tilt: -4 },
      collar: false,
      paws: {
        foreNear: { to: [62, 252], bend: -0.2, heading: 170 },
        foreFar: { to: [268, 184], bend: 0.2, heading: -30 },
      },
      line: 3.4,
    })
    const [hx, hy] = bather.at.hips
    const waist: Point = [hx, hy - 22]
    return group(
      bank(width, height),
      vault([510, 214], 168),
      puddle(190, 440, 260, '#a9d9e6'),
      bather.shadow,
      bather.far,
      ringBack(waist),
      bather.body,
      duck(waist),
      bather.near,
      bather.head,
      bather.onHead(bathingCap()),
    )
  },
}

function bank(width: number, height: number): string {
  const panels = [0, 1, 2, 3, 4].flatMap((i) =>
    [0, 1, 2].map((k) => box(i * 150 - 20, k * 132 - 6, 144, 126, 4)),
  )
  return group(
    fill(box(0, 0, width, height), '#54627a'),
    fill(panels.join(''), '#5f6f88'),
    glow(480, 160, 330, '#d6e8f2', 0.4),
    fill(box(0, 392, width, height), '#c2b49c'),
    fill(box(0, 392, width, 12), '#9c8d78'),
    stroke('M90 404L20 470M300 404L290 470M520 404L570 470', '#a99a82', 3),
  )
}

function vault([x, y]: Point, r: number): string {
  const bolts = Array.from({ length: 12 }, (_, i) => ellipse(...polar([x, y], i * 30, r * 0.85), 9)).join('')
  const spokes = [0, 60, 120].map((turn) => {
    const [a, b] = [polar([x, y], turn + 15, r * 0.46), polar([x, y], turn + 195, r * 0.46)]
    return group(scratch(polygon([a, b], false), 19), stroke(polygon([a, b], false), '#e0aa3e', 13))
  })
  return group(
    contact(x, 414, r + 20, 0.3),
    inked(box(x - r - 18, y - r - 14, (r + 18) * 2, 412 - y + r + 14, 20), '#3f4b60', { depth: 0 }),
    inked([box(x + r - 4, y - 96, 30, 50, 6), box(x + r - 4, y + 46, 30, 50, 6)], '#8b97a8', { depth: 3 }),
    inked(ellipse(x, y, r), '#a9b5c4', { depth: 12 }),
    inked(ellipse(x, y, r * 0.7), '#c6d0db', {
      line: 2.6,
      depth: 8,
      inside: fill(`M${x - 140} ${y + 40}L${x + 20} ${y - 160}h40L${x - 100} ${y + 80}Z`, '#dfe7ee'),
    }),
    fill(bolts, '#6d7a8e'),
    stroke(ellipse(x, y, r * 0.46), '#3a2620', 19),
    stroke(ellipse(x, y, r * 0.46), '#e0aa3e', 13),
    ...spokes,
    inked(ellipse(x, y, 24), '#e0aa3e', { depth: 5 }),
  )
}

function ringBack([x, y]: Point): string {
  return inked(ellipse(x, y - 10, 96, 34), '#e9b92f', { depth: 0 })
}

function duck([x, y]: Point): string {
  const front = limb(
    `${x - 92} ${y - 6} 24, ${x - 60} ${y + 14} 29, ${x} ${y + 22} 31, ${x + 60} ${y + 14} 29, ${x + 92} ${y - 6} 24`,
  )
  return group(
    inked(front, '#f6cf45', {
      depth: 8,
      inside: clipTo(
        front,
        fill(rounded(`${x - 80} ${y - 12}, ${x} ${y + 6}, ${x + 60} ${y}, ${x} ${y + 2}`), '#fff3b0', 0.8),
      ),
    }),
    inked(limb(`${x + 96} ${y + 2} 19, ${x + 112} ${y - 36} 15, ${x + 118} ${y - 56} 24`), '#f6cf45', {
      depth: 5,
    }),
    inked(
      `M${x + 138} ${y - 64}Q${x + 172} ${y - 62} ${x + 164} ${y - 48}Q${x + 150} ${y - 38} ${x + 136} ${y - 46}Z`,
      '#f08a3a',
      { line: 2.6, depth: 2 },
    ),
    fill(ellipse(x + 122, y - 62, 5), '#3a2620'),
  )
}

function bathingCap(): string {
  return group(
    inked(
      rounded('-53 -10, -50 -34, -28 -54, 0 -60, 28 -54, 50 -34, 53 -10, 28 -22, 0 -26, -28 -22'),
      '#e2574c',
      {
        line: 2.2,
        depth: 6,
        inside: fill('M-8 -64h16l4 44h-24Z', '#fff6e2'),
      },
    ),
    stroke('M-52 -30Q0 -48 52 -30', '#2f4b66', 5),
    ...[-18, 24].map((x) => inked(ellipse(x, -38, 18, 13), '#8fd0ea', { line: 3.4, depth: 3 })),
  )
}

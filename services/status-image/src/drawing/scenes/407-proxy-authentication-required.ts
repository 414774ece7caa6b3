import { dog } from '../dogs/dog.ts'
import type { Point } from '../geometry.ts'
import { inked } from '../ink.ts'
import { box, ellipse, polygon } from '../path.ts'
import { peakedCap } from '../props/clothes.ts'
import { letter } from '../props/paper.ts'
import type { Scene } from '../scene.ts'
import { fill, glow, group, place, stroke } from '../svg.ts'
import { points } from './parts/outline.ts'

export const scene: Scene = {
  code: 407,
  phrase: 'Proxy Authentication Required',
  alt: 'A huge great dane guards a door at night. In front of the guard stands a second guard, a small pug in the same cap, who holds up a paw and stops the dachshund with its invitation.',
  draw: ({ width, height }) => {
    const guard = dog({
      breed: 'greatDane',
      at: [548, 428],
      size: 152,
      pose: 'upright',
      wag: -60,
      face: { like: 'stern', look: [-0.7, 0.5] },
      head: { turn: -0.25 },
      collar: '#e8b53f',
      line: 3.4,
    })
    const outpost = dog({
      breed: 'pug',
      at: [360, 438],
      size: 140,
      pose: 'upright',
      face: { like: 'stern', look: [-0.9, 0.1] },
      head: { turn: -0.35 },
      collar: '#e8b53f',
      paws: { foreNear: { to: [268, 310], bend: 0.14, heading: -90 } },
      line: 3.2,
    })
    const guest = dog({
      breed: 'dachshund',
      at: [138, 438],
      size: 152,
      pose: 'sit',
      face: { like: 'puzzled', look: [1, -0.4], mouth: 'closed' },
      collar: '#3fa39a',
    })
    return group(
      entrance(width, height),
      guard.shadow,
      outpost.shadow,
      guest.shadow,
      guard.all,
      guard.onHead(cap()),
      outpost.all,
      outpost.onHead(cap()),
      guest.all,
      invitation(guest.at.mouth),
    )
  },
}

function cap(): string {
  return place(peakedCap('#2d3a63', '#1f2947'), { y: -22 })
}

function invitation([x, y]: Point): string {
  return letter([x + 14, y + 16], 66, { rotate: 10 })
}

function entrance(width: number, height: number): string {
  const bricks: string[] = []
  for (let row = 0; row < 13; row++)
    for (let i = 0; i < 7; i++)
      if ((row * 5 + i * 3) % 7 < 2) bricks.push(box(i * 116 + (row % 2) * 52 - 30, row * 28 + 4, 52, 18, 4))
  return group(
    fill(box(0, 0, width, height), '#8c4a5c'),
    fill(bricks.join(''), '#9c596a'),
    glow(548, 60, 300, '#ffcf87', 0.65),
    inked(box(440, 96, 216, 320, 8), '#5a2f45', { depth: 0 }),
    fill(box(456, 112, 184, 300, 4), '#3f8277'),
    fill(box(470, 130, 70, 120, 4) + box(556, 130, 70, 120, 4), '#347065'),
    stroke('M548 112V412', '#2a5b54', 4),
    fill(box(0, 398, width, height), '#4d3a52'),
    fill(box(0, 398, width, 10), '#6b5270'),
    fill(polygon(points('448 408, 648 408, 690 470, 300 470')), '#b53a48'),
    fill(ellipse(120, 424, 60, 8), '#4d3a52', 0.2),
  )
}

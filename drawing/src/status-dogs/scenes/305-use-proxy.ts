import { box } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { tiles, wall } from '../paint.ts'
import { bowl } from '../props/toys.ts'
import type { Scene } from '../scene.ts'
import { newborn } from './parts/litter.ts'

export const scene: Scene = {
  code: 305,
  phrase: 'Use Proxy',
  alt: 'An enormous great dane hides behind a kitchen door and with one paw pushes a tiny puppy forward, which is to do the begging: it sits before an empty bowl and makes its very biggest eyes at us.',
  draw: ({ width, height }) => {
    const sender = dog({
      breed: 'greatDane',
      at: [212, 590],
      size: 208,
      pose: 'bust',
      face: { like: 'smug', mouth: 'closed', look: [0.9, 0.5], brows: 'raised' },
      head: { turn: 0.6, tilt: 8, shift: [8, 6] },
      collar: '#d8503f',
      paws: {
        foreFar: { to: [386, 372], bend: -0.16, heading: 8 },
        foreNear: { to: [152, 296], bend: 0.2, heading: 200 },
      },
      line: 3.4,
    })
    const proxy = dog({
      breed: 'beagle',
      at: [492, 412],
      size: 232,
      pose: 'sitFront',
      face: { like: 'sad', eyes: 'wide', look: [0, -0.35], mouth: 'closed', blush: true, ears: -0.6 },
      head: { turn: 0, tilt: 5 },
      collar: '#3d8fb0',
      build: newborn,
      line: 3.4,
    })
    return group(
      wall(width, 344, '#9fcfae', '#f6f0da'),
      fill(box(0, 196, width, 134), '#dff0dc'),
      stroke(grid(width), '#b5dcc0', 3),
      cupboard(),
      tiles(width, 344, height, '#f1e2c4', '#dcc7a2', 9, 3),
      glow(492, 330, 250, '#fff8d8', 0.8),
      contact(492, 416, 84, 0.28),
      sender.far,
      sender.body,
      sender.head,
      door(height),
      proxy.all,
      sender.near,
      bowl([492, 452], 150, { color: '#e2673f' }),
    )
  },
}

function grid(width: number): string {
  const lines: string[] = []
  for (let x = 20; x < width; x += 46) lines.push(`M${x} 196V330`)
  for (let y = 196; y < 330; y += 44) lines.push(`M0 ${y}H${width}`)
  return lines.join('')
}

function cupboard(): string {
  return group(
    fill(box(560, -10, 170, 150, 4), '#f6f0da'),
    fill(box(574, -10, 64, 132, 4), '#e6dcc0'),
    fill(box(652, -10, 64, 132, 4), '#e6dcc0'),
    fill(box(622, 84, 8, 26, 4), '#c98f5f'),
    fill(box(660, 84, 8, 26, 4), '#c98f5f'),
  )
}

/** The open door behind which the sender stands. */
function door(height: number): string {
  return group(
    inked(box(-20, -20, 190, height + 40), '#d98c5a', {
      depth: 8,
      inside: group(fill(box(14, 40, 118, 150, 4), '#c97c4c'), fill(box(14, 226, 118, 190, 4), '#c97c4c')),
    }),
  )
}

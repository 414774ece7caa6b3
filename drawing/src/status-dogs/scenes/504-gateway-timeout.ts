import { type Point, polar } from '../../geometry.ts'
import { box, ellipse, smooth, taper } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { cloud, grass, land, sky, strewn } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { cobweb } from './parts/cobweb.ts'
import { ironGate, pillar } from './parts/park-gate.ts'

export const scene: Scene = {
  code: 504,
  phrase: 'Gateway Timeout',
  alt: 'A dog still presses the bell of a tall closed gate. Its beard has grown down to the ground, a bird nests on its head, and cobwebs hang between its paw and the gatepost.',
  draw: ({ width, height, random }) => {
    const visitor = dog({
      breed: 'mutt',
      coat: {
        base: '#b7b3bd',
        dark: '#8f8a98',
        light: '#eeebf0',
        ears: '#9792a0',
        head: ['muzzle'],
        body: [],
      },
      at: [206, 436],
      size: 236,
      pose: 'sit',
      face: { like: 'bored', eyes: 'half', brows: 'worried', look: [0.9, -0.3], ears: -0.7 },
      head: { turn: 0.62, tilt: 4, shift: [6, 6] },
      paws: { foreFar: { to: [388, 262], bend: -0.12, heading: -14 } },
      collar: '#c9563f',
      line: 3.4,
    })
    const [mx, my] = visitor.at.mouth
    return group(
      sky(width, 330, '#7d6fa8', '#f6b98a'),
      glow(560, 300, 260, '#ffe1a8', 0.9),
      cloud(120, 84, 170, '#9483b4'),
      land(width, height, [312, 290, 300, 280, 296], '#a8708a'),
      land(width, height, [346, 336, 340, 330, 338], '#8a6a5e'),
      grass(random, strewn(random, { x: 0, y: 352, width, height: 104 }, 46, 28), '#735549', 18),
      ironGate(),
      pillar([430, 428]),
      bell([392, 262]),
      visitor.shadow,
      visitor.far,
      visitor.body,
      visitor.near,
      beard([mx, my]),
      visitor.head,
      visitor.onHead(place(nest(), { x: 2, y: -46, rotate: -6 })),
      cobweb([384, 284], [336, 366], [391, 420]),
      cobweb([391, 128], [290, 178], [388, 226]),
      toadstool([74, 446], 1),
      toadstool([112, 454], 0.66),
      ivy(),
    )
  },
}

function beard([x, y]: Point): string {
  const shape = taper(
    [
      [x - 6, y - 8, 40],
      [x - 2, y + 50, 50],
      [x, y + 104, 40],
      [x + 22, 440, 20],
      [x + 66, 447, 6],
    ],
    'shag',
    11,
  )
  return inked(shape, '#f2eff4', {
    depth: 8,
    inside: stroke(
      `M${x - 14} ${y + 40}q10 60 22 110M${x + 8} ${y + 30}q6 60 16 120M${x + 28} ${y + 40}q0 40 -4 80`,
      '#cfc9d6',
      3,
    ),
  })
}

/** In head units, its foot at 0 0. */
function nest(): string {
  const twigs = 'M-40 -2L-10 -16M-30 6L14 -14M-8 6L36 -10M8 4L44 -4M-46 -10L-14 -4M30 -16L48 -12'
  return group(
    inked('M-26 -14C-30 -42 -4 -50 6 -34C14 -30 22 -26 30 -30C30 -18 24 -8 12 -6H-18Z', '#4fa3c4', {
      line: 2.4,
      depth: 4,
    }),
    inked('M-27 -32L-38 -27L-27 -24Z', '#f6b73f', { line: 2, depth: 0 }),
    fill(ellipse(-14, -32, 3), '#3a2620'),
    inked('M-44 -16Q0 -2 44 -16Q38 12 0 13Q-38 12 -44 -16Z', '#9a6b42', {
      line: 2.4,
      depth: 5,
      inside: stroke(twigs, '#6f4a2c', 2.4),
    }),
  )
}

function bell([x, y]: Point): string {
  return group(
    inked(box(x - 4, y - 36, 46, 66, 8), '#d8b04f', { line: 2.6, depth: 3 }),
    fill(ellipse(x + 22, y - 18, 8), '#7c2f2a'),
  )
}

function toadstool([x, y]: Point, scale: number): string {
  return place(
    group(
      inked('M-8 0L-6 -26H6L8 0Z', '#f6ead2', { depth: 3 }),
      inked('M-28 -22Q-24 -54 0 -54Q24 -54 28 -22Q0 -14 -28 -22Z', '#d8503f', {
        depth: 5,
        inside: fill(ellipse(-10, -38, 5) + ellipse(8, -32, 6) + ellipse(4, -48, 4), '#fffaf0'),
      }),
    ),
    { x, y, scale },
  )
}

function ivy(): string {
  const stem = smooth([
    [452, 440],
    [440, 380],
    [458, 320],
    [438, 270],
    [452, 214],
  ])
  const leaves = [20, 60, 100, 140, 180, 216].map((up, i) =>
    polar([450 - (i % 2) * 8, 436 - up], i % 2 ? 200 : -20, 16),
  )
  return group(
    stroke(stem, '#4d6b4a', 4),
    ...leaves.map(([x, y], i) =>
      fill(ellipse(x, y, 15, 10, i % 2 ? 30 : -30), i % 3 ? '#6d9160' : '#5b7f55'),
    ),
  )
}

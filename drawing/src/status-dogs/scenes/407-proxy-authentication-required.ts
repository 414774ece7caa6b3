import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { peakedCap } from '../props/clothes.ts'
import { pawPrint } from '../props/outdoors.ts'
import { letter } from '../props/paper.ts'
import type { Scene } from '../scene.ts'
import { points } from './parts/outline.ts'

export const scene: Scene = {
  code: 407,
  phrase: 'Proxy Authentication Required',
  alt: 'A huge great dane guards a door at night. The guard has a guard of its own: a tiny pug in the same uniform, who holds a stop sign up to the dachshund with its invitation.',
  draw: ({ width, height }) => {
    const guard = dog({
      breed: 'greatDane',
      at: [566, 436],
      size: 158,
      pose: 'upright',
      wag: -90,
      face: { like: 'bored', look: [-0.9, 0.8], ears: 0 },
      head: { turn: -0.3, tilt: -6 },
      collar: '#e8b53f',
      line: 3.4,
    })
    const outpost = dog({
      breed: 'pug',
      at: [382, 444],
      size: 150,
      pose: 'upright',
      face: { like: 'stern', look: [-0.9, 0.1] },
      head: { turn: -0.4 },
      collar: '#e8b53f',
      paws: { foreNear: { to: [282, 322], bend: 0.16, heading: -100 } },
      line: 3.2,
    })
    const guest = dog({
      breed: 'dachshund',
      at: [132, 442],
      size: 176,
      pose: 'sit',
      face: { like: 'puzzled', look: [1, -0.4], mouth: 'closed' },
      head: { turn: 0.6, tilt: -6 },
      collar: '#3fa39a',
      line: 3.2,
    })
    return group(
      entrance(width, height),
      guard.shadow,
      outpost.shadow,
      guest.shadow,
      guard.far,
      guard.body,
      belt([guard.at.hips[0], guard.at.hips[1] + 2], 41),
      guard.near,
      guard.head,
      guard.onHead(cap()),
      sign(outpost.at.foreNear),
      outpost.far,
      outpost.body,
      belt(outpost.at.hips, 37),
      outpost.near,
      outpost.head,
      outpost.onHead(cap()),
      guest.all,
      letter([guest.at.mouth[0] + 16, guest.at.mouth[1] + 20], 74, { rotate: 12 }),
    )
  },
}

function cap(): string {
  return place(peakedCap('#2d3a63', '#1f2947'), { y: -32 })
}

function belt([x, y]: Point, half: number): string {
  return group(
    inked(box(x - half, y - 16, half * 2, 15, 6), '#2d3a63', { line: 2.6, depth: 0 }),
    inked(box(x - 11, y - 18, 22, 19, 4), '#f3c64f', { line: 2.4, depth: 2 }),
  )
}

/** A paddle whose handle stands in the paw. */
function sign([x, y]: Point): string {
  return group(
    scratch(`M${x} ${y + 18}V${y - 40}`, 12),
    stroke(`M${x} ${y + 18}V${y - 40}`, '#c9a06a', 6.4),
    inked(ellipse(x, y - 78, 46), '#d8443c', { depth: 6 }),
    stroke(ellipse(x, y - 78, 37), '#fff6e4', 5),
    pawPrint([x, y - 78], 44, '#fff6e4'),
  )
}

function entrance(width: number, height: number): string {
  const bricks: string[] = []
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 8; i++)
      if ((row * 5 + i * 3) % 4 < 3) bricks.push(box(i * 104 + (row % 2) * 52 - 40, row * 40 + 4, 94, 32, 4))
  return group(
    fill(box(0, 0, width, height), '#7d4054'),
    fill(bricks.join(''), '#8c4a5c'),
    glow(566, 90, 330, '#ffcf87', 0.75),
    inked(box(452, 66, 228, 350, 10), '#5a2f45', { depth: 0 }),
    fill(box(468, 82, 196, 330, 4), '#3f8277'),
    fill(box(482, 104, 76, 130, 4) + box(574, 104, 76, 130, 4), '#347065'),
    stroke('M566 82V412', '#2a5b54', 4),
    inked('M430 60H702L716 20H416Z', '#e0a63c', {
      depth: 6,
      inside: fill(
        'M470 70L480 10H520L516 70ZM560 70L562 10H602L606 70ZM650 70L642 10H690L694 70Z',
        '#fff3d6',
      ),
    }),
    fill(box(0, 402, width, height), '#4d3a52'),
    fill(box(0, 402, width, 10), '#6b5270'),
    fill(polygon(points('462 412, 670 412, 706 470, 340 470')), '#b53a48'),
  )
}

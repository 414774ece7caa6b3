import { arc, box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { tiles } from '../paint.ts'
import { flame } from '../props/machines.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 428,
  phrase: 'Precondition Required',
  alt: 'In an underground station a shiba waits between a closed turnstile and a ticket machine whose screen asks “If-Match?”. Obligingly it holds up a burning match.',
  draw: ({ width, height }) => {
    const traveler = dog({
      breed: 'shiba',
      at: [266, 442],
      size: 236,
      pose: 'upright',
      face: { like: 'proud', eyes: 'open', look: [0.9, -0.4] },
      head: { turn: 0.6, tilt: -4 },
      paws: { foreFar: { to: [386, 266], bend: 0.24, heading: -80 } },
      collar: '#3f8fa5',
      line: 3.4,
    })
    return group(
      wash(
        'M0 0H710V330H0Z',
        [0, 0],
        [0, 330],
        [
          [0, '#2f7f78'],
          [1, '#4aa398'],
        ],
      ),
      stroke(bricks(), '#65b8ac', 2.4, { opacity: 0.55 }),
      fill(box(0, 58, width, 34), '#f3e3b4'),
      fill(ellipse(120, 330, 150, 200), '#1f4f58'),
      glow(120, 250, 130, '#f6d98a', 0.45),
      stroke(arc(120, 330, 150, 200, 180, 360), '#f3e3b4', 12),
      tiles(width, 330, height, '#d9cdb4', '#c7b898', 10, 4),
      contact(70, 421, 92, 0.24),
      turnstile(66, 420),
      contact(560, 436, 140),
      machine(),
      traveler.shadow,
      traveler.far,
      traveler.body,
      traveler.near,
      traveler.head,
      match(394, 260),
      traveler.overHead,
    )
  },
}

function bricks(): string {
  return [116, 152, 188, 224, 260, 296]
    .map(
      (y, i) =>
        `M0 ${y}H710${Array.from({ length: 10 }, (_, k) => `M${k * 76 + (i % 2) * 38} ${y}v36`).join('')}`,
    )
    .join('')
}

function turnstile(x: number, y: number): string {
  return group(
    inked(box(x - 90, y - 168, 120, 168, 10), '#c9d2d6', {
      depth: 8,
      inside: fill(box(x - 100, y - 168, 140, 26), '#e2574c'),
    }),
    inked(ellipse(x - 34, y - 112, 20), '#d8443c', { depth: 3 }),
    fill(box(x - 46, y - 117, 24, 10, 3), '#fffaf0'),
    ...[-40, 10, 66].map((rotate) =>
      place(inked(box(0, -7, 84, 14, 7), '#e9edf0', { depth: 3 }), { x: x + 16, y: y - 96, rotate }),
    ),
    inked(ellipse(x + 16, y - 96, 22), '#8b979d', { depth: 4 }),
  )
}

function machine(): string {
  return group(
    inked(box(430, 60, 240, 374, 20), '#f0b43c', {
      depth: 12,
      inside: fill(box(420, 50, 260, 44), '#d9773f'),
    }),
    inked(box(458, 110, 184, 116, 12), '#20404c', { depth: 0 }),
    lettering('If-Match?', 550, 184, { size: 48, anchor: 'middle', maxWidth: 172, color: '#c8f3d2' }),
    inked(box(458, 248, 108, 40, 8), '#3a3242', { depth: 0 }),
    fill(box(470, 264, 84, 8, 4), '#120e18'),
    ...[0, 1, 2].map((i) =>
      inked(ellipse(594 + (i % 2) * 38, 260 + Math.floor(i / 2) * 36, 13), i === 0 ? '#e2574c' : '#fdf5e4', {
        depth: 3,
      }),
    ),
    inked(box(470, 330, 160, 70, 12), '#b9803a', { depth: 0 }),
    fill(box(482, 342, 136, 58, 8), '#5f3d2a'),
  )
}

/** Held at its foot by the paw at `x`, `y`. */
function match(x: number, y: number): string {
  return group(
    glow(x + 4, y - 112, 84, '#ffe9a0', 0.9),
    inked(box(x - 5, y - 92, 11, 104, 3), '#f0d6a4', { depth: 2 }),
    flame([x + 1, y - 84], 66),
    inked(ellipse(x + 1, y - 92, 9, 13), '#c9413f', { depth: 3 }),
    inked([ellipse(x + 1, y + 2, 16, 11, -10), ellipse(x + 1, y + 16, 16, 10, -6)], '#fdf3e2', { depth: 3 }),
  )
}

import type { Point } from '../../geometry.ts'
import { arc, box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { stripes } from '../paint.ts'
import { key, padlock, suitcase } from '../props/things.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 511,
  phrase: 'Network Authentication Required',
  alt: 'At a hotel desk a poodle points at the padlock on the Wi-Fi sign. The guest, a pug with a laptop under its arm, stands on its suitcase and gives a nose print in the register.',
  draw: ({ width, height }) => {
    const clerk = dog({
      breed: 'poodle',
      coat: { base: '#b9805a', dark: '#8a5638', light: '#d9a880', ears: '#a56c48' },
      at: [524, 478],
      size: 206,
      pose: 'bust',
      face: { like: 'calm', brows: 'raised', mouth: 'closed', look: [-0.9, 0.3] },
      head: { turn: -0.35, tilt: 3 },
      collar: '#b8344a',
      paws: {
        foreNear: { to: [412, 168], bend: -0.16, heading: 190 },
        foreFar: { to: [592, 284], bend: 0.3, heading: 110 },
      },
      line: 3.4,
    })
    const guest = dog({
      breed: 'pug',
      at: [150, 366],
      size: 166,
      pose: 'upright',
      face: { like: 'worried', sweat: true, mouth: 'closed', look: [0.7, -0.7], ears: 0 },
      head: { turn: 0.6, tilt: 4 },
      collar: '#3f9a8a',
      paws: {
        foreFar: { to: [258, 256], bend: -0.1, heading: -10 },
        foreNear: { to: [96, 280], bend: 0.22, heading: 40 },
      },
    })
    const [nx, ny] = guest.at.nose
    return group(
      fill(box(0, 0, width, height), '#e3a3a4'),
      stripes({ x: 0, y: 0, width, height: 392 }, '#ebb4b2', 50, 22, 0.8),
      fill(box(0, 392, width, 80), '#8c3f4f'),
      fill(box(0, 392, width, 7), '#f3d9c4'),
      glow(330, 110, 220, '#fff1d6', 0.7),
      wifi([312, 112]),
      keyRack([634, 96]),
      clerk.far,
      clerk.body,
      clerk.near,
      clerk.head,
      desk(width, height),
      register([346, 282]),
      fill(ellipse(156, 446, 128, 12), '#3a1528', 0.4),
      suitcase([150, 446], 128, { color: '#3f7f9a' }),
      guest.far,
      guest.body,
      place(laptop(), { x: 84, y: 262, rotate: 76 }),
      guest.near,
      guest.head,
      fill(ellipse(nx, ny, 10, 8), '#3f5fd0'),
    )
  },
}

/** The mark of radio, under lock. */
function wifi([x, y]: Point): string {
  const waves = [34, 58, 82].map((r) => arc(x, y + 30, r, r, 222, 318)).join('')
  return group(
    fill(box(x - 82, y - 82, 176, 172, 14), '#4a1f45', 0.2),
    inked(box(x - 88, y - 88, 176, 172, 14), '#fff8ea', { depth: 5 }),
    stroke(waves, '#2f5f8f', 14),
    padlock([x, y + 72], 74, { color: '#f0b93c' }),
  )
}

function keyRack([x, y]: Point): string {
  const hooks = [-44, 0, 44].flatMap((dx) => [-38, 18].map((dy) => [x + dx, y + dy] as const))
  return group(
    fill(box(x - 74, y - 72, 140, 132, 6), '#9a5a44'),
    fill(box(x - 66, y - 64, 124, 116, 4), '#b06d52'),
    ...hooks.map(([hx, hy]) => key([hx - 4, hy + 4], 40, { rotate: 90, line: 2 })),
  )
}

function desk(width: number, height: number): string {
  return group(
    inked(box(244, 314, width, height), '#7a3a34', {
      depth: 0,
      inside: group(
        ...[262, 416, 570].map((x) => fill(box(x, 344, 138, 92, 4), '#8c4a40')),
        fill(box(244, 314, 10, height), '#5f2a2a'),
      ),
    }),
    inked(box(226, 290, width, 28, 5), '#efe3d2', {
      depth: 4,
      inside: fill(box(226, 290, width, 7), '#fffaf0'),
    }),
    inked(ellipse(642, 288, 36, 5), '#d8a93c', { line: 2.6, depth: 0 }),
    inked('M612 284A30 30 0 0 1 672 284Z', '#f0c95a', { depth: 4 }),
    inked(ellipse(642, 251, 6), '#d8a93c', { line: 2.6, depth: 0 }),
  )
}

/** With a fresh blue nose print. */
function register([x, y]: Point): string {
  return group(
    inked(
      `M${x - 92} ${y + 10}L${x - 66} ${y - 22}Q${x - 30} ${y - 30} ${x} ${y - 20}Q${x + 30} ${y - 30} ${x + 66} ${y - 22}L${x + 92} ${y + 10}Q${x + 40} ${y - 2} ${x} ${y + 10}Q${x - 40} ${y - 2} ${x - 92} ${y + 10}Z`,
      '#fffaf0',
      { depth: 3 },
    ),
    scratch(`M${x} ${y - 20}V${y + 8}`, 2.4),
    fill(ellipse(x - 36, y - 9, 19, 8) + ellipse(x - 36, y - 2, 6, 4), '#3f5fd0'),
    stroke(`M${x + 18} ${y - 12}l40 -2M${x + 20} ${y - 4}l48 -2`, '#b9aea2', 2.6),
  )
}

function laptop(): string {
  return inked(box(-62, -9, 124, 18, 5), '#c9d0d8', {
    depth: 3,
    inside: fill(box(-62, -1, 124, 2.4), '#7f8b98'),
  })
}

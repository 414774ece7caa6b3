import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import type { Scene } from '../scene.ts'
import { curve, limb, points, rounded } from './parts/outline.ts'

const fur = '#fbf2e2'

export const scene: Scene = {
  code: 420,
  phrase: 'Enhance Your Calm',
  alt: 'A stout bulldog with closed eyes floats in the lotus position above its yoga mat. The smoke of an incense stick curls up and becomes a bone.',
  draw: ({ width, height }) => {
    const yogi = dog({
      breed: 'bulldog',
      at: [316, 432],
      size: 214,
      pose: 'bust',
      face: { like: 'serene', ears: -0.3, blush: true },
      head: { turn: 0, tilt: 0 },
      collar: false,
      paws: {
        foreNear: { to: [186, 330], bend: -0.2, paw: 'hand', heading: 150 },
        foreFar: { to: [446, 330], bend: 0.2, paw: 'hand', heading: 30 },
      },
      line: 3.4,
    })
    return group(
      room(width, height),
      mat(),
      contact(316, 428, 120, 0.3),
      yogi.far,
      yogi.body,
      lotus(),
      yogi.near,
      yogi.head,
      yogi.onHead(band()),
      incense([616, 420]),
    )
  },
}

function room(width: number, height: number): string {
  const slats = [118, 316, 514].map((x) => box(x - 3, 0, 6, 340)).join('') + box(0, 168, width, 6)
  return group(
    fill(box(0, 0, width, height), '#f2b277'),
    glow(316, 190, 330, '#fff0bf', 0.95),
    fill(ellipse(316, 196, 168), '#f7d38e'),
    fill(slats, '#c9824f', 0.34),
    fill(box(0, 340, width, height), '#b9cf9a'),
    fill(box(0, 340, width, 8), '#98b27b'),
    stroke(`M0 392H${width}M150 348V392M500 348V392M330 392V470M640 392V470`, '#9bb47f', 3),
  )
}

function mat(): string {
  return inked(polygon(points('116 404, 516 404, 546 446, 86 446')), '#4f8f9c', {
    depth: 0,
    inside: fill(polygon(points('112 410, 516 410, 520 416, 106 416')), '#79b3bb'),
  })
}

/** Crossed hind legs, each foot on the other side. */
function lotus(): string {
  const foot = (x: number, side: number) =>
    group(
      inked(ellipse(x, 378, 30, 19, side * -10), fur, { depth: 4 }),
      fill(ellipse(x + side * 6, 381, 10, 7), '#e8a3a0'),
      fill(
        ellipse(x - side * 10, 372, 4.4) + ellipse(x - side * 14, 381, 4.4) + ellipse(x, 369, 4.4),
        '#e8a3a0',
      ),
    )
  return group(
    inked(limb('372 368 42, 440 374 36, 404 392 24, 300 392 18'), fur, { depth: 7 }),
    inked(limb('260 368 42, 192 374 36, 228 394 24, 330 396 18'), fur, { depth: 7 }),
    foot(246, 1),
    foot(388, -1),
  )
}

function band(): string {
  return inked(
    rounded('-56 -22, -30 -36, 0 -40, 30 -36, 56 -22, 55 -11, 30 -25, 0 -29, -30 -25, -55 -11'),
    '#d8503f',
    {
      line: 2.2,
      depth: 2,
    },
  )
}

function incense([x, y]: Point): string {
  const rising = curve(
    `${x + 16} ${y - 104}, ${x - 10} ${y - 150}, ${x + 26} ${y - 190}, ${x - 4} ${y - 232}, ${x + 2} ${y - 262}`,
  )
  const cloud =
    limb('-44 0 15, 0 0 12, 44 0 15') +
    [-1, 1].map((s) => ellipse(s * 52, -14, 19) + ellipse(s * 52, 14, 19)).join('')
  return group(
    contact(x, y + 4, 50, 0.25),
    scratch(`M${x} ${y - 16}L${x + 16} ${y - 96}`, 5, '#6d4a34'),
    fill(ellipse(x + 17, y - 99, 5), '#ff6a3d'),
    stroke(rising, '#fffaf0', 7, { opacity: 0.85 }),
    place(fill(cloud, '#fffaf0'), { x: x + 4, y: y - 296, rotate: -14 }),
    inked(
      rounded(
        `${x - 44} ${y - 26}, ${x + 44} ${y - 26}, ${x + 36} ${y - 2}, ${x + 18} ${y + 6}, ${x - 18} ${y + 6}, ${x - 36} ${y - 2}`,
      ),
      '#7d5a8c',
      { depth: 5 },
    ),
  )
}

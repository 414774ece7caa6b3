import type { Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { pawPrint } from '../props/outdoors.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 525,
  phrase: 'SSL Handshake Failed',
  alt: 'Two statesmen before their flags want to shake paws, a towering Great Dane and a tiny chihuahua. Both smile with their eyes closed, and the paws pass each other by, one far above the other.',
  draw: ({ width, height }) => {
    const large = dog({
      breed: 'greatDane',
      at: [204, 436],
      size: 164,
      pose: 'upright',
      face: { like: 'proud', mouth: 'smile', ears: 0 },
      head: { turn: 0.5, tilt: 2 },
      collar: false,
      paws: {
        foreFar: { to: [406, 232], bend: -0.05, heading: 4 },
        foreNear: { to: [140, 318], bend: -0.2, heading: 80 },
      },
      line: 3.2,
    })
    const small = dog({
      breed: 'chihuahua',
      at: [520, 436],
      size: 196,
      pose: 'upright',
      facing: 'left',
      face: { like: 'joyful', ears: 0.4 },
      head: { turn: 0.45, tilt: 2 },
      collar: false,
      paws: { foreFar: { to: [376, 332], bend: 0.06, heading: 184 } },
      line: 3.2,
    })
    return group(
      fill(box(0, 0, width, height), '#f4e2bb'),
      fill([0, 1, 2, 3].map((i) => box(20 + i * 184, 0, 118, 360)).join(''), '#f9ecd0'),
      fill(box(0, 362, width, 120), '#2f4f8f'),
      fill(box(0, 362, width, 9), '#c9a25a'),
      glow(410, 290, 170, '#ffffff', 0.8),
      flag([62, 392], '#d8503f', bone([0, 0], 74, { color: '#fff8e6', line: 0 })),
      flag([656, 392], '#3f9a78', pawPrint([0, 4], 62, '#fff8e6')),
      large.shadow,
      large.far,
      large.body,
      tie(large.at.neck, large.at.hips, '#d8503f', 1.25),
      large.near,
      large.head,
      small.shadow,
      small.far,
      small.body,
      tie(small.at.neck, small.at.hips, '#3f9a78', 0.8),
      small.near,
      small.head,
    )
  },
}

function tie([nx, ny]: Point, [hx, hy]: Point, color: string, scale: number): string {
  const long = hy - ny - 8
  const w = 17 * scale
  return group(
    inked(
      `M${nx - w * 0.4} ${ny + 24 * scale}L${nx - w} ${ny + long - w}L${hx} ${ny + long + 4}L${nx + w} ${ny + long - w}L${nx + w * 0.4} ${ny + 24 * scale}Z`,
      color,
      { line: 2.6, depth: 4 },
    ),
    inked(
      `M${nx - w * 0.9} ${ny + 6 * scale}H${nx + w * 0.9}L${nx + w * 0.5} ${ny + 30 * scale}H${nx - w * 0.5}Z`,
      color,
      { line: 2.6, depth: 3 },
    ),
  )
}

/** Hanging from its pole; the emblem is drawn around 0 0. */
function flag([x, y]: Point, color: string, emblem: string): string {
  return group(
    fill(ellipse(x, y, 44, 8), '#16264f', 0.4),
    inked(box(x - 5, 48, 10, y - 48, 3), '#d8ab4c', { line: 2.6, depth: 2 }),
    inked(ellipse(x, 42, 11), '#f0c95a', { line: 2.6, depth: 3 }),
    inked(box(x - 32, y - 12, 64, 16, 5), '#d8ab4c', { line: 2.6, depth: 3 }),
    inked(
      `M${x - 48} 66Q${x} 54 ${x + 48} 66L${x + 44} 254Q${x + 22} 238 ${x} 252Q${x - 22} 266 ${x - 46} 248Z`,
      color,
      {
        depth: 7,
        inside: stroke(
          `M${x - 22} 60Q${x - 16} 160 ${x - 24} 262M${x + 24} 60Q${x + 18} 160 ${x + 22} 250`,
          '#3a1528',
          4,
          { opacity: 0.18 },
        ),
      },
    ),
    place(emblem, { x, y: 154, rotate: -20 }),
  )
}

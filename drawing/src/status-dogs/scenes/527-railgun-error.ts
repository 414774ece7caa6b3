import { box, ellipse, polygon } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, rug, wall } from '../paint.ts'
import { smoke } from '../props/machines.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 527,
  phrase: 'Railgun Error',
  alt: 'A toy train has run off its track, because a piece of the track is missing. A black labrador lies beside it with the missing rail between its teeth and looks the other way.',
  draw: ({ width, height }) => {
    const culprit = dog({
      breed: 'labrador',
      coat: 'charcoal',
      at: [566, 442],
      size: 226,
      facing: 'left',
      pose: 'lie',
      face: { like: 'embarrassed', look: [-1, -0.8], mouth: 'closed' },
      head: { turn: 0.25, tilt: 4 },
      collar: '#f0b73c',
      line: 3.4,
    })
    const [mx, my] = culprit.at.mouth
    return group(
      wall(width, 258, '#f4b8a0'),
      ...[60, 190, 320, 450, 580, 700].flatMap((x, i) => [
        fill(ellipse(x, 60 + (i % 2) * 70, 30, 17), '#fbd3be'),
        fill(ellipse(x + 22, 66 + (i % 2) * 70, 22, 13), '#fbd3be'),
      ]),
      boards(width, 258, height, '#dba66f'),
      rug(330, 404, 640, 118, '#5f9ea0', '#3f7f86'),
      track(-30, 214),
      track(560, 200),
      contact(110, 392, 90),
      wagon(54, 336, -9, '#e8b53f'),
      contact(276, 402, 100),
      loco(),
      smoke([354, 244], 130, '#a79aa2', -0.2),
      culprit.shadow,
      culprit.all,
      place(track(-104, 208, true), { x: mx - 4, y: my + 10, rotate: -9 }),
    )
  },
}

/** Wooden toy track seen from the side, `width` long. */
function track(x: number, width: number, isHeld = false): string {
  const y = isHeld ? -16 : 374
  return group(
    ...Array.from({ length: Math.floor(width / 38) }, (_, i) =>
      inked(box(x + 10 + i * 38, y, 16, 32, 3), '#8f5a3a', { depth: 3, line: 2.6 }),
    ),
    ...[3, 21].map((dy) => inked(box(x, y + dy, width, 8, 3), '#cfd6dc', { depth: 2, line: 2.6 })),
  )
}

function wheel(x: number, y: number, r: number): string {
  return group(inked(ellipse(x, y, r), '#4a4658', { depth: 4 }), fill(ellipse(x, y, r * 0.45), '#f0c24a'))
}

function wagon(x: number, y: number, rotate: number, color: string): string {
  return place(
    group(
      scratch('M70 10H104', 6),
      inked(
        polygon([
          [-72, -52],
          [72, -52],
          [60, 20],
          [-60, 20],
        ]),
        color,
        { depth: 7, inside: fill(box(-90, -26, 180, 12), '#fff3d6') },
      ),
      wheel(-38, 26, 20),
      wheel(38, 26, 20),
    ),
    { x, y, rotate },
  )
}

/** Nose down in the gap, tail in the air. */
function loco(): string {
  return place(
    group(
      inked(box(-96, -112, 74, 116, 6), '#c9413f', {
        depth: 7,
        inside: fill(box(-82, -96, 46, 44, 6), '#ffe9b8'),
      }),
      inked(box(-106, -126, 94, 18, 7), '#2f5f86', { depth: 4 }),
      inked([box(-30, -62, 128, 66, 26), box(-30, -62, 60, 66)], '#dd5548', {
        depth: 8,
        inside: group(fill(box(6, -70, 10, 80), '#f0c24a'), fill(box(50, -70, 10, 80), '#f0c24a')),
      }),
      inked([box(52, -98, 26, 40), box(44, -108, 42, 16, 4)], '#4a4658', { depth: 4 }),
      inked(box(-104, -2, 208, 18, 5), '#2f5f86', { depth: 4 }),
      wheel(-66, 22, 28),
      wheel(10, 24, 23),
      wheel(68, 24, 23),
    ),
    { x: 250, y: 334, rotate: 22 },
  )
}

import { box, ellipse } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke, wash } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { sparkle } from '../props/marks.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 214,
  phrase: 'Transformation Applied',
  alt: 'A grooming machine with a conveyor belt. At its left curtain the shaggy rump of a sheepdog is still going in; on the right its front end already comes out as an elegant pink poodle.',
  draw: ({ width, height }) => {
    const before = dog({
      breed: 'sheepdog',
      coat: 'scruffy',
      at: [262, 372],
      size: 196,
      pose: 'walk',
      collar: false,
      line: 3.4,
    })
    const after = dog({
      breed: 'poodle',
      coat: { base: '#f7b6c2', dark: '#e08fa2', light: '#fde0e4', ears: '#f2a3b3' },
      at: [438, 372],
      size: 198,
      pose: 'walk',
      face: { like: 'proud', eyes: 'closed', mouth: 'smile' },
      head: { turn: 0.55, tilt: -10 },
      collar: '#2f8f83',
      line: 3.4,
    })
    const [cx, cy] = after.at.crown
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [width, 0],
        [
          [0, '#8f8aa6'],
          [0.5, '#a8a0cc'],
          [1, '#cfc6ee'],
        ],
      ),
      glow(560, 190, 230, '#fff6ff', 0.8),
      fill(box(0, 404, width, 60), '#6d658a'),
      belt(width),
      flies(),
      contact(200, 374, 60, 0.3),
      contact(520, 374, 60, 0.3),
      clipTo(box(0, 0, 300, height), before.all),
      clipTo(box(400, 0, 400, height), group(after.far, after.body, after.near, after.head)),
      after.onHead(place(bow(), { x: -4, y: -44, rotate: -10 })),
      ...[
        [cx + 76, cy + 10, 30],
        [cx + 98, cy + 62, 20],
        [cx - 84, cy - 6, 24],
      ].map(([x = 0, y = 0, size = 0]) => sparkle([x, y], size, '#ffffff')),
      machine(),
    )
  },
}

function belt(width: number): string {
  return group(
    inked(box(-20, 368, width + 40, 40, 4), '#4a4460', {
      depth: 4,
      inside: fill(box(-20, 368, width + 40, 10), '#675f82'),
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      inked(ellipse(24 + i * 84, 393, 12), '#c9c3d6', { line: 2.4, depth: 3 }),
    ),
  )
}

function bow(): string {
  return group(
    inked(['M0 0L-30 -18Q-36 0 -30 18Z', 'M0 0L30 -18Q36 0 30 18Z'], '#2f8f83', { line: 4, depth: 4 }),
    inked(ellipse(0, 0, 9), '#236e66', { line: 4, depth: 2 }),
  )
}

/** Flies and smell around the unwashed dog. */
function flies(): string {
  return group(
    ...[
      [96, 150],
      [64, 214],
      [150, 118],
    ].map(([x = 0, y = 0]) =>
      group(
        fill(`${ellipse(x - 6, y - 6, 6, 4, -30)}${ellipse(x + 6, y - 6, 6, 4, 30)}`, '#f4f1fb', 0.9),
        fill(ellipse(x, y, 5, 4), '#3a2620'),
      ),
    ),
    stroke('M96 162q-14 18 4 32M64 226q12 16 -2 28M150 130q14 10 6 26', '#5a5270', 3, { dash: [2, 8] }),
  )
}

function machine(): string {
  const strips = (x: number) =>
    Array.from({ length: 3 }, (_, i) =>
      inked(`M${x + i * 15 - 8} 176h15l${i - 1} 182q-8 8 -17 0Z`, i % 2 === 0 ? '#f6d35c' : '#f0b73c', {
        line: 2.4,
        depth: 2,
      }),
    )
  return group(
    ...strips(278),
    ...strips(402),
    inked('M292 404V120Q292 84 328 84H384Q420 84 420 120V404Z', '#e2675c', {
      depth: 12,
      inside: fill('M306 396V124Q306 98 330 98H340V396Z', '#f08a78', 0.7),
    }),
    inked([box(262, 150, 188, 28, 8)], '#fbf0dc', { depth: 4 }),
    inked(ellipse(356, 238, 38), '#fbf0dc', { depth: 4 }),
    stroke('M330 246A27 27 0 0 1 382 246', '#6fb58c', 7, { cap: 'butt' }),
    scratch('M356 250L374 226', 4.5),
    ...['#f6d35c', '#7bd08a', '#6fc3e0'].map((lit, i) =>
      inked(ellipse(330 + i * 26, 306, 8), lit, { line: 2.4, depth: 0 }),
    ),
    inked(box(322, 336, 68, 36, 6), '#b94a48', { line: 2.6, depth: 0 }),
    stroke('M332 346h48M332 354h48M332 362h48', '#8f3438', 3),
    inked(['M340 86V56H372V86Z', box(332, 44, 48, 16, 6)], '#c9c3d6', { depth: 4 }),
    ...[
      [356, 24, 11],
      [382, 12, 7],
      [334, 8, 6],
    ].map(([x = 0, y = 0, r = 0]) =>
      group(fill(ellipse(x, y, r), '#ffffff', 0.7), stroke(ellipse(x, y, r), '#ffffff', 2)),
    ),
  )
}

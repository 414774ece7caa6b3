import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { tiles, wall } from '../paint.ts'
import { steam } from '../props/kitchen.ts'
import type { Scene } from '../scene.ts'
import { limb, points, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 499,
  phrase: 'Client Closed Request',
  alt: 'A dalmatian waiter in a red waistcoat arrives with a steaming dish of sausages, but the guest has gone: the chair is tipping over and the napkin is still falling.',
  draw: ({ width, height }) => {
    const waiter = dog({
      breed: 'dalmatian',
      at: [196, 438],
      size: 190,
      pose: 'upright',
      face: { like: 'puzzled', look: [1, 0.3], ears: 0 },
      head: { turn: 0.55, tilt: -4 },
      collar: false,
      paws: {
        foreFar: { to: [318, 232], bend: 0.2, paw: 'flat', heading: -70 },
        foreNear: { to: [150, 316], bend: -0.24, heading: 40 },
      },
      line: 3.4,
    })
    return group(
      room(width, height),
      chair(),
      place(table(), { x: -44 }),
      napkin(),
      waiter.shadow,
      waiter.far,
      waiter.body,
      waistcoat(waiter.at.neck, waiter.at.hips),
      waiter.near,
      waiter.head,
      bow([waiter.at.neck[0], waiter.at.neck[1] + 34]),
      platter([326, 216]),
    )
  },
}

function room(width: number, height: number): string {
  return group(
    wall(width, 330, '#2f6659'),
    tiles(width, 330, height, '#ead9bd', '#c9a98a', 8, 3),
    fill(box(0, 236, width, 94), '#24524a'),
    fill(box(0, 232, width, 6), '#d9a441'),
    glow(540, 120, 190, '#ffe6a3', 0.55),
    stroke('M540 0V62', '#1e3f3a', 4),
    inked('M500 100Q506 62 540 60Q574 62 580 100Z', '#d9a441', { depth: 4 }),
  )
}

function table(): string {
  return group(
    contact(520, 440, 96, 0.25),
    inked([box(512, 340, 16, 90), ellipse(520, 434, 50, 9)], '#7a4a2c', { depth: 3 }),
    inked(
      rounded(
        '398 300, 520 286, 642 300, 648 342, 634 378, 600 362, 560 384, 520 368, 478 386, 440 364, 406 380, 392 342',
      ),
      '#fffaf0',
      { depth: 7 },
    ),
    inked(ellipse(520, 302, 124, 22), '#fffaf0', { depth: 0 }),
    inked(ellipse(514, 300, 46, 10), '#dfeef0', { line: 2.6, depth: 2 }),
    stroke('M446 296L440 310M582 294L594 308', '#8b94a0', 5),
    inked([box(596, 262, 10, 30), ellipse(601, 292, 18, 5)], '#e8b53f', { line: 2.4, depth: 0 }),
    fill(rounded('601 240, 607 254, 601 262, 595 254'), '#ffb03a'),
  )
}

/** Kicked over in the hurry. */
function chair(): string {
  return group(
    contact(600, 424, 60, 0.25),
    place(
      group(
        scratch('M-34 0L-40 70M34 0L40 70M-34 0V-104M34 0V-104', 17),
        stroke('M-34 0L-40 70M34 0L40 70M-34 0V-104M34 0V-104', '#a9653a', 10),
        inked(box(-40, -106, 80, 40, 10), '#a9653a', { depth: 4 }),
        inked(box(-44, -12, 88, 18, 8), '#d8503f', { depth: 3 }),
      ),
      { x: 610, y: 360, rotate: 20, scale: 0.96 },
    ),
  )
}

function napkin(): string {
  return inked(rounded('430 196, 462 176, 494 198, 480 222, 496 250, 462 240, 432 256, 440 226'), '#f7c9bd', {
    depth: 4,
  })
}

function waistcoat([x, y]: Point, [hx, hy]: Point): string {
  const half = `${x - 8} ${y + 30}, ${x - 46} ${y + 20}, ${x - 52} ${y + 70}, ${hx - 50} ${hy - 6}, ${hx - 14} ${hy + 8}, ${hx} ${hy - 12}`
  const other = `${x + 8} ${y + 30}, ${x + 46} ${y + 20}, ${x + 52} ${y + 70}, ${hx + 50} ${hy - 6}, ${hx + 14} ${hy + 8}, ${hx} ${hy - 12}`
  return group(
    inked([rounded(`${half}, ${x} ${y + 76}`), rounded(`${other}, ${x} ${y + 76}`)], '#c8443c', { depth: 6 }),
    fill([88, 108].map((dy) => ellipse(x, y + dy, 4)).join(''), '#f6d27a'),
  )
}

function bow([x, y]: Point): string {
  return group(
    inked(polygon(points(`${x} ${y + 12}, ${x - 30} ${y - 2}, ${x - 30} ${y + 28}`)), '#3d3440', {
      depth: 2,
    }),
    inked(polygon(points(`${x} ${y + 12}, ${x + 30} ${y - 2}, ${x + 30} ${y + 28}`)), '#3d3440', {
      depth: 2,
    }),
    inked(ellipse(x, y + 13, 8), '#3d3440', { depth: 0 }),
  )
}

function platter([x, y]: Point): string {
  const sausage = (dx: number, dy: number) =>
    inked(
      limb(`${x + dx - 34} ${y + dy} 11, ${x + dx} ${y + dy - 7} 12, ${x + dx + 34} ${y + dy} 11`),
      '#b5583a',
      { depth: 4 },
    )
  return group(
    steam([x, y - 46], 60),
    sausage(-18, -16),
    sausage(20, -18),
    sausage(0, -30),
    inked(
      rounded(`${x - 88} ${y - 10}, ${x + 88} ${y - 10}, ${x + 52} ${y + 8}, ${x - 52} ${y + 8}`),
      '#d7dde2',
      { depth: 4 },
    ),
  )
}

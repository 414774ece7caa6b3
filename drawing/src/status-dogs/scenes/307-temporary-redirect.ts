import { angleOf, lerp, type Point } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, dabs, land, sky, tree } from '../paint.ts'
import { cone, pawPrint } from '../props/outdoors.ts'
import { arrow } from '../props/paper.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 307,
  phrase: 'Temporary Redirect',
  alt: 'Roadworks: in the middle of the road a corgi digs head down in a hole, only its rump showing and earth flying. A barrier and cones stand around it, and a trail of paw prints makes a detour through the grass.',
  draw: ({ width, height, random }) => {
    const digger = dog({
      breed: 'corgi',
      at: [416, 334],
      size: 224,
      pose: 'dig',
      lean: 48,
      head: { shift: [62, 20] },
      wag: -16,
      collar: false,
      line: 3.4,
    })
    return group(
      sky(width, 260, '#7db8d8', '#dff0e0'),
      cloud(140, 66, 150, '#ffffff'),
      cloud(590, 60, 120, '#f4fbfa'),
      land(width, height, [196, 176, 200, 172, 196, 178, 200], '#a8cf96'),
      land(width, height, [216, 206, 214, 204, 212, 206, 214], '#8cbf78'),
      tree([40, 236], 120, '#6fa866'),
      tree([664, 232], 130, '#78b06c'),
      dabs(random, { x: 0, y: 230, width, height: 220 }, '#a5d28c', { count: 36, opacity: 0.5 }),
      road(),
      ...detour().map(([at, size, heading]) => pawPrint(at, size, '#4f7f4a', heading, 0.7)),
      group(contact(610, 334, 28, 0.3), cone([610, 334], 66)),
      fill(ellipse(492, 392, 146, 36), '#a5724f'),
      fill(ellipse(492, 392, 124, 27), '#463738'),
      clipTo('M0 0H710V392H616A124 27 0 0 1 368 392H0Z', digger.all),
      ...thrown.map(([x, y, r, turn]) => clod(x, y, r, turn)),
      heap(),
      barrier([150, 408]),
      ...[300, 656].map((x) => group(contact(x, 448, 38, 0.3), cone([x, 448], 92))),
      helmet([454, 448]),
    )
  },
}

/** A road that runs away from us. */
function road(): string {
  return group(
    fill('M318 214H392L760 470H120Z', '#8b8794'),
    fill('M314 214h6L134 470H104ZM390 214h6L776 470H746Z', '#f3e7cc'),
    fill('M352 226h6l4 32h-12ZM350 276h13l5 46h-22Z', '#fff3d6'),
  )
}

function detour(): (readonly [Point, number, number])[] {
  const path: Point[] = [
    [60, 450],
    [22, 392],
    [44, 336],
    [110, 292],
    [190, 262],
    [262, 240],
    [312, 226],
  ]
  return path.slice(1).flatMap((to, i) => {
    const from = path[i] ?? to
    return [0, 0.5].map((t) => {
      const y = lerp(from[1], to[1], t)
      const size = lerp(10, 36, (y - 220) / 230)
      return [[lerp(from[0], to[0], t) + (0.4 - t * 1.6) * size, y], size, angleOf(from, to)] as const
    })
  })
}

const thrown: readonly (readonly [number, number, number, number])[] = [
  [222, 176, 16, 10],
  [262, 118, 11, 40],
  [172, 232, 12, 70],
  [306, 196, 13, 20],
  [240, 268, 10, 50],
  [206, 88, 8, 0],
]

function clod(x: number, y: number, r: number, rotate: number): string {
  const lump = `M${-r} 0L${-r * 0.4} ${-r * 0.8}L${r * 0.7} ${-r * 0.6}L${r} ${r * 0.3}L${r * 0.1} ${r * 0.8}Z`
  return place(inked(lump, '#8a5f45', { line: 2.4, depth: 2 }), { x, y, rotate })
}

/** Thrown-out soil at the rim. */
function heap(): string {
  return group(
    inked(
      'M250 418Q246 392 284 388Q300 356 334 372Q366 378 372 402Q384 420 366 424H262Q250 426 250 418Z',
      '#a5724f',
      {
        depth: 7,
      },
    ),
    scratch('M288 402l10 6M326 394l12 6M346 410l10 3', 3, '#7d5238'),
  )
}

function barrier([x, y]: Point): string {
  const stripes = Array.from({ length: 7 }, (_, i) => `M${-92 + i * 36} -30h18l-22 62h-18Z`).join('')
  const legs = `M${x - 58} ${y}V${y - 100}M${x + 58} ${y}V${y - 100}`
  return group(
    contact(x, y, 84, 0.26),
    scratch(legs, 14),
    stroke(legs, '#c9c2bd', 8),
    inked(box(x - 50, y - 168, 100, 60, 6), '#f7c232', { depth: 4 }),
    arrow([x, y - 138], 70, 180),
    place(inked(box(-84, -25, 168, 50, 6), '#fff6e2', { inside: fill(stripes, '#e2473c'), depth: 4 }), {
      x,
      y: y - 76,
    }),
  )
}

function helmet([x, y]: Point): string {
  return group(
    contact(x, y, 40, 0.3),
    inked([`M${x - 32} ${y - 4}A32 34 0 0 1 ${x + 32} ${y - 4}Z`, box(x - 40, y - 8, 80, 9, 4)], '#f7c232', {
      depth: 5,
      inside: fill(box(x - 6, y - 50, 12, 44), '#fbdf85'),
    }),
  )
}

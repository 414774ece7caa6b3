import { lerp, type Point } from '../../geometry.ts'
import { arc, ellipse, smooth, taper } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { snowfield } from '../places/outdoors.ts'
import { pawPrint } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'

const coat = '#b5713f'

export const scene: Scene = {
  code: 404,
  phrase: 'Not Found',
  alt: 'A beagle in a detective’s cap and cape holds a magnifying glass over a trail of paw prints that simply ends in the middle of an empty field of snow.',
  draw: ({ width, height, random }) => {
    const lens: Point = [436, 286]
    const sleuth = dog({
      breed: 'beagle',
      at: [196, 436],
      size: 178,
      pose: 'upright',
      face: { like: 'puzzled', look: [0.75, 0.5], ears: 0 },
      head: { turn: 0.6, tilt: 8, shift: [6, 2] },
      collar: false,
      paws: {
        foreFar: { to: [342, 318], bend: -0.12, heading: -14 },
        foreNear: { to: [150, 330], bend: -0.3, heading: 60 },
      },
      line: 3.4,
    })
    return group(
      snowfield({ width, height, random }).back,
      ...trail(12).map(([at, size, heading]) => pawPrint(at, size, '#8fa9cc', heading, 0.72)),
      ...snow(random.next, width, 300),
      sleuth.shadow,
      sleuth.far,
      sleuth.body,
      cape(sleuth.at.neck, sleuth.at.hips),
      sleuth.near,
      sleuth.head,
      sleuth.onHead(deerstalker()),
      glass(lens, sleuth.at.foreFar),
    )
  },
}

/** From our feet into the field: smaller and closer together, then nothing. */
function trail(count: number): (readonly [Point, number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const far = 1 - (1 - t) ** 1.5
    const side = i % 2 === 0 ? -1 : 1
    const size = lerp(44, 22, far)
    return [
      [lerp(300, 436, far) + side * size * 0.5, lerp(452, 290, far)],
      size,
      lerp(28, 8, t) - 90,
    ] as const
  })
}

function cape(neck: Point, hips: Point): string {
  const [x, y] = neck
  const shape = smooth(
    [
      [x - 30, y - 8],
      [x + 30, y - 4],
      [x + 62, y + 40],
      [x + 84, y + 96],
      [x + 40, y + 116],
      [hips[0], hips[1] - 6],
      [x - 46, y + 122],
      [x - 88, y + 104],
      [x - 66, y + 40],
    ],
    true,
  )
  const checks = group(
    ...[-75, -45, -15, 15, 45, 75].map((dx) =>
      stroke(`M${x + dx * 0.5} ${y - 20}L${x + dx * 1.3} ${y + 140}`, '#e0a871', 2.2, { opacity: 0.55 }),
    ),
    ...[18, 48, 78, 108].map((dy) =>
      stroke(
        smooth([
          [x - 100, y + dy - 6],
          [x, y + dy + 8],
          [x + 100, y + dy - 4],
        ]),
        '#e0a871',
        2.2,
        { opacity: 0.55 },
      ),
    ),
  )
  const collar = smooth(
    [
      [x - 36, y - 12],
      [x + 36, y - 10],
      [x + 50, y + 12],
      [x + 4, y + 22],
      [x - 50, y + 12],
    ],
    true,
  )
  return group(
    inked(shape, coat, { inside: checks, depth: 8 }),
    scratch(`M${x + 3} ${y + 20}Q${x + 10} ${y + 70} ${x + 4} ${y + 112}`, 2.4),
    inked(collar, '#9a5c30', { depth: 4 }),
  )
}

/** A deerstalker in head units. */
function deerstalker(): string {
  const crown = smooth(
    [
      [-44, -24],
      [-38, -56],
      [0, -74],
      [42, -60],
      [52, -26],
      [4, -34],
    ],
    true,
  )
  const peak = smooth(
    [
      [26, -36],
      [62, -34],
      [80, -20],
      [58, -18],
      [30, -22],
    ],
    true,
  )
  const back = smooth(
    [
      [-34, -34],
      [-60, -26],
      [-68, -12],
      [-46, -16],
    ],
    true,
  )
  const flap = smooth(
    [
      [-30, -36],
      [0, -66],
      [14, -40],
      [-4, -22],
      [-24, -18],
    ],
    true,
  )
  const check = [-40, -20, 0, 20, 40].map((x) =>
    stroke(`M${x} -80L${x + 6} -20`, '#e0a871', 2, { opacity: 0.6 }),
  )
  const rows = [-62, -46, -32].map((y) =>
    stroke(`M-60 ${y + 4}Q0 ${y - 8} 60 ${y + 4}`, '#e0a871', 2, { opacity: 0.6 }),
  )
  return group(
    inked(back, '#9a5c30', { line: 2.6, depth: 2 }),
    inked(peak, '#9a5c30', { line: 2.6, depth: 2 }),
    inked(crown, coat, { line: 2.6, inside: group(...check, ...rows), depth: 5 }),
    inked(flap, '#a8653a', { line: 2.2, depth: 3 }),
    inked(ellipse(2, -73, 5, 4), '#8a4f28', { line: 2.2, depth: 0 }),
  )
}

function glass([x, y]: Point, hand: Point): string {
  const rim = ellipse(x, y, 58)
  const view = group(
    fill(ellipse(x, y, 58), '#eef5fa'),
    pawPrint([x + 2, y + 2], 74, '#6f8cb5', -80, 0.9),
    fill(ellipse(x, y, 58), '#bfe3f2', 0.3),
    stroke(arc(x, y, 44, 44, 190, 250), '#ffffff', 7, { opacity: 0.9 }),
  )
  return group(
    inked(
      taper([
        [x - 54, y + 22, 5],
        [hand[0] - 8, hand[1] + 3, 7.5],
      ]),
      '#8a4f28',
      { depth: 3 },
    ),
    clipTo(rim, view),
    stroke(rim, '#3a2620', 13),
    stroke(rim, '#d9a441', 7),
  )
}

function snow(next: () => number, width: number, height: number): string[] {
  return Array.from({ length: 34 }, () =>
    fill(ellipse(next() * width, next() * height, 1.4 + next() * 2.4), '#ffffff', 0.85),
  )
}

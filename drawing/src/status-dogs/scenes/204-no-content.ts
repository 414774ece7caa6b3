import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, strewn, stripes, wall } from '../paint.ts'
import { partyHat } from '../props/clothes.ts'
import type { Scene } from '../scene.ts'

const card = '#2f9c95'
const ribbon = '#f4b53f'

export const scene: Scene = {
  code: 204,
  phrase: 'No Content',
  alt: 'A pug in a party hat proudly lifts the lid off a large gift box. We look into the box: it is completely empty but for a moth that flutters out.',
  draw: ({ width, height, random }) => {
    const host = dog({
      breed: 'pug',
      at: [352, 392],
      size: 204,
      pose: 'upright',
      face: { like: 'proud', mouth: 'grin', ears: 0.5 },
      head: { turn: 0.12, tilt: -5 },
      collar: '#e4574d',
      paws: {
        foreNear: { to: [216, 186], bend: 0.2, heading: -112 },
        foreFar: { to: [498, 176], bend: -0.2, heading: -48 },
      },
      line: 3.4,
    })
    return group(
      wall(width, 330, '#f3b9a0', '#fde6d2'),
      stripes({ x: 0, y: 0, width, height: 316 }, '#f8cdb6', 64, 30, 0.8),
      boards(width, 330, height, '#d99a6c', 8),
      glow(355, 210, 300, '#fff3cf', 0.6),
      bunting(),
      ...confetti(random, width),
      lid([586, 150]),
      host.far,
      host.body,
      host.near,
      host.head,
      host.onHead(place(partyHat('#e4574d', '#fff3cf'), { x: 2, y: -38, rotate: 7 })),
      giftBox(355, 332, 324, 108),
      moth([420, 286]),
    )
  },
}

/** We look down into it: the opening is as tall as the front is. */
function giftBox(x: number, top: number, width: number, front: number): string {
  const half = width / 2
  const back = half * 0.84
  const depth = 84
  const floor: Point[] = [
    [x - back * 0.84, top - depth + 52],
    [x + back * 0.84, top - depth + 52],
    [x + half * 0.86, top + 22],
    [x - half * 0.86, top + 22],
  ]
  const opening = polygon([
    [x - half, top],
    [x - back, top - depth],
    [x + back, top - depth],
    [x + half, top],
  ])
  const inside = group(
    fill(opening, '#1d6b68'),
    fill(
      polygon([[x - back, top - depth], [x + back, top - depth], floor[1] ?? [0, 0], floor[0] ?? [0, 0]]),
      '#227a75',
    ),
    fill(polygon(floor), '#3d938d'),
    fill(
      polygon([[x - half, top], [x - back, top - depth], floor[0] ?? [0, 0], floor[3] ?? [0, 0]]),
      '#185a58',
    ),
    fill(
      polygon([[x + half, top], [x + back, top - depth], floor[1] ?? [0, 0], floor[2] ?? [0, 0]]),
      '#2b8c86',
    ),
    fill(ellipse(x, top - 6, 118, 15), '#57aaa2'),
  )
  const face = box(x - half - 4, top, width + 8, front, 4)
  return group(
    fill(ellipse(x + 12, top + front - 1, half * 1.14, 14), '#4a1f45', 0.22),
    inked(opening, '#1d6b68', { depth: 0 }),
    clipTo(opening, inside),
    inked(face, card, {
      depth: 10,
      inside: group(
        ...dots(x, top, half, front),
        fill(box(x - 22, top, 44, front), ribbon),
        fill(box(x - 22, top, 8, front), '#f9cd72'),
      ),
    }),
    inked(box(x - half - 9, top - 3, width + 18, 14, 5), '#37aea6', {
      depth: 3,
      inside: fill(box(x - 22, top - 3, 44, 14), '#f9cd72'),
    }),
  )
}

function dots(x: number, top: number, half: number, front: number): string[] {
  const ellipses: string[] = []
  for (let row = 0; row < 3; row++) {
    for (let column = -4; column <= 4; column++) {
      const dx = column * 44 + (row % 2) * 22
      if (Math.abs(dx) > 34 && Math.abs(dx) < half - 8)
        ellipses.push(fill(ellipse(x + dx, top + 36 + row * ((front - 44) / 2.4), 7), '#7fcdc4'))
    }
  }
  return ellipses
}

/** The only thing that comes out. */
function moth([x, y]: Point): string {
  return group(
    stroke(
      smooth([
        [x - 52, y + 34],
        [x - 34, y + 12],
        [x - 20, y + 22],
        [x - 8, y + 6],
      ]),
      '#fff3cf',
      2.4,
      { dash: [1, 6] },
    ),
    inked([ellipse(x - 8, y - 4, 9, 6, 32), ellipse(x + 9, y - 5, 9, 6, -32)], '#f3e3c3', {
      line: 2,
      depth: 2,
    }),
    scratch(`M${x} ${y + 5}V${y - 6}l-3 -6M${x} ${y - 6}l4 -6`, 2.2),
  )
}

function lid([x, y]: Point): string {
  const bow = (side: number) =>
    inked(
      smooth(
        [
          [0, -34],
          [side * 22, -62],
          [side * 50, -58],
          [side * 46, -34],
          [side * 20, -28],
        ],
        true,
      ),
      ribbon,
      {
        depth: 4,
      },
    )
  return place(
    group(
      bow(-1),
      bow(1),
      inked(ellipse(0, -36, 11, 10), '#f9cd72', { depth: 2 }),
      inked(box(-92, -28, 184, 46, 5), '#37aea6', {
        depth: 7,
        inside: group(fill(box(-16, -28, 32, 46), ribbon), fill(box(-16, -28, 7, 46), '#f9cd72')),
      }),
      inked(box(-84, 18, 168, 7, 2), '#1d6b68', { depth: 0, line: 2.4 }),
    ),
    { x, y, rotate: 14 },
  )
}

function bunting(): string {
  const cord = smooth([
    [-10, 26],
    [120, 58],
    [250, 66],
    [380, 54],
    [520, 68],
    [620, 52],
    [720, 20],
  ])
  const flags: readonly (readonly [number, number, string])[] = [
    [40, 40, '#e4574d'],
    [104, 54, '#fff3cf'],
    [168, 63, '#2f9c95'],
    [232, 66, '#f4b53f'],
    [430, 58, '#e4574d'],
    [642, 46, '#f4b53f'],
    [690, 31, '#e4574d'],
  ]
  return group(
    ...flags.map(([x, y, color]) =>
      fill(
        polygon([
          [x - 19, y - 2],
          [x + 19, y + 1],
          [x, y + 38],
        ]),
        color,
      ),
    ),
    scratch(cord, 2.4, '#8c5a4a'),
  )
}

function confetti(random: Random, width: number): string[] {
  const colors = ['#e4574d', '#2f9c95', '#f4b53f', '#fffaf0']
  return strewn(random, { x: 10, y: 84, width: width - 20, height: 330 }, 44, 40).map(([x, y], i) => {
    const color = colors[i % colors.length] ?? '#fffaf0'
    return i % 3 === 0
      ? stroke(
          smooth([
            [x, y],
            [x + 5, y - 6],
            [x + 10, y],
            [x + 15, y - 6],
          ]),
          color,
          3.4,
        )
      : place(fill(box(-5, -3, 10, 6, 1), color), { x, y, rotate: random.between(0, 180) })
  })
}

import type { Point } from '../../geometry.ts'
import { ellipse, polygon, smooth, taper } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { coats } from '../dogs/coats.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { tearoom } from '../places/tearoom.ts'
import { cup, steam } from '../props/kitchen.ts'
import type { Scene } from '../scene.ts'

const china = '#f4f3ea'
const blue = '#3f6fb5'
const fur = coats.sesame

export const scene: Scene = {
  code: 418,
  phrase: "I'm a Teapot",
  alt: 'A shiba is a china teapot: round blue and white body with four paws for feet, its curled tail the handle, a lid on its head and a steaming spout. A card on the table says: no coffee.',
  draw: ({ width, height, random }) => {
    const face = dogHead({
      breed: 'shiba',
      at: [352, 152],
      size: 214,
      turn: 0.2,
      tilt: -4,
      face: { like: 'proud', eyes: 'happy', mouth: 'smile', ears: 0.2 },
      line: 3.4,
    })
    return group(
      tearoom({ width, height, random }).back,
      fill(ellipse(366, 430, 190, 17), '#4a1f45', 0.22),
      tailHandle(),
      spout(),
      ...feet(),
      pot(),
      face.svg,
      face.onHead(place(lid(), { x: 4, y: -40, rotate: 6 })),
      rim(),
      steam([583, 166], 92),
      saucer([590, 424]),
      card([92, 432]),
    )
  },
}

function pot(): string {
  const body = smooth(
    [
      [352, 204],
      [420, 214],
      [474, 262],
      [486, 330],
      [452, 394],
      [394, 420],
      [352, 424],
      [310, 420],
      [252, 394],
      [218, 330],
      [230, 262],
      [284, 214],
    ],
    true,
  )
  return inked(body, china, {
    depth: 13,
    inside: group(
      stroke(
        smooth([
          [214, 262],
          [352, 292],
          [490, 262],
        ]),
        blue,
        5,
      ),
      stroke(
        smooth([
          [214, 274],
          [352, 304],
          [490, 274],
        ]),
        blue,
        2,
      ),
      stroke(
        smooth([
          [230, 388],
          [352, 410],
          [474, 388],
        ]),
        blue,
        5,
      ),
      bouquet([352, 346]),
      fill(ellipse(262, 300, 12, 34, 24), '#ffffff', 0.9),
    ),
  })
}

/** The painted decoration: a paw for a blossom, with leaves. */
function bouquet([x, y]: Point): string {
  const leaf = (dx: number, dy: number, turn: number) =>
    fill(ellipse(x + dx, y + dy, 17, 6.5, turn), tint(blue, 0.16))
  return group(
    stroke(
      smooth([
        [x - 92, y + 14],
        [x - 50, y + 26],
        [x, y + 20],
        [x + 50, y + 26],
        [x + 92, y + 14],
      ]),
      blue,
      3,
    ),
    leaf(-46, 8, 50),
    leaf(-78, 4, 30),
    leaf(-60, 34, -20),
    leaf(46, 8, -50),
    leaf(78, 4, -30),
    leaf(60, 34, 20),
    fill(ellipse(x, y + 6, 23, 19), blue),
    ...[
      [-27, -15, -24],
      [-10, -29, -8],
      [10, -29, 8],
      [27, -15, 24],
    ].map(([dx = 0, dy = 0, turn = 0]) => fill(ellipse(x + dx, y + dy, 8, 11.5, turn), blue)),
  )
}

/** The collar of the pot, over the neck of the dog. */
function rim(): string {
  return inked(
    taper([
      [290, 220, 9],
      [352, 234, 10],
      [414, 220, 9],
    ]),
    blue,
    {
      depth: 4,
      inside: stroke(
        smooth([
          [280, 217],
          [352, 230],
          [424, 217],
        ]),
        tint(blue, 0.16),
        3.5,
      ),
    },
  )
}

function spout(): string {
  const shape = taper([
    [452, 350, 42],
    [520, 318, 27],
    [546, 250, 17],
    [576, 202, 13],
  ])
  return group(
    inked(shape, china, {
      depth: 8,
      inside: stroke(
        smooth([
          [540, 190],
          [560, 226],
          [600, 222],
        ]),
        blue,
        5,
      ),
    }),
    inked(ellipse(582, 194, 16, 7, 32), shade(china, 0.25), { line: 2.6, depth: 0 }),
  )
}

function tailHandle(): string {
  const tail = taper(
    [
      [246, 356, 16],
      [176, 366, 19],
      [118, 318, 21],
      [120, 250, 22],
      [168, 222, 19],
      [232, 248, 13],
    ],
    'shag',
    8,
  )
  const tip = clipTo(tail, fill(ellipse(214, 234, 42, 34), fur.light))
  return inked(tail, fur.base, { inside: tip, depth: 6 })
}

function feet(): string[] {
  return [278, 428].map((x) =>
    group(
      inked(
        smooth(
          [
            [x - 26, 404],
            [x + 26, 404],
            [x + 32, 426],
            [x + 22, 438],
            [x - 22, 438],
            [x - 32, 426],
          ],
          true,
        ),
        fur.light,
        { depth: 4 },
      ),
      scratch(`M${x - 9} 428v9M${x + 9} 428v9`, 2.4),
    ),
  )
}

function lid(): string {
  return group(
    inked(
      smooth(
        [
          [-46, 6],
          [-36, -12],
          [0, -24],
          [36, -12],
          [46, 6],
          [0, 12],
        ],
        true,
      ),
      china,
      {
        line: 2.4,
        depth: 5,
        inside: stroke('M-50 0Q0 8 50 0', blue, 5),
      },
    ),
    inked(ellipse(0, -30, 10, 9), blue, {
      line: 2.4,
      depth: 3,
      inside: fill(ellipse(-3, -33, 2.6), '#ffffff', 0.8),
    }),
  )
}

function saucer(at: Point): string {
  return group(
    fill(ellipse(at[0] + 4, at[1] + 4, 66, 9), '#4a1f45', 0.2),
    inked(ellipse(at[0], at[1] - 2, 60, 9), china, { depth: 3 }),
    cup([at[0], at[1] - 4], 74, { color: china, band: blue, drink: '#c4722f', flip: true }),
  )
}

function card([x, y]: Point): string {
  return group(
    fill(ellipse(x + 6, y + 13, 72, 8), '#4a1f45', 0.2),
    place(
      group(
        inked(
          polygon([
            [-64, 14],
            [-56, -66],
            [56, -66],
            [64, 14],
          ]),
          '#3e4a4d',
          { depth: 4 },
        ),
        stroke(
          polygon([
            [-55, 6],
            [-48, -58],
            [48, -58],
            [55, 6],
          ]),
          '#c99a5b',
          5,
        ),
        lettering('NO', 0, -28, { size: 30, anchor: 'middle', color: '#fff6e2' }),
        lettering('COFFEE', 0, -2, { size: 22, anchor: 'middle', color: '#fff6e2', maxWidth: 84 }),
      ),
      { x, y },
    ),
  )
}

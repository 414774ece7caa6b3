import type { Point } from '../../geometry.ts'
import { arc, box, cloudShape, ellipse, polygon, smooth, taper } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { inkColor } from '../color.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, dabs, grass, land, sky, strewn, tree } from '../paint.ts'
import { doghouse } from '../props/outdoors.ts'
import { arrow, signpost } from '../props/paper.ts'
import { rope } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

const cabColor = '#e4784a'

export const scene: Scene = {
  code: 301,
  phrase: 'Moved Permanently',
  alt: 'A lorry carries a whole doghouse down the road, its scruffy owner looking out of the door. Where the house stood there is only a bare patch with a dotted outline and a sign: moved, with an arrow.',
  draw: ({ width, height, random }) =>
    group(
      sky(width, 300, '#f7c9a0', '#fdebc8'),
      glow(560, 190, 240, '#fff1c0', 0.9),
      cloud(150, 86, 170, '#fff3df'),
      cloud(640, 66, 120, '#fff3df'),
      land(width, height, [206, 176, 200, 168, 190, 160, 184], '#d9b6a8'),
      land(width, height, [250, 226, 244, 214, 236, 222, 240], '#b9bd84'),
      tree([668, 262], 120, '#8da866'),
      tree([30, 268], 130, '#93ad68'),
      land(width, height, [282, 270, 278, 264, 272, 276], '#a3b765'),
      dabs(random, { x: 0, y: 286, width, height: 80 }, '#c3d07e', { count: 40, opacity: 0.5 }),
      oldPlot([166, 338]),
      grass(random, strewn(random, { x: 0, y: 300, width, height: 66 }, 26, 34), '#86a052', 15),
      signpost([66, 350], ['MOVED', ''], { width: 92, height: 62 }, 60),
      arrow([66, 273], 46),
      road(width, height),
      exhaust([232, 400]),
      lorry(),
    ),
}

/** Bare earth in the shape of a floor, a peg in every corner, a forgotten ball. */
function oldPlot([x, y]: Point): string {
  const corner: Point[] = [
    [x - 52, y - 26],
    [x + 66, y - 26],
    [x + 92, y + 22],
    [x - 62, y + 22],
  ]
  return group(
    fill(polygon(corner), '#d3b27c'),
    fill(
      polygon([
        [x - 40, y - 20],
        [x + 56, y - 20],
        [x + 72, y + 12],
        [x - 48, y + 12],
      ]),
      '#dfc393',
    ),
    stroke(polygon(corner), '#fff3d6', 3, { dash: [8, 7] }),
    stroke(
      polygon(
        [
          [x - 36, y],
          [x - 36, y - 66],
          [x + 8, y - 106],
          [x + 52, y - 66],
          [x + 52, y],
        ],
        false,
      ),
      '#fff8e6',
      3.4,
      { dash: [9, 8] },
    ),
    stroke(`M${x - 12} ${y}v-30a20 20 0 0 1 40 0v30`, '#fff8e6', 3.4, { dash: [9, 8] }),
    ...corner.map(([px, py]) => inked(box(px - 3, py - 14, 6, 17, 2), '#a9784a', { line: 2, depth: 1 })),
  )
}

function road(width: number, height: number): string {
  return group(
    fill(
      polygon([
        [0, 366],
        [width, 366],
        [width, height],
        [0, height],
      ]),
      '#8d8290',
    ),
    fill(box(0, 362, width, 8), '#e9dcc0'),
    fill(box(0, 440, width, 3), '#a79cab', 0.7),
    ...[-20, 110, 240, 370, 500, 630].map((x) =>
      fill(
        polygon([
          [x, 446],
          [x + 70, 446],
          [x + 66, 453],
          [x - 6, 453],
        ]),
        '#fff3d6',
      ),
    ),
  )
}

function lorry(): string {
  const owner = dogHead({
    breed: 'mutt',
    at: [378, 282],
    size: 138,
    turn: 0.35,
    tilt: 5,
    facing: 'left',
    face: { like: 'happy', mouth: 'pant', ears: 0.1 },
  })
  return group(
    fill(ellipse(440, 430, 236, 13), '#3c3040', 0.3),
    doghouse([378, 346], 178, { wall: '#e3b06e', roof: '#b8483d' }),
    owner.svg,
    ...[
      [346, 340],
      [408, 341],
    ].map(([x = 0, y = 0]) => paws(x, y)),
    rope(
      [
        [268, 344],
        [292, 236],
        [378, 130],
        [464, 236],
        [488, 344],
      ],
      '#4f7fb0',
      4.5,
    ),
    knot([378, 132]),
    inked(box(240, 346, 300, 26, 4), '#7b5a45', { depth: 5, inside: stroke('M230 358H560', '#94705a', 3) }),
    cab(),
    wheel(302, 402, 36),
    wheel(466, 402, 36),
    wheel(596, 402, 36),
    scratch('M214 310h-34M206 338h-52M218 366h-30', 3.4, '#fff3d6'),
  )
}

function paws(x: number, y: number): string {
  return group(
    inked(ellipse(x, y, 17, 11), '#b9a182', { depth: 3, line: 2.8 }),
    scratch(`M${x - 5} ${y + 2}v6M${x + 5} ${y + 2}v6`, 2),
  )
}

function knot([x, y]: Point): string {
  return group(
    inked(
      [
        taper([
          [x, y, 4],
          [x - 15, y - 13, 5.5],
        ]),
        taper([
          [x, y, 4],
          [x + 15, y - 13, 5.5],
        ]),
        ellipse(x, y, 6),
      ],
      '#4f7fb0',
      { line: 2.4, depth: 2 },
    ),
  )
}

function cab(): string {
  const body = smooth(
    [
      [524, 384],
      [522, 262],
      [528, 246],
      [540, 240],
      [610, 240],
      [626, 248],
      [646, 304],
      [672, 314],
      [682, 328],
      [684, 384],
      [660, 390],
      [540, 390],
    ],
    true,
  )
  const pane = polygon([
    [548, 258],
    [606, 258],
    [626, 306],
    [548, 306],
  ])
  const driver = dogHead({
    breed: 'chihuahua',
    at: [582, 292],
    size: 96,
    turn: 0.55,
    face: { like: 'determined', ears: 0.6 },
    line: 2.6,
  })
  return group(
    inked(body, cabColor, {
      depth: 9,
      inside: group(fill(box(500, 336, 200, 12), '#fff0d2'), fill(box(500, 348, 200, 60), '#d3663a')),
    }),
    inked(pane, '#bfe0e6', { line: 2.8, depth: 0 }),
    clipTo(pane, group(driver.svg, scratch(arc(636, 330, 34, 34, 190, 250), 6, inkColor))),
    inked(box(536, 318, 20, 6, 3), '#fff0d2', { line: 2, depth: 0 }),
    inked(ellipse(678, 344, 9, 11), '#ffe9a3', { line: 2.6, depth: 2 }),
    inked(box(668, 372, 34, 16, 6), '#d9d2c6', { line: 2.8, depth: 3 }),
  )
}

function wheel(x: number, y: number, r: number): string {
  return group(
    inked(ellipse(x, y, r), '#4a4048', { depth: 6 }),
    inked(ellipse(x, y, r * 0.5), '#e9dcc0', { line: 2.6, depth: 4 }),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      place(fill(ellipse(r * 0.3, 0, 2.6), '#7b6a64'), { x, y, rotate: turn }),
    ),
  )
}

function exhaust([x, y]: Point): string {
  return group(
    ...[
      [0, 0, 30],
      [-34, -8, 42],
      [-78, -12, 34],
      [-112, -4, 22],
    ].map(([dx = 0, dy = 0, size = 30]) =>
      fill(cloudShape(x + dx, y + dy, size * 1.4, size, size * 0.3), '#f4e9dc', 0.9),
    ),
  )
}

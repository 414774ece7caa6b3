import type { Point } from '../../geometry.ts'
import { ellipsePoints } from '../../geometry.ts'
import { box, ellipse, polygon, scallops, smooth } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { inkColor, shade, tint } from '../color.ts'
import { dog } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { courtroom } from '../places/workplaces.ts'
import { gavel } from '../props/office.ts'
import type { Scene } from '../scene.ts'

const oak = '#8a4f30'

export const scene: Scene = {
  code: 451,
  phrase: 'Unavailable For Legal Reasons',
  alt: 'A stern bulldog judge in a white wig swings the gavel behind the bench. Beside the bench stands the evidence on an easel: a photo of a poodle with a thick black bar across it and a page with every line blacked out.',
  draw: ({ width, height, random }) => {
    const judge = dog({
      breed: 'bulldog',
      at: [468, 428],
      size: 205,
      pose: 'bust',
      face: { like: 'stern', look: [-0.5, 0.1], mouth: 'frown' },
      head: { turn: -0.12, tilt: -2 },
      collar: false,
      paws: {
        foreFar: { to: [598, 214], bend: -0.28, heading: -60 },
        foreNear: { to: [352, 322], bend: 0.1, heading: 120 },
      },
      line: 3.4,
    })
    return group(
      courtroom({ width, height, random }).back,
      glow(468, 130, 270, '#ffe2a0', 0.5),
      judge.far,
      judge.body,
      judge.near,
      robe(judge.at.neck, judge.at.foreFar),
      bands(judge.at.neck),
      judge.onHead(wigBack()),
      judge.head,
      judge.onHead(wig()),
      gavel([632, 150], 138, { rotate: 14 }),
      grip(judge.at.foreFar),
      bench(width, height),
      scales([508, 436]),
      evidence(),
    )
  },
}

function scales([x, y]: Point): string {
  const pan = (px: number, py: number) =>
    group(
      stroke(`M${px} ${py - 18}l-11 18M${px} ${py - 18}l11 18`, '#e8c15f', 2),
      fill(`M${px - 14} ${py}a14 9 0 0 0 28 0Z`, '#e8c15f'),
    )
  return group(
    stroke(`M${x} ${y - 34}V${y + 20}`, '#e8c15f', 4.5),
    stroke(`M${x - 46} ${y - 22}L${x + 46} ${y - 32}`, '#e8c15f', 4.5),
    fill(ellipse(x, y - 35, 5), '#e8c15f'),
    pan(x - 46, y - 4),
    pan(x + 46, y - 13),
  )
}

/** The toes that close over the handle. */
function grip([x, y]: Point): string {
  return group(
    inked([ellipse(x - 9, y - 2, 11, 13, -20), ellipse(x + 8, y - 6, 11, 13, 10)], '#fbf2e2', { depth: 3 }),
  )
}

function robe([x, y]: Point, paw: Point): string {
  const gown = smooth(
    [
      [x - 40, y + 4],
      [x + 40, y + 4],
      [x + 92, y + 40],
      [x + 104, y + 190],
      [x - 110, y + 190],
      [x - 96, y + 44],
    ],
    true,
  )
  const sleeve = smooth(
    [
      [x + 36, y + 12],
      [x + 78, y + 22],
      [paw[0] - 26, paw[1] + 22],
      [paw[0] + 28, paw[1] + 32],
      [paw[0] + 32, paw[1] + 70],
      [paw[0] - 6, paw[1] + 106],
      [x + 84, y + 96],
    ],
    true,
  )
  return group(
    inked(sleeve, '#3d3440', { depth: 6 }),
    inked(gown, '#3d3440', {
      depth: 9,
      inside: stroke(
        `M${x - 26} ${y}L${x - 34} ${y + 190}M${x + 26} ${y}L${x + 34} ${y + 190}`,
        '#2e2731',
        4,
      ),
    }),
  )
}

function bands([x, y]: Point): string {
  return inked(
    polygon([
      [x - 4, y + 20],
      [x - 26, y + 70],
      [x - 4, y + 74],
      [x, y + 34],
      [x + 4, y + 74],
      [x + 26, y + 70],
      [x + 4, y + 20],
    ]),
    '#fffaf0',
    { line: 2.6, depth: 3 },
  )
}

function wigBack(): string {
  return inked(
    [-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) => scallops(ellipsePoints([side * (54 - i * 1), -6 + i * 27], 19, 16, 20), 6)),
    ),
    '#efe9df',
    { line: 2.4, depth: 4 },
  )
}

/** Rolled curls over the brow and at the sides, in head units. */
function wig(): string {
  const cap = smooth(
    [
      [-54, -8],
      [-52, -40],
      [-26, -62],
      [0, -67],
      [26, -62],
      [52, -40],
      [54, -8],
      [36, -30],
      [0, -37],
      [-36, -30],
    ],
    true,
  )
  const roll = (x: number, y: number, r: number) =>
    group(
      inked(ellipse(x, y, r * 1.25, r), '#fbf7ef', { line: 2.2, depth: 3 }),
      scratch(
        smooth([
          [x - r * 0.6, y + 1],
          [x, y - r * 0.42],
          [x + r * 0.6, y + 1],
        ]),
        1.5,
        '#b9aea2',
      ),
    )
  return group(
    inked(cap, '#fbf7ef', {
      line: 2.4,
      depth: 6,
      inside: stroke('M0 -70V-36M-22 -66L-16 -36M22 -66L16 -36', '#d9d0c3', 2),
    }),
    ...[-1, 1].flatMap((side) => [
      roll(side * 55, -10, 13),
      roll(side * 58, 16, 13),
      roll(side * 57, 42, 13),
    ]),
  )
}

function bench(width: number, height: number): string {
  return group(
    inked(box(254, 356, width - 220, height), oak, {
      depth: 0,
      inside: group(
        ...[276, 424, 572].map((x) =>
          group(
            fill(box(x, 388, 126, 90, 3), shade(oak, 0.07)),
            fill(box(x + 8, 396, 110, 90, 3), tint(oak, 0.02)),
          ),
        ),
      ),
    }),
    inked(box(238, 336, width, 30, 4), tint(oak, 0.07), {
      depth: 4,
      inside: fill(box(238, 336, width, 6), tint(oak, 0.14)),
    }),
    inked(box(574, 318, 82, 20, 6), tint(oak, 0.02), { depth: 3 }),
    inked(box(306, 322, 96, 16, 3), '#3f7466', {
      line: 2.6,
      depth: 2,
      inside: fill(box(306, 332, 96, 4), '#fff6e2'),
    }),
    inked(box(314, 308, 84, 15, 3), '#c28b35', {
      line: 2.6,
      depth: 2,
      inside: fill(box(314, 317, 84, 4), '#fff6e2'),
    }),
  )
}

/** The covered exhibits. */
function evidence(): string {
  const sitter = dogHead({
    breed: 'poodle',
    at: [0, -4],
    size: 150,
    turn: 0.2,
    face: { like: 'smug', ears: 0 },
    line: 3,
  })
  return group(
    fill(ellipse(136, 452, 116, 9), '#1d0f14', 0.35),
    scratch('M76 300L48 452M180 300L212 452M128 300V440', 14),
    stroke('M76 300L48 452M180 300L212 452M128 300V440', '#c99a5b', 8),
    place(
      group(
        inked(box(-100, -122, 200, 238, 4), '#fffaf0', { depth: 5 }),
        fill(box(-86, -108, 172, 148), '#9fd0c6'),
        fill(box(-86, 10, 172, 30), '#7bb3a6'),
        sitter.svg,
        fill(box(-86, 40, 172, 16), '#fffaf0'),
        fill(box(-112, -38, 224, 50), '#1f1719'),
        ...[64, 84].map((y, i) => fill(box(-82, y, i === 0 ? 164 : 118, 12, 2), '#1f1719')),
      ),
      { x: 128, y: 196, rotate: -3 },
    ),
    inked(box(44, 322, 180, 14, 4), '#c99a5b', { depth: 3 }),
    fill(box(60, 322, 140, 3), inkColor, 0.25),
  )
}

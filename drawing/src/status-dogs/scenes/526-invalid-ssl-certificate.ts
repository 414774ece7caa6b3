import { box, ellipse } from '../../path.ts'
import { clipTo, fill, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, sky } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 526,
  phrase: 'Invalid SSL Certificate',
  alt: 'At passport control a sweating bulldog wears paper cat ears and painted whiskers and shows a torn, taped-up passport with the photo of a cat in it.',
  draw: ({ width, height }) => {
    const traveler = dog({
      breed: 'bulldog',
      at: [222, 582],
      size: 262,
      pose: 'bust',
      face: { like: 'worried', mouth: 'grin', look: [0.7, -0.7], ears: -0.9 },
      head: { turn: 0.08, tilt: -3 },
      collar: '#3f6fb5',
      paws: {
        foreFar: { to: [446, 356], bend: 0.16, heading: -50 },
        foreNear: { to: [116, 420], bend: 0.1, heading: 90 },
      },
      line: 3.4,
    })
    return group(
      hall(width, height),
      traveler.far,
      traveler.body,
      traveler.near,
      traveler.head,
      traveler.onHead(disguise()),
      counter(width, height),
      place(passport(), { x: 520, y: 214, rotate: 6 }),
      inked(
        [ellipse(428, 330, 21, 15, -14), ellipse(424, 356, 21, 15, -8), ellipse(428, 380, 19, 14, 4)],
        '#fbf2e2',
        { depth: 4 },
      ),
    )
  },
}

/** A headband with paper ears, and whiskers of felt pen; in head units. */
function disguise(): string {
  const ear = (side: number) =>
    inked(`M${side * 52} -28L${side * 50} -92L${side * 10} -52Z`, '#e98f4a', {
      line: 1.6,
      depth: 3,
      inside: fill(`M${side * 46} -40L${side * 46} -76L${side * 22} -52Z`, '#ffc9bb'),
    })
  return group(
    ear(-1),
    ear(1),
    scratch('M-52 -24Q0 -66 52 -24', 5, '#3a2620'),
    scratch('M-52 -24Q0 -66 52 -24', 2.6, '#4c4a66'),
    scratch('M-34 14L-76 4M-34 21H-78M-34 28L-74 38M34 14L76 4M34 21H78M34 28L74 38', 2),
  )
}

function passport(): string {
  return group(
    fill(box(-116, -168, 244, 348, 12), '#23415c', 0.25),
    inked(
      'M-124 -178H112Q124 -178 124 -166V162Q124 176 112 176H30L18 152L4 180L-12 150L-26 176H-124Z',
      '#8c2f45',
      { depth: 6 },
    ),
    inked('M-108 -164H108V-4H-108Z', '#fdf6e4', { line: 2.4, depth: 3 }),
    inked('M-108 -4H108V160H34L18 134L4 164L-12 132L-28 160H-108Z', '#fdf6e4', { line: 2.4, depth: 3 }),
    fill(box(-94, -150, 116, 132, 4), '#9fd3c4'),
    clipTo(box(-94, -150, 116, 132, 4), place(cat(), { x: -36, y: -70, scale: 0.92 })),
    stroke('M36 -136H94M36 -112H86M36 -88H94M36 -64H76M-92 32H14M-92 54H-10M-92 122H60', '#c3b6a0', 6),
    fill('M-116 96L-60 66L-40 100L8 72L30 104L124 60L124 70L34 118L6 86L-40 114L-62 80L-116 108Z', '#8c2f45'),
    ...[
      [-78, 88, 24],
      [56, 86, -28],
    ].map(([x = 0, y = 0, rotate = 0]) =>
      place(fill(box(-34, -11, 68, 22, 1), '#f1d27a', 0.88), { x, y, rotate: rotate + 60 }),
    ),
    place(
      group(
        stroke(box(-52, -24, 104, 48, 7), '#d8352f', 6),
        stroke('M-30 -12L-8 12M-8 -12L-30 12M10 0H34', '#d8352f', 7),
      ),
      { x: 58, y: 30, rotate: -16 },
    ),
  )
}

function cat(): string {
  return group(
    inked(['M-52 100Q-50 34 0 34Q50 34 52 100Z'], '#e98f4a', { line: 2.8, depth: 5 }),
    inked([ellipse(0, 0, 50, 42), 'M-47 -14L-44 -66L-12 -38Z', 'M47 -14L44 -66L12 -38Z'], '#e98f4a', {
      line: 2.8,
      depth: 6,
      inside: group(
        fill('M-40 -30L-40 -54L-24 -40ZM40 -30L40 -54L24 -40Z', '#ffc9bb'),
        stroke('M0 -50V-24M-14 -46V-30M14 -46V-30', '#b9622a', 5),
        fill(ellipse(-11, 18, 15, 12) + ellipse(11, 18, 15, 12), '#fff1dc'),
      ),
    }),
    ...[-20, 20].map((x) =>
      group(
        inked(ellipse(x, -4, 11, 12), '#d9e37a', { line: 2, depth: 0 }),
        fill(ellipse(x, -4, 3.4, 10), '#3a2620'),
      ),
    ),
    fill('M-6 9H6L0 17Z', '#c9545c'),
    scratch('M0 17Q-4 26 -12 22M0 17Q4 26 12 22M-30 16L-62 10M-30 22L-62 26M30 16L62 10M30 22L62 26', 2.2),
  )
}

function hall(width: number, height: number): string {
  return group(
    fill(box(0, 0, width, height), '#6fb0b8'),
    clipTo(
      box(26, 40, 300, 190, 10),
      group(
        sky(width, 240, '#cfeaf0', '#fdf1d8'),
        cloud(96, 110, 110, '#ffffff'),
        fill('M196 96L300 76Q314 78 306 86L262 106L272 140L258 144L236 114L206 120L192 108Z', '#f7fbfc'),
      ),
    ),
    stroke(box(26, 40, 300, 190, 10), '#e8f4f3', 9),
    stroke('M176 40V230', '#e8f4f3', 6),
    fill(box(0, 300, width, 8), '#5a9aa3'),
    fill(box(352, 0, 14, height), '#4d8690'),
  )
}

function counter(width: number, height: number): string {
  return group(
    inked(box(-20, 412, width + 40, height), '#365f7c', { depth: 0 }),
    fill(box(-20, 412, width + 40, 12), '#5583a1'),
  )
}

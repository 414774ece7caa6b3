import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, taper } from '../../path.ts'
import { fill, glow, group, stroke, wash } from '../../svg.ts'
import { contact } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 300,
  phrase: 'Multiple Choices',
  alt: 'A husky peers over the edge of a table at three plates, lettered A, B and C: a bone, a sausage and a slice of cake. It cannot decide.',
  draw: ({ width, height }) => {
    const chooser = dogHead({
      breed: 'husky',
      at: [355, 226],
      size: 320,
      turn: 0,
      tilt: -5,
      face: { like: 'puzzled', eyes: 'wide', look: [0.7, 0.85], mouth: 'tongue', ears: 0.6 },
      line: 3.6,
    })
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, 330],
        [
          [0, '#f2c14e'],
          [1, '#f8dc8f'],
        ],
      ),
      glow(355, 180, 330, '#fff3c4', 0.8),
      fill(Array.from({ length: 9 }, (_, i) => box(18 + i * 84, 0, 26, 330)).join(''), '#f6cd68', 0.55),
      chooser.svg,
      table(width, height),
      ...[196, 514].map((x) => paw([x, 312])),
      ...[
        [128, 'A'],
        [355, 'B'],
        [582, 'C'],
      ].map(([x, text]) => group(plate([Number(x), 390]), tag([Number(x), 434], String(text)))),
      bone([128, 372], 118, { rotate: -12 }),
      sausage([355, 368]),
      cake([582, 384]),
    )
  },
}

function table(width: number, height: number): string {
  return group(
    inked(box(-20, 312, width + 40, height), '#2f8c8c', { depth: 0 }),
    fill(box(-20, 312, width + 40, 10), '#57adaa'),
    fill(box(-20, 322, width + 40, 4), '#24716f', 0.5),
  )
}

function paw([x, y]: Point): string {
  return group(
    contact(x, y + 26, 46, 0.24),
    inked(ellipse(x, y, 44, 28), '#fbf7f0', { depth: 6 }),
    scratch(`M${x - 14} ${y + 4}v20M${x + 14} ${y + 4}v20`, 3),
  )
}

function plate([x, y]: Point): string {
  return group(
    contact(x, y + 14, 96, 0.26),
    inked(ellipse(x, y, 94, 22), '#fffaf0', { depth: 5 }),
    stroke(ellipse(x, y - 2, 66, 13), '#e3d5c2', 3),
  )
}

function tag([x, y]: Point, text: string): string {
  return group(
    inked(
      polygon([
        [x - 26, y - 22],
        [x + 26, y - 22],
        [x + 32, y + 10],
        [x - 32, y + 10],
      ]),
      '#e2574c',
      { depth: 3 },
    ),
    lettering(text, x, y + 6, { size: 32, anchor: 'middle', color: '#fffaf0' }),
  )
}

function sausage([x, y]: Point): string {
  return group(
    inked(
      taper([
        [x - 56, y - 6, 20],
        [x, y + 6, 23],
        [x + 56, y - 8, 20],
      ]),
      '#b9533a',
      { depth: 7 },
    ),
    stroke(`M${x - 44} ${y - 16}Q${x} ${y - 6} ${x + 42} ${y - 17}`, '#e08a68', 5),
    scratch(`M${x - 28} ${y - 6}l8 14M${x - 2} ${y - 2}l8 14M${x + 24} ${y - 6}l8 14`, 3, '#7d3022'),
  )
}

function cake([x, y]: Point): string {
  const side = `M${x - 62} ${y - 40}L${x + 62} ${y - 52}V${y - 4}L${x - 62} ${y + 4}Z`
  return group(
    inked(side, '#f3cf95', {
      depth: 4,
      inside: group(
        stroke(`M${x - 70} ${y - 16}L${x + 70} ${y - 28}`, '#f27f92', 9),
        stroke(`M${x - 70} ${y - 40}L${x + 70} ${y - 53}`, '#fff6ea', 14),
      ),
    }),
    inked(`M${x - 62} ${y - 40}L${x + 22} ${y - 76}Q${x + 66} ${y - 74} ${x + 62} ${y - 52}Z`, '#fffaf0', {
      depth: 3,
    }),
    inked(ellipse(x + 24, y - 76, 14), '#d8344a', { depth: 4 }),
    fill(ellipse(x + 19, y - 82, 4), '#ffd0d4'),
  )
}

import type { Point } from '../../geometry.ts'
import { box, ellipse, smooth, taper } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { inkColor, shade } from '../color.ts'
import { type Dog, dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { boards, wall } from '../paint.ts'
import { pictureFrame } from '../props/paper.ts'
import { ball } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

const wallColor = '#2f5d57'

export const scene: Scene = {
  code: 304,
  phrase: 'Not Modified',
  alt: 'A sheepdog sits on a cushion with a plant and a ball, under a portrait that shows the same dog, cushion, plant and ball. The plate on the frame says 2006, the one on the floor 2026: nothing has changed.',
  draw: ({ width, height }) =>
    group(
      wall(width, 372, wallColor, '#7a4a32'),
      damask(width),
      glow(196, 150, 300, '#f5d48a', 0.3),
      boards(width, 372, height, '#a96b3f', 9),
      pictureFrame(
        [196, 160],
        292,
        234,
        place(
          group(
            fill(box(0, 0, 292, 190), '#dcb884'),
            fill(box(0, 182, 292, 60), '#b98a58'),
            sitting([158, 214], 0.86),
          ),
          { x: 50, y: 43 },
        ),
        { thick: 16 },
      ),
      plate([196, 302], '2016'),
      calendar([634, 96]),
      sitting([512, 438], 1.02),
    ),
}

/** Dog, cushion, plant and ball around a point of the floor; the same at any scale. */
function sitting(at: Point, scale: number): string {
  const [x, y] = at
  const sitter: Dog = dog({
    breed: 'sheepdog',
    at: [x, y - 22 * scale],
    size: 134 * scale,
    pose: 'sitFront',
    face: { like: 'calm', mouth: 'smile', ears: 0 },
    head: { turn: 0.16, tilt: 4 },
    line: Math.max(2, 3.2 * scale),
  })
  const line = Math.max(2, 3 * scale)
  return group(
    place(plant(line / scale), { x: x - 150 * scale, y, scale, scaleY: scale }),
    place(cushion(line / scale), { x, y, scale, scaleY: scale }),
    sitter.all,
    ball([x + 116 * scale, y - 20 * scale], 40 * scale, { color: '#e2a32c', line }),
  )
}

function cushion(line: number): string {
  return group(
    fill(ellipse(6, 4, 106, 12), inkColor, 0.2),
    inked(
      smooth(
        [
          [-98, -16],
          [-92, -34],
          [0, -40],
          [92, -34],
          [98, -16],
          [88, 2],
          [0, 6],
          [-88, 2],
        ],
        true,
      ),
      '#b63a3f',
      {
        line,
        depth: 7,
        inside: stroke(
          smooth([
            [-96, -14],
            [0, -6],
            [96, -14],
          ]),
          '#d7655f',
          4,
        ),
      },
    ),
    ...[-1, 1].map((side) =>
      group(
        inked(
          taper([
            [side * 98, -16, 4],
            [side * 108, -4, 7],
          ]),
          '#e9b94e',
          { line: line * 0.8, depth: 2 },
        ),
      ),
    ),
  )
}

function plant(line: number): string {
  const leaves: readonly (readonly [number, number])[] = [
    [-38, -96],
    [36, -100],
    [-20, -132],
    [18, -140],
    [0, -110],
  ]
  return group(
    fill(ellipse(4, 2, 40, 7), inkColor, 0.2),
    ...leaves.map(([x, y]) =>
      inked(
        taper([
          [x * 0.15, -44, 4],
          [x * 0.7, (y - 44) / 2 - 10, 13],
          [x * 1.15, y, 3],
        ]),
        '#6fa253',
        { line: line * 0.9, depth: 4 },
      ),
    ),
    inked(
      smooth(
        [
          [-32, -50],
          [32, -50],
          [24, 0],
          [-24, 0],
        ],
        true,
      ),
      '#d98a4e',
      { line, depth: 6, inside: fill(box(-40, -54, 80, 14), shade('#d98a4e', 0.06)) },
    ),
  )
}

function calendar([x, y]: Point): string {
  return group(
    fill(box(x - 38, y - 34, 84, 88, 4), inkColor, 0.2),
    inked(box(x - 42, y - 40, 84, 88, 4), '#fff8ea', {
      line: 2.6,
      depth: 4,
      inside: fill(box(x - 42, y - 40, 84, 28), '#d2453f'),
    }),
    lettering('2026', x, y + 28, { size: 34, anchor: 'middle', maxWidth: 74 }),
    stroke(`M${x} ${y - 54}V${y - 38}`, inkColor, 3),
    fill(ellipse(x, y - 55, 4.5), '#e8c15f'),
  )
}

function plate([x, y]: Point, text: string): string {
  return group(
    inked(box(x - 40, y - 15, 80, 30, 4), '#e8c15f', { line: 2.4, depth: 3 }),
    lettering(text, x, y + 8.5, { size: 24, anchor: 'middle' }),
  )
}

function damask(width: number): string {
  const marks: string[] = []
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 10; column++) {
      const x = 20 + column * 76 + (row % 2) * 38
      const y = 34 + row * 80
      if (x > width + 30 || y > 350) continue
      marks.push(
        smooth(
          [
            [x, y - 22],
            [x + 12, y - 4],
            [x + 4, y + 4],
            [x, y + 20],
            [x - 4, y + 4],
            [x - 12, y - 4],
          ],
          true,
        ),
        ellipse(x - 15, y + 8, 5, 8, 30),
        ellipse(x + 15, y + 8, 5, 8, -30),
      )
    }
  }
  return fill(marks.join(''), '#386b63')
}

import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { tiles } from '../paint.ts'
import { ball, bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'
import { curve, points, rounded } from './parts/outline.ts'

export const scene: Scene = {
  code: 498,
  phrase: 'Invalid Token',
  alt: 'A corgi has fed a dog biscuit to a claw machine full of toys. The machine makes a disgusted face and sticks the biscuit out of its coin slot like a tongue.',
  draw: ({ width, height }) => {
    const player = dog({
      breed: 'corgi',
      at: [176, 432],
      size: 200,
      pose: 'beg',
      face: { like: 'shocked', look: [1, -0.2], brows: 'worried', mouth: 'round' },
      head: { turn: 0.6, tilt: -4 },
      collar: '#4fc3c7',
      line: 3.4,
    })
    return group(
      arcade(width, height),
      contact(498, 440, 170, 0.35),
      machine(),
      prizes(),
      glass(),
      disgust([498, 330]),
      player.shadow,
      player.all,
    )
  },
}

function arcade(width: number, height: number): string {
  return group(
    fill(box(0, 0, width, 380), '#3a2352'),
    fill(box(28, 120, 110, 270, 14) + box(160, 90, 104, 300, 14), '#472c63'),
    fill(box(44, 142, 78, 60, 8) + box(174, 112, 76, 60, 8), '#5d3b80'),
    tiles(width, 372, height, '#5b3a78', '#4a2d66', 9, 2),
    glow(498, 150, 330, '#ff8fc0', 0.5),
    stroke('M0 46H230L262 22H710', '#4fe0d8', 5, { opacity: 0.8 }),
  )
}

function machine(): string {
  return group(
    inked(box(346, 40, 304, 396, 18), '#e0508a', { depth: 12 }),
    inked(box(346, 20, 304, 50, 14), '#ffd35a', { depth: 4 }),
    lettering('PLAY', 498, 57, { size: 34, anchor: 'middle', color: '#a3265f' }),
    fill(box(366, 78, 264, 168, 10), '#2c2446'),
    fill(box(366, 78, 264, 168, 10), '#7fd6e8', 0.28),
  )
}

function prizes(): string {
  return group(
    scratch('M498 78V112', 5, '#d7dde2'),
    stroke(curve('498 112, 474 126, 480 150'), '#d7dde2', 6),
    stroke(curve('498 112, 522 126, 516 150'), '#d7dde2', 6),
    fill(ellipse(498, 112, 11), '#d7dde2'),
    ball([406, 214], 60, { color: '#4e8fc7' }),
    bone([476, 226], 76, { rotate: -18 }),
    ball([548, 220], 52, { color: '#7bbf6a' }),
    bone([596, 216], 70, { rotate: 42, color: '#ffd9a0' }),
    fill(box(366, 240, 264, 12), '#e0508a'),
  )
}

function glass(): string {
  return group(
    fill(polygon(points('392 78, 430 78, 380 170, 366 170, 366 126')), '#ffffff', 0.2),
    stroke(box(366, 78, 264, 170, 10), '#3a2620', 3.4),
    inked(box(330, 248, 336, 24, 8), '#ffd35a', { depth: 4 }),
  )
}

/** The front of the machine is its face. */
function disgust([x, y]: Point): string {
  const eye = (side: number) =>
    group(
      inked(ellipse(x + side * 62, y - 14, 28, 26), '#fffaf0', { depth: 0 }),
      fill(ellipse(x + side * 62 - 10, y - 4, 10), '#3a2620'),
      fill(
        `M${x + side * 62 - 36} ${y - 46}h72V${y - 20 + side * 5}L${x + side * 62 - 36} ${y - 20 - side * 5}Z`,
        '#e0508a',
      ),
      scratch(`M${x + side * 62 - 32} ${y - 20 - side * 5}L${x + side * 62 + 32} ${y - 20 + side * 5}`, 5),
    )
  return group(
    eye(-1),
    eye(1),
    inked(box(x - 66, y + 36, 132, 26, 13), '#3d1d3a', { depth: 0 }),
    inked(
      rounded(
        `${x - 34} ${y + 46}, ${x + 34} ${y + 46}, ${x + 38} ${y + 84}, ${x + 26} ${y + 100}, ${x} ${y + 92}, ${x - 26} ${y + 100}, ${x - 38} ${y + 84}`,
      ),
      '#d99a55',
      {
        depth: 5,
        inside: fill(
          [
            [-16, 62],
            [16, 62],
            [0, 78],
          ]
            .map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy, 3.6))
            .join(''),
          '#9a6230',
        ),
      },
    ),
    fill(box(x - 66, y + 36, 132, 9, 4), '#3d1d3a'),
  )
}

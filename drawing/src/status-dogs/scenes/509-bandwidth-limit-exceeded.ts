import { type Point, polar } from '../../geometry.ts'
import { box, ellipse } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked, scratch } from '../ink.ts'
import { rays } from '../props/marks.ts'
import type { Scene } from '../scene.ts'
import { newborn } from './parts/litter.ts'

const middle: Point = [318, 206]

export const scene: Scene = {
  code: 509,
  phrase: 'Bandwidth Limit Exceeded',
  alt: 'A round pipe in a brick wall is plugged by seven puppies that all want out at once, squeezed head to head. One has popped out like a cork and sits dizzy on the ground.',
  draw: ({ width, height }) => {
    const first = dog({
      breed: 'corgi',
      at: [588, 440],
      size: 196,
      pose: 'sitFront',
      build: newborn,
      face: { like: 'dizzy', ears: 0.2 },
      head: { turn: -0.1, tilt: 10 },
      collar: '#2f9c95',
    })
    const [x, y] = middle
    return group(
      fill(box(0, 0, width, height), '#d68a5f'),
      fill(bricks(width), '#c77a52'),
      fill(box(0, 392, width, 80), '#8fae6a'),
      fill(box(0, 392, width, 8), '#a6c47e'),
      fill(ellipse(x + 14, y + 18, 208), '#4a1f45', 0.25),
      inked(ellipse(x, y, 196), '#63a7a5', { depth: 12 }),
      ...[0, 45, 90, 135, 180, 225, 270, 315].map((turn) =>
        inked(ellipse(...polar(middle, turn + 22, 178), 9), '#4b8886', { line: 2.4, depth: 2 }),
      ),
      inked(ellipse(x, y, 158), '#2b2436', { depth: 0 }),
      clipTo(
        ellipse(x, y, 158),
        group(
          ...crowd.map(
            ([dx, dy, breed, face, tilt, size]) =>
              dogHead({
                breed,
                at: [x + dx, y + dy],
                size,
                build: newborn,
                tilt,
                turn: dx > 20 ? -0.2 : 0.2,
                face,
                line: 3,
              }).svg,
          ),
          stroke(ellipse(x, y, 160), '#1d1828', 16, { opacity: 0.3 }),
        ),
      ),
      stroke(ellipse(x, y, 158), '#3a2620', 3.4),
      ...paws.map(([at, color]) => paw(polar(middle, at, 158), color)),
      contact(588, 442, 70, 0.28),
      first.all,
      rays([588, 322], 104, 128, -150, -30, 4, '#fff3d6', 4),
    )
  },
}

const crowd = [
  [-4, -110, 'husky', 'shocked', -4, 208],
  [-106, -62, 'beagle', 'worried', -16, 208],
  [100, -62, 'pug', 'effort', 14, 208],
  [-104, 52, 'dalmatian', 'effort', -22, 206],
  [104, 56, 'labrador', 'sad', 20, 214],
  [-2, -16, 'shiba', 'effort', 2, 222],
  [0, 96, 'dachshund', 'scared', -3, 226],
] as const

const paws = [
  [146, '#fdf8ee'],
  [120, '#a9592f'],
  [62, '#a9592f'],
  [34, '#eebf74'],
  [-18, '#e9c792'],
  [198, '#fbf4e6'],
] as const

function paw([x, y]: Point, color: string): string {
  return group(
    inked(ellipse(x, y, 24, 17), color, { depth: 4 }),
    scratch(`M${x - 8} ${y + 3}v11M${x + 8} ${y + 3}v11`, 2.4),
  )
}

function bricks(width: number): string {
  const rows: string[] = []
  for (let row = 0; row < 10; row++) {
    for (let x = -60 + (row % 2) * 46; x < width; x += 92) rows.push(box(x, 6 + row * 40, 84, 32, 3))
  }
  return rows.join('')
}

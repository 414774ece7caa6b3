import type { Point } from '../../geometry.ts'
import { box, ellipse, taper } from '../../path.ts'
import type { Random } from '../../random.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, dabs, flower, land, sky, strewn } from '../paint.ts'
import { doghouse } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'
import { catHead, sittingCat } from './parts/cat.ts'

export const scene: Scene = {
  code: 421,
  phrase: 'Misdirected Request',
  alt: 'Before its doghouse a dalmatian holds a letter that bears the face of a cat. The cat it was meant for sits on the garden wall next door and waits for its post.',
  draw: ({ width, height, random }) => {
    const addressee = dog({
      breed: 'dalmatian',
      at: [318, 444],
      size: 186,
      pose: 'upright',
      face: { like: 'puzzled', look: [0.7, 0.5] },
      head: { turn: 0.45, tilt: 12 },
      collar: '#3d9a8f',
      paws: {
        foreFar: { to: [428, 300], bend: -0.2, heading: -20 },
        foreNear: { to: [236, 150], bend: -0.32, paw: 'hand', heading: -40 },
      },
      line: 3.4,
    })
    return group(
      garden(width, height, random),
      contact(132, 414, 124, 0.24),
      doghouse([132, 416], 206, { wall: '#e8b45f', roof: '#4f6fa8' }),
      neighbour([600, 190]),
      contact(318, 446, 70, 0.26),
      addressee.all,
      place(envelope(), { x: 470, y: 262, rotate: 8 }),
      finger([430, 302]),
    )
  },
}

function garden(width: number, height: number, random: Random): string {
  const stones: string[] = []
  for (let y = 202, row = 0; y < 350; y += 34, row++) {
    for (let x = 372 + (row % 2) * 36; x < width; x += 72) stones.push(box(x, y, 66, 28, 8))
  }
  return group(
    sky(width, 340, '#c9b8ea', '#fbeae6'),
    cloud(120, 78, 150, '#fffaf6'),
    cloud(430, 60, 110, '#fffaf6'),
    land(width, height, [300, 286, 298, 290, 300], '#a5cf8a'),
    fill(box(352, 196, 400, 170), '#b58a86'),
    fill(stones.join(''), '#c9a09a'),
    fill(box(340, 180, 400, 22, 6), '#dcbab2'),
    land(width, height, [356, 364, 354, 362, 356], '#86bd6d'),
    dabs(random, { x: 0, y: 376, width, height: 80 }, '#9acb82', { count: 20, opacity: 0.6 }),
    ...strewn(random, { x: 420, y: 396, width: 270, height: 50 }, 8, 40).map((at) =>
      flower(at, 6, '#fffdf5'),
    ),
  )
}

function neighbour([x, y]: Point): string {
  const tail = taper([
    [x + 34, y - 14, 11],
    [x + 66, y + 10, 11],
    [x + 62, y + 62, 11],
    [x + 40, y + 78, 9],
  ])
  return group(
    inked(tail, '#e3924e', { depth: 4 }),
    sittingCat([x, y], 100, { tail: false, eye: '#9fd06a', lids: 0.6, look: -0.9, rotate: -5 }),
  )
}

function envelope(): string {
  return group(
    inked(box(-92, -62, 184, 124, 8), '#fffaf0', { depth: 6 }),
    stroke('M-88 -58L0 8L88 -58', '#d9c7b0', 4),
    inked(ellipse(0, 8, 42), '#a9d3e0', { line: 2.6, depth: 0 }),
    catHead([0, 12], 60, { coat: '#e3924e', eye: '#9fd06a', lids: 0.2 }),
    scratch('M52 40h26M46 50h32', 3.4, '#8a7a8f'),
  )
}

/** The thumb over the edge of the envelope. */
function finger([x, y]: Point): string {
  return inked(ellipse(x - 4, y + 2, 18, 13, -30), '#fdf8ee', { depth: 3 })
}

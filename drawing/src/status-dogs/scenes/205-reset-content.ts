import { angleOf, distance, type Point, polar } from '../../geometry.ts'
import { ellipse, polygon } from '../../path.ts'
import { clipTo, fill, group } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { scratch } from '../ink.ts'
import { dabs, land, sky, tree } from '../paint.ts'
import { picketFence } from '../props/outdoors.ts'
import type { Scene } from '../scene.ts'

const middle: Point = [372, 262]

export const scene: Scene = {
  code: 205,
  phrase: 'Reset Content',
  alt: 'On a lawn a dalmatian shakes itself so hard that its spots fly off in all directions. Only its hind end still has some; the rest of the dog is blank white again.',
  draw: ({ width, height, random }) => {
    const shaken = (blank: boolean) =>
      dog({
        breed: 'dalmatian',
        ...(blank ? { coat: { head: [], body: [], ears: '#fdf8ee' } as const } : {}),
        at: [352, 424],
        size: 208,
        pose: 'stand',
        face: { like: 'happy', eyes: 'squeezed', mouth: 'open', ears: 1 },
        head: { turn: 0.35, tilt: -24, shift: [4, 6] },
        collar: '#e2473c',
        wag: 14,
        line: 3.4,
      })
    const spotted = shaken(false)
    const blank = shaken(true)
    return group(
      sky(width, 300, '#f6c95c', '#fdf1c4'),
      land(width, height, [240, 214, 236, 206, 240, 222, 236], '#b7c65e'),
      tree([66, 262], 150, '#8fae4c'),
      tree([662, 258], 130, '#9ab955'),
      picketFence(-10, 310, 730, 70, '#fdf6e0', 34),
      land(width, height, [304, 298, 306, 296, 304], '#7fae58'),
      dabs(random, { x: 0, y: 316, width, height: 140 }, '#98c46c', { count: 40, opacity: 0.6 }),
      ...fallen.map(([x, y, r], i) => fill(ellipse(x, y, r, r * 0.4, (i % 3) * 6 - 6), '#3d3436')),
      contact(352, 428, 150, 0.28),
      wobble(),
      blank.all,
      clipTo('M0 0H340Q362 260 318 462H0Z', spotted.all),
      ...flying.map(([x, y, r], i) => spot([x, y], r, i)),
    )
  },
}

const flying: readonly (readonly [number, number, number])[] = [
  [236, 176, 17],
  [150, 226, 22],
  [96, 120, 26],
  [196, 74, 20],
  [300, 118, 14],
  [330, 42, 21],
  [444, 34, 15],
  [548, 70, 19],
  [600, 150, 24],
  [654, 82, 17],
  [636, 250, 20],
  [566, 300, 14],
  [52, 262, 16],
]

const fallen: readonly (readonly [number, number, number])[] = [
  [96, 398, 24],
  [162, 442, 18],
  [596, 388, 20],
  [640, 436, 26],
  [524, 446, 16],
]

function spot(at: Point, r: number, seed: number): string {
  const heading = angleOf(middle, at)
  const inner = Math.min(30, distance(middle, at) * 0.2)
  return group(
    ...[-16, 16].map((aside) =>
      scratch(
        polygon(
          [
            polar(at, heading + 180 + aside, r * 1.5),
            polar(at, heading + 180 + aside * 0.6, r * 1.5 + inner),
          ],
          false,
        ),
        3,
        '#fffdf2',
      ),
    ),
    fill(ellipse(at[0], at[1], r, r * 0.84, seed * 40), '#3d3436'),
  )
}

/** The air that shakes along. */
function wobble(): string {
  return scratch(
    'M214 190Q250 168 290 180M196 212Q240 184 300 198M470 110Q452 134 456 160M606 186Q624 210 618 240',
    4,
    '#fffdf2',
  )
}

import type { Point } from '../../geometry.ts'
import { ellipse, polygon, smooth } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import type { Breed } from '../dogs/breed.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { street } from '../places/street.ts'
import { peakedCap } from '../props/clothes.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 100,
  phrase: 'Continue',
  alt: 'A border collie in a warden’s cap and yellow sash holds up a green arrow and waves three dalmatian puppies on across a zebra crossing.',
  draw: ({ width, height, random }) => {
    const warden = dog({
      breed: 'collie',
      at: [222, 424],
      size: 200,
      pose: 'upright',
      face: { like: 'happy', look: [0.8, 0.2], mouth: 'smile', blush: false },
      head: { turn: 0.5, tilt: 3 },
      collar: false,
      paws: {
        foreNear: { to: [104, 266], bend: 0.22, heading: -100 },
        foreFar: { to: [352, 236], bend: -0.2, heading: -18 },
      },
      line: 3.4,
    })
    const pups = [
      { x: 368, y: 388, size: 104, pose: 'walk', face: 'curious' },
      { x: 488, y: 408, size: 108, pose: 'run', face: 'joyful' },
      { x: 608, y: 392, size: 106, pose: 'walk', face: 'proud' },
    ] as const
    return group(
      street({ width, height, random }).back,
      crossing(height),
      lollipop([94, 266], warden.at.foreNear),
      warden.shadow,
      warden.far,
      warden.body,
      sash(warden.at.neck, warden.at.hips),
      warden.near,
      warden.head,
      warden.onHead(place(peakedCap('#2f5f9e', '#f6c945'), { x: 4, y: -36, rotate: 4 })),
      ...pups.map(({ x, y, size, pose, face }) => {
        const pup = dog({
          breed: 'dalmatian',
          at: [x, y],
          size,
          pose,
          face,
          wag: 24,
          head: { turn: 0.6, tilt: -3 },
          collar: '#e4574d',
          build: puppy,
          line: 2.8,
        })
        return group(pup.shadow, pup.all)
      }),
    )
  },
}

/** Short legs, big head, big eyes. */
function puppy(breed: Breed): Breed {
  const { body, head } = breed
  return {
    ...breed,
    body: { ...body, length: 40, legs: 38, chest: 19, waist: 16, hip: 16, neck: 36, shin: 7, fore: 9 },
    head: {
      ...head,
      scale: 0.64,
      eyes: { ...head.eyes, size: 11 },
      muzzle: { ...head.muzzle, length: 20, width: 22, height: 17 },
      skull: [46, 44],
    },
    tail: { ...breed.tail, length: 34 },
  }
}

/** The bars run away from us; the puppies walk across them. */
function crossing(height: number): string {
  const bars = [260, 350, 440, 530, 620, 710].map((x) => {
    const shift = (x - 355) * 0.34
    return polygon([
      [x, 338],
      [x + 48, 338],
      [x + 58 + shift * 1.2, height],
      [x - 6 + shift, height],
    ])
  })
  return fill(bars.join(''), '#fbf5e8')
}

function lollipop([x, y]: Point, hand: Point): string {
  const [cx, cy] = [x - 14, y - 150]
  return group(
    inked(
      polygon([
        [x - 8, cy + 40],
        [x, cy + 40],
        [hand[0] + 10, 420],
        [hand[0] + 1, 420],
      ]),
      '#f3ead8',
      { line: 2.6, depth: 2 },
    ),
    inked(ellipse(cx, cy, 56), '#fff8ea', { depth: 6 }),
    inked(ellipse(cx, cy, 45), '#3f9a55', {
      line: 2.6,
      depth: 0,
      inside: fill(
        polygon([
          [cx - 28, cy - 9],
          [cx + 2, cy - 9],
          [cx + 2, cy - 25],
          [cx + 31, cy],
          [cx + 2, cy + 25],
          [cx + 2, cy + 9],
          [cx - 28, cy + 9],
        ]),
        '#fffaf0',
      ),
    }),
  )
}

function sash([nx, ny]: Point, [hx, hy]: Point): string {
  const band = polygon([
    [nx - 46, ny + 14],
    [nx - 18, ny + 6],
    [hx + 46, hy - 14],
    [hx + 40, hy + 16],
  ])
  const belt = smooth(
    [
      [hx - 44, hy - 4],
      [hx, hy + 6],
      [hx + 46, hy - 6],
      [hx + 45, hy + 14],
      [hx, hy + 27],
      [hx - 43, hy + 15],
    ],
    true,
  )
  return group(
    inked(band, '#f8d23c', {
      line: 2.6,
      depth: 4,
      inside: stroke(`M${nx - 32} ${ny + 10}L${hx + 42} ${hy}`, '#fffbe6', 7),
    }),
    inked(belt, '#f8d23c', {
      line: 2.6,
      depth: 4,
      inside: stroke(
        smooth([
          [hx - 50, hy + 5],
          [hx, hy + 16],
          [hx + 50, hy + 4],
        ]),
        '#fffbe6',
        7,
      ),
    }),
  )
}

import { polar } from '../../geometry.ts'
import { ellipse, polygon } from '../../path.ts'
import { fill, glow, group, place, wash } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { dogHead } from '../dogs/dog-head.ts'
import { inked } from '../ink.ts'
import { cloud, land } from '../paint.ts'
import type { Scene } from '../scene.ts'
import { newborn } from './parts/litter.ts'

export const scene: Scene = {
  code: 201,
  phrase: 'Created',
  alt: 'Sunrise. On a rock before the huge sun a corgi mother holds her one brand-new puppy up to the sky, with a pink bow on its head, while a crowd of animals looks on from below.',
  draw: ({ width, height }) => {
    const mother = dog({
      breed: 'corgi',
      at: [338, 394],
      size: 142,
      pose: 'upright',
      face: { like: 'joyful', ears: -0.4 },
      head: { turn: 0.1, tilt: -5, shift: [0, 8] },
      collar: '#3d7fa8',
      paws: {
        foreNear: { to: [292, 138], bend: 0.16, heading: -62 },
        foreFar: { to: [386, 138], bend: -0.16, heading: -118 },
      },
    })
    const child = dog({
      breed: 'corgi',
      at: [339, 160],
      size: 124,
      pose: 'sitFront',
      face: { like: 'happy', ears: 0.2 },
      head: { turn: 0.15, tilt: 6 },
      collar: false,
      build: newborn,
      line: 2.8,
    })
    return group(
      wash(
        `M0 0H${width}V${height}H0Z`,
        [0, 0],
        [0, 400],
        [
          [0, '#e8685a'],
          [0.55, '#f7a55e'],
          [1, '#fcd98a'],
        ],
      ),
      ...Array.from({ length: 14 }, (_, i) => beam(i * (360 / 14) + 4)),
      glow(338, 196, 300, '#fff0b0', 0.8),
      fill(ellipse(338, 206, 186), '#fff1bd'),
      cloud(96, 122, 150, '#fbc98c'),
      cloud(612, 92, 170, '#fbc98c'),
      land(width, height, [330, 300, 326, 318, 334, 296, 316], '#c9665a'),
      land(width, height, [372, 352, 376, 380, 370, 350, 372], '#9c4a55'),
      inked('M-20 332L120 344L300 374L430 384L476 394L440 412L470 436L420 470L-20 480Z', '#b98a6e', {
        inside: group(
          fill('M-20 332L120 344L300 374L430 384L476 394L300 396L80 366L-20 358Z', '#d9ae88'),
          fill('M120 400L220 420L180 470L90 470Z', '#a87a62'),
        ),
        depth: 8,
      }),
      mother.shadow,
      mother.far,
      mother.body,
      mother.head,
      child.all,
      child.onHead(place(bow(), { x: 24, y: -36, rotate: 22 })),
      mother.near,
      ...crowd.map(
        ([x, y, size, breed, coat]) =>
          dogHead({ breed, coat, at: [x, y], size, view: 'back', face: { ears: 0.3 } }).svg,
      ),
    )
  },
}

const plum = { dark: '#4f2d4a', light: '#7a4a66', ears: '#5a3350', head: [] } as const

const crowd = [
  [528, 410, 120, 'husky', { ...plum, base: '#8a5272' }],
  [656, 398, 124, 'shiba', { ...plum, base: '#8a5272' }],
  [594, 440, 124, 'labrador', { ...plum, base: '#74426a', ears: '#64385c' }],
] as const

function beam(heading: number): string {
  return fill(
    polygon([[338, 206], polar([338, 206], heading - 5, 620), polar([338, 206], heading + 5, 620)]),
    '#ffe0a0',
    0.28,
  )
}

/** A ribbon bow in head units. */
function bow(): string {
  return group(
    inked(['M0 0L-34 -20Q-42 0 -34 20Z', 'M0 0L34 -20Q42 0 34 20Z'], '#f47c9c', { line: 4, depth: 5 }),
    inked(ellipse(0, 0, 10), '#d9557a', { line: 4, depth: 2 }),
  )
}

import { arc, box, ellipse } from '../../path.ts'
import { fill, glow, group, place, stroke, wash } from '../../svg.ts'
import type { Coat } from '../dogs/breed.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import type { Scene } from '../scene.ts'
import { newborn } from './parts/litter.ts'

const bronze: Partial<Coat> = { base: '#6fa596', ears: '#5c9384', nose: '#3d6b60', head: [], body: [] }

export const scene: Scene = {
  code: 308,
  phrase: 'Permanent Redirect',
  alt: 'On a tall plinth in a square at dusk stands the green bronze statue of a dog that points to the right for ever, a pigeon on its head. Below, a small puppy trots off just that way.',
  draw: ({ width, height }) => {
    const statue = dog({
      breed: 'labrador',
      coat: bronze,
      at: [258, 306],
      size: 130,
      pose: 'upright',
      face: { like: 'stern', mouth: 'closed', look: [0.8, 0] },
      head: { turn: 0.7, tilt: -4 },
      collar: '#4d8577',
      paws: {
        foreFar: { to: [424, 152], bend: 0.02, heading: -8 },
        foreNear: { to: [212, 228], bend: -0.4, heading: 20 },
      },
      line: 3.4,
    })
    const puppy = dog({
      breed: 'shiba',
      at: [544, 436],
      size: 122,
      pose: 'walk',
      face: { like: 'happy', look: [0.8, -0.2] },
      head: { turn: 0.7, tilt: -6 },
      build: newborn,
      line: 2.8,
    })
    const [cx, cy] = statue.at.crown
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, 350],
        [
          [0, '#6a5f9c'],
          [0.6, '#e59aa0'],
          [1, '#fbd3a4'],
        ],
      ),
      glow(560, 300, 260, '#ffe3b0', 0.8),
      roofs(width),
      square(width, height),
      contact(262, 432, 152, 0.26),
      plinth(258, 306),
      statue.far,
      statue.body,
      statue.near,
      statue.head,
      stroke('M226 286Q232 250 238 210', '#a9d3c1', 5, { opacity: 0.5 }),
      pigeon(cx - 4, cy + 5),
      puppy.shadow,
      puppy.all,
    )
  },
}

const lit: readonly (readonly [number, number])[] = [
  [36, 244],
  [128, 240],
  [384, 244],
  [596, 246],
]

function roofs(width: number): string {
  return group(
    fill(
      `M0 226L36 196L72 226V262H96V214L150 172L204 214V250H330V226L384 190L438 226V258H496V180H500L520 96L540 180H544V258H570V222L620 186L670 222V244H${width}V372H0Z`,
      '#8b6a94',
      0.75,
    ),
    fill(lit.map(([x, y]) => box(x - 6, y, 12, 18, 6)).join(''), '#ffdf94'),
  )
}

function square(width: number, height: number): string {
  const rings = [0, 1, 2, 3].map((i) => ellipse(262, 420, 190 + i * 110, 34 + i * 26)).join('')
  return group(
    fill(box(0, 348, width, height), '#c9a1a0'),
    fill(box(0, 348, width, 6), '#e3bfae'),
    stroke(rings, '#b58b92', 3, { opacity: 0.7 }),
  )
}

function plinth(x: number, top: number): string {
  return group(
    inked(box(x - 128, top + 108, 256, 28, 4), '#b9aeb4', { depth: 5 }),
    inked(box(x - 100, top + 18, 200, 92, 2), '#cdc2c4', {
      depth: 9,
      inside: stroke(
        `M${x - 100} ${top + 66}h200M${x - 40} ${top + 18}v48M${x + 30} ${top + 66}v50`,
        '#b3a6ac',
        2.4,
      ),
    }),
    inked(box(x - 114, top - 4, 228, 24, 4), '#d9cfce', { depth: 4 }),
    inked(box(x - 48, top + 40, 96, 46, 4), '#d8b04c', { line: 2.6, depth: 3 }),
    fill(
      `M${x - 28} ${top + 58}H${x + 4}V${top + 50}L${x + 28} ${top + 63}L${x + 4} ${top + 76}V${top + 68}H${x - 28}Z`,
      '#6b4d26',
    ),
  )
}

function pigeon(x: number, y: number): string {
  return place(
    group(
      scratch('M-6 -8V2M6 -8V2', 3, '#e0785c'),
      inked(
        [
          'M-46 -22L-18 -34L-14 -12Z',
          ellipse(0, -24, 26, 17, 8),
          ellipse(22, -48, 12),
          'M10 -30Q10 -52 22 -56L34 -44Q30 -26 18 -16Z',
        ],
        '#aab3c6',
        {
          line: 2.8,
          depth: 5,
          inside: fill(ellipse(22, -34, 14, 6), '#7fb59c'),
        },
      ),
      inked('M32 -50L43 -45L32 -42Z', '#f0b45a', { line: 2, depth: 0 }),
      fill(ellipse(25, -51, 2.8), '#3a2620'),
      scratch(arc(-6, -30, 20, 12, 10, 120), 2.6),
    ),
    { x, y },
  )
}

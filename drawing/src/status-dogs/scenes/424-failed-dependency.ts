import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, star } from '../../path.ts'
import { fill, glow, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked } from '../ink.ts'
import { bone } from '../props/toys.ts'
import type { Scene } from '../scene.ts'
import { points } from './parts/outline.ts'

export const scene: Scene = {
  code: 424,
  phrase: 'Failed Dependency',
  alt: 'A tower of three circus dogs hangs in the air for one last moment and looks down in horror: the bulldog who stood at the bottom is strolling off after a bone.',
  draw: ({ width, height }) => {
    const lowest = dog({
      breed: 'bulldog',
      at: [512, 430],
      size: 165,
      pose: 'walk',
      face: { like: 'happy', look: [1, -0.1] },
      collar: '#4e8fc7',
      line: 3.2,
    })
    const below = dog({
      breed: 'collie',
      at: [214, 356],
      size: 152,
      pose: 'stand',
      facing: 'left',
      face: { like: 'scared', look: [0.2, 1] },
      collar: '#e8b53f',
    })
    const middle = dog({
      breed: 'beagle',
      at: [268, below.at.back[1] + 8],
      size: 126,
      pose: 'stand',
      face: { like: 'shocked', look: [0, 1], ears: 1 },
      collar: '#3fa39a',
    })
    const top = dog({
      breed: 'chihuahua',
      at: [236, middle.at.back[1] + 6],
      size: 112,
      pose: 'sitFront',
      face: { like: 'scared', look: [0.6, 1], sweat: false },
      collar: '#e4574d',
    })
    return group(
      tent(width, height),
      fill(ellipse(214, 432, 116, 11), '#4a1f45', 0.24),
      ...dust(),
      lowest.shadow,
      below.all,
      middle.all,
      top.all,
      lowest.all,
      bone([666, 416], 54, { rotate: -16 }),
    )
  },
}

function tent(width: number, height: number): string {
  const stripes = [-3, -2, -1, 0, 1, 2, 3].map((i) => {
    const x = 355 + i * 150
    return polygon(points(`${355 + i * 16} -20, ${355 + i * 16 + 9} -20, ${x + 66} 330, ${x - 8} 330`))
  })
  return group(
    fill(box(0, 0, width, height), '#6c4a8e'),
    fill(stripes.join(''), '#7e5da0'),
    glow(240, 180, 300, '#ffe6a3', 0.5),
    fill(box(0, 326, width, height), '#e0b877'),
    fill(box(0, 326, width, 16), '#c99c5c'),
    inked(box(-10, 292, width + 20, 40), '#d9564b', {
      depth: 0,
      inside: fill(box(-10, 292, width + 20, 8), '#e8776a'),
    }),
    ...[40, 166, 292, 418, 544, 670].map((x) => fill(star(x, 314, 13, 6), '#f6d27a')),
  )
}

/** Remains of the dog at the bottom. */
function dust(): string[] {
  const puffs: readonly (readonly [Point, number])[] = [
    [[300, 424], 20],
    [[338, 428], 15],
    [[370, 430], 10],
  ]
  return puffs.map(([[x, y], r]) =>
    fill(ellipse(x, y - r * 0.4, r * 1.3, r) + ellipse(x - r, y, r * 0.8, r * 0.6), '#f4ddb0'),
  )
}

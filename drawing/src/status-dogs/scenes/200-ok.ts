import { type Point, polar } from '../../geometry.ts'
import { ellipse, smooth, taper } from '../../path.ts'
import { fill, glow, group } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { cloud, dabs, flower, grass, land, sky, strewn, tree } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 200,
  phrase: 'OK',
  alt: 'A golden labrador in a sunny meadow beams at us and holds up one thumb. A butterfly has settled on its ear.',
  draw: ({ width, height, random }) => {
    const hero = dog({
      breed: 'labrador',
      at: [322, 640],
      size: 285,
      pose: 'upright',
      face: { like: 'joyful', ears: 0.35 },
      head: { turn: 0.28, tilt: -5 },
      collar: '#2f8f83',
      paws: { foreFar: { to: [520, 300], bend: -0.22, paw: 'thumb', heading: -6 } },
      line: 3.4,
    })
    return group(
      sky(width, height, '#8fd0ea', '#e3f4e6'),
      glow(628, 66, 190, '#fff3b8', 0.95),
      fill(ellipse(628, 66, 42), '#ffe48a'),
      cloud(128, 118, 190, '#ffffff'),
      cloud(480, 74, 110, '#f6fbf6'),
      land(width, height, [262, 230, 250, 215, 236, 250], '#b9dca0'),
      tree([70, 268], 90, '#8dbf7c'),
      tree([648, 262], 112, '#86b976'),
      tree([690, 266], 80, '#98c684'),
      land(width, height, [300, 322, 286, 304, 330, 296], '#93cb74'),
      dabs(random, { x: 0, y: 320, width, height: 130 }, '#d9ee9c', { count: 46, opacity: 0.4, lean: -4 }),
      ...strewn(random, { x: 10, y: 330, width: 690, height: 50 }, 16, 34).map((at) =>
        flower(at, 4, '#fffdf5'),
      ),
      hero.far,
      hero.body,
      hero.head,
      hero.near,
      shine([540, 244]),
      butterfly([hero.at.crown[0] - 100, hero.at.crown[1] + 36]),
      land(width, height + 10, [432, 412, 428, 408, 426, 436, 410], '#78b65c'),
      grass(random, strewn(random, { x: 0, y: 424, width, height: 40 }, 90, 12), '#5fa04a', 32),
      grass(random, strewn(random, { x: 0, y: 440, width, height: 26 }, 60, 14), '#8cc764', 24),
      ...blossoms.map(([x, y, size, petal]) => flower([x, y], size, petal)),
    )
  },
}

const blossoms: readonly (readonly [number, number, number, string])[] = [
  [42, 448, 13, '#fffdf5'],
  [92, 456, 10, '#f2857c'],
  [150, 452, 12, '#fffdf5'],
  [482, 458, 10, '#f2857c'],
  [560, 450, 13, '#fffdf5'],
  [622, 456, 11, '#f7b84a'],
  [676, 446, 12, '#f2857c'],
]

function shine(at: Point): string {
  return group(
    ...[-62, -32, -2].map((heading) => {
      const from = polar(at, heading, 26)
      const to = polar(at, heading, 48)
      return scratch(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, 4.5, '#fffdf0')
    }),
  )
}

function butterfly([x, y]: Point): string {
  const wings = [
    taper([
      [x, y, 4],
      [x - 15, y - 16, 10],
    ]),
    taper([
      [x, y, 3],
      [x - 15, y + 4, 6.5],
    ]),
    taper([
      [x, y, 4],
      [x + 13, y - 18, 10],
    ]),
    taper([
      [x, y, 3],
      [x + 14, y + 2, 6.5],
    ]),
  ]
  return group(
    inked(wings, '#f58f4e', { line: 2.2, depth: 2, inside: fill(ellipse(x - 15, y - 17, 4), '#fff1c9') }),
    scratch(
      smooth([
        [x, y + 9],
        [x, y - 6],
      ]),
      3.4,
    ),
    scratch(
      smooth([
        [x, y - 6],
        [x - 4, y - 14],
      ]),
      1.4,
    ),
    scratch(
      smooth([
        [x, y - 6],
        [x + 4, y - 14],
      ]),
      1.4,
    ),
  )
}

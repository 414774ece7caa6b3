import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, taper } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { meadow } from '../places/outdoors.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 561,
  phrase: 'Unauthorized (load balancer)',
  alt: 'In the playground a bulldog with sunglasses and a bow tie sits on the low end of a seesaw as its bouncer and holds up a paw: stop. The other end hangs high in the air, far above a little chihuahua.',
  draw: ({ width, height, random }) => {
    const park = meadow(
      { width, height, random },
      { top: '#7cc4c0', low: '#e6f1d8', green: '#8cc084', horizon: 236, sun: false },
    )
    const bouncer = dog({
      breed: 'bulldog',
      coat: 'silver',
      at: [190, 404],
      size: 226,
      pose: 'sitFront',
      face: { like: 'stern', ears: -0.2 },
      head: { turn: 0.2, tilt: -2 },
      collar: false,
      paws: { foreFar: { to: [318, 250], bend: -0.2, paw: 'hand', heading: -80 } },
      line: 3.4,
    })
    const guest = dog({
      breed: 'chihuahua',
      at: [606, 436],
      size: 142,
      facing: 'left',
      pose: 'beg',
      face: { like: 'sad', look: [0.4, -1], mouth: 'wavy', ears: 0.2 },
      head: { turn: 0.4, tilt: -14 },
      collar: '#e0567c',
      line: 3,
    })
    return group(
      park.back,
      fill(ellipse(360, 438, 420, 66), '#eed3a0'),
      fill(ellipse(330, 450, 300, 34), '#f6e2b8', 0.7),
      contact(372, 436, 70),
      contact(150, 442, 100, 0.2),
      inked(
        polygon([
          [372, 300],
          [428, 436],
          [316, 436],
        ]),
        '#3f6fa5',
        { depth: 8 },
      ),
      guest.shadow,
      guest.all,
      place(
        group(
          inked(box(-292, -12, 584, 24, 10), '#f2b43f', {
            depth: 5,
            inside: fill(box(-292, -12, 584, 8), '#f9cf72'),
          }),
          inked(
            taper([
              [232, -10, 5],
              [232, -50, 5],
              [256, -52, 5],
            ]),
            '#d8503f',
            { depth: 2 },
          ),
        ),
        { x: 372, y: 312, rotate: -26 },
      ),
      inked(ellipse(372, 312, 13), '#d8503f', { depth: 4 }),
      bouncer.far,
      bouncer.body,
      bouncer.near,
      bowTie(bouncer.at.chest[0], bouncer.at.chest[1] + 34),
      bouncer.head,
      sunglasses(bouncer.eyes),
      bouncer.overHead,
    )
  },
}

function sunglasses([a, b]: readonly [Point, Point]): string {
  const halfWidth = (b[0] - a[0]) * 0.5
  return place(
    group(
      inked(
        ['M-100 -40H-8L-16 26Q-52 52 -86 26Z', 'M100 -40H8L16 26Q52 52 86 26Z', box(-116, -40, 232, 16)],
        '#2b2a38',
        {
          line: 170 / halfWidth,
          depth: 0,
          inside: fill('M-76 -22H-58L-72 26H-90ZM26 -22H44L30 26H12Z', '#7f86a8', 0.8),
        },
      ),
    ),
    { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, scale: halfWidth / 56, rotate: -2 },
  )
}

function bowTie(x: number, y: number): string {
  return group(
    inked(
      polygon([
        [x, y],
        [x - 40, y - 22],
        [x - 40, y + 22],
      ]),
      '#c93f4a',
      { depth: 4 },
    ),
    inked(
      polygon([
        [x, y],
        [x + 40, y - 22],
        [x + 40, y + 22],
      ]),
      '#c93f4a',
      { depth: 4 },
    ),
    inked(ellipse(x, y, 11), '#e0566a', { depth: 3 }),
    scratch(`M${x - 34} ${y}h14M${x + 34} ${y}h-14`, 2),
  )
}

import type { Point } from '../../geometry.ts'
import { box, taper } from '../../path.ts'
import { group } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { cloud, dabs, grass, land, sky, strewn } from '../paint.ts'
import { picketFence } from '../props/outdoors.ts'
import { bone, rope } from '../props/toys.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 416,
  phrase: 'Range Not Satisfiable',
  alt: 'A black pug pulls at a lead stretched tight from a post and puts its tongue out as far as it will go. The bone lies one centimetre further away.',
  draw: ({ width, height, random }) => {
    const reach = dog({
      breed: 'pug',
      coat: 'charcoal',
      at: [286, 426],
      size: 210,
      pose: 'run',
      lean: 3,
      face: { like: 'effort', eyes: 'wide', look: [0.9, 0.8], mouth: 'closed', brows: 'stern' },
      head: { turn: 0.62, tilt: 10 },
      collar: '#f3c64f',
      line: 3.4,
    })
    const [mx, my] = reach.at.mouth
    const [nx, ny] = reach.at.neck
    return group(
      sky(width, 300, '#f7b8a0', '#fdeccb'),
      cloud(170, 90, 150, '#fde0cf'),
      cloud(520, 66, 110, '#fde0cf'),
      picketFence(-10, 318, 740, 120, '#fdf4e6', 44),
      land(width, height, [310, 302, 312, 304, 310], '#a9c46a'),
      dabs(random, { x: 0, y: 330, width, height: 120 }, '#bdd480', { count: 22, opacity: 0.6 }),
      grass(random, strewn(random, { x: 0, y: 330, width, height: 120 }, 18, 44), '#8fae55', 15),
      contact(64, 432, 40, 0.26),
      inked(box(46, 232, 34, 200, 8), '#a9784a', { depth: 5 }),
      contact(286, 432, 140, 0.26),
      reach.far,
      reach.body,
      rope(
        [
          [64, 270],
          [nx - 40, ny - 8],
        ],
        '#d8503f',
        9,
        3,
      ),
      inked(
        taper([
          [46, 270, 9],
          [82, 270, 9],
        ]),
        '#d8503f',
        { depth: 3 },
      ),
      reach.near,
      reach.head,
      tongue([mx, my]),
      contact(628, 432, 56, 0.24),
      bone([628, 412], 118, { rotate: -4 }),
      gap(556, 572),
    )
  },
}

function tongue([x, y]: Point): string {
  return group(
    inked(
      taper([
        [x, y + 2, 9],
        [x + 26, y + 22, 12],
        [554 - 12, 420, 12],
      ]),
      '#f0788a',
      { depth: 4 },
    ),
    scratch(`M${x + 8} ${y + 8}L${x + 40} ${y + 30}`, 2.2, '#c94f66'),
  )
}

function gap(from: number, to: number): string {
  return group(
    scratch(`M${from} 388V350M${to} 388V350M${from} 362H${to}`, 3.4),
    inked(box((from + to) / 2 - 44, 298, 88, 46, 8), '#fffaf0', { depth: 3 }),
    lettering('1 cm', (from + to) / 2, 331, { size: 32, anchor: 'middle' }),
  )
}

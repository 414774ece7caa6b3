import { ellipsePoints, type Point } from '../../geometry.ts'
import { arc, ellipse, scallops, smooth, taper } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { contact, dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { boards, rug, stripes, wall } from '../paint.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 406,
  phrase: 'Not Acceptable',
  alt: 'A silver poodle on a velvet cushion turns away with closed eyes and its nose in the air, because the small dachshund waiter has brought broccoli on a silver tray.',
  draw: ({ width, height }) => {
    const lady = dog({
      breed: 'poodle',
      coat: 'silver',
      at: [216, 412],
      size: 232,
      facing: 'left',
      pose: 'sit',
      face: { like: 'serene', mouth: 'frown', brows: 'raised' },
      head: { view: 'side', turn: 1, tilt: -24 },
      collar: '#f3c64f',
      wag: -24,
      line: 3.4,
    })
    const waiter = dog({
      breed: 'dachshund',
      coat: 'blackAndTan',
      at: [596, 444],
      size: 158,
      facing: 'left',
      pose: 'upright',
      face: { like: 'sad', look: [0.9, -0.4] },
      head: { turn: 0.55, tilt: -4 },
      collar: false,
      paws: {
        foreFar: { to: [496, 306], bend: 0.24, heading: 180 },
        foreNear: { to: [658, 372], bend: 0.2, heading: 110 },
      },
      line: 3.4,
    })
    const [nx, ny] = waiter.at.neck
    return group(
      wall(width, 344, '#7f5f9c', '#c9aedb'),
      stripes({ x: 0, y: 0, width, height: 330 }, '#8d6dab', 70, 34, 0.9),
      mirror([600, 104]),
      boards(width, 344, height, '#b98a5f'),
      rug(270, 424, 520, 84, '#3f8279', '#e8c98a'),
      cushion([230, 432]),
      lady.all,
      contact(596, 445, 62, 0.26),
      waiter.far,
      waiter.body,
      apron([nx, ny]),
      waiter.head,
      dish([462, 298]),
      waiter.near,
      bow([nx, ny + 46]),
    )
  },
}

function cushion([x, y]: Point): string {
  return group(
    contact(x, y + 6, 176, 0.26),
    inked(
      smooth(
        [
          [x - 168, y - 30],
          [x, y - 38],
          [x + 168, y - 30],
          [x + 176, y - 10],
          [x + 160, y + 8],
          [x, y + 12],
          [x - 160, y + 8],
          [x - 176, y - 10],
        ],
        true,
      ),
      '#d9486a',
      { depth: 8, inside: stroke(`M${x - 190} ${y - 8}Q${x} ${y + 4} ${x + 190} ${y - 8}`, '#f3c64f', 4) },
    ),
  )
}

function mirror([x, y]: Point): string {
  return group(
    fill(ellipse(x, y, 74, 88), '#e0b04c'),
    fill(ellipse(x, y, 62, 76), '#b9c9dd'),
    stroke(arc(x, y, 48, 60, 190, 240), '#ffffff', 7, { opacity: 0.7 }),
  )
}

function apron([x, y]: Point): string {
  return inked(
    smooth(
      [
        [x - 24, y + 44],
        [x + 24, y + 44],
        [x + 36, y + 130],
        [x + 28, y + 168],
        [x - 28, y + 168],
        [x - 36, y + 130],
      ],
      true,
    ),
    '#fffaf0',
    { depth: 5 },
  )
}

function bow([x, y]: Point): string {
  return inked([`M${x} ${y}l-26 -14v28Z`, `M${x} ${y}l26 -14v28Z`, ellipse(x, y, 7)], '#3a2e48', {
    line: 2.6,
    depth: 2,
  })
}

function dish([x, y]: Point): string {
  const head = (dx: number, dy: number, r: number) =>
    inked(scallops(ellipsePoints([x + dx, y + dy], r, r * 0.78, 30), r * 0.36), '#5f9e3f', { depth: 6 })
  return group(
    inked(
      [
        taper([
          [x - 4, y - 8, 16],
          [x, y - 44, 13],
        ]),
        taper([
          [x, y - 34, 9],
          [x - 34, y - 62, 8],
        ]),
        taper([
          [x, y - 34, 9],
          [x + 34, y - 62, 8],
        ]),
      ],
      '#a9cc6a',
      { depth: 4 },
    ),
    head(-38, -70, 28),
    head(38, -70, 28),
    head(0, -90, 34),
    inked(ellipse(x, y, 84, 14), '#dfe5ee', { depth: 4 }),
    scratch(arc(x, y - 1, 62, 8, 20, 160), 2, '#9aa6b8'),
  )
}

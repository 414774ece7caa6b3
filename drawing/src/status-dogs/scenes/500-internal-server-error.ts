import { ellipsePoints, type Point, polar } from '../../geometry.ts'
import { box, ellipse, polygon, smooth, tufts } from '../../path.ts'
import { fill, glow, group, place, stroke } from '../../svg.ts'
import { dog } from '../dogs/dog.ts'
import { inked, scratch } from '../ink.ts'
import { serverRoom } from '../places/workplaces.ts'
import { bolt, cable, flame, plug, serverRack, smoke, sparks } from '../props/machines.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  code: 500,
  phrase: 'Internal Server Error',
  alt: 'In a server room a poodle with its hair blown out by a shock sits in a tangle of cables, a loose plug in each paw. The rack behind it smokes and sparks.',
  draw: ({ width, height, random }) => {
    const culprit = dog({
      breed: 'poodle',
      coat: { base: '#f1e6dc', ears: '#e6d5c8', dark: '#b9a9a0', light: '#ffffff', nose: '#33221f' },
      at: [286, 436],
      size: 196,
      pose: 'upright',
      face: { like: 'shocked', mouth: 'wavy', look: [0.15, 0.1], ears: 0.9 },
      head: { turn: 0.12, tilt: 3 },
      collar: '#ffcf4a',
      paws: {
        foreNear: { to: [156, 238], bend: 0.2, heading: -120 },
        foreFar: { to: [408, 230], bend: -0.2, heading: -58 },
      },
      line: 3.4,
    })
    return group(
      serverRoom({ width, height, random }).back,
      glow(452, 40, 420, '#ff4a3c', 0.42),
      serverRack([78, 372], 128, { color: '#3d5a72', lamps: ['#67d5a0', '#67d5a0', '#ffd35a'] }),
      serverRack([216, 366], 122, { color: '#3a566e', lamps: ['#67d5a0', '#ffd35a', '#67d5a0'] }),
      smoke([556, 120], 170, '#7c7a8c', -0.34),
      brokenRack([562, 388]),
      alarm([452, 26]),
      culprit.shadow,
      cable(
        [
          [186, 470],
          [120, 420],
          [210, 398],
          [330, 420],
          [430, 452],
          [520, 420],
          [560, 360],
        ],
        '#3fa7a0',
        8,
      ),
      cable(
        [
          [408, 226],
          [470, 250],
          [470, 330],
          [404, 372],
          [452, 420],
          [520, 300],
          [536, 262],
        ],
        '#e8b43c',
        8,
      ),
      culprit.far,
      culprit.body,
      culprit.near,
      plug([400, 238], 58, -62),
      plug([164, 246], 58, -118),
      culprit.head,
      culprit.onHead(shockedHair()),
      cable(
        [
          [164, 246],
          [120, 300],
          [176, 352],
          [300, 334],
          [392, 356],
          [356, 412],
          [230, 404],
          [120, 448],
          [40, 480],
        ],
        '#e0574c',
        8,
      ),
      soot(culprit.at.head),
      bolt([112, 168], 54, { rotate: -22 }),
      bolt([452, 158], 54, { rotate: 24, flip: true }),
    )
  },
}

function alarm([x, y]: Point): string {
  return group(
    fill(
      polygon([
        [x, y + 6],
        [x - 330, 210],
        [x - 190, 250],
      ]),
      '#ff6a50',
      0.16,
    ),
    fill(
      polygon([
        [x, y + 6],
        [x + 330, 190],
        [x + 200, 236],
      ]),
      '#ff6a50',
      0.16,
    ),
    inked(box(x - 24, y - 40, 48, 26, 3), '#55687a', { depth: 3 }),
    inked(
      smooth(
        [
          [x - 19, y - 14],
          [x + 19, y - 14],
          [x + 17, y + 10],
          [x, y + 20],
          [x - 17, y + 10],
        ],
        true,
      ),
      '#ff5a48',
      {
        depth: 5,
        inside: fill(ellipse(x - 7, y - 2, 4, 8), '#ffe3d0', 0.9),
      },
    ),
  )
}

/** Leans, doors open, one unit hanging out. */
function brokenRack([x, y]: Point): string {
  return place(
    group(
      fill(ellipse(8, 4, 104, 12), '#081828', 0.4),
      serverRack([0, 0], 158, { color: '#4b6580', lamps: ['#ff5a48', '#ff5a48', '#ffcf4a'], units: 6 }),
      fill(box(-66, -208, 132, 44, 4), '#10202f'),
      flame([-26, -164], 46),
      flame([22, -164], 60),
      inked(
        polygon([
          [-70, -146],
          [60, -132],
          [70, -98],
          [-66, -110],
        ]),
        '#5c7894',
        {
          depth: 5,
          inside: group(
            fill(ellipse(40, -116, 6), '#ff5a48'),
            stroke(
              polygon(
                [
                  [-54, -128],
                  [8, -121],
                ],
                false,
              ),
              '#8aa5bd',
              4,
            ),
          ),
        },
      ),
      sparks([-34, -78], 46),
      ...[
        [-20, -70],
        [10, -64],
        [30, -74],
      ].map(([sx = 0, sy = 0], i) =>
        cable(
          [
            [sx, sy],
            [sx - 10 + i * 14, sy + 34],
            [sx - 26 + i * 22, sy + 52],
          ],
          ['#3fa7a0', '#e8b43c', '#e0574c'][i] ?? '#3fa7a0',
          6,
        ),
      ),
    ),
    { x, y, rotate: 4 },
  )
}

/** The topknot stands on end; in head units. */
function shockedHair(): string {
  const tips: Point[] = Array.from({ length: 27 }, (_, i) => {
    const heading = -178 + (i / 26) * 176
    const long = i % 2 === 1
    return polar([1, -26], heading, long ? 84 + ((i * 37) % 5) * 6 : 50)
  })
  return group(
    inked(polygon([...tips, [38, -16], [22, -24], [8, -17], [-8, -24], [-22, -17], [-38, -20]]), '#f7ede4', {
      line: 2.6,
      depth: 8,
    }),
    scratch(
      polygon(
        [
          [-24, -52],
          [-38, -74],
        ],
        false,
      ),
      1.8,
      '#b9a9a0',
    ),
    scratch(
      polygon(
        [
          [4, -56],
          [4, -84],
        ],
        false,
      ),
      1.8,
      '#b9a9a0',
    ),
    scratch(
      polygon(
        [
          [30, -50],
          [44, -72],
        ],
        false,
      ),
      1.8,
      '#b9a9a0',
    ),
  )
}

function soot([x, y]: Point): string {
  return group(
    fill(tufts(ellipsePoints([x - 34, y + 30], 13, 9, 16), 4), '#4b4348', 0.55),
    fill(tufts(ellipsePoints([x + 40, y + 34], 10, 7, 16), 4), '#4b4348', 0.5),
  )
}

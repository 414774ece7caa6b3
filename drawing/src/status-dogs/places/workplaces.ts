import { mix } from '../../color.ts'
import { box, ellipse, polygon, smooth } from '../../path.ts'
import { fill, glow, group, stroke, wash } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { boards, tiles, wall } from '../paint.ts'
import type { Ground, Place } from './place.ts'
import type { RoomOptions } from './rooms.ts'

/** Grey-green office with a window band and a notice board. */
export function office(
  { width, height }: Ground,
  { paper = '#cdd9cf', floor = '#9aa7ac', horizon = 338 }: RoomOptions = {},
): Place {
  const notes: readonly (readonly [number, number, string, number])[] = [
    [520, 84, '#f6d56a', -4],
    [566, 96, '#f2a58f', 5],
    [610, 80, '#a9d3e0', -2],
    [540, 138, '#fffaf0', 3],
    [600, 140, '#c4dfb0', -5],
  ]
  return {
    horizon,
    ground: height - 24,
    back: group(
      wall(width, horizon, paper, tint(paper, 0.1)),
      fill(box(40, 46, 330, 134, 4), '#fffaf0'),
      wash(
        box(48, 54, 314, 118),
        [0, 54],
        [0, 172],
        [
          [0, '#a9d6e4'],
          [1, '#e8f3e6'],
        ],
      ),
      fill(
        [
          [60, 96, 40],
          [104, 70, 44],
          [152, 110, 36],
          [192, 84, 50],
          [246, 104, 40],
          [290, 76, 52],
        ]
          .map(([x = 0, y = 0, w = 0]) => box(x, y, w, 172 - y))
          .join(''),
        '#93b5bd',
        0.75,
      ),
      ...Array.from({ length: 5 }, (_, i) => fill(box(48, 58 + i * 13, 314, 4), '#fffaf0', 0.8)),
      fill(box(200, 54, 8, 118), '#fffaf0'),
      fill(box(486, 48, 176, 136, 4), '#b98a5a'),
      fill(box(494, 56, 160, 120, 2), '#d9b283'),
      ...notes.map(
        ([x, y, color, turn]) =>
          `<g transform="rotate(${turn} ${x} ${y})">${fill(box(x - 18, y - 17, 36, 34, 2), color)}${fill(ellipse(x, y - 12, 3), '#d2453f')}</g>`,
      ),
      wash(
        box(0, horizon, width, height),
        [0, horizon],
        [0, height],
        [
          [0, tint(floor, 0.03)],
          [1, shade(floor, 0.05)],
        ],
      ),
    ),
  }
}

/** A dark hall for machines; racks are a prop. */
export function serverRoom(
  { width, height }: Ground,
  { wallTop = '#16304a', wallLow = '#24506a', floor = '#2d6076', horizon = 352 } = {},
): Place {
  return {
    horizon,
    ground: height - 26,
    back: group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, height],
        [
          [0, wallTop],
          [1, wallLow],
        ],
      ),
      fill(
        polygon([
          [0, 0],
          [width, 0],
          [width, 40],
          [0, 26],
        ]),
        shade(wallTop, 0.04),
      ),
      ...[70, 250, 610].map((x) => fill(box(x, 10, 90, 8, 4), '#9fd9e6', 0.5)),
      tiles(width, horizon, height, floor, shade(floor, 0.025), 9, 4),
    ),
  }
}

/** Panelled wood and a dark floor. */
export function courtroom({ width, height }: Ground, { wood = '#7a3833', horizon = 338 } = {}): Place {
  return {
    horizon,
    ground: height - 14,
    back: group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, height],
        [
          [0, wood],
          [1, shade(wood, 0.07)],
        ],
      ),
      ...[-30, 88, 206, 324, 442, 560, 678].map((x) =>
        group(
          fill(box(x, 74, 98, 250, 4), shade(wood, 0.04)),
          fill(box(x + 8, 82, 82, 234, 3), tint(wood, 0.01)),
          fill(box(x + 8, 82, 82, 5), shade(wood, 0.09)),
        ),
      ),
      fill(box(0, 52, width, 14), tint(wood, 0.06)),
      fill(box(0, 52, width, 4), tint(wood, 0.11)),
      fill(box(0, horizon, width, height), mix(wood, '#3a2620', 0.62)),
    ),
  }
}

/** A theatre: curtains, boards, one spotlight on `light`. */
export function stageBoards(
  { width, height }: Ground,
  { curtain = '#a8323a', light = 355, horizon = 340 } = {},
): Place {
  const folds = Array.from({ length: 19 }, (_, i) => box(i * 40 - 10, 0, 18, horizon)).join('')
  const drape = (side: -1 | 1): string => {
    const x = (share: number) => (side === -1 ? width * share : width * (1 - share))
    return smooth(
      [
        [x(-0.03), -10],
        [x(0.2), -10],
        [x(0.17), 120],
        [x(0.08), 250],
        [x(0.1), horizon + 20],
        [x(-0.03), horizon + 20],
      ],
      true,
    )
  }
  return {
    horizon,
    ground: height - 40,
    back: group(
      fill(box(0, 0, width, horizon), shade(curtain, 0.14)),
      fill(folds, shade(curtain, 0.19)),
      boards(width, horizon, height, '#a8703f', 10),
      fill(
        polygon([
          [light - 34, -6],
          [light + 34, -6],
          [light + 170, height - 46],
          [light - 170, height - 46],
        ]),
        '#fff3c4',
        0.2,
      ),
      fill(ellipse(light, height - 46, 172, 26), '#fff3c4', 0.34),
      fill(drape(-1), curtain),
      fill(drape(1), curtain),
      fill(
        smooth(
          [
            [-10, -10],
            [720, -10],
            [720, 34],
            [600, 66],
            [476, 38],
            [355, 70],
            [234, 38],
            [110, 66],
            [-10, 34],
          ],
          true,
        ),
        tint(curtain, 0.03),
      ),
      stroke(
        smooth([
          [-10, 36],
          [110, 68],
          [234, 40],
          [355, 72],
          [476, 40],
          [600, 68],
          [720, 36],
        ]),
        '#e8b94f',
        6,
      ),
    ),
  }
}

/** A board of tools over a floor of planks. */
export function workshop(
  { width, height }: Ground,
  { paper = '#d8b98a', floor = '#a47a52', horizon = 336 }: RoomOptions = {},
): Place {
  const tool = '#7d6a58'
  return {
    horizon,
    ground: height - 24,
    back: group(
      wall(width, horizon, paper, shade(paper, 0.12)),
      fill(box(70, 46, 300, 150, 6), shade(paper, 0.09)),
      ...Array.from({ length: 60 }, (_, i) =>
        fill(ellipse(86 + (i % 12) * 24.5, 62 + Math.floor(i / 12) * 30, 2), shade(paper, 0.18)),
      ),
      fill(box(112, 74, 9, 92, 3), '#b0713e'),
      fill(box(92, 64, 50, 22, 5), tool),
      fill(
        polygon([
          [180, 70],
          [262, 82],
          [262, 108],
          [180, 122],
        ]),
        tint(tool, 0.2),
      ),
      fill(box(258, 78, 44, 34, 12), '#b0713e'),
      stroke('M330 70V150', tool, 9),
      fill(ellipse(330, 70, 15), tool),
      fill(ellipse(330, 62, 7), shade(paper, 0.09)),
      fill(box(440, 150, 240, 12, 3), shade(paper, 0.2)),
      ...[
        [466, '#c95f55'],
        [512, '#5f93a8'],
        [556, '#e8b94f'],
        [604, '#7fae7a'],
        [648, '#8a6f9f'],
      ].map(([x, color]) =>
        group(
          fill(box(Number(x) - 17, 112, 34, 38, 3), String(color)),
          fill(ellipse(Number(x), 112, 17, 5), tint(String(color), 0.12)),
        ),
      ),
      boards(width, horizon, height, floor),
    ),
  }
}

/** Shelves of goods behind a counter line; the counter's top edge is `horizon`. */
export function shop(
  { width, height }: Ground,
  { paper = '#f0cfa0', counter = '#b0674a', horizon = 318 }: RoomOptions & { counter?: string } = {},
): Place {
  const colors = ['#d9694f', '#e8b94f', '#5f9c93', '#f3e3c3', '#8a6f9f', '#7fae7a']
  return {
    horizon,
    ground: horizon + 2,
    back: group(
      wall(width, horizon, paper),
      ...[96, 176, 256].flatMap((y, row) => [
        fill(box(0, y, width, 9), shade(paper, 0.2)),
        ...Array.from({ length: 15 }, (_, i) => {
          const tall = 28 + ((i * 13 + row * 7) % 4) * 7
          return fill(
            box(8 + i * 48, y - tall, 32, tall, (i + row) % 3 === 0 ? 12 : 3),
            colors[(i * 5 + row * 2) % colors.length] ?? '#d9694f',
            0.85,
          )
        }),
      ]),
      glow(width / 2, 60, 320, '#fff3cf', 0.4),
      fill(box(0, horizon, width, height), shade(counter, 0.05)),
      fill(box(0, horizon, width, 20), tint(counter, 0.06)),
      stroke(
        [70, 190, 310, 430, 550, 670].map((x) => `M${x} ${horizon + 32}V${height}`).join(''),
        shade(counter, 0.12),
        3,
      ),
    ),
  }
}

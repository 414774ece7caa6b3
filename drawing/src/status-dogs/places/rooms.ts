import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { boards, sky, stripes, tiles, wall } from '../paint.ts'
import { windowPane } from '../props/home.ts'
import type { Ground, Place } from './place.ts'

export interface RoomOptions {
  paper?: string
  floor?: string
  horizon?: number
}

/** A papered wall over floorboards; furniture is yours. */
export function livingRoom(
  { width, height }: Ground,
  { paper = '#e9b79b', floor = '#c98b5a', horizon = 340 }: RoomOptions = {},
): Place {
  return {
    horizon,
    ground: height - 26,
    back: group(
      wall(width, horizon, paper),
      stripes({ x: 0, y: 0, width, height: horizon - 14 }, tint(paper, 0.04), 58, 26, 0.8),
      boards(width, horizon, height, floor),
    ),
  }
}

/** Tiled splashback, a shelf of jars, a chequered floor. */
export function kitchen(
  { width, height }: Ground,
  {
    paper = '#f6e6bd',
    floor = '#e8d7b8',
    tile = '#a9cfc4',
    horizon = 330,
  }: RoomOptions & { tile?: string } = {},
): Place {
  const grid: string[] = []
  for (let x = 0; x < width; x += 42) grid.push(`M${x} 196V${horizon - 14}`)
  for (let y = 196; y < horizon - 14; y += 40) grid.push(`M0 ${y}H${width}`)
  const jars: readonly (readonly [number, number, string])[] = [
    [470, 54, '#d97b52'],
    [520, 42, '#e8b94f'],
    [566, 60, '#7fae7a'],
    [618, 46, '#c95f55'],
    [666, 56, '#6f97b0'],
  ]
  return {
    horizon,
    ground: height - 24,
    back: group(
      wall(width, horizon, paper, '#d8c29a'),
      fill(box(0, 196, width, horizon - 210), tile),
      stroke(grid.join(''), tint(tile, 0.1), 3),
      fill(box(440, 132, 260, 12, 3), '#b98552'),
      ...jars.map(([x, h, color]) =>
        group(
          fill(box(x - 18, 132 - h, 36, h, 8), mix(color, '#ffffff', 0.15)),
          fill(box(x - 20, 126 - h, 40, 11, 4), shade(color, 0.16)),
          fill(box(x - 12, 138 - h, 6, h - 16, 3), '#ffffff', 0.45),
        ),
      ),
      tiles(width, horizon, height, floor, shade(floor, 0.09), 10, 4),
    ),
  }
}

/** A bedroom by night or at dawn, with a window on the left. */
export function bedroom(
  { width, height }: Ground,
  { paper = '#5b6a94', floor = '#8a6a6c', horizon = 336, day = false }: RoomOptions & { day?: boolean } = {},
): Place {
  const at: Point = [150, 128]
  const view = day
    ? sky(width, 220, '#9fd2e6', '#fdebc4')
    : group(
        sky(width, 220, '#16224a', '#33477c'),
        fill(ellipse(176, 92, 17), '#fdf0c4'),
        ...[
          [110, 78],
          [134, 130],
          [190, 160],
          [118, 176],
        ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 1.8), '#fff3cf')),
      )
  return {
    horizon,
    ground: height - 24,
    back: group(
      wall(width, horizon, paper, tint(paper, 0.16)),
      ...Array.from({ length: 44 }, (_, i) =>
        fill(ellipse(((i * 97) % 740) - 8, 26 + ((i * 61) % 280), 3.4), tint(paper, 0.09)),
      ),
      windowPane(at, 132, 170, view, { curtain: mix(paper, '#e4786a', 0.6) }),
      day
        ? fill(
            polygon([
              [90, 214],
              [216, 214],
              [330, height],
              [150, height],
            ]),
            '#fff1c4',
            0.18,
          )
        : '',
      boards(width, horizon, height, floor),
    ),
  }
}

import { box, polygon } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { sky, tree } from '../paint.ts'
import type { Ground, Place } from './place.ts'

export type House = readonly [x: number, width: number, top: number, wall: string, roof: string]

const defaultHouses: readonly House[] = [
  [-20, 132, 96, '#f4c3a4', '#b8665a'],
  [112, 118, 132, '#f7e0ae', '#8f7aa0'],
  [360, 122, 112, '#c4dfd0', '#b8665a'],
  [482, 110, 142, '#f6d3c8', '#6f8fa8'],
  [592, 140, 104, '#f7e3b8', '#a86a5c'],
]

/** A row of painted houses, a pavement and the road before it; the kerb is `horizon`. */
export function street(
  { width, height }: Ground,
  {
    top = '#bfe3ea',
    low = '#fdf3d8',
    road = '#8b8794',
    houses = defaultHouses,
    trees = [300, 700] as readonly number[],
  } = {},
): Place {
  const kerb = 328
  return {
    horizon: kerb,
    ground: height - 34,
    back: group(
      sky(width, 300, top, low),
      ...houses.map(terrace),
      ...trees.map((x, i) => tree([x, 297], 132 + i * 18, '#84b988')),
      fill(box(0, 294, width, 34), '#e6d9c3'),
      stroke([60, 180, 300, 420, 540, 660].map((x) => `M${x} 296l-10 30`).join(''), '#cfc0a8', 2),
      fill(box(0, 326, width, 9), '#c9baa3'),
      fill(box(0, 334, width, height), road),
    ),
  }
}

function terrace([x, width, top, color, roof]: House): string {
  const pane = (px: number, py: number) =>
    group(
      fill(box(px, py, 26, 34, 3), '#fffaf0'),
      fill(box(px + 3, py + 3, 20, 28, 2), '#9cc7d4'),
      fill(box(px + 11.5, py, 3, 34), '#fffaf0'),
    )
  const rows = [top + 26, top + 82, top + 138].filter((y) => y < 250)
  return group(
    fill(box(x, top, width, 300 - top), color),
    fill(box(x + width - 12, top, 12, 300 - top), shade(color, 0.04)),
    fill(
      polygon([
        [x - 6, top],
        [x + 18, top - 42],
        [x + width - 18, top - 42],
        [x + width + 6, top],
      ]),
      roof,
    ),
    fill(box(x + width * 0.68, top - 66, 16, 34), shade(roof, 0.08)),
    ...rows.flatMap((y) => [pane(x + width * 0.16, y), pane(x + width * 0.6, y)]),
    fill(box(x, 286, width, 14), tint(color, 0.05)),
  )
}

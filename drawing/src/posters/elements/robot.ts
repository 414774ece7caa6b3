import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon } from '../../path.ts'
import { times } from '../../times.ts'

export interface Robot {
  shell: string
  plates: string
  shade: string
  lines: string
  eyes: string
  crest: string
}

/** The head and shoulders of a giant, seen from the front; `size` is the width of the shoulders. */
export function robot(cx: number, foot: number, size: number, face: number): Robot {
  const u = size / 100
  const at = (side: number, points: readonly Point[]): string =>
    polygon(points.map(([x, y]) => [cx + side * x * u, foot + y * u]))
  const both = (points: readonly Point[]): string => at(-1, points) + at(1, points)
  const helmet: Point[] = [
    [0, -80],
    [9, -79],
    [14, -71],
    [15, -58],
    [11, -46],
    [4, -41],
    [0, -41],
  ]
  const chest: Point[] = [
    [0, -38],
    [9, -36],
    [26, -34],
    [30, -16],
    [22, 0],
    [0, 0],
  ]
  const shoulder: Point[] = [
    [27, -44],
    [44, -47],
    [52, -38],
    [52, -16],
    [47, -8],
    [30, -14],
  ]
  const collar: Point[] = [
    [4, -44],
    [12, -47],
    [22, -37],
    [9, -31],
    [0, -31],
    [0, -40],
  ]
  const pack: Point[] = [
    [16, -40],
    [20, -74],
    [27, -78],
    [30, -42],
  ]
  const masks: readonly (readonly Point[])[] = [
    [
      [0, -60],
      [10, -62],
      [11, -54],
      [6, -45],
      [0, -43],
    ],
    [
      [0, -64],
      [12, -66],
      [12, -56],
      [4, -52],
      [3, -43],
      [0, -43],
    ],
    [
      [0, -58],
      [9, -60],
      [12, -68],
      [13, -56],
      [8, -46],
      [0, -42],
    ],
  ]
  const crests: readonly string[] = [
    both([
      [0, -76],
      [3, -82],
      [26, -101],
      [8, -76],
    ]) +
      at(1, [
        [-3, -72],
        [0, -90],
        [3, -72],
        [0, -66],
      ]),
    at(1, [
      [-2.4, -78],
      [-1.4, -108],
      [1.4, -108],
      [2.4, -78],
    ]) +
      both([
        [13, -70],
        [21, -86],
        [18, -64],
      ]),
    both([
      [12, -74],
      [22, -98],
      [24, -96],
      [17, -66],
    ]),
  ]
  const eyes: readonly string[] = [
    both([
      [2.5, -62],
      [10.5, -65.5],
      [10, -61],
      [4, -59.5],
    ]),
    box(cx - 11 * u, foot - 65 * u, 22 * u, 4.4 * u, 2 * u),
    ellipse(cx, foot - 62 * u, 4.6 * u, 4.6 * u) + box(cx - 12 * u, foot - 62.8 * u, 24 * u, 1.6 * u),
  ]
  const which = face % 3
  return {
    shell: both(helmet) + both(chest) + both(shoulder) + both(pack),
    plates:
      both(collar) +
      both(masks[which] ?? []) +
      both([
        [32, -38],
        [44, -41],
        [47, -34],
        [47, -26],
        [33, -28],
      ]),
    shade: [helmet, chest, shoulder, pack].map((points) => at(1, points)).join(''),
    lines: times(3, (i) =>
      both([
        [10, -12 + i * 4],
        [21, -13.4 + i * 4],
        [20.6, -12 + i * 4],
        [10, -10.6 + i * 4],
      ]),
    ).join(''),
    eyes: eyes[which] ?? '',
    crest: crests[which] ?? '',
  }
}

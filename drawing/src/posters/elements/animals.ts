import type { Point } from '../../geometry.ts'
import { brush, ellipse, polygon, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'

/** A cat that sits with its back to us. */
export function cat(x: number, foot: number, height: number): string {
  const u = height / 100
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * u, foot + py * u])
  const body = smooth(
    p([
      [-27, -2],
      [-31, -22],
      [-20, -48],
      [-15, -60],
      [15, -60],
      [20, -48],
      [31, -22],
      [27, -2],
      [0, 1],
    ]),
    true,
  )
  const head = ellipse(x, foot - 72 * u, 23 * u, 20 * u)
  const ears =
    polygon(
      p([
        [-22, -74],
        [-21, -100],
        [-5, -88],
      ]),
    ) +
    polygon(
      p([
        [22, -74],
        [21, -100],
        [5, -88],
      ]),
    )
  const tail = brush(
    p([
      [20, -8],
      [44, -2],
      [58, -16],
      [52, -36],
      [60, -48],
    ]),
    10 * u,
    5 * u,
  )
  return body + head + ears + tail
}

/** A fox that sits and looks to the left. */
export function fox(x: number, foot: number, height: number): string {
  const u = height / 100
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * u, foot + py * u])
  const body = smooth(
    p([
      [-14, 0],
      [-15, -34],
      [-14, -56],
      [0, -62],
      [16, -40],
      [27, -14],
      [24, 0],
    ]),
    true,
  )
  const head = polygon(
    p([
      [-34, -66],
      [-12, -80],
      [-11, -100],
      [-2, -84],
      [4, -98],
      [9, -80],
      [6, -62],
      [-8, -56],
    ]),
  )
  const tail = smooth(
    p([
      [20, -4],
      [44, -2],
      [60, -20],
      [58, -44],
      [46, -62],
      [48, -40],
      [38, -22],
      [22, -16],
    ]),
    true,
  )
  return body + head + tail
}

/** A crow with its wings up. */
export function crow(x: number, y: number, size: number): string {
  const u = size / 100
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * u, y + py * u])
  return (
    smooth(
      p([
        [-40, 4],
        [-26, -6],
        [-10, -4],
        [14, 4],
        [34, 10],
        [52, 22],
        [30, 20],
        [4, 16],
        [-18, 14],
        [-30, 8],
      ]),
      true,
    ) +
    polygon(
      p([
        [-12, -2],
        [2, -34],
        [30, -62],
        [26, -46],
        [42, -52],
        [34, -38],
        [46, -38],
        [34, -26],
        [42, -24],
        [14, 6],
      ]),
    )
  )
}

/** A dragon on the wing, long in the neck and the tail. */
export function dragon(random: Random, x: number, y: number, size: number): string {
  const u = size / 100
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * u, y + py * u])
  const dip = random.between(-6, 6)
  const body = brush(
    p([
      [-58, -16],
      [-40, -22 + dip],
      [-22, -8],
      [0, 0],
      [26, 8],
      [48, 2 - dip],
      [74, 16],
    ]),
    12 * u,
    1.5 * u,
  )
  const head = polygon(
    p([
      [-60, -24],
      [-52, -30],
      [-46, -26],
      [-50, -18],
      [-66, -12],
      [-76, -14],
    ]),
  )
  const wing = (lift: number, shift: number) =>
    polygon(
      p([
        [-14 + shift, -6],
        [-4 + shift, -40 * lift],
        [16 + shift, -66 * lift],
        [18 + shift, -44 * lift],
        [34 + shift, -52 * lift],
        [32 + shift, -32 * lift],
        [46 + shift, -34 * lift],
        [30 + shift, -12],
        [10 + shift, 4],
      ]),
    )
  return body + head + wing(1, 0) + wing(0.8, -12)
}

import type { Point } from '../../geometry.ts'
import { box, circle, num, polygon, smooth } from '../../path.ts'

export interface Ship {
  hull: string
  sails: string
}

/** A three-master under sail; `length` is that of its hull. */
export function sailingShip(x: number, y: number, length: number): Ship {
  const u = length / 100
  const hull =
    `M${num(x - 52 * u)} ${num(y - 15 * u)}L${num(x - 44 * u)} ${num(y - 17 * u)}L${num(x - 40 * u)} ${num(y - 10 * u)}H${num(x + 38 * u)}L${num(x + 56 * u)} ${num(y - 15 * u)}` +
    `Q${num(x + 46 * u)} ${num(y + 4 * u)} ${num(x + 34 * u)} ${num(y + 7 * u)}H${num(x - 36 * u)}Q${num(x - 48 * u)} ${num(y + 2 * u)} ${num(x - 52 * u)} ${num(y - 15 * u)}Z`
  const masts = [-26, 2, 27].map((dx, i) =>
    box(x + dx * u - 0.8 * u, y - ([66, 84, 62][i] ?? 66) * u, 1.6 * u, 80 * u * ([0.8, 1, 0.76][i] ?? 1)),
  )
  const sail = (dx: number, top: number, height: number, half: number) => {
    const [cx, from, to] = [x + dx * u, y - top * u, y - (top - height) * u]
    const [small, large] = [half * 0.78 * u, half * u]
    return (
      `M${num(cx - small)} ${num(from)}H${num(cx + small)}Q${num(cx + large * 1.42)} ${num((from + to) / 2)} ${num(cx + large)} ${num(to)}` +
      `Q${num(cx)} ${num(to - height * 0.2 * u)} ${num(cx - large)} ${num(to)}Q${num(cx - small * 0.5)} ${num((from + to) / 2)} ${num(cx - small)} ${num(from)}Z`
    )
  }
  const sails = [
    sail(-26, 62, 18, 9),
    sail(-26, 42, 24, 12),
    sail(2, 80, 20, 10),
    sail(2, 58, 20, 13),
    sail(2, 36, 20, 15),
    sail(27, 58, 18, 9),
    sail(27, 38, 22, 12),
    polygon([
      [x + 38 * u, y - 50 * u],
      [x + 70 * u, y - 20 * u],
      [x + 40 * u, y - 16 * u],
    ]),
  ]
  const bowsprit = polygon([
    [x + 46 * u, y - 12 * u],
    [x + 76 * u, y - 22 * u],
    [x + 76 * u, y - 20.6 * u],
    [x + 48 * u, y - 9 * u],
  ])
  return { hull: hull + masts.join('') + bowsprit, sails: sails.join('') }
}

export interface Airship {
  balloon: string
  ribs: string
  gondola: string
}

export function airship(x: number, y: number, length: number): Airship {
  const u = length / 100
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * u, y + py * u])
  const balloon =
    smooth(
      p([
        [-52, 0],
        [-42, -13],
        [-14, -20],
        [18, -18],
        [42, -9],
        [54, 0],
        [42, 9],
        [18, 18],
        [-14, 20],
        [-42, 13],
      ]),
      true,
    ) +
    polygon(
      p([
        [40, -6],
        [62, -19],
        [60, -2],
        [62, 17],
        [40, 6],
      ]),
    )
  const ribs = [-11, 0, 11]
    .map((dy) =>
      smooth(
        p([
          [-50, dy * 0.1],
          [-14, dy],
          [18, dy * 0.9],
          [50, dy * 0.1],
        ]),
      ),
    )
    .join('')
  const gondola =
    polygon(
      p([
        [-24, 25],
        [20, 25],
        [14, 33],
        [-18, 33],
      ]),
    ) + [-18, -2, 14].map((dx) => box(x + dx * u, y + 17 * u, 1 * u, 10 * u)).join('')
  return { balloon, ribs, gondola }
}

/** Upright; `length` from the tip to the nozzle. */
export function rocket(x: number, y: number, length: number) {
  const u = length / 100
  const p = (points: readonly Point[]): Point[] => points.map(([px, py]) => [x + px * u, y + py * u])
  return {
    body: smooth(
      p([
        [0, -50],
        [12, -28],
        [14, 6],
        [9, 36],
        [-9, 36],
        [-14, 6],
        [-12, -28],
      ]),
      true,
    ),
    fins:
      polygon(
        p([
          [-12, 8],
          [-26, 44],
          [-7, 34],
        ]),
      ) +
      polygon(
        p([
          [12, 8],
          [26, 44],
          [7, 34],
        ]),
      ),
    port: circle(x, y - 14 * u, 5.5 * u),
    flame: smooth(
      p([
        [-7, 38],
        [-9, 54],
        [0, 84],
        [9, 54],
        [7, 38],
      ]),
      true,
    ),
  }
}

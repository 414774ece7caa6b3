import { circle, n, type Point, polygon, rect, smooth } from '../path.ts'

export interface Ship {
  hull: string
  sails: string
}

/** A three-master under sail; `length` is that of its hull. */
export function sailingShip(x: number, y: number, length: number): Ship {
  const u = length / 100
  const hull =
    `M${n(x - 52 * u)} ${n(y - 15 * u)}L${n(x - 44 * u)} ${n(y - 17 * u)}L${n(x - 40 * u)} ${n(y - 10 * u)}H${n(x + 38 * u)}L${n(x + 56 * u)} ${n(y - 15 * u)}` +
    `Q${n(x + 46 * u)} ${n(y + 4 * u)} ${n(x + 34 * u)} ${n(y + 7 * u)}H${n(x - 36 * u)}Q${n(x - 48 * u)} ${n(y + 2 * u)} ${n(x - 52 * u)} ${n(y - 15 * u)}Z`
  const masts = [-26, 2, 27].map((dx, i) =>
    rect(x + dx * u - 0.8 * u, y - ([66, 84, 62][i] ?? 66) * u, 1.6 * u, 80 * u * ([0.8, 1, 0.76][i] ?? 1)),
  )
  const sail = (dx: number, top: number, height: number, half: number) => {
    const [cx, from, to] = [x + dx * u, y - top * u, y - (top - height) * u]
    const [small, large] = [half * 0.78 * u, half * u]
    return (
      `M${n(cx - small)} ${n(from)}H${n(cx + small)}Q${n(cx + large * 1.42)} ${n((from + to) / 2)} ${n(cx + large)} ${n(to)}` +
      `Q${n(cx)} ${n(to - height * 0.2 * u)} ${n(cx - large)} ${n(to)}Q${n(cx - small * 0.5)} ${n((from + to) / 2)} ${n(cx - small)} ${n(from)}Z`
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
    ) + [-18, -2, 14].map((dx) => rect(x + dx * u, y + 17 * u, 1 * u, 10 * u)).join('')
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

import { box, brush, circle, num, polygon, smooth } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'

export type Bearing = 'coat' | 'skirt' | 'cape' | 'blade' | 'umbrella'

/** Somebody seen from behind, small against the land. */
export function figure(
  x: number,
  foot: number,
  height: number,
  bearing: Bearing,
  color: string,
  accent: string,
): string {
  const u = height / 100
  const head =
    circle(0, -89, 8.2) +
    smooth(
      [
        [-8, -92],
        [-5, -99],
        [3, -100],
        [9, -93],
        [8, -84],
        [0, -80],
        [-9, -83],
      ],
      true,
    )
  const legs = polygon([
    [-8, -46],
    [-7, 0],
    [-1.5, 0],
    [0, -40],
    [1.5, 0],
    [7, 0],
    [8, -46],
  ])
  const torso = smooth(
    [
      [-10, -76],
      [-3, -81],
      [3, -81],
      [10, -76],
      [11, -58],
      [9, -42],
      [-9, -42],
      [-11, -58],
    ],
    true,
  )
  const arms =
    brush(
      [
        [-10, -75],
        [-13.5, -58],
        [-13, -42],
      ],
      6,
      4,
    ) +
    brush(
      [
        [10, -75],
        [13.5, -58],
        [13, -42],
      ],
      6,
      4,
    )
  const body = fill(head + legs + torso, color)
  const wear: Record<Bearing, () => string> = {
    coat: () =>
      fill(
        arms +
          polygon([
            [-10, -72],
            [10, -72],
            [14, -20],
            [4, -16],
            [0, -30],
            [-4, -16],
            [-14, -20],
          ]),
        color,
      ),
    skirt: () =>
      fill(
        arms +
          polygon([
            [-8, -52],
            [8, -52],
            [14, -28],
            [-14, -28],
          ]) +
          hair(),
        color,
      ),
    cape: () =>
      fill(
        smooth(
          [
            [-9, -79],
            [9, -79],
            [15, -50],
            [24, -12],
            [13, -17],
            [6, -9],
            [-3, -16],
            [-12, -10],
            [-15, -45],
          ],
          true,
        ),
        accent,
      ),
    blade: () =>
      fill(
        arms +
          polygon([
            [-10, -60],
            [10, -60],
            [17, -6],
            [-17, -6],
          ]),
        color,
      ) +
      fill(
        brush(
          [
            [-16, -66],
            [8, -46],
            [34, -34],
          ],
          3.4,
          1.4,
        ),
        color,
      ) +
      fill(
        smooth(
          [
            [-8, -80],
            [8, -80],
            [22, -86],
            [40, -76],
            [24, -76],
            [8, -75],
            [-8, -75],
          ],
          true,
        ),
        accent,
      ),
    umbrella: () =>
      fill(
        arms +
          polygon([
            [-9, -56],
            [9, -56],
            [13, -26],
            [-13, -26],
          ]),
        color,
      ) +
      fill(umbrella(0, -96, 34), accent) +
      fill(box(-0.8, -130, 1.6, 60), color),
  }
  return place(group(body, wear[bearing]()), { x, y: foot, scale: u })
}

const hair = () =>
  smooth(
    [
      [-9, -94],
      [9, -94],
      [12, -70],
      [8, -56],
      [0, -60],
      [-8, -56],
      [-12, -70],
    ],
    true,
  )

/** From the side, its hem in scallops. */
export function umbrella(cx: number, y: number, r: number): string {
  const hem = (i: number) => cx + r - (2 * r * i) / 5
  let d = `M${num(cx - r)} ${num(y)}C${num(cx - r)} ${num(y - r * 1.15)} ${num(cx + r)} ${num(y - r * 1.15)} ${num(cx + r)} ${num(y)}`
  for (let i = 1; i <= 5; i++)
    d += `Q${num((hem(i) + hem(i - 1)) / 2)} ${num(y - r * 0.2)} ${num(hem(i))} ${num(y)}`
  return `${d}Z`
}

import { type Point, polar } from '../geometry.ts'
import { box, circle, line, polygon } from '../path.ts'
import { fill, stroke } from '../svg.ts'
import { times } from '../times.ts'

/** A pattern of cloth that fills a surface in one color. */
export type Pattern = (width: number, height: number, color: string) => string

/** Cells of a grid, each other row moved by half a cell. */
function cells(
  width: number,
  height: number,
  across: number,
  down: number,
  draw: (x: number, y: number) => string,
): string {
  return times(height / down + 2, (row) =>
    times(width / across + 2, (column) => draw((column - (row % 2) / 2) * across, (row - 0.5) * down)).join(
      '',
    ),
  ).join('')
}

const scales: Pattern = (width, height, color) =>
  stroke(
    cells(width, height, 72, 27, (x, y) =>
      [36, 26, 16, 6].map((r) => `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}`).join(''),
    ),
    color,
    2.4,
  )

const links: Pattern = (width, height, color) =>
  stroke(
    cells(width, height, 60, 30, (x, y) => circle(x, y, 30)),
    color,
    2.2,
  )

const hemp: Pattern = (width, height, color) => {
  const [a, b] = [66, 57.2]
  const cell = (x: number, y: number): string => {
    const corner: Point[] = times(3, (i) => polar([x, y], -90 + i * 120, a / Math.sqrt(3)))
    const edges = polygon(corner)
    return edges + corner.map((point) => line([x, y], point)).join('')
  }
  const down = (x: number, y: number): string => {
    const corner: Point[] = times(3, (i) => polar([x, y], 90 + i * 120, a / Math.sqrt(3)))
    return corner.map((point) => line([x, y], point)).join('')
  }
  return stroke(
    cells(width, height, a, b, (x, y) => cell(x, y) + down(x + a / 2, y - a / (2 * Math.sqrt(3)))),
    color,
    2,
  )
}

const hexagons: Pattern = (width, height, color) =>
  stroke(
    cells(width, height, 64, 55.4, (x, y) =>
      [37, 27, 11].map((r) => polygon(times(6, (i) => polar([x, y], 30 + i * 60, r)))).join(''),
    ),
    color,
    2,
  )

const triangles: Pattern = (width, height, color) =>
  fill(
    cells(width, height, 58, 50, (x, y) =>
      polygon([
        [x - 29, y + 25],
        [x, y - 25],
        [x + 29, y + 25],
      ]),
    ),
    color,
  )

const arrows: Pattern = (width, height, color) =>
  fill(
    times(width / 44 + 1, (i) =>
      times(height / 92 + 2, (k) => {
        const [x, y] = [i * 44, k * 92 - (i % 2) * 46]
        return (
          polygon([
            [x + 2, y],
            [x + 20, y + 18],
            [x + 20, y + 58],
            [x + 2, y + 40],
          ]) +
          polygon([
            [x + 42, y],
            [x + 24, y + 18],
            [x + 24, y + 58],
            [x + 42, y + 40],
          ])
        )
      }).join(''),
    ).join(''),
    color,
  )

const checks: Pattern = (width, height, color) =>
  fill(
    cells(width, height, 92, 46, (x, y) => box(x, y, 46, 46)),
    color,
  )

const stripes: Pattern = (width, height, color) =>
  fill(
    times(width / 40 + 1, (i) => box(i * 40, 0, 10, height) + box(i * 40 + 16, 0, 3, height)).join(''),
    color,
  )

export const patterns: readonly Pattern[] = [
  scales,
  links,
  hemp,
  hexagons,
  triangles,
  arrows,
  checks,
  stripes,
]

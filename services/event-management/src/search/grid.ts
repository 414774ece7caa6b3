import type { Box, Point } from '../geography/sphere.ts'

/** Grid cell sizes in degrees for a country, a city and a street. Powers of two are exact. */
export const grids = { region: 4, area: 1 / 4, street: 1 / 64 } as const

export type Grid = keyof typeof grids

/** Cells of one row have consecutive numbers. */
export function cellAt({ latitude, longitude }: Point, grid: Grid): number {
  const size = grids[grid]
  return Math.floor((latitude + 90) / size) * cellsPerRow + Math.floor((longitude + 180) / size)
}

/** The cells that a box touches, unless there are more than `max`. */
export function cellsIn(box: Box, grid: Grid, maxCells: number): number[] | undefined {
  const { south, north, west, east } = box
  if (west > east) {
    const sides = [
      cellsIn({ ...box, east: 180 }, grid, maxCells),
      cellsIn({ ...box, west: -180 }, grid, maxCells),
    ]
    const cells = sides.flatMap((side) => side ?? [])
    return sides.includes(undefined) || cells.length > maxCells ? undefined : cells
  }
  const first = cellAt({ latitude: south, longitude: west }, grid)
  const width = (cellAt({ latitude: south, longitude: east }, grid) % cellsPerRow) - (first % cellsPerRow) + 1
  const height =
    Math.floor(cellAt({ latitude: north, longitude: west }, grid) / cellsPerRow) -
    Math.floor(first / cellsPerRow) +
    1
  if (width * height > maxCells) return undefined
  return Array.from({ length: height }, (_, row) => row).flatMap((row) =>
    Array.from({ length: width }, (_, column) => first + row * cellsPerRow + column),
  )
}

/** More than the cells of a row in the finest grid. All numbers stay below 2^31. */
const cellsPerRow = 2 ** 15

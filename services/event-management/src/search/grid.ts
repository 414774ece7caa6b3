import type { Box, Point } from '../geography/sphere.ts'

/** The world in squares of so many degrees: of a country, of a city, of a street. Powers of two are exact. */
export const grids = { region: 4, area: 1 / 4, street: 1 / 64 } as const

export type Grid = keyof typeof grids

/** Neighbours of one row have neighbouring numbers. */
export function cellAt({ latitude, longitude }: Point, grid: Grid): number {
  const size = grids[grid]
  return Math.floor((latitude + 90) / size) * ROW + Math.floor((longitude + 180) / size)
}

/** The squares that a box touches, unless they are more than `most`. */
export function cellsIn(box: Box, grid: Grid, most: number): number[] | undefined {
  const { south, north, west, east } = box
  if (west > east) {
    const sides = [cellsIn({ ...box, east: 180 }, grid, most), cellsIn({ ...box, west: -180 }, grid, most)]
    const cells = sides.flatMap((side) => side ?? [])
    return sides.includes(undefined) || cells.length > most ? undefined : cells
  }
  const first = cellAt({ latitude: south, longitude: west }, grid)
  const width = (cellAt({ latitude: south, longitude: east }, grid) % ROW) - (first % ROW) + 1
  const height =
    Math.floor(cellAt({ latitude: north, longitude: west }, grid) / ROW) - Math.floor(first / ROW) + 1
  if (width * height > most) return undefined
  return Array.from({ length: height }, (_, row) => row).flatMap((row) =>
    Array.from({ length: width }, (_, column) => first + row * ROW + column),
  )
}

/** More than a row of the finest grid has; all numbers stay below 2^31. */
const ROW = 2 ** 15

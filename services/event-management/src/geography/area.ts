import { type Box, boxAround, type Point } from './sphere.ts'

/** The searched area: around a point, or a rectangle. */
export type Area = { center: Point; withinM: number } | { viewport: Box }

export function boxOf(area: Area): Box {
  return 'viewport' in area ? area.viewport : boxAround(area.center, area.withinM)
}

/** Distances are measured from here. */
export function middleOf(area: Area): Point {
  if ('center' in area) return area.center
  const { south, north, west, east } = area.viewport
  const middle = (west + (west > east ? east + 360 : east)) / 2
  return { latitude: (south + north) / 2, longitude: middle > 180 ? middle - 360 : middle }
}

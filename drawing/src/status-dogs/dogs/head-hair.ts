import { ellipsePoints, type Point } from '../../geometry.ts'
import { scallops, tufts } from '../../path.ts'
import { inked } from '../ink.ts'
import type { Coat, Head } from './breed.ts'
import type { Features } from './head-marks.ts'

export function fringe(head: Head, coat: Coat, at: Features, line: number): string {
  const [w, h] = head.skull
  const middle = at.turn * 12
  const shape = tufts(
    smoothBand([
      [-w * 0.86, -h * 0.2],
      [-w * 0.6, -h * 0.9],
      [middle, -h * 1.16],
      [w * 0.66, -h * 0.88],
      [w * 0.92, -h * 0.2],
      [at.eyes[1][0] + 4, at.eyes[1][1] - 3],
      [middle, at.eyes[0][1] - 12],
      [at.eyes[0][0] - 4, at.eyes[0][1] - 3],
    ]),
    12,
  )
  return inked(shape, coat.light, { line: line * 0.8, depth: 4 })
}

export function topknot(head: Head, coat: Coat, at: Features, line: number, light: Point): string {
  const [w, h] = head.skull
  const shape = scallops(ellipsePoints([at.turn * 4, -h * 0.86], w * 0.92, h * 0.52, 40), 8)
  return inked(shape, coat.ears, { line, depth: 5, light })
}

/** More points between the given ones, so that tufts can walk along them. */
function smoothBand(points: readonly Point[]): Point[] {
  return points.flatMap((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    return [0, 0.25, 0.5, 0.75].map(
      (t): Point => [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t],
    )
  })
}

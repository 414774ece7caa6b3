import { angleOf, type Joint, type Point, polar, spline } from '../../geometry.ts'
import { ellipse, taper } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { tint } from '../color.ts'
import { inked } from '../ink.ts'

/** A collar around the neck, where it shows best below the head. */
export function collar(
  neck: readonly Joint[],
  color: string,
  view: 'side' | 'front' | 'back',
  line: number,
): string {
  const path = spline(neck)
  const index = Math.round(path.length * (view === 'side' ? 0.36 : 0.3))
  const at = path[index]
  const next = path[Math.min(path.length - 1, index + 1)]
  const end = path.at(-1)
  if (at === undefined || next === undefined || end === undefined) return ''
  const heading = angleOf([at[0], at[1]], [end[0], end[1]])
  const middle: Point = [at[0], at[1]]
  const half = at[2] * 0.98
  const sag = view === 'back' ? -2 : half * 0.34
  const left = polar(middle, heading - 90, half)
  const right = polar(middle, heading + 90, half)
  const low = polar(middle, heading + 180, sag)
  const thick = 4.6
  const band = taper([
    [left[0], left[1], thick * 0.8],
    [low[0], low[1], thick],
    [right[0], right[1], thick * 0.8],
  ])
  const hang =
    view === 'side'
      ? polar(polar(middle, heading + 90, half * 0.62), heading + 180, sag * 0.6 + thick + 5)
      : polar(low, 90, thick + 5)
  const disc = ellipse(hang[0], hang[1], 6)
  return group(
    inked(band, color, { line: line * 0.8, depth: 2 }),
    view === 'back'
      ? ''
      : inked(disc, '#f3c64f', {
          line: line * 0.8,
          depth: 2,
          inside: fill(ellipse(hang[0] - 1.6, hang[1] - 1.8, 1.8), tint('#f3c64f', 0.12)),
        }),
  )
}

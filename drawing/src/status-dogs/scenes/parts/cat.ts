import type { Point } from '../../../geometry.ts'
import { ellipse, polygon, smooth, taper } from '../../../path.ts'
import { fill, group, place } from '../../../svg.ts'
import { shade, tint } from '../../color.ts'
import { inked, scratch } from '../../ink.ts'

export interface CatLook {
  coat?: string
  eye?: string
  /** 0 wide open, 1 nearly shut. */
  lids?: number
  look?: number
  rotate?: number
}

/** A cat's head from the front around `at`, `size` wide from cheek to cheek. */
export function catHead(
  at: Point,
  size: number,
  { coat = '#6d6a78', eye = '#c9dd5a', lids = 0.4, look = 0, rotate = 0 }: CatLook = {},
): string {
  const scale = size / 100
  const line = 3 / scale
  const ear = (side: number) =>
    polygon([
      [side * 44, -8],
      [side * 42, -58],
      [side * 8, -34],
    ])
  const inner = (side: number) =>
    polygon([
      [side * 38, -18],
      [side * 37, -46],
      [side * 18, -32],
    ])
  const eyeball = (side: number) =>
    group(
      inked(ellipse(side * 21, -4, 12, 11), eye, {
        line: line * 0.8,
        depth: 0,
        inside: group(
          fill(ellipse(side * 21 + look * 5, -3, 3.6, 9), '#2c2028'),
          fill(`M${side * 21 - 16} -20h32v${4 + lids * 22}h-32Z`, shade(coat, 0.08)),
        ),
      }),
      scratch(`M${side * 21 - 12} ${-16 + lids * 22}h24`, line * 0.9),
    )
  const face = smooth(
    [
      [0, -38],
      [34, -30],
      [50, 2],
      [36, 28],
      [0, 36],
      [-36, 28],
      [-50, 2],
      [-34, -30],
    ],
    true,
  )
  return place(
    group(
      inked([ear(-1), ear(1), face], coat, {
        line,
        depth: 5,
        inside: group(
          fill(inner(-1), '#e8a3a0'),
          fill(inner(1), '#e8a3a0'),
          fill('M-5 -40h10l-3 16h-4ZM-20 -38h8l0 12ZM20 -38h-8l0 12Z', shade(coat, 0.12)),
          fill(ellipse(0, 22, 22, 15), tint(coat, 0.3)),
        ),
      }),
      eyeball(-1),
      eyeball(1),
      fill('M-6 9h12l-6 7Z', '#d9727a'),
      scratch('M0 16v5M0 21Q-7 28 -14 23M0 21Q7 28 14 23', line * 0.8),
      scratch('M-34 14L-66 8M-34 20L-64 24M34 14L66 8M34 20L64 24', line * 0.55),
    ),
    { x: at[0], y: at[1], rotate, scale, scaleY: scale },
  )
}

/** A ginger cat that sits on `at`; `size` is the width of its head. */
export function sittingCat(
  at: Point,
  size: number,
  { tail = true, coat = '#e3924e', ...look }: CatLook & { tail?: boolean } = {},
): string {
  const scale = size / 130
  const line = 3 / scale
  const curl = taper([
    [-34, -12, 12],
    [-78, -22, 12],
    [-74, -76, 11],
    [-50, -88, 9],
  ])
  const trunk = smooth(
    [
      [-30, -120],
      [30, -120],
      [52, -40],
      [46, 0],
      [-46, 0],
      [-52, -40],
    ],
    true,
  )
  const body = group(
    tail ? inked(curl, coat, { line, depth: 4 }) : '',
    inked(trunk, coat, { line, depth: 8, inside: fill(ellipse(0, -58, 22, 46), '#fbe3bd') }),
    scratch('M-12 -50V-6M12 -50V-6', line),
    inked([ellipse(-18, -4, 16, 10), ellipse(18, -4, 16, 10)], '#fbe3bd', { line, depth: 3 }),
  )
  return group(
    place(body, { x: at[0], y: at[1], scale, scaleY: scale }),
    catHead([at[0], at[1] - 150 * scale], size, { coat, ...look }),
  )
}

import type { Point } from '../../../geometry.ts'
import { box, taper } from '../../../path.ts'
import { fill, group, stroke } from '../../../svg.ts'
import { inked, scratch } from '../../ink.ts'

export function awning(): string {
  return group(
    inked(box(6, -10, 438, 80), '#f7efe0', {
      depth: 0,
      inside: group(
        ...Array.from({ length: 5 }, (_, i) => fill(box(6 + i * 97.4, -20, 48.7, 100), '#d9483b')),
      ),
    }),
    ...Array.from({ length: 9 }, (_, i) =>
      inked(`M${6 + i * 48.7} 66h48.7v8a24.3 24 0 0 1 -48.7 0Z`, i % 2 === 0 ? '#d9483b' : '#f7efe0', {
        depth: 3,
      }),
    ),
  )
}

export function stallFront(): string {
  return group(
    inked(box(28, 338, 396, 108, 4), '#d98b52', {
      depth: 6,
      inside: stroke('M128 330V450M324 330V450', '#b86f3f', 3),
    }),
    inked(box(12, 322, 428, 24, 5), '#f0c07a', { depth: 4 }),
  )
}

export function sausage([x, y]: Point): string {
  return group(
    scratch(`M${x} ${y - 40}V${y}`, 3),
    inked(
      taper([
        [x, y + 8, 12],
        [x + 7, y + 44, 14],
        [x, y + 82, 12],
      ]),
      '#c9583f',
      { depth: 4 },
    ),
    inked(
      taper([
        [x + 3, y + 108, 12],
        [x - 6, y + 140, 14],
        [x + 2, y + 172, 12],
      ]),
      '#c9583f',
      { depth: 4 },
    ),
  )
}

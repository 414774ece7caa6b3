import type { Point } from '../../../geometry.ts'
import { arc, box, ellipse } from '../../../path.ts'
import { fill, group, stroke } from '../../../svg.ts'
import { inked, scratch } from '../../ink.ts'

/** A stone gatepost, its foot at the point. */
export function pillar([x, y]: Point): string {
  return group(
    fill(ellipse(x + 8, y, 62, 10), '#4a1f45', 0.3),
    inked(box(x - 40, y - 330, 80, 330, 3), '#c9b3a6', {
      depth: 9,
      inside: fill([0, 1, 2, 3, 4].map((i) => box(x - 60, y - 8 - i * 66, 140, 4)).join(''), '#a9938a'),
    }),
    inked(box(x - 50, y - 350, 100, 24, 4), '#dccabc', { depth: 4 }),
    inked(`M${x - 36} ${y - 350}L${x} ${y - 392}L${x + 36} ${y - 350}Z`, '#dccabc', { depth: 5 }),
  )
}

/** Tall bars with spear heads that fill the right third of the window. */
export function ironGate(): string {
  const bars = [496, 540, 584, 628, 672, 716]
  const tip = (x: number) => Math.round(120 - Math.sin(((x - 470) / 260) * Math.PI) * 58)
  const iron = bars.map((x) => `M${x} 424V${tip(x)}`).join('')
  return group(
    scratch(`${iron}M470 396H730M470 252H730${arc(606, 150, 136, 74, 184, 350)}`, 9, '#3b3348'),
    fill(
      bars.map((x) => `M${x - 10} ${tip(x) + 2}L${x} ${tip(x) - 26}L${x + 10} ${tip(x) + 2}Z`).join(''),
      '#3b3348',
    ),
    ...bars.slice(0, 5).map((x) => stroke(ellipse(x + 22, 324, 17), '#3b3348', 5)),
    inked(box(604, 232, 26, 40, 4), '#5a4f68', { line: 2.6, depth: 3 }),
  )
}

import { between, type Point } from '../../../geometry.ts'
import { num } from '../../../path.ts'
import { stroke } from '../../../svg.ts'

/** Threads from a knot to the line between two corners, joined by sagging cross threads. */
export function cobweb(knot: Point, a: Point, b: Point, color = '#fffaf0', width = 2.2): string {
  const shares = [0, 0.34, 0.67, 1]
  const spokes = shares.map((t) => `M${num(knot[0])} ${num(knot[1])}L${point(between(a, b, t))}`)
  const rings = [0.32, 0.56, 0.8, 1].map((reach) =>
    shares
      .map((t, i) => {
        const end = point(between(knot, between(a, b, t), reach))
        const sag = between(knot, between(a, b, t - 0.17), reach * 0.86)
        return i === 0 ? `M${end}` : `Q${point(sag)} ${end}`
      })
      .join(''),
  )
  return stroke([...spokes, ...rings].join(''), color, width, { opacity: 0.9 })
}

function point([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

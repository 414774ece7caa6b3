import { angleOf, distance, ellipsePoints, type Joint, type Point, polar, sidesOf } from './geometry.ts'
import { createRandom } from './random.ts'

export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Straight lines through the points. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A soft curve through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const first = points[0]
  if (first === undefined) return ''
  const count = points.length
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? first
  let d = `M${num(first[0])} ${num(first[1])}`
  const segments = closed ? count : count - 1
  for (let i = 0; i < segments; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} `
    d += `${num(c[0] - (e[0] - b[0]) / 6)} ${num(c[1] - (e[1] - b[1]) / 6)} ${num(c[0])} ${num(c[1])}`
  }
  return closed ? `${d}Z` : d
}

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx, rotate = 0): string {
  const a = polar([cx, cy], rotate, rx)
  const b = polar([cx, cy], rotate + 180, rx)
  const arc = `A${num(rx)} ${num(ry)} ${num(rotate)} 1 1 `
  return `M${num(a[0])} ${num(a[1])}${arc}${num(b[0])} ${num(b[1])}${arc}${num(a[0])} ${num(a[1])}Z`
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r)
}

export function line(from: Point, to: Point): string {
  return polygon([from, to], false)
}

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`
  const corner = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`
  const w = num(width - 2 * r)
  const h = num(height - 2 * r)
  return (
    `M${num(x + r)} ${num(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}` +
    `h-${w}${corner(-r, -r)}v-${h}${corner(r, -r)}Z`
  )
}

/** A limb, a tail, a trunk, a sausage: a curve through the joints with their thicknesses and round ends. */
export function taper(joints: readonly Joint[], edge: Edge = 'smooth', tuft = 6): string {
  return edged(taperPoints(joints), edge, tuft)
}

export function taperPoints(joints: readonly Joint[]): Point[] {
  const { left, right, startCap, endCap } = sidesOf(joints)
  return [...left, ...endCap, ...right.reverse(), ...startCap]
}

/** A brush stroke along the points, `from` wide at its start and `to` at its end. */
export function brush(points: readonly Point[], from: number, to: number): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach((point, i) => {
    const angle = angleOf(points[i - 1] ?? point, points[i + 1] ?? point)
    const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) / 2
    left.push(polar(point, angle - 90, half))
    right.push(polar(point, angle + 90, half))
  })
  return smooth([...left, ...right.reverse()], true)
}

/** The outline of the same limb without its root: for a limb that grows out of a body. */
export function taperFrom(joints: readonly Joint[], start: number): string {
  const { left, right, endCap } = sidesOf(joints)
  const skip = Math.round(left.length * start)
  return smooth([...left.slice(skip), ...endCap, ...right.slice(skip).reverse()])
}

/** Every point mapped by the edge: `smooth` skin, `curl` woolly scallops, `shag` tufts of long hair. */
export type Edge = 'smooth' | 'curl' | 'shag'

export function edged(points: readonly Point[], edge: Edge, tuft: number): string {
  if (edge === 'curl') return scallops(points, tuft)
  if (edge === 'shag') return tufts(points, tuft)
  return smooth(points, true)
}

/** A closed outline of round bumps: clouds, wool, bushes, pompoms. */
export function scallops(outline: readonly Point[], bump: number): string {
  const points = spaced(outline, bump * 1.7)
  let d = ''
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    if (i === 0) d += `M${num(point[0])} ${num(point[1])}`
    const r = num(distance(point, next) * 0.56)
    d += `A${r} ${r} 0 0 1 ${num(next[0])} ${num(next[1])}`
  })
  return `${d}Z`
}

/** A closed outline of hair tufts that lean along the outline. */
export function tufts(outline: readonly Point[], length: number): string {
  const points = spaced(outline, length * 1.5)
  let d = ''
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    if (i === 0) d += `M${num(point[0])} ${num(point[1])}`
    const along = (Math.atan2(next[1] - point[1], next[0] - point[0]) * 180) / Math.PI
    const gap = distance(point, next)
    const tip = polar(polar(point, along, gap * 0.78), along - 90, length * (i % 2 === 0 ? 0.55 : 0.38))
    const bend = polar(polar(point, along, gap * 0.3), along - 90, length * 0.36)
    d += `Q${num(bend[0])} ${num(bend[1])} ${num(tip[0])} ${num(tip[1])}L${num(next[0])} ${num(next[1])}`
  })
  return `${d}Z`
}

/** An uneven round shape, the same for the same seed. */
export function blob(cx: number, cy: number, rx: number, ry: number, wobble = 0.08, seed = 1): string {
  const random = createRandom(seed)
  const points = ellipsePoints([cx, cy], rx, ry, 10).map(([x, y]): Point => {
    const k = 1 + (random.next() * 2 - 1) * wobble
    return [cx + (x - cx) * k, cy + (y - cy) * k]
  })
  return smooth(points, true)
}

export function cloudShape(
  cx: number,
  cy: number,
  width: number,
  height: number,
  bump = height * 0.34,
): string {
  return scallops(ellipsePoints([cx, cy], width / 2, height / 2, 40), bump)
}

export function star(
  cx: number,
  cy: number,
  outer: number,
  inner = outer * 0.45,
  points = 5,
  rotate = -90,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar([cx, cy], rotate + (180 * i) / points, i % 2 === 0 ? outer : inner),
    ),
  )
}

/** An open arc, degrees clockwise from the right. */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fromDegrees: number,
  toDegrees: number,
): string {
  const steps = Math.max(4, Math.ceil(Math.abs(toDegrees - fromDegrees) / 20))
  const points = Array.from({ length: steps + 1 }, (_, i): Point => {
    const radians = ((fromDegrees + ((toDegrees - fromDegrees) * i) / steps) * Math.PI) / 180
    return [cx + Math.cos(radians) * rx, cy + Math.sin(radians) * ry]
  })
  return smooth(points)
}

/** The outline walked at equal steps. */
function spaced(outline: readonly Point[], step: number): Point[] {
  const closed = [...outline, ...outline.slice(0, 1)]
  let total = 0
  for (let i = 1; i < closed.length; i++) total += distance(closed[i - 1] ?? [0, 0], closed[i] ?? [0, 0])
  const count = Math.max(5, Math.round(total / step))
  const gap = total / count
  const points: Point[] = []
  let walked = 0
  let nextDistance = 0
  for (let i = 1; i < closed.length; i++) {
    const a = closed[i - 1] ?? [0, 0]
    const b = closed[i] ?? [0, 0]
    const length = distance(a, b)
    while (nextDistance <= walked + length && points.length < count) {
      const t = length === 0 ? 0 : (nextDistance - walked) / length
      points.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t])
      nextDistance += gap
    }
    walked += length
  }
  return points
}

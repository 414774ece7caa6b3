export type Point = readonly [x: number, y: number]

/** Tenths are finer than any pixel that is ever drawn. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

/** Straight lines through the points. */
export function polygon(points: readonly Point[], isClosed = true): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${isClosed ? 'Z' : ''}`
}

/** A soft curve through the points. */
export function smooth(points: readonly Point[], isClosed = false): string {
  const count = points.length
  const at = (i: number): Point =>
    points[isClosed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0]
  const [startX, startY] = at(0)
  let d = `M${n(startX)} ${n(startY)}`
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${n(leave[0])} ${n(leave[1])} ${n(arrive[0])} ${n(arrive[1])} ${n(to[0])} ${n(to[1])}`
  }
  return isClosed ? `${d}Z` : d
}

export function circle(cx: number, cy: number, r: number): string {
  return ellipse(cx, cy, r, r)
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const arc = `a${n(rx)} ${n(ry)} 0 1 1 `
  return `M${n(cx - rx)} ${n(cy)}${arc}${n(2 * rx)} 0${arc}${n(-2 * rx)} 0Z`
}

export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return (
    `M${n(x + r)} ${n(y)}h${n(w)}${corner(r, r)}v${n(h)}${corner(-r, r)}` +
    `h${n(-w)}${corner(-r, -r)}v${n(-h)}${corner(r, -r)}Z`
  )
}

export function line(from: Point, to: Point): string {
  return polygon([from, to], false)
}

/** The point at an angle in degrees, clockwise from the right, and a distance. */
export function polar(cx: number, cy: number, degrees: number, radius: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [cx + Math.cos(radians) * radius, cy + Math.sin(radians) * radius]
}

/** A curve that is thick at one end and thin at the other: a branch, a blade, a stroke of a brush. */
export function taper(points: readonly Point[], from: number, to: number): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], i) => {
    const before = points[i - 1] ?? [x, y]
    const after = points[i + 1] ?? [x, y]
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
    const half = (from + ((to - from) * i) / Math.max(1, points.length - 1)) / 2
    left.push([x + Math.sin(angle) * half, y - Math.cos(angle) * half])
    right.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half])
  })
  return smooth([...left, ...right.reverse()], true)
}

export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  points: number,
  turn = -90,
): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i) =>
      polar(cx, cy, turn + (180 * i) / points, i % 2 === 0 ? outer : inner),
    ),
  )
}

/** A list of something for each number from 0. */
export function times<Item>(count: number, make: (i: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i))
}

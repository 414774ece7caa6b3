import type { Point } from '../../geometry.ts'
import { num, polygon, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'
import { times } from '../../times.ts'

/** The outline of a layer of land: its skyline, closed at `bottom`. */
export interface Ground {
  random: Random
  width: number
  y: number
  /** How far it goes up and down. */
  swing: number
  bottom: number
}

/** Rounded, far between. */
export function hills({ random, width, y, swing, bottom }: Ground, count = 5): string {
  const phase = random.between(0, 6)
  const line = times(count * 2 + 3, (i): Point => {
    const x = ((i - 1) / (count * 2)) * width
    return [x, y + Math.sin(phase + i * 1.9) * swing * 0.45 + random.between(-0.5, 0.5) * swing]
  })
  return closed(smooth(line), line, bottom)
}

/** Steep and broken, as if cut with a knife. */
export function crags({ random, width, y, swing, bottom }: Ground, peaks = 4): string {
  let line: Point[] = times(peaks * 2 + 1, (i): Point => {
    const x = (i / (peaks * 2)) * width
    return [x, i % 2 === 1 ? y - swing * random.between(0.45, 1) : y + swing * random.between(-0.1, 0.25)]
  })
  for (const rough of [0.16, 0.08]) {
    line = line.flatMap(([x, top], i) => {
      const next = line[i + 1]
      if (!next) return [[x, top] as const]
      const middle = random.between(0.35, 0.65)
      const bend = (random.next() - 0.5) * 2 * rough * swing
      return [[x, top] as const, [x + (next[0] - x) * middle, top + (next[1] - top) * middle + bend] as const]
    })
  }
  return closed(polygon(line, false), line, bottom)
}

function closed(line: string, points: readonly Point[], bottom: number): string {
  const [first, last] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0]
  return `${line}L${num(last)} ${num(bottom)}L${num(first)} ${num(bottom)}Z`
}

/** A cone with a soft foot, and its cap of snow. */
export function volcano(cx: number, foot: number, width: number, height: number) {
  const half = width / 2
  const rim = width * 0.065
  const slope = (t: number, side: number): Point => [
    cx + side * (rim + (half - rim) * t ** 1.55),
    foot - height + height * t,
  ]
  const side = (sign: number) => times(9, (i) => slope(i / 8, sign))
  const snowLine: Point[] = [
    slope(0.34, 1),
    [cx + rim * 1.15, foot - height * 0.76],
    [cx + rim * 0.62, foot - height * 0.6],
    [cx + rim * 0.05, foot - height * 0.74],
    [cx - rim * 0.5, foot - height * 0.58],
    [cx - rim * 1.1, foot - height * 0.74],
    slope(0.3, -1),
  ]
  const flank = (sign: number) => [slope(0, sign), slope(0.12, sign), slope(0.22, sign)]
  return {
    mountain: polygon([...side(-1).reverse(), ...side(1)]),
    snow: polygon([...flank(-1).reverse(), ...flank(1), ...snowLine]),
  }
}

/** Blades along a line of ground. */
export function grass(random: Random, width: number, y: number, height: number, count: number): string {
  return times(count, () => {
    const x = random.between(0, width)
    const lean = random.between(-0.5, 0.5) * height
    const tall = height * random.between(0.4, 1)
    const half = height * 0.05
    return `M${num(x - half)} ${num(y)}Q${num(x)} ${num(y - tall * 0.6)} ${num(x + lean)} ${num(y - tall)}Q${num(x + half)} ${num(y - tall * 0.5)} ${num(x + half)} ${num(y)}Z`
  }).join('')
}

/** A way that narrows towards the horizon. */
export function road(from: Point, to: Point, fromWidth: number, toWidth: number, bend: number): string {
  const [x, y] = from
  const [endX, endY] = to
  const middle = (y + endY) / 2
  return (
    `M${num(x - fromWidth / 2)} ${num(y)}C${num(x - fromWidth / 3 + bend)} ${num(middle)} ${num(endX - toWidth / 2 - bend)} ${num(middle)} ${num(endX - toWidth / 2)} ${num(endY)}` +
    `H${num(endX + toWidth / 2)}C${num(endX + toWidth / 2 - bend)} ${num(middle)} ${num(x + fromWidth / 3 + bend)} ${num(middle)} ${num(x + fromWidth / 2)} ${num(y)}Z`
  )
}

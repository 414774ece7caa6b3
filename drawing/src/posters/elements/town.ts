import type { Point } from '../../geometry.ts'
import { box, num, polygon, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'
import { times } from '../../times.ts'

export interface Skyline {
  walls: string
  windows: string
}

/** Houses side by side from `from` to `to`, standing on `foot`. */
export function skyline(
  random: Random,
  from: number,
  to: number,
  foot: number,
  [low, high]: readonly [low: number, high: number],
  unit: number,
): Skyline {
  let walls = ''
  let windows = ''
  for (let x = from; x < to; ) {
    const width = unit * random.between(26, 66)
    const height = random.between(low, high)
    const top = foot - height
    walls += box(x, top, width, height) + roof(random, x, top, width, unit)
    const [columns, rows] = [Math.floor(width / (unit * 11)), Math.floor(height / (unit * 15))]
    const isLit = random.chance(0.75)
    for (let row = 0; isLit && row < Math.min(rows, 14); row++) {
      for (let column = 0; column < columns; column++) {
        if (random.chance(0.66)) continue
        const step = width / columns
        windows += box(x + (column + 0.3) * step, top + (row + 0.5) * unit * 15, unit * 4.2, unit * 6.6)
      }
    }
    x += width * random.between(0.92, 1.06)
  }
  return { walls, windows }
}

function roof(random: Random, x: number, top: number, width: number, unit: number): string {
  const u = unit
  switch (random.integer(0, 6)) {
    case 0:
      return (
        box(x + width * 0.3, top - u * 46, u * 2, u * 46) +
        box(x + width * 0.3 - u * 5, top - u * 34, u * 12, u * 1.6)
      )
    case 1:
      return box(x + width * 0.18, top - u * 14, width * 0.5, u * 15)
    case 2:
      return polygon([
        [x, top + 1],
        [x + width, top - u * 20],
        [x + width, top + 1],
      ])
    case 3:
      return tank(x + width * 0.5, top, u)
    case 4:
      return (
        box(x + width * 0.14, top - u * 12, width * 0.72, u * 13) +
        box(x + width * 0.3, top - u * 24, width * 0.4, u * 13)
      )
    default:
      return ''
  }
}

/** A water tank on its legs. */
export function tank(cx: number, foot: number, u: number): string {
  const legs = [-9, 0, 9].map((dx) => box(cx + (dx - 1) * u, foot - 12 * u, 2 * u, 12 * u)).join('')
  const hat: Point[] = [
    [cx - 14 * u, foot - 30 * u],
    [cx, foot - 38 * u],
    [cx + 14 * u, foot - 30 * u],
  ]
  return legs + box(cx - 12 * u, foot - 30 * u, 24 * u, 20 * u) + polygon(hat)
}

/** Two posts and their beams. `width` is between the feet. */
export function torii(cx: number, foot: number, width: number): string {
  const height = width * 1.02
  const half = width / 2
  const thick = width * 0.1
  const top = foot - height
  const post = (side: number): string =>
    polygon([
      [cx + side * (half - thick * 0.1) - thick / 2, foot],
      [cx + side * (half - thick * 0.9) - thick * 0.42, top + thick],
      [cx + side * (half - thick * 0.9) + thick * 0.42, top + thick],
      [cx + side * (half - thick * 0.1) + thick / 2, foot],
    ])
  const reach = half * 1.42
  const beam =
    `M${num(cx - reach)} ${num(top - thick * 0.75)}Q${num(cx)} ${num(top + thick * 0.55)} ${num(cx + reach)} ${num(top - thick * 0.75)}` +
    `L${num(cx + reach * 0.95)} ${num(top + thick * 0.5)}Q${num(cx)} ${num(top + thick * 1.5)} ${num(cx - reach * 0.95)} ${num(top + thick * 0.5)}Z`
  const tie = box(cx - half * 1.18, top + height * 0.25, half * 2.36, thick * 0.78)
  return (
    post(-1) + post(1) + beam + tie + box(cx - thick * 0.3, top + thick * 0.6, thick * 0.6, height * 0.25)
  )
}

/** Roofs over each other with lifted eaves. `width` is that of the lowest. */
export function pagoda(cx: number, foot: number, width: number, storeys: number): string {
  const step = width * 0.38
  let d = box(cx - width * 0.4, foot - width * 0.06, width * 0.8, width * 0.06)
  for (let i = 0; i < storeys; i++) {
    const share = 1 - i * 0.12
    const base = foot - i * step
    const eave = (width / 2) * share
    const body = eave * 0.56
    const at = base - step * 0.62
    d += box(cx - body, at, body * 2, step * 0.62)
    d +=
      `M${num(cx - eave)} ${num(at - step * 0.06)}Q${num(cx - eave * 0.6)} ${num(at - step * 0.04)} ${num(cx - body * 0.8)} ${num(at - step * 0.42)}` +
      `H${num(cx + body * 0.8)}Q${num(cx + eave * 0.6)} ${num(at - step * 0.04)} ${num(cx + eave)} ${num(at - step * 0.06)}` +
      `Q${num(cx)} ${num(at + step * 0.2)} ${num(cx - eave)} ${num(at - step * 0.06)}Z`
  }
  const top = foot - storeys * step
  return d + box(cx - width * 0.012, top - step * 0.75, width * 0.024, step * 0.85)
}

/** Towers with pointed roofs on a wall. */
export function castle(
  random: Random,
  cx: number,
  foot: number,
  width: number,
): { walls: string; roofs: string; windows: string } {
  let walls = box(cx - width * 0.36, foot - width * 0.34, width * 0.72, width * 0.34)
  let roofs = ''
  let windows = ''
  walls += times(8, (i) =>
    box(cx - width * 0.36 + i * width * 0.094, foot - width * 0.38, width * 0.055, width * 0.05),
  ).join('')
  const towers = [-0.4, 0.4, -0.2, 0.22, 0.02].map(
    (dx, i) => [dx, [0.52, 0.6, 0.78, 0.68, 1.06][i] ?? 0.6] as const,
  )
  for (const [dx, tall] of towers) {
    const half = width * random.between(0.052, 0.075)
    const x = cx + dx * width
    const top = foot - width * tall * random.between(0.94, 1.06)
    walls += box(x - half, top, half * 2, foot - top) + box(x - half * 1.22, top, half * 2.44, half * 0.7)
    roofs += polygon([
      [x - half * 1.45, top],
      [x, top - half * random.between(3.2, 4.4)],
      [x + half * 1.45, top],
    ])
    windows += box(x - half * 0.24, top + half * 1.5, half * 0.48, half * 1.1, half * 0.24)
    windows += box(x - half * 0.24, top + half * 4, half * 0.48, half * 1.1, half * 0.24)
  }
  return { walls, roofs, windows }
}

/** Poles that get smaller towards the distance, and the wires between them. */
export function poleLine(feet: readonly (readonly [x: number, foot: number, height: number])[]) {
  let poles = ''
  let wires = ''
  feet.forEach(([x, foot, height], i) => {
    const w = height * 0.022
    poles += polygon([
      [x - w, foot],
      [x - w * 0.7, foot - height],
      [x + w * 0.7, foot - height],
      [x + w, foot],
    ])
    poles += box(x - height * 0.14, foot - height * 0.95, height * 0.28, w * 1.1)
    poles += box(x - height * 0.1, foot - height * 0.85, height * 0.2, w * 1.1)
    poles += box(x + w, foot - height * 0.76, w * 3, height * 0.1, w)
    const next = feet[i + 1]
    if (!next) return
    for (const [side, at] of [
      [-0.13, 0.96],
      [0.13, 0.96],
      [-0.09, 0.86],
      [0.09, 0.86],
    ] as const) {
      const from: Point = [x + side * height, foot - height * at]
      const to: Point = [next[0] + side * next[2], next[1] - next[2] * at]
      const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.07
      wires += smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to])
    }
  })
  return { poles, wires }
}

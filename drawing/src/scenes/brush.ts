import type { Frame } from './family.ts'
import { smoothstep } from './noise.ts'
import type { Light } from './tone.ts'

/** A tapered stroke. Lengths are in picture heights. */
export interface Stroke {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly radius1: number
  readonly radius2: number
}

/** Lays a stroke over a band. `blur` widens its edge. */
export function paintStroke(
  stroke: Stroke,
  light: Light,
  blur: number,
  frame: Frame,
  band: Float32Array,
  top: number,
  rows: number,
): void {
  const { width, height, pixel, aspect } = frame
  const step = aspect / width
  const { x1, y1, radius1, radius2 } = stroke
  const edge = Math.max(pixel * 0.7, blur)
  const reach = Math.max(radius1, radius2) + edge
  const firstRow = Math.max(top, Math.floor((Math.min(y1, stroke.y2) - reach) * height))
  const lastRow = Math.min(top + rows - 1, Math.ceil((Math.max(y1, stroke.y2) + reach) * height))
  if (firstRow > lastRow) return
  const firstColumn = Math.max(0, Math.floor((Math.min(x1, stroke.x2) - reach) / step))
  const lastColumn = Math.min(width - 1, Math.ceil((Math.max(x1, stroke.x2) + reach) / step))
  const dx = stroke.x2 - x1
  const dy = stroke.y2 - y1
  const square = dx * dx + dy * dy || 1e-9
  for (let row = firstRow; row <= lastRow; row++) {
    const py = (row + 0.5) * pixel - y1
    for (let column = firstColumn; column <= lastColumn; column++) {
      const px = (column + 0.5) * step - x1
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / square))
      const gapX = px - dx * t
      const gapY = py - dy * t
      const radius = radius1 + (radius2 - radius1) * t
      const gap = Math.sqrt(gapX * gapX + gapY * gapY) - radius
      if (gap > edge) continue
      // Strokes thinner than a pixel become transparent instead of vanishing.
      const cover = smoothstep(edge, -edge, gap) * Math.min(1, (radius * 2 + edge) / (edge * 2))
      const at = ((row - top) * width + column) * 3
      for (let i = 0; i < 3; i++)
        band[at + i] = (band[at + i] ?? 0) + ((light[i] ?? 0) - (band[at + i] ?? 0)) * cover
    }
  }
}

/** A curved branch with side twigs, as strokes from thick to thin. */
export function growBranch(
  random: { between(low: number, high: number): number; chance(share: number): boolean },
  x: number,
  y: number,
  angle: number,
  length: number,
  radius: number,
  depth: number,
  strokes: Stroke[],
): void {
  const parts = 5
  let [px, py, direction] = [x, y, angle]
  const bend = random.between(-0.25, 0.25)
  for (let i = 0; i < parts; i++) {
    direction += bend / parts + random.between(-0.18, 0.18)
    const nx = px + (Math.cos(direction) * length) / parts
    const ny = py + (Math.sin(direction) * length) / parts
    const taper = (k: number) => radius * (1 - 0.8 * (k / parts))
    strokes.push({ x1: px, y1: py, x2: nx, y2: ny, radius1: taper(i), radius2: taper(i + 1) })
    px = nx
    py = ny
    if (depth > 0 && i > 0 && random.chance(0.75)) {
      const side = random.chance(0.5) ? 1 : -1
      growBranch(
        random,
        px,
        py,
        direction + side * random.between(0.4, 0.95),
        length * random.between(0.3, 0.55),
        taper(i) * 0.6,
        depth - 1,
        strokes,
      )
    }
  }
}

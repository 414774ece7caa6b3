import type { Frame } from './family.ts'
import { gradient2, smoothstep } from './noise.ts'
import type { Light } from './tone.ts'

/** A light that is out of focus. Lengths are in picture heights. */
export interface BokehDisc {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly light: Light
  /** Height over width: reflections on wet ground are tall. */
  readonly stretch: number
  /** Blades of the iris; 0 is round. */
  readonly blades: number
  /** How much brighter the rim is than the middle. */
  readonly rim: number
  /** Width of the edge as a share of the radius. */
  readonly softness: number
}

/** Adds the discs to a band that is filled already. */
export function addBokeh(
  discs: readonly BokehDisc[],
  frame: Frame,
  band: Float32Array,
  top: number,
  rows: number,
): void {
  const { width, height, pixel, aspect } = frame
  const step = aspect / width
  for (const [index, disc] of discs.entries()) {
    const radiusY = disc.radius * disc.stretch
    const firstRow = Math.max(top, Math.floor((disc.y - radiusY) * height - 1))
    const lastRow = Math.min(top + rows - 1, Math.ceil((disc.y + radiusY) * height + 1))
    if (firstRow > lastRow) continue
    const firstColumn = Math.max(0, Math.floor((disc.x - disc.radius) / step - 1))
    const lastColumn = Math.min(width - 1, Math.ceil((disc.x + disc.radius) / step + 1))
    const edge = Math.max(disc.softness, (pixel / disc.radius) * 1.2)
    const sector = disc.blades > 0 ? (2 * Math.PI) / disc.blades : 1
    const [red, green, blue] = disc.light
    for (let row = firstRow; row <= lastRow; row++) {
      const dy = ((row + 0.5) * pixel - disc.y) / radiusY
      for (let column = firstColumn; column <= lastColumn; column++) {
        const dx = ((column + 0.5) * step - disc.x) / disc.radius
        let r = Math.sqrt(dx * dx + dy * dy)
        if (r > 1.05) continue
        if (disc.blades > 0 && r > 0.7) {
          const angle = Math.atan2(dy, dx) + 0.3
          const within = angle - sector * Math.round(angle / sector)
          // Between a polygon and a circle, as irises with curved blades are.
          r *= 0.45 + 0.55 * (Math.cos(within) / Math.cos(sector / 2)) ** 0.8
        }
        const inside = 1 - smoothstep(1 - edge, 1, r)
        if (inside <= 0) continue
        const dust = 1 + 0.05 * gradient2(index, dx * 3, dy * 3)
        const weight = inside * dust * (1 - disc.rim + disc.rim * (0.35 * r * r + 1.6 * r ** 10))
        const at = ((row - top) * width + column) * 3
        band[at] = (band[at] ?? 0) + red * weight
        band[at + 1] = (band[at + 1] ?? 0) + green * weight
        band[at + 2] = (band[at + 2] ?? 0) + blue * weight
      }
    }
  }
}

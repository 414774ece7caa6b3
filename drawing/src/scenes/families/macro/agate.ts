import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { type CellDistances, fbm2, gradient2, octavesFor, smoothstep, worley2 } from '../../noise.ts'
import { createRamp } from '../../tone.ts'

/** A cut and backlit agate: bands around a hollow with crystals. */
export interface Agate {
  readonly kind: 'agate'
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly bands: number
  /** Level at which the crystals of the hollow begin. */
  readonly hollow: number
}

export function agatePicture(recipe: Agate, frame: Frame): Picture {
  const { seed, bands, hollow } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.03)
  const shape = createField(aspect, Math.max(0.005, pixel * 1.5), 1, (x, y, out) => {
    const dx = (x - aspect * 0.54) / aspect
    const dy = y - 0.5
    const a = fbm2(seed, x * 1.3, y * 1.3, 3)
    const b = fbm2(seed + 7, x * 1.3, y * 1.3, 3)
    const radius = Math.hypot(dx * 1.5 + a * 0.25, dy * 1.1 + b * 0.25)
    out[0] =
      radius + 0.09 * fbm2(seed + 14, x * 3 + a, y * 3 + b, 3) + 0.012 * fbm2(seed + 21, x * 16, y * 16, 2)
  })
  const level = new Float64Array(1)
  const cell: CellDistances = { nearest: 0, second: 0, id: 0 }
  const fine = octavesFor(40, pixel, 5)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      shape.sample(x, y, level)
      const d = (level[0] ?? 0) + 0.0025 * fbm2(seed + 30, x * 40, y * 40, fine)
      const v = d * bands
      const broad = 0.5 + 0.75 * gradient2(seed + 40, d * 9, 0.5)
      const soft = smoothstep(0.7, 0.15, pixel * bands * 3)
      const lines =
        (0.2 * gradient2(seed + 41, v * 1.1, 0.5) + 0.16 * gradient2(seed + 42, v * 3.3, 1.5)) * soft
      const cloudy = 0.07 * fbm2(seed + 43, x * 6, y * 6, Math.min(5, fine + 3))
      const t = broad + lines + cloudy
      const crystals = smoothstep(hollow + 0.006, hollow - 0.006, d)
      let facet = 0
      let bright = 0
      if (crystals > 0) {
        worley2(seed + 50, x * 30, y * 30, cell)
        facet = ((cell.id & 255) / 255 - 0.5) * 0.5 + (cell.second - cell.nearest) * 0.25
        bright =
          smoothstep(0.93, 1, ((cell.id >>> 8) & 255) / 255) * 0.6 +
          smoothstep(0.08, 0, cell.second - cell.nearest) * 0.2
        worley2(seed + 51, x * 75, y * 75, cell)
        facet += ((cell.id & 255) / 255 - 0.5) * 0.25
      }
      const rim = Math.exp(-(((d - hollow - 0.01) / 0.008) ** 2)) * 0.55
      const glow = 0.8 + 0.35 * smoothstep(0.75, 0.1, d)
      for (let i = 0; i < 3; i++) {
        const channel = i as 0 | 1 | 2
        const band = ramp.light(Math.abs((((t % 2) + 2) % 2) - 1), channel) * glow + rim
        const crystal = ramp.light(0.62 + facet, channel) * (0.9 + 0.5 * facet) + bright
        out[i] = band + (crystal - band) * crystals
      }
    }),
    development: { grain: 2, vignette: 0.3 },
  }
}

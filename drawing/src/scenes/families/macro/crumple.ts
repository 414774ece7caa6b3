import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { type CellDistances, fbm2, gradient2, octavesFor, worley2 } from '../../noise.ts'
import { shadeRelief } from '../../relief.ts'
import { createRamp } from '../../tone.ts'

/** Crumpled paper or foil in light from the side. */
export interface Crumple {
  readonly kind: 'crumple'
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly scale: number
  readonly depth: number
  readonly gloss: number
}

export function crumplePicture(recipe: Crumple, frame: Frame): Picture {
  const { seed, scale, depth, gloss } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.15)
  const cell: CellDistances = { nearest: 0, second: 0, id: 0 }
  const warp = createField(aspect, 0.02, 2, (x, y, out) => {
    out[0] = 0.1 * fbm2(seed, x * 3, y * 3, 2)
    out[1] = 0.1 * fbm2(seed + 3, x * 3, y * 3, 2)
  })
  const at = new Float64Array(2)
  const levels = Math.min(4, Math.max(1, Math.floor(octavesFor(scale * 2, pixel, 5))))
  const fibres = octavesFor(140, pixel, 3)
  const shade = shadeRelief(frame, {
    channels: 1,
    measure(x, y, out) {
      warp.sample(x, y, at)
      let height = 0
      let size = scale
      for (let i = 0; i < levels; i++) {
        worley2(seed + 10 + i, (x + (at[0] ?? 0)) * size, (y + (at[1] ?? 0)) * size, cell)
        // Differences of squares are planes: each facet is flat.
        height += ((cell.second * cell.second - cell.nearest * cell.nearest) * 0.42) / size / (1 + i * 0.35)
        size *= 1.83
      }
      height += (Math.abs(gradient2(seed + 30, x * scale * 0.6, y * scale * 0.6)) * 0.9) / scale
      out[0] = height * depth + (fibres > 0 ? fbm2(seed + 40, x * 140, y * 140, fibres, 0.7) * 0.00045 : 0)
    },
    shade(_x, y, _values, dx, dy, out) {
      const length = Math.sqrt(1 + dx * dx + dy * dy)
      const diffuse = (0.75 - dx * 0.5 - dy * 0.62) / length
      const tilt = (dx * 0.6 + dy * 0.5 + 0.7) / length
      const shine = gloss * Math.exp(-tilt * tilt * 10)
      const t = 0.06 + 0.66 * Math.max(0, diffuse) + shine - 0.05 * y
      for (let i = 0; i < 3; i++) out[i] = ramp.light(t, i as 0 | 1 | 2)
    },
  })
  return { shade, development: { grain: 2, vignette: 0.2 } }
}

import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor } from '../../noise.ts'
import { shadeRelief } from '../../relief.ts'
import { createRamp } from '../../tone.ts'

/** Poured acrylic paint: colors that flow into each other under a glossy skin. */
export interface Paint {
  readonly kind: 'paint'
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  /** Eddies per picture height. */
  readonly scale: number
  /** Strength of the currents that drag the colors. */
  readonly drag: number
  /** Bands of color from one end of the ramp to the other. */
  readonly bands: number
  readonly gloss: number
}

export function paintPicture(recipe: Paint, frame: Frame): Picture {
  const { seed, scale, drag, bands, gloss } = recipe
  const ramp = createRamp(recipe.colors, 0.02)
  const spacing = Math.max(0.004, frame.pixel * 1.5)
  const currents = createField(frame.aspect, spacing, 3, (x, y, out) => {
    const u = x * scale
    const v = y * scale
    const a = fbm2(seed, u, v, 3)
    const b = fbm2(seed + 20, u + 3.1, v - 7.7, 3)
    const c = fbm2(seed + 40, u + drag * a * 1.6, v + drag * b * 1.6, 4)
    const d = fbm2(seed + 60, u - drag * b * 1.6, v + drag * a * 1.6, 4)
    out[0] = c
    out[1] = d
    out[2] = fbm2(seed + 80, u * 0.5 + drag * c, v * 0.5 + drag * d, 4)
  })
  const flow = new Float64Array(3)
  const fineOctaves = octavesFor(scale * 2.5, frame.pixel, 6)
  const shade = shadeRelief(frame, {
    channels: 2,
    measure(x, y, out) {
      currents.sample(x, y, flow)
      const u = x * scale + drag * (flow[0] ?? 0) * 1.5
      const v = y * scale + drag * (flow[1] ?? 0) * 1.5
      const body = flow[2] ?? 0
      const strands = fbm2(seed + 100, u * 2.5, v * 2.5, fineOctaves, 0.45)
      const value = 0.5 + body * 0.95 + strands * 0.13
      out[1] = value * bands
      out[0] = (body * 0.55 + (flow[0] ?? 0) * 0.25 + strands * 0.035) / scale
    },
    shade(x, y, values, dx, dy, out) {
      const t = values[1] ?? 0
      // Mirrored, so that the ramp has no seam.
      const folded = Math.abs((((t % 2) + 2) % 2) - 1)
      const lit = 1 + 0.28 * Math.tanh((dx + dy) * -0.9)
      const tilt = (dx * 0.75 + dy * 1.1) * 0.5 + 0.8
      const glint = gloss * Math.exp(-tilt * tilt * 20) * (0.6 + 0.4 * gradient2(seed, x * 2, y * 2))
      out[0] = ramp.light(folded, 0) * lit + glint
      out[1] = ramp.light(folded, 1) * lit + glint
      out[2] = ramp.light(folded, 2) * lit + glint * 1.04
    },
  })
  return { shade, development: { grain: 2, vignette: 0.12 } }
}

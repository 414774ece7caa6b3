import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor, smoothstep } from '../../noise.ts'
import { shadeRelief } from '../../relief.ts'
import { createRamp } from '../../tone.ts'

/** Ripples that the wind has drawn in sand, in low light. */
export interface Sand {
  readonly kind: 'sand'
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly ripples: number
  readonly angle: number
}

export function sandPicture(recipe: Sand, frame: Frame): Picture {
  const { seed, ripples } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.2)
  const cos = Math.cos(recipe.angle * 2 * Math.PI)
  const sin = Math.sin(recipe.angle * 2 * Math.PI)
  const waves = createField(aspect, Math.max(0.003, pixel * 1.5), 1, (x, y, out) => {
    // The ground recedes: ripples lie closer together towards the top.
    const far = 1 / (0.45 + 0.75 * y)
    const px = (x - aspect / 2) * far
    const py = -far * 1.35
    const u = px * cos + py * sin
    const v = py * cos - px * sin
    const sway = 0.11 * fbm2(seed, u * 1.3, v * 1.3, 2) + 0.05 * gradient2(seed + 3, u * 3.4, v * 5)
    const phase = (v + sway) * ripples + 1.1 * gradient2(seed + 5, u * 1.8, v * 4)
    const f = phase - Math.floor(phase)
    const slope = smoothstep(0, 0.72, f) * (1 - smoothstep(0.72, 1, f))
    const height = 0.75 + 0.45 * gradient2(seed + 7, u * 2.2, v * 6)
    out[0] = (slope * height * 0.36) / (ripples * far) + 0.05 * fbm2(seed + 9, u * 1.1, v * 1.1, 2)
  })
  const value = new Float64Array(1)
  const grains = octavesFor(160, pixel, 4)
  const shade = shadeRelief(frame, {
    channels: 2,
    measure(x, y, out) {
      waves.sample(x, y, value)
      const grain = grains > 0 ? fbm2(seed + 20, x * 160, y * 190, grains, 0.8) : 0
      out[0] = (value[0] ?? 0) + grain * 0.00045
      out[1] = grain
    },
    shade(x, y, values, dx, dy, out) {
      const length = Math.sqrt(1 + dx * dx + dy * dy)
      const diffuse = (0.34 - dx * 0.55 - dy * 0.72) / length
      const t =
        0.18 + 0.72 * Math.max(0, diffuse) + 0.025 * (values[1] ?? 0) + 0.08 * (1 - y) + 0.04 * (x / aspect)
      for (let i = 0; i < 3; i++) out[i] = ramp.light(t, i as 0 | 1 | 2)
    },
  })
  return { shade, development: { grain: 2.5, vignette: 0.25 } }
}

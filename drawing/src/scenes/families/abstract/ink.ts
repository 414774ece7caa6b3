import type { Frame, Picture } from '../../family.ts'
import { shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor, smoothstep } from '../../noise.ts'
import { lightOf } from '../../tone.ts'

/** Ink or smoke that sinks, curls and thins out. */
export interface Ink {
  readonly kind: 'ink'
  readonly seed: number
  readonly background: readonly [top: string, bottom: string]
  /** One plume each. */
  readonly plumes: readonly {
    readonly color: string
    readonly x: number
    readonly y: number
    readonly reach: number
    readonly density: number
  }[]
  /** Smoke shines on a dark ground, ink swallows light on a bright one. */
  readonly luminous: boolean
  readonly scale: number
}

export function inkPicture(recipe: Ink, frame: Frame): Picture {
  const { seed, scale, plumes, luminous } = recipe
  const top = lightOf(recipe.background[0])
  const bottom = lightOf(recipe.background[1])
  const colors = plumes.map((plume) => lightOf(plume.color))
  const absorption = colors.map((color) =>
    color.map((part) => -Math.log(Math.max(0.004, Math.min(0.99, part)))),
  )
  const spacing = Math.max(0.004, frame.pixel * 1.5)
  const count = plumes.length
  const currents = createField(frame.aspect, spacing, 2 + count, (x, y, out) => {
    const u = x * scale
    const v = y * scale
    const a = fbm2(seed, u, v, 4)
    const b = fbm2(seed + 20, u + 5.2, v + 1.3, 4)
    const c = fbm2(seed + 40, u + 1.9 * a, v + 1.9 * b, 5)
    const d = fbm2(seed + 60, u - 1.9 * b + 8, v + 1.9 * a, 5)
    out[0] = c
    out[1] = d
    for (let i = 0; i < count; i++) {
      const plume = plumes[i]
      if (plume === undefined) continue
      const dx = x - plume.x * frame.aspect + c * 0.32 + a * 0.1
      const dy = y - plume.y + d * 0.32 + b * 0.1
      out[2 + i] = 1 - Math.sqrt(dx * dx + dy * dy) / plume.reach
    }
  })
  const values = new Float64Array(2 + count)
  const octaves = octavesFor(scale * 2.2, frame.pixel, 7)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      currents.sample(x, y, values)
      const c = values[0] ?? 0
      const d = values[1] ?? 0
      const u = x * scale + c * 2.1
      const v = y * scale + d * 2.1
      const wisps = fbm2(seed + 90, u * 2.2, v * 2.2, octaves, 0.52)
      const sheets = 1 - Math.abs(gradient2(seed + 95, u * 1.3 + wisps * 0.5, v * 1.3))
      let [red, green, blue] = [
        top[0] + (bottom[0] - top[0]) * y,
        top[1] + (bottom[1] - top[1]) * y,
        top[2] + (bottom[2] - top[2]) * y,
      ]
      for (let i = 0; i < count; i++) {
        const plume = plumes[i]
        const body = values[2 + i] ?? 0
        if (plume === undefined || body < -0.5) continue
        const edge = smoothstep(-0.05, 0.85, body + wisps * 0.42)
        const amount =
          edge * plume.density * (0.25 + 0.75 * sheets * sheets * sheets + Math.max(0, wisps) * 0.9)
        if (luminous) {
          const color = colors[i]
          red += (color?.[0] ?? 0) * amount
          green += (color?.[1] ?? 0) * amount
          blue += (color?.[2] ?? 0) * amount
        } else {
          const swallowed = absorption[i]
          red *= Math.exp(-(swallowed?.[0] ?? 0) * amount)
          green *= Math.exp(-(swallowed?.[1] ?? 0) * amount)
          blue *= Math.exp(-(swallowed?.[2] ?? 0) * amount)
        }
      }
      out[0] = red
      out[1] = green
      out[2] = blue
    }),
    development: { grain: 2, vignette: 0.15 },
  }
}

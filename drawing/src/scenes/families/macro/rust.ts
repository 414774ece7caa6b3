import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, octavesFor, ridged2, smoothstep } from '../../noise.ts'
import { shadeRelief } from '../../relief.ts'
import { createRamp, lightOf } from '../../tone.ts'

/** Paint that peels from rusty metal. */
export interface Rust {
  readonly kind: 'rust'
  readonly seed: number
  readonly rust: readonly (readonly [position: number, color: string])[]
  readonly paint: string
  readonly undercoat: string
  /** Share of the metal that is bare. */
  readonly bare: number
}

export function rustPicture(recipe: Rust, frame: Frame): Picture {
  const { seed } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.rust, 0.1)
  const paint = lightOf(recipe.paint)
  const undercoat = lightOf(recipe.undercoat)
  const base = createField(aspect, Math.max(0.006, pixel * 1.5), 2, (x, y, out) => {
    const a = fbm2(seed, x * 1.4, y * 1.1, 4)
    out[0] = fbm2(seed + 6, x * 1.8 + a, y * 1.3 + a * 0.6, 5)
    out[1] = fbm2(seed + 12, x * 5, y * 0.7, 3)
  })
  const at = new Float64Array(2)
  const fine = octavesFor(11, pixel, 7)
  const shade = shadeRelief(frame, {
    channels: 4,
    measure(x, y, out) {
      base.sample(x, y, at)
      const flakes = fbm2(seed + 20, x * 11, y * 11, fine, 0.55)
      const pits = ridged2(seed + 30, x * 26, y * 26, Math.min(4, fine))
      const edge = (at[0] ?? 0) + flakes * 0.3 + 0.34 - recipe.bare
      const soft = pixel * 3 + 0.006
      const cover = smoothstep(-soft, soft, edge)
      const second = smoothstep(-soft, soft, edge + 0.055 + flakes * 0.05)
      out[0] =
        cover * 0.0035 +
        second * 0.0025 +
        flakes * (1 - cover) * 0.006 +
        pits * (1 - cover) * 0.0016 +
        flakes * cover * 0.0012
      out[1] = cover
      out[2] = second
      out[3] = flakes + pits * 0.5 - 0.3
    },
    shade(_x, y, values, dx, dy, out) {
      const lit = Math.min(1.9, Math.max(0.2, 1 - (dx * 0.6 + dy * 0.75) * 0.85)) * (1.06 - 0.14 * y)
      const cover = values[1] ?? 0
      const second = (values[2] ?? 0) * (1 - cover)
      const rough = values[3] ?? 0
      const t = 0.48 + rough * 0.55
      const stain = smoothstep(0.1, 0.6, (at[1] ?? 0) + rough * 0.3) * 0.45
      for (let i = 0; i < 3; i++) {
        const rust = ramp.light(t, i as 0 | 1 | 2)
        const coat = (paint[i] ?? 0) * (1 + 0.08 * rough)
        const stained = coat + (rust * 0.9 - coat) * stain * 0.6
        out[i] = (rust * (1 - cover - second) + (undercoat[i] ?? 0) * second + stained * cover) * lit
      }
    },
  })
  return { shade, development: { grain: 2.5, vignette: 0.22 } }
}

import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor, smoothstep } from '../../noise.ts'
import { createRamp, lightOf } from '../../tone.ts'

/** A polished slab of marble. */
export interface Marble {
  readonly kind: 'marble'
  readonly seed: number
  /** Clouding of the stone, from dark to light. */
  readonly ground: readonly (readonly [position: number, color: string])[]
  readonly vein: string
  /** A few veins have another color, such as gold. */
  readonly accent: string
  readonly veins: number
  readonly angle: number
}

export function marblePicture(recipe: Marble, frame: Frame): Picture {
  const { seed, veins } = recipe
  const { aspect, pixel } = frame
  const ground = createRamp(recipe.ground, 0.2)
  const vein = lightOf(recipe.vein)
  const accent = lightOf(recipe.accent)
  const cos = Math.cos(recipe.angle * 2 * Math.PI)
  const sin = Math.sin(recipe.angle * 2 * Math.PI)
  const warp = createField(aspect, Math.max(0.006, pixel * 1.5), 3, (x, y, out) => {
    const u = x * cos + y * sin
    const v = y * cos - x * sin
    const a = fbm2(seed, u * 1.1, v * 1.1, 4)
    const b = fbm2(seed + 11, u * 1.1, v * 1.1, 4)
    out[0] = u * 0.55 + a * 0.55
    out[1] = v + b * 0.45
    out[2] = fbm2(seed + 22, u * 0.8 + a * 1.2, v * 1.6 + b, 4)
  })
  const at = new Float64Array(3)
  const fine = octavesFor(14, pixel, 6)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      warp.sample(x, y, at)
      const shatter = fbm2(seed + 33, x * 14, y * 14, fine, 0.55) * 0.02
      const u = (at[0] ?? 0) + shatter
      const v = (at[1] ?? 0) + shatter
      const cloud = 0.58 + 0.45 * (at[2] ?? 0) + shatter * 2
      let dark = 0
      let bright = 0
      for (let i = 0; i < 4; i++) {
        const scale = veins * 1.7 ** i
        const n = gradient2(seed + 40 + i, u * scale + i * 7, v * scale * 1.25)
        const presence = smoothstep(-0.1, 0.5, gradient2(seed + 50 + i, u * veins * 0.7 + i, v * veins * 0.7))
        const width = (0.016 + 0.05 * presence * presence) * 0.8 ** i + pixel * scale
        const line = Math.exp(-((n / width) ** 2)) * presence * 0.72 ** i
        const halo = Math.exp(-Math.abs(n) / (width * 5)) * presence * 0.2 * 0.7 ** i
        if (i === 1) bright = Math.max(bright, line)
        else dark = 1 - (1 - dark) * (1 - 0.85 * line) * (1 - halo)
        if (i === 1) dark = 1 - (1 - dark) * (1 - halo * 0.6)
      }
      const gloss = 1.04 - 0.12 * y + 0.05 * gradient2(seed + 60, x * 0.9, y * 0.9)
      for (let i = 0; i < 3; i++) {
        let light = ground.light(cloud, i as 0 | 1 | 2)
        light += ((vein[i] ?? 0) - light) * dark * 0.8
        light += ((accent[i] ?? 0) - light) * bright * 0.8
        out[i] = light * gloss
      }
    }),
    development: { grain: 1.5, vignette: 0.1 },
  }
}

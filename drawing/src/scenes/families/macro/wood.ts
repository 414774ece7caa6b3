import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor, random2, smoothstep, value2 } from '../../noise.ts'
import { shadeRelief } from '../../relief.ts'
import { createRamp } from '../../tone.ts'

/** The sawn end of a trunk. */
export interface Wood {
  readonly kind: 'wood'
  readonly seed: number
  /** From late wood to early wood. */
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly pith: readonly [x: number, y: number]
  /** Rings per picture height. */
  readonly rings: number
  readonly cracks: number
}

export function woodPicture(recipe: Wood, frame: Frame): Picture {
  const { seed, rings } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.05)
  const pithX = recipe.pith[0] * aspect
  const pithY = recipe.pith[1]
  const growth = createField(aspect, Math.max(0.006, pixel * 2), 1, (x, y, out) => {
    const dx = x - pithX
    const dy = y - pithY
    const r = Math.hypot(dx, dy)
    const angle = Math.atan2(dy, dx)
    const lobes =
      0.05 * Math.sin(angle * 2 + 1) + 0.025 * Math.sin(angle * 3 + seed) + 0.012 * Math.sin(angle * 7)
    out[0] =
      r * (1 + lobes) +
      0.05 * fbm2(seed, x * 2, y * 2, 3) * smoothstep(0, 0.4, r) +
      0.008 * fbm2(seed + 3, x * 9, y * 9, 2)
  })
  const value = new Float64Array(1)
  const fine = octavesFor(60, pixel, 5)
  const shade = shadeRelief(frame, {
    channels: 3,
    measure(x, y, out) {
      growth.sample(x, y, value)
      const r = value[0] ?? 0
      const dx = x - pithX
      const dy = y - pithY
      const angle = Math.atan2(dy, dx)
      // Years differ in width.
      const year =
        r * rings +
        1.6 * gradient2(seed + 5, r * rings * 0.13, 0.5) +
        0.5 * gradient2(seed + 6, r * rings * 0.5, 0.5)
      const f = year - Math.floor(year)
      const soft = pixel * rings * 0.8
      const lateWood = smoothstep(0.25, 0.93, f) * smoothstep(1, 0.97 - soft, f)
      const rays = fbm2(seed + 8, angle * 46, r * 5, Math.min(3, fine), 0.6) * smoothstep(0.02, 0.15, r)
      const saw = gradient2(seed + 9, (x * 0.35 + y) * 46, (x - y * 0.35) * 3.5)
      const pores = fbm2(seed + 10, x * 190, y * 190, Math.min(4, fine))
      let crack = 0
      for (let i = 0; i < recipe.cracks; i++) {
        const at = (i + random2(seed, i, 1)) * ((2 * Math.PI) / recipe.cracks) - Math.PI
        let offset = angle - at
        offset -= 2 * Math.PI * Math.round(offset / (2 * Math.PI))
        if (Math.abs(offset) > 0.12) continue
        offset += 0.06 * fbm2(seed + 20 + i, r * 6, 0.5, 3)
        const reach = 0.25 + 0.7 * random2(seed, i, 2)
        const width =
          0.012 *
          Math.sin(Math.min(1, r / reach) * Math.PI) ** 0.7 *
          (0.4 + random2(seed, i, 3)) *
          (1 + 0.4 * value2(seed + i, r * 40, 2))
        const distance = Math.abs(offset) * r
        crack = Math.max(
          crack,
          smoothstep(width + pixel, width * 0.4, distance) *
            smoothstep(reach, reach * 0.8, r) *
            smoothstep(0, 0.02, width + 0.0101),
        )
      }
      out[1] =
        0.86 -
        lateWood * 0.55 +
        rays * 0.13 +
        0.05 * saw +
        pores * 0.16 -
        0.12 * value2(seed + 30, x * 1.7, y * 1.7)
      out[2] = crack
      out[0] = -lateWood * 0.0014 + saw * 0.0016 + pores * 0.0011 - crack * 0.008
    },
    shade(x, y, values, dx, dy, out) {
      const heart = smoothstep(0.75, 0.1, Math.hypot(x - pithX, y - pithY)) * 0.13
      const lit =
        Math.max(0.1, 1 - (dx * 0.5 + dy * 0.5) * 0.9) * (1 - 0.93 * (values[2] ?? 0)) * (1.08 - 0.22 * y)
      const t = (values[1] ?? 0) - heart
      for (let i = 0; i < 3; i++) out[i] = ramp.light(t, i as 0 | 1 | 2) * lit
    },
  })
  return { shade, development: { grain: 2.5, vignette: 0.25 } }
}

import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, smoothstep } from '../../noise.ts'
import { shadeRelief } from '../../relief.ts'
import { createRamp } from '../../tone.ts'

/** A cloth in folds. */
export interface Silk {
  readonly kind: 'silk'
  readonly seed: number
  /** From the deepest fold to the brightest sheen. */
  readonly colors: readonly (readonly [position: number, color: string])[]
  /** Direction in which the folds run, as a share of a full circle. */
  readonly angle: number
  /** Folds per picture height. */
  readonly folds: number
  readonly sheen: number
}

export function silkPicture(recipe: Silk, frame: Frame): Picture {
  const { seed, folds, sheen } = recipe
  const ramp = createRamp(recipe.colors, 0.2)
  const cos = Math.cos(recipe.angle * 2 * Math.PI)
  const sin = Math.sin(recipe.angle * 2 * Math.PI)
  const spacing = Math.max(0.0035, frame.pixel * 1.5)
  const cloth = createField(frame.aspect, spacing, 1, (x, y, out) => {
    const along = x * cos + y * sin
    const across = y * cos - x * sin
    const sway = fbm2(seed, along * 0.9, across * 0.9, 2) * 0.55
    const u = (across + sway) * folds
    const v = along * folds * 0.22
    const large = gradient2(seed + 10, u * 0.5, v * 0.8)
    const middle = gradient2(seed + 11, u + large * 0.9, v * 1.3 + large)
    const small = gradient2(seed + 12, u * 2.1 + middle * 1.2, v * 2.6)
    // Rounded crests with tight valleys between, as cloth bends.
    const crest = (n: number, tight: number) => -Math.sqrt(n * n + tight)
    out[0] =
      (crest(large, 0.02) * 1.5 +
        crest(middle, 0.008) * 0.62 +
        crest(small, 0.004) * 0.13 * smoothstep(-0.3, 0.4, large)) /
      folds
  })
  const height = new Float64Array(1)
  const threads = 420
  const weave = Math.max(0, 1 - threads * frame.pixel * 2.2) * 0.045
  const shade = shadeRelief(frame, {
    channels: 1,
    measure(x, y, out) {
      cloth.sample(x, y, height)
      out[0] = height[0] ?? 0
    },
    shade(x, y, _values, dx, dy, out) {
      const length = Math.sqrt(1 + dx * dx + dy * dy)
      const diffuse = (0.62 + dx * -0.45 + dy * -0.62) / length
      const tilt = (dx * 0.5 + dy * 0.8 + 0.42) / Math.sqrt(length)
      const gleam = Math.exp(-tilt * tilt * 9)
      const counter = (dx * -0.7 + dy * 0.25 + 0.9) / Math.sqrt(length)
      const back = Math.exp(-counter * counter * 14) * 0.35
      let t = 0.1 + 0.42 * Math.max(0, diffuse) + sheen * (gleam * 0.5 + back)
      if (weave > 0)
        t +=
          weave *
          Math.sin((x * cos + y * sin) * threads * 6.283) *
          Math.sin((y * cos - x * sin) * threads * 6.283)
      for (let channel = 0; channel < 3; channel++) out[channel] = ramp.light(t, channel as 0 | 1 | 2)
    },
  })
  return { shade, development: { grain: 2, vignette: 0.25 } }
}

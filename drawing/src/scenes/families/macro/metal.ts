import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { gradient2, octavesFor, random2, smoothstep } from '../../noise.ts'
import { createRamp } from '../../tone.ts'

/** Brushed metal, turned on a lathe: each groove is a circle. */
export interface Metal {
  readonly kind: 'metal'
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly centre: readonly [x: number, y: number]
  /** Direction of the light around the centre: 0 is right, 0.25 is down, 1 is a full circle. */
  readonly light: number
}

export function metalPicture(recipe: Metal, frame: Frame): Picture {
  const { seed } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.1)
  const centreX = recipe.centre[0] * aspect
  const centreY = recipe.centre[1]
  const light = recipe.light * 2 * Math.PI
  const octaves = octavesFor(30, pixel, 6)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      const dx = x - centreX
      const dy = y - centreY
      const r = Math.hypot(dx, dy)
      const angle = Math.atan2(dy, dx)
      let groove = 0
      let amplitude = 1
      let scale = 30
      for (let i = 0; i < octaves; i++) {
        const fade = Math.min(1, octaves - i)
        groove +=
          fade *
          amplitude *
          gradient2(seed + i, r * scale, Math.cos(angle - light) * 1.4 + i * 5 + (dy > 0 ? 0 : 0.0))
        scale *= 2.3
        amplitude *= 0.83
      }
      // Grooves mirror the light as bright fans, opposite each other.
      const fan = (around: number, sharp: number) => Math.exp((Math.cos(2 * (angle - around)) - 1) * sharp)
      const jitter = groove * 0.05
      const sheen =
        fan(light + jitter, 7) * 0.55 +
        fan(light + 1.05 + jitter, 16) * 0.25 +
        fan(light - 1.1 + jitter, 11) * 0.3 +
        fan(light + jitter, 60) * 0.22
      const ring = Math.abs(r * 5 - Math.round(r * 5)) / 5
      const cut = smoothstep(0.004 + pixel, 0.001, ring) * (Math.round(r * 5) % 2 === 1 ? 0.35 : 0.0)
      const hub = smoothstep(0.055 + pixel, 0.055 - pixel, r)
      let t = 0.2 + sheen * (0.85 + 0.15 * groove) + groove * 0.04 - cut * 0.5
      t +=
        0.3 * Math.exp(-((ring / 0.006 - 1.6) ** 2)) * (Math.round(r * 5) % 2 === 1 ? 1 : 0) * (0.2 + sheen)
      t *= 1 - 0.75 * hub * (0.55 + 0.45 * Math.cos(angle - light))
      t += (random2(seed, Math.floor(r * 900), 1) - 0.5) * 0.015
      for (let i = 0; i < 3; i++) out[i] = ramp.light(t, i as 0 | 1 | 2)
    }),
    development: { grain: 2, vignette: 0.3 },
  }
}

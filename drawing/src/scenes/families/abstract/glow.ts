import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2 } from '../../noise.ts'
import { lightOf } from '../../tone.ts'

/** Colors without any shape: light far out of focus, or light that leaks onto film. */
export interface Glow {
  readonly kind: 'glow'
  readonly seed: number
  readonly background: string
  readonly lights: readonly {
    readonly color: string
    readonly x: number
    readonly y: number
    /** Reach along and across the direction. */
    readonly reach: readonly [along: number, across: number]
    /** Direction, as a share of a full circle. */
    readonly angle: number
    readonly strength: number
  }[]
  /** Leaks add light to the background, otherwise the colors mix. */
  readonly leak: boolean
  readonly sway: number
}

export function glowPicture(recipe: Glow, frame: Frame): Picture {
  const { seed, sway } = recipe
  const background = lightOf(recipe.background)
  const lights = recipe.lights.map((light) => ({
    ...light,
    light: lightOf(light.color),
    cos: Math.cos(light.angle * 2 * Math.PI),
    sin: Math.sin(light.angle * 2 * Math.PI),
  }))
  const colors = createField(frame.aspect, Math.max(0.012, frame.pixel), 3, (x, y, out) => {
    const px = x + sway * fbm2(seed, x * 1.1, y * 1.1, 2)
    const py = y + sway * fbm2(seed + 9, x * 1.1, y * 1.1, 2)
    let total = 1
    let [red, green, blue] = background
    for (const { light, strength, reach, cos, sin, x: lightX, y: lightY } of lights) {
      const dx = px - lightX * frame.aspect
      const dy = py - lightY
      const along = (dx * cos + dy * sin) / reach[0]
      const across = (dy * cos - dx * sin) / reach[1]
      const weight = strength * Math.exp(-(along * along + across * across) * 2)
      red += light[0] * weight
      green += light[1] * weight
      blue += light[2] * weight
      if (!recipe.leak) total += weight
    }
    out[0] = red / total
    out[1] = green / total
    out[2] = blue / total
  })
  return {
    shade: shadePixels(frame, (x, y, out) => colors.sample(x, y, out)),
    development: { grain: 6, vignette: 0.15 },
  }
}

import type { Frame } from '../../family.ts'
import { fbm2, octavesFor, smoothstep } from '../../noise.ts'
import { createRamp, lightOf } from '../../tone.ts'
import { createAurora, createMilkyWay } from './lights.ts'
import type { NightRecipe } from './recipe.ts'
import { createStars, createTrails } from './stars.ts'

type NightSky = (x: number, y: number, withStars: boolean, out: Float64Array) => void

export function createNightSky(recipe: NightRecipe, frame: Frame): NightSky {
  const ramp = createRamp(recipe.colors)
  const { seed, horizon, moon, trails } = recipe
  const milky = createMilkyWay(recipe, frame)
  const aurora = createAurora(recipe, frame)
  const stars = trails === undefined ? createStars(seed, frame) : createTrails(seed, trails, frame)
  const moonLight = moon && lightOf(moon.color)
  const moonOctaves = moon === undefined ? 0 : octavesFor(2.2 / moon.radius, frame.pixel, 6)
  return (x, y, withStars, out) => {
    const t = y / horizon
    let r = ramp.light(t, 0)
    let g = ramp.light(t, 1)
    let b = ramp.light(t, 2)
    out[0] = 0
    out[1] = 0
    out[2] = 0
    const starDensity = milky === undefined ? 0 : milky(x, y, out)
    aurora?.(x, y, out)
    r += out[0]
    g += out[1]
    b += out[2]
    let behindMoon = 1
    if (moon !== undefined && moonLight !== undefined) {
      const distance = Math.hypot(x - moon.x, y - moon.y)
      const disc = smoothstep(moon.radius + frame.pixel, moon.radius - frame.pixel, distance)
      const halo =
        moon.glow * (0.3 * Math.exp(-distance / 0.3) + 0.9 * Math.exp(-distance / (moon.radius * 1.6)))
      behindMoon = 1 - disc
      let face = 0
      if (disc > 0) {
        const [u, v] = [(x - moon.x) / moon.radius, (y - moon.y) / moon.radius]
        const bulge = 1 + 0.25 * (u * u + v * v)
        const seas = smoothstep(
          -0.2,
          0.35,
          fbm2(seed + 60, u * 1.15 * bulge + 5, v * 1.15 * bulge, Math.min(5, moonOctaves), 0.48),
        )
        const rough = fbm2(seed + 61, u * 4 * bulge, v * 4 * bulge, moonOctaves, 0.6)
        face = disc * (1.15 - 0.34 * seas + 0.12 * rough) * (1 - (0.22 * distance ** 4) / moon.radius ** 4)
      }
      r = r * behindMoon + moonLight[0] * (face + halo * behindMoon)
      g = g * behindMoon + moonLight[1] * (face + halo * behindMoon)
      b = b * behindMoon + moonLight[2] * (face + halo * behindMoon)
    }
    if (withStars && recipe.stars > 0) {
      stars(x, y, out)
      // Air swallows stars near the horizon.
      const clear = recipe.stars * behindMoon * (1 + 1.4 * starDensity) * smoothstep(1.02, 0.55, t)
      r += (out[0] ?? 0) * clear
      g += (out[1] ?? 0) * clear
      b += (out[2] ?? 0) * clear
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

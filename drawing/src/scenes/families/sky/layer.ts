import type { PixelShader } from '../../atmosphere.ts'
import { createCamera } from '../../camera.ts'
import type { Frame } from '../../family.ts'
import { fbm2, gradient2, octavesFor, smoothstep, worley2 } from '../../noise.ts'
import { lightOf, linearOf } from '../../tone.ts'
import type { LayerRecipe } from './recipe.ts'

export function createLayer(recipe: LayerRecipe, frame: Frame, background: PixelShader): PixelShader {
  const { seed, horizon, lens, cover, scale, heaps, thickness } = recipe
  const stretch = recipe.stretch ?? 1
  const camera = createCamera(frame.aspect, horizon, lens)
  const lit = lightOf(recipe.lit)
  const shade = lightOf(recipe.shade)
  const { sun } = recipe.sky
  const sunLight = linearOf(sun?.color ?? '#fff4e0')
  const sunX = sun?.x ?? frame.aspect / 2
  const sunY = sun?.y ?? -0.6
  const sunUp = Math.max(0.12, camera.up(Math.min(sunY, horizon - 0.1)))
  const [sunU, sunV] = [camera.across(sunX) / sunUp, 1 / sunUp]
  const cell = { nearest: 0, second: 0, id: 0 }

  function densityAt(u: number, v: number, octaves: number): number {
    const a = (u * scale) / stretch
    const b = v * scale
    const bend = gradient2(seed + 2, a * 0.8, b * 0.8) * 0.45
    const wide = fbm2(seed, a * 0.45 + bend, b * 0.45, Math.min(3, octaves))
    let heap = 0
    if (heaps > 0) {
      const jitter = gradient2(seed + 4, a * 3.1, b * 3.1) * 0.22
      worley2(seed + 3, a * 2.3 + jitter + bend, b * 2.3 - jitter, cell)
      heap = (0.52 - cell.nearest) * heaps * 1.3
    }
    const fine = fbm2(seed + 20, a * 2.4 + bend, b * 2.4, octaves, 0.6)
    return wide * 0.95 + heap + fine * 0.62 + (cover - 0.5) * 1.6
  }

  return (x, y, out) => {
    background(x, y, out)
    const up = camera.up(y)
    if (up > 0.012) {
      const u = camera.across(x) / up
      const v = 1 / up
      const footprint = (frame.pixel * lens) / up / Math.max(0.25, Math.min(1, up * 1.6))
      const octaves = octavesFor(2 * scale, footprint, 8)
      const density = densityAt(u, v, octaves)
      if (density > 0) {
        const towardsU = sunU - u
        const towardsV = sunV - v
        const far = Math.hypot(towardsU, towardsV) + 1e-6
        const reach = Math.min(0.22 / scale, far * 0.5)
        const ahead = densityAt(
          u + (towardsU / far) * reach,
          v + (towardsV / far) * reach,
          Math.min(4, octaves),
        )
        const slope = Math.max(-1, Math.min(1, (density - ahead) * 1.6))
        const deep = 1 - Math.exp(-density * 1.7 * thickness)
        const alpha = (1 - Math.exp(-density * 5.5 * thickness)) * smoothstep(0.012, 0.09, up)
        const distance = Math.hypot(x - sunX, y - sunY)
        const near = Math.exp(-distance / 0.45)
        const bright = Math.min(1.25, Math.max(0, 0.62 + 0.42 * slope - 0.62 * deep * (1 - 0.25 * near)))
        // Thin edges before the sun scatter its light forwards.
        const lining = near * near * Math.exp(-density * 3.5) * (sun === undefined ? 0 : 1.1)
        out[0] =
          (out[0] ?? 0) * (1 - alpha) +
          alpha * (shade[0] + (lit[0] - shade[0]) * bright + sunLight[0] * lining)
        out[1] =
          (out[1] ?? 0) * (1 - alpha) +
          alpha * (shade[1] + (lit[1] - shade[1]) * bright + sunLight[1] * lining)
        out[2] =
          (out[2] ?? 0) * (1 - alpha) +
          alpha * (shade[2] + (lit[2] - shade[2]) * bright + sunLight[2] * lining)
      }
    }
    if (recipe.rays !== undefined) {
      const angle = Math.atan2(y - sunY, x - sunX)
      const distance = Math.hypot(x - sunX, y - sunY)
      const beam =
        smoothstep(0.0, 0.75, 0.3 + fbm2(seed + 40, Math.cos(angle) * 5, Math.sin(angle) * 5, 4)) *
        Math.exp(-distance / 0.7) *
        smoothstep(0.02, 0.2, distance) *
        smoothstep(-0.1, 0.5, Math.sin(angle)) *
        recipe.rays
      out[0] = (out[0] ?? 0) + sunLight[0] * beam
      out[1] = (out[1] ?? 0) + sunLight[1] * beam
      out[2] = (out[2] ?? 0) + sunLight[2] * beam
    }
    if (recipe.rainbow !== undefined) addRainbow(recipe.rainbow, x, y, out)
  }
}

function addRainbow(bow: NonNullable<LayerRecipe['rainbow']>, x: number, y: number, out: Float64Array): void {
  const distance = Math.hypot(x - bow.x, y - bow.y) / bow.radius
  const fade = bow.strength * (0.75 + 0.25 * gradient2(5, x * 2, y * 2))
  // The sky inside the bow is brighter than outside.
  const inside = fade * 0.07 * smoothstep(1.02, 0.93, distance)
  for (const [from, weight] of [
    [1, 1],
    [1.3, -0.3],
  ] as const) {
    const t = ((distance - from) / 0.03) * Math.sign(weight)
    if (t < -1.5 || t > 1.5) continue
    const strength = fade * Math.abs(weight)
    out[0] = (out[0] ?? 0) + strength * Math.exp(-(((t - 0.62) / 0.42) ** 2)) * 1.1
    out[1] = (out[1] ?? 0) + strength * Math.exp(-((t / 0.42) ** 2)) * 0.75
    out[2] = (out[2] ?? 0) + strength * Math.exp(-(((t + 0.55) / 0.42) ** 2)) * 0.9
  }
  out[0] = (out[0] ?? 0) + inside
  out[1] = (out[1] ?? 0) + inside
  out[2] = (out[2] ?? 0) + inside
}

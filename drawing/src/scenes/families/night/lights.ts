import type { PixelShader } from '../../atmosphere.ts'
import type { Frame } from '../../family.ts'
import { fbm2, gradient2, octavesFor, ridged2, smoothstep } from '../../noise.ts'
import { type Light, lightOf } from '../../tone.ts'
import type { NightRecipe } from './recipe.ts'

/** Adds its light to `out` and returns the density of stars, 0 to 1. */
export function createMilkyWay(recipe: NightRecipe, frame: Frame) {
  const { milkyWay, seed } = recipe
  if (milkyWay === undefined) return undefined
  const core = lightOf(milkyWay.core)
  const edge = lightOf(milkyWay.edge)
  const angle = (milkyWay.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const octaves = octavesFor(3, frame.pixel, 7)
  return (x: number, y: number, out: Float64Array): number => {
    const [dx, dy] = [x - milkyWay.x, y - milkyWay.y]
    const along = dx * cos + dy * sin
    const across = (dy * cos - dx * sin) / milkyWay.width + 0.25 * fbm2(seed + 20, along * 1.5, 0.5, 3)
    if (Math.abs(across) > 2.6) return 0
    const bulge = Math.exp(-((along / 0.5) ** 2))
    const band = Math.exp(-((across / (0.8 + 0.5 * bulge)) ** 2)) * (0.45 + 0.75 * bulge)
    const bendX = fbm2(seed + 30, along * 2.4, across * 0.7, 3)
    const bendY = fbm2(seed + 35, along * 2.4, across * 0.7, 3)
    const clumps = fbm2(seed + 40, along * 3 + bendX * 0.7, across * 0.9 + bendY * 0.7, octaves, 0.58)
    const dust =
      ridged2(seed + 50, along * 2.1 + bendX, across * 0.62 + bendY, octaves, 0.56) +
      0.35 * Math.exp(-((across / 0.35) ** 2))
    const veil = smoothstep(0.42, 0.95, dust) * Math.exp(-((across / 0.85) ** 2))
    const light = milkyWay.strength * band * Math.max(0, 0.75 + 0.75 * clumps) * (1 - 0.88 * veil)
    const warm = Math.min(1, bulge * 0.9 * Math.exp(-across * across) + veil * 0.4)
    const nebula =
      band < 0.1
        ? 0
        : milkyWay.strength *
          smoothstep(0.42, 0.62, fbm2(seed + 55, along * 5, across * 1.5, 3)) *
          band *
          0.25
    out[0] = (out[0] ?? 0) + light * (edge[0] + (core[0] - edge[0]) * warm) + nebula * core[0]
    out[1] = (out[1] ?? 0) + light * (edge[1] + (core[1] - edge[1]) * warm) + nebula * core[1] * 0.3
    out[2] = (out[2] ?? 0) + light * (edge[2] + (core[2] - edge[2]) * warm) + nebula * core[2] * 0.55
    return band * (1 - 0.8 * veil)
  }
}

/** Curtains with a sharp lower edge; their rays lead to a point high above the picture. */
export function createAurora({ aurora, seed, horizon }: NightRecipe, frame: Frame): PixelShader | undefined {
  if (aurora === undefined) return undefined
  const low = lightOf(aurora.low)
  const high = lightOf(aurora.high)
  const octaves = octavesFor(7, frame.pixel, 5)
  const middle = frame.aspect / 2
  return (x, y, out) => {
    let [r, g, b] = [0, 0, 0]
    for (const [i, curtain] of aurora.curtains.entries()) {
      const own = seed + 100 + i * 11
      // Folded: the place on the curtain depends on both coordinates.
      const fold = gradient2(own, x * 1.6, y * 0.9) * 0.22
      const rayX = middle + (x + fold - middle) / (1 + 0.28 * Math.max(0, curtain.y - y))
      const base =
        curtain.y +
        curtain.sway * fbm2(own + 1, rayX * 1.15, i * 2.2, 3) +
        0.012 * gradient2(own + 2, rayX * 9, 0.5)
      const rise = (base - y) / curtain.height
      if (rise < -0.25) continue
      const rays = 0.35 + 0.75 * Math.max(0, 0.55 + fbm2(own + 3, rayX * 7, y * 0.35 + 0.7, octaves, 0.62))
      const reach = 0.55 + 0.8 * Math.max(0, 0.5 + gradient2(own + 4, rayX * 3.1, 0.2))
      const patches = smoothstep(-0.35, 0.35, fbm2(own + 5, rayX * 0.9, 0.4, 2) + 0.05)
      const fade = rise < 0 ? Math.exp(-((rise / 0.075) ** 2)) : Math.exp((-rise * 1.8) / reach)
      const light = aurora.strength * rays * patches * fade
      const tall = smoothstep(0.08, 0.75, rise / reach)
      r += light * (low[0] + (high[0] - low[0]) * tall)
      g += light * (low[1] + (high[1] - low[1]) * tall)
      b += light * (low[2] + (high[2] - low[2]) * tall)
    }
    const clear = smoothstep(horizon + 0.05, horizon - 0.12, y)
    const glow: Light = [low[0] * 0.05, low[1] * 0.05, low[2] * 0.05]
    out[0] = (out[0] ?? 0) + (r + glow[0] * aurora.strength) * clear
    out[1] = (out[1] ?? 0) + (g + glow[1] * aurora.strength) * clear
    out[2] = (out[2] ?? 0) + (b + glow[2] * aurora.strength) * clear
  }
}

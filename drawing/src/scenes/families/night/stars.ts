import type { PixelShader } from '../../atmosphere.ts'
import type { Frame } from '../../family.ts'
import { hash2, random2, smoothstep } from '../../noise.ts'
import type { NightRecipe } from './recipe.ts'

// Cell size, radius and brightness of faint, middling and bright stars.
const starSizes = [
  [0.0085, 0.00055, 0.5],
  [0.019, 0.0007, 1.1],
  [0.05, 0.0009, 2.6],
  [0.14, 0.0013, 7],
] as const

export function createStars(seed: number, frame: Frame): PixelShader {
  return (x, y, out) => {
    let [r, g, b] = [0, 0, 0]
    for (let i = 0; i < starSizes.length; i++) {
      const size = starSizes[i]
      if (size === undefined) break
      const [cell, radius, brightness] = size
      const resolved = smoothstep(1, 5, cell / frame.pixel)
      const spread = Math.hypot(radius, frame.pixel * 0.45)
      const mean = (brightness * 0.16 * 3.14 * radius * radius) / (cell * cell)
      const [u, v] = [x / cell, y / cell]
      const [iu, iv] = [Math.floor(u), Math.floor(v)]
      const hash = hash2(seed + 70 + i, iu, iv)
      const magnitude = (hash >>> 24) / 255
      if (resolved < 1) {
        const even = mean * (1 - resolved)
        r += even
        g += even
        b += even * 1.1
        if (resolved <= 0) continue
      }
      const dx = (u - iu - 0.25 - ((hash & 0xff) / 255) * 0.5) * cell
      const dy = (v - iv - 0.25 - (((hash >>> 8) & 0xff) / 255) * 0.5) * cell
      const away = (dx * dx + dy * dy) / (spread * spread)
      if (away > 9) continue
      const light =
        resolved * brightness * magnitude ** 6 * Math.exp(-away) * ((radius * radius) / (spread * spread))
      const warmth = ((hash >>> 16) & 0xff) / 255
      r += light * (0.8 + 0.4 * warmth)
      g += light * 0.97
      b += light * (1.3 - 0.55 * warmth)
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

const trailWidth = 0.0046

export function createTrails(
  seed: number,
  trails: NonNullable<NightRecipe['trails']>,
  frame: Frame,
): PixelShader {
  const resolved = smoothstep(0.7, 3, trailWidth / frame.pixel)
  return (x, y, out) => {
    const radius = Math.hypot(x - trails.x, y - trails.y)
    const angle = Math.atan2(y - trails.y, x - trails.x) / (2 * Math.PI) + 0.5
    const ring = radius / trailWidth
    const index = Math.floor(ring)
    let light = 0.07 * (1 - resolved)
    let warmth = 0.5
    if (resolved > 0) {
      const arcs = Math.max(1, Math.round(1 / trails.arc))
      const along = (angle + random2(seed + 80, index, 0)) * arcs
      const arc = Math.floor(along) % arcs
      const hash = hash2(seed + 81, index, arc)
      const magnitude = ((hash & 0xffff) / 65535) ** 7
      const within = along - Math.floor(along)
      const length = 0.75 + (((hash >>> 16) & 0xff) / 255) * 0.2
      const ends = smoothstep(0, 0.01, within) * smoothstep(length, length - 0.01, within)
      const profile = Math.exp(-(((ring - index - 0.5) / 0.2) ** 2))
      light += resolved * 4 * magnitude * ends * profile
      warmth = (hash >>> 24) / 255
    }
    out[0] = light * (0.75 + 0.5 * warmth)
    out[1] = light * 0.97
    out[2] = light * (1.35 - 0.6 * warmth)
  }
}

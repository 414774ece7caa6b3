import type { Frame } from './family.ts'
import { fbm2, octavesFor, smoothstep } from './noise.ts'
import { createRamp, lightOf, linearOf } from './tone.ts'

/** A sky in picture coordinates, for families in which it is the background. */
export interface SkyRecipe {
  /** Colors from the top edge to the horizon. */
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly sun?: {
    readonly x: number
    readonly y: number
    readonly color: string
    readonly radius: number
    /** Strength of the halo. */
    readonly glow: number
    /** Brightness of the disc; 0 if cloud hides it. */
    readonly disc?: number
  }
  /** A layer of thin cloud: color of its light parts and share of the sky, 0 to 1. */
  readonly cloud?: {
    readonly color: string
    readonly cover: number
    readonly shadow?: string
    readonly scale?: number
  }
}

export type PixelShader = (x: number, y: number, out: Float64Array) => void

/** `horizon` is the y at which the colors end. */
export function createSky(seed: number, recipe: SkyRecipe, horizon: number, frame: Frame): PixelShader {
  const ramp = createRamp(recipe.colors)
  const { sun, cloud } = recipe
  const sunLight = sun && linearOf(sun.color)
  const cloudLight = cloud && lightOf(cloud.color)
  const cloudShadow = cloud && lightOf(cloud.shadow ?? cloud.color)
  const scale = cloud?.scale ?? 1
  const octaves = octavesFor(4 * scale, frame.pixel, 6)
  return (x, y, out) => {
    const t = y / Math.max(0.1, horizon)
    let r = ramp.light(t, 0)
    let g = ramp.light(t, 1)
    let b = ramp.light(t, 2)
    let towardsSun = 0
    if (sun !== undefined && sunLight !== undefined) {
      const distance = Math.hypot(x - sun.x, y - sun.y)
      const disc = 1 - smoothstep(sun.radius * 0.9 - frame.pixel, sun.radius * 1.1 + frame.pixel, distance)
      towardsSun =
        sun.glow * (0.5 * Math.exp(-distance / 0.42) + 1.3 * Math.exp(-distance / (sun.radius * 2.4)))
      const added = 1.3 * towardsSun + disc * (sun.disc ?? 9)
      r += sunLight[0] * added
      g += sunLight[1] * added
      b += sunLight[2] * added
    }
    if (cloud !== undefined && cloudLight !== undefined && cloudShadow !== undefined) {
      // The layer is a plane overhead, so clouds get denser towards the horizon.
      const height = Math.max(0.02, horizon - y) + 0.16
      const u = ((x - frame.aspect / 2) / height) * scale
      const v = scale / height
      const bend = fbm2(seed + 11, u * 0.6, v * 0.6, 2)
      const field = fbm2(seed + 12, u * 0.8 + bend * 0.9, v * 1.5 + bend * 0.6, octaves, 0.52)
      const density = field + (cloud.cover - 0.5) * 1.4
      const thick = smoothstep(0, 0.75, density) * smoothstep(-0.02, 0.16, horizon - y) * 0.92
      const lit = smoothstep(0.75, 0.15, density)
      const glow = 1 + towardsSun * 0.7
      r += ((cloudShadow[0] + (cloudLight[0] - cloudShadow[0]) * lit) * glow - r) * thick
      g += ((cloudShadow[1] + (cloudLight[1] - cloudShadow[1]) * lit) * glow - g) * thick
      b += ((cloudShadow[2] + (cloudLight[2] - cloudShadow[2]) * lit) * glow - b) * thick
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

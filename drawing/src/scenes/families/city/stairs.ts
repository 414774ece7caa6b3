import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { fbm2, gradient2, octavesFor, smoothstep } from '../../noise.ts'
import { createRamp } from '../../tone.ts'

/** A winding staircase, seen from its top down the well. */
export interface Stairs {
  readonly kind: 'stairs'
  readonly seed: number
  /** From the darkest to the brightest tone. */
  readonly tones: readonly (readonly [position: number, color: string])[]
  /** Steps in a full turn. */
  readonly steps: number
  /** How much smaller each turn looks than the one above. */
  readonly shrink: number
  readonly centre: readonly [x: number, y: number]
  /** Direction of the light around the centre: 0 is right, 0.25 is down, 1 is a full circle. */
  readonly light: number
  readonly clockwise: boolean
}

export function stairsPicture(recipe: Stairs, frame: Frame): Picture {
  const { seed, steps } = recipe
  const { aspect, pixel } = frame
  const tones = createRamp(recipe.tones, 0.1)
  const centreX = recipe.centre[0] * aspect
  const centreY = recipe.centre[1]
  const pitch = Math.log(recipe.shrink)
  const direction = recipe.clockwise ? 1 : -1
  const lightAngle = recipe.light * 2 * Math.PI
  return {
    shade: shadePixels(frame, (x, y, out) => {
      // Deeper turns drift aside, because the camera does not hang exactly over the well.
      let dx = x - centreX
      let dy = y - centreY
      const far = Math.hypot(dx, dy)
      dx += 0.05 * Math.exp(-far * 4)
      dy -= 0.04 * Math.exp(-far * 4)
      const squeeze = 1.06
      const radius = Math.hypot(dx, dy * squeeze)
      const angle = Math.atan2(dy * squeeze, dx)
      const turn = (angle * direction) / (2 * Math.PI)
      const spiral = Math.log(Math.max(radius, 1e-5) / 0.95) / pitch + turn
      const level = Math.floor(spiral)
      const s = spiral - level
      const depth = -(spiral - turn)
      const position = level - turn
      const soft = (pixel / Math.max(radius, 1e-5) / pitch) * 1.1
      const dim = Math.exp(-Math.max(0, depth) * 0.33)
      const facing = 0.5 + 0.5 * Math.cos(angle - lightAngle)
      const window =
        smoothstep(0.35, 1, Math.cos(angle - lightAngle - 0.4)) *
        smoothstep(-0.5, 0.6, gradient2(seed, level, 3.3) + 0.5)
      let tone: number
      const stepAt = position * steps
      const f = stepAt - Math.floor(stepAt)
      const softStep = (pixel * steps) / (2 * Math.PI * Math.max(radius, 1e-5))
      const detail = smoothstep(0.7, 0.2, softStep)
      // From the well outwards: handrail, balustrade, treads, wall.
      const rail = smoothstep(0.0 - soft, 0.0 + soft, s) * smoothstep(0.055 + soft, 0.055 - soft, s)
      const treads = smoothstep(0.2 - soft, 0.2 + soft, s)
      const wall = smoothstep(0.8 - soft, 0.8 + soft, s)
      const nose = smoothstep(0.12 + softStep, 0.12 - softStep, f) * detail
      const tread = (0.5 + 0.32 * facing + 0.28 * window) * (1 - 0.28 * f * detail) * (1 - 0.62 * nose)
      const stringer = (0.16 + 0.14 * facing) * (0.8 + 0.4 * smoothstep(0.055, 0.2, s))
      const baluster =
        smoothstep(0.2 + softStep, 0.2 - softStep, Math.abs(((((stepAt * 2) % 1) + 1) % 1) - 0.5)) * detail
      const shadowOfRail = 1 - 0.45 * smoothstep(0.34, 0.2, s)
      const plaster = (0.62 + 0.25 * facing + 0.3 * window) * (1 - 0.35 * smoothstep(0.8, 1, s))
      const inner = stringer + (0.34 + 0.25 * facing - stringer) * baluster * 0.7
      tone = inner + (tread * shadowOfRail - inner) * treads
      const underWall = 1 - 0.4 * smoothstep(0.68, 0.8, s) * (1 - wall)
      tone = tone * underWall + (plaster - tone * underWall) * wall
      const gloss = Math.exp(-(((s - 0.022) / 0.014) ** 2)) * (0.35 + 0.65 * facing)
      tone = tone + (0.12 + 0.75 * gloss - tone) * rail
      const material = fbm2(seed + 2, x * 24, y * 24, octavesFor(24, pixel, 4)) * 0.035
      // Light from the hall at the bottom.
      const bottom = Math.exp(-((radius / 0.05) ** 2)) * 0.75
      tone = Math.max(0, tone * (0.24 + 0.76 * dim) * (1 + material)) * (1 - bottom) + bottom * 0.95
      for (let i = 0; i < 3; i++) out[i] = tones.light(tone, i as 0 | 1 | 2)
    }),
    development: { grain: 4, vignette: 0.3 },
  }
}

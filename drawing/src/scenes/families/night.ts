import type { PixelShader } from '../atmosphere.ts'
import { type Family, type Frame, shadePixels } from '../family.ts'
import { fbm2, gradient2, hash2, octavesFor, random2, ridged2, smoothstep } from '../noise.ts'
import { coniferLine, rockyCrest } from '../outlines.ts'
import { createRamp, type Development, type Light, lightOf } from '../tone.ts'

/** A night sky over a silhouette, mirrored in a lake if there is one. Positions are in picture heights. */
export interface NightRecipe {
  readonly seed: number
  readonly colours: readonly (readonly [position: number, colour: string])[]
  readonly horizon: number
  /** Brightness of the stars. */
  readonly stars: number
  /** Trails around a pole instead of points. */
  readonly trails?: { readonly x: number; readonly y: number; readonly arc: number }
  readonly milkyWay?: {
    readonly x: number
    readonly y: number
    /** Degrees from the horizontal. */
    readonly angle: number
    readonly width: number
    readonly strength: number
    readonly core: string
    readonly edge: string
  }
  readonly aurora?: {
    readonly low: string
    readonly high: string
    readonly strength: number
    readonly curtains: readonly { readonly y: number; readonly height: number; readonly sway: number }[]
  }
  readonly moon?: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly colour: string
    readonly glow: number
  }
  readonly ridges: readonly {
    readonly y: number
    readonly height: number
    readonly rugged: number
    readonly colour: string
    /** Height of conifers on the crest. */
    readonly trees?: number
  }[]
  readonly lake?: { readonly y: number; readonly ripple: number }
  readonly development?: Partial<Development>
}

export const night: Family<NightRecipe> = {
  name: 'night',
  prepare(recipe, frame) {
    const { seed, lake } = recipe
    const sky = createNightSky(recipe, frame)
    const ridges = recipe.ridges
      .map((ridge, i) => {
        const ownSeed = seed * 17 + i * 5
        const frequency = 1.1 - 0.2 * i
        const octaves = octavesFor(frequency, frame.pixel, 9)
        const crest = Float32Array.from({ length: frame.width }, (_, column) => {
          const x = ((column + 0.5) / frame.width) * frame.aspect
          const round = 0.5 + 0.5 * fbm2(ownSeed, x * frequency, i + 0.5, octaves, 0.42)
          const rocky = rockyCrest(ownSeed + 1, x * frequency, octaves)
          const trees = ridge.trees === undefined ? 0 : coniferLine(ownSeed + 2, x, ridge.trees)
          return ridge.y - ridge.height * (round + (rocky - round) * ridge.rugged) - trees
        })
        return { crest, colour: lightOf(ridge.colour), foot: ridge.y, seed: ownSeed }
      })
      .reverse()
    const lastColumn = frame.width - 1
    const detail = octavesFor(8, frame.pixel, 5)

    function shadeScene(x: number, y: number, withStars: boolean, out: Float64Array): void {
      const column = Math.min(lastColumn, Math.max(0, Math.floor((x / frame.aspect) * frame.width)))
      let open = 1
      let [r, g, b] = [0, 0, 0]
      for (const ridge of ridges) {
        const crest = ridge.crest[column] ?? 1
        const cover = Math.min(1, (y - crest) / frame.pixel + 0.5)
        if (cover <= 0) continue
        const shade =
          open *
          cover *
          (0.9 + 0.25 * fbm2(ridge.seed + 9, x * 8, y * 14, detail)) *
          (1 - 0.35 * smoothstep(crest, crest + 0.25, y))
        r += ridge.colour[0] * shade
        g += ridge.colour[1] * shade
        b += ridge.colour[2] * shade
        open *= 1 - cover
        if (open < 0.004) break
      }
      if (open >= 0.004) {
        sky(x, y, withStars, out)
        r += open * (out[0] ?? 0)
        g += open * (out[1] ?? 0)
        b += open * (out[2] ?? 0)
      }
      out[0] = r
      out[1] = g
      out[2] = b
    }

    const shade = shadePixels(frame, (x, y, out) => {
      if (lake === undefined || y <= lake.y) return shadeScene(x, y, true, out)
      const depth = y - lake.y
      const far = 0.03 + depth
      const octaves = octavesFor(3 / far, frame.pixel * (1 + 0.3 / far), 4)
      const wave = fbm2(seed + 90, ((x - frame.aspect / 2) / far) * 1.1, 3 / far, octaves)
      const mirrored = lake.y - depth * 1.05 + wave * lake.ripple * (0.2 + depth)
      shadeScene(x + wave * lake.ripple * 0.1, Math.min(lake.y - 0.001, mirrored), false, out)
      const kept = 0.72 - 0.25 * depth
      out[0] = (out[0] ?? 0) * kept
      out[1] = (out[1] ?? 0) * kept
      out[2] = (out[2] ?? 0) * kept * 1.04
    })
    return { shade, development: { vignette: 0.35, grain: 5, ...recipe.development } }
  },
}

type NightSky = (x: number, y: number, withStars: boolean, out: Float64Array) => void

function createNightSky(recipe: NightRecipe, frame: Frame): NightSky {
  const ramp = createRamp(recipe.colours)
  const { seed, horizon, moon, trails } = recipe
  const milky = createMilkyWay(recipe, frame)
  const aurora = createAurora(recipe, frame)
  const stars = trails === undefined ? createStars(seed, frame) : createTrails(seed, trails, frame)
  const moonLight = moon && lightOf(moon.colour)
  const moonOctaves = moon === undefined ? 0 : octavesFor(2.2 / moon.radius, frame.pixel, 6)
  return (x, y, withStars, out) => {
    const t = y / horizon
    let r = ramp.light(t, 0)
    let g = ramp.light(t, 1)
    let b = ramp.light(t, 2)
    out[0] = 0
    out[1] = 0
    out[2] = 0
    const crowd = milky === undefined ? 0 : milky(x, y, out)
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
      const clear = recipe.stars * behindMoon * (1 + 1.4 * crowd) * smoothstep(1.02, 0.55, t)
      r += (out[0] ?? 0) * clear
      g += (out[1] ?? 0) * clear
      b += (out[2] ?? 0) * clear
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

// Cell size, radius and brightness of faint, middling and bright stars.
const STAR_SIZES = [
  [0.0085, 0.00055, 0.5],
  [0.019, 0.0007, 1.1],
  [0.05, 0.0009, 2.6],
  [0.14, 0.0013, 7],
] as const

function createStars(seed: number, frame: Frame): PixelShader {
  return (x, y, out) => {
    let [r, g, b] = [0, 0, 0]
    for (let i = 0; i < STAR_SIZES.length; i++) {
      const size = STAR_SIZES[i]
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

const TRAIL_WIDTH = 0.0046

function createTrails(seed: number, trails: NonNullable<NightRecipe['trails']>, frame: Frame): PixelShader {
  const resolved = smoothstep(0.7, 3, TRAIL_WIDTH / frame.pixel)
  return (x, y, out) => {
    const radius = Math.hypot(x - trails.x, y - trails.y)
    const angle = Math.atan2(y - trails.y, x - trails.x) / (2 * Math.PI) + 0.5
    const ring = radius / TRAIL_WIDTH
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

/** Adds its light to `out` and returns how many stars crowd there, 0 to 1. */
function createMilkyWay(recipe: NightRecipe, frame: Frame) {
  const { milkyWay, seed } = recipe
  if (milkyWay === undefined) return undefined
  const core = lightOf(milkyWay.core)
  const edge = lightOf(milkyWay.edge)
  const angle = (milkyWay.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const octaves = octavesFor(3, frame.pixel, 8)
  return (x: number, y: number, out: Float64Array): number => {
    const [dx, dy] = [x - milkyWay.x, y - milkyWay.y]
    const along = dx * cos + dy * sin
    const across = (dy * cos - dx * sin) / milkyWay.width + 0.25 * fbm2(seed + 20, along * 1.5, 0.5, 3)
    if (Math.abs(across) > 3.2) return 0
    const bulge = Math.exp(-((along / 0.5) ** 2))
    const band = Math.exp(-((across / (0.8 + 0.5 * bulge)) ** 2)) * (0.45 + 0.75 * bulge)
    const bendX = fbm2(seed + 30, along * 2.4, across * 0.7, 4)
    const bendY = fbm2(seed + 35, along * 2.4, across * 0.7, 4)
    const clumps = fbm2(seed + 40, along * 3 + bendX * 0.7, across * 0.9 + bendY * 0.7, octaves, 0.58)
    const dust =
      ridged2(seed + 50, along * 2.1 + bendX, across * 0.62 + bendY, octaves, 0.56) +
      0.35 * Math.exp(-((across / 0.35) ** 2))
    const veil = smoothstep(0.42, 0.95, dust) * Math.exp(-((across / 0.85) ** 2))
    const light = milkyWay.strength * band * Math.max(0, 0.75 + 0.75 * clumps) * (1 - 0.88 * veil)
    const warm = Math.min(1, bulge * 0.9 * Math.exp(-across * across) + veil * 0.4)
    const nebula =
      milkyWay.strength * smoothstep(0.42, 0.62, fbm2(seed + 55, along * 5, across * 1.5, 4)) * band * 0.25
    out[0] = (out[0] ?? 0) + light * (edge[0] + (core[0] - edge[0]) * warm) + nebula * core[0]
    out[1] = (out[1] ?? 0) + light * (edge[1] + (core[1] - edge[1]) * warm) + nebula * core[1] * 0.3
    out[2] = (out[2] ?? 0) + light * (edge[2] + (core[2] - edge[2]) * warm) + nebula * core[2] * 0.55
    return band * (1 - 0.8 * veil)
  }
}

/** Curtains with a sharp lower edge; their rays lead to a point high above the picture. */
function createAurora({ aurora, seed, horizon }: NightRecipe, frame: Frame): PixelShader | undefined {
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

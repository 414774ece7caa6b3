import type { Family, Frame } from '../family.ts'
import { shadePixels } from '../family.ts'
import { fbm2, gradient2, octavesFor, random2, ridged2, smoothstep } from '../noise.ts'
import { createRamp, type Development, type Light, lightOf } from '../tone.ts'

/** Ranges behind ranges in haze, seen through a long lens. Positions are in picture heights. */
export interface MountainRecipe {
  readonly seed: number
  /** Colours of the sky from the top edge to the horizon. */
  readonly sky: readonly (readonly [position: number, colour: string])[]
  /** Where the farthest and the nearest range begin. */
  readonly farthest: number
  readonly nearest: number
  readonly ranges: number
  /** Height of the farthest and of the nearest range. */
  readonly farRelief: number
  readonly nearRelief: number
  /** 0 draws rounded hills, 1 draws rocky crests. */
  readonly ruggedness: number
  readonly farColour: string
  readonly nearColour: string
  readonly mistColour: string
  /** Thickness of the mist in the valleys, 0 to 1. */
  readonly mist: number
  readonly sun?: {
    readonly x: number
    readonly y: number
    readonly colour: string
    readonly radius: number
    readonly glow: number
  }
  readonly cloud?: { readonly colour: string; readonly cover: number }
  /** Snow on the farthest ranges: its lit colour and how far down it reaches. */
  readonly snow?: { readonly colour: string; readonly depth: number; readonly ranges: number }
  /** Rows of conifers in front, and the height of a tree. */
  readonly forest?: { readonly rows: number; readonly tree: number }
  /** The y of a lake's shore. */
  readonly lake?: number
  readonly development?: Partial<Development>
}

interface Range {
  /** The y of the crest for each column. */
  readonly crest: Float32Array
  readonly colour: Light
  /** 0 far, 1 near. */
  readonly nearness: number
  readonly seed: number
  readonly snow: boolean
  readonly forest: boolean
}

export const mountains: Family<MountainRecipe> = {
  name: 'mountains',
  prepare(recipe, frame) {
    const ranges = createRanges(recipe, frame)
    const sky = createSky(recipe, frame)
    const mist = lightOf(recipe.mistColour)
    const snow = recipe.snow && lightOf(recipe.snow.colour)
    const front = new Float64Array(3)
    const lastColumn = frame.width - 1
    const light = recipe.sun === undefined || recipe.sun.x > frame.aspect / 2 ? 1 : -1
    const detail = octavesFor(9, frame.pixel, 7)

    function shadeRange(range: Range, x: number, y: number, crest: number, out: Float64Array): void {
      const below = y - crest
      const { nearness, seed, colour } = range
      // Spurs lead down from the crest; their sides face the light or turn away from it.
      const bend = gradient2(seed + 40, x * 3, below * 5) * 0.06
      const u = (x + bend) * 9 + below * 3
      const v = below * 6
      const relief = ridged2(seed + 50, u, v, detail)
      const slope = (ridged2(seed + 50, u + 0.09 * light, v + 0.03, Math.min(5, detail)) - relief) * 5
      const contrast = range.forest ? 0.12 : 0.1 + 0.26 * nearness
      const shade = 1 + contrast * Math.max(-1.4, Math.min(1.6, slope)) - contrast * 0.25
      let [r, g, b] = colour
      if (range.snow && snow !== undefined && recipe.snow !== undefined) {
        const patch = below + relief * 0.07 - 0.03
        const cover = 1 - smoothstep(recipe.snow.depth * 0.75, recipe.snow.depth * 1.1, patch)
        const lit = cover * smoothstep(-0.35, 0.5, slope)
        const dim = cover * 0.45
        r += (snow[0] - r) * (lit * 0.9 + dim * 0.1) + dim * mist[0] * 0.12
        g += (snow[1] - g) * (lit * 0.9 + dim * 0.1) + dim * mist[1] * 0.14
        b += (snow[2] - b) * (lit * 0.9 + dim * 0.1) + dim * mist[2] * 0.18
      }
      const wisps = 0.75 + 0.5 * fbm2(seed + 60, x * 2.2, y * 7, Math.min(4, detail))
      const depth = range.forest ? 0.1 : 0.22
      const fog = Math.min(1, recipe.mist * smoothstep(0, depth, below) * wisps * (1 - 0.35 * nearness))
      out[0] = r * shade + (mist[0] - r * shade) * fog
      out[1] = g * shade + (mist[1] - g * shade) * fog
      out[2] = b * shade + (mist[2] - b * shade) * fog
    }

    function shadeScene(x: number, y: number, out: Float64Array): void {
      const column = Math.min(lastColumn, Math.max(0, Math.floor((x / frame.aspect) * frame.width)))
      let open = 1
      let [r, g, b] = [0, 0, 0]
      for (const range of ranges) {
        const crest = range.crest[column] ?? 1
        const cover = Math.min(1, (y - crest) / frame.pixel + 0.5)
        if (cover <= 0) continue
        shadeRange(range, x, y, crest, front)
        r += open * cover * (front[0] ?? 0)
        g += open * cover * (front[1] ?? 0)
        b += open * cover * (front[2] ?? 0)
        open *= 1 - cover
        if (open < 0.004) break
      }
      if (open >= 0.004) {
        sky(x, y, front)
        r += open * (front[0] ?? 0)
        g += open * (front[1] ?? 0)
        b += open * (front[2] ?? 0)
      }
      out[0] = r
      out[1] = g
      out[2] = b
    }

    const { lake, seed } = recipe
    const ripples = octavesFor(30, frame.pixel, 4)
    const shade = shadePixels(frame, (x, y, out) => {
      if (lake === undefined || y <= lake) return shadeScene(x, y, out)
      const depth = y - lake
      const wave = fbm2(seed + 90, (x * 9) / (0.15 + depth), 5 / (0.02 + depth), Math.min(ripples, 3))
      const mirrored = lake - depth * 1.04 + wave * (0.004 + depth * 0.03)
      shadeScene(x + wave * 0.004, Math.min(lake - 0.001, mirrored), out)
      const kept = 0.82 - 0.3 * depth + 0.05 * wave
      out[0] = (out[0] ?? 0) * kept * 0.94
      out[1] = (out[1] ?? 0) * kept * 0.98
      out[2] = (out[2] ?? 0) * kept
    })
    return { shade, ...(recipe.development && { development: recipe.development }) }
  },
}

function createSky(recipe: MountainRecipe, frame: Frame) {
  const ramp = createRamp(recipe.sky)
  const { sun, cloud, seed } = recipe
  const sunLight = sun && lightOf(sun.colour)
  const cloudLight = cloud && lightOf(cloud.colour)
  const octaves = octavesFor(3, frame.pixel, 6)
  return (x: number, y: number, out: Float64Array): void => {
    const t = y / Math.max(0.1, recipe.farthest)
    let r = ramp.light(t, 0)
    let g = ramp.light(t, 1)
    let b = ramp.light(t, 2)
    let towardsSun = 0
    if (sun !== undefined && sunLight !== undefined) {
      const distance = Math.hypot(x - sun.x, y - sun.y)
      const disc = 1 - smoothstep(sun.radius - frame.pixel, sun.radius + frame.pixel + sun.radius * 0.1, distance)
      towardsSun = sun.glow * (0.55 * Math.exp(-distance / 0.42) + 1.3 * Math.exp(-distance / (sun.radius * 2.2)))
      const added = towardsSun + disc * 6
      r += sunLight[0] * added
      g += sunLight[1] * added
      b += sunLight[2] * added
    }
    if (cloud !== undefined && cloudLight !== undefined) {
      const height = Math.max(0.03, recipe.farthest - y + 0.12)
      const u = (x - frame.aspect / 2) / height
      const v = 1 / height
      const bend = gradient2(seed + 11, u * 0.5, v * 0.9) * 0.8
      const density = fbm2(seed + 12, u * 0.7 + bend, v * 1.6 + bend, octaves) + cloud.cover - 0.5
      const thick = smoothstep(0, 0.7, density) * smoothstep(0, 0.35, recipe.farthest - y + 0.05) * 0.85
      const glow = 1 + towardsSun * 0.6
      r += (cloudLight[0] * glow - r) * thick
      g += (cloudLight[1] * glow - g) * thick
      b += (cloudLight[2] * glow - b) * thick
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

/** From the nearest to the farthest. */
function createRanges(recipe: MountainRecipe, frame: Frame): Range[] {
  const { seed, ranges, ruggedness } = recipe
  const far = lightOf(recipe.farColour)
  const near = lightOf(recipe.nearColour)
  const list: Range[] = []
  for (let i = 0; i < ranges; i++) {
    const nearness = ranges > 1 ? i / (ranges - 1) : 0
    const base = recipe.farthest + (recipe.nearest - recipe.farthest) * nearness ** 1.35
    const relief = recipe.farRelief + (recipe.nearRelief - recipe.farRelief) * nearness
    const ownSeed = seed * 31 + i * 7
    const frequency = 1.5 - 0.5 * nearness + 0.5 * random2(ownSeed, 1, 1)
    const octaves = octavesFor(frequency, frame.pixel, 9)
    const lean = (random2(ownSeed, 2, 2) - 0.5) * 0.18
    list.push({
      crest: columns(frame, (x) => {
        const bend = gradient2(ownSeed + 5, x * 1.7, 3.3) * 0.12
        const rocky = ridged2(ownSeed, (x + bend) * frequency + 9.1, i * 3.7, octaves, 0.47)
        const round = 0.5 + 0.5 * fbm2(ownSeed, x * frequency + 9.1, i * 3.7, octaves, 0.4)
        const height = round + (rocky - round) * ruggedness
        return base - relief * height - lean * (x - frame.aspect / 2) * relief * 3
      }),
      // Air scatters exponentially with distance, so near ranges are much darker than the rest.
      colour: mixLights(far, near, nearness ** 1.3),
      nearness,
      seed: ownSeed + 100,
      snow: recipe.snow !== undefined && i < recipe.snow.ranges,
      forest: false,
    })
  }
  const rows = recipe.forest?.rows ?? 0
  for (let i = 0; i < rows; i++) {
    const ownSeed = seed * 57 + i * 13
    const share = (i + 1) / rows
    const tree = (recipe.forest?.tree ?? 0.1) * (0.4 + 0.6 * share)
    list.push({
      crest: columns(frame, (x) => {
        const ground =
          recipe.nearest + (1.02 - recipe.nearest) * share - 0.09 * fbm2(ownSeed, x * 1.1, i, 3) * (1.5 - share)
        return ground - treeLine(ownSeed + 3, x, tree)
      }),
      colour: mixLights(mixLights(far, near, 0.86), mixLights(near, [0.004, 0.005, 0.006], 0.7), share),
      nearness: 0.6 + 0.4 * share,
      seed: ownSeed + 100,
      snow: false,
      forest: true,
    })
  }
  return list.reverse()
}

function columns(frame: Frame, crestAt: (x: number) => number): Float32Array {
  return Float32Array.from({ length: frame.width }, (_, i) => crestAt(((i + 0.5) / frame.width) * frame.aspect))
}

function mixLights(from: Light, to: Light, share: number): Light {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

/** Height of a row of conifers over its ground. */
function treeLine(seed: number, x: number, tree: number): number {
  const spacing = tree * 0.16
  const cell = Math.floor(x / spacing)
  let top = 0
  for (let c = cell - 2; c <= cell + 2; c++) {
    const dense = gradient2(seed + 1, c * 0.11, 0.5) + 0.55
    if (random2(seed + 2, c, 0) > dense * 1.2) continue
    const height = tree * (0.35 + 0.65 * random2(seed + 3, c, 0)) * Math.min(1, 0.6 + dense * 0.5)
    const middle = (c + random2(seed + 4, c, 0)) * spacing
    const away = Math.abs(x - middle) / (height * (0.13 + 0.06 * random2(seed + 5, c, 0)))
    if (away >= 1) continue
    // Branches hang in tiers: the outline steps down more than it slopes.
    const tiers = 7
    const step = (1 - away) * tiers
    const serrated = (Math.floor(step) + Math.sqrt(step - Math.floor(step))) / tiers
    top = Math.max(top, height * (0.25 * (1 - away) + 0.75 * serrated))
  }
  return top
}

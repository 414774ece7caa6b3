import { createSky, type SkyRecipe } from '../atmosphere.ts'
import type { Family, Frame } from '../family.ts'
import { shadePixels } from '../family.ts'
import { fbm2, gradient2, octavesFor, random2, ridged2, smoothstep } from '../noise.ts'
import { coniferLine } from '../outlines.ts'
import { type Development, type Light, lightOf } from '../tone.ts'

/** Ranges behind ranges in haze, seen through a long lens. Positions are in picture heights. */
export interface MountainRecipe {
  readonly seed: number
  readonly sky: SkyRecipe
  /** Base lines of the farthest and the nearest range. */
  readonly farthest: number
  readonly nearest: number
  readonly ranges: number
  /** Height of the farthest and of the nearest range. */
  readonly farRelief: number
  readonly nearRelief: number
  /** 0 draws rounded hills, 1 draws rocky crests. */
  readonly ruggedness: number
  readonly farColor: string
  readonly nearColor: string
  readonly mistColor: string
  /** Thickness of the mist in the valleys, 0 to 1. */
  readonly mist: number
  /** Snow on the farthest ranges: its lit color and how far down it reaches. */
  readonly snow?: { readonly color: string; readonly depth: number; readonly ranges: number }
  /** Rows of conifers in front, and the height of a tree. */
  readonly forest?: { readonly rows: number; readonly tree: number }
  /** The y of a lake's shore. */
  readonly lake?: number
  readonly development?: Partial<Development>
}

interface Range {
  /** The y of the crest for each column. */
  readonly crest: Float32Array
  /** The crest without its teeth, from which slopes descend. */
  readonly ledge: Float32Array
  readonly color: Light
  /** 0 far, 1 near. */
  readonly nearness: number
  /** The y of its foot, where mist gathers. */
  readonly foot: number
  readonly seed: number
  readonly snow: boolean
  readonly forest: boolean
}

export const mountains: Family<MountainRecipe> = {
  name: 'mountains',
  prepare(recipe, frame) {
    const ranges = createRanges(recipe, frame)
    const sky = createSky(recipe.seed, recipe.sky, recipe.farthest, frame)
    const mist = lightOf(recipe.mistColor)
    const snow = recipe.snow && lightOf(recipe.snow.color)
    const front = new Float64Array(3)
    const lastColumn = frame.width - 1
    const light = recipe.sky.sun === undefined || recipe.sky.sun.x > frame.aspect / 2 ? 1 : -1
    const detail = octavesFor(9, frame.pixel, 7)

    function shadeRange(range: Range, x: number, y: number, column: number, out: Float64Array): void {
      const below = y - (range.ledge[column] ?? 0)
      const { nearness, seed, color } = range
      // Spurs lead down from the crest; their sides face the light or turn away from it.
      const bend = fbm2(seed + 40, x * 3, y * 4, 3) * 0.1
      const u = (x + bend) * 7.5
      const v = below * 6 + bend * 4
      const relief = ridged2(seed + 50, u, v, detail)
      const slope = (ridged2(seed + 50, u + 0.09 * light, v + 0.03, Math.min(5, detail)) - relief) * 5
      const contrast = range.forest ? 0.08 : 0.03 + 0.11 * nearness
      const shade =
        1 + contrast * Math.max(-1.4, Math.min(1.6, slope)) - contrast * 0.25 + (relief - 0.55) * 0.22
      let [r, g, b] = color
      if (range.snow && snow !== undefined && recipe.snow !== undefined) {
        const patch = below + relief * 0.07 - 0.03
        const cover = 1 - smoothstep(recipe.snow.depth * 0.75, recipe.snow.depth * 1.1, patch)
        const lit = cover * smoothstep(-0.4, 0.6, slope)
        const dim = cover * 0.45
        r += (snow[0] - r) * (lit * 0.9 + dim * 0.1) + dim * mist[0] * 0.12
        g += (snow[1] - g) * (lit * 0.9 + dim * 0.1) + dim * mist[1] * 0.14
        b += (snow[2] - b) * (lit * 0.9 + dim * 0.1) + dim * mist[2] * 0.18
      }
      const wisps = 0.75 + 0.5 * fbm2(seed + 60, x * 2.2, y * 7, Math.min(4, detail))
      const rise = range.forest ? 0.09 : 0.2
      const low = smoothstep(range.foot - rise, range.foot + 0.02, y + 0.04 * (wisps - 0.75))
      const fog = Math.min(1, recipe.mist * low * wisps * (1 - 0.3 * nearness))
      out[0] = r * shade + (mist[0] - r * shade) * fog
      out[1] = g * shade + (mist[1] - g * shade) * fog
      out[2] = b * shade + (mist[2] - b * shade) * fog
    }

    function shadeScene(x: number, y: number, out: Float64Array): void {
      const column = Math.min(lastColumn, Math.max(0, Math.floor((x / frame.aspect) * frame.width)))
      let transmittance = 1
      let [r, g, b] = [0, 0, 0]
      for (const range of ranges) {
        const crest = range.crest[column] ?? 1
        const cover = Math.min(1, (y - crest) / frame.pixel + 0.5)
        if (cover <= 0) continue
        shadeRange(range, x, y, column, front)
        r += transmittance * cover * (front[0] ?? 0)
        g += transmittance * cover * (front[1] ?? 0)
        b += transmittance * cover * (front[2] ?? 0)
        transmittance *= 1 - cover
        if (transmittance < 0.004) break
      }
      if (transmittance >= 0.004) {
        sky(x, y, front)
        r += transmittance * (front[0] ?? 0)
        g += transmittance * (front[1] ?? 0)
        b += transmittance * (front[2] ?? 0)
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
      const reflectance = 0.82 - 0.3 * depth + 0.05 * wave
      out[0] = (out[0] ?? 0) * reflectance * 0.94
      out[1] = (out[1] ?? 0) * reflectance * 0.98
      out[2] = (out[2] ?? 0) * reflectance
    })
    return { shade, ...(recipe.development && { development: recipe.development }) }
  },
}

/** From the nearest to the farthest. */
function createRanges(recipe: MountainRecipe, frame: Frame): Range[] {
  const { seed, ranges, ruggedness } = recipe
  const far = lightOf(recipe.farColor)
  const near = lightOf(recipe.nearColor)
  const list: Range[] = []
  for (let i = 0; i < ranges; i++) {
    const nearness = ranges > 1 ? i / (ranges - 1) : 0
    const base = recipe.farthest + (recipe.nearest - recipe.farthest) * nearness ** 1.35
    const relief = recipe.farRelief + (recipe.nearRelief - recipe.farRelief) * nearness
    const ownSeed = seed * 31 + i * 7
    const frequency = 1.5 - 0.5 * nearness + 0.5 * random2(ownSeed, 1, 1)
    const octaves = octavesFor(frequency, frame.pixel, 9)
    const lean = (random2(ownSeed, 2, 2) - 0.5) * 0.18
    const crestAt = (x: number, detail: number): number => {
      const bend = gradient2(ownSeed + 5, x * 1.7, 3.3) * 0.12
      const rocky = ridged2(ownSeed, (x + bend) * frequency + 9.1, i * 3.7, detail, 0.47)
      const round = 0.5 + 0.5 * fbm2(ownSeed, x * frequency + 9.1, i * 3.7, detail, 0.4)
      const height = round + (rocky - round) * ruggedness
      return base - relief * height - lean * (x - frame.aspect / 2) * relief * 3
    }
    list.push({
      crest: columns(frame, (x) => crestAt(x, octaves)),
      ledge: columns(frame, (x) => crestAt(x, Math.min(octaves, 2.6))),
      // Air scatters exponentially with distance, so near ranges are much darker than the rest.
      color: mixLights(far, near, nearness ** 1.3),
      nearness,
      foot: base + 0.02,
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
          recipe.nearest +
          (1.02 - recipe.nearest) * share -
          0.09 * fbm2(ownSeed, x * 1.1, i, 3) * (1.5 - share)
        return ground - coniferLine(ownSeed + 3, x, tree)
      }),
      ledge: new Float32Array(frame.width).fill(recipe.nearest + (1.02 - recipe.nearest) * share),
      color: mixLights(mixLights(far, near, 0.86), mixLights(near, [0.004, 0.005, 0.006], 0.7), share),
      nearness: 0.6 + 0.4 * share,
      foot: recipe.nearest + (1.1 - recipe.nearest) * share + 0.02,
      seed: ownSeed + 100,
      snow: false,
      forest: true,
    })
  }
  return list.reverse()
}

function columns(frame: Frame, crestAt: (x: number) => number): Float32Array {
  return Float32Array.from({ length: frame.width }, (_, i) =>
    crestAt(((i + 0.5) / frame.width) * frame.aspect),
  )
}

function mixLights(from: Light, to: Light, share: number): Light {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

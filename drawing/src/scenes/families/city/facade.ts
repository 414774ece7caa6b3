import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { fbm2, octavesFor, random2, smoothstep } from '../../noise.ts'
import { lightOf, linearOf } from '../../tone.ts'

/** Two walls of a tower meet at a corner that leans into the sky, seen from the street. */
export interface Facade {
  readonly kind: 'facade'
  readonly seed: number
  readonly sky: readonly [top: string, bottom: string]
  readonly clouds: string
  readonly wall: string
  readonly glass: string
  /** The corner's x at the bottom of the picture, and its distance from the vanishing point. In picture widths. */
  readonly corner: number
  readonly lean: number
  /** Slopes of the storeys at both walls. */
  readonly slopes: readonly [left: number, right: number]
  readonly storeys: number
  readonly balconies: boolean
  readonly saturation: number
}

export function facadePicture(recipe: Facade, frame: Frame): Picture {
  const { seed } = recipe
  const { aspect, pixel } = frame
  const [skyTop, skyBottom] = [lightOf(recipe.sky[0]), lightOf(recipe.sky[1])]
  const [clouds, wall, glass] = [lightOf(recipe.clouds), linearOf(recipe.wall), linearOf(recipe.glass)]
  const octaves = octavesFor(1.4, pixel, 7)
  // The uprights meet far above the picture.
  const vanishX = aspect * (recipe.corner + recipe.lean)
  const vanishY = -1.5
  const roof = 0.09

  function shadeSky(x: number, y: number, detail: number, out: Float64Array): void {
    const cloud = smoothstep(-0.08, 0.62, fbm2(seed, x * 1.5 + 3, y * 2.3, detail))
    for (let i = 0; i < 3; i++) {
      const base = (skyTop[i] ?? 0) + ((skyBottom[i] ?? 0) - (skyTop[i] ?? 0)) * y
      out[i] = base + ((clouds[i] ?? 0) - base) * cloud * 0.85
    }
  }

  const mirror = new Float64Array(3)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      const rise = (y - vanishY) / (1 - vanishY)
      const cornerX = vanishX + (aspect * recipe.corner - vanishX) * rise
      const aside = (x - cornerX) / rise
      const right = aside > 0
      const slope = recipe.slopes[right ? 1 : 0]
      // Along the wall, in perspective: storeys fall towards the wall's own vanishing point.
      const depth = 1 + Math.abs(aside) * (right ? 0.55 : 0.75)
      const along = Math.abs(aside) / depth
      const level = (y - slope * Math.abs(aside) * rise * 0.5) / (1 - 0.35 * (1 - y))
      const storey = level * recipe.storeys * (1 + 0.3 * along)
      const top = roof * recipe.storeys
      shadeSky(x, y, octaves, out)
      const edge = (storey - top) / (recipe.storeys * pixel)
      const cover = Math.min(1, Math.max(0, edge + 0.5))
      if (cover <= 0) return
      const row = Math.floor(storey)
      const fy = storey - row
      const bays = (recipe.storeys * 0.75) / 1
      const u = along * bays
      const bay = Math.floor(u)
      const fx = u - bay
      const softY = pixel * recipe.storeys * 1.4
      const softX = (((pixel * bays) / (depth * depth)) * 2.4) / rise
      const window =
        smoothstep(0.07 - softX / 2, 0.07 + softX / 2, fx) *
        smoothstep(0.93 + softX / 2, 0.93 - softX / 2, fx) *
        smoothstep(0.2 - softY / 2, 0.2 + softY / 2, fy) *
        smoothstep(0.9 + softY / 2, 0.9 - softY / 2, fy)
      const mullion =
        1 - 0.6 * smoothstep(0.03 + softX, 0.015, Math.abs(fx - 0.5)) * smoothstep(0.6, 0.2, softX)
      const light = right ? 1.7 : 0.55
      const tilt = random2(seed + 7, bay + (right ? 500 : 0), row) - 0.5
      const curve = (fx - 0.5) * 0.035 + (fy - 0.5) * 0.02
      shadeSky(
        x * 0.6 + aspect * (right ? 0.9 : 0.1) + tilt * 0.08 + curve,
        0.9 - y * 0.7 + tilt * 0.05 + curve,
        4,
        mirror,
      )
      const reflect = (right ? 0.62 : 0.42) * (1 + 0.35 * tilt)
      const ledge = recipe.balconies ? smoothstep(0.2, 0.02, fy) : 0
      const shadow = recipe.balconies ? smoothstep(0.2, 0.45, fy) * 0.55 + 0.45 : 1
      const slab =
        light *
        (0.82 + 0.5 * ledge) *
        (1 + 0.04 * fbm2(seed + 5, u * 7, storey * 7, Math.min(3, octaves - 3)))
      const blind = random2(seed + 8, bay + (right ? 500 : 0), row) > 0.86 ? 0.5 : 0
      const corner = 1 + 0.3 * smoothstep(pixel * 2 + 0.003, 0, Math.abs(aside))
      const haze = 0.06 * (1 - y)
      for (let i = 0; i < 3; i++) {
        const pane = ((mirror[i] ?? 0) * (glass[i] ?? 0) * reflect * 1.6 + 0.012) * mullion * shadow
        const drawn = pane + ((wall[i] ?? 0) * 0.45 * light - pane) * blind * smoothstep(0.8, 0.75, fy)
        const face = drawn * window + (wall[i] ?? 0) * slab * corner * (1 - window)
        out[i] = (out[i] ?? 0) * (1 - cover) + (face * (1 - haze) + (skyBottom[i] ?? 0) * haze) * cover
      }
    }),
    development: { grain: 4, vignette: 0.22, saturation: recipe.saturation },
  }
}

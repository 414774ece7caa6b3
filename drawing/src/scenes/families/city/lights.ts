import { createRandom } from '../../../random.ts'
import { addBokeh, type BokehDisc } from '../../bokeh.ts'
import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, smoothstep } from '../../noise.ts'
import { type Light, lightOf, linearOf } from '../../tone.ts'

/** A street at night, far out of focus. */
export interface Lights {
  readonly kind: 'lights'
  readonly seed: number
  readonly sky: string
  readonly haze: string
  readonly ground: string
  /** The y where the street ends in the distance. */
  readonly horizon: number
  readonly lamps: readonly (readonly [color: string, share: number])[]
  readonly count: number
  /** Radius of the nearest discs. */
  readonly radius: number
  readonly blades: number
  /** Wet ground mirrors the lights. */
  readonly wet: boolean
  readonly brightness: number
}

export function lightsPicture(recipe: Lights, frame: Frame): Picture {
  const { seed, horizon } = recipe
  const [sky, haze, ground] = [lightOf(recipe.sky), lightOf(recipe.haze), lightOf(recipe.ground)]
  const backdrop = createField(frame.aspect, Math.max(0.02, frame.pixel), 3, (x, y, out) => {
    const offset = y - horizon
    const glow = Math.exp(-((offset / 0.2) ** 2) * 0.8) * (0.65 + 0.5 * fbm2(seed, x * 1.5, y * 3, 3))
    const blocks = smoothstep(-0.2, 0.3, fbm2(seed + 4, x * 2.5, y * 0.7, 2)) * smoothstep(0.05, -0.2, offset)
    const base = offset < 0 ? sky : ground
    const mirror = smoothstep(0, 0.05, Math.abs(offset))
    for (let i = 0; i < 3; i++) {
      const dark = (haze[i] ?? 0) * 0.25 * (1 - mirror) + (base[i] ?? 0) * mirror
      out[i] = dark * (1 - 0.5 * blocks) + (haze[i] ?? 0) * Math.max(0, glow)
    }
  })
  const fill = shadePixels(frame, (x, y, out) => backdrop.sample(x, y, out))
  const discs = createDiscs(recipe, frame.aspect)
  return {
    shade(band, top, rows) {
      fill(band, top, rows)
      addBokeh(discs, frame, band, top, rows)
    },
    development: { grain: 5, vignette: 0.3 },
  }
}

function createDiscs(recipe: Lights, aspect: number): BokehDisc[] {
  const random = createRandom(recipe.seed)
  const weights = new Map<Light, number>(recipe.lamps.map(([color, share]) => [linearOf(color), share]))
  const vanishing = aspect * random.between(0.3, 0.7)
  const discs: BokehDisc[] = []
  for (let i = 0; i < recipe.count; i++) {
    // Lamps stand in rows along both sides of the street, so they gather where it vanishes.
    const near = random.next() ** 2.2
    const side = random.chance(0.5) ? 1 : -1
    const x = vanishing + side * (0.03 + near * aspect * 0.75) * random.between(0.55, 1.25)
    const low = random.chance(0.45)
    const rise = low ? random.between(-0.05, 0.05) : -random.between(0.02, 0.55) * (0.25 + near)
    const y = recipe.horizon + rise + near * (low ? 0.06 : 0)
    const radius = recipe.radius * (0.3 + 0.7 * near) * random.between(0.75, 1.15)
    const color = random.weighted(weights)
    const strength = recipe.brightness * random.between(0.12, 0.75) ** 1.4
    const light: Light = [color[0] * strength, color[1] * strength, color[2] * strength]
    const shape = { blades: recipe.blades, rim: random.between(0.3, 0.65), softness: 0.06 }
    discs.push({ x, y, radius, light, stretch: 1, ...shape })
    if (!recipe.wet || random.chance(0.25)) continue
    const depth = 2 * recipe.horizon - y
    const dim = random.between(0.12, 0.3)
    discs.push({
      x: x + random.between(-0.01, 0.01),
      y: depth + 0.12 + near * 0.22,
      radius: radius * random.between(0.7, 1),
      light: [light[0] * dim, light[1] * dim, light[2] * dim],
      stretch: random.between(2.4, 4.2),
      blades: 0,
      rim: 0,
      softness: 0.95,
    })
  }
  return discs.sort((a, b) => a.radius - b.radius)
}

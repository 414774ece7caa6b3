import { createRandom } from '../../../random.ts'
import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor, random2, smoothstep, value2 } from '../../noise.ts'
import { createRamp, lightOf, linearOf } from '../../tone.ts'

/** High-rises at dusk with lit windows, mirrored in water. */
export interface Skyline {
  readonly kind: 'skyline'
  readonly seed: number
  /** From the zenith to the horizon. */
  readonly sky: readonly (readonly [position: number, color: string])[]
  readonly clouds: string
  readonly nearColor: string
  readonly farColor: string
  readonly windowColors: readonly string[]
  /** Share of windows that are lit. */
  readonly lit: number
  /** The y of the waterline. */
  readonly water: number
  readonly tallest: number
}

interface Building {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly id: number
  readonly bay: number
  readonly storey: number
  readonly crown: number
  readonly spire: number
  readonly lit: number
  readonly strip: boolean
}

interface Row {
  /** Index into `buildings` of the foremost one at each of many columns. */
  readonly columns: Int16Array
  readonly buildings: readonly Building[]
  readonly distance: number
}

const columnCount = 6000

export function skylinePicture(recipe: Skyline, frame: Frame): Picture {
  const { seed, water, lit } = recipe
  const { aspect, pixel } = frame
  const sky = createRamp(recipe.sky, 0.15)
  const clouds = lightOf(recipe.clouds)
  const near = lightOf(recipe.nearColor)
  const far = lightOf(recipe.farColor)
  const windowLights = recipe.windowColors.map(linearOf)
  const rows = [0, 0.35, 0.68, 1].map((distance, i) => createRow(recipe, aspect, seed * 13 + i, distance))
  const skyLight = new Float64Array(3)

  const heaven = createField(aspect, Math.max(0.006, pixel), 3, (x, y, out) => {
    const t = Math.max(0, y) / water
    const veil = fbm2(seed + 70, x * 1.1 + 0.4 * gradient2(seed, x, y * 2), y * 5.5, 5)
    const cloud = smoothstep(-0.05, 0.75, veil) * 0.75 * smoothstep(1.05, 0.5, t)
    for (let i = 0; i < 3; i++) {
      const base = sky.light(t, i as 0 | 1 | 2)
      out[i] = base + ((clouds[i] ?? 0) - base) * cloud
    }
  })

  function shadeCity(x: number, y: number, footprint: number, out: Float64Array): void {
    heaven.sample(x, y, out)
    for (let k = rows.length - 1; k >= 0; k--) {
      const row = rows[k]
      if (row === undefined) continue
      const column = Math.min(columnCount - 1, Math.max(0, Math.floor((x / aspect) * columnCount)))
      const building = row.buildings[row.columns[column] ?? -1]
      if (building === undefined) continue
      const above = y - building.top
      if (above < -building.spire - building.crown) continue
      const middle = (building.left + building.right) / 2
      const half = (building.right - building.left) / 2
      const aside = Math.abs(x - middle)
      let cover = smoothstep(-footprint, footprint, above)
      if (above < 0) {
        const step = above > -building.crown ? half * 0.62 : 0.0009 + (above + building.spire) * 0.006
        cover =
          smoothstep(footprint, -footprint, aside - step) *
          (above > -building.crown || building.spire > 0 ? 1 : 0)
        if (building.crown === 0 && building.spire === 0) cover = 0
      }
      if (cover <= 0) continue
      const haze = row.distance
      const lift = smoothstep(building.top, water, y) * 0.3 * haze
      const side = x > middle + half * (building.id % 3 === 0 ? 0.35 : 9) ? 0.72 : 1
      let [red, green, blue] = [0, 1, 2].map((i) => {
        const base = (near[i] ?? 0) + ((far[i] ?? 0) - (near[i] ?? 0)) * haze
        return (base + (sky.light(0.95, i as 0 | 1 | 2) - base) * lift * 0.6) * side
      }) as [number, number, number]
      if (above > building.storey * 0.6) {
        const u = (x - building.left) / building.bay
        const v = above / building.storey
        const cellX = Math.floor(u)
        const cellY = Math.floor(v)
        const fx = u - cellX - 0.5
        const fy = v - cellY - 0.5
        // Windows smaller than a pixel fade into their mean.
        const soft = footprint / building.bay
        const sharp = smoothstep(1.1, 0.35, soft)
        const halfWidth = building.strip ? 0.47 : 0.3
        const pane =
          smoothstep(halfWidth + soft * 0.5, halfWidth - soft * 0.5, Math.abs(fx)) *
          smoothstep(0.3 + soft * 0.5, 0.3 - soft * 0.5, Math.abs(fy))
        const office = value2(building.id + 7, cellX * (building.strip ? 0.12 : 0.35), cellY * 0.8)
        const roll = random2(building.id, cellX, cellY)
        const on = roll < building.lit * lit * (0.35 + 1.5 * office * office) ? 1 : 0
        const mean = building.lit * lit * 0.3
        const dim = 0.2 + 1.1 * random2(building.id + 1, cellX, cellY) ** 2
        const amount = (on * pane * dim * sharp + mean * (1 - sharp) * 0.7) * (1 - 0.55 * haze)
        const color =
          windowLights[Math.floor(random2(building.id + 2, cellX >> 1, cellY) * windowLights.length)]
        // Dark glass mirrors the sky.
        const glass = pane * sharp * (1 - on) * 0.16
        red += (color?.[0] ?? 0) * amount + glass * sky.light(0.35, 0)
        green += (color?.[1] ?? 0) * amount + glass * sky.light(0.35, 1)
        blue += (color?.[2] ?? 0) * amount + glass * sky.light(0.35, 2)
      }
      out[0] = (out[0] ?? 0) + (red - (out[0] ?? 0)) * cover
      out[1] = (out[1] ?? 0) + (green - (out[1] ?? 0)) * cover
      out[2] = (out[2] ?? 0) + (blue - (out[2] ?? 0)) * cover
    }
  }

  const rippleOctaves = octavesFor(30, pixel, 4)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      if (y < water) {
        shadeCity(x, y, pixel * 0.6, out)
        // Street lamps along the quay.
        const lamp = smoothstep(0.012, 0, water - y) * (0.4 + 0.6 * value2(seed + 3, x * 60, 1))
        const color = windowLights[0]
        for (let i = 0; i < 3; i++) out[i] = (out[i] ?? 0) * (1 - lamp * 0.6) + lamp * 0.5 * (color?.[i] ?? 0)
        return
      }
      const depth = y - water
      const distance = 0.06 / (depth + 0.012)
      const wave = fbm2(
        seed + 30,
        x * 9 * Math.sqrt(distance),
        depth * 42 * Math.sqrt(distance) + 9,
        2 + rippleOctaves * 0.5,
      )
      const tilt = wave * (0.006 + depth * 0.11)
      let [red, green, blue] = [0, 0, 0]
      for (let k = 0; k < 3; k++) {
        const spread = (k - 1) * (0.003 + depth * 0.05)
        const mirrored = water - Math.abs(depth * 1.02 + tilt * 1.6 + spread) - 0.001
        shadeCity(x + tilt * 0.25, mirrored, 0.0012 + pixel + depth * 0.01, skyLight)
        red += skyLight[0] ?? 0
        green += skyLight[1] ?? 0
        blue += skyLight[2] ?? 0
      }
      const mirror = (0.3 - 0.12 * Math.min(1, depth * 3)) * (0.9 + 0.5 * wave)
      out[0] = red * mirror * 0.9
      out[1] = green * mirror * 0.97
      out[2] = blue * mirror
    }),
    development: { grain: 3, vignette: 0.2 },
  }
}

function createRow(recipe: Skyline, aspect: number, seed: number, distance: number): Row {
  const random = createRandom(seed)
  const buildings: Building[] = []
  const columns = new Int16Array(columnCount).fill(-1)
  const scale = 1 - 0.5 * distance
  let x = -random.between(0, 0.05)
  while (x < aspect) {
    const width = random.between(0.035, 0.1) * scale
    const centre = Math.exp(-(((x / aspect - 0.35 - 0.3 * random2(recipe.seed, 5, 5)) / 0.3) ** 2))
    const towers = random.next() ** (distance === 0 ? 3.2 : 1.8)
    const height =
      recipe.tallest *
      (0.1 + (0.16 + 0.74 * centre) * towers) *
      (distance === 0 ? 0.8 : 0.75 + 0.35 * Math.sin(distance * 3))
    const tall = height > recipe.tallest * 0.5
    const storey = random.between(0.0075, 0.0115) * scale
    buildings.push({
      left: x,
      right: x + width,
      top: recipe.water - height,
      id: random.integer(1, 1e6),
      bay: storey * random.between(0.55, 1.1),
      storey,
      crown: tall && random.chance(0.6) ? random.between(0.01, 0.03) : 0,
      spire: tall && random.chance(0.45) ? random.between(0.05, 0.11) : 0,
      lit: random.between(0.25, 1),
      strip: random.chance(0.35),
    })
    x += width * random.between(0.9, distance === 0 ? 1.35 : 1.15)
  }
  for (const [index, building] of buildings.entries()) {
    const first = Math.max(0, Math.round((building.left / aspect) * columnCount))
    const last = Math.min(columnCount, Math.round((building.right / aspect) * columnCount))
    for (let i = first; i < last; i++) {
      const other = buildings[columns[i] ?? -1]
      if (other === undefined || other.top > building.top) columns[i] = index
    }
  }
  return { columns, buildings, distance }
}

import { createSky, type PixelShader, type SkyRecipe } from '../atmosphere.ts'
import { createCamera } from '../camera.ts'
import { type Family, type Frame, type Picture, shadePixels } from '../family.ts'
import { type HeightAt, shadeHeightField } from '../height-field.ts'
import { fbm2, gradient2, gradient3, octavesFor, ridged2, smoothstep, worley2 } from '../noise.ts'
import { type Development, lightOf, linearOf } from '../tone.ts'

interface SkyBase {
  readonly seed: number
  readonly sky: SkyRecipe
  readonly horizon: number
  readonly development?: Partial<Development>
  /** Hills as a silhouette: their colour and height over the horizon. */
  readonly land?: { readonly colour: string; readonly height: number; readonly roughness: number }
}

/** A layer of cloud overhead, lit by a low or high sun. */
export interface LayerRecipe extends SkyBase {
  readonly kind: 'layer'
  readonly lens: number
  readonly lit: string
  readonly shade: string
  readonly cover: number
  /** Clouds per unit, and how much they break into small heaps. */
  readonly scale: number
  readonly heaps: number
  /** How far the layer is drawn out sideways; 1 not at all. */
  readonly stretch?: number
  readonly thickness: number
  /** Beams around the sun. */
  readonly rays?: number
  readonly rainbow?: {
    readonly x: number
    readonly y: number
    readonly radius: number
    readonly strength: number
  }
}

/** Cumulus seen from the side. */
export interface CumulusRecipe extends SkyBase {
  readonly kind: 'cumulus'
  readonly lit: string
  readonly shade: string
  /** The y of the flat bases and how high the clouds grow. */
  readonly base: number
  readonly growth: number
  readonly cover: number
  readonly scale: number
  /** Where light comes from, towards the right, up and the viewer. */
  readonly light: readonly [right: number, up: number, front: number]
}

/** A sea of cloud seen from above, with mountains that stand out of it. */
export interface AboveRecipe extends SkyBase {
  readonly kind: 'above'
  readonly lens: number
  readonly eye: number
  readonly swell: number
  readonly scale: number
  readonly lit: string
  readonly shade: string
  readonly light: { readonly azimuth: number; readonly elevation: number }
  readonly haze: { readonly colour: string; readonly reach: number }
  readonly peaks?: {
    readonly colour: string
    readonly snow: string
    readonly height: number
    readonly level: number
  }
}

export type SkyFamilyRecipe = LayerRecipe | CumulusRecipe | AboveRecipe

export const sky: Family<SkyFamilyRecipe> = {
  name: 'sky',
  prepare(recipe, frame) {
    const background = createSky(recipe.seed + 900, recipe.sky, recipe.horizon, frame)
    const shade =
      recipe.kind === 'above'
        ? shadeAbove(recipe, frame, background)
        : shadePixels(
            frame,
            addLand(
              recipe,
              frame,
              recipe.kind === 'layer'
                ? createLayer(recipe, frame, background)
                : createCumulus(recipe, frame, background),
            ),
          )
    return { shade, ...(recipe.development && { development: recipe.development }) }
  },
}

function addLand(recipe: SkyBase, frame: Frame, behind: PixelShader): PixelShader {
  const { land, seed, horizon } = recipe
  if (land === undefined) return behind
  const colour = lightOf(land.colour)
  const hazeLight = lightOf(recipe.sky.colours.at(-1)?.[1] ?? land.colour)
  const octaves = octavesFor(1.3, frame.pixel, 9)
  return (x, y, out) => {
    let open = 1
    let [r, g, b] = [0, 0, 0]
    for (let ridge = 2; ridge >= 0 && open > 0.004; ridge--) {
      const foot = horizon + (1.02 - horizon) * ridge * 0.36
      const height = land.height * (1 + 0.5 * ridge)
      const outline = fbm2(
        seed + 70 + ridge,
        x * (1.6 - 0.3 * ridge),
        ridge * 3.1 + 2.5,
        octaves,
        land.roughness,
      )
      const crest = foot - height * (0.55 + 0.6 * outline)
      const cover = Math.min(1, (y - crest) / frame.pixel + 0.5)
      if (cover <= 0) continue
      const texture = fbm2(
        seed + 80 + ridge,
        x * 9 + (y - crest) * 6,
        (y - crest) * 26,
        Math.min(5, octaves),
        0.55,
      )
      const shade =
        (1.15 - 0.3 * ridge) * (1 + 0.3 * texture) * (1 - 0.3 * smoothstep(crest, crest + 0.25, y))
      const haze = ridge === 0 ? 0.16 : ridge === 1 ? 0.05 : 0
      const share = open * cover
      r += share * (colour[0] * shade + (hazeLight[0] - colour[0]) * haze)
      g += share * (colour[1] * shade + (hazeLight[1] - colour[1]) * haze)
      b += share * (colour[2] * shade + (hazeLight[2] - colour[2]) * haze)
      open *= 1 - cover
    }
    if (open > 0.004) {
      behind(x, y, out)
      r += open * (out[0] ?? 0)
      g += open * (out[1] ?? 0)
      b += open * (out[2] ?? 0)
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

function createLayer(recipe: LayerRecipe, frame: Frame, background: PixelShader): PixelShader {
  const { seed, horizon, lens, cover, scale, heaps, thickness } = recipe
  const stretch = recipe.stretch ?? 1
  const camera = createCamera(frame.aspect, horizon, lens)
  const lit = lightOf(recipe.lit)
  const shade = lightOf(recipe.shade)
  const { sun } = recipe.sky
  const sunLight = linearOf(sun?.colour ?? '#fff4e0')
  const sunX = sun?.x ?? frame.aspect / 2
  const sunY = sun?.y ?? -0.6
  const sunUp = Math.max(0.12, camera.up(Math.min(sunY, horizon - 0.1)))
  const [sunU, sunV] = [camera.across(sunX) / sunUp, 1 / sunUp]
  const cell = { nearest: 0, second: 0, id: 0 }

  function densityAt(u: number, v: number, octaves: number): number {
    const a = (u * scale) / stretch
    const b = v * scale
    const bend = gradient2(seed + 2, a * 0.8, b * 0.8) * 0.45
    const wide = fbm2(seed, a * 0.45 + bend, b * 0.45, Math.min(3, octaves))
    let heap = 0
    if (heaps > 0) {
      const jitter = gradient2(seed + 4, a * 3.1, b * 3.1) * 0.22
      worley2(seed + 3, a * 2.3 + jitter + bend, b * 2.3 - jitter, cell)
      heap = (0.52 - cell.nearest) * heaps * 1.3
    }
    const fine = fbm2(seed + 20, a * 2.4 + bend, b * 2.4, octaves, 0.6)
    return wide * 0.95 + heap + fine * 0.62 + (cover - 0.5) * 1.6
  }

  return (x, y, out) => {
    background(x, y, out)
    const up = camera.up(y)
    if (up > 0.012) {
      const u = camera.across(x) / up
      const v = 1 / up
      const footprint = (frame.pixel * lens) / up / Math.max(0.25, Math.min(1, up * 1.6))
      const octaves = octavesFor(2 * scale, footprint, 8)
      const density = densityAt(u, v, octaves)
      if (density > 0) {
        const towardsU = sunU - u
        const towardsV = sunV - v
        const far = Math.hypot(towardsU, towardsV) + 1e-6
        const reach = Math.min(0.22 / scale, far * 0.5)
        const ahead = densityAt(
          u + (towardsU / far) * reach,
          v + (towardsV / far) * reach,
          Math.min(4, octaves),
        )
        const slope = Math.max(-1, Math.min(1, (density - ahead) * 1.6))
        const deep = 1 - Math.exp(-density * 1.7 * thickness)
        const alpha = (1 - Math.exp(-density * 5.5 * thickness)) * smoothstep(0.012, 0.09, up)
        const distance = Math.hypot(x - sunX, y - sunY)
        const near = Math.exp(-distance / 0.45)
        const bright = Math.min(1.25, Math.max(0, 0.62 + 0.42 * slope - 0.62 * deep * (1 - 0.25 * near)))
        // Thin edges before the sun scatter its light forwards.
        const lining = near * near * Math.exp(-density * 3.5) * (sun === undefined ? 0 : 1.1)
        out[0] =
          (out[0] ?? 0) * (1 - alpha) +
          alpha * (shade[0] + (lit[0] - shade[0]) * bright + sunLight[0] * lining)
        out[1] =
          (out[1] ?? 0) * (1 - alpha) +
          alpha * (shade[1] + (lit[1] - shade[1]) * bright + sunLight[1] * lining)
        out[2] =
          (out[2] ?? 0) * (1 - alpha) +
          alpha * (shade[2] + (lit[2] - shade[2]) * bright + sunLight[2] * lining)
      }
    }
    if (recipe.rays !== undefined) {
      const angle = Math.atan2(y - sunY, x - sunX)
      const distance = Math.hypot(x - sunX, y - sunY)
      const beam =
        smoothstep(0.0, 0.75, 0.3 + fbm2(seed + 40, Math.cos(angle) * 5, Math.sin(angle) * 5, 4)) *
        Math.exp(-distance / 0.7) *
        smoothstep(0.02, 0.2, distance) *
        smoothstep(-0.1, 0.5, Math.sin(angle)) *
        recipe.rays
      out[0] = (out[0] ?? 0) + sunLight[0] * beam
      out[1] = (out[1] ?? 0) + sunLight[1] * beam
      out[2] = (out[2] ?? 0) + sunLight[2] * beam
    }
    if (recipe.rainbow !== undefined) addRainbow(recipe.rainbow, x, y, out)
  }
}

function addRainbow(bow: NonNullable<LayerRecipe['rainbow']>, x: number, y: number, out: Float64Array): void {
  const distance = Math.hypot(x - bow.x, y - bow.y) / bow.radius
  const fade = bow.strength * (0.75 + 0.25 * gradient2(5, x * 2, y * 2))
  // The sky inside the bow is brighter than outside.
  const inside = fade * 0.07 * smoothstep(1.02, 0.93, distance)
  for (const [from, weight] of [
    [1, 1],
    [1.3, -0.3],
  ] as const) {
    const t = ((distance - from) / 0.03) * Math.sign(weight)
    if (t < -1.5 || t > 1.5) continue
    const strength = fade * Math.abs(weight)
    out[0] = (out[0] ?? 0) + strength * Math.exp(-(((t - 0.62) / 0.42) ** 2)) * 1.1
    out[1] = (out[1] ?? 0) + strength * Math.exp(-((t / 0.42) ** 2)) * 0.75
    out[2] = (out[2] ?? 0) + strength * Math.exp(-(((t + 0.55) / 0.42) ** 2)) * 0.9
  }
  out[0] = (out[0] ?? 0) + inside
  out[1] = (out[1] ?? 0) + inside
  out[2] = (out[2] ?? 0) + inside
}

const CUMULUS_STEPS = 26

/** Marched through a coarse grid, because cloud is soft; finer wisps come from bending the look-up. */
function createCumulus(recipe: CumulusRecipe, frame: Frame, background: PixelShader): PixelShader {
  const { seed, base, growth, cover, scale } = recipe
  const width = Math.min(820, Math.max(24, Math.ceil(frame.width / 2.2)))
  const height = Math.max(8, Math.round(width / frame.aspect))
  const cells = new Float32Array(width * height * 2)
  const length = Math.hypot(...recipe.light)
  const [lx, ly, lz] = [recipe.light[0] / length, recipe.light[1] / length, recipe.light[2] / length]
  const octaves = octavesFor(1.6 * scale, 1 / height, 6)

  function densityAt(x: number, y: number, z: number, detail: number): number {
    const up = (base - y) / growth
    if (up < -0.25 || up > 1.6) return 0
    const top = 0.42 + 1.05 * fbm2(seed, x * scale * 0.62, z * scale * 0.62, 3) + (cover - 0.5) * 1.3
    const body = Math.min(top - up, (up + 0.03) * 6)
    if (body < -0.6) return 0
    let billow = 0
    let amplitude = 0.55
    let [u, v, w] = [x * scale * 1.6, y * scale * 1.6, z * scale * 1.6]
    for (let i = 0; i < detail; i++) {
      const fade = detail - i < 1 ? detail - i : 1
      billow += amplitude * fade * (Math.abs(gradient3(seed + 10 + i, u, v, w)) - 0.33)
      const turned = (u * 0.8 - w * 0.6) * 2.07
      w = (u * 0.6 + w * 0.8) * 2.07
      u = turned
      v *= 2.07
      amplitude *= 0.52
    }
    return body + billow * (up < 0.05 ? 0.5 : 1.15)
  }

  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / height
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width) * frame.aspect
      let open = 1
      let light = 0
      for (let step = 0; step < CUMULUS_STEPS && open > 0.02; step++) {
        const z = (step + 0.5) / CUMULUS_STEPS
        const density = densityAt(x, y, z, octaves)
        if (density <= 0) continue
        const absorbed = 1 - Math.exp((-density * 26) / CUMULUS_STEPS / 0.35)
        const near = densityAt(x + lx * 0.035, y - ly * 0.035, z - lz * 0.035, Math.min(4, octaves))
        const far = densityAt(x + lx * 0.12, y - ly * 0.12, z - lz * 0.12, Math.min(2, octaves))
        const reached = Math.exp(-4.2 * Math.max(0, near) - 2.6 * Math.max(0, far))
        light += open * absorbed * reached
        open *= 1 - absorbed
      }
      const i = (row * width + column) * 2
      cells[i] = 1 - open
      cells[i + 1] = light
    }
  }
  const read = (x: number, y: number, channel: number): number => {
    const c = Math.min(width - 1.001, Math.max(0, x * width - 0.5))
    const r = Math.min(height - 1.001, Math.max(0, y * height - 0.5))
    const [ic, ir] = [Math.floor(c), Math.floor(r)]
    const at = (ir * width + ic) * 2 + channel
    const fc = c - ic
    const a = cells[at] ?? 0
    const b = cells[at + width * 2] ?? 0
    const top = a + ((cells[at + 2] ?? 0) - a) * fc
    return top + (b + ((cells[at + width * 2 + 2] ?? 0) - b) * fc - top) * (r - ir)
  }
  const lit = lightOf(recipe.lit)
  const shade = lightOf(recipe.shade)
  const wisps = octavesFor(60, frame.pixel, 4)
  return (x, y, out) => {
    background(x, y, out)
    const bendX = wisps > 0 ? fbm2(seed + 50, x * 60, y * 60, wisps, 0.6) * 0.0035 : 0
    const bendY = wisps > 0 ? fbm2(seed + 60, x * 60, y * 60, wisps, 0.6) * 0.0035 : 0
    const alpha = read((x + bendX) / frame.aspect, y + bendY, 0)
    if (alpha <= 0) return
    const reached = read((x + bendX) / frame.aspect, y + bendY, 1)
    const low = smoothstep(base - growth * 0.5, base + 0.02, y)
    const dim = 1 - 0.28 * low
    const open = 1 - alpha
    const glow = reached * 1.7 * (1 - 0.2 * low)
    out[0] = (out[0] ?? 0) * open + alpha * shade[0] * dim + (lit[0] - shade[0] * 0.5) * glow
    out[1] = (out[1] ?? 0) * open + alpha * shade[1] * dim + (lit[1] - shade[1] * 0.5) * glow
    out[2] = (out[2] ?? 0) * open + alpha * shade[2] * dim + (lit[2] - shade[2] * 0.5) * glow
  }
}

const FARTHEST = 90

function shadeAbove(recipe: AboveRecipe, frame: Frame, background: PixelShader): Picture['shade'] {
  const { seed, horizon, lens, eye, swell, scale, peaks } = recipe
  const camera = createCamera(frame.aspect, horizon, lens)
  const rowSlope = lens * frame.pixel
  const lit = lightOf(recipe.lit)
  const shade = lightOf(recipe.shade)
  const rock = peaks && linearOf(peaks.colour)
  const snow = peaks && linearOf(peaks.snow)
  const hazeLight = lightOf(recipe.haze.colour)
  const azimuth = (recipe.light.azimuth * Math.PI) / 180
  const elevation = (recipe.light.elevation * Math.PI) / 180
  const [lx, ly, lz] = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
  ]

  function cloudAt(x: number, z: number, footprint: number): number {
    const octaves = octavesFor(0.5 * scale, footprint, 8)
    let sum = fbm2(seed, x * scale * 0.12, z * scale * 0.2, 3) * 1.1
    let amplitude = 0.55
    let u = x * scale * 0.4 + gradient2(seed + 3, x * scale * 0.3, z * scale * 0.3) * 0.6
    let v = z * scale * 0.5
    for (let i = 0; i < octaves; i++) {
      const fade = octaves - i < 1 ? octaves - i : 1
      const bulge = gradient2(seed + 10 + i, u, v)
      sum += amplitude * fade * (Math.sqrt(bulge * bulge + 0.03) - 0.36)
      const turned = (u * 0.8 - v * 0.6) * 2.05
      v = (u * 0.6 + v * 0.8) * 2.05
      u = turned
      amplitude *= 0.44
    }
    return sum * swell
  }

  function rockAt(x: number, z: number, footprint: number): number {
    if (peaks === undefined) return -9
    const octaves = octavesFor(0.16, footprint, 10)
    const mask = smoothstep(4, 9, z)
    return (
      (ridged2(seed + 30, x * 0.16 + 3.3, z * 0.16, octaves, 0.46) * peaks.height - peaks.level) * mask -
      0.4 * (1 - mask)
    )
  }

  const heightAt: HeightAt = (x, z, footprint) =>
    Math.max(cloudAt(x, z, footprint * 2), rockAt(x, z, footprint * 2))

  function shadePoint(depth: number, across: number, out: Float64Array): void {
    const x = across * depth
    const footprint = depth * rowSlope
    const e = Math.max(0.015, footprint * 1.5)
    const cloud = cloudAt(x, depth, footprint)
    const stone = rockAt(x, depth, footprint)
    const isRock = stone > cloud
    const surfaceAt = isRock ? rockAt : cloudAt
    const here = isRock ? stone : cloud
    const dx = (surfaceAt(x + e, depth, footprint) - here) / e
    const dz = (surfaceAt(x, depth + e, footprint) - here) / e
    const length = Math.sqrt(1 + dx * dx + dz * dz)
    const facing = (ly - dx * lx - dz * lz) / length
    let [r, g, b] = [0, 0, 0]
    if (isRock && rock !== undefined && snow !== undefined) {
      const white = smoothstep(1.25, 0.65, Math.hypot(dx, dz)) * smoothstep(0, 0.5, here)
      const light = Math.max(0, facing) * 0.4
      r = (rock[0] + (snow[0] - rock[0]) * white) * (lit[0] * light + shade[0] * 0.45)
      g = (rock[1] + (snow[1] - rock[1]) * white) * (lit[1] * light + shade[1] * 0.45)
      b = (rock[2] + (snow[2] - rock[2]) * white) * (lit[2] * light + shade[2] * 0.45)
      const soft = smoothstep(0.12, 0, stone - cloud)
      r += (shade[0] * 1.1 - r) * soft
      g += (shade[1] * 1.1 - g) * soft
      b += (shade[2] * 1.1 - b) * soft
    } else {
      // Cloud scatters light around, so its shaded sides stay bright and hollows are dim.
      const wrapped = Math.max(0, (facing + 0.35) / 1.35)
      const hollow = 0.62 + 0.38 * smoothstep(-0.9 * swell, 0.8 * swell, cloud)
      const bright = wrapped * hollow
      r = shade[0] * hollow + (lit[0] - shade[0] * 0.4) * bright
      g = shade[1] * hollow + (lit[1] - shade[1] * 0.4) * bright
      b = shade[2] * hollow + (lit[2] - shade[2] * 0.4) * bright
    }
    const hazy = 1 - Math.exp(-depth / recipe.haze.reach)
    out[0] = r + (hazeLight[0] - r) * hazy
    out[1] = g + (hazeLight[1] - g) * hazy
    out[2] = b + (hazeLight[2] - b) * hazy
  }

  return shadeHeightField(
    frame,
    { camera, eye, nearest: 0.4, farthest: FARTHEST, stride: 0.0025 },
    heightAt,
    shadePoint,
    (x, y, out) => background(x, Math.min(y, horizon), out),
  )
}

import { createSky, type SkyRecipe } from '../atmosphere.ts'
import { createCamera } from '../camera.ts'
import type { Family, Frame } from '../family.ts'
import { shadeHeightField } from '../height-field.ts'
import { fbm2, gradient2, hash2, octavesFor, smoothstep } from '../noise.ts'
import { type Development, type Light, lightOf, linearOf } from '../tone.ts'

/** A height field with shadows, haze and water. One unit of distance is about a kilometre. */
export interface TerrainRecipe {
  readonly seed: number
  readonly sky: SkyRecipe
  readonly land: 'alpine' | 'canyon' | 'hills'
  /** The y of the horizon, and the field of view: 0.5 is a long lens, 1.3 a wide one. */
  readonly horizon: number
  readonly lens: number
  /** Height over the ground of the camera. */
  readonly eye: number
  readonly relief: number
  /** Distance at which the land reaches its full height, and the width of the valley that leads there. */
  readonly rise: number
  readonly valley: number
  readonly water?: { readonly level: number; readonly colour: string; readonly ripple: number }
  readonly ground: {
    readonly rock: string
    readonly darkRock: string
    readonly low: string
    readonly snow?: string
    /** Height where the low cover ends and where snow begins. */
    readonly lowLine: number
    readonly snowLine?: number
    /** Trees: their two colours, height, share of the land and the height above which none grow. */
    readonly trees?: {
      readonly colour: string
      readonly other: string
      readonly height: number
      readonly cover: number
      readonly line: number
      readonly round: boolean
    }
  }
  readonly light: {
    /** Degrees: 0 shines from behind the camera, 90 from the right, 180 from ahead. */
    readonly azimuth: number
    readonly elevation: number
    readonly colour: string
    readonly strength: number
    readonly shade: string
  }
  readonly haze: {
    readonly colour: string
    readonly reach: number
    readonly fog?: number
    readonly fogHeight?: number
  }
  readonly development?: Partial<Development>
}

const FARTHEST = 40

/** Height and slopes at a place. */
interface Ground {
  height: number
  dx: number
  dz: number
  /** How far up a tree the surface is, 0 on the bare ground. */
  tree: number
  /** Share of the place that trees cover, and a random number for each tree. */
  wood: number
  kind: number
}

const bareGround = (): Ground => ({ height: 0, dx: 0, dz: 0, tree: 0, wood: 0, kind: 0 })

type GroundAt = (x: number, z: number, footprint: number, out: Ground) => void

export const terrain: Family<TerrainRecipe> = {
  name: 'terrain',
  prepare(recipe, frame) {
    const groundAt = createGround(recipe)
    const ground = bareGround()
    const water = recipe.water?.level ?? Number.NEGATIVE_INFINITY
    const eye = findEye(recipe, groundAt, ground)
    const camera = createCamera(frame.aspect, recipe.horizon, recipe.lens)
    const sky = createSky(recipe.seed + 900, recipe.sky, recipe.horizon, frame)
    const shadow = createShadow(recipe, groundAt, frame, water)
    const reflect = createReflection(recipe, frame, groundAt)
    const rowSlope = recipe.lens * frame.pixel

    const { light, haze: air, ground: cover } = recipe
    const azimuth = (light.azimuth * Math.PI) / 180
    const elevation = (light.elevation * Math.PI) / 180
    const toLight = [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      -Math.cos(azimuth) * Math.cos(elevation),
    ] as const
    const sun = scaled(linearOf(light.colour), light.strength * 3)
    const ambient = linearOf(light.shade)
    const hazeLight = lightOf(air.colour)
    const rock = linearOf(cover.rock)
    const darkRock = linearOf(cover.darkRock)
    const low = linearOf(cover.low)
    const snow = cover.snow === undefined ? undefined : linearOf(cover.snow)
    const snowLine = cover.snowLine ?? 99
    const treeLight = cover.trees && linearOf(cover.trees.colour)
    const otherLight = cover.trees && linearOf(cover.trees.other)
    const waterLight = recipe.water && lightOf(recipe.water.colour)
    const strata = recipe.land === 'canyon'
    const { seed } = recipe

    function shadeGround(x: number, z: number, out: Float64Array): void {
      const footprint = Math.max(0.0004, z * rowSlope)
      groundAt(x, z, footprint, ground)
      const { height, dx, dz } = ground
      const steep = Math.hypot(dx, dz)
      const length = Math.sqrt(1 + steep * steep)
      const up = 1 / length
      const octaves = octavesFor(4, footprint, 5)
      const patch = fbm2(seed + 300, x * 4, z * 4, octaves, 0.6)
      const grain = fbm2(seed + 320, x * 40 + height * 30, z * 40, octavesFor(40, footprint, 7), 0.65)
      let mixRock = 0.5 + 0.5 * patch + 0.5 * grain
      if (strata) {
        const layer = height * 26 + patch * 0.7
        mixRock =
          0.5 +
          0.42 * gradient2(seed + 330, 0.5, layer) +
          0.25 * gradient2(seed + 331, 0.3, layer * 3.1) +
          0.25 * grain
      }
      mixRock = Math.min(1.1, Math.max(0, mixRock))
      let r = rock[0] + (darkRock[0] - rock[0]) * mixRock
      let g = rock[1] + (darkRock[1] - rock[1]) * mixRock
      let b = rock[2] + (darkRock[2] - rock[2]) * mixRock
      const growth =
        smoothstep(cover.lowLine * 1.3 + 0.05, cover.lowLine * 0.75 - 0.02, height + patch * 0.12) *
        smoothstep(1.25, 0.55, steep + patch * 0.25)
      const tuft = 0.85 + 0.75 * grain + 0.3 * patch
      r += (low[0] * tuft - r) * growth
      g += (low[1] * tuft - g) * growth
      b += (low[2] * tuft - b) * growth
      const { tree, wood, kind } = ground
      if (treeLight !== undefined && otherLight !== undefined && wood > 0) {
        const far = footprint > (cover.trees?.height ?? 0) * 0.5 ? wood * 0.85 : 0
        const share = tree > 0 ? 1 : far
        const depth = tree > 0 ? 0.35 + 0.75 * tree : 0.62 + 0.3 * grain
        const other = tree > 0 ? kind : 0.5 + 0.5 * patch
        r += ((treeLight[0] + (otherLight[0] - treeLight[0]) * other) * depth - r) * share
        g += ((treeLight[1] + (otherLight[1] - treeLight[1]) * other) * depth - g) * share
        b += ((treeLight[2] + (otherLight[2] - treeLight[2]) * other) * depth - b) * share
      }
      let white = 0
      if (snow !== undefined) {
        white =
          smoothstep(snowLine - 0.06, snowLine + 0.1, height + patch * 0.1) *
          smoothstep(1.35, 0.7, steep + grain * 0.22 + patch * 0.15) *
          (tree > 0 ? 0.5 : 1)
        r += (snow[0] - r) * white
        g += (snow[1] - g) * white
        b += (snow[2] - b) * white
      }
      const bump = (1 - white * 0.6) * 0.16
      const facing =
        (toLight[1] - (dx + bump * grain) * toLight[0] - (dz + bump * grain) * toLight[2]) / length
      const lit = Math.max(0, facing) * shadow(x, z, height)
      const skyward = 0.55 + 0.45 * up
      const bounce = Math.max(0, 0.5 - 0.5 * facing) * 0.12
      out[0] = r * (sun[0] * (lit + bounce) + ambient[0] * skyward)
      out[1] = g * (sun[1] * (lit + bounce) + ambient[1] * skyward)
      out[2] = b * (sun[2] * (lit + bounce) + ambient[2] * skyward)
    }

    function addHaze(depth: number, height: number, out: Float64Array): void {
      let thickness = depth / air.reach
      if (air.fog !== undefined) {
        thickness +=
          (air.fog * Math.min(depth, 12) * Math.exp(-Math.max(0, height) / (air.fogHeight ?? 0.2))) / 4
      }
      const share = 1 - Math.exp(-thickness)
      // Air scatters blue light first, so far land turns bluish before it fades.
      out[0] = (out[0] ?? 0) * (1 - share) + hazeLight[0] * share ** 1.12
      out[1] = (out[1] ?? 0) * (1 - share) + hazeLight[1] * share ** 1.03
      out[2] = (out[2] ?? 0) * (1 - share) + hazeLight[2] * share ** 0.95
    }

    function shadeWater(x: number, z: number, across: number, out: Float64Array): void {
      const drop = eye - water
      const grazing = drop / z
      const footprint = Math.max(0.0006, (z * rowSlope) / Math.max(0.05, grazing) / 3)
      const ripple = recipe.water?.ripple ?? 0
      const wave = fbm2(seed + 400, x * 60, z * 22, octavesFor(60, footprint, 3), 0.6)
      const wide = fbm2(seed + 410, x * 3, z * 1.2, 3)
      const tilt = ripple * (wave * 0.5 + wide * 0.15) * Math.min(1, 0.25 / z + 0.15)
      reflect(across + tilt * 0.15, Math.max(0.002, grazing + tilt), out)
      const fresnel = Math.min(0.95, 0.06 + 0.94 * (1 - Math.min(1, grazing * 1.15)) ** 4)
      if (waterLight !== undefined) {
        out[0] = waterLight[0] * (1 - fresnel) + (out[0] ?? 0) * fresnel
        out[1] = waterLight[1] * (1 - fresnel) + (out[1] ?? 0) * fresnel
        out[2] = waterLight[2] * (1 - fresnel) + (out[2] ?? 0) * fresnel
      }
    }

    function shadePoint(depth: number, across: number, out: Float64Array): void {
      const x = across * depth
      groundAt(x, depth, depth * rowSlope * 1.5, ground)
      const height = ground.height
      if (height <= water) shadeWater(x, depth, across, out)
      else shadeGround(x, depth, out)
      addHaze(depth, Math.max(height, water), out)
    }

    /** What a mirrored ray with an upward `slope` meets: the outline that was found for its column, or the sky. */
    function createReflection({ lens, horizon }: TerrainRecipe, { width, aspect }: Frame, heights: GroundAt) {
      const steps = 256
      const outline = recipe.water === undefined ? undefined : new Float32Array(width * steps)
      const depthOf = (step: number) => 0.15 * (FARTHEST / 0.15) ** (step / (steps - 1))
      const probe = bareGround()
      if (outline !== undefined) {
        for (let column = 0; column < width; column++) {
          const across = camera.across(((column + 0.5) / width) * aspect)
          let highest = 0
          for (let step = 0; step < steps; step++) {
            const depth = depthOf(step)
            heights(across * depth, depth, depth * 0.006, probe)
            highest = Math.max(highest, (probe.height - water) / depth)
            outline[column * steps + step] = highest
          }
        }
      }
      return (across: number, slope: number, out: Float64Array): void => {
        if (outline === undefined) return
        const share = across / lens / aspect + 0.5
        const at = Math.min(width - 1, Math.max(0, Math.floor(share * width)))
        let [from, to] = [0, steps]
        while (from < to) {
          const middle = (from + to) >> 1
          if ((outline[at * steps + middle] ?? 0) >= slope) to = middle
          else from = middle + 1
        }
        if (from === steps) {
          sky(share * aspect, horizon - slope / lens, out)
          return
        }
        const before = from === 0 ? 0 : (outline[at * steps + from - 1] ?? 0)
        const after = outline[at * steps + from] ?? 0
        const depth = depthOf(from - 1 + (slope - before) / Math.max(1e-6, after - before))
        shadeGround(across * depth, depth, out)
        addHaze(depth, ground.height, out)
      }
    }

    return {
      shade: shadeHeightField(
        frame,
        { camera, eye, nearest: 0.05, farthest: FARTHEST, stride: 0.0018 },
        (x, z, footprint) => {
          groundAt(x, z, footprint * 1.5, ground)
          return Math.max(water, ground.height)
        },
        shadePoint,
        sky,
      ),
      ...(recipe.development && { development: recipe.development }),
    }
  },
}

function scaled(light: Light, factor: number): Light {
  return [light[0] * factor, light[1] * factor, light[2] * factor]
}

function findEye(recipe: TerrainRecipe, groundAt: GroundAt, ground: Ground): number {
  let highest = recipe.water?.level ?? Number.NEGATIVE_INFINITY
  for (let z = 0.05; z < 0.5; z += 0.05) {
    groundAt(0, z, 0.01, ground)
    highest = Math.max(highest, ground.height)
  }
  return highest + recipe.eye
}

const MAX_OCTAVES = 12

/** Value noise whose slopes weaken finer octaves: crests stay sharp and valleys fill up, as if eroded. */
function createGround(recipe: TerrainRecipe): GroundAt {
  const { seed, relief, land, rise, valley } = recipe
  const frequency = land === 'alpine' ? 0.55 : land === 'canyon' ? 0.42 : 0.4
  const erosion = land === 'alpine' ? 0.9 : land === 'canyon' ? 0.5 : 1.4
  const gain = land === 'hills' ? 0.4 : 0.48
  const plant = createTrees(recipe)
  const valleyAt = (z: number) => gradient2(seed + 70, 0.3, z * 0.22) * 1.1 * Math.min(1, z / 3)
  const shape = (x: number, z: number): number => {
    const side = Math.abs(x - valleyAt(z)) / (valley * (0.5 + z * 0.22))
    const walls = smoothstep(0.15, 1.6, side)
    return 0.06 + 0.94 * smoothstep(0.2, rise, z) * (0.3 + 0.7 * walls) + 0.2 * walls * smoothstep(0, 1, z)
  }
  return (x, z, footprint, out) => {
    const octaves = octavesFor(frequency, footprint, MAX_OCTAVES)
    let u = x * frequency + 17.3
    let v = z * frequency + 4.1
    // The rotation of the lattice so far, to turn slopes back.
    let [cos, sin] = [1, 0]
    let amplitude = 1
    let scale = frequency
    let sum = 0
    let [dx, dz] = [0, 0]
    let [slopeX, slopeZ] = [0, 0]
    for (let i = 0; i < octaves; i++) {
      const fade = octaves - i < 1 ? octaves - i : 1
      const iu = Math.floor(u)
      const iv = Math.floor(v)
      const fu = u - iu
      const fv = v - iv
      const su = fu * fu * fu * (fu * (fu * 6 - 15) + 10)
      const sv = fv * fv * fv * (fv * (fv * 6 - 15) + 10)
      const du = 30 * fu * fu * (fu * (fu - 2) + 1)
      const dv = 30 * fv * fv * (fv * (fv - 2) + 1)
      const a = hash2(seed + i, iu, iv) / 4294967296
      const b = hash2(seed + i, iu + 1, iv) / 4294967296
      const c = hash2(seed + i, iu, iv + 1) / 4294967296
      const d = hash2(seed + i, iu + 1, iv + 1) / 4294967296
      const k = a - b - c + d
      const noise = a + (b - a) * su + (c - a) * sv + k * su * sv
      const nu = du * (b - a + k * sv)
      const nv = dv * (c - a + k * su)
      const nx = nu * cos + nv * sin
      const nz = nv * cos - nu * sin
      slopeX += nx * fade
      slopeZ += nz * fade
      const weight = (amplitude * fade) / (1 + erosion * (slopeX * slopeX + slopeZ * slopeZ))
      sum += weight * (noise - (i === 0 ? 0 : 0.3))
      dx += weight * nx * scale
      dz += weight * nz * scale
      amplitude *= gain
      const turned = (u * 0.8 - v * 0.6) * 2
      v = (u * 0.6 + v * 0.8) * 2
      u = turned
      scale *= 2
      const turnedCos = cos * 0.8 - sin * 0.6
      sin = cos * 0.6 + sin * 0.8
      cos = turnedCos
    }
    const around = shape(x, z) * relief
    const e = 0.01
    const aroundX = (shape(x + e, z) * relief - around) / e
    const aroundZ = (shape(x, z + e) * relief - around) / e
    let height = sum * around
    dx = dx * around + sum * aroundX
    dz = dz * around + sum * aroundZ
    if (land === 'canyon') {
      // Terraces: hard layers stand as walls, soft layers as ledges.
      const layers = 5 / relief
      const layer = height * layers
      const floor = Math.floor(layer)
      const t = layer - floor
      const wall = smoothstep(0.55, 0.95, t)
      const inWall = t > 0.55 && t < 0.95 ? (t - 0.55) / 0.4 : 0
      const steepness = 0.25 + (0.75 * 6 * inWall * (1 - inWall)) / 0.4
      height = (floor + 0.25 * t + 0.75 * wall) / layers
      dx *= steepness
      dz *= steepness
    }
    out.height = height
    out.dx = dx
    out.dz = dz
    plant(x, z, footprint, out)
  }
}

/** Lets trees grow out of the ground: one per cell of two lattices that are turned against each other. */
function createTrees(recipe: TerrainRecipe): (x: number, z: number, footprint: number, out: Ground) => void {
  const { seed } = recipe
  const { trees } = recipe.ground
  const water = recipe.water?.level ?? Number.NEGATIVE_INFINITY
  return (x, z, footprint, out) => {
    out.tree = 0
    out.wood = 0
    if (trees === undefined || out.height > trees.line || out.height < water + 0.006) return
    const steep = Math.hypot(out.dx, out.dz)
    const stand = gradient2(seed + 200, x * 1.3, z * 1.3) + 0.5 * gradient2(seed + 201, x * 5, z * 5)
    const wood =
      smoothstep(-0.15, 0.25, stand + trees.cover * 1.6 - 0.8) *
      smoothstep(1.3, 0.8, steep) *
      smoothstep(trees.line, trees.line * 0.8, out.height + stand * 0.05)
    out.wood = wood
    const cell = trees.height * 0.62
    if (wood <= 0.02 || footprint > cell * 0.8) return
    let best = 0
    for (let lattice = 0; lattice < 2; lattice++) {
      const u = (lattice === 0 ? x : x * 0.77 + z * 0.64 + 3.7) / cell
      const v = (lattice === 0 ? z : z * 0.77 - x * 0.64) / cell
      const iu = Math.floor(u)
      const iv = Math.floor(v)
      const hash = hash2(seed + 210 + lattice, iu, iv)
      if ((hash & 0xff) / 255 > wood) continue
      const du = u - iu - 0.32 - (((hash >>> 8) & 0xff) / 255) * 0.36
      const dv = v - iv - 0.32 - (((hash >>> 16) & 0xff) / 255) * 0.36
      const size = 0.5 + (hash >>> 24) / 510
      const radius = 0.36 * (0.7 + 0.3 * size)
      const away = Math.hypot(du, dv) / radius
      if (away >= 1) continue
      const rise = size * (trees.round ? Math.sqrt(1 - away * away) * 0.7 : 1 - away)
      if (rise <= best) continue
      best = rise
      const push = (trees.round ? 1.3 : 1.7) / (away + 0.15)
      const [pu, pv] = [-du * push * 2, -dv * push * 2]
      out.dx = lattice === 0 ? pu : pu * 0.77 - pv * 0.64
      out.dz = lattice === 0 ? pv : pv * 0.77 + pu * 0.64
      out.kind = (hash >>> 24) / 255
    }
    out.tree = best
    out.height += best * trees.height * smoothstep(cell * 0.8, cell * 0.3, footprint)
  }
}

/** Share of sunlight that reaches a point, from a coarse map of how high shadows stand over each place. */
function createShadow(recipe: TerrainRecipe, groundAt: GroundAt, frame: Frame, water: number) {
  const azimuth = (recipe.light.azimuth * Math.PI) / 180
  const towards = [Math.sin(azimuth), -Math.cos(azimuth)] as const
  const drop = Math.tan((Math.max(1, recipe.light.elevation) * Math.PI) / 180)
  const size = Math.min(640, Math.max(192, Math.round(frame.width / 2)))
  const reach = 16
  const half = Math.max(4, (reach * recipe.lens * frame.aspect) / 2)
  const cellX = (2 * half) / size
  const cellZ = (reach + 4) / size
  const ceiling = new Float32Array(size * size)
  const ground = bareGround()
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      groundAt(-half + column * cellX, -4 + row * cellZ, Math.max(cellX, cellZ) * 0.6, ground)
      ceiling[row * size + column] = Math.max(water, ground.height)
    }
  }
  const read = (column: number, row: number): number => {
    const c = Math.min(size - 1.001, Math.max(0, column))
    const r = Math.min(size - 1.001, Math.max(0, row))
    const ic = Math.floor(c)
    const ir = Math.floor(r)
    const at = ir * size + ic
    const fc = c - ic
    const fr = r - ir
    const a = ceiling[at] ?? 0
    const b = ceiling[at + 1] ?? 0
    const d = ceiling[at + size] ?? 0
    const e = ceiling[at + size + 1] ?? 0
    return a + (b - a) * fc + (d + (e - d) * fc - a - (b - a) * fc) * fr
  }
  // One cell towards the light, along the axis in which the light is steeper.
  const stepX = towards[0] / cellX
  const stepZ = towards[1] / cellZ
  const larger = Math.max(Math.abs(stepX), Math.abs(stepZ))
  const [moveX, moveZ] = [stepX / larger, stepZ / larger]
  const fall = drop / larger
  const alongX = Math.abs(stepX) >= Math.abs(stepZ)
  const forward = (alongX ? stepX : stepZ) > 0
  for (let i = 0; i < size; i++) {
    const line = forward ? size - 1 - i : i
    for (let k = 0; k < size; k++) {
      const [column, row] = alongX ? [line, k] : [k, line]
      const at = row * size + column
      const before = read(column + moveX, row + moveZ) - fall
      if (i > 0 && before > (ceiling[at] ?? 0)) ceiling[at] = before
    }
  }
  return (x: number, z: number, height: number): number => {
    const shade = read((x + half) / cellX, (z + 4) / cellZ)
    // The coarse map cannot follow the walls of terraces.
    const blur = (recipe.land === 'canyon' ? 0.1 : 0.012) + drop * 0.03 + cellX * 0.25
    return 1 - smoothstep(-blur * 0.2, blur, shade - height - blur * 0.3)
  }
}

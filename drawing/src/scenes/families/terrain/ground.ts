import { gradient2, hash2, octavesFor, smoothstep } from '../../noise.ts'
import type { TerrainRecipe } from './recipe.ts'

/** Height and slopes at a place. */
export interface Ground {
  height: number
  dx: number
  dz: number
  /** How far up a tree the surface is, 0 on the bare ground. */
  tree: number
  /** Share of the place that trees cover, and a random number for each tree. */
  wood: number
  kind: number
}

export const bareGround = (): Ground => ({ height: 0, dx: 0, dz: 0, tree: 0, wood: 0, kind: 0 })

/** Slopes are wrong unless `slopes` is set. */
export type GroundAt = (x: number, z: number, footprint: number, out: Ground, slopes?: boolean) => void

const maxOctaves = 12
/** Trees farther away only color the ground. */
export const treesUntil = 12

/** Value noise whose slopes weaken finer octaves: crests stay sharp and valleys fill up, as if eroded. */
export function createGround(recipe: TerrainRecipe): GroundAt {
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
  return (x, z, footprint, out, slopes = false) => {
    const octaves = octavesFor(frequency, footprint, maxOctaves)
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
    const steep = Math.hypot(dx, dz) * relief * 0.5
    const around = shape(x, z) * relief
    let height = sum * around
    dx *= around
    dz *= around
    if (slopes) {
      const e = 0.01
      dx += (sum * (shape(x + e, z) * relief - around)) / e
      dz += (sum * (shape(x, z + e) * relief - around)) / e
    }
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
    plant(x, z, footprint, steep, out)
  }
}

/** Lets trees grow out of the ground: one per cell of two lattices that are turned against each other. */
function createTrees(
  recipe: TerrainRecipe,
): (x: number, z: number, footprint: number, steep: number, out: Ground) => void {
  const { seed } = recipe
  const { trees } = recipe.ground
  const water = recipe.water?.level ?? Number.NEGATIVE_INFINITY
  return (x, z, footprint, steep, out) => {
    out.tree = 0
    out.wood = 0
    if (trees === undefined || out.height > trees.line || out.height < water + 0.006) return
    const stand = gradient2(seed + 200, x * 1.3, z * 1.3) + 0.5 * gradient2(seed + 201, x * 5, z * 5)
    const wood =
      smoothstep(-0.15, 0.25, stand + trees.cover * 1.6 - 0.8) *
      smoothstep(1.3, 0.8, steep) *
      smoothstep(trees.line, trees.line * 0.8, out.height + stand * 0.05)
    out.wood = wood
    const cell = trees.height * 0.62
    if (wood <= 0.02 || footprint > cell * 0.8 || z > treesUntil) return
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
      const rough = footprint < cell * 0.12 ? 0.16 * gradient2(seed + 220, (x / cell) * 7, (z / cell) * 7) : 0
      const away = Math.hypot(du, dv) / radius + rough
      if (away >= 1) continue
      const rise = size * (trees.round ? Math.sqrt(Math.max(0, 1 - away * away)) * 0.7 : 1 - away)
      if (rise <= best) continue
      best = rise
      const push = (trees.round ? 1.3 : 1.7) / (Math.max(0, away) + 0.2)
      const [pu, pv] = [-du * push * 2, -dv * push * 2]
      out.dx = lattice === 0 ? pu : pu * 0.77 - pv * 0.64
      out.dz = lattice === 0 ? pv : pv * 0.77 + pu * 0.64
      out.kind = (hash >>> 24) / 255
    }
    out.tree = best
    out.height += best * trees.height * smoothstep(cell * 0.8, cell * 0.3, footprint)
  }
}

import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { fbm2, octavesFor, random2, smoothstep } from '../../noise.ts'
import { type Light, linearOf } from '../../tone.ts'

/** A vaulted walk with arches at one side, through which the sun draws patterns on the floor. */
export interface Arcade {
  readonly kind: 'arcade'
  readonly seed: number
  readonly stone: string
  readonly sun: string
  readonly shade: string
  readonly outside: string
  /** Distance from one arch to the next; the walk is 2 wide. */
  readonly pitch: number
  /** Height of the walk. */
  readonly height: number
  /** Direction of the sunlight: along the walk and downwards, for one unit across. */
  readonly slant: readonly [along: number, down: number]
  readonly saturation: number
  readonly eye: readonly [x: number, y: number]
}

const wall = 1
const depth = 0.42
const reach = 46

export function arcadePicture(recipe: Arcade, frame: Frame): Picture {
  const { seed, pitch, height, slant } = recipe
  const { aspect, pixel } = frame
  const [stone, sun, shade, outside] = [recipe.stone, recipe.sun, recipe.shade, recipe.outside].map(
    linearOf,
  ) as [Light, Light, Light, Light]
  const half = pitch * 0.36
  const spring = height * 0.52
  const tiles = 1.6

  /** Positive inside the opening of an arch, in units of length. */
  function opening(z: number, y: number): number {
    const along = Math.abs(z - pitch * Math.round(z / pitch))
    if (y < 0) return -1
    return y < spring ? half - along : half - Math.hypot(along, y - spring)
  }

  /** Share of sunlight at a point inside. */
  function sunlight(x: number, y: number, z: number, soft: number): number {
    const across = wall + depth - x
    const enters = opening(z + slant[0] * across, y + slant[1] * across)
    const leaves = opening(z + slant[0] * (wall - x), y + slant[1] * (wall - x))
    return smoothstep(-soft, soft, Math.min(enters, leaves))
  }

  return {
    shade: shadePixels(frame, (px, py, out) => {
      const rayX = (px - aspect * recipe.eye[0]) * 1.45
      const rayY = -(py - recipe.eye[1]) * 1.45
      const eyeHeight = 1.15
      const eyeX = -0.15
      // Nearest of floor, side walls and the barrel vault.
      let z = reach
      let surface = 0
      if (rayY < 0) {
        const at = -eyeHeight / rayY
        if (at < z) [z, surface] = [at, 1]
      }
      const wallAt = rayX > 0 ? (wall - eyeX) / rayX : rayX < 0 ? (-wall - eyeX) / rayX : reach
      const vaultBase = height * 0.86
      if (wallAt < z && eyeHeight + rayY * wallAt < vaultBase) {
        z = wallAt
        surface = rayX > 0 ? 2 : 3
      }
      if (rayY > 0 && surface === 0) {
        // Circle in the plane across the walk.
        const rise = eyeHeight - vaultBase
        const a = rayX * rayX + rayY * rayY
        const b = eyeX * rayX + rise * rayY
        const c = eyeX * eyeX + rise * rise - wall * wall
        const at = (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
        if (at < z) [z, surface] = [at, 4]
      }
      const x = eyeX + rayX * z
      const y = eyeHeight + rayY * z
      const footprint = pixel * 1.45 * z
      let ambient = 0.3
      let direct = 0
      let outsideShare = 0
      let sheen = 0
      const gap = surface === 2 || surface === 3 ? opening(z, y) : -1
      const hole = surface === 2 ? smoothstep(-footprint * 0.7, footprint * 0.7, gap) : 0
      if (hole > 0) {
        // Through the arch: its jamb, or the bright outside.
        const end = (wall + depth - eyeX) / rayX
        const behind = opening(end, eyeHeight + rayY * end)
        outsideShare = smoothstep(-footprint, footprint, behind)
        ambient = 0.75 + 0.35 * smoothstep(wall, wall + depth, wall + depth * 0.5)
      }
      let u = z
      let v = y
      if (surface === 1) {
        u = z
        v = x
        direct = sunlight(x, 0, z, 0.02 + footprint + (wall - x) * 0.014)
        ambient = 0.2 + 0.2 * smoothstep(-1, 1, x)
        sheen =
          0.12 * smoothstep(-footprint, footprint, opening(z, Math.max(0.02, eyeHeight * (wall - x) * 0.9)))
      } else if (surface === 3) {
        direct = sunlight(-wall, y, z, 0.05 + footprint)
        ambient = 0.3 + 0.18 * Math.exp(-y * 0.8)
        if (gap > -0.1) ambient *= gap > 0 ? 0.55 : 0.75 + 0.25 * smoothstep(0.1, 0, gap + 0.1)
        if (gap > 0) direct *= 0.85
      } else if (surface === 2) {
        ambient = 0.17 + 0.05 * smoothstep(0, height, y)
        ambient *= 1 + 0.5 * smoothstep(0.12, 0.0, -gap)
      } else if (surface === 4) {
        v = Math.atan2(y - height * 0.86, x) * wall
        ambient = 0.2 + 0.16 * smoothstep(0.6, -1, x)
        const rib = Math.abs(z - pitch * (Math.round(z / pitch - 0.5) + 0.5))
        ambient *=
          1 -
          0.3 * smoothstep(0.16 + footprint, 0.14, rib) * smoothstep(0.1, 0.14 + footprint, rib) +
          0.28 * smoothstep(0.12 + footprint, 0.1 - footprint, rib)
      }
      const mould =
        surface === 2 || surface === 3
          ? smoothstep(0.09 + footprint, 0.09 - footprint, Math.abs(gap + 0.1)) * 0.1
          : 0
      // Sun on the floor lights walls and vault from below.
      const bounce = surface === 1 ? 0 : 0.24 * Math.exp(-Math.max(0, y) * 0.55)
      const detail = octavesFor(3, footprint, 6)
      const texture = 1 + 0.17 * fbm2(seed + surface, u * 3, v * 3, detail, 0.6) + mould
      let joint = 1
      if (surface === 1) {
        const gridU = u * tiles
        const gridV = v * tiles
        const line = Math.min(Math.abs(gridU - Math.round(gridU)), Math.abs(gridV - Math.round(gridV)))
        const width = 0.012
        const soft = footprint * tiles * (1 + 0.5 * z)
        joint = 1 - 0.4 * smoothstep(width + soft, width, line) * Math.min(1, width / (width + soft * 0.7))
        joint *=
          0.92 + 0.16 * random2(seed, Math.floor(gridU), Math.floor(gridV)) * smoothstep(0.5, 0.1, soft)
      } else if (surface !== 4) {
        const course = y * 2.6
        const soft = footprint * 2.6
        const line = Math.abs(course - Math.round(course))
        joint = 1 - 0.2 * smoothstep(0.02 + soft, 0.02, line) * Math.min(1, 0.02 / (0.02 + soft))
      }
      const occlusion =
        surface === 1
          ? 0.65 + 0.35 * smoothstep(0, 0.35, Math.min(wall - x + (opening(z, 0.1) > 0 ? 1 : 0), x + wall))
          : 0.72 + 0.28 * smoothstep(0, 0.4, y)
      const haze = 1 - Math.exp(-((z / 24) ** 2))
      const seenStone = hole * (1 - outsideShare)
      for (let i = 0; i < 3; i++) {
        const base = stone[i] ?? 0
        let light =
          (shade[i] ?? 0) * ambient * occlusion * 1.15 + (sun[i] ?? 0) * (direct * 3.4 + bounce + sheen)
        if (seenStone > 0) light += ((sun[i] ?? 0) * 0.42 + (shade[i] ?? 0) * 0.4 - light) * seenStone
        const lit = base * light * texture * joint
        const far = (outside[i] ?? 0) * 0.95
        out[i] =
          (lit + (far - lit) * haze) * (1 - hole * outsideShare) +
          (outside[i] ?? 0) * (3 + py) * hole * outsideShare
      }
      if (surface === 0) for (let i = 0; i < 3; i++) out[i] = (outside[i] ?? 0) * 0.95
    }),
    development: { grain: 4, vignette: 0.28, saturation: recipe.saturation },
  }
}

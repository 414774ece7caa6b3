import { createField, type Field } from '../../field.ts'
import { fbm2, gradient2, gradient3, smoothstep } from '../../noise.ts'
import { type Light, linearOf } from '../../tone.ts'
import { type Form, type FormName, forms } from './forms.ts'

export type Finish = 'apple' | 'glaze' | 'matt' | 'metal' | 'peel' | 'speckled' | 'stone'

export interface Item {
  readonly form: FormName
  readonly finish: Finish
  readonly color: string
  /** Blush of a fruit, speckles of a glaze. */
  readonly second?: string
  readonly x: number
  readonly z: number
  /** Height of what it stands on. */
  readonly on?: number
  readonly size: number
  /** Turns around the line of sight and around the upright. */
  readonly lean?: number
  readonly heading?: number
}

export interface StillLifeRecipe {
  readonly seed: number
  readonly items: readonly Item[]
  readonly table: string
  readonly wall: string
  readonly wallDistance: number
  /** Share of light that the table mirrors when seen flat. */
  readonly polish: number
  /** Fibres of wood or threads of linen on the table. */
  readonly surface: 'linen' | 'plain' | 'wood'
  readonly sun: string
  readonly sunStrength: number
  /** Towards the light. */
  readonly sunFrom: readonly [x: number, y: number, z: number]
  /** Size of the light: 0.02 is the sun, 0.3 a large window. */
  readonly softness: number
  readonly sky: string
  readonly skyStrength: number
  /** The object between the light and the table. */
  readonly pattern: 'leaves' | 'none' | 'window'
  readonly eyeHeight: number
  readonly target: number
  /** Height of the picture at the distance of the items. */
  readonly view: number
  readonly aperture: number
  readonly shift?: number
}

export interface Solid {
  readonly item: Item
  readonly form: Form
  readonly x: number
  readonly y: number
  readonly z: number
  readonly bound: number
  readonly color: Light
  readonly second: Light
  distance(x: number, y: number, z: number): number
  /** Writes the point in the item's own coordinates. */
  local(x: number, y: number, z: number, out: Float64Array): void
}

export interface Studio {
  readonly solids: readonly Solid[]
  readonly sun: Light
  readonly sky: Light
  readonly toSun: readonly [number, number, number]
  /** Share of the sun that reaches a point of the table. */
  tableLight(x: number, z: number): number
  /** Share of the sun that passes what hangs before it. */
  passed(x: number, y: number, z: number): number
  /** Share of the sun that reaches a point on a solid. */
  sunOn(solid: Solid, x: number, y: number, z: number): number
  /** Share of the sky that a point with this normal sees. */
  openness(
    own: Solid | undefined,
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
  ): number
}

function createSolid(item: Item): Solid {
  const form = forms[item.form]
  const size = item.size
  const lean = (item.lean ?? 0) * 2 * Math.PI
  const heading = (item.heading ?? 0) * 2 * Math.PI
  const [cl, sl, ch, sh] = [Math.cos(lean), Math.sin(lean), Math.cos(heading), Math.sin(heading)]
  // A leaning body touches the ground with its side.
  let rest = form.rest
  if (lean !== 0) {
    rest = 0
    for (let i = 0; i < 200; i++) {
      const angle = (i / 200) * 2 * Math.PI
      const [dx, dy] = [Math.sin(angle), Math.cos(angle)]
      let [low, high] = [0, form.bound]
      for (let k = 0; k < 20; k++) {
        const middle = (low + high) / 2
        if (form.distance(dx * middle, dy * middle, 0) < 0) low = middle
        else high = middle
      }
      rest = Math.max(rest, -(dx * low * sl + dy * low * cl))
    }
  }
  const x = item.x
  const y = (item.on ?? 0) + rest * size
  const z = item.z
  const color = linearOf(item.color)
  const solid: Solid = {
    item,
    form,
    x,
    y,
    z,
    color,
    bound: form.bound * size,
    second: item.second === undefined ? color : linearOf(item.second),
    distance(px, py, pz) {
      const dx = px - x
      const dy = py - y
      const dz = pz - z
      const hx = dx * ch + dz * sh
      const hz = dz * ch - dx * sh
      return form.distance((hx * cl - dy * -sl) / size, (dy * cl - hx * sl) / size, hz / size) * size
    },
    local(px, py, pz, out) {
      const dx = px - x
      const dy = py - y
      const dz = pz - z
      const hx = dx * ch + dz * sh
      out[0] = (hx * cl + dy * sl) / size
      out[1] = (dy * cl - hx * sl) / size
      out[2] = (dz * ch - dx * sh) / size
    },
  }
  return solid
}

/** `detail` is the distance of two points at which the shadows on the table are measured. */
export function createStudio(recipe: StillLifeRecipe, detail: number): Studio {
  const { seed, pattern, softness } = recipe
  const solids = recipe.items.map(createSolid)
  const length = Math.hypot(...recipe.sunFrom)
  const toSun = recipe.sunFrom.map((part) => part / length) as unknown as readonly [number, number, number]
  const [lx, ly, lz] = toSun
  // Two directions across the light.
  const flat = Math.hypot(lx, lz) || 1
  const [ax, az] = [lz / flat, -lx / flat]
  const [bx, by, bz] = [-ly * (lx / flat), flat, -ly * (lz / flat)]
  const sun = linearOf(recipe.sun).map((part) => part * recipe.sunStrength) as unknown as Light
  const sky = linearOf(recipe.sky).map((part) => part * recipe.skyStrength) as unknown as Light

  function shadow(
    own: Solid | undefined,
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    soft: number,
  ): number {
    let light = 1
    for (const solid of solids) {
      if (solid === own && !solid.form.concave) continue
      const ox = solid.x - x
      const oy = solid.y - y
      const oz = solid.z - z
      const along = ox * dx + oy * dy + oz * dz
      if (along < -solid.bound) continue
      const aside = Math.sqrt(Math.max(0, ox * ox + oy * oy + oz * oz - along * along))
      if (aside > solid.bound + soft * Math.max(0, along)) continue
      let t = Math.max(solid === own ? 0.06 * solid.bound : 0.004, along - solid.bound * 1.3)
      const end = along + solid.bound * 1.2
      for (let i = 0; i < 26 && t < end; i++) {
        const d = solid.distance(x + dx * t, y + dy * t, z + dz * t)
        light = Math.min(light, d / (soft * t + 1e-4))
        if (light < -0.98) return 0
        t += Math.max(d, 0.02 * solid.bound)
      }
    }
    const share = Math.min(1, Math.max(-1, light)) * 0.5 + 0.5
    return share * share * (3 - 2 * share)
  }

  function passed(x: number, y: number, z: number): number {
    if (pattern === 'none') return 1
    const u = x * ax + z * az
    const v = x * bx + y * by + z * bz
    if (pattern === 'window') {
      const blur = 0.05
      const px = u + 0.25
      const py = v - 0.1
      const edges =
        smoothstep(-1.3 - blur, -1.3 + blur, px) *
        smoothstep(1.3 + blur, 1.3 - blur, px) *
        smoothstep(-1.7 - blur, -1.7 + blur, py) *
        smoothstep(1.7 + blur, 1.7 - blur, py)
      const barX = Math.abs(px - Math.round(px / 0.87 - 0.5) * 0.87 - 0.435)
      const barY = Math.abs(py - Math.round(py / 1.13 - 0.5) * 1.13 - 0.565)
      return edges * smoothstep(0.0, 0.085, 0.435 - barX) * smoothstep(0, 0.085, 0.565 - barY)
    }
    const sway = 0.4 * gradient2(seed + 1, u * 0.9, v * 0.9)
    const crown = fbm2(seed, u * 1.25 + sway, v * 1.25, 3)
    const twig = smoothstep(0.05, 0.13, Math.abs(gradient2(seed + 2, u * 0.6 + v * 0.5 + sway, v * 0.4)))
    return 0.06 + 0.94 * smoothstep(-0.12, 0.16, crown) * twig
  }

  // The table between -5 and 5, and from 3 in front of the items to 7 behind them.
  const ground: Field = createField(1, detail, 1, (u, v, out) => {
    const x = (u - 0.5) * 10
    const z = v * 10 - 3
    out[0] = shadow(undefined, x, 0, z, lx, ly, lz, softness)
  })
  const point = new Float64Array(1)

  return {
    solids,
    sun,
    sky,
    toSun,
    passed,
    tableLight(x, z) {
      if (x < -5 || x > 5 || z < -3 || z > 7) return 1
      ground.sample(x / 10 + 0.5, (z + 3) / 10, point)
      return Math.min(1, Math.max(0, point[0] ?? 1))
    },
    sunOn: (solid, x, y, z) => shadow(solid, x, y, z, lx, ly, lz, softness),
    openness(own, x, y, z, nx, ny, nz) {
      let openness =
        own === undefined
          ? 1
          : 0.55 + 0.45 * Math.min(1, Math.max(0, (y / own.bound) * 0.7 + 0.25 + ny * 0.2))
      for (const solid of solids) {
        if (solid === own) continue
        const dx = solid.x - x
        const dy = solid.y - y
        const dz = solid.z - z
        const d2 = dx * dx + dy * dy + dz * dz
        const d = Math.sqrt(d2) + 1e-6
        const r = solid.bound * 0.82
        const facing = (dx * nx + dy * ny + dz * nz) / d
        const share = Math.min(1, (r * r) / d2) * Math.max(0, facing * 0.6 + 0.4 * Math.min(1, r / d))
        openness *= 1 - 0.72 * share
      }
      return openness
    },
  }
}

/** Color of a solid at a point of its surface, and how it shines. */
export function paintSolid(
  seed: number,
  solid: Solid,
  at: Float64Array,
  detail: number,
  out: Float64Array,
): void {
  const { item, color, second, form } = solid
  const [x, y, z] = [at[0] ?? 0, at[1] ?? 0, at[2] ?? 0]
  let mix = 0
  let shade = 1
  const part = form.part(x, y, z)
  if (part === 'stalk') {
    out[0] = 0.09
    out[1] = 0.055
    out[2] = 0.025
    return
  }
  if (item.finish === 'apple') {
    const angle = Math.atan2(z, x)
    const streak = gradient3(seed, Math.cos(angle) * 14, y * 1.6, Math.sin(angle) * 14)
    const blush = gradient3(seed + 1, x * 1.1 + solid.x, y * 1.1, z * 1.1)
    mix = smoothstep(-0.25, 0.55, blush + 0.28 * streak - 0.25 + 0.5 * smoothstep(0.6, 1.1, y))
    const dot = gradient3(seed + 2, x * 17, y * 17, z * 17)
    shade = 1 + (detail > 0.3 ? 0.25 * smoothstep(0.5, 0.65, dot) : 0)
  } else if (item.finish === 'peel') {
    const blush = gradient3(seed + 3, x * 1.4 + solid.x * 3, y * 1.4, z * 1.4)
    mix = smoothstep(0, 0.9, blush)
    shade =
      1 - 0.3 * smoothstep(0.975, 0.998, Math.abs(y) / Math.hypot(x, y, z)) * (form === forms.sphere ? 1 : 0)
  } else if (item.finish === 'speckled') {
    const grain = gradient3(seed + 4, x * 26, y * 26, z * 26) + 0.5 * gradient3(seed + 5, x * 9, y * 9, z * 9)
    mix = detail > 0.12 ? smoothstep(0.62, 0.74, grain) * 0.85 : 0.05
    shade = 1 + 0.06 * gradient3(seed + 6, x * 2, y * 7, z * 2)
  } else if (item.finish === 'stone') {
    const large = gradient3(seed + 7, x * 2 + solid.x * 9, y * 3 + solid.y * 5, z * 2)
    const small =
      gradient3(seed + 8, x * 21, y * 21, z * 21) + gradient3(seed + 9, x * 49, y * 49, z * 49) * detail
    mix = smoothstep(-0.4, 0.7, large)
    shade =
      1 +
      0.16 * small +
      0.25 * smoothstep(0.035, 0, Math.abs(gradient3(seed + 10, x * 1.2 + solid.y, y * 2.6, z * 1.2)))
  } else if (item.finish === 'matt')
    shade =
      1 +
      0.05 * gradient3(seed + 11, x * 3, y * 3, z * 3) +
      0.04 * gradient3(seed + 12, x * 30, y * 30, z * 30)
  if (part === 'inside') shade *= 0.1
  for (let i = 0; i < 3; i++) out[i] = ((color[i] ?? 0) + ((second[i] ?? 0) - (color[i] ?? 0)) * mix) * shade
}

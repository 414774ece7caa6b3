import { createRandom } from '../../../random.ts'
import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, hash2, octavesFor, smoothstep } from '../../noise.ts'
import { createRamp, lightOf } from '../../tone.ts'

/** Slopes covered with spruces, between banks of fog. */
export interface Conifers {
  readonly kind: 'conifers'
  readonly seed: number
  readonly sky: readonly (readonly [position: number, color: string])[]
  readonly fog: string
  readonly near: string
  readonly far: string
  /** Light on the tips. */
  readonly tips: string
  readonly slopes: number
  /** The y of the farthest ridge. */
  readonly start: number
  /** Height of the nearest trees. */
  readonly size: number
  readonly fogginess: number
  /** Share of trees in autumn color, and that color. */
  readonly autumn?: readonly [share: number, color: string]
}

interface Tree {
  readonly x: number
  readonly base: number
  readonly height: number
  readonly id: number
  readonly depth: number
  readonly lean: number
  readonly golden: boolean
}

const slabCount = 64

export function conifersPicture(recipe: Conifers, frame: Frame): Picture {
  const { seed } = recipe
  const { width, height, pixel, aspect } = frame
  const step = aspect / width
  const sky = createRamp(recipe.sky, 0.2)
  const [fog, near, far, tips] = [
    lightOf(recipe.fog),
    lightOf(recipe.near),
    lightOf(recipe.far),
    lightOf(recipe.tips),
  ]
  const golden = lightOf(recipe.autumn?.[1] ?? recipe.near)
  const random = createRandom(seed)
  const trees: Tree[] = []
  for (let slope = 0; slope < recipe.slopes; slope++) {
    const depth = slope / Math.max(1, recipe.slopes - 1)
    const size = recipe.size * (0.1 + 0.9 * depth ** 1.7)
    const crest = recipe.start + (0.94 - recipe.start) * depth ** 1.25
    const tilt = random.between(-0.25, 0.25) * (1 - 0.5 * depth)
    const next =
      recipe.start + (0.94 - recipe.start) * Math.min(1, (slope + 1) / Math.max(1, recipe.slopes - 1)) ** 1.25
    const ranks = Math.max(4, Math.ceil((next - crest + size * 1.3) / (size * 0.2)))
    for (let rank = 0; rank < ranks; rank++) {
      const count = Math.ceil((aspect / size) * 4.6)
      for (let k = 0; k < count; k++) {
        const x = ((k + random.between(-0.4, 1.4)) / count) * aspect
        const ridge =
          crest +
          tilt * (x / aspect - 0.5) +
          0.17 * fbm2(seed + slope * 7, x * 1.15, slope * 3.1, 3) * (1.1 - depth * 0.5)
        const base = ridge + size * 0.8 + rank * size * 0.2 + random.between(-0.07, 0.07) * size
        trees.push({
          x,
          base,
          depth,
          height: size * (0.5 + 0.6 * random.next()) * (random.chance(0.06) ? 1.3 : 1),
          id: random.integer(1, 1e6),
          lean: random.between(-0.02, 0.02),
          golden: random.chance(
            (recipe.autumn?.[0] ?? 0) *
              (0.4 + 1.2 * smoothstep(-0.2, 0.4, gradient2(seed + 50, x * 3, base * 5))),
          ),
        })
      }
    }
  }
  // Trees of one slope overlap by their base; nearer slopes cover farther ones.
  trees.sort((a, b) => b.depth - a.depth || b.base - a.base)
  const slabs: Tree[][] = Array.from({ length: slabCount }, () => [])
  for (const tree of trees) {
    const first = Math.max(0, Math.floor((tree.base - tree.height) * slabCount))
    const last = Math.min(slabCount - 1, Math.floor(tree.base * slabCount))
    for (let slab = first; slab <= last; slab++) slabs[slab]?.push(tree)
  }
  const banks = createField(aspect, Math.max(0.01, pixel), 2, (x, y, out) => {
    const sway = 0.4 * fbm2(seed + 80, x * 1.4, y * 2, 3)
    out[0] = fbm2(seed + 81, x * 1.05 + sway, y * 3.1 + sway * 0.5, 4)
    out[1] = fbm2(seed + 82, x * 0.9, y * 2.2 + sway, 3)
  })
  const bank = new Float64Array(2)
  let transmittance = new Float32Array(0)

  function paintTree(tree: Tree, band: Float32Array, top: number, rows: number): void {
    const { x: middle, base, height: size, id, depth, lean } = tree
    const firstRow = Math.max(top, Math.floor((base - size) * height))
    const lastRow = Math.min(top + rows - 1, Math.ceil(base * height))
    const whorls = 7 + (id % 4)
    const fine = Math.min(3, octavesFor(34 / size, pixel, 3))
    const haze0 = (1 - depth) ** 1.1
    for (let row = firstRow; row <= lastRow; row++) {
      const y = (row + 0.5) * pixel
      const v = (y - base + size) / size
      if (v < 0 || v > 1) continue
      const axis = middle + lean * (1 - v) * size
      const half = size * (0.012 + 0.235 * v ** 0.92)
      const first = Math.max(0, Math.floor((axis - half * 1.25) / step))
      const last = Math.min(width - 1, Math.ceil((axis + half * 1.25) / step))
      for (let column = first; column <= last; column++) {
        const place = (row - top) * width + column
        const free = transmittance[place] ?? 0
        if (free < 0.02) continue
        const x = (column + 0.5) * step
        const s = (x - axis) / half
        const side = s > 0 ? 1 : 0
        // Boughs droop: the whorl that a point belongs to lies higher near the stem.
        const droop =
          v * whorls * (1.5 - 0.5 * v) - Math.abs(s) * 0.5 + 0.35 * side + (hash2(id, 3, side) & 7) * 0.06
        const whorl = Math.floor(droop)
        const f = droop - whorl
        const reach = 0.5 + 0.5 * ((hash2(id, whorl, side) & 255) / 255)
        const needles = fine > 0 ? fbm2(id, (x / size) * 34, (y / size) * 26, fine, 0.65) : 0
        const outline = reach * (0.55 + 0.5 * f) + needles * 0.42
        const soft = pixel / half
        const cover = smoothstep(soft, -soft - 0.06, Math.abs(s) - outline) * free
        if (cover <= 0.01) continue
        banks.sample(x, y, bank)
        const low = smoothstep(0.35, 1.1, v)
        const mist = smoothstep(-0.25, 0.5, (bank[0] ?? 0) + 0.3 * low)
        const haze = Math.min(
          1,
          recipe.fogginess * (haze0 * 0.5 + 0.02 + mist * (0.12 + 0.62 * haze0)) + 0.2 * low * haze0,
        )
        const lit = smoothstep(0.35, 1, f) * (0.35 + 0.65 * (1 - Math.abs(s))) * (0.6 + needles)
        const tone =
          0.5 +
          0.5 * Math.abs(s) * 0.4 +
          needles * 0.55 -
          0.3 * (1 - f) +
          (((id >>> 3) & 15) / 15 - 0.5) * 0.3
        const at = place * 3
        for (let i = 0; i < 3; i++) {
          const dark = tree.golden
            ? (golden[i] ?? 0)
            : (near[i] ?? 0) + ((far[i] ?? 0) - (near[i] ?? 0)) * (1 - depth)
          const own =
            dark * Math.max(0.15, tone) +
            (tree.golden ? (golden[i] ?? 0) : (tips[i] ?? 0)) * 0.55 * Math.max(0, lit)
          band[at + i] = (band[at + i] ?? 0) + (own + ((fog[i] ?? 0) - own) * haze) * cover
        }
        transmittance[place] = free - cover
      }
    }
  }

  return {
    shade(band, top, rows) {
      if (transmittance.length < rows * width) transmittance = new Float32Array(rows * width)
      transmittance.fill(1)
      band.fill(0, 0, rows * width * 3)
      const treesInBand = new Set<Tree>()
      const lastSlab = Math.min(slabCount - 1, Math.floor((top + rows) * pixel * slabCount))
      for (let slab = Math.floor(top * pixel * slabCount); slab <= lastSlab; slab++) {
        for (const tree of slabs[slab] ?? []) treesInBand.add(tree)
      }
      // Slabs are sorted, their union is not.
      const visible =
        lastSlab === Math.floor(top * pixel * slabCount)
          ? treesInBand
          : [...treesInBand].sort((a, b) => b.depth - a.depth || b.base - a.base)
      for (const tree of visible) paintTree(tree, band, top, rows)
      for (let row = 0; row < rows; row++) {
        const y = (top + row + 0.5) * pixel
        for (let column = 0; column < width; column++) {
          const place = row * width + column
          const x = (column + 0.5) * step
          const free = transmittance[place] ?? 0
          if (free > 0.001) {
            banks.sample(x, y, bank)
            const mist = smoothstep(
              0.02,
              0.5,
              y / Math.max(0.2, recipe.start + 0.1) - 0.35 + (bank[1] ?? 0) * 0.5,
            )
            for (let i = 0; i < 3; i++) {
              const base = sky.light(y / Math.max(0.2, recipe.start + 0.15), i as 0 | 1 | 2)
              band[place * 3 + i] = (band[place * 3 + i] ?? 0) + (base + ((fog[i] ?? 0) - base) * mist) * free
            }
          }
        }
      }
    },
    development: { grain: 4, vignette: 0.25 },
  }
}

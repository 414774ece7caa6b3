import { createRandom } from '../../../random.ts'
import { growBranch, paintStroke, type Stroke } from '../../brush.ts'
import type { Frame, Picture } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor, smoothstep } from '../../noise.ts'
import { createRamp, type Light, lightOf } from '../../tone.ts'

/** Tall trunks, row behind row, in fog. */
export interface Trunks {
  readonly kind: 'trunks'
  readonly seed: number
  /** Light of the fog from the top of the picture to the ground. */
  readonly fog: readonly (readonly [position: number, color: string])[]
  /** The brightest part of the fog. */
  readonly glow: { readonly x: number; readonly y: number; readonly color: string; readonly reach: number }
  readonly bark: string
  readonly birch: boolean
  readonly foliage: readonly [near: string, far: string]
  /** Share of the upper picture that leaves cover. */
  readonly leafage: number
  readonly ground: readonly [near: string, far: string]
  readonly rows: number
  /** Trunks in each row per picture width. */
  readonly density: number
  readonly horizon: number
  /** 1 hides the last row. */
  readonly thickness: number
  readonly shafts: number
}

interface Trunk {
  readonly x: number
  readonly width: number
  readonly lean: number
  readonly id: number
  readonly branches: readonly Stroke[]
}

export function trunksPicture(recipe: Trunks, frame: Frame): Picture {
  const { seed, glow, horizon } = recipe
  const { width, height, pixel, aspect } = frame
  const step = aspect / width
  const fog = createRamp(recipe.fog, 0.2)
  const glowLight = lightOf(glow.color)
  const [bark, leafNear, leafFar, groundNear, groundFar] = [
    recipe.bark,
    ...recipe.foliage,
    ...recipe.ground,
  ].map(lightOf) as [Light, Light, Light, Light, Light]
  const random = createRandom(seed)
  const air = createField(aspect, Math.max(0.012, pixel), 4, (x, y, out) => {
    const dx = x - glow.x * aspect
    const dy = y - glow.y
    const bright = Math.exp(-Math.sqrt(dx * dx + dy * dy) / glow.reach)
    for (let i = 0; i < 3; i++) {
      const base = fog.light(y, i as 0 | 1 | 2)
      out[i] = base + ((glowLight[i] ?? 0) - base) * bright
    }
    out[3] = fbm2(seed + 90, x * 1.3, y * 3.2, 4)
  })
  const layers = Array.from({ length: recipe.rows }, (_, i) => {
    // From the farthest row to the nearest.
    const near = i / (recipe.rows - 1)
    const scale = 0.18 + 0.82 * near ** 1.9
    const base = horizon + (1.02 - horizon) * (0.06 + 0.94 * near ** 2.2)
    const haze = recipe.thickness * (1 - near) ** 0.75
    const count = Math.max(
      2,
      Math.round((recipe.density * aspect * random.between(0.8, 1.2)) / (0.35 + 1.1 * scale)),
    )
    const trunks: Trunk[] = Array.from({ length: count }, (__, k) => {
      const x = ((k + random.between(0.1, 0.9)) / count) * aspect * 1.1 - 0.05 * aspect
      const thick = (0.016 + 0.03 * random.next() ** 2) * scale * 1.5
      const branches: Stroke[] = []
      const boughs = random.integer(2, 7)
      for (let b = 0; b < boughs; b++) {
        const y = base - random.between(0.15, 1) * (0.35 + scale)
        if (y < -0.1) continue
        const side = random.chance(0.5) ? 1 : -1
        growBranch(
          random,
          x,
          y,
          side > 0 ? random.between(-0.7, -0.05) : Math.PI + random.between(0.05, 0.7),
          random.between(0.08, 0.26) * (0.3 + scale),
          thick * random.between(0.07, 0.17),
          near > 0.3 ? 2 : 1,
          branches,
        )
      }
      return { x, width: thick, lean: random.between(-0.035, 0.035), id: random.integer(1, 99999), branches }
    })
    const size = 1.7 / (0.4 + scale * 0.6)
    const crowns = createField(aspect, Math.max(0.008, pixel), 1, (x, y, out) => {
      if (recipe.leafage > 0) out[0] = fbm2(seed + 200 + i, x * size, y * size * 1.25, 5, 0.6)
    })
    return { near, scale, base, haze, trunks, crowns }
  })
  const shafts = createField(aspect, Math.max(0.005, pixel), 1, (x, y, out) => {
    if (recipe.shafts <= 0) return
    const dx = x - glow.x * aspect
    const dy = y - glow.y + 0.25
    const angle = Math.atan2(dx, dy)
    const far = Math.sqrt(dx * dx + dy * dy)
    const beams =
      gradient2(seed + 300, angle * 9, far * 0.25) * 0.7 + gradient2(seed + 301, angle * 23, far * 0.35) * 0.5
    out[0] =
      recipe.shafts * smoothstep(-0.1, 0.75, beams) * Math.exp(-far * 0.95) * smoothstep(-0.05, 0.3, dy)
  })
  const sample = new Float64Array(4)
  const crownAt = new Float64Array(1)

  function paintTrunk(
    trunk: Trunk,
    base: number,
    haze: number,
    scale: number,
    band: Float32Array,
    top: number,
    rows: number,
  ): void {
    const barkOctaves = Math.min(3, octavesFor(20 / trunk.width, pixel * 2.5, 3))
    for (let row = 0; row < rows; row++) {
      const y = (top + row + 0.5) * pixel
      const rise = base - y
      if (rise < -0.006 * scale) continue
      const middle = trunk.x + trunk.lean * rise + 0.012 * scale * gradient2(trunk.id, rise * 2.2, 0.5)
      const half =
        trunk.width * 0.5 * Math.max(0.3, 1 - 0.42 * rise) +
        trunk.width * 0.22 * Math.exp(-Math.max(0, rise) / (0.025 * scale))
      const first = Math.max(0, Math.floor((middle - half) / step - 1))
      const last = Math.min(width - 1, Math.ceil((middle + half) / step + 1))
      if (first > last) continue
      air.sampleLinear(Math.min(aspect, Math.max(0, middle)), y, sample)
      const lightSide = glow.x * aspect > middle ? 1 : -1
      const ground = smoothstep(0.12 * scale, 0, rise) * 0.35
      for (let column = first; column <= last; column++) {
        const x = (column + 0.5) * step
        const s = (x - middle) / half
        const cover = Math.min(1, Math.max(0, ((1 - Math.abs(s)) * half) / pixel + 0.5))
        if (cover <= 0) continue
        const round = Math.sqrt(Math.max(0, 1 - s * s))
        const turn = Math.asin(Math.max(-1, Math.min(1, s)))
        let tone: number
        if (recipe.birch) {
          const mark = fbm2(trunk.id, turn * 0.9 + 3, (y * 9) / Math.sqrt(scale), barkOctaves + 1)
          const scar = smoothstep(0.1, 0.26, mark + 0.12 * gradient2(trunk.id + 1, turn * 2, y * 60))
          tone =
            (0.95 - 0.35 * (1 - round) + 0.2 * s * lightSide) *
            (1 - 0.88 * scar) *
            (0.92 + 0.12 * gradient2(trunk.id + 2, turn * 3, y * 90))
        } else {
          const ribs =
            barkOctaves > 0 ? fbm2(trunk.id, turn * 4.5, (y * 3.2) / scale, barkOctaves + 1, 0.6) : 0
          tone = (0.62 + 0.3 * s * lightSide) * (0.7 + 0.3 * round) * (1 + 0.75 * ribs)
        }
        const rim = Math.max(0, s * lightSide) ** 5 * 0.2 * (1 - haze * 0.5)
        const veil = Math.min(1, haze + ground * (0.25 + haze))
        const at = (row * width + column) * 3
        for (let i = 0; i < 3; i++) {
          const air1 = sample[i] ?? 0
          const own = (bark[i] ?? 0) * tone + air1 * rim
          const light = own + (air1 - own) * veil
          band[at + i] = (band[at + i] ?? 0) + (light - (band[at + i] ?? 0)) * cover
        }
      }
    }
    const twig: [number, number, number] = [0, 0, 0]
    for (const branch of trunk.branches) {
      if (
        (Math.min(branch.y1, branch.y2) - 0.02) * height > top + rows ||
        (Math.max(branch.y1, branch.y2) + 0.02) * height < top
      )
        continue
      air.sampleLinear(Math.min(aspect, Math.max(0, branch.x1)), Math.max(0, branch.y1), sample)
      for (let i = 0; i < 3; i++) {
        const own = (bark[i] ?? 0) * (recipe.birch ? 0.3 : 0.5)
        twig[i] = own + ((sample[i] ?? 0) - own) * Math.min(1, haze * 1.04)
      }
      paintStroke(branch, twig, 0, frame, band, top, rows)
    }
  }

  return {
    shade(band, top, rows) {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < width; column++) {
          air.sampleLinear((column + 0.5) * step, (top + row + 0.5) * pixel, sample)
          for (let i = 0; i < 3; i++) band[(row * width + column) * 3 + i] = sample[i] ?? 0
        }
      }
      for (const [index, { near, scale, base, haze, trunks, crowns }] of layers.entries()) {
        const next = layers[index + 1]
        // The ground of the next row hides what lies below its edge.
        const end = next === undefined ? 2 : next.base + 0.16 * next.scale
        const bushes = 0.05 * scale
        const groundOctaves = octavesFor(7 / scale, pixel, 6)
        const tangle = octavesFor(16 / scale, pixel, 5)
        for (let row = 0; row < rows; row++) {
          const y = (top + row + 0.5) * pixel
          if (y < base - bushes * 3 || y > end) continue
          for (let column = 0; column < width; column++) {
            const x = (column + 0.5) * step
            const height1 =
              base - bushes * (0.6 + 1.3 * gradient2(seed + index * 3, (x * 3.5) / scale, index)) - y
            if (height1 > bushes * 0.9) continue
            const rough = fbm2(seed + 40 + index, (x * 16) / scale, (y * 16) / scale, tangle, 0.62)
            const cover = smoothstep(-0.06, 0.06, -height1 / bushes / 2 + rough * 0.55)
            if (cover <= 0) continue
            const litter = fbm2(seed + 60 + index, (x * 7) / scale, (y * 20) / scale, groundOctaves, 0.6)
            air.sampleLinear(x, y, sample)
            const veil = Math.min(1, haze * (1 + 0.25 * (sample[3] ?? 0)))
            const tone = 0.72 + 0.9 * litter + 0.35 * rough
            const at = (row * width + column) * 3
            for (let i = 0; i < 3; i++) {
              const own =
                ((groundFar[i] ?? 0) + ((groundNear[i] ?? 0) - (groundFar[i] ?? 0)) * near) *
                Math.max(0.12, tone)
              const light = own + ((sample[i] ?? 0) - own) * veil
              band[at + i] = (band[at + i] ?? 0) + (light - (band[at + i] ?? 0)) * cover
            }
          }
        }
        for (const trunk of trunks) paintTrunk(trunk, base, haze, scale, band, top, rows)
        if (recipe.leafage > 0 && index % 2 === (recipe.rows + 1) % 2) {
          const size = 1.7 / (0.4 + scale * 0.6)
          const leafOctaves = octavesFor(size * 24, pixel, 3)
          const limit = horizon - 0.1 + 0.22 * near
          for (let row = 0; row < rows; row++) {
            const y = (top + row + 0.5) * pixel
            if (y > limit + 0.2) continue
            const bias = recipe.leafage * 1.1 - 0.95 * smoothstep(-0.1, limit + 0.2, y) - 0.42
            for (let column = 0; column < width; column++) {
              const x = (column + 0.5) * step
              crowns.sampleLinear(x, y, crownAt)
              const crown = crownAt[0] ?? 0
              if (crown + bias < -0.45) continue
              const leaves = fbm2(seed + 220 + index, x * size * 24, y * size * 24, leafOctaves, 0.8)
              const cover = smoothstep(-0.04, 0.16, crown * 0.9 + bias + leaves * 0.5)
              if (cover <= 0) continue
              air.sampleLinear(x, y, sample)
              const dx = x - glow.x * aspect
              const dy = y - glow.y
              const back = Math.exp(-Math.sqrt(dx * dx + dy * dy) / (glow.reach * 1.2)) * 0.55
              const tone = Math.max(0.25, 0.85 + leaves * 0.9 + crown * 0.9)
              const at = (row * width + column) * 3
              for (let i = 0; i < 3; i++) {
                const own =
                  ((leafFar[i] ?? 0) + ((leafNear[i] ?? 0) - (leafFar[i] ?? 0)) * near) *
                  tone *
                  (1 + back * 2)
                const light = own + ((sample[i] ?? 0) - own) * Math.min(1, haze + back * 0.3)
                band[at + i] = (band[at + i] ?? 0) + (light - (band[at + i] ?? 0)) * cover * 0.94
              }
            }
          }
        }
      }
      if (recipe.shafts <= 0) return
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < width; column++) {
          shafts.sampleLinear((column + 0.5) * step, (top + row + 0.5) * pixel, crownAt)
          const at = (row * width + column) * 3
          for (let i = 0; i < 3; i++)
            band[at + i] = (band[at + i] ?? 0) + (glowLight[i] ?? 0) * (crownAt[0] ?? 0)
        }
      }
    },
    development: { grain: 4, vignette: 0.3 },
  }
}

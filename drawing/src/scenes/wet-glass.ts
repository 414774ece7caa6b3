import { createRandom } from '../random.ts'
import { addBokeh, type BokehDisc } from './bokeh.ts'
import type { Frame, Picture } from './family.ts'
import { createField } from './field.ts'
import { fbm2, gradient2, hash2, smoothstep } from './noise.ts'
import { type Light, lightOf, linearOf } from './tone.ts'

/** Raindrops on a window in focus, and what lies behind it out of focus. */
export interface WetGlass {
  readonly kind: 'glass'
  readonly seed: number
  readonly sky: string
  readonly haze: string
  readonly ground: string
  readonly lamps: readonly string[]
  readonly count: number
  readonly radius: number
  /** Drops per picture height of the coarsest of the sizes. */
  readonly drops: number
  /** Share of places that hold a drop. */
  readonly wet: number
  readonly streaks: boolean
}

interface Hit {
  x: number
  y: number
  radius: number
  stretch: number
}

export function wetGlassPicture(recipe: WetGlass, frame: Frame): Picture {
  const { seed } = recipe
  const { aspect, pixel, width } = frame
  const step = aspect / width
  const [sky, haze, ground] = [lightOf(recipe.sky), lightOf(recipe.haze), lightOf(recipe.ground)]
  const random = createRandom(seed)
  const lamps = recipe.lamps.map(linearOf)
  const discs: BokehDisc[] = Array.from({ length: recipe.count }, () => {
    const lamp = random.pick(lamps)
    const strength = random.between(0.3, 1.5)
    const light: Light = [lamp[0] * strength, lamp[1] * strength, lamp[2] * strength]
    const y = 0.55 + (random.next() - random.next()) * 0.42
    return {
      x: random.between(-0.05, aspect + 0.05),
      y,
      light,
      stretch: 1,
      blades: 0,
      rim: 0.3,
      softness: 0.25,
      radius: recipe.radius * random.between(0.5, 1.2),
    }
  })
  // The view is blurred, so a small raster holds it.
  const small: Frame = { width: Math.round(240 * aspect), height: 240, aspect, pixel: 1 / 240 }
  const raster = new Float32Array(small.width * small.height * 3)
  for (let row = 0; row < small.height; row++) {
    const y = (row + 0.5) / small.height
    for (let column = 0; column < small.width; column++) {
      const x = ((column + 0.5) / small.width) * aspect
      const low = smoothstep(0.45, 0.75, y)
      const glow = Math.exp(-(((y - 0.55) / 0.28) ** 2)) * (0.7 + 0.6 * fbm2(seed, x * 1.3, y * 1.6, 3))
      const shape = 1 + 0.5 * fbm2(seed + 3, x * 1.8, y * 0.9, 3)
      for (let i = 0; i < 3; i++) {
        const base = (sky[i] ?? 0) + ((ground[i] ?? 0) - (sky[i] ?? 0)) * low
        raster[(row * small.width + column) * 3 + i] = base * shape + (haze[i] ?? 0) * Math.max(0, glow)
      }
    }
  }
  addBokeh(discs, small, raster, 0, small.height)
  const view = createField(aspect, Math.max(0.007, 1 / 200), 3, (x, y, out) => {
    const column = Math.min(small.width - 1, Math.max(0, Math.floor(x * small.height)))
    const row = Math.min(small.height - 1, Math.max(0, Math.floor(y * small.height)))
    for (let i = 0; i < 3; i++) out[i] = raster[(row * small.width + column) * 3 + i] ?? 0
  })
  const hit: Hit = { x: 0, y: 0, radius: 0, stretch: 1 }
  const sizes = [
    { cells: recipe.drops, share: recipe.wet * 0.5, largest: 0.44 },
    { cells: recipe.drops * 2.1, share: recipe.wet * 0.6, largest: 0.42 },
    { cells: recipe.drops * 4.3, share: recipe.wet * 0.75, largest: 0.4 },
    { cells: recipe.drops * 9.5, share: recipe.wet * 0.85, largest: 0.36 },
  ].filter(({ cells }) => cells * pixel < 0.4)

  /** The largest drop at a point: rows of cells shift against each other, so the grid does not show. */
  function findDrop(x: number, y: number): boolean {
    for (const [level, { cells, share, largest }] of sizes.entries()) {
      // Bent rows do not look like rows.
      const v = y * cells + 0.5 * Math.sin(x * cells * 0.55 + level * 2)
      const row = Math.floor(v)
      const u = x * cells + (hash2(seed + 50 + level, row, 0) & 255) / 255
      const cell = Math.floor(u)
      const hash = hash2(seed + level, cell, row)
      if ((hash & 0xffff) / 65536 > share) continue
      const size = largest * (0.35 + (0.65 * ((hash >>> 16) & 255)) / 255)
      const stretch = 1 + 0.25 * ((hash >>> 24) / 255)
      const cx = cell + 0.5 + (((hash >>> 8) & 255) / 255 - 0.5) * (1 - 2 * size)
      const cy = row + 0.5 + (((hash >>> 20) & 255) / 255 - 0.5) * Math.max(0, 1 - 2 * size * stretch)
      const dx = u - cx
      const dy = (v - cy) / stretch
      const angle = Math.atan2(dy, dx)
      const wobble = 1 + 0.09 * Math.sin(angle * 2 + (hash & 31)) + 0.06 * Math.sin(angle * 3 + (hash & 63))
      const radius = size * wobble * 0.94
      if (dx * dx + dy * dy < radius * radius) {
        hit.x = dx / radius
        hit.y = dy / radius
        hit.radius = radius / cells
        hit.stretch = stretch
        return true
      }
    }
    return false
  }

  const color = new Float64Array(3)
  const streakX = recipe.streaks
    ? Array.from({ length: Math.round(aspect * 4) }, () => ({
        x: random.between(0, aspect),
        from: random.between(-0.3, 0.6),
        width: random.between(0.006, 0.013),
      }))
    : []
  return {
    shade(band, top, rows) {
      let at = 0
      for (let row = top; row < top + rows; row++) {
        const y = (row + 0.5) * pixel
        for (let column = 0; column < width; column++) {
          const x = (column + 0.5) * step
          let clear = false
          let shade = 0
          for (const streak of streakX) {
            if (y < streak.from) continue
            const offset = x - streak.x - 0.014 * gradient2(seed, streak.x * 50, y * 7)
            if (Math.abs(offset) < streak.width) {
              clear = true
              shade = offset / streak.width
              break
            }
          }
          const drop = findDrop(x, y)
          if (drop) {
            const r2 = hit.x * hit.x + hit.y * hit.y
            const bend = 0.18 + 0.55 * r2
            const reach = 0.12 + hit.radius * 4
            view.sample(
              x - hit.x * (reach + bend * 0.5),
              y - hit.y * (reach + bend * 0.35) - hit.y * 0.06,
              color,
            )
            const r = Math.sqrt(r2)
            const rim = smoothstep(0.55, 1, r)
            const edge = smoothstep(1, 1 - Math.max(0.06, (pixel / hit.radius) * 1.5), r)
            const lowLight = 1 + 0.35 * hit.y
            const lit = (1 - 0.78 * rim * rim) * lowLight * 1.15
            const gx = hit.x + 0.32
            const gy = hit.y + 0.42
            const glint = Math.exp(-(gx * gx + gy * gy) * 42) * 0.55
            const cx = hit.x - 0.1
            const cy = hit.y - 0.72
            const caustic = Math.exp(-(cx * cx * 5 + cy * cy * 22)) * 0.5
            const [r0, g0, b0] = [color[0] ?? 0, color[1] ?? 0, color[2] ?? 0]
            view.sample(x, y, color)
            const lamp = (haze[0] + haze[1] + haze[2]) / 3
            const mix = (inside: number, outside: number, tone: number) =>
              outside + (inside * (lit + caustic) + glint * (0.4 * lamp + 0.6 * tone + 0.15) - outside) * edge
            band[at] = mix(r0, color[0] ?? 0, haze[0])
            band[at + 1] = mix(g0, color[1] ?? 0, haze[1])
            band[at + 2] = mix(b0, color[2] ?? 0, haze[2])
          } else {
            view.sample(clear ? x - shade * shade * shade * 0.03 : x, y, color)
            const lit = clear ? 1 - 0.1 * shade * shade + 0.06 * shade : 1
            band[at] = (color[0] ?? 0) * lit
            band[at + 1] = (color[1] ?? 0) * lit
            band[at + 2] = (color[2] ?? 0) * lit
          }
          at += 3
        }
      }
    },
    development: { grain: 4, vignette: 0.25 },
  }
}

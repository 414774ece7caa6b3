import { createRandom } from '../../../random.ts'
import { addBokeh, type BokehDisc } from '../../bokeh.ts'
import { growBranch, paintStroke, type Stroke } from '../../brush.ts'
import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, smoothstep } from '../../noise.ts'
import { type Light, lightOf, linearOf } from '../../tone.ts'

/** Leaves on twigs in focus, the sunlit wood behind them out of focus. */
export interface Leaves {
  readonly kind: 'leaves'
  readonly seed: number
  readonly background: readonly [dark: string, middle: string, bright: string]
  readonly colors: readonly string[]
  readonly bark: string
  readonly branches: number
  readonly size: number
  readonly bokeh: number
}

const outlineSteps = 1024
/** Half the width of a leaf from its stalk to its tip. */
const outline = Float64Array.from({ length: outlineSteps + 1 }, (_, i) => {
  const t = i / outlineSteps
  return Math.max(0, Math.sin(Math.PI * t ** 0.8)) ** 0.85 * (1 - 0.3 * t)
})

interface LeafShape {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly blur: number
  readonly light: Light
  readonly id: number
}

export function leavesPicture(recipe: Leaves, frame: Frame): Picture {
  const { seed } = recipe
  const { width, height, pixel, aspect } = frame
  const step = aspect / width
  const [dark, middle, bright] = recipe.background.map(lightOf) as [Light, Light, Light]
  const colors = recipe.colors.map(linearOf)
  const bark = lightOf(recipe.bark)
  const random = createRandom(seed)
  const backdrop = createField(aspect, Math.max(0.02, pixel), 3, (x, y, out) => {
    const a = fbm2(seed, x * 1.6, y * 1.6, 3)
    const b = fbm2(seed + 5, x * 2.4 + a, y * 2.4, 3)
    for (let i = 0; i < 3; i++) {
      const ground = (dark[i] ?? 0) + ((middle[i] ?? 0) - (dark[i] ?? 0)) * smoothstep(-0.5, 0.45, a)
      out[i] = ground + ((bright[i] ?? 0) - ground) * smoothstep(0, 0.75, b + 0.25 - y * 0.3) * 0.85
    }
  })
  const discs: BokehDisc[] = Array.from({ length: recipe.bokeh }, () => {
    const color = random.chance(0.6) ? bright : random.pick(colors)
    const strength = random.between(0.03, 0.16)
    return {
      x: random.between(0, aspect),
      y: random.between(-0.05, 0.85),
      radius: random.between(0.02, 0.07),
      stretch: 1,
      blades: 0,
      rim: 0.25,
      softness: 0.16,
      light: [color[0] * strength, color[1] * strength, color[2] * strength] as Light,
    }
  })
  const groups = [0.02, 0.009, 0.0009].map((blur, depth) => {
    const strokes: Stroke[] = []
    const leaves: LeafShape[] = []
    const count = depth === 2 ? recipe.branches : Math.ceil(recipe.branches * 0.8)
    for (let b = 0; b < count; b++) {
      const fromLeft = random.chance(0.55)
      const start: Stroke[] = []
      const x = fromLeft ? random.between(-0.12, 0.1) : aspect + random.between(-0.1, 0.12)
      growBranch(
        random,
        x,
        random.between(-0.08, depth === 2 ? 0.62 : 0.9),
        fromLeft ? random.between(-0.15, 0.6) : Math.PI - random.between(-0.15, 0.6),
        random.between(0.5, 1.0) * Math.min(1, aspect),
        0.0085 * (1 - depth * 0.1),
        2,
        start,
      )
      strokes.push(...start)
      for (const stroke of start) {
        if (stroke.radius2 > 0.0058) continue
        for (let k = 0; k < 2; k++) {
          if (random.chance(0.3)) continue
          const t = random.next()
          const along = Math.atan2(stroke.y2 - stroke.y1, stroke.x2 - stroke.x1)
          const length = recipe.size * random.between(0.55, 1.1)
          const color = random.pick(colors)
          const strength = random.between(0.55, 1.35)
          leaves.push({
            x: stroke.x1 + (stroke.x2 - stroke.x1) * t,
            y: stroke.y1 + (stroke.y2 - stroke.y1) * t,
            angle:
              along + random.between(-1.3, 1.3) + random.between(0, 0.7) * (Math.cos(along) > 0 ? 1 : -1),
            length,
            width: length * random.between(0.2, 0.46),
            blur,
            id: random.integer(1, 99999),
            light: [color[0] * strength, color[1] * strength, color[2] * strength],
          })
        }
      }
    }
    return { strokes, leaves, blur, depth }
  })

  function paintLeaf(leaf: LeafShape, veil: number, band: Float32Array, top: number, rows: number): void {
    const cos = Math.cos(leaf.angle)
    const sin = Math.sin(leaf.angle)
    const reach = leaf.width + leaf.length * 0.13 + leaf.blur
    const [tipX, tipY] = [leaf.x + cos * leaf.length, leaf.y + sin * leaf.length]
    const firstRow = Math.max(top, Math.floor((Math.min(leaf.y, tipY) - reach) * height))
    const lastRow = Math.min(top + rows - 1, Math.ceil((Math.max(leaf.y, tipY) + reach) * height))
    if (firstRow > lastRow) return
    const firstColumn = Math.max(0, Math.floor((Math.min(leaf.x, tipX) - reach) / step))
    const lastColumn = Math.min(width - 1, Math.ceil((Math.max(leaf.x, tipX) + reach) / step))
    const bend = ((leaf.id % 100) / 100 - 0.5) * 0.5
    const fold = 0.75 + ((leaf.id % 37) / 37) * 0.5
    const edge = Math.max(leaf.blur, pixel * 0.8)
    for (let row = firstRow; row <= lastRow; row++) {
      const dy = (row + 0.5) * pixel - leaf.y
      for (let column = firstColumn; column <= lastColumn; column++) {
        const dx = (column + 0.5) * step - leaf.x
        const u = (dx * cos + dy * sin) / leaf.length
        if (u < -0.1 || u > 1.08) continue
        const w = dy * cos - dx * sin - bend * leaf.length * u * (1 - u)
        const inner = Math.min(1, Math.max(0, (u - 0.12) / 0.88))
        const profile = leaf.width * (outline[(inner * outlineSteps) | 0] ?? 0)
        const serrated = profile * (1 + 0.05 * Math.abs(((u * 17) % 1) - 0.5) - 0.02)
        const stalk = u < 0.16 ? 0.0012 : 0
        const gap = Math.abs(w) - Math.max(serrated, stalk)
        if (gap > edge) continue
        const cover = smoothstep(edge, -edge, gap) * smoothstep(1.08, 1, u)
        const s = profile > 1e-5 ? Math.min(1.1, Math.max(-1.1, w / profile)) : 0
        const crisp = leaf.blur < 0.003 ? 1 : 0
        const side = s > 0 ? fold : 2 - fold
        const vein =
          crisp *
          (smoothstep(0.0016 + pixel, 0.0005, Math.abs(w)) * 0.4 +
            smoothstep(0.14, 0, Math.abs(((((u * 9 - Math.abs(s) * 1.6) % 1) + 1) % 1) - 0.5)) * 0.14)
        const mottle =
          1 +
          0.2 * gradient2(leaf.id, u * 5, s * 2.5) +
          (crisp > 0 ? 0.1 * gradient2(leaf.id + 1, u * 24, s * 12) : 0)
        const tone = side * mottle * (1 + vein) * (1.08 - 0.25 * Math.abs(s))
        const at = ((row - top) * width + column) * 3
        for (let i = 0; i < 3; i++) {
          const own = (leaf.light[i] ?? 0) * tone * (1 - veil) + (middle[i] ?? 0) * veil
          band[at + i] = (band[at + i] ?? 0) + (own - (band[at + i] ?? 0)) * cover * 0.97
        }
      }
    }
  }

  const fill = shadePixels(frame, (x, y, out) => backdrop.sample(x, y, out))
  return {
    shade(band, top, rows) {
      fill(band, top, rows)
      addBokeh(discs, frame, band, top, rows)
      for (const { strokes, leaves, blur, depth } of groups) {
        const veil = 0.55 * (1 - depth / 2)
        const light = bark.map((part, i) => part + ((middle[i] ?? 0) - part) * veil) as unknown as Light
        for (const stroke of strokes) paintStroke(stroke, light, blur * 0.6, frame, band, top, rows)
        for (const leaf of leaves) paintLeaf(leaf, veil, band, top, rows)
      }
    },
    development: { grain: 3, vignette: 0.25 },
  }
}

import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { fbm2, gradient2, octavesFor } from '../../noise.ts'
import { createRamp } from '../../tone.ts'

/** Sheets of paper with curved edges, one over the other, in light from the side. */
export interface Paper {
  readonly kind: 'paper'
  readonly seed: number
  readonly sheets: number
  /** From the lowest sheet to the top one. */
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly angle: number
  readonly swing: number
}

export function paperPicture(recipe: Paper, frame: Frame): Picture {
  const { seed, sheets, swing } = recipe
  const ramp = createRamp(recipe.colors, 0.05)
  const cos = Math.cos(recipe.angle * 2 * Math.PI)
  const sin = Math.sin(recipe.angle * 2 * Math.PI)
  const extent = frame.aspect * Math.abs(sin) + Math.abs(cos)
  const distances = createField(frame.aspect, Math.max(0.008, frame.pixel * 2), sheets, (x, y, out) => {
    const dx = x - frame.aspect / 2
    const dy = y - 0.5
    const along = dx * cos + dy * sin
    const across = (dy * cos - dx * sin) / extent
    for (let i = 0; i < sheets; i++) {
      const edge = -0.42 + ((i + 1) / (sheets + 1)) * 0.95
      const wave = gradient2(seed + i * 5, along * (1.3 + 0.1 * i) + i * 2.3, 0.5 + i * 0.21) * swing
      const detail = gradient2(seed + i * 5 + 1, along * 3.1, i * 0.7) * swing * 0.22
      out[i] = (across - edge - wave - detail) * extent
    }
  })
  const values = new Float64Array(sheets)
  const fibres = octavesFor(240, frame.pixel, 3)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      distances.sample(x, y, values)
      let top = sheets - 1
      while (top >= 0 && (values[top] ?? 0) < -frame.pixel * 0.5) top--
      const blend = top >= 0 ? Math.min(1, (values[top] ?? 0) / frame.pixel + 0.5) : 1
      for (let channel = 0; channel < 3; channel++) out[channel] = 0
      for (let pass = 0; pass < 2; pass++) {
        const sheet = pass === 0 ? top : top - 1
        const share = pass === 0 ? blend : 1 - blend
        if (share <= 0) continue
        let lit = 1
        for (let above = sheet + 1; above < Math.min(sheets, sheet + 3); above++) {
          const gap = Math.max(0, -(values[above] ?? 0))
          const lift = above - sheet
          lit *= 1 - 0.5 * Math.exp(-gap / (0.014 * lift)) - 0.24 * Math.exp(-gap / (0.075 * lift))
        }
        const inside = sheet >= 0 ? (values[sheet] ?? 0) : 1
        // The cut edge catches light.
        lit *=
          1 + 0.22 * Math.exp(-Math.max(0, inside) / 0.0022) + 0.1 * Math.exp(-Math.max(0, inside) / 0.08)
        if (fibres > 0) lit *= 1 + 0.05 * fbm2(seed + sheet, x * 240, y * 240, fibres, 0.8)
        const t = (sheet + 1) / sheets
        for (let channel = 0; channel < 3; channel++) {
          out[channel] = (out[channel] ?? 0) + share * lit * ramp.light(t, channel as 0 | 1 | 2)
        }
      }
    }),
    development: { grain: 2, vignette: 0.3 },
  }
}

import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { type CellDistances, fbm2, gradient2, octavesFor, smoothstep, worley2 } from '../../noise.ts'
import { createRamp } from '../../tone.ts'

/** A leaf against the light: midrib, side veins and the net between them. */
export interface Leaf {
  readonly kind: 'leaf'
  readonly seed: number
  /** From shaded tissue to the light in the veins. */
  readonly colors: readonly (readonly [position: number, color: string])[]
  /** Direction of the midrib, as a share of a full circle. */
  readonly angle: number
  readonly offset: number
  /** Side veins per picture height. */
  readonly veins: number
}

export function leafPicture(recipe: Leaf, frame: Frame): Picture {
  const { seed, veins } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.1)
  const cos = Math.cos(recipe.angle * 2 * Math.PI)
  const sin = Math.sin(recipe.angle * 2 * Math.PI)
  const bends = createField(aspect, 0.02, 3, (x, y, out) => {
    const dx = x - aspect / 2
    const dy = y - 0.5
    const along = dx * cos + dy * sin
    const across = dy * cos - dx * sin + recipe.offset + 0.06 * Math.sin(along * 1.7 + seed)
    const wobble = 0.02 * fbm2(seed, along * 4, across * 4, 3)
    out[0] = along + wobble
    out[1] = across + 0.3 * wobble
    out[2] = fbm2(seed + 9, x * 1.6, y * 1.6, 4)
  })
  const at = new Float64Array(3)
  const cell: CellDistances = { nearest: 0, second: 0, id: 0 }
  const fine = octavesFor(90, pixel, 4)

  function net(scale: number, along: number, across: number, width: number): number {
    worley2(seed + Math.round(scale), along * scale, across * scale, cell)
    const soft = pixel * scale
    return smoothstep(width + soft, width * 0.25, cell.second - cell.nearest) * (width / (width + soft * 0.6))
  }

  return {
    shade: shadePixels(frame, (x, y, out) => {
      bends.sample(x, y, at)
      const along = at[0] ?? 0
      const across = at[1] ?? 0
      const side = across > 0 ? 1 : -1
      const aside = Math.abs(across)
      const rib = 0.011 * (1.15 - 0.35 * along)
      // Side veins leave steeply and bend towards the tip.
      const place = (along - aside * 0.85 + aside * aside * 0.32) * veins + (side > 0 ? 0 : 0.45)
      const index = Math.round(place + 0.25 * gradient2(seed + side, Math.round(place) * 0.7, 1))
      const lateral = (Math.abs(place - index) / veins) * 0.76
      const veinWidth = 0.0046 * Math.exp(-aside * 1.3) + 0.0008
      const midrib = smoothstep(rib + pixel, rib * 0.35, aside)
      const vein = smoothstep(veinWidth + pixel, veinWidth * 0.3, lateral)
      const halo = Math.exp(-lateral / 0.018) * 0.14 + Math.exp(-aside / 0.03) * 0.2
      const skew = along - aside * 0.6
      const coarse = net(veins * 3.4, skew, across, 0.09)
      const middle = net(veins * 9, skew + 3, across, 0.12)
      const small = pixel * veins * 24 < 0.45 ? net(veins * 24, skew + 7, across, 0.16) : 0
      const field = Math.abs(place - index) * 2
      const tissue =
        0.3 +
        0.14 * (at[2] ?? 0) +
        0.05 * fbm2(seed + 15, x * 90, y * 90, fine) +
        0.1 * field * field -
        0.06 * gradient2(seed + 4, x * 1.2, y * 1.2)
      const netted = 1 - (1 - coarse * 0.42) * (1 - middle * 0.26) * (1 - small * 0.16)
      let t = tissue + halo * 0.6 + netted * 0.4
      t += (0.8 + 0.12 * (0.5 - lateral / veinWidth) - t) * vein * 0.85
      const round = 1 - (across / rib) ** 2
      t += (0.86 + 0.12 * round - t) * midrib
      const shadow = 1 - 0.22 * smoothstep(0.02, 0, aside - rib) * (1 - midrib) * (side > 0 ? 1 : 0.2)
      const light = (0.82 + 0.4 * Math.exp(-((x / aspect - 0.62) ** 2 + (y - 0.4) ** 2) * 3)) * shadow
      for (let i = 0; i < 3; i++) out[i] = ramp.light(t, i as 0 | 1 | 2) * light
    }),
    development: { grain: 2, vignette: 0.3 },
  }
}

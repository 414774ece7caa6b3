import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { fbm2, octavesFor, random2, ridged2, smoothstep, worley2 } from '../../noise.ts'
import { createRamp, lightOf } from '../../tone.ts'
import type { BeachRecipe } from './recipe.ts'

export function drawBeach(recipe: BeachRecipe, frame: Frame): Picture {
  const { seed, surf } = recipe
  const angle = (recipe.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const water = createRamp(recipe.water)
  const sand = lightOf(recipe.sand)
  const wet = lightOf(recipe.wetSand)
  // From corner to corner across the shore.
  const span = Math.abs(cos) * frame.aspect + Math.abs(sin)
  const shore = (recipe.sandShare - 0.5) * span
  const fine = octavesFor(14, frame.pixel, 7)
  const middle = octavesFor(3, frame.pixel, 7)
  const cell = { nearest: 0, second: 0, id: 0 }

  const shade = shadePixels(frame, (x, y, out) => {
    const [dx, dy] = [x - frame.aspect / 2, y - 0.5]
    const along = dy * cos - dx * sin
    const outwards = dx * cos + dy * sin - shore
    const bay = 0.1 * fbm2(seed, along * 0.9, 0.5, 3)
    // The last wave runs up the sand in lobes.
    const lobes = 0.035 * fbm2(seed + 1, along * 3.2, outwards * 1.5, middle, 0.5)
    const depth = outwards + bay + lobes
    const grain = fbm2(seed + 2, x * 90, y * 90, octavesFor(90, frame.pixel, 3), 0.7)
    if (depth < 0) {
      const ripple = fbm2(seed + 3, along * 5 + outwards * 9, outwards * 30, fine, 0.5)
      const tracks = fbm2(seed + 4, x * 5, y * 5, middle, 0.6)
      const dry = smoothstep(-0.015, -0.1 - 0.05 * tracks, depth)
      const texture = 1 + dry * (0.07 * ripple + 0.1 * tracks) + 0.16 * grain * (0.3 + 0.7 * dry)
      const film = smoothstep(-0.03, 0, depth) * 0.2
      for (let channel = 0; channel < 3; channel++) {
        const bare = (wet[channel] ?? 0) + ((sand[channel] ?? 0) - (wet[channel] ?? 0)) * dry
        out[channel] = bare * texture * (1 - film) + 0.45 * film
      }
    } else {
      const bars = fbm2(seed + 5, along * 1.6 + depth, depth * 5, middle, 0.5)
      const t =
        Math.max(0, depth + 0.09 * bars * smoothstep(0.03, 0.3, depth)) / (span * (1 - recipe.sandShare))
      const swell = ridged2(seed + 6, along * 1.4 + depth * 0.8, depth * 9, fine, 0.45) - 0.55
      const chop = fbm2(seed + 7, x * 20 + depth * 8, y * 20, fine, 0.6)
      const light = 1 + (0.1 * swell + 0.09 * chop) * smoothstep(0, 0.12, depth)
      out[0] = water.light(t, 0) * light
      out[1] = water.light(t, 1) * light
      out[2] = water.light(t, 2) * light
    }
    // Foam: a line where the wave ends, lace behind it, and one or two breakers farther out.
    const bend = 0.03 * fbm2(seed + 8, x * 7, y * 7, middle, 0.6)
    worley2(seed + 9, (x + bend) * 26, (y + bend) * 26, cell)
    const web = smoothstep(0.24, 0.02, cell.second - cell.nearest)
    worley2(seed + 10, (x - bend) * 61, (y + bend) * 61, cell)
    const lace = Math.max(web, 0.8 * smoothstep(0.3, 0.04, cell.second - cell.nearest))
    let foam = Math.exp(-(((depth - 0.004) / 0.006) ** 2)) * (0.75 + 0.4 * grain)
    foam += lace * smoothstep(0, 0.01, depth) * smoothstep(0.16 * surf, 0.01, depth) * 0.75
    for (let breaker = 0; breaker < 2; breaker++) {
      const at =
        0.12 +
        0.17 * breaker +
        0.05 * random2(seed, breaker, 5) +
        0.06 * fbm2(seed + 20 + breaker, along * 1.3, 0.3, 3)
      const behind = depth - at - 0.012 * fbm2(seed + 30 + breaker, along * 8, depth * 6, middle, 0.6)
      const strength = smoothstep(-0.1, 0.35, fbm2(seed + 40 + breaker, along * 1.1, 0.7, 2) + 0.12) * surf
      const crest = smoothstep(-0.004, 0.002, behind) * smoothstep(0.035, 0.004, behind)
      const wake = smoothstep(0, 0.02, behind) * smoothstep(0.11, 0.02, behind)
      foam += strength * (crest * (0.8 + 0.5 * grain) + wake * lace * 0.7)
    }
    const white = Math.min(0.96, Math.max(0, foam))
    out[0] = (out[0] ?? 0) * (1 - white) + 0.95 * white
    out[1] = (out[1] ?? 0) * (1 - white) + 0.98 * white
    out[2] = (out[2] ?? 0) * (1 - white) + 1.0 * white
  })
  return { shade, ...(recipe.development && { development: recipe.development }) }
}

import { type Family, shadePixels } from '../family.ts'
import { fbm2, octavesFor, smoothstep } from '../noise.ts'
import { coniferLine, rockyCrest } from '../outlines.ts'
import { lightOf } from '../tone.ts'
import { createNightSky } from './night/night-sky.ts'
import type { NightRecipe } from './night/recipe.ts'

export const night: Family<NightRecipe> = {
  name: 'night',
  prepare(recipe, frame) {
    const { seed, lake } = recipe
    const sky = createNightSky(recipe, frame)
    const ridges = recipe.ridges
      .map((ridge, i) => {
        const ownSeed = seed * 17 + i * 5
        const frequency = 1.1 - 0.2 * i
        const octaves = octavesFor(frequency, frame.pixel, 9)
        const crest = Float32Array.from({ length: frame.width }, (_, column) => {
          const x = ((column + 0.5) / frame.width) * frame.aspect
          const round = 0.5 + 0.5 * fbm2(ownSeed, x * frequency, i + 0.5, octaves, 0.42)
          const rocky = rockyCrest(ownSeed + 1, x * frequency, octaves)
          const trees = ridge.trees === undefined ? 0 : coniferLine(ownSeed + 2, x, ridge.trees)
          return ridge.y - ridge.height * (round + (rocky - round) * ridge.rugged) - trees
        })
        return { crest, color: lightOf(ridge.color), foot: ridge.y, seed: ownSeed }
      })
      .reverse()
    const lastColumn = frame.width - 1
    const detail = octavesFor(8, frame.pixel, 5)

    function shadeScene(x: number, y: number, withStars: boolean, out: Float64Array): void {
      const column = Math.min(lastColumn, Math.max(0, Math.floor((x / frame.aspect) * frame.width)))
      let transmittance = 1
      let [r, g, b] = [0, 0, 0]
      for (const ridge of ridges) {
        const crest = ridge.crest[column] ?? 1
        const cover = Math.min(1, (y - crest) / frame.pixel + 0.5)
        if (cover <= 0) continue
        const shade =
          transmittance *
          cover *
          (0.9 + 0.25 * fbm2(ridge.seed + 9, x * 8, y * 14, detail)) *
          (1 - 0.35 * smoothstep(crest, crest + 0.25, y))
        r += ridge.color[0] * shade
        g += ridge.color[1] * shade
        b += ridge.color[2] * shade
        transmittance *= 1 - cover
        if (transmittance < 0.004) break
      }
      if (transmittance >= 0.004) {
        sky(x, y, withStars, out)
        r += transmittance * (out[0] ?? 0)
        g += transmittance * (out[1] ?? 0)
        b += transmittance * (out[2] ?? 0)
      }
      out[0] = r
      out[1] = g
      out[2] = b
    }

    const shade = shadePixels(frame, (x, y, out) => {
      if (lake === undefined || y <= lake.y) return shadeScene(x, y, true, out)
      const depth = y - lake.y
      const far = 0.03 + depth
      const octaves = octavesFor(3 / far, frame.pixel * (1 + 0.3 / far), 4)
      const wave = fbm2(seed + 90, ((x - frame.aspect / 2) / far) * 1.1, 3 / far, octaves)
      const mirrored = lake.y - depth * 1.05 + wave * lake.ripple * (0.2 + depth)
      shadeScene(x + wave * lake.ripple * 0.1, Math.min(lake.y - 0.001, mirrored), false, out)
      const reflectance = 0.72 - 0.25 * depth
      out[0] = (out[0] ?? 0) * reflectance
      out[1] = (out[1] ?? 0) * reflectance
      out[2] = (out[2] ?? 0) * reflectance * 1.04
    })
    return { shade, development: { vignette: 0.35, grain: 5, ...recipe.development } }
  },
}

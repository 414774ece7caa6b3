import { createSky, type PixelShader } from '../atmosphere.ts'
import type { Family, Frame } from '../family.ts'
import { fbm2, octavesFor, smoothstep } from '../noise.ts'
import { latticeStep, shadeSparsely } from '../sparse.ts'
import { lightOf } from '../tone.ts'
import { shadeAbove } from './sky/above.ts'
import { createCumulus } from './sky/cumulus.ts'
import { createLayer } from './sky/layer.ts'
import type { SkyBase, SkyFamilyRecipe } from './sky/recipe.ts'

export const sky: Family<SkyFamilyRecipe> = {
  name: 'sky',
  prepare(recipe, frame) {
    const background = createSky(recipe.seed + 900, recipe.sky, recipe.horizon, frame)
    const shade =
      recipe.kind === 'above'
        ? shadeAbove(recipe, frame, background)
        : shadeSparsely(
            frame,
            latticeStep(frame),
            addLand(
              recipe,
              frame,
              recipe.kind === 'layer'
                ? createLayer(recipe, frame, background)
                : createCumulus(recipe, frame, background),
            ),
          )
    return { shade, ...(recipe.development && { development: recipe.development }) }
  },
}

function addLand(recipe: SkyBase, frame: Frame, behind: PixelShader): PixelShader {
  const { land, seed, horizon } = recipe
  if (land === undefined) return behind
  const color = lightOf(land.color)
  const hazeLight = lightOf(recipe.sky.colors.at(-1)?.[1] ?? land.color)
  const octaves = octavesFor(1.3, frame.pixel, 9)
  return (x, y, out) => {
    let transmittance = 1
    let [r, g, b] = [0, 0, 0]
    for (let ridge = 2; ridge >= 0 && transmittance > 0.004; ridge--) {
      const foot = horizon + (1.02 - horizon) * ridge * 0.36
      const height = land.height * (1 + 0.5 * ridge)
      const outline = fbm2(
        seed + 70 + ridge,
        x * (1.6 - 0.3 * ridge),
        ridge * 3.1 + 2.5,
        octaves,
        land.roughness,
      )
      const crest = foot - height * (0.55 + 0.6 * outline)
      const cover = Math.min(1, (y - crest) / frame.pixel + 0.5)
      if (cover <= 0) continue
      const texture = fbm2(
        seed + 80 + ridge,
        x * 9 + (y - crest) * 6,
        (y - crest) * 26,
        Math.min(5, octaves),
        0.55,
      )
      const shade =
        (1.15 - 0.3 * ridge) * (1 + 0.3 * texture) * (1 - 0.3 * smoothstep(crest, crest + 0.25, y))
      const haze = ridge === 0 ? 0.04 : ridge === 1 ? 0.012 : 0
      const share = transmittance * cover
      r += share * (color[0] * shade + (hazeLight[0] - color[0]) * haze)
      g += share * (color[1] * shade + (hazeLight[1] - color[1]) * haze)
      b += share * (color[2] * shade + (hazeLight[2] - color[2]) * haze)
      transmittance *= 1 - cover
    }
    if (transmittance > 0.004) {
      behind(x, y, out)
      r += transmittance * (out[0] ?? 0)
      g += transmittance * (out[1] ?? 0)
      b += transmittance * (out[2] ?? 0)
    }
    out[0] = r
    out[1] = g
    out[2] = b
  }
}

import type { PixelShader } from '../../atmosphere.ts'
import { createCamera } from '../../camera.ts'
import type { Frame, Picture } from '../../family.ts'
import { type HeightAt, shadeHeightField } from '../../height-field.ts'
import { fbm2, octavesFor, ridged2, smoothstep, worley2 } from '../../noise.ts'
import { lightOf, linearOf } from '../../tone.ts'
import type { AboveRecipe } from './recipe.ts'

const maxDistance = 90

export function shadeAbove(recipe: AboveRecipe, frame: Frame, background: PixelShader): Picture['shade'] {
  const { seed, horizon, lens, eye, swell, scale, peaks } = recipe
  const camera = createCamera(frame.aspect, horizon, lens)
  const rowSlope = lens * frame.pixel
  const lit = lightOf(recipe.lit)
  const shade = lightOf(recipe.shade)
  const rock = peaks && linearOf(peaks.color)
  const snow = peaks && linearOf(peaks.snow)
  const hazeLight = lightOf(recipe.haze.color)
  const azimuth = (recipe.light.azimuth * Math.PI) / 180
  const elevation = (recipe.light.elevation * Math.PI) / 180
  const [lx, ly, lz] = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
  ]

  const cell = { nearest: 0, second: 0, id: 0 }

  // Domes of several sizes, like the tops of cumulus.
  function cloudAt(x: number, z: number, footprint: number): number {
    const octaves = octavesFor(0.4 * scale, footprint, 7)
    const [u, v] = [x * scale * 0.4, z * scale * 0.4]
    const bend = fbm2(seed + 3, u * 0.8, v * 0.8, 2) * 0.7
    let sum = fbm2(seed, u * 0.3, v * 0.45, 2) * 1.3
    let amplitude = 0.62
    let frequency = 1
    for (let i = 0; i < 3 && i < octaves; i++) {
      const fade = octaves - i < 1 ? octaves - i : 1
      worley2(seed + 10 + i, u * frequency + bend, v * frequency - bend, cell)
      sum += amplitude * fade * (0.45 - cell.nearest * cell.nearest)
      amplitude *= 0.46
      frequency *= 2.3
    }
    if (octaves > 2) sum += 0.07 * fbm2(seed + 20, u * 5, v * 5, octaves - 2, 0.5)
    return sum * swell
  }

  function rockAt(x: number, z: number, footprint: number): number {
    if (peaks === undefined) return -9
    const octaves = octavesFor(0.16, footprint, 10)
    const mask = smoothstep(4, 9, z)
    return (
      (ridged2(seed + 30, x * 0.16 + 3.3, z * 0.16, octaves, 0.46) * peaks.height - peaks.level) * mask -
      0.4 * (1 - mask)
    )
  }

  const heightAt: HeightAt = (x, z, footprint) =>
    Math.max(cloudAt(x, z, footprint * 2), rockAt(x, z, footprint * 2))

  function shadePoint(depth: number, across: number, out: Float64Array): void {
    const x = across * depth
    const footprint = depth * rowSlope
    const e = Math.max(0.015, footprint * 1.5)
    const cloud = cloudAt(x, depth, footprint)
    const stone = rockAt(x, depth, footprint)
    const isRock = stone > cloud
    const surfaceAt = isRock ? rockAt : cloudAt
    const here = isRock ? stone : cloud
    const dx = (surfaceAt(x + e, depth, footprint) - here) / e
    const dz = (surfaceAt(x, depth + e, footprint) - here) / e
    const length = Math.sqrt(1 + dx * dx + dz * dz)
    const facing = (ly - dx * lx - dz * lz) / length
    let [r, g, b] = [0, 0, 0]
    if (isRock && rock !== undefined && snow !== undefined) {
      const white = smoothstep(1.25, 0.65, Math.hypot(dx, dz)) * smoothstep(0, 0.5, here)
      const light = Math.max(0, facing) * 0.4
      r = (rock[0] + (snow[0] - rock[0]) * white) * (lit[0] * light + shade[0] * 0.45)
      g = (rock[1] + (snow[1] - rock[1]) * white) * (lit[1] * light + shade[1] * 0.45)
      b = (rock[2] + (snow[2] - rock[2]) * white) * (lit[2] * light + shade[2] * 0.45)
      const soft = smoothstep(0.12, 0, stone - cloud)
      r += (shade[0] * 1.1 - r) * soft
      g += (shade[1] * 1.1 - g) * soft
      b += (shade[2] * 1.1 - b) * soft
    } else {
      // Cloud scatters light around, so its shaded sides stay bright and hollows are dim.
      const wrapped = Math.max(0, (facing + 0.35) / 1.35)
      const hollow = 0.62 + 0.38 * smoothstep(-0.9 * swell, 0.8 * swell, cloud)
      const bright = wrapped * hollow
      r = shade[0] * hollow + (lit[0] - shade[0] * 0.4) * bright
      g = shade[1] * hollow + (lit[1] - shade[1] * 0.4) * bright
      b = shade[2] * hollow + (lit[2] - shade[2] * 0.4) * bright
    }
    const hazy = 1 - Math.exp(-depth / recipe.haze.reach)
    // Thin haze shows blue light first.
    out[0] = r * (1 - hazy) + hazeLight[0] * hazy ** 1.35
    out[1] = g * (1 - hazy) + hazeLight[1] * hazy ** 1.1
    out[2] = b * (1 - hazy) + hazeLight[2] * hazy ** 0.95
  }

  return shadeHeightField(
    frame,
    { camera, eye, nearest: 0.4, farthest: maxDistance, stride: 0.0025 },
    heightAt,
    shadePoint,
    (x, y, out) => background(x, Math.min(y, horizon), out),
  )
}

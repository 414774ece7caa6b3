import type { PixelShader } from '../../atmosphere.ts'
import type { Frame } from '../../family.ts'
import { fbm2, gradient3, octavesFor, smoothstep } from '../../noise.ts'
import { lightOf } from '../../tone.ts'
import type { CumulusRecipe } from './recipe.ts'

const cumulusSteps = 26
/** Above what an octave of `densityAt` can add at an amplitude of 1, and above the sum of all octaves. */
const maxBillow = 1.7
const maxBillowSum = (maxBillow * 0.55) / (1 - 0.52)

/** Marched through a coarse grid, because cloud is soft; finer wisps come from bending the look-up. */
export function createCumulus(recipe: CumulusRecipe, frame: Frame, background: PixelShader): PixelShader {
  const { seed, base, growth, cover, scale } = recipe
  const width = Math.min(820, Math.max(24, Math.ceil(frame.width / 2.2)))
  const height = Math.max(8, Math.round(width / frame.aspect))
  const cells = new Float32Array(width * height * 2)
  const length = Math.hypot(...recipe.light)
  const [lx, ly, lz] = [recipe.light[0] / length, recipe.light[1] / length, recipe.light[2] / length]
  const octaves = octavesFor(1.6 * scale, 1 / height, 6)

  function densityAt(x: number, y: number, z: number, detail: number): number {
    const up = (base - y) / growth
    if (up < -0.25 || up > 1.6) return 0
    if (up < -0.1) return 0
    const top = 0.42 + 1.05 * fbm2(seed, x * scale * 0.62, z * scale * 0.62, 3) + (cover - 0.5) * 1.3
    const body = Math.min(top - up, (up + 0.03) * 6)
    if (body < -0.4) return 0
    const share = 0.35 + 0.8 * smoothstep(-0.02, 0.3, up)
    let billow = 0
    let amplitude = 0.55
    let rest = maxBillowSum
    let [u, v, w] = [x * scale * 1.6, y * scale * 1.6, z * scale * 1.6]
    for (let i = 0; i < detail; i++) {
      // Even the strongest finer billows would leave the sky open here.
      if (body + (billow + rest) * share <= 0) return 0
      const fade = detail - i < 1 ? detail - i : 1
      rest -= amplitude * maxBillow
      billow += amplitude * fade * (Math.abs(gradient3(seed + 10 + i, u, v, w)) - 0.33)
      const turned = (u * 0.8 - w * 0.6) * 2.07
      w = (u * 0.6 + w * 0.8) * 2.07
      u = turned
      v *= 2.07
      amplitude *= 0.52
    }
    return body + billow * share
  }

  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) / height
    for (let column = 0; column < width; column++) {
      const x = ((column + 0.5) / width) * frame.aspect
      let transmittance = 1
      let light = 0
      for (let step = 0; step < cumulusSteps && transmittance > 0.02; step++) {
        const z = (step + 0.5) / cumulusSteps
        const density = densityAt(x, y, z, octaves)
        if (density <= 0) continue
        const absorbed = 1 - Math.exp((-density * 26) / cumulusSteps / 0.35)
        const near = densityAt(x + lx * 0.035, y - ly * 0.035, z - lz * 0.035, Math.min(4, octaves))
        const far = densityAt(x + lx * 0.12, y - ly * 0.12, z - lz * 0.12, Math.min(2, octaves))
        const reached = Math.exp(-4.2 * Math.max(0, near) - 2.6 * Math.max(0, far))
        light += transmittance * absorbed * reached
        transmittance *= 1 - absorbed
      }
      const i = (row * width + column) * 2
      cells[i] = 1 - transmittance
      cells[i + 1] = light
    }
  }
  const read = (x: number, y: number, channel: number): number => {
    const c = Math.min(width - 1.001, Math.max(0, x * width - 0.5))
    const r = Math.min(height - 1.001, Math.max(0, y * height - 0.5))
    const [ic, ir] = [Math.floor(c), Math.floor(r)]
    const at = (ir * width + ic) * 2 + channel
    const fc = c - ic
    const a = cells[at] ?? 0
    const b = cells[at + width * 2] ?? 0
    const top = a + ((cells[at + 2] ?? 0) - a) * fc
    return top + (b + ((cells[at + width * 2 + 2] ?? 0) - b) * fc - top) * (r - ir)
  }
  const lit = lightOf(recipe.lit)
  const shade = lightOf(recipe.shade)
  const wisps = octavesFor(60, frame.pixel, 4)
  return (x, y, out) => {
    background(x, y, out)
    if (read(x / frame.aspect, y, 0) <= 0) return
    const bendX = wisps > 0 ? fbm2(seed + 50, x * 60, y * 60, wisps, 0.6) * 0.0035 : 0
    const bendY = wisps > 0 ? fbm2(seed + 60, x * 60, y * 60, wisps, 0.6) * 0.0035 : 0
    const alpha = read((x + bendX) / frame.aspect, y + bendY, 0)
    if (alpha <= 0) return
    const reached = read((x + bendX) / frame.aspect, y + bendY, 1)
    const low = smoothstep(base - growth * 0.5, base + 0.02, y)
    const dim = 1 - 0.28 * low
    const transmittance = 1 - alpha
    const glow = reached * 1.05 * (1 - 0.2 * low)
    out[0] = (out[0] ?? 0) * transmittance + alpha * shade[0] * dim + (lit[0] - shade[0] * 0.5) * glow
    out[1] = (out[1] ?? 0) * transmittance + alpha * shade[1] * dim + (lit[1] - shade[1] * 0.5) * glow
    out[2] = (out[2] ?? 0) * transmittance + alpha * shade[2] * dim + (lit[2] - shade[2] * 0.5) * glow
  }
}

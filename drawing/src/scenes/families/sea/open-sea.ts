import { createRandom } from '../../../random.ts'
import { createSky } from '../../atmosphere.ts'
import { createCamera } from '../../camera.ts'
import type { Frame, Picture } from '../../family.ts'
import { shadeHeightField } from '../../height-field.ts'
import { fbm2, gradient2, octavesFor, smoothstep, value2 } from '../../noise.ts'
import { createRamp, lightOf, linearOf } from '../../tone.ts'
import type { OpenSeaRecipe } from './recipe.ts'

const maxDistance = 2000
const waveCount = 20
const coarseWaveCount = 8

// The height of a wave along its length and its slope: crests are narrower than troughs.
const profileSteps = 1024
const profile = Float64Array.from(
  { length: profileSteps + 2 },
  (_, i) => 2 * Math.exp(Math.sin((2 * Math.PI * i) / profileSteps) - 1) - 0.93,
)
const profileSlope = profile.map((_, i) => {
  const angle = (2 * Math.PI * i) / profileSteps
  return 4 * Math.PI * Math.exp(Math.sin(angle) - 1) * Math.cos(angle)
})

export function drawOpenSea(recipe: OpenSeaRecipe, frame: Frame): Picture {
  const { seed, horizon, lens, eye } = recipe
  const waves = createWaves(recipe)
  const rowSlope = lens * frame.pixel
  const camera = createCamera(frame.aspect, horizon, lens)
  const surface = { height: 0, dx: 0, dz: 0, lost: 0 }
  const sky = createSky(seed + 900, recipe.sky, horizon, frame)
  const deep = linearOf(recipe.deep)
  const through = linearOf(recipe.through)
  const hazeLight = lightOf(recipe.haze.color)
  const skyColor = createRamp(recipe.sky.colors, 0.3)
  const { sun } = recipe.sky
  const sunLight = sun && linearOf(sun.color)
  const coast = recipe.coast && lightOf(recipe.coast.color)
  const coastOctaves = octavesFor(4, frame.pixel, 7)

  /** Sums waves into `surface`. Waves shorter than the footprint only roughen it. */
  function measure(x: number, z: number, footprint: number, count: number, slopes: boolean): void {
    let [height, dx, dz, lost] = [0, 0, 0, 0]
    const bend = gradient2(seed + 5, x * 0.11, z * 0.11) * 0.35 * recipe.wavelength
    const gusts = 0.75 + 0.5 * value2(seed + 6, x * 0.05, z * 0.05)
    for (let i = 0; i < count; i++) {
      const at = i * 5
      const length = waves[at + 2] ?? 1
      const size = waves[at + 3] ?? 0
      if (length < footprint * 2) {
        lost += (size / length) ** 2 * 14
        continue
      }
      const fade = Math.min(1, length / (footprint * 2) - 1)
      const turns = (x * (waves[at] ?? 0) + z * (waves[at + 1] ?? 0) + bend) / length + (waves[at + 4] ?? 0)
      const position = (turns - Math.floor(turns)) * profileSteps
      const step = position | 0
      const share = position - step
      const low = profile[step] ?? 0
      height += size * gusts * fade * (low + ((profile[step + 1] ?? 0) - low) * share)
      if (slopes) {
        const steepness = profileSlope[step] ?? 0
        const slope =
          ((size * gusts * fade) / length) * (steepness + ((profileSlope[step + 1] ?? 0) - steepness) * share)
        dx += slope * (waves[at] ?? 0)
        dz += slope * (waves[at + 1] ?? 0)
        lost += (size / length) ** 2 * 14 * (1 - fade)
      }
    }
    surface.height = height
    surface.dx = dx
    surface.dz = dz
    surface.lost = lost
  }

  function shadeWater(depth: number, across: number, out: Float64Array): void {
    const x = across * depth
    const grazing = eye / depth
    const footprint = depth * rowSlope * Math.min(6, 1 + 0.12 / Math.max(0.02, grazing))
    measure(x, depth, footprint, waveCount, true)
    const { height, lost } = surface
    let { dx, dz } = surface
    const fine = octavesFor(2.6, footprint * 0.6, 4)
    if (fine > 0) {
      const ripple = recipe.swell * 0.16 + 0.035
      dx += ripple * fbm2(seed + 30, x * 2.6, depth * 2.6, fine, 0.62)
      dz += ripple * fbm2(seed + 31, x * 2.6, depth * 2.6, fine, 0.62)
    }
    const range = Math.hypot(1, across)
    // Facets that turn away are hidden at grazing angles.
    const length = Math.sqrt(1 + dx * dx + dz * dz)
    const [nx, ny, nz] = [-dx / length, 1 / length, -dz / length]
    const view = [across / range, -grazing / range, 1 / range] as const
    const turned = -(view[0] * nx + view[1] * ny + view[2] * nz)
    const facing = 0.5 * (turned + Math.sqrt(turned * turned + 0.012))
    const fresnel = 0.02 + 0.98 * (1 - Math.min(1, facing + Math.sqrt(lost) * 0.35)) ** 5
    const rx = view[0] + 2 * facing * nx
    const ry = Math.abs(view[1] + 2 * facing * ny) + Math.sqrt(lost) * 0.25
    const rz = view[2] + 2 * facing * nz
    const ahead = Math.max(0.2, rz)
    // The mirrored direction as a place in the picture's sky; behind the camera the sky is as overhead.
    const mirrorY = Math.max(-0.6, horizon - ry / ahead / lens)
    const t = Math.max(0, mirrorY) / Math.max(0.1, horizon)
    const dim = 1 - 0.25 * smoothstep(0, -0.6, mirrorY)
    let r = skyColor.light(t, 0) * fresnel * dim
    let g = skyColor.light(t, 1) * fresnel * dim
    let b = skyColor.light(t, 2) * fresnel * dim
    const tall = smoothstep(0, recipe.swell * 1.6, height)
    const inner = tall * tall * smoothstep(-0.1, 0.5, dz) * 0.9
    const upwelling = 0.7 + 0.3 * tall
    r += (deep[0] * upwelling + through[0] * inner) * (1 - fresnel)
    g += (deep[1] * upwelling + through[1] * inner) * (1 - fresnel)
    b += (deep[2] * upwelling + through[2] * inner) * (1 - fresnel)
    if (sun !== undefined && sunLight !== undefined) {
      const sunX = (sun.x - frame.aspect / 2) * lens
      const sunUp = Math.max(0.02, (horizon - sun.y) * lens)
      const spread = 0.0012 + lost * 0.05 + recipe.swell * 0.004
      const missX = rx / ahead - sunX
      const missY = ry / ahead - sunUp
      const near = Math.exp(-(missX * missX) / (spread * 9) - (missY * missY) / (spread * 40))
      const glint = Math.exp(-(missX * missX + missY * missY * 0.3) / (spread * 1.4))
      const shine = (recipe.glitter ?? 1) * (near * 1.2 + glint * 9) * (0.25 + 0.75 * fresnel)
      r += sunLight[0] * shine
      g += sunLight[1] * shine
      b += sunLight[2] * shine
    }
    if (recipe.foam > 0) {
      const octaves = octavesFor(1.2, footprint, 6)
      const lace = fbm2(seed + 50, x * 1.2 + dx, depth * 0.9, octaves, 0.62)
      const patches = fbm2(seed + 60, x * 0.12, depth * 0.12, 3)
      const breaking = smoothstep(
        0.35,
        0.85,
        height / recipe.swell + lace * 0.9 + patches * 0.6 + recipe.foam - 0.6,
      )
      const streaks = smoothstep(0.25, 0.7, lace + patches * 0.6 + recipe.foam * 0.35 - 0.3) * 0.4
      const foam = Math.min(0.95, (breaking + streaks * recipe.foam) * (0.8 + 0.5 * lace))
      const light = 0.4 + 0.6 * Math.max(0, ny)
      const white = Math.max(0, foam)
      r += (skyColor.light(0.7, 0) * light + 0.02 - r) * white
      g += (skyColor.light(0.7, 1) * light + 0.02 - g) * white
      b += (skyColor.light(0.7, 2) * light + 0.02 - b) * white
    }
    const hazy = 1 - Math.exp(-depth / recipe.haze.reach)
    out[0] = r + (hazeLight[0] - r) * hazy
    out[1] = g + (hazeLight[1] - g) * hazy
    out[2] = b + (hazeLight[2] - b) * hazy
  }

  function shadeSky(x: number, y: number, out: Float64Array): void {
    sky(x, y, out)
    if (recipe.coast === undefined || coast === undefined) return
    const { from, to, height } = recipe.coast
    const along = (x - from) / (to - from)
    if (along <= 0 || along >= 1) return
    const envelope = Math.sqrt(Math.min(1, 4 * along * (1 - along)))
    const crest = height * envelope * (0.6 + 0.5 * fbm2(seed + 80, x * 3, 1.5, coastOctaves, 0.45))
    const cover = Math.min(1, Math.max(0, (y - (horizon - crest)) / frame.pixel + 0.5))
    const shade = 1 + 0.12 * fbm2(seed + 81, x * 14, y * 26, 3)
    out[0] = (out[0] ?? 0) + (coast[0] * shade - (out[0] ?? 0)) * cover
    out[1] = (out[1] ?? 0) + (coast[1] * shade - (out[1] ?? 0)) * cover
    out[2] = (out[2] ?? 0) + (coast[2] * shade - (out[2] ?? 0)) * cover
  }

  return {
    shade: shadeHeightField(
      frame,
      { camera, eye, nearest: eye * 0.5, farthest: maxDistance, stride: 0.004 },
      (x, z, footprint) => {
        measure(x, z, footprint, coarseWaveCount, false)
        return surface.height
      },
      shadeWater,
      (x, y, out) => shadeSky(x, Math.min(y, horizon), out),
    ),
    ...(recipe.development && { development: recipe.development }),
  }
}

/** A directional spectrum, the longest waves first: direction in x and z, length, height and phase of each. */
function createWaves({ seed, swell, wavelength, heading, chop }: OpenSeaRecipe): Float64Array {
  const random = createRandom(seed)
  const waves = new Float64Array(waveCount * 5)
  for (let i = 0; i < waveCount; i++) {
    const length = wavelength * 0.8 ** i * random.between(0.85, 1.15)
    const spread = (0.25 + chop * 0.9) * Math.min(1, 0.3 + i * 0.09)
    const angle = (heading * Math.PI) / 180 + random.between(-1, 1) * spread * 1.3
    const height = swell * 0.34 * (0.8 - 0.05 * (1 - chop)) ** i
    waves.set([Math.sin(angle), -Math.cos(angle), length, height, random.next()], i * 5)
  }
  return waves
}

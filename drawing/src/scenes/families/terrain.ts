import { createSky } from '../atmosphere.ts'
import { createCamera } from '../camera.ts'
import type { Family, Frame } from '../family.ts'
import { shadeHeightField } from '../height-field.ts'
import { fbm2, gradient2, octavesFor, smoothstep } from '../noise.ts'
import { type Light, lightOf, linearOf } from '../tone.ts'
import { bareGround, createGround, type Ground, type GroundAt, treesUntil } from './terrain/ground.ts'
import type { TerrainRecipe } from './terrain/recipe.ts'
import { createShadow } from './terrain/shadow.ts'

const maxDistance = 40

export const terrain: Family<TerrainRecipe> = {
  name: 'terrain',
  prepare(recipe, frame) {
    const groundAt = createGround(recipe)
    const ground = bareGround()
    const water = recipe.water?.level ?? Number.NEGATIVE_INFINITY
    const eye = findEye(recipe, groundAt, ground)
    const camera = createCamera(frame.aspect, recipe.horizon, recipe.lens)
    const sky = createSky(recipe.seed + 900, recipe.sky, recipe.horizon, frame)
    const shadow = createShadow(recipe, groundAt, frame, water)
    const reflect = createReflection(recipe, frame, groundAt)
    const rowSlope = recipe.lens * frame.pixel
    const { trees } = recipe.ground
    const standing = trees && {
      height: trees.height,
      step: Math.max(trees.height * 0.16, 0.4 * frame.pixel),
      until: Math.min(treesUntil, (trees.height * 0.4) / rowSlope),
    }

    const { light, haze: air, ground: cover } = recipe
    const azimuth = (light.azimuth * Math.PI) / 180
    const elevation = (light.elevation * Math.PI) / 180
    const toLight = [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      -Math.cos(azimuth) * Math.cos(elevation),
    ] as const
    const sun = scaled(linearOf(light.color), light.strength * 3)
    const ambient = linearOf(light.shade)
    const hazeLight = lightOf(air.color)
    const rock = linearOf(cover.rock)
    const darkRock = linearOf(cover.darkRock)
    const low = linearOf(cover.low)
    const snow = cover.snow === undefined ? undefined : linearOf(cover.snow)
    const snowLine = cover.snowLine ?? 99
    const treeLight = cover.trees && linearOf(cover.trees.color)
    const otherLight = cover.trees && linearOf(cover.trees.other)
    const waterLight = recipe.water && lightOf(recipe.water.color)
    const strata = recipe.land === 'canyon'
    const { seed } = recipe

    function shadeGround(x: number, z: number, out: Float64Array): void {
      const footprint = Math.max(0.0004, z * rowSlope)
      groundAt(x, z, footprint, ground, true)
      const { height, dx, dz } = ground
      const steep = Math.hypot(dx, dz)
      const length = Math.sqrt(1 + steep * steep)
      const up = 1 / length
      const octaves = octavesFor(4, footprint, 5)
      const patch = fbm2(seed + 300, x * 4, z * 4, octaves, 0.6)
      const grain = fbm2(seed + 320, x * 40 + height * 30, z * 40, octavesFor(40, footprint, 7), 0.65)
      let mixRock = 0.5 + 0.5 * patch + 0.5 * grain
      if (strata) {
        const layer = height * 26 + patch * 0.7
        mixRock =
          0.5 +
          0.42 * gradient2(seed + 330, 0.5, layer) +
          0.25 * gradient2(seed + 331, 0.3, layer * 3.1) +
          0.25 * grain
      }
      mixRock = Math.min(1.1, Math.max(0, mixRock))
      let r = rock[0] + (darkRock[0] - rock[0]) * mixRock
      let g = rock[1] + (darkRock[1] - rock[1]) * mixRock
      let b = rock[2] + (darkRock[2] - rock[2]) * mixRock
      const growth =
        smoothstep(cover.lowLine * 1.3 + 0.05, cover.lowLine * 0.75 - 0.02, height + patch * 0.12) *
        smoothstep(1.25, 0.55, steep + patch * 0.25)
      const tuft = 0.85 + 0.75 * grain + 0.3 * patch
      r += (low[0] * tuft - r) * growth
      g += (low[1] * tuft - g) * growth
      b += (low[2] * tuft - b) * growth
      const { tree, wood, kind } = ground
      if (treeLight !== undefined && otherLight !== undefined && wood > 0) {
        const far = footprint > (cover.trees?.height ?? 0) * 0.5 ? wood * 0.85 : 0
        const share = tree > 0 ? 1 : far
        const depth = tree > 0 ? 0.35 + 0.75 * tree : 0.62 + 0.3 * grain
        const other = tree > 0 ? kind : 0.5 + 0.5 * patch
        r += ((treeLight[0] + (otherLight[0] - treeLight[0]) * other) * depth - r) * share
        g += ((treeLight[1] + (otherLight[1] - treeLight[1]) * other) * depth - g) * share
        b += ((treeLight[2] + (otherLight[2] - treeLight[2]) * other) * depth - b) * share
      }
      let white = 0
      if (snow !== undefined) {
        white =
          smoothstep(snowLine - 0.06, snowLine + 0.1, height + patch * 0.1) *
          smoothstep(1.35, 0.7, steep + grain * 0.22 + patch * 0.15) *
          (tree > 0 ? 0.5 : 1)
        r += (snow[0] - r) * white
        g += (snow[1] - g) * white
        b += (snow[2] - b) * white
      }
      const bump = (1 - white * 0.6) * 0.16
      const facing =
        (toLight[1] - (dx + bump * grain) * toLight[0] - (dz + bump * grain) * toLight[2]) / length
      const lit = Math.max(0, facing) * shadow(x, z, height)
      const skyward = 0.55 + 0.45 * up
      const bounce = Math.max(0, 0.5 - 0.5 * facing) * 0.12
      out[0] = r * (sun[0] * (lit + bounce) + ambient[0] * skyward)
      out[1] = g * (sun[1] * (lit + bounce) + ambient[1] * skyward)
      out[2] = b * (sun[2] * (lit + bounce) + ambient[2] * skyward)
    }

    function addHaze(depth: number, height: number, out: Float64Array): void {
      let thickness = depth / air.reach
      if (air.fog !== undefined) {
        thickness +=
          (air.fog * Math.min(depth, 12) * Math.exp(-Math.max(0, height) / (air.fogHeight ?? 0.2))) / 4
      }
      const share = 1 - Math.exp(-thickness)
      // Air scatters blue light first, so far land turns bluish before it fades.
      out[0] = (out[0] ?? 0) * (1 - share) + hazeLight[0] * share ** 1.12
      out[1] = (out[1] ?? 0) * (1 - share) + hazeLight[1] * share ** 1.03
      out[2] = (out[2] ?? 0) * (1 - share) + hazeLight[2] * share ** 0.95
    }

    function shadeWater(x: number, z: number, across: number, out: Float64Array): void {
      const drop = eye - water
      const grazing = drop / z
      const footprint = Math.max(0.0006, (z * rowSlope) / Math.max(0.05, grazing) / 3)
      const ripple = recipe.water?.ripple ?? 0
      const wave = fbm2(seed + 400, x * 60, z * 22, octavesFor(60, footprint, 3), 0.6)
      const swell = fbm2(seed + 410, x * 3, z * 1.2, 3)
      const tilt = ripple * (wave * 0.5 + swell * 0.15) * Math.min(1, 0.25 / z + 0.15)
      reflect(across + tilt * 0.15, Math.max(0.002, grazing + tilt), out)
      const fresnel = Math.min(0.95, 0.06 + 0.94 * (1 - Math.min(1, grazing * 1.15)) ** 4)
      if (waterLight !== undefined) {
        out[0] = waterLight[0] * (1 - fresnel) + (out[0] ?? 0) * fresnel
        out[1] = waterLight[1] * (1 - fresnel) + (out[1] ?? 0) * fresnel
        out[2] = waterLight[2] * (1 - fresnel) + (out[2] ?? 0) * fresnel
      }
    }

    function shadePoint(depth: number, across: number, out: Float64Array): void {
      const x = across * depth
      groundAt(x, depth, depth * rowSlope * 1.5, ground)
      const height = ground.height
      if (height <= water) shadeWater(x, depth, across, out)
      else shadeGround(x, depth, out)
      addHaze(depth, Math.max(height, water), out)
    }

    /** Casts a mirrored ray with an upward `slope`. It hits the outline found for its column, or the sky. */
    function createReflection({ lens, horizon }: TerrainRecipe, { width, aspect }: Frame, heights: GroundAt) {
      const steps = 256
      const outline = recipe.water === undefined ? undefined : new Float32Array(width * steps)
      const depthOf = (step: number) => 0.15 * (maxDistance / 0.15) ** (step / (steps - 1))
      const probe = bareGround()
      if (outline !== undefined) {
        for (let column = 0; column < width; column++) {
          const across = camera.across(((column + 0.5) / width) * aspect)
          let highest = 0
          for (let step = 0; step < steps; step++) {
            const depth = depthOf(step)
            heights(across * depth, depth, depth * 0.006, probe)
            highest = Math.max(highest, (probe.height - water) / depth)
            outline[column * steps + step] = highest
          }
        }
      }
      return (across: number, slope: number, out: Float64Array): void => {
        if (outline === undefined) return
        const share = across / lens / aspect + 0.5
        const at = Math.min(width - 1, Math.max(0, Math.floor(share * width)))
        let [from, to] = [0, steps]
        while (from < to) {
          const middle = (from + to) >> 1
          if ((outline[at * steps + middle] ?? 0) >= slope) to = middle
          else from = middle + 1
        }
        if (from === steps) {
          sky(share * aspect, horizon - slope / lens, out)
          return
        }
        const before = from === 0 ? 0 : (outline[at * steps + from - 1] ?? 0)
        const after = outline[at * steps + from] ?? 0
        const depth = depthOf(from - 1 + (slope - before) / Math.max(1e-6, after - before))
        shadeGround(across * depth, depth, out)
        addHaze(depth, ground.height, out)
      }
    }

    return {
      shade: shadeHeightField(
        frame,
        { camera, eye, nearest: 0.05, farthest: maxDistance, stride: 0.0028, cover: standing },
        (x, z, footprint) => {
          groundAt(x, z, footprint * 1.5, ground)
          return Math.max(water, ground.height)
        },
        shadePoint,
        sky,
      ),
      ...(recipe.development && { development: recipe.development }),
    }
  },
}

function scaled(light: Light, factor: number): Light {
  return [light[0] * factor, light[1] * factor, light[2] * factor]
}

function findEye(recipe: TerrainRecipe, groundAt: GroundAt, ground: Ground): number {
  let highest = recipe.water?.level ?? Number.NEGATIVE_INFINITY
  for (let z = 0.05; z < 0.5; z += 0.05) {
    groundAt(0, z, 0.01, ground)
    highest = Math.max(highest, ground.height)
  }
  return highest + recipe.eye
}

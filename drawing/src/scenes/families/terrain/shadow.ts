import type { Frame } from '../../family.ts'
import { smoothstep } from '../../noise.ts'
import { bareGround, type GroundAt } from './ground.ts'
import type { TerrainRecipe } from './recipe.ts'

/** Share of sunlight that reaches a point, from a coarse map of how high shadows stand over each place. */
export function createShadow(recipe: TerrainRecipe, groundAt: GroundAt, frame: Frame, water: number) {
  const azimuth = (recipe.light.azimuth * Math.PI) / 180
  const towards = [Math.sin(azimuth), -Math.cos(azimuth)] as const
  const drop = Math.tan((Math.max(1, recipe.light.elevation) * Math.PI) / 180)
  const size = Math.min(640, Math.max(192, Math.round(frame.width / 2)))
  const reach = 16
  const half = Math.max(4, (reach * recipe.lens * frame.aspect) / 2)
  const cellX = (2 * half) / size
  const cellZ = (reach + 4) / size
  const ceiling = new Float32Array(size * size)
  const ground = bareGround()
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      groundAt(-half + column * cellX, -4 + row * cellZ, Math.max(cellX, cellZ) * 0.6, ground)
      ceiling[row * size + column] = Math.max(water, ground.height)
    }
  }
  const read = (column: number, row: number): number => {
    const c = Math.min(size - 1.001, Math.max(0, column))
    const r = Math.min(size - 1.001, Math.max(0, row))
    const ic = Math.floor(c)
    const ir = Math.floor(r)
    const at = ir * size + ic
    const fc = c - ic
    const fr = r - ir
    const a = ceiling[at] ?? 0
    const b = ceiling[at + 1] ?? 0
    const d = ceiling[at + size] ?? 0
    const e = ceiling[at + size + 1] ?? 0
    return a + (b - a) * fc + (d + (e - d) * fc - a - (b - a) * fc) * fr
  }
  // One cell towards the light, along the axis in which the light is steeper.
  const stepX = towards[0] / cellX
  const stepZ = towards[1] / cellZ
  const larger = Math.max(Math.abs(stepX), Math.abs(stepZ))
  const [moveX, moveZ] = [stepX / larger, stepZ / larger]
  const fall = drop / larger
  const alongX = Math.abs(stepX) >= Math.abs(stepZ)
  const forward = (alongX ? stepX : stepZ) > 0
  for (let i = 0; i < size; i++) {
    const line = forward ? size - 1 - i : i
    for (let k = 0; k < size; k++) {
      const [column, row] = alongX ? [line, k] : [k, line]
      const at = row * size + column
      const before = read(column + moveX, row + moveZ) - fall
      if (i > 0 && before > (ceiling[at] ?? 0)) ceiling[at] = before
    }
  }
  return (x: number, z: number, height: number): number => {
    const shade = read((x + half) / cellX, (z + 4) / cellZ)
    // The coarse map cannot follow the walls of terraces.
    const blur = (recipe.land === 'canyon' ? 0.1 : 0.012) + drop * 0.03 + cellX * 0.25
    return 1 - smoothstep(-blur * 0.2, blur, shade - height - blur * 0.3)
  }
}

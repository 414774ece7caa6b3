import type { PixelShader } from './atmosphere.ts'
import type { Camera } from './camera.ts'
import type { Frame, Picture } from './family.ts'

/** Height of the ground at a place. Details finer than `footprint` may be left out. */
export type HeightAt = (x: number, z: number, footprint: number) => number

interface Hit {
  /** Distance ahead of the visible point, or Infinity for the sky. */
  depth: number
  /** A crest that covers the lower part of the pixel, and the share that it covers. */
  crest: number
  cover: number
}

interface HeightFieldView {
  readonly camera: Camera
  /** Height of the camera. */
  readonly eye: number
  readonly nearest: number
  readonly farthest: number
  /** Share of the distance by which steps grow at least. A smooth surface needs few. */
  readonly stride: number
  /** Things that stand on the ground: their height, the longest step among them, and where they end. */
  readonly cover?: { readonly height: number; readonly step: number; readonly until: number } | undefined
}

type Tracer = (column: number, y: number, out: Hit) => void

/**
 * Follows rays into a height field. Within a column the rows must be requested from the bottom upwards: what a row sees
 * is never nearer than what the row below saw, so a column costs one walk to the horizon.
 */
function createTracer(frame: Frame, view: HeightFieldView, heightAt: HeightAt): Tracer {
  const { camera, eye, nearest, farthest, cover } = view
  const rowSlope = camera.up(0) - camera.up(frame.pixel)
  const depths = new Float64Array(frame.width).fill(nearest)
  const slopes = new Float64Array(frame.width).fill(Number.NaN)
  const stride = Math.max(view.stride, rowSlope * 2.2)
  return (column, y, out) => {
    const across = camera.across(((column + 0.5) / frame.width) * frame.aspect)
    const slope = camera.up(y - frame.pixel / 2)
    const slopeAt = (depth: number): number =>
      (heightAt(across * depth, depth, depth * rowSlope) - eye) / depth
    let depth = depths[column] ?? nearest
    let reached = slopes[column] ?? 0
    if (Number.isNaN(reached)) reached = slopeAt(depth)
    let crestDepth = depth
    let crestSlope = reached
    out.cover = 0
    while (reached < slope) {
      const above = (slope - reached) * depth
      let step = Math.max(depth * stride, above * 0.55)
      if (cover !== undefined && depth < cover.until && above < cover.height * 2)
        step = Math.min(step, cover.step)
      const next = depth + step
      if (next > farthest) {
        depth = Number.POSITIVE_INFINITY
        break
      }
      const nextSlope = slopeAt(next)
      if (nextSlope >= slope) {
        depth = next - step * ((nextSlope - slope) / (nextSlope - reached))
        reached = slope
        break
      }
      depth = next
      reached = nextSlope
      if (reached > crestSlope) {
        crestSlope = reached
        crestDepth = depth
      }
    }
    if (depth > crestDepth * 1.02 && crestSlope > slope - rowSlope) {
      out.crest = crestDepth
      out.cover = Math.min(1, (crestSlope - slope + rowSlope) / rowSlope)
    }
    out.depth = depth
    depths[column] = depth === Number.POSITIVE_INFINITY ? farthest : depth
    slopes[column] = depth === Number.POSITIVE_INFINITY ? Number.NEGATIVE_INFINITY : reached
  }
}

/** Shades what the rays meet: `shadePoint` the ground at a depth and a sideways slope, `sky` the rest. */
export function shadeHeightField(
  frame: Frame,
  view: HeightFieldView,
  heightAt: HeightAt,
  shadePoint: (depth: number, across: number, out: Float64Array) => void,
  sky: PixelShader,
): Picture['shade'] {
  const trace = createTracer(frame, view, heightAt)
  const hit: Hit = { depth: 0, crest: 0, cover: 0 }
  const pixel = new Float64Array(3)
  return (band, top, rows) => {
    for (let column = 0; column < frame.width; column++) {
      const x = ((column + 0.5) / frame.width) * frame.aspect
      const across = view.camera.across(x)
      for (let row = rows - 1; row >= 0; row--) {
        const y = (top + row + 0.5) / frame.height
        trace(column, y, hit)
        const { depth, crest, cover } = hit
        if (depth === Number.POSITIVE_INFINITY) sky(x, y, pixel)
        else shadePoint(depth, across, pixel)
        let [r = 0, g = 0, b = 0] = pixel
        if (cover > 0) {
          shadePoint(crest, across, pixel)
          r += ((pixel[0] ?? 0) - r) * cover
          g += ((pixel[1] ?? 0) - g) * cover
          b += ((pixel[2] ?? 0) - b) * cover
        }
        const i = (row * frame.width + column) * 3
        band[i] = r
        band[i + 1] = g
        band[i + 2] = b
      }
    }
  }
}

import type { Camera } from './camera.ts'
import type { Frame } from './family.ts'

/** Height of the ground at a place. Details finer than `footprint` may be left out. */
export type HeightAt = (x: number, z: number, footprint: number) => number

export interface Hit {
  /** Distance ahead of the visible point, or Infinity for the sky. */
  depth: number
  /** A crest that covers the lower part of the pixel, and the share that it covers. */
  crest: number
  cover: number
}

export interface HeightFieldView {
  readonly camera: Camera
  /** Height of the camera. */
  readonly eye: number
  readonly nearest: number
  readonly farthest: number
}

export type Tracer = (column: number, y: number, out: Hit) => void

/**
 * Follows rays into a height field. Within a column the rows have to be asked for from the bottom upwards: what a row sees
 * is never nearer than what the row below saw, so a column costs one walk to the horizon.
 */
export function createTracer(frame: Frame, view: HeightFieldView, heightAt: HeightAt): Tracer {
  const { camera, eye, nearest, farthest } = view
  const rowSlope = camera.up(0) - camera.up(frame.pixel)
  const depths = new Float64Array(frame.width).fill(nearest)
  const slopes = new Float64Array(frame.width).fill(Number.NaN)
  // Share of the distance by which a step grows at least.
  const stride = Math.max(0.0016, rowSlope * 2.2)
  return (column, y, out) => {
    const across = camera.across(((column + 0.5) / frame.width) * frame.aspect)
    const slope = camera.up(y - frame.pixel / 2)
    const slopeAt = (depth: number): number => (heightAt(across * depth, depth, depth * rowSlope) - eye) / depth
    let depth = depths[column] ?? nearest
    let reached = slopes[column] ?? 0
    if (Number.isNaN(reached)) reached = slopeAt(depth)
    let crestDepth = depth
    let crestSlope = reached
    out.cover = 0
    while (reached < slope) {
      const step = Math.max(depth * stride, (slope - reached) * depth * 0.55)
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

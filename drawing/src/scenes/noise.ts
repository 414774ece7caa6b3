/**
 * Noise without tables, so it does not repeat. Every function depends on its arguments only.
 * `octaves` may be a fraction: the last octave fades in, which keeps the picture the same at every size.
 */

/** How many octaves, starting at `frequency`, are coarser than two pixels. Both arguments in the same unit of length. */
export function octavesFor(frequency: number, pixel: number, maxOctaves: number): number {
  return Math.min(maxOctaves, Math.max(0, Math.log2(0.5 / (frequency * pixel)) + 1))
}

const PRIME_X = 0x27d4eb2d
const PRIME_Y = 0x165667b1
const PRIME_SEED = 0x9e3779b1

function scramble(value: number): number {
  let h = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

/** An unsigned 32-bit hash of a lattice point. */
export function hash2(seed: number, x: number, y: number): number {
  return scramble(Math.imul(x, PRIME_X) ^ Math.imul(y, PRIME_Y) ^ Math.imul(seed, PRIME_SEED)) >>> 0
}

/** From 0 up to 1. */
export function random2(seed: number, x: number, y: number): number {
  return hash2(seed, x, y) / 4294967296
}

/** Smooth noise from 0 to 1 with random values at lattice points. */
export function value2(seed: number, x: number, y: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const a = hash2(seed, ix, iy)
  const b = hash2(seed, ix + 1, iy)
  const c = hash2(seed, ix, iy + 1)
  const d = hash2(seed, ix + 1, iy + 1)
  const top = a + (b - a) * sx
  return (top + (c + (d - c) * sx - top) * sy) / 4294967296
}

/** Gradient noise, mostly from -1 to 1. */
export function gradient2(seed: number, x: number, y: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const fx = x - ix
  const fy = y - iy
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const left = Math.imul(ix, PRIME_X)
  const right = (left + PRIME_X) | 0
  const lower = Math.imul(iy, PRIME_Y) ^ Math.imul(seed, PRIME_SEED)
  const upper = Math.imul(iy + 1, PRIME_Y) ^ Math.imul(seed, PRIME_SEED)
  const a = slope2(scramble(left ^ lower), fx, fy)
  const b = slope2(scramble(right ^ lower), fx - 1, fy)
  const c = slope2(scramble(left ^ upper), fx, fy - 1)
  const d = slope2(scramble(right ^ upper), fx - 1, fy - 1)
  const top = a + (b - a) * sx
  return (top + (c + (d - c) * sx - top) * sy) * 1.5
}

function slope2(hash: number, x: number, y: number): number {
  return (((hash & 0xffff) - 32768) * x + ((hash >>> 16) - 32768) * y) / 32768
}

function hash3(seed: number, x: number, y: number, z: number): number {
  let h =
    Math.imul(x, 0x27d4eb2d) ^
    Math.imul(y, 0x165667b1) ^
    Math.imul(z, 0x5bd1e995) ^
    Math.imul(seed, 0x9e3779b1)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

function slope3(hash: number, x: number, y: number, z: number): number {
  return (((hash & 0x3ff) - 512) * x + (((hash >>> 10) & 0x3ff) - 512) * y + ((hash >>> 22) - 512) * z) / 512
}

/** Gradient noise in space, mostly from -1 to 1. */
export function gradient3(seed: number, x: number, y: number, z: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const fx = x - ix
  const fy = y - iy
  const fz = z - iz
  const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
  const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
  const sz = fz * fz * fz * (fz * (fz * 6 - 15) + 10)
  let low = 0
  let high = 0
  for (let k = 0; k < 2; k++) {
    const z1 = fz - k
    const a = slope3(hash3(seed, ix, iy, iz + k), fx, fy, z1)
    const b = slope3(hash3(seed, ix + 1, iy, iz + k), fx - 1, fy, z1)
    const c = slope3(hash3(seed, ix, iy + 1, iz + k), fx, fy - 1, z1)
    const d = slope3(hash3(seed, ix + 1, iy + 1, iz + k), fx - 1, fy - 1, z1)
    const top = a + (b - a) * sx
    const plane = top + (c + (d - c) * sx - top) * sy
    if (k === 0) low = plane
    else high = plane
  }
  return (low + (high - low) * sz) * 1.3
}

// Each octave is turned, so that the lattice does not show.
const TURN_COS = 0.8
const TURN_SIN = 0.6

/** Sum of octaves, mostly from -1 to 1 for a gain of 0.5. */
export function fbm2(seed: number, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0
  let amplitude = 0.6
  let u = x
  let v = y
  for (let i = 0; i < octaves; i++) {
    const fade = octaves - i < 1 ? octaves - i : 1
    sum += fade * amplitude * gradient2(seed + i, u, v)
    const turned = (u * TURN_COS - v * TURN_SIN) * 2.03
    v = (u * TURN_SIN + v * TURN_COS) * 2.03
    u = turned
    amplitude *= gain
  }
  return sum
}

/** Sum of octaves in space, mostly from -1 to 1. */
export function fbm3(seed: number, x: number, y: number, z: number, octaves: number, gain = 0.5): number {
  let sum = 0
  let amplitude = 0.6
  let [u, v, w] = [x, y, z]
  for (let i = 0; i < octaves; i++) {
    const fade = octaves - i < 1 ? octaves - i : 1
    sum += fade * amplitude * gradient3(seed + i, u, v, w)
    const turned = (u * TURN_COS - w * TURN_SIN) * 2.03
    w = (u * TURN_SIN + w * TURN_COS) * 2.03
    u = turned
    v *= 2.03
    amplitude *= gain
  }
  return sum
}

/** Sharp crests, from 0 in the valleys to about 1. Octaves that are too fine count with their mean. */
export function ridged2(seed: number, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0
  let amplitude = 0.5
  let weight = 1
  let u = x
  let v = y
  for (let i = 0; i < octaves; i++) {
    const fade = octaves - i < 1 ? octaves - i : 1
    let crest = 1 - Math.abs(gradient2(seed + i, u, v))
    crest *= crest
    sum += amplitude * weight * (0.5 + (crest - 0.5) * fade)
    weight = Math.min(1, crest * 1.6)
    const turned = (u * TURN_COS - v * TURN_SIN) * 2.03
    v = (u * TURN_SIN + v * TURN_COS) * 2.03
    u = turned
    amplitude *= gain
  }
  return sum
}

/** Distances to the nearest and second nearest of one random point per cell. */
export interface CellDistances {
  nearest: number
  second: number
  /** Hash of the nearest point. */
  id: number
}

export function worley2(seed: number, x: number, y: number, out: CellDistances): void {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  let nearest = 9
  let second = 9
  let id = 0
  for (let cy = iy - 1; cy <= iy + 1; cy++) {
    for (let cx = ix - 1; cx <= ix + 1; cx++) {
      const hash = hash2(seed, cx, cy)
      const dx = cx + (hash & 0xffff) / 65536 - x
      const dy = cy + (hash >>> 16) / 65536 - y
      const distance = dx * dx + dy * dy
      if (distance < nearest) {
        second = nearest
        nearest = distance
        id = hash
      } else if (distance < second) second = distance
    }
  }
  out.nearest = Math.sqrt(nearest)
  out.second = Math.sqrt(second)
  out.id = id
}

export function smoothstep(low: number, high: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

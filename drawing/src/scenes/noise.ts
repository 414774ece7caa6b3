/**
 * Noise without tables, so it does not repeat. Every function depends on its arguments only.
 * `octaves` may be a fraction: the last octave fades in, which keeps the picture the same at every size.
 */

/** How many octaves, starting at `frequency`, are coarser than two pixels. Both arguments in the same unit of length. */
export function octavesFor(frequency: number, pixel: number, maxOctaves: number): number {
  return Math.min(maxOctaves, Math.max(0, Math.log2(0.5 / (frequency * pixel)) + 1))
}

const primeX = 0x27d4eb2d
const primeY = 0x165667b1
const primeZ = 0x5bd1e995
const primeSeed = 0x9e3779b1

function scramble(value: number): number {
  let h = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return h ^ (h >>> 15)
}

/** An unsigned 32-bit hash of a lattice point. */
export function hash2(seed: number, x: number, y: number): number {
  return scramble(Math.imul(x, primeX) ^ Math.imul(y, primeY) ^ Math.imul(seed, primeSeed)) >>> 0
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
  return sumOctaves(seed, x, y, 1, 0.5, false) / firstAmplitude
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
  const base = Math.imul(ix, primeX)
  const row = Math.imul(iy, primeY)
  const plane = Math.imul(iz, primeZ)
  const seeded = Math.imul(seed, primeSeed)
  let sum = 0
  // A loop over the eight corners: calls for each would cost more than their work.
  for (let corner = 0; corner < 8; corner++) {
    const cx = corner & 1
    const cy = (corner >> 1) & 1
    const cz = corner >> 2
    let h =
      ((base + (cx === 1 ? primeX : 0)) | 0) ^
      ((row + (cy === 1 ? primeY : 0)) | 0) ^
      ((plane + (cz === 1 ? primeZ : 0)) | 0) ^
      seeded
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
    const slope =
      ((h & 0x3ff) - 512) * (fx - cx) +
      (((h >>> 10) & 0x3ff) - 512) * (fy - cy) +
      ((h >>> 22) - 512) * (fz - cz)
    sum += slope * (cx === 1 ? sx : 1 - sx) * (cy === 1 ? sy : 1 - sy) * (cz === 1 ? sz : 1 - sz)
  }
  return sum * (1.3 / 512)
}

// Each octave is turned, so that the lattice does not show.
const turnCos = 0.8
const turnSin = 0.6

/** Sum of octaves, mostly from -1 to 1 for a gain of 0.5. */
export function fbm2(seed: number, x: number, y: number, octaves: number, gain = 0.5): number {
  return sumOctaves(seed, x, y, octaves, gain, false)
}

/** Sharp crests, from 0 in the valleys to about 1. Octaves that are too fine count with their mean. */
export function ridged2(seed: number, x: number, y: number, octaves: number, gain = 0.5): number {
  return sumOctaves(seed, x, y, octaves, gain, true)
}

const firstAmplitude = 0.6

/** One long function, because a call for each octave or lattice point costs more than its work. */
function sumOctaves(
  seed: number,
  x: number,
  y: number,
  octaves: number,
  gain: number,
  ridged: boolean,
): number {
  let sum = 0
  let amplitude = ridged ? 0.5 : firstAmplitude
  let weight = 1
  let u = x
  let v = y
  for (let i = 0; i < octaves; i++) {
    const iu = Math.floor(u)
    const iv = Math.floor(v)
    const fu = u - iu
    const fv = v - iv
    const su = fu * fu * fu * (fu * (fu * 6 - 15) + 10)
    const sv = fv * fv * fv * (fv * (fv * 6 - 15) + 10)
    const left = Math.imul(iu, primeX)
    const right = (left + primeX) | 0
    const base = Math.imul(seed + i, primeSeed)
    const row = Math.imul(iv, primeY)
    const lower = row ^ base
    const upper = ((row + primeY) | 0) ^ base
    let a = left ^ lower
    a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d)
    a = Math.imul(a ^ (a >>> 12), 0x297a2d39)
    let b = right ^ lower
    b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d)
    b = Math.imul(b ^ (b >>> 12), 0x297a2d39)
    let c = left ^ upper
    c = Math.imul(c ^ (c >>> 15), 0x2c1b3c6d)
    c = Math.imul(c ^ (c >>> 12), 0x297a2d39)
    let d = right ^ upper
    d = Math.imul(d ^ (d >>> 15), 0x2c1b3c6d)
    d = Math.imul(d ^ (d >>> 12), 0x297a2d39)
    // Two signed halves of each hash are the slope at its lattice point.
    const slopeA = (a >> 16) * fu + ((a << 16) >> 16) * fv
    const slopeB = (b >> 16) * (fu - 1) + ((b << 16) >> 16) * fv
    const slopeC = (c >> 16) * fu + ((c << 16) >> 16) * (fv - 1)
    const slopeD = (d >> 16) * (fu - 1) + ((d << 16) >> 16) * (fv - 1)
    const low = slopeA + (slopeB - slopeA) * su
    const noise = (low + (slopeC + (slopeD - slopeC) * su - low) * sv) * (1.5 / 32768)
    const fade = octaves - i < 1 ? octaves - i : 1
    if (ridged) {
      let crest = 1 - Math.abs(noise)
      crest *= crest
      sum += amplitude * weight * (0.5 + (crest - 0.5) * fade)
      weight = Math.min(1, crest * 1.6)
    } else sum += fade * amplitude * noise
    const turned = (u * turnCos - v * turnSin) * 2.03
    v = (u * turnSin + v * turnCos) * 2.03
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
    const turned = (u * turnCos - w * turnSin) * 2.03
    w = (u * turnSin + w * turnCos) * 2.03
    u = turned
    v *= 2.03
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

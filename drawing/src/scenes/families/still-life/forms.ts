import { gradient3, smoothstep } from '../../noise.ts'

export type FormName =
  | 'apple'
  | 'bottle'
  | 'bowl'
  | 'box'
  | 'cone'
  | 'cylinder'
  | 'egg'
  | 'flask'
  | 'jar'
  | 'lemon'
  | 'pear'
  | 'pebble'
  | 'pumpkin'
  | 'sphere'
  | 'torus'
  | 'vase'

/** A body around its own origin; sizes are relative to a radius of 1. */
export interface Form {
  /** A lower bound of the distance to the surface. */
  distance(x: number, y: number, z: number): number
  /** Radius of a ball around the origin that holds the body. */
  readonly bound: number
  /** The origin's height above the ground on which the body stands. */
  readonly rest: number
  /** True if the body can cast a shadow on itself. */
  readonly concave: boolean
  part(x: number, y: number, z: number): 'body' | 'inside' | 'stalk'
}

const tableSize = 512

/** `radius` as a function of the cosine to the upward axis. */
function polar(
  radius: (u: number) => number,
  options: {
    squash?: number
    lobes?: number
    stalk?: number
    lumps?: number
    lift?: number
    concave?: boolean
  } = {},
): Form {
  const { squash = 1, lobes = 0, stalk = 0, lumps = 0, lift = 0, concave = false } = options
  const table = Float64Array.from({ length: tableSize + 2 }, (_, i) =>
    radius((Math.min(i, tableSize) / tableSize) * 2 - 1),
  )
  const bound = Math.max(...table) * Math.max(1, squash) * 1.04 + stalk
  const rest = Math.max(...table.map((r, i) => -r * ((i / tableSize) * 2 - 1))) * squash
  const base = radius(1) * squash
  return {
    bound,
    concave: concave || stalk > 0,
    rest: rest - lift,
    distance(x, y, z) {
      const v = y / squash
      const length = Math.sqrt(x * x + v * v + z * z) + 1e-9
      const at = (Math.min(1, Math.max(-1, v / length)) + 1) * 0.5 * tableSize
      const i = at | 0
      const low = table[i] ?? 0
      let r = low + ((table[i + 1] ?? 0) - low) * (at - i)
      if (lobes > 0)
        r *=
          1 +
          0.075 * Math.abs(Math.sin(Math.atan2(z, x) * lobes * 0.5)) ** 0.7 * (1 - (v / length) ** 4) -
          0.04
      if (lumps > 0) r *= 1 + lumps * gradient3(5, x * 1.3, v * 1.3, z * 1.3)
      let d = (length - r) * Math.min(1, squash) * 0.82
      if (stalk > 0) {
        const bend = (y - base) * 0.25
        const side = Math.hypot(x - bend, z) - 0.045 - 0.02 * smoothstep(0.6, 1, (y - base) / stalk)
        d = Math.min(d, Math.max(side, Math.abs(y - base - stalk * 0.35) - stalk * 0.65))
      }
      return d
    },
    part(x, y, z) {
      return stalk > 0 && y > base * 0.9 && Math.hypot(x - (y - base) * 0.25, z) < 0.085 ? 'stalk' : 'body'
    },
  }
}

/** Turned on a wheel: radii at even heights from the foot to the rim. */
function turned(radii: readonly number[], height: number, stalk = 0): Form {
  const last = radii.length - 1
  const table = Float64Array.from({ length: tableSize + 2 }, (_, i) => {
    const at = Math.min(0.9999, i / tableSize) * last
    const k = Math.floor(at)
    const f = at - k
    const [a, b, c, d] = [
      radii[Math.max(0, k - 1)] ?? 0,
      radii[k] ?? 0,
      radii[k + 1] ?? 0,
      radii[Math.min(last, k + 2)] ?? 0,
    ]
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)))
  })
  let steepest = 0
  for (let i = 0; i < tableSize; i++)
    steepest = Math.max(steepest, (Math.abs((table[i + 1] ?? 0) - (table[i] ?? 0)) * tableSize) / height)
  const factor = 1 / Math.sqrt(1 + Math.min(9, steepest * steepest))
  const half = height / 2
  const widest = Math.max(...table)
  const rim = table[tableSize] ?? 0
  const radiusAt = (y: number): number => {
    const at = Math.min(1, Math.max(0, (y + half) / height)) * tableSize
    const i = at | 0
    const low = table[i] ?? 0
    return low + ((table[i + 1] ?? 0) - low) * (at - i)
  }
  return {
    bound: Math.hypot(half, widest) + stalk,
    rest: half,
    concave: stalk === 0,
    distance(x, y, z) {
      const r = Math.sqrt(x * x + z * z)
      const side = (r - radiusAt(y)) * factor
      const cap = Math.abs(y) - half
      const body = Math.max(side, cap) - 0.012
      if (stalk === 0) return body
      const rise = y - half
      const stem = Math.hypot(x - rise * 0.3, z) - 0.035 - 0.02 * smoothstep(0.6, 1, rise / stalk)
      return Math.min(body, Math.max(stem, Math.abs(rise - stalk * 0.45) - stalk * 0.55))
    },
    part(x, y, z) {
      if (stalk > 0) return y > half - 0.01 && Math.hypot(x - (y - half) * 0.3, z) < 0.075 ? 'stalk' : 'body'
      return y > half - 0.01 && Math.hypot(x, z) < rim - 0.055 ? 'inside' : 'body'
    },
  }
}

const always = () => 'body' as const

function rounded(x: number, y: number, z: number, hx: number, hy: number, hz: number, r: number): number {
  const qx = Math.abs(x) - hx + r
  const qy = Math.abs(y) - hy + r
  const qz = Math.abs(z) - hz + r
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qy, qz), 0) - r
}

export const forms: Readonly<Record<FormName, Form>> = {
  sphere: polar(() => 1),
  egg: polar((u) => 1 - 0.13 * u - 0.03 * u * u, { squash: 1.25 }),
  apple: polar(
    (u) => 1 + 0.05 * u - 0.42 * Math.exp(-(1 - u) / 0.09) - 0.2 * Math.exp(-(1 + u) / 0.05) - 0.04 * u * u,
    { squash: 0.92, stalk: 0.5, lumps: 0.035 },
  ),
  pear: turned([0.35, 0.76, 0.95, 1, 0.94, 0.78, 0.59, 0.46, 0.4, 0.34, 0.14], 2.35, 0.4),
  lemon: polar((u) => 0.88 + 0.42 * Math.exp(-(1 - u) / 0.045) + 0.34 * Math.exp(-(1 + u) / 0.05), {
    squash: 1.12,
    lumps: 0.03,
  }),
  pebble: polar((u) => 1 - 0.06 * u * u, { squash: 0.52, lumps: 0.12, lift: 0.03 }),
  pumpkin: polar((u) => 1 - 0.4 * Math.exp(-(1 - u) / 0.12) - 0.2 * Math.exp(-(1 + u) / 0.08), {
    squash: 0.72,
    lobes: 11,
    stalk: 0.55,
  }),
  vase: turned([0.42, 0.62, 0.9, 1, 0.92, 0.66, 0.4, 0.29, 0.27, 0.36], 2.7),
  jar: turned([0.62, 0.8, 0.92, 0.97, 0.95, 0.86, 0.66, 0.52, 0.56], 1.75),
  bottle: turned([0.55, 0.57, 0.58, 0.58, 0.58, 0.57, 0.5, 0.28, 0.17, 0.155, 0.15, 0.15, 0.17], 3.5),
  flask: turned([0.8, 0.98, 1, 0.9, 0.65, 0.36, 0.2, 0.15, 0.14, 0.14, 0.16], 2.5),
  bowl: {
    bound: 1.08,
    rest: 0.62,
    concave: true,
    distance(x, y, z) {
      const length = Math.sqrt(x * x + (y * y) / 0.5 + z * z)
      const shell = Math.abs(length - 0.97) * 0.72 - 0.03
      return Math.max(shell, y - 0.02, -(y + 0.62))
    },
    part: always,
  },
  box: {
    bound: 1.74,
    rest: 1,
    concave: false,
    distance: (x, y, z) => rounded(x, y, z, 1, 1, 1, 0.05),
    part: always,
  },
  cylinder: {
    bound: 1.42,
    rest: 1,
    concave: false,
    part: always,
    distance(x, y, z) {
      const side = Math.hypot(x, z) - 0.96
      const cap = Math.abs(y) - 0.96
      return Math.min(Math.max(side, cap), 0) + Math.hypot(Math.max(side, 0), Math.max(cap, 0)) - 0.04
    },
  },
  cone: {
    bound: 1.5,
    rest: 1,
    concave: false,
    part: always,
    distance(x, y, z) {
      const side = (Math.hypot(x, z) - (1 - y) * 0.42) * 0.92
      return Math.max(side, Math.abs(y) - 1) - 0.02
    },
  },
  torus: {
    bound: 1.32,
    rest: 1.28,
    concave: true,
    part: always,
    distance: (x, y, z) => Math.hypot(Math.hypot(x, y) - 0.98, z) - 0.3,
  },
}

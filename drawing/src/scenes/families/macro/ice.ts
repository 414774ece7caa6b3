import { createRandom } from '../../../random.ts'
import { type Frame, type Picture, shadePixels } from '../../family.ts'
import { createField } from '../../field.ts'
import { type CellDistances, fbm2, gradient2, octavesFor, smoothstep, worley2 } from '../../noise.ts'
import { createRamp } from '../../tone.ts'

/** Clear lake ice with cracks that reach down, and frozen bubbles. */
export interface Ice {
  readonly kind: 'ice'
  readonly seed: number
  readonly colors: readonly (readonly [position: number, color: string])[]
  readonly cracks: number
  readonly bubbles: number
}

export function icePicture(recipe: Ice, frame: Frame): Picture {
  const { seed, cracks } = recipe
  const { aspect, pixel } = frame
  const ramp = createRamp(recipe.colors, 0.15)
  const depths = createField(aspect, Math.max(0.008, pixel * 1.5), 3, (x, y, out) => {
    const a = fbm2(seed, x * 1.2, y * 1.2, 3)
    out[0] = fbm2(seed + 5, x * 1.4 + a, y * 1.4, 4)
    out[1] = 0.12 * fbm2(seed + 10, x * 3, y * 3, 3)
    out[2] = 0.12 * fbm2(seed + 20, x * 3, y * 3, 3)
  })
  const at = new Float64Array(3)
  const cell: CellDistances = { nearest: 0, second: 0, id: 0 }
  const random = createRandom(seed)
  const centres = Array.from({ length: 7 }, () => ({ x: random.between(0, aspect), y: random.next() }))
  const bubbles = Array.from({ length: recipe.bubbles }, () => {
    const centre = random.pick(centres)
    const radius = 0.004 + 0.03 * random.next() ** 4
    return {
      radius,
      x: centre.x + (random.next() + random.next() - 1) * 0.3,
      y: centre.y + (random.next() + random.next() - 1) * 0.3,
      depth: random.next(),
    }
  })
  const grid = new Map<number, typeof bubbles>()
  const cells = 12
  for (const bubble of bubbles) {
    for (
      let gx = Math.floor((bubble.x - bubble.radius) * cells);
      gx <= Math.floor((bubble.x + bubble.radius) * cells);
      gx++
    ) {
      for (
        let gy = Math.floor((bubble.y - bubble.radius) * cells);
        gy <= Math.floor((bubble.y + bubble.radius) * cells);
        gy++
      ) {
        const key = gx * 1000 + gy
        const list = grid.get(key)
        if (list) list.push(bubble)
        else grid.set(key, [bubble])
      }
    }
  }
  const fine = octavesFor(9, pixel, 7)
  return {
    shade: shadePixels(frame, (x, y, out) => {
      depths.sample(x, y, at)
      const cloud = at[0] ?? 0
      const rough = fbm2(seed + 30, x * 9, y * 9, fine, 0.55)
      let t = 0.33 + 0.3 * cloud + 0.04 * rough
      let white = 0
      for (let i = 0; i < 3; i++) {
        const scale = cracks * (i === 0 ? 1 : i === 1 ? 2.1 : 4.6)
        const px = (x + (at[1] ?? 0) + rough * 0.006) * scale
        const py = (y + (at[2] ?? 0) + rough * 0.006) * scale
        worley2(seed + 40 + i, px, py, cell)
        const edge = (cell.second - cell.nearest) / scale
        const strength = i === 0 ? 1 : smoothstep(-0.05, 0.35, gradient2(seed + 60 + i, x * 2.2, y * 2.2))
        const width = (i === 0 ? 0.0022 : 0.0011) * (1 + 0.5 * rough) + pixel * 0.5
        white = Math.max(
          white,
          smoothstep(width * 1.6, width * 0.3, edge) * strength * (i === 0 ? 0.95 : 0.6),
        )
        // The crack's wall goes down slantwise and fades.
        const lean = ((cell.id & 255) / 255 - 0.3) * 0.055 + 0.02
        const wall =
          Math.exp(-edge / Math.max(0.004, lean)) *
          (0.55 + 0.6 * rough + 0.3 * gradient2(seed + 70, px * 3, py * 3))
        t += Math.max(0, wall) * strength * (i === 0 ? 0.42 : 0.15)
      }
      const frost = smoothstep(0.12, 0.75, cloud + rough * 0.6) * 0.24
      t += frost
      const near = grid.get(Math.floor(x * cells) * 1000 + Math.floor(y * cells))
      if (near !== undefined) {
        for (const bubble of near) {
          const dx = (x - bubble.x) / bubble.radius
          const dy = ((y - bubble.y) / bubble.radius) * 1.12
          const r = Math.hypot(dx, dy) * (1 + 0.08 * gradient2(seed + 80, bubble.x * 90 + dx, dy))
          if (r > 1) continue
          const soft = Math.min(1, (pixel / bubble.radius) * 2 + 0.12)
          const cover = smoothstep(1, 1 - soft, r) * (0.4 + 0.5 * (1 - bubble.depth))
          const lit = 0.58 + 0.25 * r * r - 0.14 * dy + 0.12 * smoothstep(0.8, 1, r)
          t += (lit - t) * cover
        }
      }
      t += (0.97 - t) * white
      for (let i = 0; i < 3; i++) out[i] = ramp.light(t, i as 0 | 1 | 2)
    }),
    development: { grain: 2.5, vignette: 0.25 },
  }
}

import { type Point, polar } from '../../geometry.ts'
import { brush, circle, ellipse, num, polygon, smooth } from '../../path.ts'
import type { Random } from '../../random.ts'
import { times } from '../../times.ts'

/** A pine with foliage in clouds on a bent trunk. */
export function pine(random: Random, x: number, foot: number, height: number): string {
  const lean = random.between(-0.22, 0.22) * height
  const trunk: Point[] = [
    [x, foot],
    [x + lean * 0.9, foot - height * 0.35],
    [x + lean * 0.3, foot - height * 0.68],
    [x + lean * 0.8, foot - height * 0.96],
  ]
  const pads = [0.42, 0.58, 0.74, 0.9, 1].map((at, i) => {
    const side = i % 2 === 0 ? 1 : -1
    const reach = height * (0.36 - i * 0.05)
    const cx = x + lean * 0.55 + side * reach * (i === 4 ? 0.1 : 0.62)
    const cy = foot - height * at
    const lumps = [-0.6, -0.2, 0.25, 0.65].map((t) =>
      circle(cx + t * reach * 0.8, cy - reach * 0.1 * (1 - t * t), reach * 0.26),
    )
    return lumps.join('') + ellipse(cx, cy + reach * 0.04, reach * 0.92, reach * 0.2)
  })
  return brush(trunk, height * 0.085, height * 0.03) + pads.join('')
}

/** A conifer of the mountains: tiers of drooping boughs. */
export function fir(x: number, foot: number, height: number): string {
  const tiers = 6
  const side = (sign: number) =>
    times(tiers, (i): Point[] => {
      const y = foot - height + ((i + 1) / tiers) * height * 0.9
      const half = height * 0.05 + ((i + 1) / tiers) * height * 0.19
      return [
        [x + sign * half, y],
        [x + sign * half * 0.5, y - height * 0.035],
      ]
    }).flat()
  const stem = height * 0.02
  return (
    polygon([[x, foot - height], ...side(1).slice(0, -1), ...side(-1).slice(0, -1).reverse()]) +
    polygon([
      [x - stem, foot],
      [x - stem, foot - height * 0.2],
      [x + stem, foot - height * 0.2],
      [x + stem, foot],
    ])
  )
}

/** A round tree, as in a park. */
export function roundTree(random: Random, x: number, foot: number, height: number): string {
  const crown = times(9, () => {
    const [cx, cy] = polar(
      [x, foot - height * 0.66],
      random.between(0, 360),
      height * random.between(0.08, 0.2),
    )
    return circle(cx, cy, height * random.between(0.13, 0.2))
  })
  const trunk: Point[] = [
    [x, foot],
    [x + height * 0.01, foot - height * 0.5],
  ]
  return brush(trunk, height * 0.075, height * 0.04) + crown.join('')
}

/** Boughs that fork until they are twigs. `turn` is where the trunk goes, in degrees. */
export function bareTree(random: Random, root: Point, length: number, turn = -90, depth = 6): string {
  let d = ''
  const grow = ([x, y]: Point, long: number, thick: number, angle: number, left: number): void => {
    const bend = random.between(-16, 16)
    const middle = polar([x, y], angle + bend, long * 0.55)
    const end = polar([middle[0], middle[1]], angle - bend * 0.6, long * 0.5)
    d += brush([[x, y], middle, end], thick, thick * 0.62)
    if (left === 0) return
    const forks = left > 3 || random.chance(0.7) ? 2 : 1
    for (let i = 0; i < forks; i++) {
      const spread = (forks === 1 ? 0 : i === 0 ? -1 : 1) * random.between(18, 38)
      grow(end, long * random.between(0.66, 0.84), thick * 0.62, angle + spread, left - 1)
    }
    if (random.chance(0.45))
      grow(
        middle,
        long * 0.55,
        thick * 0.42,
        angle + random.between(30, 55) * (random.chance(0.5) ? 1 : -1),
        Math.max(0, left - 2),
      )
  }
  grow(root, length, length * 0.2, turn, depth)
  return d
}

/** A bough through the points, its twigs, and where blossoms sit. */
export function bough(
  random: Random,
  points: readonly Point[],
  thick: number,
): { wood: string; buds: Point[] } {
  let wood = brush(points, thick, thick * 0.25)
  const buds: Point[] = []
  points.forEach(([x, y], i) => {
    const next = points[i + 1]
    if (!next) {
      buds.push([x, y])
      return
    }
    for (const t of [0.2, 0.5, 0.8]) {
      const at: Point = [x + (next[0] - x) * t, y + (next[1] - y) * t]
      const along = (Math.atan2(next[1] - y, next[0] - x) * 180) / Math.PI
      const angle = along + (random.chance(0.5) ? 1 : -1) * random.between(28, 62)
      const long = thick * random.between(2.4, 5.4)
      const middle = polar([at[0], at[1]], angle, long * 0.5)
      const end = polar([middle[0], middle[1]], angle + random.between(-24, 24), long * 0.5)
      if (random.chance(0.75)) wood += brush([at, middle, end], thick * 0.32, thick * 0.1)
      buds.push(end, middle, [at[0] + random.between(-1, 1) * thick, at[1] + random.between(-1, 1) * thick])
    }
  })
  return { wood, buds }
}

/** Five petals with a notch each. */
export function blossom(cx: number, cy: number, r: number, turn: number): string {
  return times(5, (i) => {
    const at = (angle: number, reach: number) => polar([cx, cy], turn + i * 72 + angle, r * reach)
    const [left, tipLeft, notch, tipRight, right] = [
      at(-40, 0.62),
      at(-17, 1),
      at(0, 0.86),
      at(17, 1),
      at(40, 0.62),
    ]
    const p = ([x, y]: Point) => `${num(x)} ${num(y)}`
    return `M${num(cx)} ${num(cy)}Q${p(left)} ${p(tipLeft)}L${p(notch)}L${p(tipRight)}Q${p(right)} ${num(cx)} ${num(cy)}Z`
  }).join('')
}

/** Stalks of bamboo with their knots left open, and leaves. */
export function bamboo(random: Random, x: number, from: number, to: number, thick: number): string {
  let d = ''
  const lean = random.between(-0.05, 0.05)
  const joint = thick * random.between(6, 9)
  for (let y = from; y > to; y -= joint) {
    const cx = x + (from - y) * lean
    d += polygon([
      [cx - thick / 2, y],
      [cx - thick / 2 + joint * lean, y - joint * 0.955],
      [cx + thick / 2 + joint * lean, y - joint * 0.955],
      [cx + thick / 2, y],
    ])
    if (!random.chance(0.4)) continue
    for (let leaf = 0; leaf < 3; leaf++) {
      const angle = random.chance(0.5) ? random.between(10, 60) : random.between(120, 170)
      const tip = polar([cx, y], angle, thick * random.between(4, 7))
      const side = polar([(cx + tip[0]) / 2, (y + tip[1]) / 2], angle + 90, thick * 0.5)
      const other = polar([(cx + tip[0]) / 2, (y + tip[1]) / 2], angle - 90, thick * 0.5)
      d += smooth([[cx, y], side, tip, other], true)
    }
  }
  return d
}

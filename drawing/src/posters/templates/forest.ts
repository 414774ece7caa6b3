import { mix } from '../../color.ts'
import { box, circle, num } from '../../path.ts'
import { fill, glow, group } from '../../svg.ts'
import { times } from '../../times.ts'
import { fox } from '../elements/animals.ts'
import { grass, hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { sky } from '../elements/sky.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** Trunks darker towards the front, light between them and a small figure. */
export const forest: Template = {
  name: 'forest',
  suits: {
    magic: 1.4,
    fantasy: 1.4,
    'fairy-tale': 2.5,
    youkai: 1.6,
    god: 1.2,
    supernatural: 1,
    adventure: 0.8,
    countryside: 1.2,
    animals: 1.5,
    survival: 1.2,
    'contemporary-fantasy': 1.5,
    mystery: 0.6,
    iyashikei: 1,
    kids: 0.8,
    monster: 1,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * random.between(0.4, 0.6)
    const cy = top + deep * 0.52
    const tones = [mix(p.low, p.far, 0.5), p.far, p.mid, p.near, p.ground]
    const counts = [8, 7, 6, 4, 3]
    const rows = tones.map((tone, i) => {
      const clear = (72 + i * 36) * u
      const thick = (10 + i * 11) * u
      const xs = times(
        (counts[i] ?? 4) * Math.max(1, width / (550 * u)),
        () => random.between(-0.04, 1.04) * width,
      )
      const trunkXs = xs.filter((x) => Math.abs(x - cx) > clear)
      const foot = floor - deep * (0.16 - i * 0.04)
      const land = hills({ random, width, y: foot, swing: 7 * u, bottom: height }, 3)
      return fill(
        trunkXs.map((x) => trunk(stage, x, foot + 12 * u, thick * random.between(0.7, 1.2))).join('') +
          canopy(stage, i) +
          land,
        tone,
      )
    })
    const sparks = times(26, () => {
      const [x, y] = [random.between(0.1, 0.9) * width, top + deep * random.between(0.35, 1)]
      return fill(circle(x, y, u * random.between(1, 3)), p.light, random.between(0.5, 1))
    })
    rows.splice(
      3,
      0,
      glow(cx, cy + deep * 0.3, deep * 0.3, p.light, 0.35),
      figure(
        cx - 10 * u,
        floor - deep * 0.055,
        64 * u,
        random.pick(['cape', 'skirt', 'coat']),
        mix(p.ground, p.near, 0.2),
        p.accent,
      ),
      has(stage, 'animals', 'youkai', 'god', 'fairy-tale', 'kids') || random.chance(0.4)
        ? fill(fox(cx + 42 * u, floor - deep * 0.05, 40 * u), p.accent)
        : '',
    )
    return group(
      sky(stage),
      fill(circle(cx, cy - deep * 0.14, deep * 0.17), p.light),
      glow(cx, cy, deep * 0.62, p.light, 0.6),
      ...rows,
      ...sparks,
      fill(grass(random, width, floor + 4 * u, 36 * u, width / (5 * u)), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function trunk({ random }: Stage, x: number, foot: number, thick: number): string {
  const [lean, h] = [random.between(-0.25, 0.25) * thick, thick / 2]
  return (
    `M${num(x - h * 1.9)} ${num(foot)}Q${num(x - h)} ${num(foot - thick * 0.6)} ${num(x - h + lean * 0.3)} ${num(foot - thick * 2.4)}L${num(x - h * 0.75 + lean)} -10` +
    `H${num(x + h * 0.75 + lean)}L${num(x + h + lean * 0.3)} ${num(foot - thick * 2.4)}Q${num(x + h)} ${num(foot - thick * 0.6)} ${num(x + h * 1.9)} ${num(foot)}Z`
  )
}

/** Leaves in clumps that hang lower towards the sides. */
function canopy({ random, width, floor, unit: u }: Stage, row: number): string {
  if (row < 2) return ''
  return times((34 * width) / (550 * u), () => {
    const share = random.next()
    const openness = 1 - Math.abs(share - 0.5) * 2
    const reach = floor * (0.08 + 0.3 * (1 - openness) ** 1.4) * (1.25 - row * 0.13)
    return circle(share * width, random.between(-20 * u, reach), u * random.between(16, 42))
  }).join('')
}

import { mix } from '../../color.ts'
import { box, circle, ellipse, line, num } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { figure, umbrella } from '../elements/people.ts'
import { sky } from '../elements/sky.ts'
import { skyline } from '../elements/town.ts'
import { has, type Template } from '../stage.ts'

/** One great umbrella in the rain, lights of the town behind it. */
export const rain: Template = {
  name: 'rain',
  suits: {
    drama: 1.4,
    romance: 1.4,
    tragedy: 2,
    melodrama: 2,
    josei: 2,
    psychological: 0.8,
    'workplace-romance': 2,
    detective: 1,
    'love-polygon': 1,
    tokyo: 1.2,
    mystery: 0.6,
    'slice-of-life': 0.5,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const [cx, y] = [width * random.between(0.44, 0.56), top + deep * 0.62]
    const r = Math.min(width * 0.4, deep * 0.38)
    const hook = `M${num(cx)} ${num(y - r * 0.5)}V${num(y + r * 0.52)}`
    const ribs = [0.2, 0.6].map(
      (share) =>
        `M${num(cx)} ${num(y - r * 0.86)}Q${num(cx + share * r * 0.9)} ${num(y - r * 0.7)} ${num(cx + share * r)} ${num(y)}M${num(cx)} ${num(y - r * 0.86)}Q${num(cx - share * r * 0.9)} ${num(y - r * 0.7)} ${num(cx - share * r)} ${num(y)}`,
    )
    const { walls, windows } = skyline(random, -20, width + 20, floor, [deep * 0.25, deep * 0.62], u)
    const lamps = times((16 * width) / (550 * u), () => {
      const [lx, ly, lr] = [
        random.between(0, width),
        random.between(top + deep * 0.35, floor),
        u * random.between(8, 26),
      ]
      return fill(circle(lx, ly, lr), random.chance(0.5) ? p.light : p.accent, random.between(0.12, 0.34))
    })
    const drops = times((150 * width) / (550 * u), () => {
      const [dx, dy, long] = [
        random.between(0, width * 1.1),
        random.between(-20, floor),
        u * random.between(18, 52),
      ]
      return line([dx, dy], [dx - long * 0.2, dy + long])
    })
    const rings = times(9, () => {
      const size = u * random.between(14, 40)
      return ellipse(
        random.between(0.05, 0.95) * width,
        floor - deep * random.between(0, 0.06),
        size,
        size * 0.2,
      )
    })
    const foot = floor - deep * 0.02
    const isPair = has(stage, 'romance', 'josei', 'love-polygon', 'workplace-romance', 'friendship', 'family')
    const people = isPair
      ? [
          figure(cx - r * 0.13, foot, r * 1.05, 'coat', p.ground, p.accent),
          figure(cx + r * 0.17, foot, r * 0.95, 'skirt', p.ground, p.accent),
        ]
      : [figure(cx - r * 0.1, foot, r * 1.08, random.pick(['coat', 'skirt']), p.ground, p.accent)]
    const pale = lighten(p.light, 0.02)
    return group(
      sky(stage),
      fill(walls, mix(p.low, p.far, 0.8)),
      fill(windows, p.light, 0.5),
      ...lamps,
      fill(box(0, floor - deep * 0.08, width, height), mix(p.mid, p.near, 0.5)),
      stroke(drops.join(''), pale, 1.3 * u, { opacity: 0.5 }),
      glow(cx, y, r * 1.5, p.light, 0.4),
      stroke(rings.join(''), pale, 1.4 * u, { opacity: 0.55 }),
      ...people,
      stroke(hook, p.ground, 4.5 * u),
      fill(umbrella(cx, y, r), p.accent),
      fill(
        `M${num(cx)} ${num(y - r * 0.87)}C${num(cx + r * 0.72)} ${num(y - r * 0.84)} ${num(cx + r)} ${num(y - r * 0.4)} ${num(cx + r)} ${num(y)}Q${num(cx + r * 0.8)} ${num(y - r * 0.2)} ${num(cx + r * 0.6)} ${num(y)}Q${num(cx + r * 0.46)} ${num(y - r * 0.6)} ${num(cx)} ${num(y - r * 0.87)}Z`,
        p.ground,
        0.16,
      ),
      stroke(ribs.join(''), p.ground, 1.6 * u, { opacity: 0.4 }),
      fill(box(cx - 2.4 * u, y - r * 0.94, 4.8 * u, r * 0.1, 2 * u), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

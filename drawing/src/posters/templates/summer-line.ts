import { mix } from '../../color.ts'
import { box, num } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { grass, hills, road } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { roundTree } from '../elements/plants.ts'
import { birds, cumulus, sky } from '../elements/sky.ts'
import { poleLine } from '../elements/town.ts'
import { has, type Template } from '../stage.ts'

/** A heap of cloud over fields, wires along the way home. */
export const summerLine: Template = {
  name: 'summer-line',
  suits: {
    'slice-of-life': 2,
    school: 1.6,
    'school-life': 2,
    countryside: 3,
    'coming-of-age': 2,
    'high-school': 1,
    'middle-school': 1.2,
    drama: 0.8,
    youth: 1.5,
    friendship: 1.5,
    romance: 0.7,
    'time-travel': 1,
    cycling: 1,
    'road-trip': 2.5,
    iyashikei: 1.5,
    family: 1,
    baseball: 0.3,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const lit = lighten(mix(p.light, p.low, 0.1), 0.02)
    const shaded = mix(p.low, p.top, 0.22)
    const horizon = top + deep * 0.72
    const cloud = (share: number, foot: number, w: number) =>
      cumulus(random, x(share), foot, w * u, lit, shaded)
    const { poles, wires } = poleLine([
      [x(0.42), floor + 30 * u, deep * 0.72],
      [x(0.14), floor - deep * 0.1, deep * 0.44],
      [x(0), horizon + deep * 0.08, deep * 0.28],
      [x(-0.08), horizon + deep * 0.05, deep * 0.18],
      [x(-0.13), horizon + deep * 0.03, deep * 0.11],
    ])
    const furrows = times(
      9,
      (i) => `M${num(x(-0.14))} ${num(horizon + 4 * u)}L${num(x(-1.1 + i * 0.12))} ${num(floor + 20 * u)}`,
    )
    return group(
      sky(stage),
      cloud(-0.3, horizon, 330),
      cloud(-0.22, horizon - deep * 0.16, 270),
      cloud(-0.3, horizon - deep * 0.3, 190),
      cloud(0.4, horizon, 250),
      birds(stage, x(0.2), top + deep * 0.16, 3, p.near),
      fill(hills({ random, width, y: horizon - deep * 0.02, swing: deep * 0.035, bottom: height }, 4), p.far),
      fill(box(0, horizon + deep * 0.02, width, height), p.mid),
      stroke(furrows.join(''), mix(p.mid, p.light, 0.25), 1.6 * u, { opacity: 0.7 }),
      fill(
        times(5, (i) =>
          roundTree(random, x(-0.48 + i * 0.075), horizon + deep * 0.03, deep * random.between(0.07, 0.13)),
        ).join(''),
        p.near,
      ),
      fill(
        road([x(0.1), floor + 14 * u], [x(-0.13), horizon + deep * 0.02], 190 * u, 5 * u, side * 12 * u),
        mix(p.low, p.light, 0.4),
      ),
      stroke(wires, p.near, 1.2 * u),
      fill(poles, p.near),
      figure(
        x(0.06),
        floor - deep * 0.035,
        86 * u,
        random.pick(
          has(stage, 'school', 'school-life', 'high-school')
            ? ['skirt', 'coat']
            : ['coat', 'skirt', 'umbrella'],
        ),
        p.ground,
        p.accent,
      ),
      fill(grass(random, width, floor + 4 * u, 44 * u, width / (4 * u)), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

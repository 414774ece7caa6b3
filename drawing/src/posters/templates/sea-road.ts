import { mix } from '../../color.ts'
import { box, polygon } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { birds, cumulus, isNight, orb, sky, stars } from '../elements/sky.ts'
import { has, type Template } from '../stage.ts'

/** The sun low over the sea, its light in stripes on the water. */
export const seaRoad: Template = {
  name: 'sea-road',
  suits: {
    drama: 1.4,
    romance: 1.2,
    sea: 2.5,
    island: 2,
    'coming-of-age': 1.4,
    iyashikei: 1.6,
    josei: 1,
    tragedy: 1.2,
    'slice-of-life': 0.9,
    'first-love': 1,
    philosophy: 1,
    reincarnation: 0.8,
    family: 0.6,
    'sci-fi': 0.4,
    past: 0.6,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * random.pick([0.36, 0.5, 0.64])
    const horizon = top + deep * 0.6
    const r = Math.min(width * 0.3, deep * 0.27)
    const water = mix(p.far, p.mid, 0.5)
    const path = times(15, (i) => {
      const t = i / 14
      const y = horizon + (floor - horizon) * t ** 1.3 + 3 * u
      const half = r * (0.95 - 0.5 * Math.sin(t * Math.PI * 0.9)) * random.between(0.55, 1.05)
      return box(cx - half + random.between(-0.14, 0.14) * r, y, half * 2, (2.4 + 6 * t) * u, 4 * u)
    })
    const ripples = times((36 * width) / (550 * u), () => {
      const t = random.next()
      const long = u * (14 + 60 * t) * random.between(0.5, 1)
      return box(random.between(0, width), horizon + 6 * u + (floor - horizon) * t, long, (1 + 2 * t) * u, u)
    })
    const sail = (x: number, y: number, h: number) =>
      fill(
        polygon([
          [x, y - h],
          [x, y - h * 0.14],
          [x + h * 0.5, y - h * 0.14],
        ]) +
          polygon([
            [x - h * 0.06, y - h * 0.86],
            [x - h * 0.06, y - h * 0.14],
            [x - h * 0.36, y - h * 0.14],
          ]),
        lighten(p.light, 0.01),
      ) +
      fill(
        polygon([
          [x - h * 0.42, y - h * 0.1],
          [x + h * 0.54, y - h * 0.1],
          [x + h * 0.34, y],
          [x - h * 0.26, y],
        ]),
        p.ground,
      )
    const other = cx > width / 2 ? 0.22 : 0.78
    return group(
      sky(stage),
      isNight(stage) ? stars(stage, 60, horizon * 0.7) : '',
      orb(stage, cx, horizon - r * 0.5, r),
      cumulus(random, other * width, horizon, 280 * u, mix(p.light, p.low, 0.3), mix(p.low, p.far, 0.35)),
      cumulus(
        random,
        (1 - other) * width * 1.1,
        horizon - deep * 0.02,
        170 * u,
        mix(p.light, p.low, 0.4),
        mix(p.low, p.far, 0.4),
      ),
      birds(stage, width * other, top + deep * 0.24, 4, p.near),
      fill(box(0, horizon, width, height), water),
      fill(ripples.join(''), p.low, 0.35),
      fill(path.join(''), p.light, 0.9),
      sail(other * width, horizon + deep * 0.1, 86 * u),
      fill(hills({ random, width, y: floor - 14 * u, swing: 22 * u, bottom: height }, 2), p.ground),
      figure(
        width * (1 - other) * 0.9 + 30 * u,
        floor - 6 * u,
        96 * u,
        random.pick(['skirt', 'coat', 'umbrella']),
        p.ground,
        p.accent,
      ),
      has(stage, 'romance', 'friendship', 'family', 'first-love')
        ? figure(width * (1 - other) * 0.9 + 66 * u, floor - 4 * u, 104 * u, 'coat', p.ground, p.accent)
        : '',
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, circle } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { lighten } from '../color.ts'
import { hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { bough, blossom as flower } from '../elements/plants.ts'
import { drifting, mist, orb, sky } from '../elements/sky.ts'
import { has, type Template } from '../stage.ts'

/** A bough in blossom before the sun, petals on their way down. */
export const blossom: Template = {
  name: 'blossom',
  suits: {
    romance: 2.2,
    'first-love': 2.5,
    shoujo: 2,
    'shoujo-ai': 1.5,
    yuri: 1.5,
    'school-life': 1,
    tragedy: 1.6,
    drama: 0.8,
    samurai: 1.2,
    historical: 1,
    'coming-of-age': 1.5,
    'love-polygon': 1.5,
    melodrama: 1.5,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const r = Math.min(width, deep) * 0.27
    const [sunX, sunY] = [x(-0.08), top + deep * 0.4]
    const path: Point[] = [
      [x(0.56), top + deep * 0.02],
      [x(0.34), top + deep * random.between(0.12, 0.17)],
      [x(0.12), top + deep * random.between(0.14, 0.22)],
      [x(-0.12), top + deep * random.between(0.22, 0.3)],
      [x(-0.36), top + deep * random.between(0.2, 0.3)],
    ]
    const lower: Point[] = [
      [x(0.56), top + deep * 0.24],
      [x(0.4), top + deep * 0.33],
      [x(0.24), top + deep * random.between(0.36, 0.42)],
      [x(0.06), top + deep * random.between(0.44, 0.5)],
    ]
    const upper = bough(random, path, 22 * u)
    const under = bough(random, lower, 13 * u)
    const wood = mix(p.near, p.ground, 0.6)
    const pale = lighten(mix(p.light, p.accent, 0.2), 0.01)
    const bloom = (buds: readonly Point[], size: number) =>
      buds
        .map(([bx, by], i) => {
          const [cx, cy] = [bx + random.between(-9, 9) * u, by + random.between(-9, 9) * u]
          const big = size * random.between(0.7, 1.15)
          const tone = [pale, mix(pale, p.accent, 0.35), mix(pale, p.accent, 0.7)][i % 3] ?? pale
          return (
            fill(flower(cx, cy, big, random.between(0, 72)), tone) +
            fill(circle(cx, cy, big * 0.16), p.accent)
          )
        })
        .join('')
    return group(
      sky(stage),
      orb(stage, sunX, sunY, r),
      mist(stage, sunY + r * 0.3, p.low, 0.9),
      fill(hills({ random, width, y: floor - deep * 0.2, swing: deep * 0.1, bottom: height }, 3), p.far),
      mist(stage, floor - deep * 0.13, lighten(p.low, 0.02), 0.6),
      fill(hills({ random, width, y: floor - deep * 0.09, swing: deep * 0.06, bottom: height }, 3), p.mid),
      fill(under.wood, wood),
      bloom(under.buds, 15 * u),
      fill(upper.wood, wood),
      bloom(upper.buds, 19 * u),
      drifting(stage, 30, floor, mix(pale, p.accent, 0.4)),
      fill(hills({ random, width, y: floor - 10 * u, swing: 16 * u, bottom: height }, 2), p.ground),
      figure(
        x(-0.22),
        floor - 2 * u,
        74 * u,
        has(stage, 'samurai', 'historical') ? 'blade' : 'skirt',
        p.ground,
        p.accent,
      ),
      has(stage, 'romance', 'first-love')
        ? figure(x(-0.22) + 32 * u, floor - 2 * u, 80 * u, 'coat', p.ground, p.accent)
        : '',
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

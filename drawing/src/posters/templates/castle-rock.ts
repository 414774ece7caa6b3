import { mix } from '../../color.ts'
import { box, polygon } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { dragon } from '../elements/animals.ts'
import { crags, hills, road } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { fir } from '../elements/plants.ts'
import { birds, cumulus, isNight, moonSeas, orb, sky, stars } from '../elements/sky.ts'
import { castle } from '../elements/town.ts'
import { has, type Template } from '../stage.ts'

/** A castle on its rock above the clouds, and a way that leads there. */
export const castleRock: Template = {
  name: 'castle-rock',
  suits: {
    fantasy: 1.8,
    'high-fantasy': 4,
    isekai: 3,
    'dark-fantasy': 2,
    medieval: 3,
    magic: 1.5,
    adventure: 1,
    'fairy-tale': 2,
    'other-world': 2.5,
    europe: 0.6,
    vampire: 1.2,
    'virtual-reality': 1.5,
    swordplay: 0.8,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const size = Math.min(width * 0.46, deep * 0.46)
    const [cx, foot] = [x(0.1), top + deep * 0.58]
    const { walls, roofs, windows } = castle(random, cx, foot, size)
    const rock = polygon([
      [cx - size * 0.5, foot - 2],
      [cx + size * 0.48, foot - 2],
      [cx + size * 0.56, foot + deep * 0.12],
      [cx + size * 0.78, foot + deep * 0.22],
      [cx + size * 0.96, floor + 9],
      [cx - size * 1.02, floor + 9],
      [cx - size * 0.76, foot + deep * 0.18],
      [cx - size * 0.6, foot + deep * 0.1],
    ])
    const face = polygon([
      [cx + size * 0.1, foot - 2],
      [cx + size * 0.48, foot - 2],
      [cx + size * 0.56, foot + deep * 0.12],
      [cx + size * 0.78, foot + deep * 0.22],
      [cx + size * 0.96, floor + 9],
      [cx + size * 0.36, floor + 9],
      [cx + size * 0.24, foot + deep * 0.14],
    ])
    const r = Math.min(width, deep) * 0.24
    const [sunX, sunY] = [x(-0.12), top + deep * 0.26]
    const cloud = (share: number, y: number, w: number) =>
      cumulus(
        random,
        x(share),
        top + deep * y,
        w * u,
        lighten(mix(p.low, p.light, 0.7), 0.01),
        mix(p.low, p.far, 0.3),
      )
    const stone = mix(p.mid, p.near, 0.4)
    return group(
      sky(stage),
      isNight(stage) ? stars(stage, 70) : '',
      orb(stage, sunX, sunY, r),
      moonSeas(random, sunX, sunY, r, mix(p.light, p.low, 0.5)),
      fill(crags({ random, width, y: top + deep * 0.7, swing: deep * 0.2, bottom: height }, 4), p.far),
      cloud(-0.44, 0.6, 230),
      fill(walls, stone),
      fill(roofs, p.accent),
      fill(windows, p.light),
      fill(rock, mix(p.mid, p.near, 0.75)),
      fill(face, p.ground, 0.25),
      cloud(0.42, 0.74, 260),
      cloud(-0.36, 0.83, 300),
      has(stage, 'high-fantasy', 'isekai', 'dark-fantasy', 'monster') || random.chance(0.35)
        ? fill(dragon(random, x(-0.24), top + deep * 0.24, 66 * u), p.ground)
        : birds(stage, x(-0.2), top + deep * 0.2, 6, p.near),
      fill(hills({ random, width, y: floor - deep * 0.07, swing: deep * 0.03, bottom: height }, 2), p.near),
      fill(
        road([x(-0.12), floor + 12 * u], [x(0), floor - deep * 0.07], 90 * u, 8 * u, side * 30 * u),
        mix(p.near, p.light, 0.3),
      ),
      fill(
        times(9, () =>
          fir(x(random.between(-0.5, -0.22)), floor + 8 * u, 90 * u * random.between(0.6, 1)),
        ).join('') +
          times(8, () =>
            fir(x(random.between(0.2, 0.5)), floor + 8 * u, 90 * u * random.between(0.6, 1)),
          ).join(''),
        p.ground,
      ),
      figure(x(-0.1), floor + 2 * u, 64 * u, 'cape', p.ground, p.accent),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

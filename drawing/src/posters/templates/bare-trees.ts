import { mix } from '../../color.ts'
import { box } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { times } from '../../times.ts'
import { crow } from '../elements/animals.ts'
import { grass, hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { bareTree } from '../elements/plants.ts'
import { mist, moonSeas, orb, sky } from '../elements/sky.ts'
import { castle } from '../elements/town.ts'
import { has, type Template } from '../stage.ts'

/** An oversized moon, bare trees and a waiting figure. */
export const bareTrees: Template = {
  name: 'bare-trees',
  suits: {
    horror: 5,
    vampire: 4,
    gore: 4,
    zombie: 4,
    zombies: 4,
    monster: 3,
    ghost: 3,
    'body-horror': 4,
    demon: 2,
    demons: 1.4,
    'dark-fantasy': 3,
    thriller: 1.2,
    mystery: 0.7,
    'post-apocalypse': 1,
    tragedy: 0.6,
    dementia: 1.5,
    survival: 0.8,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const r = Math.min(width * 0.36, deep * 0.34)
    const [cx, cy] = [x(-0.06), top + deep * 0.42]
    const moon = random.chance(0.5) ? p.accent : p.light
    const keep = castle(random, x(-0.2), floor - deep * 0.18, deep * 0.28)
    const stones = times(6, (i) => {
      const [sx, h] = [x(-0.44 + i * 0.15 + random.between(-0.03, 0.03)), u * random.between(20, 40)]
      return box(sx, floor - h, h * 0.62, h + 4, h * 0.3)
    })
    return group(
      sky(stage),
      orb(stage, cx, cy, r, moon),
      moonSeas(random, cx, cy, r, p.top),
      mist(stage, cy + r * 0.3, mix(p.top, p.low, 0.6), 0.8),
      fill(bareTree(random, [x(-0.46), floor], deep * 0.2, -90 + side * 6, 5), p.far),
      has(stage, 'vampire', 'europe', 'victorian', 'dark-fantasy')
        ? fill(keep.walls + keep.roofs, p.mid) + fill(keep.windows, p.light, 0.9)
        : '',
      fill(hills({ random, width, y: floor - deep * 0.17, swing: deep * 0.05, bottom: height }, 2), p.mid),
      fill(bareTree(random, [x(-0.34), floor], deep * 0.15, -90 - side * 8, 5), p.near),
      fill(hills({ random, width, y: floor - deep * 0.07, swing: deep * 0.04, bottom: height }, 3), p.near),
      fill(bareTree(random, [x(0.44), floor + 20 * u], deep * 0.3, -90 - side * 13, 6), p.ground),
      ...times(5, (i) =>
        fill(
          crow(
            cx + random.between(-0.4, 0.3) * width,
            top + deep * (0.12 + i * 0.08),
            u * random.between(24, 54),
          ),
          p.ground,
        ),
      ),
      fill(stones.join(''), p.ground),
      figure(
        x(-0.08),
        floor,
        96 * u,
        random.pick(['coat', 'cape', 'skirt']),
        p.ground,
        mix(p.accent, p.ground, 0.2),
      ),
      fill(grass(random, width, floor + 4 * u, 30 * u, width / (5 * u)), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

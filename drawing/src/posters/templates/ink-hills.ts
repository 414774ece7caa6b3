import { mix } from '../../color.ts'
import { box } from '../../path.ts'
import { fill, group, wash } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { crags, hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { bamboo, fir, pine } from '../elements/plants.ts'
import { birds, mist, orb, sky } from '../elements/sky.ts'
import { pagoda, torii } from '../elements/town.ts'
import { has, type Template } from '../stage.ts'

/** Ridge behind ridge in the mist, a red sun, a pine in front. */
export const inkHills: Template = {
  name: 'ink-hills',
  suits: {
    historical: 2.5,
    samurai: 2.5,
    ninja: 2.5,
    'edo-period': 3,
    'meiji-era': 2,
    'martial-arts': 1.2,
    youkai: 1.5,
    god: 1.5,
    demons: 1,
    countryside: 1.2,
    japan: 0.5,
    iyashikei: 1,
    philosophy: 1,
    military: 0.6,
    swordplay: 1,
    adventure: 0.5,
    war: 0.8,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const r = Math.min(width, deep) * 0.2
    const tones = [mix(p.low, p.far, 0.55), p.far, mix(p.far, p.mid, 0.7), p.mid, mix(p.mid, p.near, 0.7)]
    const ridges = tones.map((tone, i) => {
      const y = top + deep * (0.46 + i * 0.115)
      const d = crags({ random, width, y, swing: deep * (0.24 - i * 0.03), bottom: height }, 2 + (i % 3))
      const trees =
        i === 4
          ? times(24, () =>
              fir(
                random.between(0, width),
                y + deep * random.between(0.02, 0.1),
                deep * random.between(0.06, 0.11),
              ),
            ).join('')
          : ''
      return (
        wash(
          d,
          [0, y - deep * 0.2],
          [0, y + deep * 0.16],
          [
            [0, tone],
            [1, mix(tone, p.low, 0.75)],
          ],
        ) + fill(trees, mix(tone, p.near, 0.6))
      )
    })
    return group(
      sky(stage),
      orb(stage, x(-0.16), top + deep * 0.27, r, p.accent),
      mist(stage, top + deep * 0.27, lighten(p.low, 0.01), 0.95, 2),
      birds(stage, x(0.12), top + deep * 0.18, 6, p.near),
      ...ridges,
      landmark(),
      fill(hills({ random, width, y: floor - 22 * u, swing: 24 * u, bottom: height }, 2), p.ground),
      fill(random.chance(0.7) ? pine(random, x(0.33), floor + 6 * u, deep * 0.44) : grove(), p.ground),
      figure(
        x(-0.02),
        floor - 8 * u,
        58 * u,
        has(stage, 'samurai', 'ninja', 'swordplay', 'historical') ? 'blade' : 'coat',
        p.ground,
        p.accent,
      ),
      fill(box(0, floor, width, height - floor), p.ground),
    )

    function grove(): string {
      const stalk = (i: number) =>
        bamboo(random, x(0.24 + i * 0.065), floor + 6 * u, top - 30 * u, u * random.between(8, 15))
      return times(4, stalk).join('')
    }

    function landmark(): string {
      const foot = floor - deep * 0.05
      if (random.chance(0.45)) return fill(pagoda(x(-0.3), foot, deep * 0.2, 5), mix(p.near, p.ground, 0.4))
      return fill(torii(x(-0.27), foot, deep * 0.19), mix(p.accent, p.ground, 0.12))
    }
  },
}

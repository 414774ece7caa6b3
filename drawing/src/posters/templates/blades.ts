import { mix } from '../../color.ts'
import { box, smooth } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { grass, hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { drifting, mist, moonSeas, orb, sky } from '../elements/sky.ts'
import { plantedSword } from '../elements/things.ts'
import type { Template } from '../stage.ts'

/** Swords left in a hill, and the one who came back, before a sun that fills the sky. */
export const blades: Template = {
  name: 'blades',
  suits: {
    swordplay: 4,
    war: 2,
    action: 1.2,
    samurai: 2,
    'dark-fantasy': 1.6,
    fantasy: 0.5,
    military: 0.8,
    demons: 1.4,
    'high-fantasy': 1,
    'martial-arts': 1,
    historical: 0.8,
    medieval: 2,
    tragedy: 0.8,
    demon: 1.5,
    ninja: 1.5,
    shounen: 0.6,
    monster: 1,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * random.between(0.42, 0.58)
    const r = Math.min(width * 0.42, deep * 0.4)
    const cy = floor - deep * 0.3 - r * 0.4
    const swords = times((8 * width) / (550 * u), (i) => {
      const count = (8 * width) / (550 * u)
      const at = (i + random.between(0.15, 0.85)) / count
      const near = i % 2 === 0
      const foot = floor - deep * (near ? 0.02 : 0.1)
      const { blade, hilt } = plantedSword(
        at * width,
        foot,
        u * (near ? random.between(90, 140) : random.between(54, 76)),
        random.between(-34, 34),
      )
      return (
        fill(blade, mix(near ? p.ground : p.near, p.light, near ? 0.1 : 0.06)) +
        fill(hilt, near ? p.ground : p.near)
      )
    })
    const streaks = times(7, () => {
      const [x, y, long] = [
        random.between(-0.1, 0.7) * width,
        top + deep * random.between(0.05, 0.85),
        width * random.between(0.2, 0.5),
      ]
      return smooth([
        [x, y],
        [x + long * 0.4, y - 9 * u],
        [x + long, y + 5 * u],
      ])
    })
    return group(
      sky(stage),
      orb(stage, cx, cy, r),
      moonSeas(random, cx, cy, r, mix(p.light, p.accent, 0.6)),
      mist(stage, cy - r * 0.2, p.low, 0.75),
      stroke(streaks.join(''), p.light, 1.6 * u, { opacity: 0.4 }),
      fill(hills({ random, width, y: floor - deep * 0.2, swing: deep * 0.06, bottom: height }, 3), p.mid),
      fill(hills({ random, width, y: floor - deep * 0.1, swing: deep * 0.03, bottom: height }, 2), p.near),
      figure(cx, floor - deep * 0.07, 150 * u, random.pick(['blade', 'cape', 'blade']), p.ground, p.accent),
      ...swords,
      drifting(stage, 26, floor, p.accent),
      fill(grass(random, width, floor + 4 * u, 44 * u, width / (4 * u)), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

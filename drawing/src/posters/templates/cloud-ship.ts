import { mix } from '../../color.ts'
import { box } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { airship, sailingShip } from '../elements/craft.ts'
import { crags } from '../elements/land.ts'
import { birds, cumulus, isNight, orb, sky, stars } from '../elements/sky.ts'
import { has, type Template } from '../stage.ts'

/** A ship that sails on banks of cloud. */
export const cloudShip: Template = {
  name: 'cloud-ship',
  suits: {
    adventure: 2.2,
    steampunk: 5,
    piracy: 2,
    'road-trip': 1,
    'other-world': 1,
    fantasy: 0.6,
    military: 1.4,
    'world-war-two': 1,
    war: 1,
    europe: 1,
    victorian: 2,
    'space-opera': 0.7,
    friendship: 0.5,
    dystopia: 0.5,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const r = Math.min(width, deep) * 0.26
    const bank = (y: number, tone: string, rim: string, count: number) =>
      times(count, (i) =>
        cumulus(
          random,
          ((i + random.between(0.2, 0.8)) / count) * width,
          top + deep * y + 30 * u,
          u * random.between(230, 330),
          tone,
          rim,
        ),
      ).join('') + fill(box(0, top + deep * y + 16 * u, width, height), rim)
    const wide = Math.max(1, width / (550 * u))
    const tones = [mix(p.light, p.low, 0.55), p.low, p.far, p.mid, p.near]
    const cloud = (i: number) => tones[i] ?? p.near
    return group(
      sky(stage),
      isNight(stage) ? stars(stage, 60) : '',
      orb(stage, x(0.16), top + deep * 0.34, r, p.light),
      birds(stage, x(-0.2), top + deep * 0.26, 7, p.near),
      fill(crags({ random, width, y: top + deep * 0.66, swing: deep * 0.18, bottom: height }, 3), p.far),
      bank(0.62, cloud(0), cloud(1), Math.round(3 * wide)),
      vessel(),
      bank(0.76, cloud(1), cloud(2), Math.round(3 * wide)),
      bank(0.87, mix(cloud(2), p.light, 0.15), cloud(3), Math.round(3 * wide)),
      bank(0.98, mix(cloud(3), p.light, 0.1), p.ground, Math.round(3 * wide)),
      fill(box(0, floor, width, height - floor), p.ground),
    )

    function vessel(): string {
      const y = top + deep * 0.62
      if (has(stage, 'piracy') || random.chance(0.4)) {
        const { hull, sails } = sailingShip(x(-0.06), y + 20 * u, 210 * u)
        return fill(hull, p.ground) + fill(sails, p.accent)
      }
      const { balloon, ribs, gondola } = airship(x(-0.04), y - 90 * u, 330 * u)
      return (
        fill(balloon, p.accent) + stroke(ribs, lighten(p.accent, -0.14), 2.4 * u) + fill(gondola, p.ground)
      )
    }
  },
}

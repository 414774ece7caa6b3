import { mix } from '../../color.ts'
import { box, circle } from '../../path.ts'
import { fill, group } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { hills, volcano } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { cumulus, rays, sky } from '../elements/sky.ts'
import { has, type Template } from '../stage.ts'

/** Beams of a rising sun behind a mountain, or a sun cut into stripes. */
export const sunburst: Template = {
  name: 'sunburst',
  suits: {
    action: 1.6,
    shounen: 1.8,
    'super-power': 2,
    'martial-arts': 2,
    comedy: 0.6,
    parody: 1.4,
    tokusatsu: 2,
    adventure: 1,
    'coming-of-age': 0.8,
    youth: 1,
    'super-robot': 0.5,
    boxing: 2,
    survival: 0.8,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * random.pick([0.4, 0.5, 0.6])
    const cy = top + deep * 0.54
    const r = Math.min(width, deep) * 0.31
    const isStriped = random.chance(0.45)
    const cuts = times(6, (i) => box(cx - r, cy - r * 0.1 + i * r * 0.2, 2 * r, r * (0.035 + i * 0.018)))
    const { mountain, snow } = volcano(
      cx + width * random.between(-0.04, 0.04),
      floor,
      width * 1.15,
      deep * 0.36,
    )
    const cloud = (x: number, y: number, w: number) =>
      cumulus(random, x * width, y, w * u, lighten(p.light, 0.01), mix(p.light, p.low, 0.6))
    return group(
      sky(stage),
      fill(
        rays(cx, cy, width + height, random.pick([18, 24, 30]), random.between(0, 10)),
        mix(p.top, p.light, 0.2),
        0.6,
      ),
      fill(circle(cx, cy, r * 1.16), mix(p.low, p.light, 0.4)),
      fill(circle(cx, cy, r), isStriped ? p.accent : p.light),
      isStriped ? fill(cuts.join(''), mix(p.low, p.light, 0.4)) : '',
      cloud(0.08, cy + r * 0.5, 190),
      cloud(0.95, cy + r * 0.24, 220),
      fill(mountain, p.mid),
      fill(snow, lighten(p.light, 0.01)),
      fill(hills({ random, width, y: floor - deep * 0.08, swing: deep * 0.04, bottom: height }, 4), p.near),
      fill(hills({ random, width, y: floor - 12 * u, swing: 16 * u, bottom: height }, 2), p.ground),
      figure(
        width * random.pick([0.24, 0.5, 0.74]),
        floor - 8 * u,
        88 * u,
        has(stage, 'samurai', 'swordplay') ? 'blade' : random.pick(['cape', 'coat']),
        p.ground,
        p.accent,
      ),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

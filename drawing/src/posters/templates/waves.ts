import { mix } from '../../color.ts'
import { box, circle } from '../../path.ts'
import { fill, group, place, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { sailingShip } from '../elements/craft.ts'
import { volcano } from '../elements/land.ts'
import { birds, mist, orb, sky } from '../elements/sky.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** Row over row of rounded waves, as on old cloth, larger the nearer they are. */
export const waves: Template = {
  name: 'waves',
  suits: {
    piracy: 5,
    sea: 3.5,
    island: 3,
    adventure: 1.2,
    swimming: 3,
    survival: 1,
    samurai: 0.6,
    friendship: 0.5,
    drama: 0.3,
    'super-power': 0.5,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * random.pick([0.3, 0.5, 0.7])
    const r = Math.min(width, deep) * 0.24
    const horizon = top + deep * 0.58
    const { mountain, snow } = volcano(width - cx, horizon + 14 * u, width * 0.56, deep * 0.26)
    const rows = 7
    const sea = times(rows, (i) => {
      const t = i / (rows - 1)
      const size = (26 + 62 * t) * u
      const y = horizon + size * 0.4 + (floor - horizon) * t ** 1.25
      return (
        (i === 2 ? vessel(width * (cx > width / 2 ? 0.34 : 0.66), y) : '') +
        row(stage, i, y, size, mix(p.far, p.ground, t))
      )
    })
    return group(
      sky(stage),
      orb(stage, cx, top + deep * 0.31, r, random.chance(0.5) ? p.accent : p.light),
      mist(stage, top + deep * 0.34, p.low, 0.9),
      fill(mountain, mix(p.low, p.ground, 0.2)),
      fill(snow, lighten(p.low, 0.05)),
      birds(stage, cx, top + deep * 0.16, 5, p.near),
      fill(box(0, horizon + 6 * u, width, height), p.far),
      ...sea,
      fill(box(0, floor + 10 * u, width, height), p.ground),
    )

    function vessel(x: number, y: number): string {
      if (!has(stage, 'piracy', 'adventure', 'sea', 'survival', 'island')) return ''
      const { hull, sails } = sailingShip(0, 0, 190 * u)
      return place(fill(hull, p.ground) + fill(sails, lighten(p.light, 0.01)), {
        x,
        y: y - 22 * u,
        rotate: -4,
      })
    }
  },
}

function row(
  { width, palette: p, random }: Stage,
  index: number,
  y: number,
  size: number,
  tone: string,
): string {
  const foam = mix(p.light, tone, 0.12)
  const step = size * 1.72
  const start = (index % 2) * -0.5 * step
  return times(width / step + 2, (i) => {
    const [x, cy] = [start + i * step, y + size * random.between(-0.05, 0.05)]
    const rings = [0.8, 0.6, 0.4, 0.2].map((k) => circle(x, cy, size * k)).join('')
    return (
      fill(circle(x, cy, size), tone) +
      stroke(circle(x, cy, size * 0.97), foam, size * 0.055) +
      stroke(rings, foam, size * 0.028, { opacity: 0.75 })
    )
  }).join('')
}

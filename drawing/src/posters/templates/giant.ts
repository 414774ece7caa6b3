import { mix } from '../../color.ts'
import { box, circle, line } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { hills } from '../elements/land.ts'
import { robot } from '../elements/robot.ts'
import { isNight, sky, stars } from '../elements/sky.ts'
import type { Stage, Template } from '../stage.ts'

/** The bust of a giant machine before a halo and a grid. */
export const giant: Template = {
  name: 'giant',
  suits: {
    mecha: 6,
    'real-robot': 4,
    'super-robot': 4,
    robot: 4,
    'artificial-intelligence': 1.5,
    military: 0.4,
    tokusatsu: 3,
    'sci-fi': 0.4,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * 0.5
    const size = Math.min(width * 0.94, deep * 0.86)
    const foot = floor + size * 0.06
    const halo = foot - size * 0.6
    const r = size * 0.42
    const { shell, plates, shade, lines, eyes, crest } = robot(cx, foot, size, random.integer(0, 2))
    const steel = lighten(p.near, 0.02)
    return group(
      sky(stage),
      grid(stage),
      isNight(stage) ? stars(stage, 40) : '',
      fill(circle(cx, halo, r * 1.02), p.light),
      stroke(circle(cx, halo, r * 1.13) + circle(cx, halo, r * 1.32), p.light, 2.2 * u, { opacity: 0.8 }),
      stroke(circle(cx, halo, r * 1.22), p.light, 9 * u, {
        dash: [3 * u, 15 * u],
        cap: 'butt',
        opacity: 0.8,
      }),
      ...[-1, 1].map((side) => fill(box(cx + side * size * 0.62 - 9 * u, 0, 18 * u, floor), p.mid, 0.3)),
      fill(hills({ random, width, y: floor - 30 * u, swing: 20 * u, bottom: height }), p.mid),
      fill(crest, p.accent),
      fill(shell, steel),
      fill(plates, mix(p.low, p.mid, 0.45)),
      fill(lines, p.accent),
      fill(shade, p.ground, 0.32),
      glow(cx, foot - size * 0.62, size * 0.16, p.accent, 0.5),
      fill(eyes, lighten(p.light, 0.05)),
      fill(hills({ random, width, y: floor - 4 * u, swing: 12 * u, bottom: height }), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function grid({ width, floor, unit: u, palette: p }: Stage): string {
  const step = 34 * u
  const upright = times(width / step + 1, (i) => line([i * step, 0], [i * step, floor]))
  const level = times(floor / step + 1, (i) => line([0, i * step], [width, i * step]))
  return stroke(upright.join('') + level.join(''), p.near, u, { opacity: 0.16, cap: 'butt' })
}

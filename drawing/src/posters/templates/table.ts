import { mix } from '../../color.ts'
import { box, circle, ellipse, line, num, smooth } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { orb, sky } from '../elements/sky.ts'
import { bowl } from '../elements/things.ts'
import type { Stage, Template } from '../stage.ts'

/** A full bowl before a round window, steam above it. */
export const table: Template = {
  name: 'table',
  suits: { cooking: 9, food: 6, workplace: 0.8, family: 0.8, josei: 0.6 },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width / 2
    const r = Math.min(width * 0.4, deep * 0.4)
    const cy = top + deep * 0.42
    const foot = floor - deep * 0.05
    const size = r * 1.5
    const rim = foot - size * 0.44
    const steam = [-0.3, 0, 0.3].map((dx, i) => {
      const x = cx + dx * size * 0.7
      const tall = size * (i === 1 ? 0.66 : 0.5)
      return smooth(times(6, (k) => [x + Math.sin(k * 1.5 + i) * 15 * u, rim - 36 * u - (tall * k) / 5]))
    })
    const pattern = times(13, (i) =>
      circle(cx - size * 0.48 + i * size * 0.08, foot - size * 0.27, size * 0.03),
    )
    const body = bowl(cx, foot, size)
    return group(
      fill(box(0, 0, width, height), mix(p.low, p.top, 0.35)),
      lattice(stage),
      clipTo(
        circle(cx, cy, r),
        sky(stage) + orb(stage, cx + r * 0.36, cy - r * 0.3, r * 0.24) + hillsIn(cx, cy, r),
      ),
      stroke(circle(cx, cy, r), mix(p.near, p.ground, 0.4), 10 * u),
      fill(box(0, foot - 4 * u, width, height), p.ground),
      fill(ellipse(cx, rim, size * 0.47, size * 0.13), p.accent),
      filling(),
      fill(body, mix(p.accent, p.ground, 0.62)),
      clipTo(
        body,
        fill(pattern.join(''), p.light, 0.9) +
          fill(box(cx - size, rim, size * 2, 7 * u), p.accent) +
          fill(box(cx + size * 0.2, rim, size, size), p.ground, 0.22),
      ),
      stroke(
        line([cx + size * 0.06, rim - size * 0.06], [cx + size * 0.72, rim - size * 0.4]) +
          line([cx + size * 0.14, rim - size * 0.05], [cx + size * 0.78, rim - size * 0.34]),
        lighten(p.accent, -0.1),
        6 * u,
      ),
      stroke(steam.join(''), lighten(p.light, 0.01), 7 * u, { opacity: 0.75 }),
      fill(box(0, floor, width, height - floor), p.ground),
    )

    function hillsIn(x: number, y: number, radius: number): string {
      return (
        fill(ellipse(x - radius * 0.5, y + radius * 0.9, radius, radius * 0.7), p.far) +
        fill(ellipse(x + radius * 0.6, y + radius, radius, radius * 0.6), p.mid)
      )
    }
    function filling(): string {
      const egg =
        fill(ellipse(cx - size * 0.18, rim - size * 0.05, size * 0.12, size * 0.08), lighten(p.light, 0.02)) +
        fill(circle(cx - size * 0.18, rim - size * 0.045, size * 0.045), p.accent)
      const strands = times(
        7,
        (i) =>
          `M${num(cx + (i - 3) * size * 0.05)} ${num(rim)}Q${num(cx + (i - 2.4) * size * 0.07)} ${num(rim - size * 0.16)} ${num(cx + (i - 1.6) * size * 0.08)} ${num(rim)}`,
      )
      const leaf =
        fill(ellipse(cx + size * 0.26, rim - size * 0.05, size * 0.1, size * 0.05), p.mid) +
        fill(box(cx - size * 0.42, rim - size * 0.17, size * 0.14, size * 0.2, 3 * u), p.ground)
      return (
        leaf +
        stroke(strands.join(''), mix(p.light, p.accent, 0.3), 5 * u) +
        egg +
        fill(
          circle(cx + size * random.between(0.08, 0.14), rim - size * 0.1, size * 0.035),
          lighten(p.accent, -0.12),
        )
      )
    }
  },
}

function lattice({ width, height, unit: u, palette: p }: Stage): string {
  const step = 46 * u
  const upright = times(width / step + 1, (i) => line([i * step, 0], [i * step, height]))
  const level = times(height / (step * 2) + 1, (i) => line([0, i * step * 2], [width, i * step * 2]))
  return stroke(upright.join('') + level.join(''), p.near, 1.6 * u, { opacity: 0.22 })
}

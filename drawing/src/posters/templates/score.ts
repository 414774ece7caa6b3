import { mix } from '../../color.ts'
import { polar } from '../../geometry.ts'
import { box, circle, polygon, smooth } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { isNight, sky, stars } from '../elements/sky.ts'
import { note } from '../elements/things.ts'
import type { Stage, Template } from '../stage.ts'

/** A record, staves that flow out of it, and the keys of a piano. */
export const score: Template = {
  name: 'score',
  suits: { music: 7, idol: 5, band: 5, 'classical-music': 5 },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const [cx, cy] = [width / 2 + side * width * random.between(0.08, 0.2), top + deep * 0.36]
    const r = Math.min(width * 0.4, deep * 0.36)
    const phase = random.between(0, 6)
    const staff = (i: number, t: number): number =>
      top + deep * (0.62 + i * 0.028) + Math.sin(phase + t * 5) * deep * (0.1 - i * 0.006)
    const lines = times(5, (i) => smooth(times(15, (k) => [(k / 14) * width * 1.04 - 8, staff(i, k / 14)])))
    const notes = times((6 * width) / (550 * u), (i) => {
      const count = (6 * width) / (550 * u)
      const t = (i + random.between(0.3, 0.7)) / count
      return fill(
        note(t * width, staff(random.integer(0, 4), t), 30 * u, random.chance(0.45)),
        i % 3 === 1 ? p.accent : p.ground,
      )
    })
    const grooves = [0.92, 0.84, 0.76, 0.68, 0.6, 0.52].map((k) => circle(cx, cy, r * k))
    const shine = [-1, 1].map((sign) =>
      polygon([
        [cx, cy],
        polar([cx, cy], -48 + (sign < 0 ? 180 : 0), r),
        polar([cx, cy], -32 + (sign < 0 ? 180 : 0), r),
      ]),
    )
    return group(
      sky(stage),
      isNight(stage) ? stars(stage, 50) : '',
      bars(stage),
      fill(circle(cx, cy, r * 1.2), p.light, 0.35),
      fill(circle(cx, cy, r), p.ground),
      stroke(grooves.join(''), mix(p.ground, p.light, 0.3), 1.4 * u),
      fill(shine.join(''), p.light, 0.16),
      fill(circle(cx, cy, r * 0.36), p.accent),
      stroke(circle(cx, cy, r * 0.29), lighten(p.accent, 0.12), 2 * u),
      fill(circle(cx, cy, r * 0.045), p.ground),
      clipTo(box(0, top, width, floor - top), stroke(lines.join(''), p.ground, 2.2 * u) + notes.join('')),
      keys(stage),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function bars({ width, floor, unit: u, palette: p, random }: Stage): string {
  const step = 15 * u
  const d = times(width / step + 1, (i) => {
    const tall = u * (40 + 170 * Math.abs(Math.sin(i * 0.31)) * random.between(0.3, 1))
    return box(i * step, floor - tall, step * 0.55, tall, 3 * u)
  })
  return fill(d.join(''), p.far, 0.5)
}

function keys({ width, floor, unit: u, palette: p }: Stage): string {
  const step = 27 * u
  const tall = 58 * u
  const white = times(width / step + 1, (i) =>
    box(i * step + 1.2 * u, floor - tall, step - 2.4 * u, tall + 4, 3 * u),
  )
  const black = times(width / step + 1, (i) =>
    [0, 1, 3, 4, 5].includes(i % 7)
      ? box((i + 0.68) * step, floor - tall, step * 0.62, tall * 0.6, 2 * u)
      : '',
  )
  return (
    fill(box(0, floor - tall - 5 * u, width, tall), p.ground) +
    fill(white.join(''), lighten(p.light, 0.01)) +
    fill(black.join(''), p.ground)
  )
}

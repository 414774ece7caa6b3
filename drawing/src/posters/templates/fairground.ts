import { polar } from '../../geometry.ts'
import { box, circle, line, polygon } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { hills } from '../elements/land.ts'
import { figure } from '../elements/people.ts'
import { roundTree } from '../elements/plants.ts'
import { isNight, sky, stars } from '../elements/sky.ts'
import type { Stage, Template } from '../stage.ts'

/** A great wheel and fireworks over the booths of a fair. */
export const fairground: Template = {
  name: 'fairground',
  suits: {
    romance: 1.3,
    comedy: 1,
    'love-polygon': 1.6,
    'school-life': 0.8,
    kids: 1.6,
    shoujo: 1,
    harem: 1.4,
    youth: 1,
    family: 0.8,
    idol: 1.4,
    'magical-girl': 1.2,
    friendship: 1,
    'mahou-shoujo': 1.4,
    'workplace-romance': 1,
    surreal: 0.6,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const r = Math.min(width * 0.34, deep * 0.34)
    const [cx, cy] = [x(0.1), floor - deep * 0.14 - r * 1.02]
    return group(
      sky(stage),
      isNight(stage) ? stars(stage, 60) : '',
      firework(stage, x(-0.28), top + deep * 0.16, 92 * u, p.light),
      firework(stage, x(0.32), top + deep * 0.08, 64 * u, p.accent),
      firework(stage, x(-0.36), top + deep * 0.44, 50 * u, lighten(p.accent, 0.06)),
      fill(hills({ random, width, y: floor - deep * 0.14, swing: deep * 0.04, bottom: height }, 3), p.far),
      wheel(stage, cx, cy, r),
      fill(
        times(7, () =>
          roundTree(random, random.between(0, width), floor - 4 * u, deep * random.between(0.1, 0.16)),
        ).join(''),
        p.mid,
      ),
      booths(stage),
      fill(box(0, floor - 5 * u, width, height), p.ground),
      figure(x(-0.2), floor - 3 * u, 84 * u, 'skirt', p.ground, p.accent),
      figure(x(-0.2) + 36 * u, floor - 3 * u, 92 * u, 'coat', p.ground, p.accent),
    )
  },
}

function firework(
  { palette: p, unit: u, random }: Stage,
  cx: number,
  cy: number,
  r: number,
  tone: string,
): string {
  const spokes = 18
  const turn = random.between(0, 20)
  const tails = times(spokes, (i) =>
    line(polar([cx, cy], turn + i * 20, r * 0.28), polar([cx, cy], turn + i * 20, r * 0.92)),
  )
  const inner = times(spokes, (i) =>
    line(polar([cx, cy], turn + 10 + i * 20, r * 0.2), polar([cx, cy], turn + 10 + i * 20, r * 0.56)),
  )
  const tips = times(spokes, (i) => circle(...polar([cx, cy], turn + i * 20, r), 2.6 * u))
  return (
    glow(cx, cy, r * 1.2, tone, 0.4) +
    stroke(tails.join(''), tone, 2.2 * u) +
    stroke(inner.join(''), p.light, 1.8 * u, { opacity: 0.9 }) +
    fill(tips.join(''), tone)
  )
}

function wheel({ palette: p, unit: u, random, floor }: Stage, cx: number, cy: number, r: number): string {
  const count = 16
  const turn = random.between(0, 22)
  const spokes = times(count, (i) => line([cx, cy], polar([cx, cy], turn + (i * 360) / count, r)))
  const cabins = times(count, (i) => {
    const [x, y] = polar([cx, cy], turn + (i * 360) / count, r)
    const tone = [p.accent, p.light, lighten(p.accent, 0.1)][i % 3] ?? p.accent
    return (
      fill(box(x - 9 * u, y, 18 * u, 19 * u, 6 * u), tone) +
      fill(box(x - 5.5 * u, y + 4 * u, 11 * u, 6 * u, 2 * u), p.near)
    )
  })
  const legs = polygon([
    [cx - 5 * u, cy],
    [cx - r * 0.42, floor],
    [cx - r * 0.36, floor],
    [cx, cy + 14 * u],
    [cx + r * 0.36, floor],
    [cx + r * 0.42, floor],
    [cx + 5 * u, cy],
  ])
  return group(
    glow(cx, cy, r * 1.4, p.light, 0.35),
    stroke(spokes.join(''), p.near, 1.8 * u),
    stroke(circle(cx, cy, r) + circle(cx, cy, r * 0.9), p.near, 4 * u),
    stroke(circle(cx, cy, r * 0.44), p.near, 2.4 * u),
    fill(legs, p.near),
    ...cabins,
    fill(circle(cx, cy, r * 0.1), p.accent),
  )
}

function booths({ palette: p, unit: u, width, floor, random }: Stage): string {
  const step = 118 * u
  return times(width / step + 1, (i) => {
    const x = i * step + random.between(-10, 10) * u
    const [w, h] = [96 * u, random.between(42, 52) * u]
    const stripes = times(6, (k) =>
      fill(
        box(x + (k * w) / 6, floor - h - 16 * u, w / 6, 20 * u, 4 * u),
        k % 2 === 0 ? p.accent : lighten(p.light, 0),
      ),
    )
    return (
      fill(box(x + 4 * u, floor - h, w - 8 * u, h), p.near) +
      fill(box(x + 12 * u, floor - h + 8 * u, w - 24 * u, h * 0.4), p.light, 0.85) +
      stripes.join('')
    )
  }).join('')
}

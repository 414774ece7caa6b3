import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, num, smooth } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { cat, fox } from '../elements/animals.ts'
import { figure } from '../elements/people.ts'
import { crescent, isNight, mist, sky, stars } from '../elements/sky.ts'
import { lantern } from '../elements/things.ts'
import { torii } from '../elements/town.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** Gate after gate up a stair, lanterns strung above it. */
export const lanternNight: Template = {
  name: 'lantern-night',
  suits: {
    supernatural: 1.8,
    youkai: 4,
    god: 3,
    ghost: 2.5,
    japan: 1,
    romance: 0.5,
    demons: 1.6,
    'contemporary-fantasy': 1.6,
    reincarnation: 1,
    magic: 0.5,
    'meiji-era': 1.5,
    countryside: 0.6,
    historical: 0.7,
    'fairy-tale': 1,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const cx = width * random.between(0.46, 0.54)
    const end = top + deep * 0.5
    const red = p.accent
    const gates = 6
    const night = isNight(stage)
    const path = times(gates, (i) => {
      const t = i / (gates - 1)
      const foot = end + deep * 0.14 + (floor - end - deep * 0.12) * t ** 1.5
      const size = (74 + 300 * t ** 1.7) * u
      return (
        step(stage, cx, foot, size) +
        fill(torii(cx, foot + 4 * u, size), mix(mix(red, p.low, 0.55), mix(red, p.ground, 0.22), t))
      )
    })
    return group(
      sky(stage),
      night ? stars(stage, 70, floor * 0.6) : '',
      glow(cx - width * 0.24, top + deep * 0.17, 130 * u, p.light, 0.4),
      fill(crescent(cx - width * 0.24, top + deep * 0.17, 50 * u), p.light),
      mist(stage, top + deep * 0.4, mix(p.low, p.top, 0.3), 0.7),
      slopes(stage, cx, end),
      glow(cx, end + deep * 0.02, deep * 0.3, p.light, 0.65),
      ...path,
      strings(stage),
      fill(
        has(stage, 'animals', 'iyashikei')
          ? cat(cx - 132 * u, floor + 3 * u, 66 * u)
          : fox(cx - 142 * u, floor + 3 * u, 78 * u),
        lighten(p.light, 0),
      ),
      figure(
        cx + 4 * u,
        floor - deep * 0.07,
        70 * u,
        random.pick(['skirt', 'coat', 'umbrella']),
        p.ground,
        p.accent,
      ),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function slopes({ palette: p, width, height, floor, unit: u }: Stage, cx: number, end: number): string {
  const side = (sign: number, inner: number, rise: number): string => {
    const edge = cx + sign * width
    const points: Point[] = [
      [cx + sign * inner * 0.2, floor],
      [cx + sign * inner, end + (floor - end) * 0.4],
      [cx + sign * (inner + 60 * u), end - rise * 0.5],
      [edge, end - rise],
    ]
    return `${smooth(points)}L${num(edge)} ${num(height)}L${num(cx)} ${num(height)}Z`
  }
  return (
    fill(side(1, 44 * u, 130 * u) + side(-1, 44 * u, 100 * u), p.mid) +
    fill(side(1, 100 * u, 10 * u) + side(-1, 110 * u, 40 * u), p.near)
  )
}

function step({ palette: p }: Stage, cx: number, foot: number, size: number): string {
  return fill(
    times(3, (i) =>
      box(cx - size * 0.42, foot - size * 0.01 + i * size * 0.03, size * 0.84, size * 0.018),
    ).join(''),
    mix(p.light, p.mid, 0.5),
    0.8,
  )
}

function strings({ palette: p, width, top, floor, unit: u, random }: Stage): string {
  const deep = floor - top
  const hang = (from: Point, to: Point, count: number, size: number): string => {
    const sag = deep * 0.06
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
    ]
    const lamps = times(count, (i) => {
      const [x, y] = at((i + 0.5) / count)
      const { body, caps, ribs } = lantern(x, y, size * random.between(0.9, 1.1))
      return (
        glow(x, y + size / 2, size * 1.2, p.light, 0.5) +
        fill(body, i % 2 === 0 ? p.accent : p.light) +
        stroke(ribs, p.ground, 1.2 * u, { opacity: 0.4 }) +
        fill(caps, p.ground)
      )
    })
    return stroke(smooth([at(0), at(0.25), at(0.5), at(0.75), at(1)]), p.ground, 2 * u) + lamps.join('')
  }
  return (
    hang([-10, top + deep * 0.1], [width + 10, top + deep * 0.02], Math.round(width / (92 * u)), 46 * u) +
    hang([-10, top + deep * 0.3], [width * 0.3, top + deep * 0.2], 2, 58 * u)
  )
}

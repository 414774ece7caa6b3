import { mix } from '../../color.ts'
import { box, circle, num, polygon } from '../../path.ts'
import { fill, glow, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { cat } from '../elements/animals.ts'
import { hills } from '../elements/land.ts'
import { roundTree } from '../elements/plants.ts'
import { crescent, cumulus, isNight, orb, sky, stars } from '../elements/sky.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** Roofs of a quiet quarter, and a cat that owns them. */
export const rooftopCat: Template = {
  name: 'rooftop-cat',
  suits: {
    animals: 4,
    'slice-of-life': 1.6,
    iyashikei: 2.5,
    family: 2,
    comedy: 0.5,
    kids: 1.2,
    workplace: 1,
    childcare: 2,
    cooking: 0.8,
    'from-four-panel-manga': 1,
    josei: 1,
    japan: 0.3,
    friendship: 0.6,
    gag: 0.5,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const x = (share: number) => width / 2 + side * width * share
    const r = Math.min(width, deep) * 0.17
    const night = isNight(stage)
    const pale = lighten(p.light, 0.01)
    const cloud = (share: number, y: number, w: number) =>
      cumulus(random, x(share), top + deep * y, w * u, pale, mix(p.low, p.top, 0.16))
    return group(
      sky(stage),
      night
        ? stars(stage, 70) +
            glow(x(-0.2), top + deep * 0.24, r * 2.4, p.light, 0.4) +
            fill(crescent(x(-0.2), top + deep * 0.24, r), p.light)
        : orb(stage, x(-0.18), top + deep * 0.26, r, p.light),
      cloud(0.34, 0.34, 230),
      cloud(-0.4, 0.5, 190),
      fill(hills({ random, width, y: top + deep * 0.56, swing: deep * 0.06, bottom: height }, 3), p.far),
      houses(stage, top + deep * 0.7, deep * 0.16, mix(p.far, p.mid, 0.6), mix(p.low, p.light, 0.4), 5),
      fill(
        times(5, () => roundTree(random, random.between(0, width), top + deep * 0.8, deep * 0.17)).join(''),
        p.mid,
      ),
      houses(stage, top + deep * 0.82, deep * 0.2, mix(p.accent, p.mid, 0.25), mix(p.low, p.light, 0.7), 3),
      roofFront(stage),
      fill(cat(x(0.14), floor - deep * 0.125, 122 * u), p.ground),
      has(stage, 'family', 'friendship', 'childcare', 'kids') || random.chance(0.4)
        ? fill(cat(x(-0.1), floor - deep * 0.125, 74 * u), mix(p.accent, p.ground, 0.1))
        : '',
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function houses(
  { width, unit: u, random, palette: p, height }: Stage,
  foot: number,
  tall: number,
  roof: string,
  wall: string,
  perPoster: number,
): string {
  const step = (550 * u) / perPoster
  return times(width / step + 1, (i) => {
    const x = i * step + random.between(-0.2, 0.2) * step
    const h = tall * random.between(0.7, 1.1)
    const half = step * 0.44
    const gable = polygon([
      [x - half * 1.2, foot - h],
      [x - half * 0.8, foot - h * 1.52],
      [x + half * 0.8, foot - h * 1.52],
      [x + half * 1.2, foot - h],
    ])
    const pane = random.chance(0.6) ? p.light : p.mid
    const windows = [-0.5, 0.15].map((dx) => box(x + half * dx, foot - h * 0.78, half * 0.36, h * 0.3, 1))
    return (
      fill(box(x - half, foot - h, half * 2, height - foot + h), wall) +
      fill(windows.join(''), pane) +
      fill(gable, roof)
    )
  }).join('')
}

function roofFront({ width, unit: u, floor, top, palette: p, height }: Stage): string {
  const ridge = floor - (floor - top) * 0.13
  const step = 30 * u
  const rows = times(5, (row) => {
    const y = ridge + (18 + row * 26) * u
    const d = times(width / step + 2, (i) => {
      const x = (i - (row % 2) / 2) * step
      return `M${num(x)} ${num(y)}A${num(step / 2)} ${num(step / 2)} 0 0 0 ${num(x + step)} ${num(y)}`
    })
    return d.join('')
  })
  const caps = times(width / step + 2, (i) => circle(i * step, ridge + 12 * u, 6 * u))
  return group(
    fill(box(0, ridge, width, height - ridge), p.near),
    stroke(rows.join(''), mix(p.near, p.light, 0.28), 2.4 * u),
    fill(box(0, ridge - 3 * u, width, 15 * u, 7 * u), mix(p.near, p.ground, 0.6)),
    fill(caps.join(''), mix(p.near, p.light, 0.2)),
  )
}

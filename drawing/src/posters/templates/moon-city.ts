import { mix } from '../../color.ts'
import { box, polygon, smooth } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { lighten } from '../color.ts'
import { figure } from '../elements/people.ts'
import { isNight, mist, moonSeas, orb, sky, stars } from '../elements/sky.ts'
import { poleLine, skyline, tank } from '../elements/town.ts'
import type { Stage, Template } from '../stage.ts'

/** A large moon over the roofs of a town, and somebody on the nearest. */
export const moonCity: Template = {
  name: 'moon-city',
  suits: {
    cyberpunk: 3,
    tokyo: 2,
    police: 2,
    crime: 2,
    detective: 2,
    supernatural: 1,
    'sci-fi': 1,
    thriller: 1.5,
    action: 0.8,
    mystery: 1,
    drama: 0.6,
    gunfights: 2,
    vampire: 1,
    demons: 0.6,
    'super-power': 1,
    workplace: 1,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const r = Math.min(width * 0.34, deep * 0.3)
    const cx = width * random.pick([0.32, 0.5, 0.66])
    const cy = top + deep * 0.36
    const layer = (share: readonly [number, number], wall: string, pane: string, opacity: number) => {
      const { walls, windows } = skyline(
        random,
        -20 * u,
        width + 20 * u,
        floor + 30 * u,
        [deep * share[0], deep * share[1]],
        u,
      )
      return fill(walls, wall) + fill(windows, pane, opacity)
    }
    return group(
      sky(stage),
      isNight(stage) ? stars(stage, 60, floor * 0.6) : '',
      orb(stage, cx, cy, r),
      moonSeas(random, cx, cy, r, mix(p.light, p.top, 0.6)),
      mist(stage, cy + r * 0.2, mix(p.top, p.low, 0.5), 0.85),
      layer([0.22, 0.5], p.far, p.light, 0.35),
      layer([0.12, 0.36], p.mid, p.light, 0.55),
      layer([0.04, 0.2], p.near, p.light, 0.9),
      rooftop(stage, cx),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function rooftop({ width, unit: u, floor, palette: p, random }: Stage, moon: number): string {
  const side = moon > width / 2 ? 1 : -1
  const x = (share: number) => width / 2 - side * width * share
  const edge = polygon([
    [x(0.52), floor + 2],
    [x(0.52), floor - 46 * u],
    [x(0.1), floor - 46 * u],
    [x(0.1), floor - 38 * u],
    [x(0.12), floor - 38 * u],
    [x(0.12), floor + 2],
  ])
  const far = x(-0.4)
  const { poles, wires } = poleLine([
    [far, floor + 10 * u, 170 * u],
    [x(-0.75), floor + 60 * u, 260 * u],
  ])
  const slack = smooth([
    [far, floor - 152 * u],
    [(far + x(0.3)) / 2, floor - 90 * u],
    [x(0.6), floor - 130 * u],
  ])
  return group(
    fill(edge + tank(x(0.36), floor - 46 * u, u * 1.5), p.ground),
    stroke(slack + wires, p.ground, 1.4 * u),
    fill(poles, p.ground),
    figure(
      x(0.17),
      floor - 46 * u,
      62 * u,
      random.pick(['coat', 'skirt', 'cape']),
      p.ground,
      lighten(p.accent, -0.06),
    ),
  )
}

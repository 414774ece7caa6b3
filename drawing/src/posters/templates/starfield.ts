import { mix } from '../../color.ts'
import { type Point, polar } from '../../geometry.ts'
import { box, circle, ellipse, polygon } from '../../path.ts'
import { clipTo, fill, glow, group, place, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { rocket } from '../elements/craft.ts'
import { crags } from '../elements/land.ts'
import { sky, stars } from '../elements/sky.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** A ringed planet, its moons and their orbits over a strange shore. */
export const starfield: Template = {
  name: 'starfield',
  suits: {
    space: 5,
    'space-opera': 5,
    alien: 3,
    'sci-fi': 1.6,
    'time-travel': 1.5,
    future: 1,
    philosophy: 0.6,
    military: 0.2,
    'artificial-intelligence': 1.5,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const side = random.pick([-1, 1])
    const r = Math.min(width * 0.36, deep * 0.34)
    const [cx, cy] = [width / 2 + side * width * random.between(0.1, 0.24), top + deep * 0.4]
    const orbit = [1.7, 2.2, 2.9].map((k) => circle(cx, cy, r * k)).join('')
    const moons = [1.7, 2.2, 2.9].map((k, i) => {
      const [x, y] = polar([cx, cy], random.between(side > 0 ? 120 : -60, side > 0 ? 240 : 60), r * k)
      return fill(circle(x, y, (7 + 5 * i) * u), [p.accent, p.light, p.far][i] ?? p.far)
    })
    return group(
      sky(stage),
      stars(stage, 130),
      constellation(stage, width / 2 - side * width * 0.26, top + deep * 0.12),
      stroke(orbit, p.light, 1.2 * u, { opacity: 0.35 }),
      ...moons,
      planet(stage, cx, cy, r),
      ship(width / 2 - side * width * 0.24, top + deep * 0.6, -side),
      fill(crags({ random, width, y: floor - 18 * u, swing: 90 * u, bottom: height }, 3), p.near),
      fill(crags({ random, width, y: floor + 4 * u, swing: 40 * u, bottom: height }, 4), p.ground),
      fill(box(0, floor, width, height - floor), p.ground),
    )

    function ship(x: number, y: number, lean: number): string {
      if (!has(stage, 'space', 'space-opera')) return ''
      const { body, fins, port, flame } = rocket(0, 0, 92 * u)
      const trail = polygon([
        [-5 * u, 70 * u],
        [5 * u, 70 * u],
        [1 * u, 330 * u],
        [-1 * u, 330 * u],
      ])
      return place(
        fill(trail, p.light, 0.25) +
          fill(flame, p.light) +
          fill(fins, p.accent) +
          fill(body, lighten(p.light, 0.03)) +
          fill(port, p.near),
        { x, y, rotate: -lean * 32 },
      )
    }
  },
}

function planet({ palette: p, random, unit: u }: Stage, cx: number, cy: number, r: number): string {
  const skin = mix(p.low, p.light, 0.35)
  const belts = times(7, (i) => {
    const y = cy - r + (i + random.between(0.1, 0.6)) * r * 0.29
    return fill(box(cx - r, y, 2 * r, r * random.between(0.05, 0.14)), i % 2 === 0 ? p.accent : p.mid, 0.42)
  })
  const night = `<path d="${circle(cx, cy, r)}${circle(cx - r * 0.3, cy - r * 0.22, r * 1.04)}" fill="${p.ground}" fill-opacity=".55" fill-rule="evenodd"/>`
  const tilt = random.between(-24, -12)
  const ring =
    stroke(ellipse(0, 0, r * 1.62, r * 0.34), p.light, 9 * u, { opacity: 0.9 }) +
    stroke(ellipse(0, 0, r * 1.86, r * 0.42), p.light, 2.6 * u, { opacity: 0.7 })
  const turned = (part: string) => place(part, { x: cx, y: cy, rotate: tilt })
  const front = clipTo(box(-r * 3, 0, r * 6, r * 2), ring)
  return group(
    glow(cx, cy, r * 1.7, p.light, 0.3),
    turned(ring),
    clipTo(
      circle(cx, cy, r),
      place(fill(box(-2 * r, -2 * r, 4 * r, 4 * r), skin), { x: cx, y: cy }) +
        place(place(belts.join(''), { x: -cx, y: -cy }), { x: cx, y: cy, rotate: tilt }) +
        night,
    ),
    turned(front),
  )
}

function constellation({ random, unit: u, palette: p }: Stage, x: number, y: number): string {
  const points = times(6, (i): Point => [x + (i - 2.5) * 28 * u, y + random.between(-34, 34) * u])
  return (
    stroke(polygon(points, false), p.light, u, { opacity: 0.5 }) +
    fill(points.map(([px, py]) => circle(px, py, u * random.between(2, 4))).join(''), p.light)
  )
}

import { mix } from '../../color.ts'
import { type Point, polar } from '../../geometry.ts'
import { box, circle, num, polygon } from '../../path.ts'
import { clipTo, fill, glow, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { crow } from '../elements/animals.ts'
import { figure } from '../elements/people.ts'
import { sky } from '../elements/sky.ts'
import type { Stage, Template } from '../stage.ts'

/** Rings that draw the eye in, an iris in the middle, and stairs that lead there. */
export const labyrinth: Template = {
  name: 'labyrinth',
  suits: {
    psychological: 3,
    'mind-games': 4,
    mystery: 2,
    thriller: 2,
    dementia: 3,
    surreal: 4,
    conspiracy: 3,
    detective: 1.5,
    philosophy: 3,
    'time-travel': 2,
    'virtual-reality': 1.5,
    dystopia: 2,
    'artificial-intelligence': 2,
    'board-games': 1.5,
    'card-games': 1,
    game: 0.6,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const [cx, cy] = [width / 2, top + deep * 0.42]
    const r = Math.min(width * 0.18, deep * 0.17)
    const heart = random.pick([eye, clock, door, keyhole])
    return group(
      sky(stage),
      rings(stage, cx, cy, r),
      glow(cx, cy, r * 2.6, p.light, 0.5),
      heart(stage, cx, cy, r),
      fill(crow(cx + width * 0.26, top + deep * 0.16, 70 * u), p.ground),
      stairs(stage, cx, cy + r * 2.1),
      figure(cx, floor - deep * 0.11, 84 * u, random.pick(['coat', 'skirt']), p.ground, p.accent),
      fill(box(0, floor, width, height - floor), p.ground),
    )
  },
}

function rings({ palette: p, width, floor, random }: Stage, cx: number, cy: number, r: number): string {
  const reach = Math.hypot(width, floor) * 0.62
  const count = 9
  const turned = random.between(0, 60)
  return times(count, (i) => {
    const k = reach - ((reach - r * 1.35) * i) / (count - 1)
    const tone = i % 2 === 0 ? mix(p.top, p.low, i / count) : mix(p.far, p.near, 1 - i / count)
    const gate = polygon([
      [cx, cy],
      polar([cx, cy], turned + i * 67, k),
      polar([cx, cy], turned + i * 67 + 26, k),
    ])
    return (
      fill(circle(cx, cy, k), tone, 0.9) +
      (i % 2 === 1 ? clipTo(circle(cx, cy, k), fill(gate, mix(p.top, p.low, i / count), 0.9)) : '')
    )
  }).join('')
}

function eye({ palette: p, unit: u }: Stage, cx: number, cy: number, r: number): string {
  const lids = `M${num(cx - r * 2)} ${num(cy)}Q${num(cx)} ${num(cy - r * 2.1)} ${num(cx + r * 2)} ${num(cy)}Q${num(cx)} ${num(cy + r * 2.1)} ${num(cx - r * 2)} ${num(cy)}Z`
  const threads = times(28, (i) =>
    polygon([polar([cx, cy], i * 12.86, r * 0.5), polar([cx, cy], i * 12.86, r * 0.86)], false),
  )
  return group(
    fill(lids, p.light),
    clipTo(
      lids,
      fill(circle(cx, cy, r), p.accent) +
        stroke(threads.join(''), p.ground, 1.8 * u, { opacity: 0.6 }) +
        fill(circle(cx, cy, r * 0.46), p.ground) +
        fill(circle(cx - r * 0.3, cy - r * 0.32, r * 0.16), p.light),
    ),
    stroke(lids, p.ground, 5 * u),
  )
}

function clock({ palette: p, unit: u, random }: Stage, cx: number, cy: number, r: number): string {
  const marks = times(12, (i) =>
    polygon(
      [polar([cx, cy], i * 30, r * 1.16), polar([cx, cy], i * 30, r * (i % 3 === 0 ? 0.92 : 1.06))],
      false,
    ),
  )
  const hand = (angle: number, long: number, wide: number): string => {
    const tip: Point = polar([cx, cy], angle, r * long)
    return polygon([
      polar([cx, cy], angle + 90, wide),
      tip,
      polar([cx, cy], angle - 90, wide),
      polar([cx, cy], angle + 180, wide * 3),
    ])
  }
  return group(
    fill(circle(cx, cy, r * 1.42), p.ground),
    fill(circle(cx, cy, r * 1.3), p.light),
    stroke(marks.join(''), p.ground, 4 * u),
    fill(hand(random.between(0, 360), 0.68, 6 * u), p.ground),
    fill(hand(random.between(0, 360), 1.04, 4.4 * u), p.accent),
    fill(circle(cx, cy, 7 * u), p.ground),
  )
}

/** Ajar, with light behind it. */
function door({ palette: p, unit: u }: Stage, cx: number, cy: number, r: number): string {
  const [w, h, foot] = [r * 1.1, r * 2.6, cy + r * 2.1]
  const leaf = polygon([
    [cx - w / 2, foot - h],
    [cx + w * 0.06, foot - h * 0.93],
    [cx + w * 0.06, foot + h * 0.05],
    [cx - w / 2, foot],
  ])
  return group(
    glow(cx, foot - h / 2, r * 2.2, p.light, 0.7),
    fill(box(cx - w * 0.64, foot - h * 1.05, w * 1.28, h * 1.05), p.ground),
    fill(box(cx - w / 2, foot - h, w, h), p.light),
    fill(leaf, p.accent),
    stroke(
      polygon([
        [cx - w * 0.38, foot - h * 0.88],
        [cx - w * 0.06, foot - h * 0.84],
        [cx - w * 0.06, foot - h * 0.52],
        [cx - w * 0.38, foot - h * 0.54],
      ]),
      p.ground,
      2.4 * u,
      { opacity: 0.6 },
    ),
    fill(circle(cx - w * 0.02, foot - h * 0.42, 4 * u), p.ground),
  )
}

function keyhole({ palette: p }: Stage, cx: number, cy: number, r: number): string {
  const shape = (k: number): string =>
    circle(cx, cy - r * 0.5, r * 0.62 * k) +
    polygon([
      [cx - r * 0.26 * k, cy - r * 0.3],
      [cx + r * 0.26 * k, cy - r * 0.3],
      [cx + r * 0.56 * k, cy + r * (0.9 + k * 0.4)],
      [cx - r * 0.56 * k, cy + r * (0.9 + k * 0.4)],
    ])
  return (
    fill(circle(cx, cy, r * 1.9), p.ground) +
    stroke(circle(cx, cy, r * 1.74), p.accent, r * 0.06) +
    fill(shape(1.14), p.accent) +
    fill(shape(0.94), p.light)
  )
}

function stairs({ palette: p, floor, unit: u }: Stage, cx: number, from: number): string {
  const steps = 11
  return times(steps, (i) => {
    const t = i / (steps - 1)
    const y = from + (floor - from) * t ** 1.25
    const half = (16 + 150 * t ** 1.4) * u
    const next = from + (floor - from) * ((i + 1) / (steps - 1)) ** 1.25
    return (
      fill(box(cx - half, y, 2 * half, next - y + 2), mix(p.near, p.ground, 0.2 + t * 0.8)) +
      fill(box(cx - half, y, 2 * half, (2 + 3 * t) * u), mix(p.light, p.mid, 0.4))
    )
  }).join('')
}

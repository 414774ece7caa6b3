import { mix } from '../../color.ts'
import { box, circle, num, polygon, smooth, star } from '../../path.ts'
import { clipTo, fill, group, place, stroke, wash } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { cat } from '../elements/animals.ts'
import { rays } from '../elements/sky.ts'
import { bowl, note } from '../elements/things.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** Beams, dots of print and a burst with something in it, as on the cover of a comic. */
export const pop: Template = {
  name: 'pop',
  suits: {
    comedy: 2.4,
    parody: 3,
    gag: 4,
    slapstick: 4,
    kids: 2.5,
    harem: 2,
    ecchi: 2,
    family: 1,
    idol: 0.6,
    'from-four-panel-manga': 2.5,
    'super-power': 0.5,
    game: 1.2,
    'magical-girl': 1.5,
    childcare: 2,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p, random } = stage
    const deep = floor - top
    const [cx, cy] = [width / 2, top + deep * 0.48]
    const r = Math.min(width * 0.44, deep * 0.42)
    const turn = random.between(-12, 12)
    return group(
      wash(
        box(0, 0, width, height),
        [0, 0],
        [0, floor],
        [
          [0, p.top],
          [1, mix(p.top, p.low, 0.8)],
        ],
      ),
      fill(rays(cx, cy, width + height, 20, turn), mix(p.top, p.low, 0.7), 0.75),
      dots(stage),
      confetti(stage),
      fill(star(cx + 8 * u, cy + 10 * u, r * 1.08, r * 0.84, 16, turn), p.ground, 0.9),
      fill(star(cx, cy, r * 1.08, r * 0.84, 16, turn), p.accent),
      fill(star(cx, cy, r * 0.96, r * 0.74, 16, turn), lighten(p.light, 0.01)),
      emblem(stage, cx, cy, r * 0.5),
      fill(box(0, floor, width, height - floor), p.ground),
      fill(box(0, floor - 8 * u, width, 8 * u), p.accent),
    )
  },
}

function dots({ width, floor, unit: u, palette: p }: Stage): string {
  const step = 17 * u
  const rows = Math.ceil(floor / step)
  const d = times(rows, (row) => {
    const share = Math.max(0, row / rows - 0.45) / 0.55
    const r = step * 0.46 * share
    if (r < 0.8 * u) return ''
    return times(width / step + 2, (i) => circle((i + (row % 2) / 2) * step, row * step, r)).join('')
  })
  return fill(d.join(''), p.mid, 0.4)
}

function confetti({ width, floor, top, unit: u, palette: p, random }: Stage): string {
  return times((18 * width) / (550 * u), () => {
    const [x, y, size] = [
      random.between(0, width),
      top + random.between(-0.05, 0.95) * (floor - top),
      u * random.between(9, 19),
    ]
    const tone = random.pick([p.accent, p.ground, p.light])
    const shape = random.pick([
      fill(circle(0, 0, size * 0.5), tone),
      fill(
        polygon([
          [0, -size * 0.6],
          [size * 0.55, size * 0.4],
          [-size * 0.55, size * 0.4],
        ]),
        tone,
      ),
      stroke(
        smooth([
          [-size, 0],
          [-size * 0.5, -size * 0.4],
          [0, 0],
          [size * 0.5, size * 0.4],
          [size, 0],
        ]),
        tone,
        3.6 * u,
      ),
      stroke(circle(0, 0, size * 0.5), tone, 3.4 * u),
      fill(star(0, 0, size * 0.7, size * 0.3, 5), tone),
    ])
    return place(shape, { x, y, rotate: random.between(0, 360) })
  }).join('')
}

function emblem(stage: Stage, cx: number, cy: number, r: number): string {
  const { palette: p, random, unit: u } = stage
  if (has(stage, 'animals')) return fill(cat(cx, cy + r * 0.9, r * 1.9), p.ground)
  if (has(stage, 'cooking', 'food'))
    return (
      fill(bowl(cx, cy + r * 0.6, r * 1.7), p.ground) +
      fill(box(cx - r * 0.85, cy - r * 0.22, r * 1.7, r * 0.13), p.accent)
    )
  if (has(stage, 'music', 'idol')) return fill(note(cx - r * 0.5, cy + r * 0.6, r, true), p.ground)
  if (has(stage, 'romance', 'harem', 'magical-girl'))
    return (
      fill(heart(cx, cy, r), p.accent) +
      fill(star(cx + r * 0.66, cy - r * 0.66, r * 0.34, r * 0.08, 4), p.ground)
    )
  const choices = [
    () => fill(cat(cx, cy + r * 0.9, r * 1.9), p.ground),
    () => fill(heart(cx, cy, r), p.accent),
    () => fill(star(cx, cy, r, r * 0.44, 5), p.ground),
    () => face(cx, cy, r),
    () => bolt(cx, cy, r),
  ]
  return random.pick(choices)()

  function face(x: number, y: number, size: number): string {
    const eyes = [-1, 1].map((side) =>
      smooth([
        [x + side * size * 0.62, y - size * 0.1],
        [x + side * size * 0.4, y - size * 0.42],
        [x + side * size * 0.18, y - size * 0.1],
      ]),
    )
    const mouth = `M${num(x - size * 0.56)} ${num(y + size * 0.16)}H${num(x + size * 0.56)}Q${num(x + size * 0.46)} ${num(y + size * 0.86)} ${num(x)} ${num(y + size * 0.86)}Q${num(x - size * 0.46)} ${num(y + size * 0.86)} ${num(x - size * 0.56)} ${num(y + size * 0.16)}Z`
    return (
      stroke(eyes.join(''), p.ground, 9 * u) +
      clipTo(mouth, fill(mouth, p.ground) + fill(circle(x, y + size * 0.95, size * 0.44), p.accent))
    )
  }
  function bolt(x: number, y: number, size: number): string {
    const d = polygon([
      [x + size * 0.24, y - size],
      [x - size * 0.56, y + size * 0.16],
      [x - size * 0.06, y + size * 0.12],
      [x - size * 0.26, y + size],
      [x + size * 0.58, y - size * 0.24],
      [x + size * 0.06, y - size * 0.18],
    ])
    return place(fill(d, p.ground), { x: 5 * u, y: 6 * u }) + fill(d, p.accent)
  }
}

function heart(x: number, y: number, size: number): string {
  return (
    `M${num(x)} ${num(y + size * 0.86)}C${num(x - size * 1.25)} ${num(y)} ${num(x - size * 0.86)} ${num(y - size * 0.88)} ${num(x - size * 0.4)} ${num(y - size * 0.8)}` +
    `C${num(x - size * 0.14)} ${num(y - size * 0.76)} ${num(x)} ${num(y - size * 0.54)} ${num(x)} ${num(y - size * 0.4)}C${num(x)} ${num(y - size * 0.54)} ${num(x + size * 0.14)} ${num(y - size * 0.76)} ${num(x + size * 0.4)} ${num(y - size * 0.8)}` +
    `C${num(x + size * 0.86)} ${num(y - size * 0.88)} ${num(x + size * 1.25)} ${num(y)} ${num(x)} ${num(y + size * 0.86)}Z`
  )
}

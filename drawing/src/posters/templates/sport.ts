import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, circle, line, num, polygon, smooth } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'
import { lighten } from '../color.ts'
import { sky } from '../elements/sky.ts'
import { type Ball, ball } from '../elements/things.ts'
import { has, type Stage, type Template } from '../stage.ts'

/** A ball in flight over its court; lanes of a track where the sport has no ball. */
export const sport: Template = {
  name: 'sport',
  suits: {
    sports: 8,
    baseball: 3,
    basketball: 3,
    football: 3,
    volleyball: 3,
    tennis: 3,
    running: 3,
    cycling: 3,
    racing: 3,
    cars: 4,
    swimming: 1,
    boxing: 3,
    skating: 2,
    'board-games': -9,
    'card-games': -9,
    'martial-arts': 0.3,
  },
  draw(stage) {
    const { width, height, unit: u, top, floor, palette: p } = stage
    const kind = ballOf(stage)
    return group(
      sky(stage),
      kind ? flight(stage, kind) : lanes(stage),
      fill(box(0, floor, width, height - floor), p.ground),
      fill(box(0, floor - 3 * u, width, 6 * u), p.light),
    )

    function flight({ random }: Stage, kind: Ball): string {
      const deep = floor - top
      const side = random.pick([-1, 1])
      const x = (share: number) => width / 2 + side * width * share
      const r = Math.min(width * 0.25, deep * 0.25)
      const [cx, cy] = [x(0.14), top + deep * 0.32]
      const skin = kind === 'basketball' || kind === 'tennis' ? p.accent : lighten(p.light, 0.02)
      const trail = times(3, (i) => {
        const off = (i - 1) * r * 0.62
        const half = r * (0.36 - Math.abs(i - 1) * 0.14)
        const to: Point = [x(-0.75), floor + deep * 0.1]
        return polygon([
          [cx - side * half * 0.7 + off * 0.6, cy - half + off * 0.4],
          [cx + side * half * 0.7 + off * 0.6, cy + half + off * 0.4],
          [to[0] + off * 1.6, to[1] + off],
        ])
      })
      const crowd = times(5, (i) => box(0, floor - deep * (0.3 - i * 0.06), width, deep * 0.035))
      return group(
        fill(bands(), mix(p.top, p.low, 0.45), 0.55),
        fill(crowd.join(''), p.far, 0.35),
        fill(court(), p.mid),
        stroke(markings(), p.light, 4 * u),
        fill(trail.join(''), p.accent, 0.8),
        fill(
          circle(x(0.2), floor - deep * 0.06, r * 0.9).replace(
            /a(\S+) \S+/g,
            (_all, rx) => `a${rx} ${num(r * 0.14)}`,
          ),
          p.ground,
          0.5,
        ),
        ball(kind, cx, cy, r, skin, p.ground, p.ground),
      )

      function bands(): string {
        return times(4, (i) =>
          polygon([
            [width * (i * 0.34 - 0.2), 0],
            [width * (i * 0.34 - 0.02), 0],
            [width * (i * 0.34 - 0.42), floor],
            [width * (i * 0.34 - 0.6), floor],
          ]),
        ).join('')
      }
      function court(): string {
        return polygon([
          [0, floor - deep * 0.2],
          [width, floor - deep * 0.2],
          [width, floor + 4],
          [0, floor + 4],
        ])
      }
      function markings(): string {
        const [y1, y2] = [floor - deep * 0.16, floor - deep * 0.05]
        const net = kind === 'volleyball' || kind === 'tennis'
        const mesh = net
          ? line([x(-0.5), y1 - deep * 0.12], [x(0.5), y1 - deep * 0.16]) +
            times(12, (i) =>
              line([x(-0.5 + i / 12), y1 - deep * (0.12 + i * 0.0033)], [x(-0.5 + i / 12), y1 - deep * 0.02]),
            ).join('')
          : ''
        return (
          line([0, y1], [width, y1]) +
          line([x(-0.5), y2], [x(0.1), y1]) +
          smooth([
            [x(-0.1), y2],
            [x(0.2), y1 + 8 * u],
            [x(0.5), y2 + 6 * u],
          ]) +
          mesh
        )
      }
    }

    function lanes({ random }: Stage): string {
      const deep = floor - top
      const side = random.pick([-1, 1])
      const vanish: Point = [width / 2 + side * width * 0.2, top + deep * 0.5]
      const r = Math.min(width, deep) * 0.25
      const tones = [p.mid, p.accent, p.near, mix(p.accent, p.ground, 0.25), p.mid, p.near]
      const strips = tones.map((tone, i) => {
        const at = (k: number): Point => [width / 2 - side * width * (1.25 - k * 0.42), floor + 4]
        const bend = (k: number) =>
          `Q${num(width / 2 + side * width * (k * 0.12 - 0.42))} ${num(top + deep * (0.6 + k * 0.006))} ${num(vanish[0])} ${num(vanish[1] + k * 2.4 * u)}`
        const [from, to] = [at(i), at(i + 1)]
        const back = `Q${num(width / 2 + side * width * ((i + 1) * 0.12 - 0.42))} ${num(top + deep * (0.6 + (i + 1) * 0.006))} ${num(to[0])} ${num(to[1])}`
        return fill(
          `M${num(from[0])} ${num(from[1])}${bend(i)}L${num(vanish[0])} ${num(vanish[1] + (i + 1) * 2.4 * u)}${back}Z`,
          tone,
        )
      })
      const beams = times(9, (i) => {
        const y = top + deep * (0.06 + i * 0.05)
        const from = random.between(-0.2, 0.7) * width
        return box(from, y, random.between(0.2, 0.6) * width, u * random.between(1.5, 4), 2)
      })
      return group(
        fill(circle(vanish[0], vanish[1] - r * 0.25, r), p.light),
        fill(beams.join(''), mix(p.light, p.low, 0.3), 0.8),
        clipTo(
          box(0, vanish[1], width, floor - vanish[1] + 4),
          fill(box(0, vanish[1], width, height), p.far) + strips.join(''),
        ),
      )
    }
  },
}

function ballOf(stage: Stage): Ball | undefined {
  const kinds = ['basketball', 'football', 'volleyball', 'tennis', 'baseball'] as const
  return kinds.find((kind) => has(stage, kind))
}

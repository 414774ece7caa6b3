import { type Point, polar } from '../../geometry.ts'
import { box, circle, ellipse, line, num, polygon, smooth } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { times } from '../../times.ts'

export type Ball = 'basketball' | 'football' | 'volleyball' | 'tennis' | 'baseball'

/** A ball with its seams, lit from the upper left. */
export function ball(
  kind: Ball,
  cx: number,
  cy: number,
  r: number,
  skin: string,
  seam: string,
  shade: string,
): string {
  const w = r * 0.045
  const arc = (dx: number, bulge: number) =>
    smooth([
      polar([cx + dx * r, cy], -90, r * 1.1),
      [cx + (dx + bulge) * r, cy],
      polar([cx + dx * r, cy], 90, r * 1.1),
    ])
  const seams: Record<Ball, () => string> = {
    basketball: () =>
      stroke(
        line([cx - r, cy], [cx + r, cy]) +
          line([cx, cy - r], [cx, cy + r]) +
          arc(-0.86, 0.42) +
          arc(0.86, -0.42),
        seam,
        w,
      ),
    tennis: () => stroke(arc(-1, 0.56) + arc(1, -0.56), seam, w * 1.6),
    baseball: () =>
      stroke(arc(-0.95, 0.4) + arc(0.95, -0.4), seam, w * 0.9) +
      stroke(arc(-0.95, 0.4) + arc(0.95, -0.4), seam, r * 0.16, { dash: [r * 0.035, r * 0.1], cap: 'butt' }),
    volleyball: () =>
      [0, 120, 240]
        .map((turn) => {
          const curve = (bend: number, reach: number) =>
            smooth([
              polar([cx, cy], turn + bend * 0.2, r * 0.04),
              polar([cx, cy], turn + bend * 0.75, r * 0.55),
              polar([cx, cy], turn + bend, r * reach),
            ])
          return stroke(curve(28, 1.05) + curve(66, 1.05) + curve(104, 1.05), seam, w)
        })
        .join(''),
    football: () => {
      const pentagon = (x: number, y: number, size: number, turn: number) =>
        polygon(times(5, (i) => polar([x, y], turn + i * 72, size)))
      const outer = times(5, (i) => {
        const [x, y] = polar([cx, cy], -90 + i * 72, r * 0.93)
        return pentagon(x, y, r * 0.36, 90 + i * 72)
      })
      const spokes = times(5, (i) =>
        line(polar([cx, cy], -90 + i * 72, r * 0.34), polar([cx, cy], -90 + i * 72, r * 0.6)),
      )
      const ring = times(
        5,
        (i) =>
          line(polar([cx, cy], -90 + i * 72, r * 0.6), polar([cx, cy], -54 + i * 72, r * 0.72)) +
          line(polar([cx, cy], -18 + i * 72, r * 0.6), polar([cx, cy], -54 + i * 72, r * 0.72)),
      )
      return (
        fill(pentagon(cx, cy, r * 0.35, -90) + outer.join(''), seam) +
        stroke(spokes.join('') + ring.join(''), seam, w)
      )
    },
  }
  const shadow = `${circle(cx, cy, r)}${circle(cx - r * 0.22, cy - r * 0.2, r * 1.02)}`
  return clipTo(
    circle(cx, cy, r),
    group(
      fill(circle(cx, cy, r), skin),
      seams[kind](),
      `<path d="${shadow}" fill="${shade}" fill-opacity=".3" fill-rule="evenodd"/>`,
    ),
  )
}

export function note(x: number, y: number, size: number, isPaired: boolean): string {
  const head = (hx: number, hy: number) =>
    smooth(
      [
        [hx - size * 0.34, hy + size * 0.06],
        [hx - size * 0.06, hy - size * 0.22],
        [hx + size * 0.3, hy - size * 0.14],
        [hx + size * 0.12, hy + size * 0.18],
        [hx - size * 0.2, hy + size * 0.24],
      ],
      true,
    )
  const stem = (hx: number, hy: number, tall: number) =>
    box(hx + size * 0.2, hy - tall, size * 0.1, tall - size * 0.08)
  if (!isPaired)
    return (
      head(x, y) +
      stem(x, y, size * 1.6) +
      `M${num(x + size * 0.22)} ${num(y - size * 1.6)}C${num(x + size * 0.36)} ${num(y - size * 1.1)} ${num(x + size * 0.94)} ${num(y - size * 1.1)} ${num(x + size * 0.7)} ${num(y - size * 0.5)}C${num(x + size * 0.74)} ${num(y - size * 0.86)} ${num(x + size * 0.5)} ${num(y - size)} ${num(x + size * 0.22)} ${num(y - size * 1.14)}Z`
    )
  const [x2, y2] = [x + size * 1.1, y - size * 0.2]
  const beam: Point[] = [
    [x + size * 0.2, y - size * 1.6],
    [x2 + size * 0.3, y2 - size * 1.6],
    [x2 + size * 0.3, y2 - size * 1.32],
    [x + size * 0.2, y - size * 1.32],
  ]
  return head(x, y) + head(x2, y2) + stem(x, y, size * 1.6) + stem(x2, y2, size * 1.6) + polygon(beam)
}

/** A paper lantern: its body, and the caps and ribs over it. */
export function lantern(cx: number, top: number, height: number) {
  const half = height * 0.36
  const middle = top + height / 2
  const ribs = [-0.28, -0.1, 0.1, 0.28].map(
    (t) =>
      `M${num(cx - half)} ${num(middle + t * height)}Q${num(cx)} ${num(middle + t * height + height * 0.05)} ${num(cx + half)} ${num(middle + t * height)}`,
  )
  return {
    body: ellipse(cx, middle, half, height * 0.44),
    caps:
      box(cx - half * 0.5, top, half, height * 0.1, 2) +
      box(cx - half * 0.5, top + height * 0.9, half, height * 0.1, 2),
    ribs: ribs.join(''),
  }
}

/** A sword with its point in the ground. */
export function plantedSword(x: number, foot: number, length: number, lean: number) {
  const u = length / 100
  const p = (points: readonly Point[]): Point[] =>
    points.map(([px, py]) => [x + px * u + (-py * u * lean) / 100, foot + py * u])
  return {
    blade: polygon(
      p([
        [-2.4, -66],
        [-2, 2],
        [0, 8],
        [2, 2],
        [2.4, -66],
      ]),
    ),
    hilt:
      polygon(
        p([
          [-12, -69],
          [12, -69],
          [12, -65],
          [-12, -65],
        ]),
      ) +
      polygon(
        p([
          [-1.7, -94],
          [1.7, -94],
          [1.7, -66],
          [-1.7, -66],
        ]),
      ) +
      smooth(
        p([
          [-3.2, -96],
          [0, -100],
          [3.2, -96],
          [0, -92.6],
        ]),
        true,
      ),
  }
}

/** A bowl on its foot. */
export function bowl(cx: number, foot: number, width: number): string {
  const half = width / 2
  const top = foot - width * 0.44
  return (
    `M${num(cx - half)} ${num(top)}H${num(cx + half)}C${num(cx + half * 0.96)} ${num(foot - width * 0.14)} ${num(cx + half * 0.5)} ${num(foot - width * 0.05)} ${num(cx + half * 0.36)} ${num(foot - width * 0.05)}` +
    `V${num(foot)}H${num(cx - half * 0.36)}V${num(foot - width * 0.05)}C${num(cx - half * 0.5)} ${num(foot - width * 0.05)} ${num(cx - half * 0.96)} ${num(foot - width * 0.14)} ${num(cx - half)} ${num(top)}Z`
  )
}

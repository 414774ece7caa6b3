import type { Point } from '../../geometry.ts'
import { arc, box, ellipse, polygon, smooth } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

/** A closed door standing on `at`, `size` wide (100 units, 210 high); `extra` is drawn on it in units. */
export function door(
  at: Point,
  size: number,
  {
    color = '#b8574a',
    frame = '#fff3dc',
    extra = '',
    ...options
  }: PropOptions & { color?: string; frame?: string; extra?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      fill(box(-58, -218, 116, 218, 3), frame),
      fill(box(50, -218, 8, 218), shade(frame, 0.08)),
      inked(box(-50, -210, 100, 210), color, {
        line,
        depth: 5,
        inside: group(
          ...[
            [-40, -198, 34, 80],
            [6, -198, 34, 80],
            [-40, -104, 34, 90],
            [6, -104, 34, 90],
          ].map(([x = 0, y = 0, w = 0, h = 0]) =>
            group(
              fill(box(x, y, w, h, 3), shade(color, 0.06)),
              fill(box(x + 3, y + 3, w - 3, h - 3, 3), tint(color, 0.03)),
            ),
          ),
        ),
      }),
      inked(ellipse(36, -106, 6), '#e8c15f', { line: line * 0.9, depth: 2 }),
      extra,
    ),
  )
}

/** A flap for small animals around `at`, `size` wide; `open` swings it outwards, 0 to 1. */
export function flap(
  at: Point,
  size: number,
  open = 0,
  { frame = '#e9dcc2', pane = '#a9c7cf' }: { frame?: string; pane?: string } = {},
): string {
  return prop(at, size, {}, (line) =>
    group(
      inked(box(-50, -58, 100, 116, 14), frame, { line, depth: 4 }),
      inked(box(-36, -44, 72, 90, 8), '#3c2d2b', { line: line * 0.8, depth: 0 }),
      inked(
        polygon([
          [-36, -44],
          [36, -44],
          [36 + open * 14, 46 - open * 46],
          [-36 - open * 14, 46 - open * 46],
        ]),
        pane,
        { line: line * 0.8, depth: 3 },
      ),
    ),
  )
}

/** A window in a wall around `at`; `view` is drawn in scene coordinates and cut at the panes. */
export function windowPane(
  at: Point,
  width: number,
  height: number,
  view: string,
  { frame = '#fff7e4', curtain }: { frame?: string; curtain?: string } = {},
): string {
  const [x, y] = [at[0] - width / 2, at[1] - height / 2]
  const drape = (side: -1 | 1): string => {
    const outer = at[0] + side * (width / 2 + 16)
    const inner = at[0] + side * width * 0.24
    return smooth(
      [
        [outer, y - 18],
        [inner, y - 16],
        [at[0] + side * width * 0.36, y + height * 0.45],
        [outer - side * 4, y + height * 0.8],
        [outer + side * 4, y + height * 0.8],
      ],
      true,
    )
  }
  return group(
    fill(box(x - 10, y - 10, width + 20, height + 20, 4), frame),
    clipTo(box(x, y, width, height), view),
    fill(box(at[0] - 4, y, 8, height), frame),
    fill(box(x, at[1] - 4, width, 8), frame),
    fill(box(x - 16, y + height + 8, width + 32, 10, 3), shade(frame, 0.05)),
    curtain ? group(fill(drape(-1), curtain), fill(drape(1), curtain)) : '',
  )
}

/** An armchair from the front, standing on `at`, `size` wide. */
export function armchair(
  at: Point,
  size: number,
  { color = '#c85b4f', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      ...[-36, 36].map((x) => inked(box(x - 4, -10, 8, 10, 2), '#7a4f35', { line, depth: 1 })),
      inked(
        smooth(
          [
            [-38, -12],
            [-40, -82],
            [-26, -104],
            [26, -104],
            [40, -82],
            [38, -12],
          ],
          true,
        ),
        color,
        { line, depth: 6, inside: stroke(arc(0, -52, 26, 36, 200, 340), shade(color, 0.1), 2) },
      ),
      inked(box(-34, -42, 68, 26, 9), tint(color, 0.05), { line, depth: 4 }),
      ...[-1, 1].map((side) =>
        inked(
          smooth(
            [
              [side * 30, -8],
              [side * 28, -48],
              [side * 36, -58],
              [side * 50, -54],
              [side * 50, -8],
            ],
            true,
          ),
          color,
          { line, depth: 4 },
        ),
      ),
      inked(box(-46, -20, 92, 14, 4), shade(color, 0.03), { line, depth: 3 }),
    ),
  )
}

/** A dog basket with a cushion, standing on `at`, `size` wide; draw the dog between `back` and `front`. */
export function basket(
  at: Point,
  size: number,
  { color = '#c68b52', cushion = '#7fa9c4' }: { color?: string; cushion?: string } = {},
): { back: string; front: string } {
  const weave = [-36, -28, -20, -12, -4]
    .map(
      (y, i) =>
        `M-60 ${y}${Array.from({ length: 10 }, (_, k) => `q6 ${(i + k) % 2 === 0 ? -5 : 5} 12 0`).join('')}`,
    )
    .join('')
  return {
    back: prop(at, size, {}, (line) =>
      group(
        inked(ellipse(0, -26, 50, 15), shade(color, 0.14), { line, depth: 0 }),
        inked(ellipse(0, -25, 42, 11), cushion, { line: line * 0.8, depth: 3 }),
      ),
    ),
    front: prop(at, size, {}, (line) =>
      inked(
        smooth(
          [
            [-50, -26],
            [-30, -15],
            [0, -11],
            [30, -15],
            [50, -26],
            [46, -4],
            [30, 0],
            [-30, 0],
            [-46, -4],
          ],
          true,
        ),
        color,
        { line, depth: 5, inside: stroke(weave, shade(color, 0.12), 2) },
      ),
    ),
  }
}

/** An easel standing on `at` with a canvas `size` wide; `picture` is drawn in units, the canvas spans x -50…50, y -170…-80. */
export function easel(at: Point, size: number, picture = '', options: PropOptions = {}): string {
  const canvas = box(-50, -170, 100, 90, 2)
  return prop(at, size, options, (line) =>
    group(
      scratch('M-22 -176L-44 0M22 -176L44 0M0 -180V-8', line * 2 + 5),
      stroke('M-22 -176L-44 0M22 -176L44 0M0 -180V-8', '#c99a5b', 5),
      inked(canvas, '#fffaf0', { line, depth: 4 }),
      clipTo(canvas, picture),
      inked(box(-56, -80, 112, 8, 2), '#c99a5b', { line, depth: 2 }),
    ),
  )
}

/** A garden gate of pickets, hinged at `at` (foot of its post), `width` wide. */
export function gate(
  at: Point,
  width: number,
  height: number,
  { color = '#fff5e2', ...options }: PropOptions & { color?: string } = {},
): string {
  const count = Math.max(3, Math.round(width / 26))
  return prop(at, 100, options, (line) =>
    group(
      ...[0.28, 0.74].map((share) =>
        inked(box(0, -height * share - 5, width, 10, 2), shade(color, 0.05), { line, depth: 2 }),
      ),
      inked(
        polygon([
          [2, -height * 0.24],
          [14, -height * 0.24],
          [width - 2, -height * 0.74],
          [width - 16, -height * 0.74],
        ]),
        shade(color, 0.05),
        { line, depth: 2 },
      ),
      ...Array.from({ length: count }, (_, i) => {
        const x = (i + 0.5) * (width / count)
        return inked(
          polygon([
            [x - 7, 0],
            [x - 7, -height + 9],
            [x, -height],
            [x + 7, -height + 9],
            [x + 7, 0],
          ]),
          color,
          { line, depth: 2 },
        )
      }),
      inked(box(-8, -height - 14, 13, height + 14, 3), shade(color, 0.12), { line, depth: 3 }),
    ),
  )
}

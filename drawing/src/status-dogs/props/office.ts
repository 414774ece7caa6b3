import { type Point, polar } from '../../geometry.ts'
import { arc, box, ellipse, polygon, smooth, taper } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { type PropOptions, prop } from './prop.ts'

/** A judge's hammer around `at`, handle to the lower left, `size` long. */
export function gavel(
  at: Point,
  size: number,
  { color = '#a9653a', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      inked(
        taper([
          [0, 0, 4],
          [-20, 30, 4.5],
          [-36, 54, 6],
        ]),
        tint(color, 0.06),
        { line, depth: 2 },
      ),
      inked(
        polygon([
          [-32, -26],
          [-17, -36],
          [31, 22],
          [17, 32],
        ]),
        color,
        {
          line,
          depth: 5,
          inside: stroke('M-21 -33L27 25', '#e8c15f', 4),
        },
      ),
      inked(
        polygon([
          [-37, -27],
          [-17, -41],
          [-12, -34],
          [-32, -20],
        ]),
        shade(color, 0.05),
        { line, depth: 2 },
      ),
      inked(
        polygon([
          [12, 30],
          [32, 16],
          [37, 23],
          [17, 37],
        ]),
        shade(color, 0.05),
        { line, depth: 2 },
      ),
    ),
  )
}

/** A clock face around `at`, `size` across; `time` in hours, 4.5 is half past four. */
export function clock(
  at: Point,
  size: number,
  time: number,
  { rim = '#d8503f', face = '#fffaf0', ...options }: PropOptions & { rim?: string; face?: string } = {},
): string {
  const hour = polar([0, 0], time * 30 - 90, 22)
  const minute = polar([0, 0], (time % 1) * 360 - 90, 33)
  return prop(at, size, options, (line) =>
    group(
      inked(ellipse(0, 0, 50), rim, { line, depth: 6 }),
      inked(ellipse(0, 0, 40), face, { line: line * 0.8, depth: 4 }),
      ...Array.from({ length: 12 }, (_, i) =>
        fill(ellipse(...polar([0, 0], i * 30, 33), i % 3 === 0 ? 2.8 : 1.6), '#3a2620'),
      ),
      scratch(polygon([[0, 0], hour], false), line * 1.9),
      scratch(polygon([[0, 0], minute], false), line * 1.4),
      fill(ellipse(0, 0, 4), '#3a2620'),
    ),
  )
}

/** An hourglass standing on `at`, `size` high; `run` 0 is full above, 1 all fallen. */
export function hourglass(
  at: Point,
  size: number,
  run: number,
  { wood = '#a9653a', sand = '#f0b958', ...options }: PropOptions & { wood?: string; sand?: string } = {},
): string {
  const glass =
    'M-24 -92C-24 -66 -4 -60 -4 -50C-4 -40 -24 -34 -24 -8H24C24 -34 4 -40 4 -50C4 -60 24 -66 24 -92Z'
  const top = -88 + run * 34
  return prop(at, size, options, (line) =>
    group(
      inked(glass, '#e6f3f5', {
        line,
        depth: 3,
        inside: group(
          run < 1 ? fill(box(-30, top, 60, -52 - top), sand) : '',
          run > 0 && run < 1 ? fill(box(-1.4, -52, 2.8, 44), sand) : '',
          fill(
            smooth(
              [
                [-26, -6],
                [-14, -8 - run * 14],
                [0, -9 - run * 22],
                [14, -8 - run * 14],
                [26, -6],
              ],
              true,
            ),
            sand,
          ),
          stroke('M-17 -84C-17 -72 -12 -66 -8 -60', '#ffffff', 3),
        ),
      }),
      ...[-100, -8].map((y) => inked(box(-32, y, 64, 9, 3), wood, { line, depth: 2 })),
    ),
  )
}

/** A desk seen from the front: its top edge at `y`, standing on `floor`. */
export function desk(x: number, y: number, width: number, floor: number, color = '#b57a4a'): string {
  return group(
    inked(box(x + 14, y, width - 28, floor - y), shade(color, 0.05), {
      depth: 6,
      inside: fill(box(x + width * 0.6, y + 30, width * 0.3, (floor - y) * 0.36, 3), shade(color, 0.1)),
    }),
    inked(box(x, y - 9, width, 20, 4), color, {
      depth: 4,
      inside: fill(box(x, y - 9, width, 5), tint(color, 0.08)),
    }),
  )
}

/** A table lamp standing on `at`, `size` high. */
export function lamp(
  at: Point,
  size: number,
  {
    shadeColor = '#f0b43c',
    foot = '#6d5a4c',
    ...options
  }: PropOptions & { shadeColor?: string; foot?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      inked([box(-3, -60, 6, 58), box(-18, -7, 36, 7, 3)], foot, { line, depth: 2 }),
      inked(
        polygon([
          [-18, -100],
          [18, -100],
          [32, -56],
          [-32, -56],
        ]),
        shadeColor,
        { line, depth: 5 },
      ),
    ),
  )
}

/** A telephone receiver around `at`, `size` long. */
export function receiver(
  at: Point,
  size: number,
  { color = '#d8503f', ...options }: PropOptions & { color?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    inked(
      [
        taper([
          [-38, -4, 11],
          [0, -20, 10],
          [38, -4, 11],
        ]),
        box(-52, -4, 28, 20, 7),
        box(24, -4, 28, 20, 7),
      ],
      color,
      { line, depth: 5 },
    ),
  )
}

/** An open book around the foot of its spine, `size` wide. */
export function openBook(
  at: Point,
  size: number,
  { cover = '#3f7466', ...options }: PropOptions & { cover?: string } = {},
): string {
  const page = (side: number) =>
    smooth(
      [
        [0, -4],
        [side * 14, -12],
        [side * 46, -9],
        [side * 46, -62],
        [side * 14, -66],
        [0, -58],
      ],
      true,
    )
  return prop(at, size, options, (line) =>
    group(
      inked(box(-51, -62, 102, 60, 4), cover, { line, depth: 4 }),
      ...[-1, 1].map((side) =>
        inked(page(side), '#fffaf0', {
          line: line * 0.8,
          depth: 3,
          inside: stroke(
            [-52, -42, -32].map((y) => `M${side * 12} ${y}L${side * 38} ${y + 3}`).join(''),
            '#b9aea2',
            2.6,
          ),
        }),
      ),
    ),
  )
}

/** A pair of spectacles' worth of magnifier: a round lens around `at`, handle towards `heading`. */
export function magnifier(
  at: Point,
  size: number,
  heading: number,
  { rim = '#d9a441', handle = '#8a4f28' }: { rim?: string; handle?: string } = {},
): string {
  const r = size / 2
  const a = polar(at, heading, r)
  const b = polar(at, heading, r * 2.2)
  return group(
    inked(
      taper([
        [a[0], a[1], r * 0.1],
        [b[0], b[1], r * 0.15],
      ]),
      handle,
      { depth: 2 },
    ),
    fill(ellipse(at[0], at[1], r), '#dff1f7', 0.5),
    stroke(ellipse(at[0], at[1], r), '#3a2620', r * 0.24),
    stroke(ellipse(at[0], at[1], r), rim, r * 0.13),
    stroke(arc(at[0], at[1], r * 0.74, r * 0.74, 195, 250), '#ffffff', r * 0.12, { opacity: 0.9 }),
  )
}

import { ellipsePoints } from '../../geometry.ts'
import { arc, box, ellipse, polygon, scallops, smooth, taper } from '../../path.ts'
import { fill, group, stroke } from '../../svg.ts'
import { shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'

/*
 * Things a head wears, in head units around the middle of the brim or the bridge:
 * hand them to a dog's `onHead`, moved to its crown or eyes.
 */

const lineWidth = 2.4

/** A paper cone standing on its brim. */
export function partyHat(color: string, dot: string): string {
  return group(
    inked(
      smooth(
        [
          [-26, 4],
          [0, 9],
          [26, 4],
          [4, -58],
          [-4, -58],
        ],
        true,
      ),
      color,
      {
        line: lineWidth,
        depth: 5,
        inside: group(
          ...[
            [-12, -6],
            [9, -10],
            [-2, -28],
            [4, -44],
            [-22, 2],
            [22, 0],
          ].map(([x = 0, y = 0]) => fill(ellipse(x, y, 4.4), dot)),
        ),
      },
    ),
    inked(scallops(ellipsePoints([0, -58], 9, 9, 20), 4), dot, { line: lineWidth * 0.9, depth: 2 }),
  )
}

/** A peaked cap; the peak points where the dog faces. */
export function peakedCap(color: string, band: string, badge = '#f3c64f'): string {
  return group(
    inked(
      smooth(
        [
          [-46, -4],
          [-52, -24],
          [-20, -40],
          [24, -40],
          [54, -24],
          [46, -4],
          [0, -12],
        ],
        true,
      ),
      color,
      { line: lineWidth, depth: 5 },
    ),
    inked(
      smooth(
        [
          [-44, -6],
          [0, -15],
          [46, -6],
          [46, 6],
          [0, -2],
          [-44, 6],
        ],
        true,
      ),
      band,
      { line: lineWidth, depth: 2 },
    ),
    inked(
      smooth(
        [
          [-18, 0],
          [10, -4],
          [46, 3],
          [62, 16],
          [30, 13],
          [0, 10],
        ],
        true,
      ),
      shade(band, 0.06),
      { line: lineWidth, depth: 2 },
    ),
    inked(ellipse(8, -22, 8, 9), badge, { line: lineWidth * 0.8, depth: 2 }),
  )
}

/** A tall hat. */
export function topHat(color = '#3d3440', band = '#d8503f', tall = 62): string {
  return group(
    inked([box(-32, -tall, 64, tall, 6), ellipse(0, 0, 54, 10)], color, {
      line: lineWidth,
      depth: 6,
      inside: fill(box(-40, -18, 80, 13), band),
    }),
    scratch(arc(0, -3, 32, 6, 10, 170), lineWidth * 0.8),
  )
}

/** Two round glasses around the bridge; `apart` from middle to lens. */
export function roundGlasses(apart = 22, lens = 15, rim = '#3a2620'): string {
  return group(
    ...[-1, 1].map((side) =>
      group(
        fill(ellipse(side * apart, 0, lens), '#dff1f7', 0.35),
        stroke(ellipse(side * apart, 0, lens), rim, 3),
      ),
    ),
    stroke(arc(0, 1, apart - lens, 5, 200, 340), rim, 3),
  )
}

/** A scarf wound around a neck; `tail` hangs from its left. In scene units around the middle of the neck. */
export function scarf(width: number, color: string, stripe = tint(color, 0.2)): string {
  const half = width / 2
  const end = taper([
    [-half * 0.4, 4, width * 0.13],
    [-half * 0.5, width * 0.4, width * 0.14],
    [-half * 0.35, width * 0.72, width * 0.13],
  ])
  return group(
    inked(end, color, {
      depth: 4,
      inside: group(
        ...[0.45, 0.62, 0.8].map((y) =>
          stroke(
            polygon(
              [
                [-width, width * y],
                [width, width * y],
              ],
              false,
            ),
            stripe,
            width * 0.06,
          ),
        ),
      ),
    }),
    inked(
      taper([
        [-half, -4, width * 0.13],
        [0, width * 0.08, width * 0.16],
        [half, -4, width * 0.13],
      ]),
      color,
      {
        depth: 4,
        inside: group(
          ...[-0.34, -0.1, 0.14, 0.38].map((x) =>
            stroke(
              polygon(
                [
                  [width * x, -width],
                  [width * (x + 0.05), width],
                ],
                false,
              ),
              stripe,
              width * 0.06,
            ),
          ),
        ),
      },
    ),
  )
}

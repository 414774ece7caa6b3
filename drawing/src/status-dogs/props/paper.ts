import { mix } from '../../color.ts'
import type { Point } from '../../geometry.ts'
import { box, ellipse, polygon, smooth } from '../../path.ts'
import { clipTo, fill, group, place } from '../../svg.ts'
import { inkColor, shade, tint } from '../color.ts'
import { inked, scratch } from '../ink.ts'
import { lettering } from '../lettering.ts'
import { type PropOptions, prop } from './prop.ts'

/** A closed envelope around `at`, `size` wide. */
export function letter(
  at: Point,
  size: number,
  { color = '#fff6e2', seal = '#d8503f', ...options }: PropOptions & { color?: string; seal?: string } = {},
): string {
  return prop(at, size, options, (line) =>
    group(
      inked(box(-50, -33, 100, 66, 5), color, { line, depth: 4 }),
      scratch(
        smooth([
          [-48, -31],
          [-4, 4],
          [4, 4],
          [48, -31],
        ]),
        line * 0.8,
      ),
      inked(ellipse(0, 4, 9), seal, { line: line * 0.7, depth: 2 }),
    ),
  )
}

/** A parcel standing on `at`, `size` wide. */
export function parcel(
  at: Point,
  size: number,
  {
    color = '#cf9d64',
    tape = '#efd9ac',
    height = 72,
    ...options
  }: PropOptions & { color?: string; tape?: string; height?: number } = {},
): string {
  return prop(at, size, options, (line) =>
    inked(box(-50, -height, 100, height, 3), color, {
      line,
      depth: 7,
      inside: group(fill(box(-9, -height, 18, height), tape), fill(box(22, -26, 20, 14, 2), '#fffaf0')),
    }),
  )
}

export interface SignOptions extends PropOptions {
  color?: string
  ink?: string
  width?: number
  height?: number
}

/** A hand-lettered board around `at`; its lines shrink to its width. */
export function board(
  at: Point,
  lines: readonly string[],
  { color = '#fbe8bd', ink = inkColor, width = 120, height = 60, rotate = 0, line }: SignOptions = {},
): string {
  const size = Math.min(height * 0.44, (height * 0.74) / lines.length)
  return prop(at, 100, { rotate, ...(line === undefined ? {} : { line }) }, (thick) =>
    group(
      inked(box(-width / 2, -height / 2, width, height, 6), color, {
        line: thick,
        depth: 4,
        inside: fill(box(-width / 2, -height / 2, width, 5), tint(color, 0.06)),
      }),
      ...lines.map((text, i) =>
        lettering(text, 0, (i - (lines.length - 1) / 2) * size * 1.12 + size * 0.35, {
          size,
          anchor: 'middle',
          color: ink,
          maxWidth: width - 14,
        }),
      ),
    ),
  )
}

/** A board on a post that stands on `at`. */
export function signpost(
  at: Point,
  lines: readonly string[],
  { height = 60, width = 120, ...options }: SignOptions = {},
  post = 70,
): string {
  return group(
    inked(box(at[0] - 6, at[1] - post - height * 0.5, 12, post + height * 0.5, 2), '#a9784a', { depth: 3 }),
    board([at[0], at[1] - post - height * 0.5], lines, { ...options, height, width }),
  )
}

/** A fat arrow around `at`, `size` long; `heading` 0 points right, 90 down. */
export function arrow(at: Point, size: number, heading = 0, color = inkColor): string {
  const shape = polygon([
    [-50, -11],
    [8, -11],
    [8, -32],
    [50, 0],
    [8, 32],
    [8, 11],
    [-50, 11],
  ])
  return place(fill(shape, color), {
    x: at[0],
    y: at[1],
    rotate: heading,
    scale: size / 100,
    scaleY: size / 100,
  })
}

/** A picture frame around `at`; `content` is drawn in the same coordinates, cut at the frame. */
export function pictureFrame(
  at: Point,
  width: number,
  height: number,
  content: string,
  { gold = '#d9a441', back = '#f3e6c8', thick = 16 }: { gold?: string; back?: string; thick?: number } = {},
): string {
  const [x, y] = [at[0] - width / 2, at[1] - height / 2]
  const inner = box(x, y, width, height)
  const outer = box(x - thick, y - thick, width + thick * 2, height + thick * 2, 5)
  const bevel = [
    polygon([
      [x - thick, y - thick],
      [x, y],
      [x + width, y],
      [x + width + thick, y - thick],
    ]),
    polygon([
      [x + width + thick, y + height + thick],
      [x + width, y + height],
      [x, y + height],
      [x - thick, y + height + thick],
    ]),
  ]
  return group(
    fill(box(x - thick + 6, y - thick + 9, width + thick * 2, height + thick * 2, 6), inkColor, 0.18),
    inked(outer, gold, {
      depth: 0,
      inside: group(fill(bevel[0] ?? '', tint(gold, 0.09)), fill(bevel[1] ?? '', shade(gold, 0.1))),
    }),
    inked(inner, back, { line: 2.4, depth: 0 }),
    clipTo(inner, content),
    fill(box(x, y, width, 6), mix(inkColor, back, 0.2), 0.22),
  )
}

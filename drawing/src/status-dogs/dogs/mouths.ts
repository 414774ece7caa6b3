import type { Point } from '../../geometry.ts'
import { ellipse, polygon, smooth, taper } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { inkColor } from '../color.ts'
import { contour, scratch } from '../ink.ts'
import type { MouthKind } from './face.ts'

export const tongueColor = '#f0817f'
const throatColor = '#7a2c33'
const teethColor = '#fffaf0'

export interface Mouth {
  svg: string
  /** The chin of an open mouth, part of the head's outline. */
  jaw: string | undefined
}

/**
 * A mouth seen from the front: `x y` where the two lips meet under the nose, `w` half the width of the muzzle.
 * `skew` moves the middle towards the side the head turns to.
 */
export function mouth(kind: MouthKind, x: number, y: number, w: number, line: number, skew = 0): Mouth {
  const at = (u: number, v: number): Point => [x + u * w - skew * w * 0.16 * Math.abs(u), y + v * w]
  const lips = (corner: number, rise: number, dip: number): Point[] => [
    at(-corner, rise),
    at(-corner * 0.78, dip * 0.72),
    at(-corner * 0.42, dip),
    at(-0.08, dip * 0.4),
    at(0, 0),
    at(0.08, dip * 0.4),
    at(corner * 0.42, dip),
    at(corner * 0.78, dip * 0.72),
    at(corner, rise),
  ]
  const drawn = (points: readonly Point[]) => scratch(smooth(points), line)
  const only = (svg: string): Mouth => ({ svg, jaw: undefined })
  switch (kind) {
    case 'closed':
      return only(drawn(lips(0.52, 0.06, 0.2)))
    case 'smile':
      return only(
        group(
          drawn(lips(0.8, -0.14, 0.27)),
          drawn([at(-0.88, -0.12), at(-0.8, -0.16), at(-0.73, -0.24)]),
          drawn([at(0.88, -0.12), at(0.8, -0.16), at(0.73, -0.24)]),
        ),
      )
    case 'smirk':
      return only(
        group(
          drawn([at(-0.4, 0.16), at(-0.1, 0.2), at(0.35, 0.16), at(0.72, -0.12)]),
          drawn([at(0.64, -0.2), at(0.73, -0.13), at(0.8, -0.02)]),
          drawn([at(0, -0.1), at(0, 0.18)]),
        ),
      )
    case 'frown':
      return only(
        group(
          drawn([at(0, -0.1), at(0, 0.14)]),
          drawn([at(-0.56, 0.42), at(-0.3, 0.2), at(0, 0.14), at(0.3, 0.2), at(0.56, 0.42)]),
        ),
      )
    case 'wavy':
      return only(
        group(
          drawn([at(0, -0.1), at(0, 0.16)]),
          drawn([
            at(-0.58, 0.3),
            at(-0.38, 0.15),
            at(-0.16, 0.3),
            at(0.06, 0.15),
            at(0.28, 0.3),
            at(0.52, 0.17),
          ]),
        ),
      )
    case 'round':
      return {
        svg: opening(ellipse(x, y + w * 0.42, w * 0.27, w * 0.33), '', line),
        jaw: ellipse(x, y + w * 0.4, w * 0.5, w * 0.58),
      }
    case 'grin':
    case 'growl':
      return teeth(kind, at, w, line)
    case 'open':
    case 'pant': {
      const deep = kind === 'pant' ? 0.86 : 0.98
      const hole = smooth(
        [
          at(-0.66, -0.02),
          at(-0.36, 0.24),
          at(0, 0.1),
          at(0.36, 0.24),
          at(0.66, -0.02),
          at(0.54, deep * 0.62),
          at(0, deep),
          at(-0.54, deep * 0.62),
        ],
        true,
      )
      const tongue = ellipse(x - skew * w * 0.06, y + w * deep * 0.98, w * 0.44, w * 0.44)
      return {
        svg: group(
          opening(hole, fill(tongue, tongueColor), line),
          kind === 'pant' ? hangingTongue(at(0.04, deep * 0.55), at(0.1, deep + 0.62), w * 0.3, line) : '',
          drawn(lips(0.84, -0.16, 0.27)),
        ),
        jaw: ellipse(x - skew * w * 0.04, y + w * deep * 0.52, w * 0.72, w * deep * 0.66),
      }
    }
    case 'tongue':
      return only(
        group(hangingTongue(at(0.3, 0.16), at(0.4, 0.78), w * 0.21, line), drawn(lips(0.7, -0.02, 0.25))),
      )
  }
}

function teeth(kind: 'grin' | 'growl', at: (u: number, v: number) => Point, w: number, line: number): Mouth {
  const bent = kind === 'grin' ? -0.16 : 0.22
  const hole = smooth(
    [
      at(-0.74, bent),
      at(-0.35, 0.16),
      at(0, 0.12),
      at(0.35, 0.16),
      at(0.74, bent),
      at(0.6, 0.44),
      at(0, kind === 'grin' ? 0.62 : 0.5),
      at(-0.6, 0.44),
    ],
    true,
  )
  const row = Array.from({ length: 5 }, (_, i) => {
    const u = -0.5 + i * 0.25
    return stroke(polygon([at(u, -0.1), at(u, 0.7)], false), inkColor, line * 0.45)
  })
  const middle =
    kind === 'growl' ? stroke(polygon([at(-0.8, 0.31), at(0.8, 0.31)], false), inkColor, line * 0.5) : ''
  return {
    svg: group(contour([hole], line * 0.5), fill(hole, teethColor), clipTo(hole, group(...row, middle))),
    jaw: ellipse(at(0, 0)[0], at(0, 0.26)[1], w * 0.8, w * 0.5),
  }
}

function opening(hole: string, inside: string, line: number): string {
  return group(contour([hole], line * 0.5), fill(hole, throatColor), clipTo(hole, inside))
}

export function hangingTongue(from: Point, to: Point, radius: number, line: number): string {
  const shape = taper([
    [from[0], from[1], radius * 0.8],
    [(from[0] + to[0]) / 2 + radius * 0.1, (from[1] + to[1]) / 2, radius],
    [to[0], to[1], radius * 0.95],
  ])
  const crease = smooth([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], [to[0], to[1] - radius * 0.2]])
  return group(contour([shape], line * 0.8), fill(shape, tongueColor), stroke(crease, '#c9565f', line * 0.7))
}

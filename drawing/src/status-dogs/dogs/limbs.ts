import { angleOf, type Joint, type Point, polar, sidesOf, spline } from '../../geometry.ts'
import { ellipse, smooth, taper, taperFrom } from '../../path.ts'
import { clipTo, cutOut, fill, group, stroke } from '../../svg.ts'
import { inkColor, shade, shadowColor } from '../color.ts'
import { contour, crescent, scratch } from '../ink.ts'
import { bodySpots } from './body-marks.ts'
import type { Body, Breed } from './breed.ts'
import type { Limb } from './skeleton.ts'

export interface LimbStyle {
  breed: Breed
  line: number
  light: Point
  /** On the far side of the body: a little darker. */
  far: boolean
  /** Lies behind the body, so that its line needs no opening at the root. */
  isWhole: boolean
}

/** A limb that grows out of its body: no line across its root. */
export function drawLimb(limb: Limb, style: LimbStyle): string {
  const { breed, line, light, far } = style
  const { body, coat } = breed
  const [grown, ...otherParts] = limb.parts
  if (grown === undefined) return ''
  const color = far ? shade(coat.base, 0.045) : coat.base
  const edge = body.edge === 'curl' ? 'smooth' : body.edge
  const paths = [taper(grown, edge, 6), ...otherParts.map((part) => taper(part))]
  const paw = pawOf(limb, body)
  const all = paw ? [...paths, ...paw.shapes] : paths
  return group(
    rootedLine(grown, paths[0] ?? '', limb.merge ?? 0.3, style),
    contour(all.slice(1), line),
    ...all.map((d) => fill(d, color)),
    clipTo(all, marks(limb, style, grown)),
    crescent(all, 3.5, { light, shadow: 0.13 }),
    far ? clipTo(all, fill(paths[0] ?? '', shadowColor, 0.06)) : '',
    ...(paw?.creases ?? []).map((d) => scratch(d, line * 0.7)),
    body.edge === 'curl' ? cuff(grown, style, color) : '',
  )
}

function rootedLine(
  grown: readonly Joint[],
  path: string,
  merge: number,
  { breed, line, isWhole }: LimbStyle,
): string {
  if (isWhole) return stroke(path, inkColor, line * 2)
  if (breed.body.edge !== 'shag') return stroke(taperFrom(grown, merge), inkColor, line * 2)
  const [x = 0, y = 0, r = 0] = grown[0] ?? []
  return cutOut(ellipse(x, y, r * 1.35), stroke(path, inkColor, line * 2))
}

export interface Paw {
  shapes: string[]
  creases: string[]
  /** Position of a held object. */
  grip: Point
}

export function pawOf(limb: Limb, body: Body): Paw | undefined {
  const last = limb.parts.at(-1)
  const end = last?.at(-1)
  const before = last?.at(-2)
  if (end === undefined || before === undefined || limb.paw === 'none') return undefined
  const r = body.paw
  const [x, y] = end
  switch (limb.paw) {
    case 'flat':
      return {
        shapes: [ellipse(x + r * 0.42, y + r * 0.02, r * 1.18, r * 0.72)],
        creases: [0.75, 1.2].map((dx) =>
          smooth([
            [x + r * dx, y + r * 0.14],
            [x + r * (dx - 0.08), y + r * 0.62],
          ]),
        ),
        grip: [x + r, y],
      }
    case 'toward':
      return {
        shapes: [ellipse(x, y - r * 0.05, r * 1.16, r * 0.86)],
        creases: [-0.36, 0.36].map((dx) =>
          smooth([
            [x + r * dx, y + r * 0.2],
            [x + r * dx * 1.1, y + r * 0.72],
          ]),
        ),
        grip: [x, y],
      }
    default: {
      const heading = limb.heading ?? angleOf([before[0], before[1]], [x, y])
      const middle = polar([x, y], heading, r * 0.38)
      const toe = (aside: number): Point => polar(polar([x, y], heading, r * 1.42), heading + 90, r * aside)
      const root = (aside: number): Point => polar(polar([x, y], heading, r * 0.86), heading + 90, r * aside)
      const thumb: Joint[] = [
        [...polar([x, y], heading - 90, r * 0.4), r * 0.42],
        [...polar(polar([x, y], heading - 90, r * 1.75), heading, r * 0.36), r * 0.4],
      ]
      return {
        shapes: [
          ellipse(middle[0], middle[1], r * 1.16, r * 1.02, heading),
          ...(limb.paw === 'thumb' ? [taper(thumb)] : []),
        ],
        creases: [-0.34, 0.34].map((aside) => smooth([root(aside), toe(aside * 1.1)])),
        grip: middle,
      }
    }
  }
}

function marks(limb: Limb, { breed, far }: LimbStyle, grown: readonly Joint[]): string {
  const { coat, body } = breed
  const paint: string[] = []
  const lower = (share: number) => {
    const path = spline(grown)
    return path.slice(Math.round(path.length * share)).map(([x, y, r]): Joint => [x, y, r + 3])
  }
  for (const mark of coat.body) {
    if (mark === 'socks' || mark === 'tan') {
      const color = far ? shade(coat.light, 0.05) : coat.light
      const rest = limb.parts.slice(1)
      paint.push(fill(taper(rest.length > 0 ? grown.slice(-1).concat(grown.slice(-1)) : lower(0.66)), color))
      paint.push(
        ...rest.map((part) =>
          fill(taper(part.slice(-2).map(([x, y, r]): Joint => [x + 6, y, r + 2])), color),
        ),
      )
      const paw = pawOf(limb, body)
      paint.push(...(paw?.shapes ?? []).map((d) => fill(d, color)))
    }
    if (mark === 'spots') {
      const points = sidesOf(grown).left
      const [first, last] = [points[0], points.at(-1)]
      if (first && last)
        paint.push(bodySpots(coat.dark, [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2], 34, 4))
    }
  }
  return group(...paint)
}

/** The pompom above the paw of a clipped poodle. */
function cuff(grown: readonly Joint[], { line, light }: LimbStyle, color: string): string {
  const path = spline(grown)
  const at = path[Math.round(path.length * 0.74)]
  if (at === undefined) return ''
  const shape = taper(
    [
      [at[0], at[1] - 3, 9],
      [at[0], at[1] + 3, 9],
    ],
    'curl',
    4,
  )
  return group(contour([shape], line), fill(shape, color), crescent([shape], 3, { light }))
}

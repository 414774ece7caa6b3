import { arc, ellipse, smooth, star } from '../../path.ts'
import { clipTo, fill, group, stroke } from '../../svg.ts'
import { inkColor } from '../color.ts'
import { scratch } from '../ink.ts'
import type { BrowKind, EyeKind } from './face.ts'

export interface Eye {
  kind: EyeKind
  x: number
  y: number
  width: number
  height: number
  look: readonly [number, number]
  iris: string
  /** Color of the fur around the eye, for lids. */
  lid: string
  /** -1 for the eye left on the page, 1 for the other. */
  side: -1 | 1
  line: number
}

const eyeWhite = '#fffdf5'

export function eye(spec: Eye): string {
  const { kind, x, y, width: w, height: h, line, side } = spec
  switch (kind) {
    case 'happy':
      return scratch(arc(x, y + h * 0.4, w * 1.05, h * 0.95, 198, 342), line * 1.25)
    case 'closed':
      return scratch(arc(x, y - h * 0.1, w * 1.05, h * 0.7, 18, 162), line * 1.15)
    case 'squeezed': {
      const inner = x - side * w * 0.75
      const outer = x + side * w * 0.8
      return scratch(`M${outer} ${y - h * 0.65}L${inner} ${y}L${outer} ${y + h * 0.6}`, line * 1.15)
    }
    case 'star':
      return group(
        stroke(star(x, y, w * 1.35, w * 0.68), inkColor, line * 1.4),
        fill(star(x, y, w * 1.35, w * 0.68), '#ffcf4a'),
      )
    case 'dizzy':
      return scratch(spiral(x, y, w * 1.05), line)
    case 'wide':
      return ball(spec, 1.18, 0.6)
    default:
      return ball(spec, 1, 0.84)
  }
}

/** A brow over an eye; `reach` is the length of the eye it belongs to. */
export function brow(
  kind: BrowKind,
  x: number,
  y: number,
  reach: number,
  side: -1 | 1,
  color: string,
): string {
  if (kind === 'none') return ''
  const inner = x - side * reach * 0.75
  const outer = x + side * reach * 0.85
  const lift = { raised: [-0.75, -0.35, -1.05], worried: [-0.85, 0.12, -0.5], stern: [0.3, -0.4, -0.2] }
  const [atInner = 0, atOuter = 0, middle = 0] =
    kind === 'skeptical' ? (side === -1 ? lift.raised : lift.stern) : lift[kind]
  return stroke(
    smooth([
      [inner, y + atInner * reach * 0.6],
      [x, y + middle * reach * 0.6],
      [outer, y + atOuter * reach * 0.6],
    ]),
    color,
    reach * 0.42,
  )
}

function ball(spec: Eye, grow: number, pupil: number): string {
  const { x, y, look, iris, lid, kind, line } = spec
  const w = spec.width * grow
  const h = spec.height * grow
  const white = ellipse(x, y, w, h)
  const px = x + look[0] * w * (1.02 - pupil) * 1.25
  const py = y + look[1] * h * (1.02 - pupil) * 1.25
  const drop = kind === 'half' ? 0.95 : kind === 'sleepy' ? 1.3 : 0
  const edge = y - h + h * drop
  const openArea = `M${x - 3 * w} ${edge}h${6 * w}v${4 * h}h${-6 * w}Z`
  return group(
    drop > 0 ? clipTo(openArea, stroke(white, inkColor, line * 1.5)) : stroke(white, inkColor, line * 1.5),
    fill(white, drop > 0 ? lid : eyeWhite),
    drop > 0 ? clipTo(openArea, fill(white, eyeWhite)) : '',
    clipTo(
      white,
      group(
        fill(ellipse(px, py, w * pupil, h * pupil), iris),
        fill(ellipse(px, py - h * 0.04, w * pupil * 0.78, h * pupil * 0.78), '#2a1a18'),
        fill(
          ellipse(px - w * 0.3 * pupil, py - h * 0.36 * pupil, w * 0.3 * pupil, h * 0.27 * pupil),
          eyeWhite,
        ),
        fill(ellipse(px + w * 0.3 * pupil, py + h * 0.36 * pupil, w * 0.13 * pupil), eyeWhite, 0.85),
        drop > 0 ? fill(`M${x - 2 * w} ${y - 2 * h}h${4 * w}V${edge}H${x - 2 * w}Z`, lid) : '',
      ),
    ),
    drop > 0
      ? stroke(`M${x - w * 1.12} ${edge}h${2.24 * w}`, inkColor, line * 1.5)
      : stroke(arc(x, y, w, h, 205, 335), inkColor, line * 1.5),
  )
}

function spiral(x: number, y: number, radius: number): string {
  return smooth(
    Array.from({ length: 15 }, (_, i) => {
      const turn = (i / 14) * Math.PI * 4.2
      const r = radius * (0.08 + (i / 14) * 0.95)
      return [x + Math.cos(turn) * r, y + Math.sin(turn) * r] as const
    }),
  )
}

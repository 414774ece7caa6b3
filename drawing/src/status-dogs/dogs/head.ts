import { mix } from '../../color.ts'
import { ellipsePoints, type Point } from '../../geometry.ts'
import { arc, edged, ellipse, smooth, taper, tufts } from '../../path.ts'
import { clipTo, fill, group, place } from '../../svg.ts'
import { inkColor, shade } from '../color.ts'
import { crescent, inked, scratch } from '../ink.ts'
import type { Coat, Ears, Head } from './breed.ts'
import { type EarShape, earShape } from './ears.ts'
import { brow, eye } from './eyes.ts'
import type { Face } from './face.ts'
import { fringe, topknot } from './head-hair.ts'
import { type Features, headMarks } from './head-marks.ts'
import { mouth } from './mouths.ts'

export interface HeadSpec {
  head: Head
  coat: Coat
  face: Face
  /** 0 looks at us, 1 as far to the right as both eyes stay in sight. */
  turn: number
  line: number
  light: Point
}

/** Anchor points and layers of a drawn head, in head units. */
export interface DrawnHead {
  behind: string
  svg: string
  nose: Point
  mouth: Point
  eyes: readonly [Point, Point]
  crown: Point
}

/** A head from the front or three quarters, looking right, around the middle of its skull. */
export function frontHead(spec: HeadSpec): DrawnHead {
  const { head, coat, face, turn, line, light } = spec
  const at = featuresOf(head, turn)
  const [mx, my] = at.muzzle
  const [mw, mh] = at.muzzleSize
  const lips = mouth(face.mouth, at.nose[0] * 0.55 + mx * 0.45, my + mh * 0.16, mw * 0.92, line * 0.85, turn)
  const ears = bothEars(head.ears, spec)
  const upright = ears.filter((ear) => ear.upright)
  const shapes = [...skull(head, at), ...(lips.jaw ? [lips.jaw] : []), ...upright.map((ear) => ear.path)]
  const inside = group(
    lips.jaw ? fill(lips.jaw, chinColor(coat)) : '',
    headMarks(head, coat, at),
    ...upright.map((ear) => group(clipTo(ear.path, earPaint(spec, ear)))),
    face.blush ? blushes(at) : '',
    muzzleShade(at, coat),
  )
  const [, far] = ears
  const flat = ears.filter((ear) => !ear.upright)
  const farBehind = turn > 0.3 && far !== undefined && !far.upright && head.ears.kind !== 'button'
  const over = flat.filter((ear) => !(farBehind && ear === far))
  const inkedEar = (ear: EarShape) => inked(ear.path, coat.ears, { line, inside: ear.inner, depth: 3, light })
  return {
    behind: farBehind && far ? inkedEar(far) : '',
    svg: group(
      inked(shapes, coat.base, { line, inside, depth: 6, light }),
      head.wrinkles ? wrinkles(at, line) : '',
      features(spec, at),
      lips.svg,
      noseShape(at.nose, head.nose, coat, turn),
      head.hair === 'fringe' ? fringe(head, coat, at, line) : '',
      head.hair === 'topknot' ? topknot(head, coat, at, line, light) : '',
      ...over.map(inkedEar),
      face.sweat ? sweat(-head.skull[0] * 0.62, -head.skull[1] * 0.86) : '',
    ),
    nose: at.nose,
    mouth: [at.nose[0] * 0.55 + mx * 0.45, my + mh * 0.45],
    eyes: at.eyes,
    crown: [turn * 6, -head.skull[1]],
  }
}

/** The back of a head. */
export function backHead(spec: HeadSpec): DrawnHead {
  const { head, coat, line, light } = spec
  const at = featuresOf(head, 0)
  const ears = bothEars(head.ears, { ...spec, turn: 0 })
  const upright = ears.filter((ear) => ear.upright)
  const crown = [...skull(head, at).slice(0, 2), ...upright.map((ear) => ear.path)]
  const paint = upright.map((ear) => clipTo(ear.path, fill(ear.path, coat.ears)))
  const cap = coat.head.includes('spectacles')
    ? [-1, 1].map((side) =>
        fill(ellipse(side * head.skull[0] * 0.55, -6, head.skull[0] * 0.5, head.skull[1] * 0.9), coat.ears),
      )
    : []
  const ruff = coat.head.includes('cheeks')
    ? [-1, 1].map((side) =>
        fill(ellipse(side * head.skull[0] * 1.02, 26, head.skull[0] * 0.4, head.skull[1] * 0.42), coat.light),
      )
    : []
  return {
    behind: '',
    svg: group(
      inked(crown, coat.base, { line, inside: group(...cap, ...paint, ...ruff), depth: 6, light }),
      head.hair === 'topknot' ? topknot(head, coat, at, line, light) : '',
      ...ears
        .filter((ear) => !ear.upright)
        .map((ear) => inked(ear.path, coat.ears, { line, depth: 3, light })),
    ),
    nose: [0, 0],
    mouth: [0, 0],
    eyes: at.eyes,
    crown: [0, -head.skull[1]],
  }
}

export function noseShape([x, y]: Point, w: number, coat: Coat, turn: number): string {
  const shape = smooth(
    [
      [x - w, y - w * 0.28],
      [x - w * 0.5, y - w * 0.66],
      [x + w * 0.5, y - w * 0.66],
      [x + w, y - w * 0.28],
      [x + w * 0.45, y + w * 0.44],
      [x, y + w * 0.62],
      [x - w * 0.45, y + w * 0.44],
    ],
    true,
  )
  return group(
    fill(shape, coat.nose),
    fill(ellipse(x - w * 0.28 + turn * w * 0.2, y - w * 0.32, w * 0.34, w * 0.17), '#ffffff', 0.62),
  )
}

export function sweat(x: number, y: number): string {
  const drop = smooth(
    [
      [x, y - 11],
      [x + 5.5, y + 1],
      [x, y + 6],
      [x - 5.5, y + 1],
    ],
    true,
  )
  return inked(drop, '#8fd0ee', {
    line: 1.8,
    depth: 0,
    inside: fill(ellipse(x - 1.6, y + 0.5, 1.4, 2.4), '#ffffff'),
  })
}

function featuresOf(head: Head, turn: number): Features {
  const { muzzle, eyes } = head
  const mx = turn * (muzzle.length * 1.1 + 4)
  const my = muzzle.y - turn * 1.5
  const shift = turn * 17
  return {
    turn,
    eyes: [
      [shift - eyes.apart * (1 - turn * 0.1), eyes.y],
      [shift + eyes.apart * (1 - turn * 0.22), eyes.y],
    ],
    muzzle: [mx, my],
    muzzleSize: [muzzle.width * (1 - turn * 0.06), muzzle.height],
    nose: [mx + turn * muzzle.width * 0.5, my - muzzle.height * (0.52 - turn * 0.02)],
  }
}

function skull(head: Head, at: Features): string[] {
  const [w, h] = head.skull
  const [cw, ch, cy] = head.cheek
  const [mx, my] = at.muzzle
  const [mw, mh] = at.muzzleSize
  const parts = [
    edged(ellipsePoints([0, 0], w, h, 40), head.edge, 8),
    edged(ellipsePoints([at.turn * 5, cy], cw, ch, 40), head.edge, 9),
    ellipse(mx, my, mw, mh),
  ]
  if (at.turn > 0.2) {
    parts.push(
      taper([
        [at.turn * 16, -2, 20],
        [(mx + at.turn * 16) / 2, my * 0.45, 19],
        [mx, my, mh],
      ]),
    )
  }
  if (head.jowl > 4) {
    for (const side of [-1, 1]) {
      parts.push(
        ellipse(
          mx + side * mw * 0.55,
          my + mh * 0.35 + head.jowl * 0.5,
          mw * 0.55,
          mh * 0.7 + head.jowl * 0.4,
        ),
      )
    }
  }
  if (head.hair === 'beard') {
    parts.push(tufts(ellipsePoints([mx, my + mh * 0.55], mw * 0.9, mh * 1.1, 30), 10))
  }
  return parts
}

function bothEars(ears: Ears, { head, coat, face, turn }: HeadSpec): EarShape[] {
  const [w, h] = head.skull
  const near: Point = [-w * ears.apart + turn * 13, -h * ears.high]
  const far: Point = [w * ears.apart - turn * 4, -h * ears.high - turn * 2]
  return [
    earShape(ears, near, -1, face.ears, 1, coat.ears),
    earShape(ears, far, 1, face.ears, 1 - turn * 0.3, coat.ears),
  ]
}

function earPaint({ coat }: HeadSpec, ear: EarShape): string {
  return group(fill(ear.path, coat.ears), ear.inner)
}

function features({ head, coat, face, line }: HeadSpec, at: Features): string {
  const size = head.eyes.size
  const lid = shade(coat.base, 0.03)
  return group(
    ...at.eyes.map(([x, y], i) => {
      const side = i === 0 ? -1 : 1
      const narrow = side === 1 ? 1 - at.turn * 0.16 : 1
      return group(
        eye({
          kind: face.eyes,
          x,
          y,
          width: size * narrow,
          height: size * 1.16,
          look: face.look,
          iris: coat.iris,
          lid: coat.head.includes('mask') ? mix(coat.dark, coat.base, 0.35) : lid,
          side,
          line: line * 0.8,
        }),
        brow(face.brows, x, y - size * 1.75, size * 1.1, side, mix(inkColor, coat.dark, 0.3)),
        face.tears ? place(sweat(0, 0), { x: x - side * -size * 0.5, y: y + size * 1.9 }) : '',
      )
    }),
  )
}

function muzzleShade(at: Features, coat: Coat): string {
  const [mx, my] = at.muzzle
  const [mw, mh] = at.muzzleSize
  const shape = ellipse(mx, my, mw * 1.02, mh * 1.04)
  return coat.head.length > 0
    ? ''
    : group(fill(shape, coat.light, 0.45), crescent([shape], 3, { shadow: 0.06 }))
}

function chinColor(coat: Coat): string {
  const pale = coat.head.some((mark) => mark === 'muzzle' || mark === 'blaze')
  return coat.head.includes('mask') && !pale ? coat.dark : pale ? coat.light : coat.base
}

function blushes(at: Features): string {
  return group(
    ...at.eyes.map(([x, y], i) => fill(ellipse(x + (i === 0 ? -9 : 8), y + 19, 8.5, 5.5), '#ee7a6a', 0.38)),
  )
}

function wrinkles(at: Features, line: number): string {
  const middle = (at.eyes[0][0] + at.eyes[1][0]) / 2
  const y = at.eyes[0][1]
  return group(
    scratch(arc(middle, y - 3, 13, 9, 215, 325), line * 0.6),
    scratch(arc(middle, y - 11, 17, 10, 225, 315), line * 0.6),
  )
}

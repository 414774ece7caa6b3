import { mix } from '../../color.ts'
import { ellipsePoints, type Joint, type Point } from '../../geometry.ts'
import { arc, edged, ellipse, scallops, smooth, taper, tufts } from '../../path.ts'
import { clipTo, fill, group } from '../../svg.ts'
import { inkColor, shade } from '../color.ts'
import { contour, inked, scratch } from '../ink.ts'
import type { HeadMark } from './breed.ts'
import { earShape } from './ears.ts'
import { brow, eye } from './eyes.ts'
import type { DrawnHead, HeadSpec } from './head.ts'
import { noseShape, sweat } from './head.ts'
import { hangingTongue, tongueColor } from './mouths.ts'

/** A head in profile, looking right, around the middle of its skull. */
export function sideHead(spec: HeadSpec): DrawnHead {
  const { head, coat, face, line, light } = spec
  const [w, h] = head.skull
  const reach = 16 + head.muzzle.length * 1.15
  const half = head.muzzle.height * 0.92
  const y = head.muzzle.y * 0.72
  const nose: Point = [reach + half * 0.72, y - half * 0.58]
  const gape = gapes[face.mouth] ?? 0
  const jaw: Joint[] = [
    [4, y + half * 0.55, half * 0.66],
    [reach * 0.55, y + half * 0.85 + gape * 0.55, half * 0.5],
    [reach * 0.92, y + half * 0.72 + gape, half * 0.36],
  ]
  const muzzle = taper([
    [8, 2, h * 0.62],
    [reach * 0.5, y - half * 0.15, half * 1.12],
    [reach, y, half * 0.9],
  ])
  const shapes = [
    edged(ellipsePoints([0, 0], w * 0.94, h, 40), head.edge, 8),
    edged(ellipsePoints([-4, head.cheek[2]], head.cheek[0] * 0.8, head.cheek[1], 40), head.edge, 9),
    muzzle,
    ...(gape > 0 ? [taper(jaw)] : []),
    ...(head.hair === 'beard'
      ? [tufts(ellipsePoints([reach * 0.7, y + half * 0.7], half * 1.3, half * 1.1, 30), 9)]
      : []),
  ]
  const ear = earShape(head.ears, [-w * 0.3, -h * (head.ears.high + 0.1)], -1, face.ears, 0.9, coat.ears)
  const eyeAt: Point = [w * 0.36, head.eyes.y - 3]
  const inside = group(
    marks(spec, reach, y, half, eyeAt),
    face.blush ? fill(ellipse(w * 0.2, 18, 9, 6), '#ee7a6a', 0.38) : '',
    ear.upright ? clipTo(ear.path, group(fill(ear.path, coat.ears), ear.inner)) : '',
  )
  const size = head.eyes.size
  return {
    behind: '',
    svg: group(
      inked([...shapes, ...(ear.upright ? [ear.path] : [])], coat.base, { line, inside, depth: 6, light }),
      gape > 0 ? throat(jaw, reach, y, half, gape, line, face.mouth === 'pant') : '',
      lip(face.mouth, reach, y, half, line),
      noseShape(nose, head.nose * 0.86, coat, 1),
      eye({
        kind: face.eyes,
        x: eyeAt[0],
        y: eyeAt[1],
        width: size * 0.82,
        height: size * 1.16,
        look: face.look,
        iris: coat.iris,
        lid: shade(coat.base, 0.03),
        side: -1,
        line: line * 0.8,
      }),
      brow(face.brows, eyeAt[0], eyeAt[1] - size * 1.8, size * 1.1, -1, mix(inkColor, coat.dark, 0.3)),
      face.tears ? sweat(eyeAt[0] + 1, eyeAt[1] + size * 2) : '',
      head.hair === 'fringe'
        ? inked(tufts(ellipsePoints([w * 0.08, -h * 0.72], w * 0.8, h * 0.46, 40), 12), coat.light, {
            line: line * 0.8,
            depth: 4,
          })
        : '',
      head.hair === 'topknot'
        ? inked(scallops(ellipsePoints([0, -h * 0.84], w * 0.86, h * 0.54, 40), 8), coat.ears, {
            line,
            depth: 5,
            light,
          })
        : '',
      ear.upright ? '' : inked(ear.path, coat.ears, { line, inside: ear.inner, depth: 3, light }),
      face.sweat ? sweat(-w * 0.6, -h * 0.95) : '',
    ),
    nose,
    mouth: [reach * 0.8, y + half * 0.6],
    eyes: [eyeAt, eyeAt],
    crown: [0, -h],
  }
}

const gapes: Partial<Record<HeadSpec['face']['mouth'], number>> = { open: 17, pant: 13, round: 11, growl: 8 }

function marks({ head, coat }: HeadSpec, reach: number, y: number, half: number, eyeAt: Point): string {
  const [w, h] = head.skull
  const muzzle = fill(ellipse(reach * 0.88, y + half * 0.6, reach * 0.52, half * 1.25, -6), coat.light)
  const draw = (mark: HeadMark): string => {
    switch (mark) {
      case 'muzzle':
        return muzzle
      case 'blaze':
        return group(
          fill(
            taper([
              [w * 0.2, -h - 8, 7],
              [w * 0.8, -h * 0.45, 7],
              [reach, y - half, 9],
            ]),
            coat.light,
          ),
          muzzle,
        )
      case 'cheeks':
        return group(
          fill(ellipse(-2, 30, w * 0.6, h * 0.42), coat.light),
          fill(ellipse(eyeAt[0] + 2, eyeAt[1] - 17, 6, 3.4), coat.light),
        )
      case 'mask':
        return coat.iris.startsWith('#6')
          ? fill(
              smooth(
                [
                  [w * 0.2, -14],
                  [eyeAt[0] + 6, -22],
                  [reach, y - half * 1.4],
                  [reach + 30, 40],
                  [-w, 60],
                  [-w * 0.5, 18],
                ],
                true,
              ),
              coat.light,
            )
          : group(
              fill(ellipse(reach, y + 3, half * 1.5, half * 1.4), coat.dark),
              fill(ellipse(eyeAt[0], eyeAt[1], 13, 14), mix(coat.dark, coat.base, 0.35)),
            )
      case 'spectacles':
        return fill(ellipse(0, -h * 0.22, w * 0.86, h * 0.72, -10), coat.ears)
      case 'eyePatch':
        return fill(ellipse(eyeAt[0] - 6, eyeAt[1] - 2, w * 0.42, h * 0.5), coat.dark)
      case 'tan':
        return group(muzzle, fill(ellipse(eyeAt[0] + 3, eyeAt[1] - 16, 6, 4), coat.light))
      case 'spots':
        return group(
          ...[
            [-8, -30],
            [12, -34],
            [-20, 12],
            [4, 20],
            [40, -2],
            [-32, -16],
            [24, 30],
          ].map(([sx = 0, sy = 0], i) => fill(ellipse(sx, sy, 3 + (i % 3), 3 + (i % 2)), coat.dark)),
        )
    }
  }
  return group(...coat.head.map(draw))
}

function throat(
  jaw: readonly Joint[],
  reach: number,
  y: number,
  half: number,
  gape: number,
  line: number,
  panting: boolean,
): string {
  const tip = jaw[2] ?? [0, 0, 0]
  const hole = smooth(
    [
      [reach * 0.3, y + half * 0.52],
      [reach * 0.72, y + half * 0.72],
      [reach * 1.02, y + half * 0.6],
      [tip[0] + 1, tip[1] - tip[2] * 0.5],
      [reach * 0.6, y + half * 0.8 + gape * 0.4],
    ],
    true,
  )
  return group(
    contour([hole], line * 0.4),
    fill(hole, '#7a2c33'),
    clipTo(
      hole,
      fill(ellipse(reach * 0.72, y + half * 0.9 + gape * 0.75, reach * 0.28, gape * 0.42, 10), tongueColor),
    ),
    panting ? hangingTongue([reach * 0.8, tip[1] - 2], [reach * 0.86, tip[1] + 22], 7, line) : '',
  )
}

function lip(kind: HeadSpec['face']['mouth'], reach: number, y: number, half: number, line: number): string {
  const sad = kind === 'frown' || kind === 'wavy'
  const corner: Point = sad ? [reach * 0.42, y + half * 0.92] : [reach * 0.26, y + half * 0.3]
  const start: Point = [reach + half * 0.62, y + half * 0.1]
  return group(
    scratch(
      smooth([
        start,
        [reach * 1.0, y + half * 0.56],
        [reach * 0.68, y + half * (sad ? 0.5 : 0.7)],
        [reach * 0.42, y + half * (sad ? 0.66 : 0.56)],
        corner,
      ]),
      line * 0.85,
    ),
    sad ? '' : scratch(arc(corner[0], corner[1], 6, 6, 150, 250), line * 0.8),
  )
}

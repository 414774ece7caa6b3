import { type Point, plus, turned } from '../../geometry.ts'
import { group, place } from '../../svg.ts'
import { lineWidth } from '../ink.ts'
import { breedOf, type DogOptions, faceOf } from './dog.ts'
import { backHead, frontHead, type HeadSpec } from './head.ts'
import { sideHead } from './head-side.ts'

export interface DogHeadOptions
  extends Pick<DogOptions, 'breed' | 'coat' | 'face' | 'facing' | 'line' | 'build'> {
  /** The middle of the skull. */
  at: Point
  /** Pixels to 100 dog units, as for a whole dog. */
  size: number
  view?: 'front' | 'side' | 'back'
  turn?: number
  tilt?: number
}

export interface DogHead {
  svg: string
  at: Record<'crown' | 'nose' | 'mouth', Point>
  eyes: readonly [Point, Point]
  onHead(content: string): string
}

/** A head alone: peeking over a wall, in a portrait, or on a body of the scene's own making. */
export function dogHead(options: DogHeadOptions): DogHead {
  const { at, size, facing = 'right', view = 'front', turn = 0.3, tilt = 0, line = lineWidth } = options
  const breed = breedOf(options)
  const scale = (size / 100) * breed.head.scale
  const mirror = facing === 'left' ? -1 : 1
  const [lx, ly] = turned([-0.62, -0.78], -tilt)
  const spec: HeadSpec = {
    head: breed.head,
    coat: breed.coat,
    face: faceOf(options.face),
    turn,
    line: line / scale,
    light: [lx * mirror, ly],
  }
  const drawn = view === 'side' ? sideHead(spec) : view === 'back' ? backHead(spec) : frontHead(spec)
  const placement = { x: at[0], y: at[1], rotate: tilt, scale, scaleY: scale, flip: mirror === -1 }
  const onPage = (p: Point): Point => plus(turned([p[0] * mirror * scale, p[1] * scale], tilt), at)
  return {
    svg: place(group(drawn.behind, drawn.svg), placement),
    at: { crown: onPage(drawn.crown), nose: onPage(drawn.nose), mouth: onPage(drawn.mouth) },
    eyes: [onPage(drawn.eyes[0]), onPage(drawn.eyes[1])],
    onHead: (content) => place(content, placement),
  }
}

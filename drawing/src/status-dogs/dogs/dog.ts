import { type Joint, type Point, plus, turned } from '../../geometry.ts'
import { ellipse, taper } from '../../path.ts'
import { fill, group, place } from '../../svg.ts'
import { shadowColor } from '../color.ts'
import { contour, inked, lineWidth } from '../ink.ts'
import { bodyMarks } from './body-marks.ts'
import type { Breed, Coat } from './breed.ts'
import { type BreedName, breeds } from './breeds.ts'
import { type CoatName, coats } from './coats.ts'
import { collar } from './collar.ts'
import { type Face, type FaceName, faces } from './face.ts'
import { backHead, type DrawnHead, frontHead, type HeadSpec } from './head.ts'
import { sideHead } from './head-side.ts'
import { drawLimb, pawOf } from './limbs.ts'
import { type PoseName, poses } from './poses.ts'
import { bent, type Limb, type LimbName, type PawKind, type Pose, type Skeleton } from './skeleton.ts'
import { drawTail, tailJoints } from './tails.ts'

export interface PawMove {
  /** Target of the paw in scene coordinates. */
  to: Point
  /** How far the elbow or knee is pushed aside, as a share of the limb; the sign picks the side. */
  bend?: number
  paw?: PawKind
  /** Direction of the paw on the page in degrees: 0 right, 90 down, -90 up. */
  heading?: number
}

export interface HeadMove {
  view?: 'front' | 'side' | 'back'
  /** 0 at us … 1 where the dog faces; -1 over its shoulder. Only for the view `front`. */
  turn?: number
  /** Degrees; positive bows the head in the direction the dog faces. */
  tilt?: number
  /** Moves the head in dog units, x towards where the dog faces. */
  shift?: Point
}

export interface DogOptions {
  breed: BreedName
  coat?: CoatName | Partial<Coat>
  /** The ground under the middle of the dog. */
  at: Point
  /** Pixels to 100 dog units. A labrador stands 90 units at the shoulder; other breeds keep their true size. */
  size: number
  facing?: 'left' | 'right'
  pose: PoseName | Pose
  /** A named face, or one changed in parts. */
  face?: FaceName | (Partial<Face> & { like?: FaceName })
  head?: HeadMove
  paws?: Partial<Record<LimbName, PawMove>>
  /** Turns the whole dog about the ground point: a leap, a fall, a lean. */
  lean?: number
  /** Lifts (positive) or tucks (negative) the tail, in degrees. */
  wag?: number
  collar?: string | false
  /** Changes proportions: a puppy, a fat pug. */
  build?: (breed: Breed) => Breed
  line?: number
}

export interface Dog {
  /** The whole dog without its shadow. */
  all: string
  /** The layers of `all` from back to front, to put things between them. */
  far: string
  body: string
  near: string
  head: string
  overHead: string
  /** A soft contact shadow on the ground; lay it under the dog. */
  shadow: string
  /** Points of the scene. */
  at: Record<
    'head' | 'crown' | 'nose' | 'mouth' | 'neck' | 'chest' | 'hips' | 'back' | 'tailTip' | LimbName,
    Point
  >
  eyes: readonly [Point, Point]
  /** Draws in the head's own units (skull about 50 around 0 0, facing right) so that a hat sits as the head does. */
  onHead(content: string): string
  /** Pixels to one head unit. */
  headScale: number
}

export function dog(options: DogOptions): Dog {
  const { at, size, facing = 'right', lean = 0, wag = 0 } = options
  const breed = breedOf(options)
  const scale = size / 100
  const mirror = facing === 'left' ? -1 : 1
  const line = options.line ?? lineWidth
  const inDog = (p: Point): Point => {
    const [x, y] = turned([p[0] - at[0], p[1] - at[1]], -lean)
    return [(x * mirror) / scale, y / scale]
  }
  const onPage = (p: Point): Point => plus(turned([p[0] * mirror * scale, p[1] * scale], lean), at)
  const pose: Pose = typeof options.pose === 'string' ? poses[options.pose] : options.pose
  const chin = breed.head.scale * (breed.head.cheek[1] + breed.head.cheek[2])
  const bones = moveParts(pose(breed.body, chin), options, breed, inDog, mirror, lean)
  const light = turned([-0.62, -0.78], -lean)
  const bodyLight: Point = [light[0] * mirror, light[1]]
  const headAt = headJoint(bones)
  const headScale = breed.head.scale
  const tilt = bones.head.tilt
  const over = bones.head.turn < 0 && bones.head.view === 'front'
  const drawn = drawHead(breed, options, bones, {
    line: line / scale / headScale,
    light: turned([over ? -bodyLight[0] : bodyLight[0], bodyLight[1]], over ? tilt : -tilt),
    turn: Math.abs(bones.head.turn),
  })
  const headPlace = { x: headAt[0], y: headAt[1], rotate: tilt, scale: headScale, flip: over }
  const inPage = (content: string) =>
    place(content, { x: at[0], y: at[1], rotate: lean, scale, flip: mirror === -1, scaleY: scale })
  const fromHead = (p: Point): Point => {
    const [x, y] = turned([(over ? -p[0] : p[0]) * headScale, p[1] * headScale], tilt)
    return onPage([x + headAt[0], y + headAt[1]])
  }
  const limb = (name: LimbName) => {
    const isWhole = bones.behind.includes(name)
    const far = isWhole && bones.view === 'side'
    return drawLimb(bones[name], { breed, line: line / scale, light: bodyLight, far, isWhole })
  }
  const tail = drawTail(breed, bones, wag, line / scale, bodyLight)
  const names: LimbName[] = ['hindFar', 'hindNear', 'foreFar', 'foreNear']
  const inFront = names.filter((name) => !bones.behind.includes(name) && !bones.overHead.includes(name))
  const trunk = inked(
    [
      taper(bones.torso, breed.body.edge, 7),
      ...bones.masses.map(([x, y, r]) => ellipse(x, y, r)),
      taper(bones.neck),
    ],
    breed.coat.base,
    { line: line / scale, inside: bodyMarks(breed, bones), depth: 7, light: bodyLight },
  )
  const edge = breed.body.edge === 'shag' ? 'shag' : 'smooth'
  // A root that bulges out of the trunk keeps its line there, because the trunk covers only the rest of it.
  const rootLines = contour(
    inFront.flatMap((name) => bones[name].parts.slice(0, 1).map((part) => taper(part, edge, 6))),
    line / scale,
  )
  const band =
    options.collar === false ? '' : collar(bones.neck, options.collar ?? '#d8503f', bones.view, line / scale)
  const layers = {
    far: inPage(group(bones.tail.over ? '' : tail, ...bones.behind.map((name) => limb(name)))),
    body: inPage(group(place(drawn.behind, headPlace), rootLines, trunk, bones.tail.over ? tail : '')),
    near: inPage(group(...inFront.map((name) => limb(name)), band)),
    head: inPage(place(drawn.svg, headPlace)),
    overHead: inPage(group(...bones.overHead.map((name) => limb(name)))),
  }
  const paw = (name: LimbName): Point => onPage(pawOf(bones[name], breed.body)?.grip ?? [0, 0])
  const [hips, back, chest] = [0, 1, 2].map((i) => jointPoint(bones.torso, i))
  const tailTip = tailJoints(breed, bones, wag).at(-1) ?? [0, 0, 0]
  return {
    ...layers,
    all: group(layers.far, layers.body, layers.near, layers.head, layers.overHead),
    shadow:
      bones.shadow[1] > 0 ? contact(onPage([bones.shadow[0], 0])[0], at[1], bones.shadow[1] * scale) : '',
    at: {
      head: onPage(headAt),
      crown: fromHead(drawn.crown),
      nose: fromHead(drawn.nose),
      mouth: fromHead(drawn.mouth),
      neck: onPage(jointPoint(bones.neck, 1)),
      chest: onPage(chest ?? [0, 0]),
      hips: onPage(hips ?? [0, 0]),
      back: onPage(back ?? [0, 0]),
      tailTip: onPage([tailTip[0], tailTip[1]]),
      foreNear: paw('foreNear'),
      foreFar: paw('foreFar'),
      hindNear: paw('hindNear'),
      hindFar: paw('hindFar'),
    },
    eyes: [fromHead(drawn.eyes[0]), fromHead(drawn.eyes[1])],
    onHead: (content) => inPage(place(content, headPlace)),
    headScale: scale * headScale,
  }
}

/** The shadow where something touches the ground. */
export function contact(x: number, y: number, halfWidth: number, strength = 0.2): string {
  return group(
    fill(
      ellipse(x + halfWidth * 0.06, y, halfWidth * 1.06, Math.max(4, halfWidth * 0.13)),
      shadowColor,
      strength * 0.6,
    ),
    fill(
      ellipse(x + halfWidth * 0.02, y, halfWidth * 0.86, Math.max(3, halfWidth * 0.08)),
      shadowColor,
      strength * 0.8,
    ),
  )
}

export function faceOf(face: DogOptions['face']): Face {
  if (face === undefined) return faces.calm
  if (typeof face === 'string') return faces[face]
  const { like, ...changes } = face
  return { ...faces[like ?? 'calm'], ...changes }
}

export function breedOf({ breed, coat, build }: Pick<DogOptions, 'breed' | 'coat' | 'build'>): Breed {
  const plain: Breed = breeds[breed]
  const worn = coat === undefined ? {} : typeof coat === 'string' ? coats[coat] : coat
  const dressed = { ...plain, coat: { ...plain.coat, ...worn } }
  return build ? build(dressed) : dressed
}

function moveParts(
  bones: Skeleton,
  { head = {}, paws = {} }: DogOptions,
  { body }: Breed,
  inDog: (p: Point) => Point,
  mirror: number,
  lean: number,
): Skeleton {
  const shift = head.shift ?? [0, 0]
  const neck = bones.neck.map(([x, y, r], i): Joint => {
    const share = i / (bones.neck.length - 1)
    return [x + shift[0] * share, y + shift[1] * share, r]
  })
  const limbs: Partial<Record<LimbName, Limb>> = {}
  for (const name of ['foreNear', 'foreFar', 'hindNear', 'hindFar'] as const) {
    const move = paws[name]
    const root = bones[name].parts[0]?.[0]
    if (move === undefined || root === undefined) continue
    const [x, y] = inDog(move.to)
    const paw = move.paw ?? 'hand'
    const parts = [bent(root, [x, y, body.shin * 1.05], move.bend ?? 0.12, body.fore * 0.92)]
    const heading = move.heading === undefined ? undefined : move.heading - lean
    limbs[name] =
      heading === undefined
        ? { parts, paw }
        : { parts, paw, heading: mirror === -1 ? 180 - heading : heading }
  }
  return {
    ...bones,
    ...limbs,
    neck,
    head: {
      view: head.view ?? bones.head.view,
      turn: head.turn ?? bones.head.turn,
      tilt: head.tilt ?? bones.head.tilt,
    },
  }
}

function drawHead(
  breed: Breed,
  options: DogOptions,
  bones: Skeleton,
  at: Pick<HeadSpec, 'line' | 'light' | 'turn'>,
): DrawnHead {
  const spec: HeadSpec = { head: breed.head, coat: breed.coat, face: faceOf(options.face), ...at }
  if (bones.head.view === 'side') return sideHead(spec)
  return bones.head.view === 'back' ? backHead(spec) : frontHead(spec)
}

function headJoint({ neck }: Skeleton): Point {
  return jointPoint(neck, neck.length - 1)
}

function jointPoint(joints: readonly Joint[], index: number): Point {
  const joint = joints[Math.min(index, joints.length - 1)]
  return joint ? [joint[0], joint[1]] : [0, 0]
}

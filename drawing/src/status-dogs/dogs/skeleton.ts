import { type Joint, type Point, polar } from '../../geometry.ts'
import type { Body } from './breed.ts'

/** How a paw is drawn at the end of its limb. */
export type PawKind = 'flat' | 'toward' | 'hand' | 'thumb' | 'none'

export interface Limb {
  /** The first part grows out of the body; later parts (a foot under a haunch) are whole. */
  parts: readonly (readonly Joint[])[]
  paw: PawKind
  /** Direction of the paw for a `hand`, otherwise along the limb. */
  heading?: number
  /** The share of the limb, from its root, that merges into the body without a line. */
  merge?: number
}

export interface Limbs {
  foreNear: Limb
  foreFar: Limb
  hindNear: Limb
  hindFar: Limb
}

export type LimbName = keyof Limbs

/**
 * The bones of a pose in dog units: the ground is y 0, up is negative, the dog faces right, x 0 is its middle.
 * Seen from the front, `near` limbs are those on the left of the page.
 */
export interface Skeleton extends Limbs {
  view: 'side' | 'front' | 'back'
  torso: readonly Joint[]
  /** Further round masses of the body: a chest, a belly, a folded thigh. */
  masses: readonly Joint[]
  /** From the chest to the middle of the head. */
  neck: readonly Joint[]
  head: { view: 'front' | 'side' | 'back'; turn: number; tilt: number }
  /** `heading` is the direction in which the tail leaves the body. */
  tail: { root: Point; heading: number; over: boolean }
  /** Limbs drawn before the body, in this order; all others lie over it. */
  behind: readonly LimbName[]
  /** Limbs drawn over the head, for paws at the face. */
  overHead: readonly LimbName[]
  /** Middle and half width of the shadow on the ground. */
  shadow: readonly [x: number, width: number]
}

/** `chin` is the distance from the middle of the head to its lowest point. */
export type Pose = (body: Body, chin: number) => Skeleton

export function foreLeg(body: Body, root: Point, paw: Point, bend = 0.04): Limb {
  const end: Joint = [paw[0], paw[1] - body.paw * 0.55, body.shin]
  return { parts: [bent([root[0], root[1], body.fore * 1.2], end, bend, body.fore * 0.86)], paw: 'flat' }
}

/** Thigh, hock and foot of a dog that stands or moves; `stretch` straightens the joints. */
export function hindLeg(body: Body, root: Point, paw: Point, stretch = 0): Limb {
  const ankle: Point = [paw[0] - 1, paw[1] - body.paw * 0.55]
  const bend = 1 - stretch
  const length = Math.hypot(ankle[0] - root[0], ankle[1] - root[1])
  const along = (t: number, aside: number): Point => {
    const x = root[0] + (ankle[0] - root[0]) * t
    const y = root[1] + (ankle[1] - root[1]) * t
    const heading = (Math.atan2(ankle[1] - root[1], ankle[0] - root[0]) * 180) / Math.PI
    return polar([x, y], heading - 90, aside * length * bend)
  }
  const knee = along(0.42, 0.14)
  const hock = along(0.74, -0.12)
  return {
    parts: [
      [
        [root[0], root[1], body.hip * 0.86],
        [knee[0], knee[1], body.hip * 0.55],
        [hock[0], hock[1], body.shin * 1.02],
        [ankle[0], ankle[1], body.shin],
      ],
    ],
    paw: 'flat',
  }
}

/** A haunch folded on the ground with its foot to the front. */
export function folded(body: Body, hip: Point, toe: Point): Limb {
  return {
    parts: [
      [
        [hip[0], hip[1], body.hip * 0.92],
        [hip[0] + body.hip * 0.62, hip[1] + body.hip * 0.22, body.hip * 0.62],
        [hip[0] + body.hip * 0.5, -body.shin * 1.3, body.shin * 1.3],
      ],
      [
        [hip[0] - body.hip * 0.2, -body.shin * 0.95, body.shin * 0.95],
        [toe[0], toe[1] - body.shin * 0.9, body.shin * 0.95],
      ],
    ],
    paw: 'flat',
    merge: 0.1,
  }
}

/** A free arm: from the shoulder to the paw, the elbow pushed aside by `bend`. */
export function arm(
  body: Body,
  shoulder: Point,
  paw: Point,
  bend: number,
  kind: PawKind = 'hand',
  heading?: number,
): Limb {
  const end: Joint = [paw[0], paw[1], body.shin * 1.05]
  const parts = [bent([shoulder[0], shoulder[1], body.fore * 1.15], end, bend, body.fore * 0.92)]
  return heading === undefined ? { parts, paw: kind } : { parts, paw: kind, heading }
}

export function bent(root: Joint, end: Joint, bend: number, radius: number): Joint[] {
  const heading = (Math.atan2(end[1] - root[1], end[0] - root[0]) * 180) / Math.PI
  const length = Math.hypot(end[0] - root[0], end[1] - root[1])
  const [x, y] = polar([(root[0] + end[0]) / 2, (root[1] + end[1]) / 2], heading - 90, length * bend)
  return [root, [x, y, radius], end]
}

import type { Point } from '../../geometry.ts'
import type { Body } from './breed.ts'
import { arm, folded, foreLeg, hindLeg, type Pose, type Skeleton } from './skeleton.ts'

interface Frame {
  hips: Point
  chest: Point
  head: Point
}

/** Shared base of the side poses; `up` arches (positive) or sinks the back. */
export function sideways(body: Body, { hips, chest, head }: Frame, arch = 3): Omit<Skeleton, keyof LimbsOf> {
  const middle: Point = [(hips[0] + chest[0]) / 2, (hips[1] + chest[1]) / 2 - arch]
  return {
    view: 'side',
    torso: [
      [hips[0], hips[1], body.hip],
      [middle[0], middle[1], body.waist],
      [chest[0], chest[1], body.chest],
    ],
    masses: [],
    neck: [
      [chest[0], chest[1] - body.chest * 0.2, body.chest * 0.8],
      [(chest[0] + head[0]) / 2 - 2, (chest[1] + head[1]) / 2 + 1, body.neckWidth],
      [head[0], head[1], body.neckWidth * 0.9],
    ],
    head: { view: 'front', turn: 0.55, tilt: 0 },
    tail: { root: [hips[0] - body.hip * 0.72, hips[1] - body.hip * 0.5], heading: -140, over: false },
    behind: ['foreFar', 'hindFar'],
    overHead: [],
    shadow: [(hips[0] + chest[0]) / 2, Math.abs(chest[0] - hips[0]) / 2 + body.chest * 1.2],
  }
}

type LimbsOf = Pick<Skeleton, 'foreNear' | 'foreFar' | 'hindNear' | 'hindFar'>

export const stand: Pose = (b) => {
  const hips: Point = [-b.length / 2, -b.legs - 1]
  const chest: Point = [b.length / 2, -b.legs]
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.5, chest[1] - b.neck * 0.9] }),
    foreNear: foreLeg(b, [chest[0] - 3, chest[1] + 8], [chest[0] - 2, 0]),
    foreFar: foreLeg(b, [chest[0] + 6, chest[1] + 8], [chest[0] + 13, -3]),
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [hips[0] - 7, 0]),
    hindFar: hindLeg(b, [hips[0] + 8, hips[1] + 4], [hips[0] + 12, -3]),
  }
}

export const walk: Pose = (b, chin) => {
  const still = stand(b, chin)
  const reach = Math.min(30, b.legs * 0.42)
  const hips: Point = [-b.length / 2, -b.legs - 1]
  const chest: Point = [b.length / 2, -b.legs + 1]
  return {
    ...still,
    foreNear: {
      ...foreLeg(b, [chest[0] - 3, chest[1] + 8], [chest[0] + reach * 0.9, -b.legs * 0.13], 0.14),
      paw: 'flat',
    },
    foreFar: foreLeg(b, [chest[0] + 5, chest[1] + 8], [chest[0] - reach * 0.5, -2], -0.04),
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [hips[0] - reach * 0.95, 0], 0.1),
    hindFar: hindLeg(b, [hips[0] + 7, hips[1] + 4], [hips[0] + reach * 0.8, -3], 0.2),
    tail: { ...still.tail, heading: -120 },
  }
}

export const run: Pose = (b) => {
  const hips: Point = [-b.length / 2, -b.legs - 12]
  const chest: Point = [b.length / 2, -b.legs - 8]
  const reach = b.legs * 0.75
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.78, chest[1] - b.neck * 0.55] }, 5),
    foreNear: foreLeg(b, [chest[0] - 2, chest[1] + 8], [chest[0] + reach, chest[1] + b.legs * 0.5], 0.14),
    foreFar: foreLeg(
      b,
      [chest[0] + 6, chest[1] + 6],
      [chest[0] + reach * 1.1, chest[1] + b.legs * 0.22],
      0.1,
    ),
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [hips[0] - reach * 0.85, -4], 0.35),
    hindFar: hindLeg(b, [hips[0] + 6, hips[1] + 3], [hips[0] - reach * 1.1, -b.legs * 0.36], 0.4),
    tail: { root: [hips[0] - b.hip * 0.7, hips[1] - b.hip * 0.5], heading: 195, over: false },
    shadow: [0, b.length * 0.6 + b.chest],
  }
}

/** In the air; lift the dog by placing it above the ground. */
export const leap: Pose = (b) => {
  const hips: Point = [-b.length / 2, -b.legs + 6]
  const chest: Point = [b.length / 2 - 2, -b.legs - 16]
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.6, chest[1] - b.neck * 0.72] }, 6),
    foreNear: foreLeg(
      b,
      [chest[0], chest[1] + 8],
      [chest[0] + b.legs * 0.66, chest[1] + b.legs * 0.22],
      -0.16,
    ),
    foreFar: foreLeg(b, [chest[0] + 6, chest[1] + 5], [chest[0] + b.legs * 0.74, chest[1] - 2], -0.16),
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [hips[0] - b.legs * 0.62, hips[1] + b.legs * 0.62], 0.4),
    hindFar: hindLeg(b, [hips[0] + 5, hips[1] + 3], [hips[0] - b.legs * 0.36, hips[1] + b.legs * 0.78], 0.3),
    tail: { root: [hips[0] - b.hip * 0.7, hips[1] - b.hip * 0.5], heading: -150, over: false },
  }
}

export const sit: Pose = (b) => {
  const hips: Point = [-b.length * 0.24, -b.hip * 0.96]
  const chest: Point = [b.length * 0.2, -b.legs * 0.98 - 4]
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.32, chest[1] - b.neck * 0.98] }, 5),
    foreNear: foreLeg(b, [chest[0] + 2, chest[1] + 8], [chest[0] + b.chest * 0.35, 0], -0.02),
    foreFar: foreLeg(b, [chest[0] + 9, chest[1] + 8], [chest[0] + b.chest * 0.85, -3], -0.02),
    hindNear: folded(b, hips, [hips[0] + b.hip * 1.35, 0]),
    hindFar: folded(b, [hips[0] + 8, hips[1]], [hips[0] + b.hip * 1.6, -3]),
    tail: { root: [hips[0] - b.hip * 0.8, -b.hip * 0.42], heading: 196, over: false },
  }
}

/** Sitting up and begging, the forelegs free in the air. */
export const beg: Pose = (b) => {
  const hips: Point = [-b.length * 0.14, -b.hip * 0.96]
  const chest: Point = [b.length * 0.04, -b.legs * 1.06 - 14]
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.16, chest[1] - b.neck * 1.02] }, 0),
    foreNear: arm(b, [chest[0] + 6, chest[1] + 2], [chest[0] + b.chest + 12, chest[1] + 8], 0.3, 'hand', 70),
    foreFar: arm(b, [chest[0] + 12, chest[1] - 2], [chest[0] + b.chest + 20, chest[1] + 2], 0.3, 'hand', 70),
    hindNear: folded(b, hips, [hips[0] + b.hip * 1.5, 0]),
    hindFar: folded(b, [hips[0] + 8, hips[1]], [hips[0] + b.hip * 1.75, -3]),
    tail: { root: [hips[0] - b.hip * 0.8, -b.hip * 0.42], heading: 196, over: false },
  }
}

/** Nose to the ground, walking. */
export const sniff: Pose = (b, chin) => {
  const going = walk(b, chin)
  const chest: Point = [b.length / 2, -b.legs + 3]
  return {
    ...going,
    ...sideways(
      b,
      { hips: [-b.length / 2, -b.legs - 3], chest, head: [chest[0] + b.neck * 0.88, -chin - 14] },
      2,
    ),
    head: { view: 'side', turn: 1, tilt: 26 },
    tail: going.tail,
  }
}

/** On the hind legs, forepaws up against something in front. */
export const rear: Pose = (b) => {
  const hips: Point = [-b.length * 0.2, -b.legs * 0.98]
  const chest: Point = [b.length * 0.18, -b.legs - b.length * 0.8]
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.4, chest[1] - b.neck * 0.88] }, -3),
    foreNear: arm(b, [chest[0] + 4, chest[1] + 4], [chest[0] + b.legs * 0.86 + 12, chest[1] + 12], 0.14),
    foreFar: arm(b, [chest[0] + 10, chest[1] + 2], [chest[0] + b.legs * 0.86 + 14, chest[1] - 4], 0.14),
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [hips[0] - 4, 0]),
    hindFar: hindLeg(b, [hips[0] + 8, hips[1] + 3], [hips[0] + 16, -3]),
    tail: { root: [hips[0] - b.hip * 0.75, hips[1] - b.hip * 0.1], heading: 170, over: false },
    shadow: [0, b.hip * 2],
  }
}

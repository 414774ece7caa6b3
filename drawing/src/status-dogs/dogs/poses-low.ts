import type { Point } from '../../geometry.ts'
import { sideways } from './poses-side.ts'
import { folded, foreLeg, hindLeg, type Pose } from './skeleton.ts'

/** Lying on the belly, head up, forelegs to the front. */
export const lie: Pose = (b) => {
  const hips: Point = [-b.length * 0.48, -b.hip * 0.95]
  const chest: Point = [b.length * 0.4, -b.chest * 1.02]
  const reach = Math.min(42, b.legs * 0.62)
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.3, chest[1] - b.neck * 0.9] }, 2),
    foreNear: {
      parts: [
        [
          [chest[0] - 2, chest[1] + 8, b.fore],
          [chest[0] - 4, -b.shin * 1.15, b.fore * 0.8],
          [chest[0] + reach, -b.shin * 0.9, b.shin],
        ],
      ],
      paw: 'flat',
    },
    foreFar: {
      parts: [
        [
          [chest[0] + 6, chest[1] + 8, b.fore],
          [chest[0] + 6, -b.shin * 1.4, b.fore * 0.8],
          [chest[0] + reach + 10, -b.shin * 1.2, b.shin],
        ],
      ],
      paw: 'flat',
    },
    hindNear: folded(b, [hips[0] + 2, hips[1]], [hips[0] + b.hip * 1.7, 0]),
    hindFar: folded(b, [hips[0] + 10, hips[1]], [hips[0] + b.hip * 1.7, -3]),
    tail: { root: [hips[0] - b.hip * 0.75, -b.hip * 0.5], heading: 188, over: false },
  }
}

/** Lying with the chin on the ground. */
export const flop: Pose = (b, chin) => {
  const low = lie(b, chin)
  const chest: Point = [b.length * 0.36, -b.chest * 0.9]
  return {
    ...low,
    ...sideways(
      b,
      { hips: [-b.length * 0.48, -b.hip * 0.92], chest, head: [chest[0] + b.neck * 0.98, -chin] },
      2,
    ),
    foreNear: low.foreNear,
    head: { view: 'front', turn: 0.45, tilt: 4 },
    overHead: [],
    tail: low.tail,
  }
}

/** Asleep in a ring, nose to tail. */
export const curl: Pose = (b, chin) => {
  const w = b.length * 0.56 + b.hip * 0.6
  const head: Point = [w * 0.86, -chin + 2]
  return {
    ...sideways(
      b,
      { hips: [-w * 0.42, -b.hip * 1.05], chest: [w * 0.42, -b.chest * 0.95], head },
      b.waist * 0.62,
    ),
    neck: [
      [w * 0.5, -b.chest, b.chest * 0.8],
      [head[0], head[1], b.neckWidth],
    ],
    foreNear: {
      parts: [
        [
          [w * 0.42, -13, b.fore],
          [w * 0.66, -8, b.fore * 0.8],
          [w * 1.18, -6, b.shin],
        ],
      ],
      paw: 'flat',
    },
    foreFar: {
      parts: [
        [
          [w * 0.5, -13, b.fore],
          [w * 0.7, -9, b.fore * 0.8],
          [w * 1.28, -8, b.shin],
        ],
      ],
      paw: 'flat',
    },
    hindNear: folded(b, [-w * 0.46, -b.hip * 0.98], [w * 0.02, 0]),
    hindFar: { parts: [], paw: 'none' },
    head: { view: 'front', turn: 0.35, tilt: 10 },
    tail: { root: [-w * 0.42 - b.hip * 0.78, -b.hip * 1.45], heading: 105, over: true },
    shadow: [0, w + b.hip],
  }
}

/** Elbows down, rump up: let us play. */
export const bow: Pose = (b) => {
  const hips: Point = [-b.length / 2, -b.legs - 6]
  const chest: Point = [b.length * 0.42, -b.chest * 1.05]
  const reach = Math.min(40, b.legs * 0.6)
  return {
    ...sideways(b, { hips, chest, head: [chest[0] + b.neck * 0.62, chest[1] - b.neck * 0.62] }, -2),
    foreNear: {
      parts: [
        [
          [chest[0], chest[1] + 6, b.fore],
          [chest[0] - 6, -b.shin * 1.2, b.fore * 0.8],
          [chest[0] + reach, -b.shin * 0.9, b.shin],
        ],
      ],
      paw: 'flat',
    },
    foreFar: {
      parts: [
        [
          [chest[0] + 6, chest[1] + 6, b.fore],
          [chest[0] + 4, -b.shin * 1.4, b.fore * 0.8],
          [chest[0] + reach + 12, -b.shin * 1.2, b.shin],
        ],
      ],
      paw: 'flat',
    },
    hindNear: hindLeg(b, [hips[0], hips[1] + 4], [hips[0] - 6, 0], 0.2),
    hindFar: hindLeg(b, [hips[0] + 8, hips[1] + 4], [hips[0] + 12, -3], 0.2),
    tail: { root: [hips[0] - b.hip * 0.5, hips[1] - b.hip * 0.75], heading: -100, over: false },
  }
}

/** Nose in the hole, paws at work. */
export const dig: Pose = (b, chin) => {
  const down = bow(b, chin)
  const chest: Point = [b.length * 0.42, -b.chest * 1.25]
  return {
    ...down,
    ...sideways(
      b,
      { hips: [-b.length / 2, -b.legs - 6], chest, head: [chest[0] + b.neck * 0.74, -chin - 8] },
      -1,
    ),
    head: { view: 'side', turn: 1, tilt: 34 },
    foreNear: foreLeg(b, [chest[0] - 2, chest[1] + 6], [chest[0] + 20, -4], -0.2),
    foreFar: foreLeg(b, [chest[0] + 6, chest[1] + 6], [chest[0] + 36, -10], -0.2),
    tail: down.tail,
  }
}

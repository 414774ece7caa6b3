import type { Point } from '../../geometry.ts'
import type { Body } from './breed.ts'
import { arm, foreLeg, type Limb, type Pose } from './skeleton.ts'

/** Sitting and looking at us. */
export const sitFront: Pose = (b) => {
  const tall = b.legs * 0.98
  const gap = b.chest * 0.42
  return {
    view: 'front',
    torso: [
      [0, -b.hip * 1.05, b.hip * 1.12],
      [0, -tall * 0.62, (b.hip + b.chest) * 0.5],
      [0, -tall * 0.98, b.chest * 0.92],
    ],
    masses: [],
    neck: [
      [0, -tall, b.chest * 0.7],
      [0, -tall - b.neck * 0.98, b.neckWidth],
    ],
    head: { view: 'front', turn: 0, tilt: 0 },
    foreNear: toward(foreLeg(b, [-gap * 1.1, -tall * 0.8], [-gap * 0.9, 3], 0)),
    foreFar: toward(foreLeg(b, [gap * 1.1, -tall * 0.8], [gap * 0.9, 3], 0)),
    hindNear: haunch(b, -1),
    hindFar: haunch(b, 1),
    tail: { root: [b.hip * 1.1, -8], heading: -12, over: false },
    behind: ['hindNear', 'hindFar'],
    overHead: [],
    shadow: [0, b.hip * 2.1],
  }
}

/** Standing upright like a person, arms free; the arms hang until they are given something to do. */
export const upright: Pose = (b) => {
  const { pelvis, chest } = standing(b)
  const shoulder = b.chest * 0.72
  return {
    view: 'front',
    torso: [
      [0, pelvis[1], b.hip * 1.02],
      [0, (pelvis[1] + chest[1]) / 2, (b.hip + b.chest) * 0.48],
      [0, chest[1], b.chest * 0.92],
    ],
    masses: [],
    neck: [
      [0, chest[1], b.chest * 0.7],
      [0, chest[1] - b.neck * 0.98, b.neckWidth],
    ],
    head: { view: 'front', turn: 0.3, tilt: 0 },
    foreNear: arm(b, [-shoulder, chest[1]], [-b.chest * 1.25, pelvis[1] + 2], -0.12),
    foreFar: arm(b, [shoulder, chest[1]], [b.chest * 1.25, pelvis[1] + 2], 0.12),
    hindNear: toward(foreLeg(b, [-b.hip * 0.48, pelvis[1] + 4], [-b.hip * 0.62, 2], 0)),
    hindFar: toward(foreLeg(b, [b.hip * 0.48, pelvis[1] + 4], [b.hip * 0.62, 2], 0)),
    tail: { root: [-b.hip * 0.85, pelvis[1] + 6], heading: 200, over: false },
    behind: ['hindNear', 'hindFar'],
    overHead: [],
    shadow: [0, b.hip * 1.5],
  }
}

/** A bust behind a desk, a window or a counter: upright, but the legs are left out. */
export const bust: Pose = (b, chin) => ({
  ...upright(b, chin),
  hindNear: noLimb,
  hindFar: noLimb,
  shadow: [0, 0],
})

/** Arms and legs flung out in the air; place the dog above the ground. */
export const joy: Pose = (b, chin) => {
  const base = upright(b, chin)
  const { pelvis, chest } = standing(b)
  const reach = b.legs * 0.86
  return {
    ...base,
    head: { view: 'front', turn: 0.15, tilt: -6 },
    foreNear: arm(
      b,
      [-b.chest * 0.66, chest[1] - 2],
      [-b.chest * 0.8 - reach * 0.86, chest[1] - reach * 0.5],
      0.16,
    ),
    foreFar: arm(
      b,
      [b.chest * 0.66, chest[1] - 2],
      [b.chest * 0.8 + reach * 0.86, chest[1] - reach * 0.5],
      -0.16,
    ),
    hindNear: arm(
      b,
      [-b.hip * 0.5, pelvis[1] + 4],
      [-b.hip - reach * 0.34, pelvis[1] + reach * 0.56],
      -0.2,
      'hand',
      110,
    ),
    hindFar: arm(
      b,
      [b.hip * 0.5, pelvis[1] + 4],
      [b.hip + reach * 0.34, pelvis[1] + reach * 0.56],
      0.2,
      'hand',
      70,
    ),
    tail: { root: [-b.hip * 0.85, pelvis[1] + 4], heading: 205, over: false },
  }
}

/** Sitting with the back to us. */
export const sitBack: Pose = (b, chin) => {
  const front = sitFront(b, chin)
  return {
    ...front,
    view: 'back',
    head: { view: 'back', turn: 0, tilt: 0 },
    foreNear: noLimb,
    foreFar: noLimb,
    tail: { root: [b.hip * 0.12, -b.hip * 0.34], heading: -20, over: true },
  }
}

/** On the back, paws in the air. */
export const belly: Pose = (b, chin) => {
  const half = b.length * 0.46
  const y = -b.chest * 0.92
  const paw = (x: number, up: number, lean: number): Limb =>
    arm(b, [x, y - 8], [x + lean, y - b.chest - up], 0.22, 'hand', -60)
  return {
    view: 'side',
    torso: [
      [-half, y + 2, b.hip],
      [0, y - 1, (b.waist + b.chest) * 0.52],
      [half, y, b.chest * 0.94],
    ],
    masses: [],
    neck: [
      [half, y, b.chest * 0.75],
      [half + b.neck * 0.92, -chin * 0.92, b.neckWidth],
    ],
    head: { view: 'front', turn: 0.2, tilt: 158 },
    foreNear: paw(half - 2, b.legs * 0.3, 10),
    foreFar: paw(half + 8, b.legs * 0.36, 16),
    hindNear: paw(-half, b.legs * 0.34, -6),
    hindFar: paw(-half + 9, b.legs * 0.4, 4),
    tail: { root: [-half - b.hip * 0.8, y + 6], heading: 178, over: false },
    behind: ['foreFar', 'hindFar'],
    overHead: [],
    shadow: [4, half + b.chest * 1.6],
  }
}

export const noLimb: Limb = { parts: [], paw: 'none' }

function standing(b: Body): { pelvis: Point; chest: Point } {
  const pelvis: Point = [0, -b.legs * 0.72 - b.hip * 0.35]
  return { pelvis, chest: [0, pelvis[1] - Math.min(b.length, 64) * 0.78] }
}

function toward(limb: Limb): Limb {
  return { ...limb, paw: 'toward' }
}

function haunch(b: Body, side: -1 | 1): Limb {
  const x = side * b.hip * 1.02
  return {
    parts: [
      [
        [x, -b.hip * 0.98, b.hip * 0.72],
        [side * b.hip * 1.22, -b.hip * 0.45, b.hip * 0.58],
        [side * b.hip * 1.34, -b.paw * 0.4, b.shin * 1.15],
      ],
    ],
    paw: 'toward',
  }
}

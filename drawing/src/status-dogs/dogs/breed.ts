import type { Edge } from '../../path.ts'

/** Lengths of a body in dog units: a labrador stands about 90 units high at the shoulder. */
export interface Body {
  /** From the middle of the chest to the middle of the hips. */
  length: number
  /** Height of the chest's middle above the ground when standing. */
  legs: number
  chest: number
  waist: number
  hip: number
  /** From the chest's middle to the head's middle. */
  neck: number
  neckWidth: number
  fore: number
  shin: number
  paw: number
  edge: Edge
}

export type TailKind = 'whip' | 'plume' | 'ring' | 'stub' | 'pom'

export interface Tail {
  kind: TailKind
  length: number
  width: number
}

export type EarKind = 'floppy' | 'pricked' | 'button' | 'rose' | 'woolly' | 'shaggy'

export interface Ears {
  kind: EarKind
  length: number
  width: number
  /** How far apart and how high they sit, as shares of the skull. */
  apart: number
  high: number
}

/** Lengths of a head in head units: a skull is about 50 units from its middle to its edge. */
export interface Head {
  /** Head units to dog units. */
  scale: number
  skull: readonly [width: number, height: number]
  cheek: readonly [width: number, height: number, y: number]
  muzzle: { width: number; height: number; y: number; length: number }
  nose: number
  eyes: { apart: number; y: number; size: number }
  ears: Ears
  /** How far the upper lips hang at the sides. */
  jowl: number
  hair: 'none' | 'topknot' | 'fringe' | 'beard'
  wrinkles: boolean
  edge: Edge
}

export type HeadMark = 'muzzle' | 'blaze' | 'mask' | 'spectacles' | 'eyePatch' | 'tan' | 'spots' | 'cheeks'
export type BodyMark = 'bib' | 'belly' | 'socks' | 'saddle' | 'patches' | 'spots' | 'tan' | 'tailTip'

export interface Coat {
  base: string
  /** Dark parts: saddle, mask, spots, patches. */
  dark: string
  /** Light parts: muzzle, bib, socks, blaze. */
  light: string
  ears: string
  nose: string
  iris: string
  head: readonly HeadMark[]
  body: readonly BodyMark[]
}

export interface Breed {
  body: Body
  head: Head
  tail: Tail
  coat: Coat
}

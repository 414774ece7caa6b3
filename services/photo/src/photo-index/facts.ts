import { type ColorName, colorNames } from '../database/colors.ts'
import type { Orientation } from '../database/photo-tables.ts'

/** The indexed data of a photo. */
export interface PhotoFacts {
  id: number
  createdAtMs: number
  orientation: Orientation
  isSafe: boolean
  isPromoted: boolean
  /** One bit for each color, in the order of `colorNames`. */
  colors: number
  /** Likes and downloads when the index last read the photo. */
  popularity: number
}

export interface PhotoFilter {
  orientation?: Orientation | undefined
  /** Only photos that are safe for all audiences. */
  isSafe?: boolean | undefined
  isPromoted?: boolean | undefined
  color?: ColorName | undefined
}

const orientations: readonly Orientation[] = ['landscape', 'portrait', 'squarish']
const safe = 4
const promoted = 8

/** Two bits of orientation, then one for each flag. */
export function packFlags({ orientation, isSafe, isPromoted }: PhotoFacts): number {
  return orientations.indexOf(orientation) | (isSafe ? safe : 0) | (isPromoted ? promoted : 0)
}

export const orientationOf = (flags: number): Orientation => orientations[flags & 3] ?? 'squarish'
export const isPromoted = (flags: number): boolean => (flags & promoted) !== 0

/** The bits to look at and their values. */
export interface FlagTest {
  mask: number
  value: number
  colors: number
}

export function testOf({ orientation, isSafe, isPromoted, color }: PhotoFilter): FlagTest {
  const flags = (isSafe ? safe : 0) | (isPromoted ? promoted : 0)
  return {
    mask: flags | (orientation === undefined ? 0 : 3),
    value: flags | (orientation === undefined ? 0 : orientations.indexOf(orientation)),
    colors: color === undefined ? 0 : colorBit(color),
  }
}

export function colorBit(color: ColorName): number {
  return 1 << colorNames.indexOf(color)
}

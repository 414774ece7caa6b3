import type { Body, Ears, Head, Tail } from './breed.ts'

/** The labrador, from which the other breeds differ. */
export const body: Body = {
  length: 66,
  legs: 62,
  chest: 25,
  waist: 19,
  hip: 21,
  neck: 50,
  neckWidth: 16,
  fore: 10.5,
  shin: 7,
  paw: 9,
  edge: 'smooth',
}

export const ears: Ears = { kind: 'floppy', length: 46, width: 16, apart: 0.88, high: 0.52 }

export const head: Head = {
  scale: 0.72,
  skull: [47, 44],
  cheek: [43, 31, 17],
  muzzle: { width: 29, height: 21, y: 22, length: 34 },
  nose: 12,
  eyes: { apart: 21, y: -5, size: 9 },
  ears,
  jowl: 3,
  hair: 'none',
  wrinkles: false,
  edge: 'smooth',
}

export const tail: Tail = { kind: 'whip', length: 46, width: 6.5 }

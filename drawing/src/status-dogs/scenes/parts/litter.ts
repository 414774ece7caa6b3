import type { Breed } from '../../dogs/breed.ts'

/** A `build` for the very young of any breed: short legs, round head, large eyes. */
export function newborn({ body, head, tail, ...rest }: Breed): Breed {
  return {
    ...rest,
    body: { ...body, length: 34, legs: 32, chest: 18, waist: 16, hip: 16, neck: 32, shin: 6.5, fore: 8.5 },
    head: {
      ...head,
      scale: 0.6,
      eyes: { ...head.eyes, size: Math.max(11, head.eyes.size + 2) },
      muzzle: { ...head.muzzle, length: 16, width: 21, height: 16 },
    },
    tail: { ...tail, length: tail.length * 0.6 },
  }
}

import type { Breed } from './breed.ts'
import { LARGE_BREEDS } from './breeds-large.ts'
import { SMALL_BREEDS } from './breeds-small.ts'

export const BREEDS = { ...LARGE_BREEDS, ...SMALL_BREEDS } satisfies Record<string, Breed>

export type BreedName = keyof typeof BREEDS

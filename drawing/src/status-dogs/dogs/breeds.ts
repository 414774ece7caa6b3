import type { Breed } from './breed.ts'
import { largeBreeds } from './breeds-large.ts'
import { smallBreeds } from './breeds-small.ts'

export const breeds = { ...largeBreeds, ...smallBreeds } satisfies Record<string, Breed>

export type BreedName = keyof typeof breeds

import type { Family } from '../family.ts'
import { drawBeach } from './sea/beach.ts'
import { drawOpenSea } from './sea/open-sea.ts'
import type { SeaRecipe } from './sea/recipe.ts'

export const sea: Family<SeaRecipe> = {
  name: 'sea',
  prepare: (recipe, frame) =>
    recipe.kind === 'open' ? drawOpenSea(recipe, frame) : drawBeach(recipe, frame),
}

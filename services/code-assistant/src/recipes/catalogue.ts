import { createAlgorithmRecipe, readEntries } from './algorithms/algorithm-recipes.ts'
import { createDataModelRecipes } from './data-models/data-model-recipes.ts'
import { createPatternRecipes } from './patterns/pattern-recipes.ts'
import type { Recipe } from './recipe.ts'

/** All recipes, created on first use. */
export function getRecipes(): readonly Recipe[] {
  recipes ??= [...readEntries().map(createAlgorithmRecipe), ...createDataModelRecipes(), ...createPatternRecipes()]
  return recipes
}

let recipes: readonly Recipe[] | undefined
